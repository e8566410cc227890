import type { AnswerRow, FactKind, Kind } from '../../contract/answers/row.ts'
import { ANSWER_LIST, ANSWERS, type AnswerName, type RowOf } from '../../contract/answers/table.ts'

export type Gender = 'male' | 'female' | 'non-binary' | 'unsaid'

type NameOf<Row> = { [Name in AnswerName]: RowOf<Name> extends Row ? Name : never }[AnswerName]

export type HeroName = NameOf<{ path: `character.${string}`; kind: Exclude<Kind, 'relations'> }>
export type SceneName = NameOf<{ path: `setting.${string}` | `story.${string}`; fact: FactKind }>

/** Texts are trimmed, and empty where nothing was said. */
type BriefAnswer<Name extends AnswerName> = Name extends 'gender'
  ? Gender
  : RowOf<Name> extends { kind: 'number' }
    ? number | (RowOf<Name> extends { required: true } ? never : undefined)
    : RowOf<Name> extends { kind: 'choices' | 'places' }
      ? readonly string[]
      : RowOf<Name> extends { kind: 'truth' }
        ? boolean
        : string

export type BriefAnswers<Name extends AnswerName> = { readonly [One in Name]: BriefAnswer<One> }

export const rowOf = (name: AnswerName): AnswerRow => ANSWERS[name]
export const NAMES: readonly AnswerName[] = ANSWER_LIST.map(({ name }) => name)

export const isHeroName = (name: AnswerName): name is HeroName =>
  rowOf(name).path.startsWith('character.') && rowOf(name).kind !== 'relations'

export const isSceneName = (name: AnswerName): name is SceneName =>
  !rowOf(name).path.startsWith('character.') && rowOf(name).fact !== undefined

export const HERO_NAMES = NAMES.filter(isHeroName)
export const SCENE_NAMES = NAMES.filter(isSceneName)

type SpokenName = NameOf<{ path: `character.${string}`; fact: 'option' | 'list' | 'text' }>

const isSpokenName = (name: AnswerName): name is SpokenName =>
  isHeroName(name) && ['option', 'list', 'text'].includes(rowOf(name).fact ?? '')

export const SPOKEN_NAMES = NAMES.filter(isSpokenName)

type TypedName = NameOf<{ kind: 'line' | 'text' }>
const isTyped = (name: AnswerName): name is TypedName => ['line', 'text'].includes(rowOf(name).kind)

export const TYPED_HERO_NAMES = HERO_NAMES.filter((name): name is HeroName & TypedName => isTyped(name))
export const TYPED_SCENE_NAMES = SCENE_NAMES.filter((name): name is SceneName & TypedName => isTyped(name))
