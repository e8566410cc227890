import { shorten } from '../../lib/graphemes.ts'
import { isRelations, type Values } from './draft.ts'
import { FIELDS, type FieldName } from './fields.ts'
import { type Speech, say } from './said.ts'

/** Most answers that stand on the stage beside the card, and the graphemes of the longest. */
const STAGE_MAX = 10
const STAGE_TEXT_MAX = 34

const ORDER = [
  'name',
  'age',
  'hair',
  'eyes',
  'build',
  'peculiarities',
  'characteristics',
  'quirks',
  'relations',
  'location',
  'tone',
  'baseStory',
] as const satisfies FieldName[]

/** The visitor's answers so far as short texts; `given` are the fields that count, presets do not until seen. */
export function onStage(values: Values, given: ReadonlySet<string>, speech: Speech): string[] {
  const texts = ORDER.filter(name => given.has(name)).flatMap(name => stageTexts(name, values, speech))
  return texts
    .filter(Boolean)
    .slice(0, STAGE_MAX)
    .map(text => shorten(text, STAGE_TEXT_MAX - 1, STAGE_TEXT_MAX))
}

function stageTexts(name: FieldName, values: Values, speech: Speech): string[] {
  const value = values[name]
  if (name === 'relations') return isRelations(value) ? value.map(person => person.name.trim()) : []
  if (name === 'tone' || name === 'build') return say(FIELDS[name], values, speech).split(', ')
  return [say(FIELDS[name], values, speech)]
}
