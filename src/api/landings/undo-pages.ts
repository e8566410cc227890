import { describeError } from '../../lib/describe-error.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { keepOnlyClaim } from './claims.ts'
import { addressOf } from './entry-draft.ts'
import type { LandingDesk } from './landing-deps.ts'
import type { PreparedPage } from './prepare-pages.ts'

/** A page that was written: as what, and what visitors saw of it until then. */
export interface WrittenPage {
  readonly page: PreparedPage
  readonly entry: DraftEntry
  /** The fields that were published, where others had been written since. */
  readonly shown: object | undefined
}

/** What visitors see of an entry, where it is not what is written of it; with links in place of what they lead to. */
export async function shownFields(desk: LandingDesk, before: DraftEntry | undefined): Promise<object | undefined> {
  if (!before?.published || !before.changed) return undefined
  return linked((await desk.content.read.entry(before.id))?.fields) as object | undefined
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

/**
 * Puts pages back as they were before they were written: those that were new go, the others get their former fields,
 * and visitors see of them what they saw. What cannot be put back is said in the log; the other pages still are.
 */
export async function undoPages(
  desk: LandingDesk,
  pages: readonly PreparedPage[],
  done: readonly WrittenPage[],
): Promise<void> {
  for (const written of done.toReversed()) {
    const { page } = written
    try {
      await undo(desk, written)
    } catch (error) {
      desk.log.error({ entry: page.id, error: describeError(error) }, 'a page could not be put back as it was')
    }
  }
  for (const { id, before } of pages) await keepOnlyClaim(desk.db, id, before && addressOf(before))
}

async function undo({ content: { write } }: LandingDesk, { page: { before }, entry, shown }: WrittenPage) {
  const { id, type } = entry
  if (!before) return write.deleteEntry(id)
  // Written and not published: what visitors see was never touched.
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
