import type { ColumnType, Generated } from 'kysely'
import type { Category } from '../../contract/categories.ts'
import type { Parameter } from '../../contract/parameter.ts'
import type { StepName } from '../../contract/positions.ts'
import type {
  AccountTable,
  FreeStoryRedemptionTable,
  KnownBrowserTable,
  SessionTable,
  SignInAttemptTable,
  SignInLinkTable,
} from './account-tables.ts'
import type { ContentChangeTable, ContentResourceTable, LandingAddressTable } from './content-tables.ts'
import type { EditionFileType, EditionTable, PendingFileTable, PrintProofTable } from './edition-tables.ts'
import type {
  CallTokenReservationTable,
  LandingAuditTable,
  LandingClaimTable,
  LandingSignatureSyncTable,
  LandingSignatureTable,
} from './landing-tables.ts'
import type { DailyUseTable } from './limit-tables.ts'
import type { MailTable } from './mail-tables.ts'
import type { RequestCountTable } from './request-tables.ts'
import type { ScheduledTaskTable } from './schedule-tables.ts'
import type { AddedStoryTable, StoryShareTable } from './share-tables.ts'
import type {
  FreeStoryTable,
  GrantTable,
  OrderTable,
  PaymentEventTable,
  ProductTable,
  SandboxPaymentTable,
  WithdrawalTable,
} from './shop-tables.ts'
import type { ReceiptRow, RevisionRequestTable, StoryVersionTable } from './version-tables.ts'
import type { WaitingSince } from './waiting-columns.ts'

type Created = ColumnType<Date, Date | undefined, never>
type Json<T> = ColumnType<T, string, string>

export interface StoryTable extends WaitingSince {
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
  history: ColumnType<unknown, string | null | undefined, string>
  /** The histories of the visitor's stories before it. Fixed when it starts: a step that is repeated must choose the same. */
  earlier_histories: ColumnType<readonly unknown[], string | undefined, never>
  /** The sentence each answer is told in, once the story is complete; null of one finished before there were receipts. */
  receipt: ColumnType<readonly ReceiptRow[] | null, string | null | undefined, string>
  /** MinHash signatures of its chapters, once the story is complete: no word can be read out of them. */
  signature: ColumnType<readonly (readonly number[])[] | null, string | null | undefined, string>
  /** Whose it is; null until somebody signed in claims it. */
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether its account was given it before it was complete, and so is told by mail when it is. */
  mail_when_ready: Generated<boolean>
  /** The cover whose card and larger formats are all there, and the title they bear; null until one has them. */
  covers_drawn: ColumnType<number | null, number | null | undefined, number>
  covers_drawn_title: ColumnType<string | null, string | null | undefined, string | null>
  /** How often a sweep had to have them drawn, and from when it may again; null when it has given up. */
  covers_tries: Generated<number>
  covers_next_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Whether it came to its account from another browser, and its owner has not said whether to keep it. */
  awaits_owner: Generated<boolean>
}

interface StoryStepTable {
  story_id: string
  step: StepName
  output: Json<unknown>
  finished_at: Created
}

/** A finished piece of a step that has several. */
interface StoryPartTable {
  story_id: string
  part: string
  output: Json<unknown>
}

interface ChapterTable {
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
   * of its formats, or the picture of a chapter; and what editions are made of: see `EditionFileType`.
   */
  type: 'coverimage' | 'coveroriginal' | 'coverformat' | 'chapterimage' | EditionFileType
  /** Name below the story's folder, as its address shows it. */
  file: string
  bytes: number
  /** Of a picture, words for an alternative text, as keys; of a sound, a `SoundNote`. */
  scene: Json<unknown>
  created_at: Created
}

/** Tokens set aside for a story before its first provider call, and what it then used. */
interface TokenReservationTable {
  story_id: string
  created_at: Created
  reserved: number
  used: number
  settled: boolean
}

interface ProviderUsageTable {
  id: Generated<string>
  /** Null for what belongs to no story, such as suggestions. */
  story_id: string | null
  step: string
  model: string
  input_tokens: number
  output_tokens: number
  pictures: Generated<number>
  /** Of text that was read aloud. */
  characters: Generated<number>
  created_at: Created
}

/** A deleted story whose files have to go. */
interface FileRemovalTable {
  story_id: string
  created_at: Date
  next_at: Date
}

/** The position of an account in a story. */
interface ReadingPositionTable {
  account_id: string
  story_id: string
  chapter: number
  paragraph: number
  offset: number
  /** Their device's time, never after the service's. */
  at: Date
}

/** The one row that the readiness check writes. */
interface HealthCheckTable {
  id: boolean
  at: Date
}

export interface Schema {
  story: StoryTable
  story_share: StoryShareTable
  added_story: AddedStoryTable
  story_step: StoryStepTable
  story_part: StoryPartTable
  chapter: ChapterTable
  media: MediaTable
  token_reservation: TokenReservationTable
  provider_usage: ProviderUsageTable
  revision_request: RevisionRequestTable
  story_version: StoryVersionTable
  content_resource: ContentResourceTable
  content_change: ContentChangeTable
  landing_address: LandingAddressTable
  landing_audit: LandingAuditTable
  landing_claim: LandingClaimTable
  landing_signature: LandingSignatureTable
  landing_signature_sync: LandingSignatureSyncTable
  call_token_reservation: CallTokenReservationTable
  daily_use: DailyUseTable
  account: AccountTable
  session: SessionTable
  known_browser: KnownBrowserTable
  free_story_redemption: FreeStoryRedemptionTable
  sign_in_link: SignInLinkTable
  sign_in_attempt: SignInAttemptTable
  file_removal: FileRemovalTable
  mail: MailTable
  request_count: RequestCountTable
  reading_position: ReadingPositionTable
  edition: EditionTable
  pending_file: PendingFileTable
  print_proof: PrintProofTable
  product: ProductTable
  shop_order: OrderTable
  edition_grant: GrantTable
  free_story: FreeStoryTable
  payment_event: PaymentEventTable
  sandbox_payment: SandboxPaymentTable
  withdrawal: WithdrawalTable
  health_check: HealthCheckTable
  scheduled_task: ScheduledTaskTable
}
