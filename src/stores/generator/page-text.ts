import * as z from 'zod/mini'
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

/** A question as it is being written: nothing of it is checked before it is saved. */
export const QuestionText = z.object({ question: z.string(), options: z.array(z.string()) })
export type QuestionText = z.output<typeof QuestionText>

/** A landing page as it stands on the desk, whole or half written. */
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
  /** The category whose wizard, stage and colours the page has. */
  category: z.enum(CATEGORIES),
  presets: z.optional(LandingPresets),
  /** The group of the home page under which it is listed. */
  group: z.enum(HOT_LIST_GROUPS),
  badge: z.union([z.literal(''), z.enum(BADGES)]),
  ranking: z.number(),
  ages: z.array(z.string()),
  /** Its sisters that are not on the desk. */
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

/** The page as the service takes it. `idea` is what it was made of. */
export function draftOf({ category, productDefinition, presets, group, badge, ...text }: PageText, idea: string) {
  return {
    ...text,
    parameter: { ...(presets && { presets }), context: { category, productDefinition } },
    category: group,
    ...(badge && { badge }),
    userInput: idea,
  }
}

/** The other way round. */
export function textOfDraft({ parameter, category: group, badge, userInput: _idea, ...draft }: LandingDraft): PageText {
  const { category, productDefinition } = parameter.context
  return { ...draft, category, productDefinition, presets: parameter.presets, group, badge: badge ?? '' }
}

/** The words of a page, as an author writes and translates them. */
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

/** What an author wrote, as a change of the page. */
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

const WORDLESS: readonly Kind[] = ['number', 'choice', 'choices', 'truth']

/** What was answered beforehand, without the answers that stand in the words of one language; a name is of none. */
export function wordlessPresets(presets: LandingPresets): LandingPresets {
  const kept = ROWS.filter(({ kind, fact, isOfPage }) => !isOfPage && (WORDLESS.includes(kind) || fact === 'name'))
  const given = kept.map(({ path }) => [path, valueAt(presets, path.split('.'))] as const)
  return LandingPresets.parse(nested(given.filter(([, value]) => value !== undefined)))
}
