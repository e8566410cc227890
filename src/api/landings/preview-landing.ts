import type { LandingDraft } from '../../contract/landing.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { entryFields } from './entry-fields.ts'
import { LANDING_TYPE, type LandingDeps } from './landing-deps.ts'
import { urlOf } from './landing-url.ts'

const UNSAVED = 'preview'
const HEAD = /<head(?:\s[^<>]*)?>/i
const NOINDEX_TAG = '<meta name="robots" content="noindex, nofollow">'
const WAIT_MS = 20_000

/** The page of an unsaved draft; stores nothing. Refused while the whole site is being rendered. */
export async function previewLanding(deps: LandingDeps, draft: LandingDraft): Promise<{ html: string } | Refusal> {
  const url = urlOf(draft)
  const hreflang = { ...draft.hreflang, [draft.language]: url }
  const fields = { ...entryFields(draft, { url, cover: undefined, hreflang }), ...coverField(draft) }
  const updatedAt = new Date(deps.clock()).toISOString()
  const html = await withinTime(deps.publication.preview({ id: UNSAVED, type: LANDING_TYPE, updatedAt, fields }))
  if (html === 'late') return refuse('not-serving')
  if (!html) return refuse('not-found')
  return {
    html: Buffer.from(html)
      .toString()
      .replace(HEAD, head => `${head}${NOINDEX_TAG}`),
  }
}

const coverField = ({ coverImage }: LandingDraft) => (coverImage === '' ? {} : { coverImage })

function withinTime<Result>(work: Promise<Result>): Promise<Result | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), WAIT_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
