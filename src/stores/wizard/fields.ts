import { STORY_LENGTHS } from '../../contract/limits.ts'
import {
  ARCHETYPES,
  BUILDS,
  EYES,
  GENDERS,
  HAIR,
  RELATION_GENDERS,
  TARGET_AGES,
  TONES,
} from '../../contract/options.ts'
import { type Question, questionName } from '../../contract/wizard-page.ts'

/** How a field is answered. `line` and `text` are typed, the others chosen; `truth` is yes or no. */
type Kind =
  | 'line'
  | 'text'
  | 'number'
  | 'choice'
  | 'choices'
  | 'truth'
  | 'places'
  | 'relations'
  | 'language'
  | 'base-story'

export interface Field {
  /** Key of the answer, of the field's texts and of its place in the page. */
  readonly name: string
  /** Where the answer goes in the generation parameter (dotted). */
  readonly path: string
  readonly kind: Kind
  readonly required?: boolean
  /** Values of a choice; their words stand in i18n `options`, or in `question.options` by number. */
  readonly options?: readonly string[]
  /** Whether the service is asked for continuations while the visitor types. */
  readonly suggests?: boolean
  /** Set for the fields of a page's own questions. */
  readonly question?: Question
}

const look = 'character.physicalAppearance'
const inside = 'character.psychologicalTraits'

export const FIELDS = {
  name: { name: 'name', path: 'character.demographics.name', kind: 'line', required: true },
  age: { name: 'age', path: 'character.demographics.age', kind: 'number', required: true },
  gender: {
    name: 'gender',
    path: 'character.demographics.gender',
    kind: 'choice',
    options: GENDERS,
    required: true,
  },
  hair: { name: 'hair', path: `${look}.hair`, kind: 'choice', options: HAIR },
  eyes: { name: 'eyes', path: `${look}.eyes`, kind: 'choice', options: EYES },
  build: { name: 'build', path: `${look}.physique`, kind: 'choices', options: BUILDS },
  peculiarities: { name: 'peculiarities', path: `${look}.peculiarities`, kind: 'text', suggests: true },
  archetype: { name: 'archetype', path: 'character.archetype', kind: 'choice', options: ARCHETYPES },
  characteristics: { name: 'characteristics', path: `${inside}.characteristics`, kind: 'text', suggests: true },
  quirks: { name: 'quirks', path: `${inside}.quirksFlawsFaults`, kind: 'text', suggests: true },
  history: { name: 'history', path: 'character.history', kind: 'text', suggests: true },
  location: { name: 'location', path: 'setting.location', kind: 'text', suggests: true, required: true },
  places: { name: 'places', path: 'setting.places', kind: 'places' },
  isReal: { name: 'isReal', path: 'setting.isReal', kind: 'truth' },
  tone: { name: 'tone', path: 'story.tone', kind: 'choices', options: TONES },
  relations: { name: 'relations', path: 'character.relationships', kind: 'relations', options: RELATION_GENDERS },
  language: { name: 'language', path: 'story.language', kind: 'language', required: true },
  languageOther: { name: 'languageOther', path: 'story.language', kind: 'line', required: true },
  length: {
    name: 'length',
    path: 'story.length',
    kind: 'choice',
    options: STORY_LENGTHS.map(String),
    required: true,
  },
  targetAge: { name: 'targetAge', path: 'story.targetAge', kind: 'choice', options: TARGET_AGES, required: true },
  baseStory: { name: 'baseStory', path: 'story.baseStory', kind: 'base-story' },
  baseStoryOther: { name: 'baseStoryOther', path: 'story.baseStory', kind: 'line' },
  refinement: { name: 'refinement', path: 'story.refinement', kind: 'text', suggests: true },
} as const satisfies Record<string, Field>
export type FieldName = keyof typeof FIELDS

/** The value of `language` and `baseStory` that hands over to a typed answer. */
export const OTHER = 'other'

const QUESTION_KINDS = { str: 'line', int: 'number', bool: 'truth', textarea: 'text', list: 'choice' } as const

/** The field of a page's own question; a `list` keeps the number of its option, so it survives a language switch. */
export function questionField(question: Question): Field {
  const { idx, type, options, required } = question
  const field = { name: questionName(idx), path: `dynamic.${idx}`, kind: QUESTION_KINDS[type], question }
  return {
    ...field,
    ...(required && { required }),
    ...(type === 'list' && { options: (options ?? []).map((_, number) => String(number)) }),
    ...((type === 'str' || type === 'textarea') && { suggests: true }),
  }
}
