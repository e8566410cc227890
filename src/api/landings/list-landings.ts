import type { LandingState } from '../../contract/landing.ts'
import type { Language } from '../../contract/languages.ts'
import { LANDING_LIST_MAX } from '../../contract/limits.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { coverOf, rowOf } from './entry-draft.ts'
import { LANDING_TYPE, type LandingDeps } from './landing-deps.ts'

export interface LandingListOptions {
  readonly language?: Language | undefined
  readonly state?: LandingState | undefined
  readonly search?: string | undefined
  readonly after?: string | undefined
}

const SHOWN = ['title', 'lang', 'url', 'hotlistCategory', 'ranking', 'coverImage'].map(name => `fields.${name}`)

const OF_STATE: Readonly<Record<LandingState, Readonly<Record<string, string>>>> = {
  published: { 'sys.publishedAt[exists]': 'true' },
  draft: { 'sys.publishedAt[exists]': 'false', 'sys.firstPublishedAt[exists]': 'false' },
  withdrawn: { 'sys.publishedAt[exists]': 'false', 'sys.firstPublishedAt[exists]': 'true' },
}

/** Last changed first. Rejects like the content service. */
export async function listLandings(deps: LandingDeps, { language, state, search, after }: LandingListOptions) {
  const skip = Number(after ?? 0)
  const words = search?.trim()
  const { total, items } = await deps.content.write.entries({
    content_type: LANDING_TYPE,
    ...(language && { 'fields.lang': language }),
    ...(state && OF_STATE[state]),
    ...(words && { query: words }),
    order: '-sys.updatedAt',
    select: ['sys', ...SHOWN].join(','),
    limit: LANDING_LIST_MAX,
    skip,
  })
  const next = skip + items.length
  return {
    items: await rowsOf(deps, items),
    total,
    next: items.length > 0 && next < total ? String(next) : null,
  }
}

export async function rowsOf({ content }: LandingDeps, entries: readonly DraftEntry[]) {
  const covers = entries.map(coverOf)
  const urls = await content.write.assetUrls(covers.flatMap(({ asset }) => asset ?? []))
  return entries.flatMap((entry, index) => {
    const { asset = '', address } = covers[index] ?? {}
    return rowOf(entry, address ?? urls.get(asset)) ?? []
  })
}
