import { FACTIONS } from '@tactic48/content'
import { CARD_LIMITS } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckField, ChoiceField, NamesField, NumberAt, SupportField, useForm } from '../form/Form.tsx'
import { isSketch } from '../form/sketch.ts'

const NATIONS = ['us', 'uk', 'de', 'su', 'jp'] as const
const BRANCHES = ['infantry', 'airborne', 'mechanized', 'naval'] as const

/** What a set is called, and of a faction of one's own what the rules ask of it (HOUSE-19). */
export function HeadForm(): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch } = useForm()
  const isFaction = isSketch(sketch['faction'])
  const at = isFaction ? 'faction' : 'supplement'
  return (
    <>
      <NamesField at={`${at}.name`} label={t('card.name')} />
      {isFaction && <FactionFields />}
    </>
  )
}

function FactionFields(): ReactElement {
  const { t } = useTranslation('editor')
  const { sketch, put } = useForm()
  const branches = useMemo(() => [...new Set([...BRANCHES, ...FACTIONS.map(({ branch }) => branch)])], [])
  const isBranch = (branch: string): branch is (typeof BRANCHES)[number] => BRANCHES.some((one) => one === branch)
  return (
    <>
      <div className="form-pair">
        <ChoiceField
          at="faction.nation"
          label={t('card.nation')}
          choices={NATIONS.map((nation) => ({ value: nation, label: t(`card.nations.${nation}`) }))}
        />
        <ChoiceField
          at="faction.branch"
          label={t('card.branch')}
          choices={branches.map((branch) => ({
            value: branch,
            label: isBranch(branch) ? t(`card.branches.${branch}`) : branch,
          }))}
        />
        <NumberAt at="faction.squadSize" label={t('card.squadSize')} least={1} most={CARD_LIMITS.squad} />
      </div>
      <div className="form-checks">
        <div className="field-check">
          <label>
            <input
              type="checkbox"
              checked={isSketch(sketch['faction']) && sketch['faction']['platoonMortar'] === true}
              onChange={({ target }) => put('faction.platoonMortar', target.checked)}
            />
            {t('card.platoonMortar')}
          </label>
        </div>
        <CheckField at="faction.companyMortar" label={t('card.companyMortar')} />
      </div>
      <fieldset className="form-part">
        <legend>{t('card.support')}</legend>
        <SupportField at="faction.supportProfiles" />
      </fieldset>
    </>
  )
}
