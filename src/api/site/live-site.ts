import type { Entry } from '../../contract/content-source.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import type { LandingAddress, SiteRenderer } from '../../contract/site-bundle.ts'
import type { ContentChanges, ContentReader } from '../outside/content/content.ts'
import { ContentError } from '../outside/content/content-error.ts'
import type { FormerAddresses } from './former-addresses.ts'
import { OwedPages } from './owed-pages.ts'
import { fileOfPage, isWritten, writeSiteFile } from './page-writer.ts'
import type { Releases } from './releases.ts'
import { renderSite, writeSitemap } from './render-site.ts'
import { doubtfulPages } from './rendered-pages.ts'
import type { SiteBuild } from './site-build.ts'
import { writeOwed } from './write-owed.ts'

export interface LiveSiteParts {
  readonly build: SiteBuild
  readonly releases: Releases
  readonly renderer: SiteRenderer
  readonly content: Pick<ContentReader, 'changes' | 'position'>
  readonly addresses: FormerAddresses
  readonly signal: AbortSignal
}

export interface WholeWatch {
  /** Called with the number of pages. */
  onStart(total: number): void
  onPage(): void
}

/** The served site and its updates. One call at a time; each rejects for content or disk failures. */
export interface LiveSite {
  folder(): string | undefined
  /** Whether it needs a full rendering: missing, of another build, or with a refused token. */
  isStale(): boolean
  follow(): Promise<void>
  renderAll(watch: WholeWatch): Promise<void>
  owesSitemaps(): boolean
  writeSitemaps(): Promise<void>
  /** Whether pages may be out of date unnoticed. */
  isUnsure(): boolean
  /** Renders a few of those, and writes changed ones. */
  checkSome(): Promise<void>
  /** Publication time of the served entry, ISO 8601; undefined when not served. */
  updatedAtOf(entry: string): string | undefined
  /** HTML of a landing page; undefined for an entry without one. */
  preview(entry: Entry): Promise<Uint8Array | undefined>
}

interface Standing {
  served: { readonly folder: string; readonly stamp: string } | undefined
  token: string
  isTokenRefused: boolean
  owed: OwedPages
  /** The renderer's state against the served site. Ahead of it, it would not report every touched page. */
  knows: 'nothing' | 'more' | 'the same'
  /** Entries whose served address may be unknown. */
  moved: Set<string> | 'all'
  unsure: string[]
  /** Token to resume from after a crash, while pages are unsure. */
  sureSince: string
}

/** Few, so that publishing does not wait. */
const CHECKED_AT_ONCE = 10

export function openLiveSite(parts: LiveSiteParts): LiveSite {
  const found = parts.releases.current()
  const standing: Standing = {
    served: found && { folder: found.folder, stamp: found.record.stamp },
    token: found?.record.token ?? '',
    isTokenRefused: false,
    owed: new OwedPages(found?.record.sitemaps),
    knows: 'nothing',
    moved: 'all',
    unsure: [],
    sureSince: found?.record.token ?? '',
  }
  return {
    folder: () => standing.served?.folder,
    isStale: () => standing.served?.stamp !== parts.build.stamp || standing.isTokenRefused,
    follow: () => follow(parts, standing),
    renderAll: watch => renderAll(parts, standing, watch),
    owesSitemaps: () => standing.owed.sitemaps.size > 0,
    writeSitemaps: () => writeSitemaps(parts, standing),
    isUnsure: () => standing.unsure.length > 0 && standing.knows === 'the same',
    checkSome: () => checkSome(parts, standing),
    updatedAtOf: entry => (standing.served ? parts.renderer.updatedAtOf(entry) : undefined),
    async preview(entry) {
      if (standing.knows === 'nothing') await load(parts, standing)
      return (await parts.renderer.preview(entry))?.html
    },
  }
}

async function follow(parts: LiveSiteParts, standing: Standing): Promise<void> {
  if (standing.knows === 'nothing') await load(parts, standing)
  const changes = await changesSince(parts, standing)
  await takeIn(parts, standing, changes)
  standing.token = changes.token
  standing.knows = 'the same'
  await parts.addresses.note(movedAddresses(parts, standing))
  if (standing.served) await writeOwed(parts, standing.served.folder, standing.owed, () => settle(parts, standing))
  await record(parts, standing)
}

function movedAddresses({ renderer }: LiveSiteParts, { moved }: Standing): Iterable<LandingAddress> {
  if (moved === 'all') return renderer.addresses()
  return [...moved].flatMap(entry => {
    const path = renderer.pathOfEntry(entry)
    return path === undefined ? [] : { path, entry }
  })
}

function settle({ renderer, addresses }: LiveSiteParts, standing: Standing): void {
  const { moved } = standing
  if (moved === 'all') addresses.settle(renderer.addresses())
  else for (const entry of moved) addresses.move(entry, renderer.pathOfEntry(entry))
  standing.moved = new Set()
}

async function load({ renderer }: LiveSiteParts, standing: Standing): Promise<void> {
  standing.knows = 'nothing'
  await renderer.load()
  standing.knows = 'more'
}

async function changesSince({ content }: LiveSiteParts, standing: Standing): Promise<ContentChanges> {
  try {
    return await content.changes(standing.token)
  } catch (error) {
    // A token of another space, or expired: the changes are unknown.
    const refused = error instanceof ContentError && ['refused', 'invalid', 'missing'].includes(error.failure)
    if (refused) standing.isTokenRefused = true
    throw error
  }
}

async function takeIn({ renderer, build }: LiveSiteParts, standing: Standing, changes: ContentChanges): Promise<void> {
  const entries = [...changes.entries.map(({ id }) => id), ...changes.withdrawn]
  if (entries.length + changes.assets.length === 0 || !standing.served) return
  const isAhead = standing.knows === 'more'
  if (isAhead || standing.moved === 'all') standing.moved = 'all'
  else for (const id of entries) standing.moved.add(id)
  // A failure half way leaves the renderer's state unknown.
  standing.knows = 'nothing'
  standing.owed.add(await renderer.take({ entries, assets: changes.assets }))
  if (!isAhead) return
  const folders = { folder: standing.served.folder, client: build.client }
  const own = entries.flatMap(id => renderer.pathOfEntry(id) ?? [])
  standing.owed.add({ render: own, remove: [], sitemaps: LANGUAGES })
  standing.owed.add({ render: await doubtfulPages(folders, renderer.addresses()), remove: [], sitemaps: [] })
  // Only rendering tells which pages name a withdrawn or moved one.
  if (standing.unsure.length === 0) standing.sureSince = standing.token
  standing.unsure = [...renderer.addresses()].map(({ path }) => path).filter(path => !standing.owed.render.has(path))
}

async function checkSome(parts: LiveSiteParts, standing: Standing): Promise<void> {
  const { served, unsure } = standing
  if (!served) return
  for (const path of unsure.slice(-CHECKED_AT_ONCE).reverse()) {
    parts.signal.throwIfAborted()
    const page = await parts.renderer.render(path)
    const file = fileOfPage(path)
    if (page && !(await isWritten(served.folder, file, page.html))) await writeSiteFile(served.folder, file, page.html)
    unsure.pop()
  }
  if (unsure.length === 0) await record(parts, standing)
}

async function record({ releases }: LiveSiteParts, standing: Standing): Promise<void> {
  const { served, unsure, owed } = standing
  if (!served) return
  const token = unsure.length > 0 ? standing.sureSince : standing.token
  await releases.record(served.folder, { stamp: served.stamp, token, sitemaps: [...owed.sitemaps] })
}

async function renderAll(parts: LiveSiteParts, standing: Standing, watch: WholeWatch): Promise<void> {
  const { build, releases, renderer, content, addresses, signal } = parts
  // Later changes are taken in afterwards, perhaps twice.
  const token = await content.position()
  await load(parts, standing)
  watch.onStart(renderer.count())
  const folder = await releases.begin(build.client)
  try {
    await addresses.note(renderer.addresses())
    await renderSite(renderer, folder, { onPage: watch.onPage, signal })
    await releases.record(folder, { stamp: build.stamp, token, sitemaps: [] })
    await releases.serve(folder)
  } catch (error) {
    await releases.discard(folder)
    throw error
  }
  Object.assign(standing, {
    served: { folder, stamp: build.stamp },
    token,
    isTokenRefused: false,
    owed: new OwedPages(),
    unsure: [],
    moved: 'all',
    knows: 'the same',
  } satisfies Partial<Standing>)
  settle(parts, standing)
}

async function writeSitemaps(parts: LiveSiteParts, standing: Standing): Promise<void> {
  const { served, owed } = standing
  if (!served || standing.knows === 'nothing') return
  for (const language of [...owed.sitemaps]) {
    await writeSitemap(parts.renderer, served.folder, language)
    owed.sitemaps.delete(language)
  }
  await record(parts, standing)
}
