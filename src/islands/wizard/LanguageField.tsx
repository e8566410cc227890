import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { OTHER_STORY_LANGUAGES, STORY_LANGUAGES } from '../../contract/languages.ts'
import { wordOf } from '../../stores/wizard/answer-text.ts'
import { availabilityOf } from '../../stores/wizard/availability.ts'
import { textOf } from '../../stores/wizard/draft.ts'
import { type Field, OTHER } from '../../stores/wizard/fields.ts'
import { Icon } from '../icon/Icon.tsx'
import { ChoiceChips } from '../ui/ChoiceChips.tsx'
import { useLocaleTexts, useProblem, useValue, useWizard } from './context.ts'
import { GroupQuestion } from './Question.tsx'

const FIRST: readonly string[] = STORY_LANGUAGES

export function LanguageField({ field }: { field: Field }) {
  const { set, texts, $service } = useWizard()
  const localeTexts = useLocaleTexts()
  const value = textOf(useValue(field))
  const [opened, setOpened] = useState(false)
  const available = availabilityOf(field, useStore($service), localeTexts)
  const faulty = useProblem(field.name) !== ''
  const behind = value !== '' && !FIRST.includes(value)
  const expanded = opened || behind
  const choose = (code: string) => set(field, code)
  const chip = (code: string) => ({
    value: code,
    label: wordOf(localeTexts, 'language', code),
    disabled: !available.has(code),
  })
  const typed = { value: OTHER, label: texts.wizard.language.typed, disabled: !available.has(OTHER) }
  return (
    <GroupQuestion field={field}>
      <ChoiceChips chips={FIRST.map(chip)} chosen={[value]} faulty={faulty} onToggle={choose}>
        <button
          type="button"
          className="chip"
          aria-expanded={expanded}
          disabled={behind}
          onClick={() => setOpened(!opened)}
        >
          {texts.wizard.language.other} <Icon name={expanded ? 'chevron-up' : 'chevron-down'} />
        </button>
      </ChoiceChips>
      {expanded && (
        <ChoiceChips chips={[...OTHER_STORY_LANGUAGES.map(chip), typed]} chosen={[value]} onToggle={choose} />
      )}
      {available.sentence && <p className="hint">{available.sentence}</p>}
    </GroupQuestion>
  )
}
