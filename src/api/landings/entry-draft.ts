import * as z from 'zod/mini'
import { isAnswerKind } from '../../contract/answers/is-answer-kind.ts'
import { CATEGORIES } from '../../contract/categories.ts'
import { LandingDraft, type LandingState, RANKING_DEFAULT } from '../../contract/landing.ts'
import { BADGES, HOT_LIST_GROUPS, Slug } from '../../contract/landing-fields.ts'
import { LandingPresets } from '../../contract/landing-presets.ts'
import { isLanguage, type Language } from '../../contract/languages.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { CATEGORY_DEFAULT, LANDING_TYPE } from './landing-deps.ts'
import { landingPathOf } from './landing-url.ts'

const Linked = z.object({ sys: z.object({ id: z.string() }) })

/** A value of the contract's form, else the fallback: other programs write content too. */
function fitting<Shape>(schema: z.ZodMiniType<Shape>, value: unknown, otherwise: Shape): Shape {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : otherwise
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

export function coverOf({ fields }: DraftEntry): { readonly asset?: string; readonly address?: string } {
  if (typeof fields.coverImage === 'string') return { address: fields.coverImage }
  const linked = Linked.safeParse(fields.coverImage)
  return linked.success ? { asset: linked.data.sys.id } : {}
}

/** Undefined for entries that are no landing page of our languages. */
export function addressOf({
  type,
  fields,
}: DraftEntry): { readonly language: Language; readonly url: string } | undefined {
  const { lang, url } = fields
  return type === LANDING_TYPE && isLanguage(lang) ? { language: lang, url: textIn(url) } : undefined
}

const stateOf = ({ published, withdrawn }: DraftEntry): LandingState =>
  published ? 'published' : withdrawn ? 'withdrawn' : 'draft'

export function storedAs(entry: DraftEntry) {
  const address = addressOf(entry)
  if (!address) return undefined
  const path = landingPathOf(address.language, address.url)
  return { id: entry.id, version: entry.version, state: stateOf(entry), changed: entry.changed, path }
}

export function rowOf(entry: DraftEntry, picture: string | undefined) {
  const [stored, address] = [storedAs(entry), addressOf(entry)]
  if (!stored || !address) return undefined
  const { fields, updatedAt } = entry
  return {
    ...stored,
    updatedAt,
    language: address.language,
    title: textIn(fields.title),
    category: fitting(z.enum(HOT_LIST_GROUPS), fields.hotlistCategory, 'other'),
    ranking: fitting(LandingDraft.shape.ranking, fields.ranking, RANKING_DEFAULT),
    picture: picture ?? null,
  }
}

const Parameter = z.object({ context: z.optional(z.looseObject({})), presets: z.optional(LandingPresets) })

export function draftOf(entry: DraftEntry, coverImage: string): LandingDraft | undefined {
  const address = addressOf(entry)
  if (!address) return undefined
  const { fields } = entry
  const { shape } = LandingDraft
  const questions = (Array.isArray(fields.questions) ? fields.questions : []).map(({ question, kind, options }) => {
    return { question, ...(isAnswerKind(kind) && { kind }), options }
  })
  return {
    language: address.language,
    title: fitting(shape.title, fields.title, address.url),
    content: fitting(shape.content, fields.content, ''),
    coverImage,
    boxTitle: fitting(shape.boxTitle, fields.boxTitle, ''),
    boxText: fitting(shape.boxText, fields.boxText, ''),
    metaTitle: fitting(shape.metaTitle, fields.metaTitle, ''),
    metaDescription: fitting(shape.metaDescription, fields.metaDescription ?? fields.seoDescription, ''),
    url: fitting(shape.url, address.url, ''),
    parameter: parameterOf(fields),
    questions: fitting(shape.questions, questions, []),
    ranking: fitting(shape.ranking, fields.ranking, RANKING_DEFAULT),
    category: fitting(z.enum(HOT_LIST_GROUPS), fields.hotlistCategory, 'other'),
    badge: fitting(z.optional(z.enum(BADGES)), fields.badge, undefined),
    ages: fitting(shape.ages, fields.ages, []),
    userInput: fitting(shape.userInput, fields.userInput, ''),
    hreflang: hreflangOf(entry),
  }
}

/** Translations of an entry, without itself. */
export function hreflangOf(entry: DraftEntry): LandingDraft['hreflang'] {
  const own = addressOf(entry)?.language
  const named = Object.entries(fitting(z.record(z.string(), z.unknown()), entry.fields.hreflang, {}))
  const translations = named.filter(([language, url]) => {
    return isLanguage(language) && language !== own && Slug.safeParse(url).success
  })
  return Object.fromEntries(translations) as LandingDraft['hreflang']
}

function parameterOf(fields: DraftEntry['fields']): LandingDraft['parameter'] {
  const { context, presets } = fitting(Parameter, fields.parameter, {})
  const { shape } = LandingDraft.shape.parameter.shape.context
  return {
    ...(presets && { presets }),
    context: {
      category: fitting(z.enum(CATEGORIES), context?.category, CATEGORY_DEFAULT),
      productDefinition: fitting(shape.productDefinition, context?.productDefinition ?? fields.title, '…'),
    },
  }
}
