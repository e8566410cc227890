import { useStore } from '@nanostores/react'
import { ANSWERS } from '../../contract/answers/table.ts'
import { sayChoice } from '../../stores/wizard/answer-text.ts'
import { availabilityOf } from '../../stores/wizard/availability.ts'
import { isTexts, textOf } from '../../stores/wizard/draft.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { ChoiceChips } from '../ui/ChoiceChips.tsx'
import { useLocaleTexts, useProblem, useValue, useWizard } from './context.ts'
import { GroupQuestion } from './Question.tsx'

export function ChoiceField({ field }: { field: Field }) {
  const { set, $service, texts, page } = useWizard()
  const localeTexts = useLocaleTexts()
  const value = useValue(field)
  const targetAge = textOf(useValue(ANSWERS.targetAge))
  const book = { targetAge, chapterCount: page.chapterCount }
  const available = availabilityOf(field, useStore($service), localeTexts, book)
  const faulty = useProblem(field.name) !== ''
  const several = field.kind === 'choices'
  const chosen = several ? (isTexts(value) ? value : []) : [textOf(value)]
  const toggle = (option: string) => {
    if (several) return set(field, toggled(field, chosen, option))
    set(field, chosen.includes(option) && !field.required ? '' : option)
  }
  const chips = (field.options ?? []).map(option => ({
    value: option,
    label: sayChoice(field, option, localeTexts),
    disabled: !available.has(option),
  }))
  return (
    <GroupQuestion field={field} {...(several && { hint: texts.wizard.several })}>
      <ChoiceChips chips={chips} chosen={chosen} faulty={faulty} onToggle={toggle} />
      {available.sentence && <p className="hint">{available.sentence}</p>}
    </GroupQuestion>
  )
}

function toggled(field: Field, chosen: readonly string[], option: string): string[] {
  return (field.options ?? []).filter(other => chosen.includes(other) !== (other === option))
}
