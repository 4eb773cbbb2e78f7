import { barrageLines, bidLines, bombLines, callLine, type Near } from '@tactic48/content/odds'
import { BOMBS, type Bomb, isRefusal, type RuleSet, SUPPORT, type SupportId } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SupportMark } from '../board/signs.tsx'
import { Choice, Count } from '../ui/fields.tsx'
import { useHarm } from './Attacks.tsx'
import { type Fallen, Men } from './Men.tsx'
import css from './Odds.module.css'
import { OddsTable } from './OddsTable.tsx'
import { Answer, Chances, Items, useExact } from './parts.tsx'
import { beside, LEFT, MIDDLE, RIGHT, SIZE } from './tables.ts'

/** CALL-01 to CALL-07, REINF-01. */
export function CallQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('odds')
  const [value, setValue] = useState(2)
  const [figures, setFigures] = useState(7)
  const line = callLine(rules, value, figures)
  return (
    <>
      <OddsTable
        path={{ from: LEFT, to: RIGHT }}
        figures={[
          { side: 'blue', arms: 'officer', rank: 'officer', x: LEFT - 1300 },
          { side: 'blue', arms: 'rifle', duty: 'contact', x: LEFT + 200 },
        ]}
        over={<SupportMark at={{ x: RIGHT, y: MIDDLE }} />}
      />
      <div className="halves g10">
        <Count label={t('value')} value={value} least={1} most={6} onChoose={setValue} />
        <Count label={t('figures')} value={figures} least={1} most={99} onChoose={setFigures} />
      </div>
      {!isRefusal(line) && (
        <Answer>
          <Chances
            title={t('result')}
            outcomes={[
              { name: t('answered'), chance: line.success, harm: 'wnd' },
              { name: t('notAnswered'), chance: 1 - line.success },
              { name: t('atOnce'), chance: line.atOnce, harm: 'wnd' },
              ...line.arrival.map((chance, i) => ({ name: t('arrives', { count: i + 1 }), chance })),
            ]}
          />
          <Chances
            outcomes={line.teams.flatMap((chance, i) =>
              chance > 0 ? [{ name: t('teams', { count: i + 1 }), chance }] : [],
            )}
          />
          <Items items={line.items} />
        </Answer>
      )}
    </>
  )
}

/** INIT-03 to INIT-07. */
export function InitiativeQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('odds')
  const exact = useExact()
  const [bids, setBids] = useState({ mine: 2, his: 1, tokens: 3, hisTokens: 3 })
  const odds = bidLines(rules, bids)
  const fields = ['mine', 'his', 'tokens', 'hisTokens'] as const
  const across = odds && !isRefusal(odds) ? (odds.seized[0] ?? []) : []
  return (
    <>
      <OddsTable
        path={{ from: LEFT, to: RIGHT }}
        figures={[
          { side: 'blue', arms: 'officer', rank: 'officer', x: LEFT },
          { side: 'ember', arms: 'officer', rank: 'officer', x: RIGHT },
        ]}
      />
      <div className="halves g10">
        {fields.map((field) => (
          <Count
            key={field}
            label={t(field)}
            value={bids[field]}
            least={field === 'mine' ? 1 : 0}
            most={12}
            onChoose={(next) => setBids({ ...bids, [field]: next })}
          />
        ))}
      </div>
      {odds && !isRefusal(odds) && (
        <Answer>
          <table className={css.grid}>
            <caption>{t('seized')}</caption>
            <thead>
              <tr>
                <td />
                {across.map((_, bid) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bid is its number
                  <th key={bid} scope="col">
                    {t('bid', { n: bid })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {odds.seized.map((row, bid) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a bid is its number
                <tr key={bid}>
                  <th scope="row">{t('bid', { n: bid })}</th>
                  {row.map((chance, his) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a bid is its number
                    <td key={his}>{exact(chance)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Answer>
      )}
    </>
  )
}

const FIRST_MEN: readonly Fallen[] = [
  { h2h: 2, wounded: false, oneSided: false, away: 0, own: false },
  { h2h: 2, wounded: false, oneSided: false, away: 3, own: false },
]

const nearOf = (men: readonly Fallen[]): readonly Near[] =>
  men.map(({ h2h, wounded, oneSided, away, own }, i) => ({
    name: String(i + 1),
    h2h,
    away,
    own,
    wounded,
    woundedSide: !oneSided,
  }))

/** SUPP-04, HOUSE-08. */
export function BarrageQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation(['odds', 'play'])
  const harm = useHarm()
  const [profile, setProfile] = useState<SupportId>('howitzer')
  const [men, setMen] = useState(FIRST_MEN)
  const lines = barrageLines(rules, profile, nearOf(men))
  return (
    <>
      <OddsTable figures={beside(men, SIZE.width / 2)} over={<SupportMark at={{ x: SIZE.width / 2, y: MIDDLE }} />} />
      <div className="halves g10">
        <Choice
          label={t('guns')}
          chosen={profile}
          options={SUPPORT}
          name={(each) => t(`call.guns.${each}`, { ns: 'play' })}
          onChoose={setProfile}
        />
        <Men men={men} onChange={setMen} placed />
      </div>
      <Answer>
        {isRefusal(lines) ? (
          <p role="alert">{t('noPlace')}</p>
        ) : (
          <>
            {lines.length === 0 && <p>{t('nobody')}</p>}
            {lines.map((line) => (
              <Chances
                key={line.figure}
                title={t('man', { n: line.figure })}
                outcomes={[
                  { name: t('inBlast'), chance: line.hit, harm: 'wnd' },
                  ...harm(line.shell, 'unhurt'),
                  { name: t('inAny'), chance: line.caught, harm: 'wnd' },
                ]}
              />
            ))}
            {lines[0] && <Items items={lines[0].items} />}
          </>
        )}
      </Answer>
    </>
  )
}

/** MORTAR-01. */
export function BombQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation(['odds', 'play'])
  const harm = useHarm()
  const [ammo, setAmmo] = useState<Bomb>('concussion')
  const [men, setMen] = useState(FIRST_MEN)
  const offered: readonly Bomb[] = rules.company?.platoonCallAmmo ?? []
  const lines = offered.includes(ammo) ? bombLines(rules, ammo, nearOf(men)) : undefined
  return (
    <>
      <OddsTable figures={beside(men, SIZE.width / 2)} over={<SupportMark at={{ x: SIZE.width / 2, y: MIDDLE }} />} />
      <div className="halves g10">
        <Choice
          label={t('bomb')}
          chosen={ammo}
          options={BOMBS}
          name={(each) => t(`call.bomb.${each}`, { ns: 'play' })}
          onChoose={setAmmo}
        />
        <Men men={men} onChange={setMen} placed />
      </div>
      <Answer>
        {!lines && <p>{t('notOffered')}</p>}
        {lines && isRefusal(lines) && <p role="alert">{t('noPlace')}</p>}
        {lines && !isRefusal(lines) && (
          <>
            {lines.length === 0 && <p>{t(ammo === 'smoke' ? 'smokeHurts' : 'nobody')}</p>}
            {lines.map((line) => (
              <Chances
                key={line.figure}
                title={t('man', { n: line.figure })}
                outcomes={[
                  ...harm(line.odds, 'unhurt'),
                  { name: t('ifStays'), chance: 1 - line.stays.miss, harm: 'wnd' },
                ]}
              />
            ))}
            {lines[0] && <Items items={lines[0].items} />}
          </>
        )}
      </Answer>
    </>
  )
}
