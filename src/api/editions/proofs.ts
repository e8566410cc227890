import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { fillsPaperback } from '../../contract/fills-paperback.ts'
import type { PrintProfileName } from '../../contract/print-profile.ts'
import type { Proof, ProofPage } from '../../contract/proof.ts'
import { isUuid } from '../../lib/uuid.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import type { PrintProofTable } from '../db/edition-tables.ts'
import { readStored } from '../db/stored.ts'
import { countStoryChange } from '../limits/count-story-change.ts'
import { mediaAddress } from '../media/media-address.ts'
import { mediaRows } from '../media/media-rows.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { type Dedication, ownDedication } from './dedications.ts'
import { printFiles, proofPageFile } from './edition-files.ts'
import { type EditionDeps, queueOf } from './order-edition.ts'
import { untried } from './settle-edition.ts'
import { PROOF_PAGE_NOTE } from './settle-proof.ts'
import { readStoryText } from './story-text.ts'

type ProofRow = Selectable<PrintProofTable>
export type ReadyProof = Pick<ProofRow, 'id' | 'interior' | 'cover' | 'page_count'>

interface ProofDeps extends EditionDeps {
  readonly printProfile: PrintProfileName
  readonly db: Database
  readonly secret: string
}

interface ProofOptions {
  readonly viewer: Viewer
  /** Whose dedication shall stand in the book. */
  readonly present: string | undefined
}

/** Has the print files made as a proof; finds existing ones. */
export function prepareProof(deps: ProofDeps, id: string, { viewer, present }: ProofOptions): Promise<Proof | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    const own = await ownStory(transaction, id, viewer)
    if (own instanceof Refusal) return own
    await transaction.selectFrom('story').select('id').where('id', '=', id).forUpdate().execute()
    const text = await readStoryText(transaction, id)
    if (!text) return refuse('not-ready')
    if (!fillsPaperback(text)) return refuse('too-short')
    const dedication = await requestedDedication(transaction, id, { viewer, present })
    if (dedication instanceof Refusal) return dedication
    const row = await requestProof(
      transaction,
      id,
      printFiles(text, deps.printProfile, dedication),
      new Date(deps.clock()),
    )
    if (row instanceof Refusal) return row
    if (row.isBegun) await queueOf(deps, id)(transaction, 'bind-print', row.proof.id)
    return viewProof(deps, transaction, row.proof)
  })
}

async function requestedDedication(
  transaction: Queries,
  story: string,
  { viewer, present }: ProofOptions,
): Promise<Dedication | undefined | Refusal> {
  if (present === undefined) return undefined
  const giver = viewer.signedIn?.session.proven ? viewer.signedIn.account.id : undefined
  const own = giver && (await ownDedication(transaction, { present, story, giver }))
  return own || refuse('not-found')
}

async function requestProof(
  transaction: Queries,
  story: string,
  files: Pick<ProofRow, 'interior' | 'cover'>,
  now: Date,
): Promise<{ readonly proof: ProofRow; readonly isBegun: boolean } | Refusal> {
  const known = await transaction
    .selectFrom('print_proof')
    .select(['id', 'state'])
    .where('story_id', '=', story)
    .where('interior', '=', files.interior)
    .executeTakeFirst()
  const isBegun = known === undefined || known.state === 'failed'
  if (isBegun && !(await countStoryChange(transaction, story, now.getTime()))) return refuse('change-quota')
  const values = { requested_at: now, ...(isBegun && { state: 'pending' as const, ...untried(now.getTime()) }) }
  const proof = await (known
    ? transaction.updateTable('print_proof').set(values).where('id', '=', known.id).returningAll()
    : transaction
        .insertInto('print_proof')
        .values({ id: randomUUID(), story_id: story, ...files, state: 'pending', requested_at: now })
        .returningAll()
  ).executeTakeFirstOrThrow()
  return { proof, isBegun }
}

export async function readProof(
  deps: Pick<ProofDeps, 'db' | 'secret' | 'clock'>,
  id: string,
  viewer: Viewer,
): Promise<Proof | Refusal> {
  const own = await ownStory(deps.db, id, viewer)
  if (own instanceof Refusal) return own
  const proof = await deps.db
    .selectFrom('print_proof')
    .selectAll()
    .where('story_id', '=', id)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return proof ? viewProof(deps, deps.db, proof) : refuse('not-found')
}

/** A proof that can be printed as it is; undefined when there is none (any more). */
export async function readyProof(
  queries: Queries,
  story: string,
  id: string | undefined,
): Promise<ReadyProof | undefined> {
  if (id === undefined || !isUuid(id)) return undefined
  return queries
    .selectFrom('print_proof')
    .select(['id', 'interior', 'cover', 'page_count'])
    .where('id', '=', id)
    .where('story_id', '=', story)
    .where('state', '=', 'ready')
    .executeTakeFirst()
}

type Signing = Pick<ProofDeps, 'secret' | 'clock'>

async function viewProof(signing: Signing, queries: Queries, row: ProofRow): Promise<Proof> {
  const { id, state, story_id: story, page_count: pageCount } = row
  const address = (file: string) => mediaAddress(signing.secret, { story, file }, signing.clock())
  if (state !== 'ready') return { id, state, pageCount, interiorUrl: null, coverUrl: null, pages: [] }
  const pages = await pagesOf(queries, row, address)
  return { id, state, pageCount, interiorUrl: address(row.interior), coverUrl: address(row.cover), pages }
}

/** All of them in order, or none: a book with a page missing is no proof. */
async function pagesOf(queries: Queries, row: ProofRow, address: (file: string) => string): Promise<ProofPage[]> {
  const { story_id: story, interior, page_count: count } = row
  const own = (await mediaRows(queries, story, ['proofpage']))
    .map(({ file, scene }) => ({ file, ...readStored(PROOF_PAGE_NOTE, scene, 'media.scene of a page of a proof') }))
    .filter(({ file, number }) => file === proofPageFile(interior, number))
    .toSorted((one, other) => one.number - other.number)
  if (count === null || own.length !== count + 1) return []
  return own.map(({ kind, number, opening, file }) => ({ kind, number, opening, url: address(file) }))
}
