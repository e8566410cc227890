import { textOf } from '../../stores/wizard/draft.ts'
import { type Field, OTHER } from '../../stores/wizard/fields.ts'
import { useValue, useWizard } from './context.ts'
import { Question, useTies } from './Question.tsx'

export function BaseStoryField({ field }: { field: Field }) {
  const { set, texts } = useWizard()
  const { baseStories, baseStory } = texts.wizard
  return (
    <Question field={field}>
      <select
        {...useTies(field.name, true)}
        id={field.name}
        className="input"
        value={textOf(useValue(field))}
        onChange={event => set(field, event.target.value)}
      >
        <option value="">{baseStory.none}</option>
        {Object.entries(baseStories).map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
        <option value={OTHER}>{baseStory.other}</option>
      </select>
    </Question>
  )
}
