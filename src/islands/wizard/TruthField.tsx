import { wordOf } from '../../stores/wizard/answer-text.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { ChoiceChips } from '../ui/ChoiceChips.tsx'
import { useLocaleTexts, useProblem, useValue, useWizard } from './context.ts'
import { GroupQuestion } from './Question.tsx'

export function TruthField({ field }: { field: Field }) {
  const { set } = useWizard()
  const localeTexts = useLocaleTexts()
  const value = useValue(field)
  const group = field.question ? 'truth' : field.name
  const chips = ['yes', 'no'].map(answer => ({ value: answer, label: wordOf(localeTexts, group, answer) }))
  const chosen = typeof value === 'boolean' ? [value ? 'yes' : 'no'] : []
  return (
    <GroupQuestion field={field}>
      <ChoiceChips
        chips={chips}
        chosen={chosen}
        faulty={useProblem(field.name) !== ''}
        onToggle={answer => set(field, answer === 'yes')}
      />
    </GroupQuestion>
  )
}
