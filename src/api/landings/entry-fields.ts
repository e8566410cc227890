import type { LandingDraft } from '../../contract/landing.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { LINE_MAX } from '../../contract/limits.ts'
import { shorten } from '../../lib/graphemes.ts'

/** Spec 5: what search engines are told of a page without any title. */
const META_TITLE_FALLBACK = 'Personalized Story'
/** As much as search engines show of a description. */
const DESCRIPTION_GRAPHEMES = 155
const HEADING = /^#+ .*$/gm
/** Marks of Markdown, which a description has none of; the words of a link stay. */
const MARKS = /!?\[([^[\]]*)\]\([^()]*\)|[#*_`>~|<]+/g

export interface Settled {
  /** The address it gets. */
  readonly url: string
  /** The picture's asset; undefined where the site shows the category's own. */
  readonly cover: string | undefined
  /** The same page in every language that has it, itself included. */
  readonly hreflang: LandingDraft['hreflang']
}

/**
 * A draft as fields of the content service, over those the entry had: what the generator does not know of stays. What
 * was left empty is filled in (spec 5).
 */
export function entryFields(draft: LandingDraft, { url, cover, hreflang }: Settled, before: object = {}): object {
  const { presets, context } = draft.parameter
  const fields = {
    ...before,
    title: draft.title,
    url,
    lang: draft.language,
    content: draft.content,
    coverImage: cover === undefined ? undefined : { sys: { type: 'Link', linkType: 'Asset', id: cover } },
    boxTitle: draft.boxTitle,
    boxText: draft.boxText,
    metaTitle: draft.metaTitle || draft.title || META_TITLE_FALLBACK,
    metaDescription: draft.metaDescription || described(draft),
    parameter: { context: { ...context, landingPage: url }, ...(presets && { presets }) },
    questions: draft.questions.map((question, index) => ({ idx: index + 1, ...question })),
    ranking: draft.ranking,
    hotlistCategory: draft.category,
    category: context.category,
    badge: draft.badge,
    ages: draft.ages,
    userInput: draft.userInput,
    hreflang,
    targetLanguages: [...LANGUAGES],
  }
  // An empty text is none: a field that is left out falls back where pages read it.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}

/** What a page says first, as its description. */
function described({ boxText, content, title }: LandingDraft): string {
  const plain = (boxText || content.replace(HEADING, '') || title).slice(0, LINE_MAX).toWellFormed()
  const line = plain.replace(MARKS, '$1').replace(/\s+/g, ' ').trim()
  return shorten(line, DESCRIPTION_GRAPHEMES - 1, DESCRIPTION_GRAPHEMES)
}
