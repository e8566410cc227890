import type { ColumnType, Generated } from 'kysely'
import type { Category } from '../../contract/categories.ts'
import type { Parameter } from '../../contract/parameter.ts'
import type { StepName } from '../../contract/positions.ts'
import type { ReceiptLine } from '../../contract/story.ts'
import type { Patch } from '../../contract/version.ts'

type Created = ColumnType<Date, Date | undefined, never>
type Json<T> = ColumnType<T, string, string>

/** One line of a receipt, and whether the story had to tell it. */
export type ReceiptRow = ReceiptLine & { readonly required: boolean }

export interface StoryTable {
  id: string
  created_at: Created
  /** HMAC of the claim cookie of the browser that made it. */
  claim_hash: string
  /** HMAC of the /64 network the request came from, for the daily quota. */
  network_hash: string
  /** The browser's idempotency key, so that a repeated request finds its story. */
  request_key: string
  parameter: Json<Parameter>
  category: Category
  language: string
  written_by: 'offline' | 'model'
  /** Decides every choice of the offline author and the illustrator. */
  seed: string
  status: 'working' | 'complete' | 'failed'
  /** Counted up by a retry: what an older run still has under way no longer counts. */
  run: Generated<number>
  position: Generated<number>
  title: string | null
  teaser: string | null
  finished_at: Date | null
  /** When its current run began. */
  run_started_at: ColumnType<Date, Date | undefined, Date>
  /** Working time in milliseconds of a finished story's last run, for the estimate. */
  took_ms: number | null
  /** Index of the chosen cover, 0 to 3. */
  cover: number | null
  /** The plots and phrasings it was told with, as its author knows them; null when the author keeps no account. */
  told: ColumnType<unknown, string | null | undefined, string>
  /** The same of the visitor's stories before it. Fixed when it starts: a step that is repeated must choose the same. */
  earlier: ColumnType<readonly unknown[], string | undefined, never>
  /** The sentence each answer is told in, once the story is complete; null of one finished before there were receipts. */
  receipt: ColumnType<readonly ReceiptRow[] | null, string | null | undefined, string>
  /** MinHash signatures of its chapters, once the story is complete: no word can be read out of them. */
  signature: ColumnType<readonly (readonly number[])[] | null, string | null | undefined, string>
}

export interface StoryStepTable {
  story_id: string
  step: StepName
  output: Json<unknown>
  finished_at: Created
}

/** A finished piece of a step that has several. */
export interface StoryPartTable {
  story_id: string
  part: string
  output: Json<unknown>
}

export interface ChapterTable {
  story_id: string
  number: number
  title: string
  text: string
  words: number
}

export interface MediaTable {
  id: string
  story_id: string
  /**
   * One of the four covers or their overview, what a model drew for one before it was cropped, the chosen cover in one
   * of its formats, or the picture of a chapter.
   */
  type: 'coverimage' | 'coveroriginal' | 'coverformat' | 'chapterimage'
  /** Name below the story's folder, as its address shows it. */
  file: string
  bytes: number
  /** Words for an alternative text, as keys. */
  scene: Json<unknown>
  created_at: Created
}

/** Tokens set aside for a story before its first provider call, and what it then used. */
export interface TokenReservationTable {
  story_id: string
  created_at: Created
  reserved: number
  used: number
  settled: boolean
}

export interface ProviderUsageTable {
  id: Generated<string>
  /** Null for what belongs to no story, such as suggestions. */
  story_id: string | null
  step: string
  model: string
  input_tokens: number
  output_tokens: number
  pictures: Generated<number>
  created_at: Created
}

/** What an owner wished of a finished story. */
export interface StoryWishTable {
  id: string
  story_id: string
  created_at: Date
  wish: string
  state: 'working' | 'done' | 'unchanged' | 'failed'
}

/** A story as it was at one time; the last one is what its chapters hold. Written from the first wish on. */
export interface StoryVersionTable {
  story_id: string
  /** Counted from 1. */
  number: number
  created_at: Date
  wish: string | null
  title: string
  teaser: string
  chapters: Json<readonly { readonly number: number; readonly title: string; readonly text: string }[]>
  /** What it changed of the version before it. */
  patches: Json<readonly Patch[]>
  /** The names that somebody of the answers has got by wishes, from the first version on. */
  renames: Json<readonly { readonly from: string; readonly to: string }[]>
  /** Where its answers are told; null of a story finished before there were receipts. */
  receipt: ColumnType<readonly ReceiptRow[] | null, string | null, string>
  restored_from: number | null
}

/** An entry, an asset or a content type of the embedded content service. */
export interface ContentResourceTable {
  kind: 'Entry' | 'Asset' | 'ContentType'
  id: string
  /** An entry's content type. */
  type: string | null
  version: number
  draft: Json<Readonly<Record<string, unknown>>>
  published: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>
  /** Short values of what is published, as `field=value`. */
  keys: string[]
  published_version: number | null
  revision: number
  archived_version: number | null
  created_at: Date
  updated_at: Date
  published_at: Date | null
  first_published_at: Date | null
}

/** The last publication or withdrawal of an entry or asset; stays when the resource is deleted. */
export interface ContentChangeTable {
  kind: 'Entry' | 'Asset'
  id: string
  /** A bigint, which the driver reads as text. */
  number: ColumnType<string, string, string>
  type: string | null
  revision: number
  deleted_at: Date | null
}

/** An address that a landing page was ever published at. */
export interface LandingAddressTable {
  /** As a browser asks for it: `/de/pages/the-house`. */
  path: string
  /** Id of the entry that had it last. */
  entry: string
  created_at: Created
}

export interface Schema {
  story: StoryTable
  story_step: StoryStepTable
  story_part: StoryPartTable
  chapter: ChapterTable
  media: MediaTable
  token_reservation: TokenReservationTable
  provider_usage: ProviderUsageTable
  story_wish: StoryWishTable
  story_version: StoryVersionTable
  content_resource: ContentResourceTable
  content_change: ContentChangeTable
  landing_address: LandingAddressTable
}
