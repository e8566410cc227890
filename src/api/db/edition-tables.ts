import type { ColumnType, Generated } from 'kysely'
import type { MadeEdition, MakingState } from '../../contract/edition.ts'
import type { PROOF_STATES } from '../../contract/proof.ts'
import type { Waiting } from './waiting-columns.ts'

/**
 * Files of editions: a chapter's sound, the same for an M4B, when its sentences are heard; the bound books, the joined
 * sounds, and what a print house gets.
 */
export type EditionFileType = 'chapteraudio' | 'chapteraac' | 'chaptertimings' | 'ebook' | 'audiobook' | 'print'

/** What of a story is made, or was, beside its text. */
export interface EditionTable extends Waiting {
  id: string
  story_id: string
  kind: MadeEdition
  state: MakingState
  ordered_at: Date
  /** When it was last finished. */
  ready_at: Date | null
  /** The version of the story that it was last made from. */
  version: number | null
  /** Whether its owner was notified that it is there. */
  notified: Generated<boolean>
  /** How often a sweep had to have it made, and from when it may again; null when it has given up. */
  tries: Generated<number>
  next_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A book on paper as its buyer looks at it before it is ordered. */
export interface PrintProofTable {
  id: string
  story_id: string
  /** Names of its files, which say of which text it is. */
  interior: string
  cover: string
  state: (typeof PROOF_STATES)[number]
  page_count: number | null
  requested_at: Date
  /** As of an edition. */
  tries: Generated<number>
  next_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A file in the store that no row of `media` speaks for: one that is about to be made, or was replaced. */
export interface PendingFileTable {
  story_id: string
  file: string
  /** From then on it may go. */
  due_at: Date
}
