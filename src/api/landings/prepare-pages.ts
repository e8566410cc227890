import { randomUUID } from 'node:crypto'
import type { IssueCode } from '../../contract/issues.ts'
import type { LandingChange } from '../../contract/landing.ts'
import type { Issue } from '../../contract/refusals.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { claimAddress, keepOnlyClaim } from './claims.ts'
import { coverAsset } from './cover-asset.ts'
import { addressOf } from './entry-draft.ts'
import { entryFields } from './entry-fields.ts'
import { LANDING_TYPE, type LandingDeps } from './landing-deps.ts'
import { isReserved, urlOf } from './landing-url.ts'

export interface PreparedPage {
  readonly id: string
  readonly type: string
  /** Undefined for a new page. */
  readonly before: DraftEntry | undefined
  readonly fields: object
}

interface Page {
  readonly index: number
  readonly change: LandingChange
  readonly id: string
  readonly url: string
  readonly before: DraftEntry | undefined
}

/** Path of a page's problems: the first page has none, translations have `siblings`. */
const pathPrefixOf = (index: number): string => (index === 0 ? '' : `siblings.${index - 1}.`)

/** All checks of pages before any is written; refuses with the fields named. */
export async function preparePages(
  deps: LandingDeps,
  changes: readonly LandingChange[],
): Promise<readonly PreparedPage[] | Refusal> {
  const wrong = [...unversioned(changes), ...repeated(changes)]
  if (wrong.length > 0) return refuse('invalid-input', wrong)
  const pages: Page[] = []
  for (const [index, change] of changes.entries()) {
    const before = change.id === undefined ? undefined : await deps.content.write.entry(change.id)
    if (change.id !== undefined && (!before || !addressOf(before))) return refuse('not-found')
    if (before && before.version !== change.version) return refuse('version-conflict')
    pages.push({ index, change, before, url: urlOf(change), id: change.id ?? `landing-${randomUUID()}` })
  }
  const covers = await Promise.all(pages.map(({ change, before }) => coverAsset(deps, change, before)))
  const issues = [...pages.flatMap(reservedUrl), ...covers.flatMap(unknownCover)]
  if (issues.length > 0) return refuse('invalid-input', issues)
  const conflict = await claimAll(deps, pages)
  if (conflict) return conflict
  const hreflang = Object.fromEntries(pages.map(({ change, url }) => [change.language, url]))
  return pages.map(({ id, url, change, before }, index) => ({
    id,
    type: LANDING_TYPE,
    before,
    fields: entryFields(
      change,
      { url, cover: covers[index], hreflang: { ...change.hreflang, ...hreflang } },
      before?.fields,
    ),
  }))
}

const issueAt = (index: number, field: string, code: IssueCode): Issue => ({
  path: `${pathPrefixOf(index)}${field}`,
  code,
  params: {},
})

/** An entry id needs a version, and the reverse. */
const unversioned = (changes: readonly LandingChange[]): Issue[] =>
  changes.flatMap(({ id, version }, index) => {
    if ((id === undefined) === (version === undefined)) return []
    return [issueAt(index, id === undefined ? 'id' : 'version', 'required')]
  })

const repeated = (changes: readonly LandingChange[]): Issue[] =>
  changes.flatMap(({ language, id }, index) => {
    const earlier = changes.slice(0, index)
    if (earlier.some(other => other.language === language)) return [issueAt(index, 'language', 'invalid')]
    return id !== undefined && earlier.some(other => other.id === id) ? [issueAt(index, 'id', 'invalid')] : []
  })

const reservedUrl = ({ index, url }: Page): Issue[] => (isReserved(url) ? [issueAt(index, 'url', 'reserved')] : [])

const unknownCover = (cover: string | undefined, index: number): Issue[] =>
  cover === 'unknown' ? [issueAt(index, 'coverImage', 'invalid')] : []

/** All addresses or none. */
async function claimAll(deps: LandingDeps, pages: readonly Page[]): Promise<Refusal | undefined> {
  const claimed: Page[] = []
  for (const page of pages) {
    if (hasItAlready(page)) continue
    const { id, url, change } = page
    const isGiven = await claimAddress(deps, id, { language: change.language, url })
    claimed.push(page)
    if (isGiven) continue
    for (const { id: entry, before } of claimed) await keepOnlyClaim(deps.db, entry, before && addressOf(before))
    return refuse('invalid-input', [issueAt(page.index, 'url', 'taken')])
  }
  return undefined
}

function hasItAlready({ before, change, url }: Page): boolean {
  const address = before && addressOf(before)
  return before?.published === true && address?.url === url && address.language === change.language
}
