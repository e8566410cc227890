import { describeError } from '../../lib/describe-error.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { keepOnlyClaim } from './claims.ts'
import { addressOf } from './entry-draft.ts'
import type { LandingDeps } from './landing-deps.ts'
import type { PreparedPage } from './prepare-pages.ts'

export interface WrittenPage {
  readonly page: PreparedPage
  readonly entry: DraftEntry
  readonly shown: object | undefined
}

/** Published fields of an entry that has a newer draft; with links unresolved. */
export async function shownFields(deps: LandingDeps, before: DraftEntry | undefined): Promise<object | undefined> {
  if (!before?.published || !before.changed) return undefined
  return linked((await deps.content.read.entry(before.id))?.fields) as object | undefined
}

function linked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linked)
  if (typeof value !== 'object' || value === null) return value
  const { sys } = value as { sys?: { type?: string; id?: string } }
  if (sys?.type === 'Asset' || sys?.type === 'Entry') {
    return { sys: { type: 'Link', linkType: sys.type, id: sys.id } }
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, linked(inner)]))
}

/** Puts pages back: deletes new ones, restores drafts and published fields of others. Logs failures and goes on. */
export async function undoPages(
  deps: LandingDeps,
  pages: readonly PreparedPage[],
  done: readonly WrittenPage[],
): Promise<void> {
  for (const written of done.toReversed()) {
    const { page } = written
    try {
      await undo(deps, written)
    } catch (error) {
      deps.log.error({ entry: page.id, error: describeError(error) }, 'a page could not be put back as it was')
    }
  }
  for (const { id, before } of pages) await keepOnlyClaim(deps.db, id, before && addressOf(before))
}

async function undo({ content: { write } }: LandingDeps, { page: { before }, entry, shown }: WrittenPage) {
  const { id, type } = entry
  if (!before) return write.deleteEntry(id)
  // Drafts only: what visitors see was never touched.
  const wasPublished = entry.publishedAt !== before.publishedAt
  if (wasPublished && !before.published) await write.withdrawEntry(id)
  let { version } = (await write.entry(id)) ?? entry
  const save = async (fields: object) => {
    const saved = await write.saveEntry({ id, type, version, fields })
    version = saved.version
    return saved
  }
  if (wasPublished && before.published) version = (await write.publishEntry(await save(shown ?? before.fields))).version
  if (!wasPublished || !before.published || shown) await save(before.fields)
}
