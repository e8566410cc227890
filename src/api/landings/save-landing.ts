import type { LandingChange } from '../../contract/landing.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { Refusal } from '../results/refusal.ts'
import { type AuditRecord, writeAudit } from './audit.ts'
import { awaitLive } from './await-live.ts'
import { keepOnlyClaim } from './claims.ts'
import { addressOf, storedAs } from './entry-draft.ts'
import type { LandingDeps } from './landing-deps.ts'
import { type PreparedPage, preparePages } from './prepare-pages.ts'
import { keepSignatures } from './signatures.ts'
import { shownFields, undoPages } from './undo-pages.ts'

export interface SaveRequest {
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
export async function saveLandings(deps: LandingDeps, request: SaveRequest): Promise<SavedPages | Refusal> {
  const prepared = await preparePages(deps, request.pages)
  if (prepared instanceof Refusal) return prepared
  const written = await writePages(deps, prepared, request.publish)
  const action = request.publish ? 'publish' : 'save'
  const records = written.map(({ id, version }) => ({ account: request.staff, entry: id, action, version }) as const)
  const [live] = await Promise.all([request.publish && awaitLive(deps, written), remember(deps, written, records)])
  const saved = written.flatMap(entry => storedAs(entry) ?? [])
  return { saved, live }
}

/** Drafts first: most failures then happen before visitors see anything. */
async function writePages(
  deps: LandingDeps,
  pages: readonly PreparedPage[],
  isPublished: boolean,
): Promise<DraftEntry[]> {
  const { write } = deps.content
  const done: { page: PreparedPage; entry: DraftEntry; shown: object | undefined }[] = []
  try {
    for (const page of pages) {
      const shown = isPublished ? await shownFields(deps, page.before) : undefined
      const version = page.before && { version: page.before.version }
      const entry = await write.saveEntry({ id: page.id, type: page.type, ...version, fields: page.fields })
      done.push({ page, entry, shown })
    }
    if (isPublished) for (const one of done) one.entry = await write.publishEntry(one.entry)
    return done.map(({ entry }) => entry)
  } catch (error) {
    await undoPages(deps, pages, done)
    throw error
  }
}

async function remember(
  deps: LandingDeps,
  written: readonly DraftEntry[],
  records: readonly AuditRecord[],
): Promise<void> {
  await deps.db.transaction().execute(async transaction => {
    await writeAudit(transaction, records, deps.clock())
    for (const entry of written) await keepOnlyClaim(transaction, entry.id, addressOf(entry))
    await keepSignatures(transaction, written)
  })
}
