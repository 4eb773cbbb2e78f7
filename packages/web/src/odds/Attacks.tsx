import { armourLine, blastLines, fightLine, type ShotCover, shotLine } from '@tactic48/content/odds'
import type { CharacterCard, Odds, RuleSet } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Area } from '../board/Areas.tsx'
import { Defs } from '../board/Defs.tsx'
import { Vehicle } from '../board/Vehicle.tsx'
import { useNumbers } from '../i18n/useNumbers.ts'
import { Choice, Count, Distance, Tick } from '../ui/fields.tsx'
import { type Fallen, FromCards, Men } from './Men.tsx'
import css from './Odds.module.css'
import { OddsTable } from './OddsTable.tsx'
import { Answer, Chances, Items, type Outcome } from './parts.tsx'
import { around, LEFT, MIDDLE, RIGHT, SIZE, type Standing } from './tables.ts'

const BLUE: Standing = { side: 'blue', arms: 'rifle', x: LEFT }
const EMBER: Standing = { side: 'ember', arms: 'rifle', x: RIGHT }

const COVERS = ['open', 'partial'] as const satisfies readonly ShotCover[]
/** More dice than any weapon has. */
const MOST_DICE = 20
const LONGEST = 68

export function useHarm(): (odds: Odds, missed: 'miss' | 'unhurt') => readonly Outcome[] {
  const { t } = useTranslation('odds')
  return ({ elimination, wound, miss }, missed) => [
    { name: t('out'), chance: elimination, harm: 'out' },
    { name: t('wound'), chance: wound, harm: 'wnd' },
    { name: t(missed), chance: miss },
  ]
}

/** FIRE-09, FIRE-11: a shot by numbers. */
export function ShotQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('odds')
  const sight = useTranslation('sight')
  const harm = useHarm()
  const [gun, setGun] = useState({ short: 3, long: 2, aim: 0 })
  const [range, setRange] = useState(8)
  const [cover, setCover] = useState<ShotCover>('partial')
  const [target, setTarget] = useState({ takeCover: false, shock: false, camouflage: false })
  const [wounded, setWounded] = useState(false)
  const [oneSided, setOneSided] = useState(false)
  const line = shotLine(
    rules,
    { ...gun, target, wounded: wounded || target.shock, hasWoundedSide: !oneSided },
    range,
    cover,
  )
  const ticks = ['takeCover', 'shock', 'camouflage'] as const
  const { exactly } = useNumbers()
  return (
    <>
      <OddsTable
        cover={cover}
        path={{ from: LEFT, to: RIGHT, says: exactly({ milli: range * 1000 }) }}
        figures={[
          { ...BLUE, ...(gun.aim > 0 && { stance: 'aim' }) },
          {
            ...EMBER,
            wounded: wounded || target.shock,
            ...(target.takeCover && { stance: 'takeCover' }),
            ...(target.shock && { harm: 'shock' }),
          },
        ]}
      />
      <div className="halves g10">
        <FromCards
          weapons={({ kind }) => kind === 'gun'}
          onTake={({ healthy }, weapon) =>
            setGun({ short: weapon?.short ?? 0, long: weapon?.long ?? 0, aim: gun.aim > 0 ? (healthy.aim ?? 0) : 0 })
          }
        />
        <Count label={t('short')} value={gun.short} most={MOST_DICE} onChoose={(short) => setGun({ ...gun, short })} />
        <Count label={t('long')} value={gun.long} most={MOST_DICE} onChoose={(long) => setGun({ ...gun, long })} />
        <Count label={t('aim')} value={gun.aim} most={MOST_DICE} onChoose={(aim) => setGun({ ...gun, aim })} />
        <Distance label={t('range')} value={range} most={LONGEST} onChoose={setRange} />
        <Choice
          label={t('cover')}
          chosen={cover}
          options={COVERS}
          name={(each) => sight.t(`verdict.${each}`)}
          onChoose={setCover}
        />
        {ticks.map((each) => (
          <Tick key={each} label={t(each)} on={target[each]} onChange={(on) => setTarget({ ...target, [each]: on })} />
        ))}
        <Tick label={t('wounded')} on={wounded} onChange={setWounded} />
        <Tick label={t('oneSided')} on={oneSided} onChange={setOneSided} />
      </div>
      <Answer>
        {line === 'noDice' || line === 'offTable' ? (
          <p>{t(line === 'noDice' ? 'noDice' : 'tooFar')}</p>
        ) : (
          <>
            <Chances title={t('result')} outcomes={harm(line, 'miss')} />
            <Items items={[{ rule: 'FIRE-03', code: 'dice', value: line.dice }, ...line.items]} need={line.need} />
          </>
        )}
      </Answer>
    </>
  )
}

const FIRST_MEN: readonly Fallen[] = [
  { h2h: 2, wounded: false, oneSided: false, away: 0, own: false },
  { h2h: 1, wounded: false, oneSided: false, away: 2, own: false },
]

/** GREN-09 to GREN-12. */
export function GrenadeQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('odds')
  const harm = useHarm()
  const [dice, setDice] = useState(3)
  const [men, setMen] = useState(FIRST_MEN)
  const caught = men.map(({ h2h, wounded, oneSided }) => ({ h2h, wounded, hasWoundedSide: !oneSided }))
  const lines = blastLines(rules, dice, caught)
  return (
    <>
      <OddsTable path={{ from: LEFT, to: RIGHT - 1700 }} figures={[BLUE, ...around(men, RIGHT - 700)]}>
        <Defs />
        <Area kind="blast" side="blue" at={{ x: RIGHT - 700, y: MIDDLE }} disc={500} reach={2200} planned />
      </OddsTable>
      <div className="halves g10">
        <FromCards weapons={({ kind }) => kind === 'grenade'} onTake={(_, weapon) => setDice(weapon?.short ?? dice)} />
        <Count label={t('dice')} value={dice} most={MOST_DICE} onChoose={setDice} />
        <Men men={men} onChange={setMen} placed={false} />
      </div>
      <Answer>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the men have nothing but their number
          <Chances key={i} title={t('man', { n: i + 1 })} outcomes={harm(line, 'unhurt')} />
        ))}
        {lines[0] && <Items items={lines[0].items} />}
      </Answer>
    </>
  )
}

interface Boxer {
  readonly healthy: number
  readonly hurt: number
  readonly wounded: boolean
  readonly oneSided: boolean
}

/** H2H-02 to H2H-05. */
export function FightQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('odds')
  const [mover, setMover] = useState<Boxer>({ healthy: 3, hurt: 2, wounded: false, oneSided: false })
  const [opponent, setOpponent] = useState<Boxer>({ healthy: 2, hurt: 1, wounded: false, oneSided: false })
  const fighter = ({ healthy, hurt, wounded, oneSided }: Boxer) => ({
    healthy,
    wounded: wounded && !oneSided,
    ...(!oneSided && { woundedSide: hurt }),
  })
  const line = fightLine(rules, fighter(mover), fighter(opponent))
  const fates = ({ eliminated, wounded, untouched }: typeof line.mover): readonly Outcome[] => [
    { name: t('out'), chance: eliminated, harm: 'out' },
    { name: t('wound'), chance: wounded, harm: 'wnd' },
    { name: t('untouched'), chance: untouched },
  ]
  return (
    <>
      <OddsTable
        figures={[
          { ...BLUE, arms: 'smg', wounded: mover.wounded, x: SIZE.width / 2 - 700 },
          { ...EMBER, wounded: opponent.wounded, x: SIZE.width / 2 + 700 },
        ]}
      />
      <div className="halves g10">
        <BoxerFields name={t('mover')} boxer={mover} onChange={setMover} />
        <BoxerFields name={t('opponent')} boxer={opponent} onChange={setOpponent} />
      </div>
      <Answer>
        <Chances title={t('mover')} outcomes={fates(line.mover)} />
        <Chances title={t('opponent')} outcomes={fates(line.opponent)} />
        <Chances
          outcomes={[
            { name: t('both'), chance: line.bothEliminated, harm: 'out' },
            { name: t('standoff'), chance: line.standoff },
          ]}
        />
        <Items items={line.items} />
      </Answer>
    </>
  )
}

interface BoxerFieldsProps {
  readonly name: string
  readonly boxer: Boxer
  readonly onChange: (boxer: Boxer) => void
}

function BoxerFields({ name, boxer, onChange }: BoxerFieldsProps): ReactElement {
  const { t } = useTranslation('odds')
  const take = ({ healthy, wounded }: CharacterCard): void =>
    onChange({ ...boxer, healthy: healthy.h2h, hurt: wounded?.h2h ?? 0, oneSided: wounded === undefined })
  return (
    <fieldset className={clsx('whole halves framed', css.man)}>
      <legend>{name}</legend>
      <FromCards onTake={take} />
      <Count
        label={t('healthy')}
        value={boxer.healthy}
        most={MOST_DICE}
        onChoose={(healthy) => onChange({ ...boxer, healthy })}
      />
      {!boxer.oneSided && (
        <Count
          label={t('hurt')}
          value={boxer.hurt}
          most={MOST_DICE}
          onChoose={(hurt) => onChange({ ...boxer, hurt })}
        />
      )}
      {!boxer.oneSided && (
        <Tick label={t('wounded')} on={boxer.wounded} onChange={(wounded) => onChange({ ...boxer, wounded })} />
      )}
      <Tick label={t('oneSided')} on={boxer.oneSided} onChange={(oneSided) => onChange({ ...boxer, oneSided })} />
    </fieldset>
  )
}

/** HOUSE-02, HOUSE-03. */
export function ArmourQuestion({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('odds')
  const sight = useTranslation('sight')
  const [armour, setArmour] = useState(8)
  const [bare, setBare] = useState(false)
  const [h, setH] = useState(4)
  const [dice, setDice] = useState(2)
  const [cover, setCover] = useState<ShotCover>('open')
  const [charge, setCharge] = useState(false)
  const [damaged, setDamaged] = useState(false)
  const line = armourLine(rules, { armour: bare ? undefined : armour, h, dice, cover, charge, damaged })
  return (
    <>
      <OddsTable
        cover={charge ? 'open' : cover}
        {...(!charge && { path: { from: LEFT, to: RIGHT - 800 } })}
        figures={[charge ? { ...BLUE, x: RIGHT - 1900 } : BLUE]}
      >
        <Vehicle
          side="ember"
          shape={bare ? 'truck' : 'turret'}
          damage={damaged ? 1 : 0}
          x={RIGHT + 200}
          y={MIDDLE}
          r={1350}
        />
      </OddsTable>
      <div className="halves g10">
        <Tick label={t('unarmoured')} on={bare} onChange={setBare} />
        {!bare && <Count label={t('armour')} value={armour} least={1} most={20} onChoose={setArmour} />}
        {!bare && <Count label={t('factor')} value={h} most={20} onChoose={setH} />}
        {!charge && <Count label={t('dice')} value={dice} most={MOST_DICE} onChoose={setDice} />}
        {!charge && (
          <Choice
            label={t('cover')}
            chosen={cover}
            options={COVERS}
            name={(each) => sight.t(`verdict.${each}`)}
            onChoose={setCover}
          />
        )}
        <Tick label={t('charge')} on={charge} onChange={setCharge} />
        <Tick label={t('damaged')} on={damaged} onChange={setDamaged} />
      </div>
      <Answer>
        <Chances
          title={t('result')}
          outcomes={[
            { name: t('destroys'), chance: line.destroys, harm: 'out' },
            { name: t('wounds'), chance: line.wounds, harm: 'wnd' },
            { name: t('holds'), chance: line.holds },
            { name: t('penetration'), chance: line.penetration, harm: 'wnd' },
          ]}
        />
        <Items items={line.items} />
      </Answer>
    </>
  )
}
