import type { AnswerRow } from '../../contract/answers/row.ts'
import { ROWS } from '../../contract/answers/table.ts'
import type { ParameterInput } from '../../contract/parameter.ts'
import { valueAt } from '../../lib/value-at.ts'
import type { RelationDraft, Value, Values } from './draft.ts'
import { OTHER } from './fields.ts'
import type { Wording } from './parameter.ts'

type Part<Whole> = Whole extends readonly unknown[]
  ? Readonly<Whole>
  : Whole extends object
    ? { readonly [Key in keyof Whole]?: Part<Whole[Key]> | undefined }
    : Whole

export type Given = Part<Pick<ParameterInput, 'story' | 'character' | 'setting'>>

/** What is not given has no field here. */
export function givenValues(given: Given, texts: Wording): Values {
  const values: Record<string, Value> = {}
  for (const row of ROWS) {
    if (row.isOfPage || (row.follows && values[row.follows] !== OTHER)) continue
    const value = fieldValue(row, valueAt(given, row.path.split('.')), texts)
    if (value !== undefined && value !== '') values[row.name] = value
  }
  return values
}

/** Inverse of `sentAnswers`. */
function fieldValue({ kind }: AnswerRow, sent: unknown, { wizard }: Wording): Value | undefined {
  if (kind === 'number') return typeof sent === 'number' ? String(sent) : undefined
  if (kind === 'relations') return Array.isArray(sent) ? sent.filter(isPerson).map(relationDraft) : undefined
  if (kind === 'places') return Array.isArray(sent) ? sent.filter(location => typeof location === 'string') : undefined
  if (typeof sent !== 'string') return typeof sent === 'boolean' ? sent : undefined
  if (kind === 'choices') return parted(sent)
  if (kind !== 'base-story') return sent
  const known = Object.entries(wizard.baseStories).find(([, title]) => title === sent)?.[0]
  return known ?? (sent && OTHER)
}

type Person = NonNullable<NonNullable<Given['character']>['relationships']>[number]

const isPerson = (value: unknown): value is Person => typeof value === 'object' && value !== null && 'name' in value

const relationDraft = ({ name, gender, age, connection }: Person): RelationDraft => ({
  name,
  gender: gender ?? '',
  age: age === undefined ? '' : String(age),
  connection: connection ?? '',
})

const parted = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
