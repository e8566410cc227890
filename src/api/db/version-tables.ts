import type { ColumnType } from 'kysely'
import type { Waiting } from './waiting-columns.ts'

type Json<T> = ColumnType<T, string, string>

/** What an owner asked to be changed in a finished story. */
export interface RevisionRequestTable extends Waiting {
  id: string
  story_id: string
  created_at: Date
  text: string
  state: 'working' | 'done' | 'unchanged' | 'failed' | 'refused'
  /** Parts that nothing was done for; null where there are none. */
  refused: ColumnType<unknown, string | null | undefined, string | null>
}

/** A story as it was at one time; the last one is what its chapters hold. Written from the first revision request on. */
export interface StoryVersionTable {
  story_id: string
  number: number
  created_at: Date
  /** The text of the request that it was made by; null of the first one and of one that was restored. */
  revision_request: string | null
  title: string
  teaser: string
  chapters: Json<unknown>
  /** Differences to the version before. */
  patches: Json<unknown>
  /** The names that somebody of the answers has got by requests, from the first version on. */
  renames: Json<unknown>
  /** Changes of the brief, names among them, from the first version on; null of versions from before there were others. */
  changes: ColumnType<unknown, string | null | undefined, string>
  /** Ids of facts that requests took out of the story, from the first version on; null of versions from before they were kept. */
  overruled: ColumnType<unknown, string | undefined, string>
  /** Null of a story finished before there were receipts. */
  receipt: ColumnType<unknown, string | null, string>
  restored_from: number | null
}
