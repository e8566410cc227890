import type { Category } from '../../../contract/categories.ts'
import { storyLanguageCode } from '../../../contract/languages.ts'
import type { TargetAge } from '../../../contract/options.ts'
import type { Parameter } from '../../../contract/parameter.ts'
import type { Brief } from '../../story/brief.ts'
import { findUnfit } from './find-unfit.ts'
import { givenNames } from './given-names.ts'

export interface Unfit {
  /** `theme`: the category; `word`: a typed word. */
  readonly reason: 'theme' | 'word'
  /** Dotted path of the answer in the checked value. */
  readonly path: string
}

/** Categories refused for an age whatever is typed. */
const UNFIT_THEMES: Readonly<Partial<Record<TargetAge, readonly Category[]>>> = { toddler: ['horror'] }

interface Readership {
  readonly language: string
  readonly targetAge: TargetAge
  readonly category: Category
  readonly categoryPath: string
}

function readershipOf(source: Parameter | Brief): Readership {
  if ('seed' in source) return { ...source, categoryPath: 'category' }
  const { language, targetAge } = source.story
  const { category } = source.context
  return { language: storyLanguageCode(language) ?? language, targetAge, category, categoryPath: 'context.category' }
}

function* textsIn(value: unknown, path: string): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, path === '' ? key : `${path}.${key}`)
}

const peopleIn = (source: Parameter | Brief): string[] =>
  'seed' in source
    ? [source.hero.name, ...source.relations.map(({ name }) => name)]
    : [source.character.demographics.name, ...(source.character.relationships ?? []).map(({ name }) => name)]

/** Empty when a story may be started. Never names the words: they may be a person's name. */
export function unfitFor(source: Parameter | Brief): Unfit[] {
  const { language, targetAge, category, categoryPath } = readershipOf(source)
  const themes = UNFIT_THEMES[targetAge]?.includes(category) ? [{ reason: 'theme' as const, path: categoryPath }] : []
  const texts = [...textsIn(source, '')]
  const names = givenNames(
    peopleIn(source),
    texts.map(({ text }) => text),
    language,
  )
  const words = texts
    .filter(({ text }) => findUnfit(text, language, targetAge, names) !== undefined)
    .map(({ path }) => ({ reason: 'word' as const, path }))
  return [...themes, ...words]
}
