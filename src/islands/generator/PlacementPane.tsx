import { CATEGORIES } from '../../contract/categories.ts'
import { BADGES, HOT_LIST_GROUPS } from '../../contract/landing-fields.ts'
import { CheckChip } from '../ui/CheckChip.tsx'
import { controlId, useGeneratorContext, usePage } from './context.ts'
import { Pane } from './Pane.tsx'
import { RankingField } from './RankingField.tsx'
import { SelectField } from './SelectField.tsx'

const AGES = ['1-3', '3-6', '6-9', '9-12', '12+', '21+']

export function PlacementPane() {
  const { texts } = useGeneratorContext()
  const { placement: words } = texts.generator
  const { text, change } = usePage()
  return (
    <Pane icon="settings" heading={words.heading} number={5}>
      <SelectField
        id={controlId('group')}
        label={words.group}
        value={text.group}
        options={HOT_LIST_GROUPS.map(group => [group, texts.cards.groups[group].title])}
        onChange={group => change({ group }, 'group')}
      />
      <SelectField
        id="generator-category"
        label={words.category}
        value={text.category}
        options={CATEGORIES.map(category => [category, texts.categories[category]])}
        onChange={category => change({ category }, 'parameters')}
      />
      <SelectField
        id={controlId('badge')}
        label={words.badge}
        value={text.badge}
        options={[['', words.noBadge], ...BADGES.map(badge => [badge, texts.cards.badges[badge]] as const)]}
        onChange={badge => change({ badge }, 'badge')}
      />
      <RankingField />
      <AgesField />
    </Pane>
  )
}

function AgesField() {
  const { placement: words } = useGeneratorContext().texts.generator
  const { text, change } = usePage()
  const spans = [...AGES, ...text.ages.filter(span => !AGES.includes(span))]
  const toggle = (span: string) =>
    change({ ages: spans.filter(other => text.ages.includes(other) !== (other === span)) }, 'ages')
  return (
    <fieldset className="question" id={controlId('ages')} tabIndex={-1}>
      <legend>{words.ages}</legend>
      <div className="chips">
        {spans.map(span => (
          <CheckChip
            key={span}
            label={span.replace('-', '–')}
            isChecked={text.ages.includes(span)}
            onToggle={() => toggle(span)}
          />
        ))}
      </div>
    </fieldset>
  )
}
