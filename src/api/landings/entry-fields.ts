import type { LandingDraft } from '../../contract/landing.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { LINE_MAX } from '../../contract/limits.ts'
import { shorten } from '../../lib/graphemes.ts'

/** Spec 5: meta title of a page without any title. */
const META_TITLE_FALLBACK = 'Personalized Story'
/** Length that search engines show. */
const DESCRIPTION_GRAPHEMES = 155
const HEADING = /^#+ .*$/gm
/** Markdown marks, for plain descriptions; a link's words stay. */
const MARKS = /!?\[([^[\]]*)\]\([^()]*\)|[#*_`>~|<]+/g

export interface Settled {
  readonly url: string
  readonly cover: string | undefined
  readonly hreflang: LandingDraft['hreflang']
}

/** The fields of a draft over the entry's former ones: unknown fields stay, empty ones are filled in (spec 5). */
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
  // Empty texts are left out: pages have fallbacks for missing fields.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}

function described({ boxText, content, title }: LandingDraft): string {
  const plain = (boxText || content.replace(HEADING, '') || title).slice(0, LINE_MAX).toWellFormed()
  const line = plain.replace(MARKS, '$1').replace(/\s+/g, ' ').trim()
  return shorten(line, DESCRIPTION_GRAPHEMES - 1, DESCRIPTION_GRAPHEMES)
}
