import { RELATIONS_MAX } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import { NEW_RELATION } from '../../stores/wizard/defaults.ts'
import { isRelations } from '../../stores/wizard/draft.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { Icon } from '../icon/Icon.tsx'
import { useValue, useWizard } from './context.ts'
import { GroupQuestion } from './Question.tsx'
import { RelationRow } from './RelationRow.tsx'
import { useRowFocus } from './row-focus.ts'

const ADD = 'relations-add'

export function RelationsField({ field }: { field: Field }) {
  const { set, texts } = useWizard()
  const words = texts.wizard.relations
  const value = useValue(field)
  const people = isRelations(value) ? value : []
  const focus = useRowFocus()
  const add = () => {
    set(field, [...people, NEW_RELATION])
    focus(`relations-${people.length}-name`)
  }
  const remove = (index: number) => {
    set(field, people.toSpliced(index, 1))
    focus(ADD)
  }
  return (
    <GroupQuestion field={field}>
      {people.map((person, index) => (
        <RelationRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is its number in the list
          key={index}
          index={index}
          person={person}
          onChange={changed => set(field, people.with(index, { ...person, ...changed }))}
          onRemove={() => remove(index)}
        />
      ))}
      {people.length < RELATIONS_MAX ? (
        <button type="button" className="button paper wizard-add" id={ADD} onClick={add}>
          <Icon name="plus" />
          {people.length > 0 ? words.add : words.addFirst}
        </button>
      ) : (
        <p className="hint" id={ADD} tabIndex={-1}>
          {fill(words.full, { count: RELATIONS_MAX })}
        </p>
      )}
    </GroupQuestion>
  )
}
