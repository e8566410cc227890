import * as z from 'zod/mini'
import { ANSWER_KINDS } from '../contract/answers/answer-kinds.ts'
import { CATEGORIES, type Category } from '../contract/categories.ts'
import type { HotListGroup } from '../contract/landing-fields.ts'
import { LandingPresets } from '../contract/landing-presets.ts'
import { LANGUAGES } from '../contract/languages.ts'
import {
  ANSWERS_MAX,
  LINE_MAX,
  QUESTION_OPTIONS_MAX,
  QUESTION_OPTIONS_MIN,
  SHORT_TEXT_MAX,
} from '../contract/limits.ts'
import { filledText, text } from '../contract/text.ts'
import { ages, badge, language, line, long, picture, pictures, slug, title } from './fields.ts'
import { groupNamed } from './hot-list.ts'
import type { Stamp } from './parse-entry.ts'

const RANKING_MAX = 100
const RANKING_DEFAULT = 50

const Question = z.object({
  idx: z.int(),
  question: filledText(LINE_MAX),
  /** What other programs write here does not hide the page. */
  kind: z.catch(z.optional(z.enum(ANSWER_KINDS)), undefined),
  options: z
    .array(filledText(SHORT_TEXT_MAX))
    .check(z.minLength(QUESTION_OPTIONS_MIN), z.maxLength(QUESTION_OPTIONS_MAX)),
})

const ParameterContext = z.object({
  productDefinition: filledText(LINE_MAX),
  category: z.enum(CATEGORIES),
  landingPage: z.optional(text(SHORT_TEXT_MAX)),
})

/** Invalid presets do not hide the page: its wizard opens with the category's. */
const Presets = z.catch(z.optional(LandingPresets), undefined)

/** What other pages show or need. Some fields have two names (spec 3). */
const card = {
  url: slug,
  lang: language,
  title,
  coverImage: picture,
  images: pictures,
  seoDescription: long,
  metaDescription: long,
  ranking: z._default(z.int().check(z.gte(0), z.lte(RANKING_MAX)), RANKING_DEFAULT),
  hotlistCategory: line,
  category: line,
  badge,
  ages,
  hreflang: z._default(z.partialRecord(z.enum(LANGUAGES), slug), {}),
  parameter: z.optional(z.looseObject({ context: ParameterContext, presets: Presets })),
}
const CardFields = z.object(card)
const PageFields = z.object({
  ...card,
  content: long,
  boxTitle: line,
  boxText: long,
  metaTitle: line,
  questions: z._default(z.array(Question).check(z.maxLength(ANSWERS_MAX)), []),
  userInput: long,
  targetLanguages: z._default(z.array(z.enum(LANGUAGES)), [...LANGUAGES]),
})

function settle<Fields extends z.output<typeof CardFields>>(fields: Fields) {
  const { seoDescription, metaDescription, hotlistCategory, category, parameter, ...rest } = fields
  const group: HotListGroup = groupNamed(hotlistCategory ?? category)
  const stage: Category = parameter?.context.category ?? 'generic'
  const presets = parameter?.presets
  return { ...rest, description: metaDescription || seoDescription || undefined, group, category: stage, presets }
}

export const LandingCardFields = z.pipe(
  CardFields,
  z.transform(fields => {
    const { images: _shownOnItsPageOnly, presets: _itsWizards, ...shown } = settle(fields)
    return shown
  }),
)
export type LandingCard = z.output<typeof LandingCardFields> & Stamp

export const CARD_SELECTION = Object.keys(card).map(name => `fields.${name}`)

/** Questions are in order; the title for search engines is never missing. */
export const LandingFields = z.pipe(
  PageFields,
  z.transform(fields => ({
    ...settle(fields),
    metaTitle: fields.metaTitle || fields.title,
    productDefinition: fields.parameter?.context.productDefinition ?? fields.title,
    questions: fields.questions.toSorted((one, other) => one.idx - other.idx),
  })),
)
export type Landing = z.output<typeof LandingFields> & Stamp
