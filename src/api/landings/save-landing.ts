import type { LandingChange } from '../../contract/landing.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { Refusal } from '../results/refusal.ts'
import { type Deed, noteDeeds } from './audit.ts'
import { awaitLive } from './await-live.ts'
import { keepOnlyClaim } from './claims.ts'
import { addressOf, storedAs } from './entry-draft.ts'
import type { LandingDesk } from './landing-deps.ts'
import { type PreparedPage, preparePages } from './prepare-pages.ts'
import { keepSignatures } from './signatures.ts'
import { shownFields, undoPages } from './undo-pages.ts'

export interface SaveAsk {
  readonly pages: readonly LandingChange[]
  readonly publish: boolean
  readonly staff: string
}

type Stored = NonNullable<ReturnType<typeof storedAs>>
export interface SavedPages {
  readonly saved: readonly Stored[]
  /** Whether visitors see what was published; false for drafts. */
  readonly live: boolean
}

/** Saves or publishes pages, all or none: checks first, undoes on failure. Rejects like the content service. */
export async function saveLandings(desk: LandingDesk, ask: SaveAsk): Promise<SavedPages | Refusal> {
  const prepared = await preparePages(desk, ask.pages)
  if (prepared instanceof Refusal) return prepared
  const written = await writePages(desk, prepared, ask.publish)
  const action = ask.publish ? 'publish' : 'save'
  const deeds = written.map(({ id, version }) => ({ account: ask.staff, entry: id, action, version }) as const)
  const [live] = await Promise.all([ask.publish && awaitLive(desk, written), remember(desk, written, deeds)])
  const saved = written.flatMap(entry => storedAs(entry) ?? [])
  return { saved, live }
}

/** Drafts first: most failures then happen before visitors see anything. */
async function writePages(
  desk: LandingDesk,
  pages: readonly PreparedPage[],
  isPublished: boolean,
): Promise<DraftEntry[]> {
  const { write } = desk.content
  const done: { page: PreparedPage; entry: DraftEntry; shown: object | undefined }[] = []
  try {
    for (const page of pages) {
      const shown = isPublished ? await shownFields(desk, page.before) : undefined
      const version = page.before && { version: page.before.version }
      const entry = await write.saveEntry({ id: page.id, type: page.type, ...version, fields: page.fields })
      done.push({ page, entry, shown })
    }
    if (isPublished) for (const one of done) one.entry = await write.publishEntry(one.entry)
    return done.map(({ entry }) => entry)
  } catch (error) {
    await undoPages(desk, pages, done)
    throw error
  }
}

async function remember(desk: LandingDesk, written: readonly DraftEntry[], deeds: readonly Deed[]): Promise<void> {
  await desk.db.transaction().execute(async transaction => {
    await noteDeeds(transaction, deeds, desk.clock())
    for (const entry of written) await keepOnlyClaim(transaction, entry.id, addressOf(entry))
    await keepSignatures(transaction, written)
  })
}
