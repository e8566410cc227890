import type { Values } from './draft.ts'
import { FIELDS, type Field } from './fields.ts'
import { askedFields } from './problems.ts'
import { type Speech, say } from './said.ts'
import type { Step, StepName } from './steps.ts'

export interface Row {
  readonly key: string
  readonly label: string
  /** The answers in words, lines parted by line feeds; empty when there are none. */
  readonly answer: string
  /** The card on which the row is changed. */
  readonly step: StepName
}

export interface Section {
  readonly key: 'hero' | 'company' | 'place' | 'questions' | 'telling'
  readonly heading: string
  readonly rows: readonly Row[]
}

type RowKey = keyof Speech['texts']['wizard']['check']['rows']
type Layout = readonly (readonly [Section['key'], readonly (readonly [RowKey, readonly Field[]])[]])[]

const f = FIELDS
const BEFORE_QUESTIONS: Layout = [
  [
    'hero',
    [
      ['person', [f.name, f.age, f.gender]],
      ['look', [f.hair, f.eyes, f.build, f.peculiarities]],
      ['role', [f.archetype]],
      ['traits', [f.characteristics, f.quirks]],
      ['history', [f.history]],
    ],
  ],
  ['company', [['relations', [f.relations]]]],
  [
    'place',
    [
      ['location', [f.location, f.isReal]],
      ['places', [f.places]],
      ['tone', [f.tone]],
    ],
  ],
]
const AFTER_QUESTIONS: Layout = [
  [
    'telling',
    [
      ['language', [f.language, f.languageOther]],
      ['length', [f.length, f.targetAge]],
      ['baseStory', [f.baseStory, f.baseStoryOther]],
      ['refinement', [f.refinement]],
    ],
  ],
]

/** What the last card shows: every answer with the card that changes it. */
export function review(steps: readonly Step[], values: Values, speech: Speech): Section[] {
  const section = ([key, rows]: Layout[number]): Section => ({
    key,
    heading: speech.texts.wizard.check.sections[key],
    rows: rows.flatMap(([rowKey, fields]) => rowOf(rowKey, fields, steps, values, speech)),
  })
  const questions = steps
    .filter(step => step.fields.some(field => field.question))
    .flatMap(step =>
      step.fields.map(field => ({
        key: field.name,
        label: field.question?.question ?? '',
        answer: say(field, values, speech),
        step: step.name,
      })),
    )
  const asked: Section[] =
    questions.length > 0
      ? [{ key: 'questions', heading: speech.texts.wizard.check.sections.questions, rows: questions }]
      : []
  return [...BEFORE_QUESTIONS.map(section), ...asked, ...AFTER_QUESTIONS.map(section)]
}

/** No row for what no card asks. */
function rowOf(key: RowKey, fields: readonly Field[], steps: readonly Step[], values: Values, speech: Speech): Row[] {
  const names = fields.map(field => field.name)
  const step = steps.find(candidate => candidate.fields.some(field => names.includes(field.name)))
  if (!step) return []
  const answers = askedFields(fields, values).map(field => say(field, values, speech))
  const answer = answers.filter(Boolean).join(', ')
  return [{ key, label: speech.texts.wizard.check.rows[key], answer, step: step.name }]
}
