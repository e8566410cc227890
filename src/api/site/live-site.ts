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

export interface LiveSiteDeps {
  readonly build: SiteBuild
  readonly releases: Releases
  readonly renderer: SiteRenderer
  readonly content: Pick<ContentReader, 'changes' | 'position'>
  readonly addresses: FormerAddresses
  readonly signal: AbortSignal
}

export interface RenderObserver {
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
  renderAll(observer: RenderObserver): Promise<void>
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

interface SiteState {
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

export function openLiveSite(deps: LiveSiteDeps): LiveSite {
  const found = deps.releases.current()
  const state: SiteState = {
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
    folder: () => state.served?.folder,
    isStale: () => state.served?.stamp !== deps.build.stamp || state.isTokenRefused,
    follow: () => follow(deps, state),
    renderAll: observer => renderAll(deps, state, observer),
    owesSitemaps: () => state.owed.sitemaps.size > 0,
    writeSitemaps: () => writeSitemaps(deps, state),
    isUnsure: () => state.unsure.length > 0 && state.knows === 'the same',
    checkSome: () => checkSome(deps, state),
    updatedAtOf: entry => (state.served ? deps.renderer.updatedAtOf(entry) : undefined),
    async preview(entry) {
      if (state.knows === 'nothing') await load(deps, state)
      return (await deps.renderer.preview(entry))?.html
    },
  }
}

async function follow(deps: LiveSiteDeps, state: SiteState): Promise<void> {
  if (state.knows === 'nothing') await load(deps, state)
  const changes = await changesSince(deps, state)
  await applyChanges(deps, state, changes)
  state.token = changes.token
  state.knows = 'the same'
  await deps.addresses.note(movedAddresses(deps, state))
  if (state.served) await writeOwed(deps, state.served.folder, state.owed, () => settle(deps, state))
  await record(deps, state)
}

function movedAddresses({ renderer }: LiveSiteDeps, { moved }: SiteState): Iterable<LandingAddress> {
  if (moved === 'all') return renderer.addresses()
  return [...moved].flatMap(entry => {
    const path = renderer.pathOfEntry(entry)
    return path === undefined ? [] : { path, entry }
  })
}

function settle({ renderer, addresses }: LiveSiteDeps, standing: SiteState): void {
  const { moved } = standing
  if (moved === 'all') addresses.settle(renderer.addresses())
  else for (const entry of moved) addresses.move(entry, renderer.pathOfEntry(entry))
  standing.moved = new Set()
}

async function load({ renderer }: LiveSiteDeps, state: SiteState): Promise<void> {
  state.knows = 'nothing'
  await renderer.load()
  state.knows = 'more'
}

async function changesSince({ content }: LiveSiteDeps, state: SiteState): Promise<ContentChanges> {
  try {
    return await content.changes(state.token)
  } catch (error) {
    // A token of another space, or expired: the changes are unknown.
    const refused = error instanceof ContentError && ['refused', 'invalid', 'missing'].includes(error.failure)
    if (refused) state.isTokenRefused = true
    throw error
  }
}

async function applyChanges(
  { renderer, build }: LiveSiteDeps,
  state: SiteState,
  changes: ContentChanges,
): Promise<void> {
  const entries = [...changes.entries.map(({ id }) => id), ...changes.withdrawn]
  if (entries.length + changes.assets.length === 0 || !state.served) return
  const isAhead = state.knows === 'more'
  if (isAhead || state.moved === 'all') state.moved = 'all'
  else for (const id of entries) state.moved.add(id)
  // A failure half way leaves the renderer's state unknown.
  state.knows = 'nothing'
  state.owed.add(await renderer.applyChange({ entries, assets: changes.assets }))
  if (!isAhead) return
  const folders = { folder: state.served.folder, client: build.client }
  const own = entries.flatMap(id => renderer.pathOfEntry(id) ?? [])
  state.owed.add({ render: own, remove: [], sitemaps: LANGUAGES })
  state.owed.add({ render: await doubtfulPages(folders, renderer.addresses()), remove: [], sitemaps: [] })
  // Only rendering tells which pages name a withdrawn or moved one.
  if (state.unsure.length === 0) state.sureSince = state.token
  state.unsure = [...renderer.addresses()].map(({ path }) => path).filter(path => !state.owed.render.has(path))
}

async function checkSome(deps: LiveSiteDeps, state: SiteState): Promise<void> {
  const { served, unsure } = state
  if (!served) return
  for (const path of unsure.slice(-CHECKED_AT_ONCE).reverse()) {
    deps.signal.throwIfAborted()
    const page = await deps.renderer.render(path)
    const file = fileOfPage(path)
    if (page && !(await isWritten(served.folder, file, page.html))) await writeSiteFile(served.folder, file, page.html)
    unsure.pop()
  }
  if (unsure.length === 0) await record(deps, state)
}

async function record({ releases }: LiveSiteDeps, standing: SiteState): Promise<void> {
  const { served, unsure, owed } = standing
  if (!served) return
  const token = unsure.length > 0 ? standing.sureSince : standing.token
  await releases.record(served.folder, { stamp: served.stamp, token, sitemaps: [...owed.sitemaps] })
}

async function renderAll(deps: LiveSiteDeps, state: SiteState, observer: RenderObserver): Promise<void> {
  const { build, releases, renderer, content, addresses, signal } = deps
  // Later changes are taken in afterwards, perhaps twice.
  const token = await content.position()
  await load(deps, state)
  observer.onStart(renderer.count())
  const folder = await releases.begin(build.client)
  try {
    await addresses.note(renderer.addresses())
    await renderSite(renderer, folder, { onPage: observer.onPage, signal })
    await releases.record(folder, { stamp: build.stamp, token, sitemaps: [] })
    await releases.serve(folder)
  } catch (error) {
    await releases.discard(folder)
    throw error
  }
  Object.assign(state, {
    served: { folder, stamp: build.stamp },
    token,
    isTokenRefused: false,
    owed: new OwedPages(),
    unsure: [],
    moved: 'all',
    knows: 'the same',
  } satisfies Partial<SiteState>)
  settle(deps, state)
}

async function writeSitemaps(deps: LiveSiteDeps, state: SiteState): Promise<void> {
  const { served, owed } = state
  if (!served || state.knows === 'nothing') return
  for (const language of [...owed.sitemaps]) {
    await writeSitemap(deps.renderer, served.folder, language)
    owed.sitemaps.delete(language)
  }
  await record(deps, state)
}
