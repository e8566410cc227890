import * as z from 'zod/mini'
import { ANSWER_KINDS } from '../../contract/answers/answer-kinds.ts'
import type { Kind } from '../../contract/answers/row.ts'
import { ROWS } from '../../contract/answers/table.ts'
import { CATEGORIES } from '../../contract/categories.ts'
import type { LandingDraft, LandingWords } from '../../contract/landing.ts'
import { RANKING_DEFAULT } from '../../contract/landing.ts'
import { BADGES, HOT_LIST_GROUPS } from '../../contract/landing-fields.ts'
import { LandingPresets } from '../../contract/landing-presets.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { nested } from '../../lib/nested.ts'
import { valueAt } from '../../lib/value-at.ts'

/** Not checked before it is saved. */
export const QuestionText = z.object({
  question: z.string(),
  /** Chosen by staff; guessed from the words when missing. */
  kind: z.optional(z.enum(ANSWER_KINDS)),
  options: z.array(z.string()),
})
export type QuestionText = z.output<typeof QuestionText>

export const PageText = z.object({
  language: z.enum(LANGUAGES),
  title: z.string(),
  content: z.string(),
  boxTitle: z.string(),
  boxText: z.string(),
  url: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  productDefinition: z.string(),
  questions: z.array(QuestionText),
  coverImage: z.string(),
  /** Decides wizard, stage and colours. */
  category: z.enum(CATEGORIES),
  presets: z.optional(LandingPresets),
  group: z.enum(HOT_LIST_GROUPS),
  badge: z.union([z.literal(''), z.enum(BADGES)]),
  ranking: z.number(),
  ages: z.array(z.string()),
  /** Translations that are not in the draft. */
  hreflang: z.partialRecord(z.enum(LANGUAGES), z.string()),
})
export type PageText = z.output<typeof PageText>

export const blankPage = (language: Language): PageText => ({
  language,
  title: '',
  content: '',
  boxTitle: '',
  boxText: '',
  url: '',
  metaTitle: '',
  metaDescription: '',
  productDefinition: '',
  questions: [],
  coverImage: '',
  category: 'generic',
  presets: undefined,
  group: 'other',
  badge: '',
  ranking: RANKING_DEFAULT,
  ages: [],
  hreflang: {},
})

/** `idea`: what the page was made of. */
export function draftOf({ category, productDefinition, presets, group, badge, ...text }: PageText, idea: string) {
  return {
    ...text,
    parameter: { ...(presets && { presets }), context: { category, productDefinition } },
    category: group,
    ...(badge && { badge }),
    userInput: idea,
  }
}

/** Inverse of `draftOf`. */
export function textOfDraft({ parameter, category: group, badge, userInput: _idea, ...draft }: LandingDraft): PageText {
  const { category, productDefinition } = parameter.context
  return { ...draft, category, productDefinition, presets: parameter.presets, group, badge: badge ?? '' }
}

export const wordsOf = (text: PageText): LandingWords => ({
  title: text.title,
  content: text.content,
  boxTitle: text.boxTitle,
  boxText: text.boxText,
  metaTitle: text.metaTitle,
  metaDescription: text.metaDescription,
  url: text.url,
  productDefinition: text.productDefinition,
  productQuestions: text.questions,
})

export const textOfWords = ({ productQuestions, ...words }: LandingWords): Partial<PageText> => ({
  title: words.title,
  content: words.content,
  boxTitle: words.boxTitle,
  boxText: words.boxText,
  metaTitle: words.metaTitle,
  metaDescription: words.metaDescription,
  url: words.url,
  productDefinition: words.productDefinition,
  questions: productQuestions,
})

/** What staff chose for a page's questions, for a translation with as many. */
export const withKindsOf = (questions: readonly QuestionText[], before: readonly QuestionText[]): QuestionText[] =>
  questions.map((question, index) => {
    const kind = questions.length === before.length ? before[index]?.kind : undefined
    return { ...question, ...(kind && { kind }) }
  })

const WORDLESS: readonly Kind[] = ['number', 'choice', 'choices', 'truth']

/** Presets without answers in the words of one language; names stay. */
export function wordlessPresets(presets: LandingPresets): LandingPresets {
  const languageless = ROWS.filter(
    ({ kind, fact, isOfPage }) => !isOfPage && (WORDLESS.includes(kind) || fact === 'name'),
  )
  const given = languageless.map(({ path }) => [path, valueAt(presets, path.split('.'))] as const)
  return LandingPresets.parse(nested(given.filter(([, value]) => value !== undefined)))
}
