import type { ColumnType, Generated } from 'kysely'
import type { MadeEdition, MakingState } from '../../contract/edition.ts'
import type { PreviewPart } from '../../contract/preview.ts'
import type { PROOF_STATES } from '../../contract/proof.ts'
import type { Waiting } from './waiting-columns.ts'

/** Books and joined sounds with the dedication of a present, for its recipient. */
export type DedicatedFileType = 'presentebook' | 'presentaudiobook'

/** File types of editions: chapter sound (MP3, AAC, sentence times), books, joined sounds, print files and their pages as pictures, previews. */
export type EditionFileType =
  | 'chapteraudio'
  | 'chapteraac'
  | 'chaptertimings'
  | 'ebook'
  | 'audiobook'
  | 'print'
  | 'proofpage'
  | DedicatedFileType
  | 'previewpage'
  | 'sample'

export interface EditionTable extends Waiting {
  id: string
  story_id: string
  kind: MadeEdition
  state: MakingState
  ordered_at: Date
  ready_at: Date | null
  version: number | null
  /** Whether its owner was notified that it is there. */
  notified: Generated<boolean>
  /** How often a sweep had to have it made, and from when it may again; null when it has given up. */
  tries: Generated<number>
  next_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A print proof, which the buyer accepts before ordering. */
export interface PrintProofTable {
  id: string
  story_id: string
  /** File names, which identify the text. */
  interior: string
  cover: string
  state: (typeof PROOF_STATES)[number]
  page_count: number | null
  requested_at: Date
  /** As of an edition. */
  tries: Generated<number>
  next_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** What the shop shows of a book before it is bought; the files are rows of `media`. */
export interface StoryPreviewTable {
  story_id: string
  part: PreviewPart
  /** Beginning of the names of its files, which identifies the text. */
  revision: string
  state: MakingState
  requested_at: Date
}

/** A file in the store that no row of `media` speaks for: one that is about to be made, or was replaced. */
export interface PendingFileTable {
  story_id: string
  file: string
  /** Earliest removal. */
  due_at: Date
}
