import type { ColumnType, Generated } from 'kysely'
import type { Category } from '../../contract/categories.ts'
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
import type {
  EditionFileType,
  EditionTable,
  PendingFileTable,
  PrintProofTable,
  StoryPreviewTable,
} from './edition-tables.ts'
import type { InvoiceNumberTable, InvoiceTable } from './invoice-tables.ts'
import type {
  CallTokenReservationTable,
  LandingAuditTable,
  LandingClaimTable,
  LandingSignatureSyncTable,
  LandingSignatureTable,
} from './landing-tables.ts'
import type { DailyUseTable, QuotaReminderTable } from './limit-tables.ts'
import type { MailTable } from './mail-tables.ts'
import type { PresentBrowserTable, PresentOrderTable, PresentTable } from './present-tables.ts'
import type { StoryRatingTable } from './rating-tables.ts'
import type { RequestCountTable } from './request-tables.ts'
import type { ScheduledTaskTable } from './schedule-tables.ts'
import type { AddedStoryTable, StoryShareTable } from './share-tables.ts'
import type {
  FreeStoryTable,
  GrantTable,
  OrderTable,
  PaymentEventTable,
  PrintEventTable,
  PrintOrderTable,
  PrintStepTable,
  ProductPriceTable,
  ProductTable,
  SandboxPaymentTable,
  WithdrawalTable,
} from './shop-tables.ts'
import type { RevisionRequestTable, StoryVersionTable } from './version-tables.ts'
import type { WaitingSince } from './waiting-columns.ts'

type Created = ColumnType<Date, Date | undefined, never>
type Json<T> = ColumnType<T, string, string>

export interface StoryTable extends WaitingSince {
  id: string
  created_at: Created
  claim_hash: string
  /** HMAC of the requesting /64 network, for the daily quota. */
  network_hash: string
  /** The browser's idempotency key: a repeated request finds its story. */
  request_key: string
  parameter: Json<unknown>
  /** The landing page that it began on, a `StoryLanding`; null for one that began elsewhere, or before this was kept. */
  landing: ColumnType<unknown, string | null | undefined, never>
  /** When its owner reached the end; null before that. */
  read_at: ColumnType<Date | null, Date | null | undefined, Date>
  category: Category
  language: string
  written_by: 'offline' | 'model'
  seed: string
  status: 'working' | 'complete' | 'failed'
  /** Why it failed, a `StoryFailure`; null of any other, or where the reason is not known. */
  failure: ColumnType<unknown, string | null | undefined, string | null>
  /** Increased by a retry: work of older runs no longer counts. */
  run: Generated<number>
  position: Generated<number>
  title: string | null
  teaser: string | null
  finished_at: Date | null
  run_started_at: ColumnType<Date, Date | undefined, Date>
  /** Milliseconds of work of a finished story's last run, for the estimate. */
  took_ms: number | null
  cover: number | null
  /** The plots and phrasings it was told with, as its author knows them; null when the author keeps no account. */
  history: ColumnType<unknown, string | null | undefined, string>
  /** The histories of the visitor's stories before it. Fixed when it starts: a step that is repeated must choose the same. */
  earlier_histories: ColumnType<unknown, string | undefined, never>
  /** The sentence each answer is told in, once the story is complete; null of one finished before there were receipts. */
  receipt: ColumnType<unknown, string | null | undefined, string>
  /** MinHash signatures of the chapters, once complete: the text cannot be read out of them. */
  signature: ColumnType<unknown, string | null | undefined, string>
  /** Owner; null until claimed. */
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether it was claimed before it was complete: then completion is mailed. */
  mail_when_ready: Generated<boolean>
  /** Cover and title with all formats drawn; null until there are any. */
  covers_drawn: ColumnType<number | null, number | null | undefined, number>
  covers_drawn_title: ColumnType<string | null, string | null | undefined, string | null>
  /** Sweep attempts, and when the next may be; null after giving up. */
  covers_tries: Generated<number>
  covers_next_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Whether it came from another browser and its owner has not decided on it. */
  awaits_owner: Generated<boolean>
}

interface StoryStepTable {
  story_id: string
  step: StepName
  output: Json<unknown>
  finished_at: Created
}

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
  quotes: ColumnType<unknown, string | undefined, string>
}

export interface MediaTable {
  id: string
  story_id: string
  /** A cover or overview, a model's original, a format of the cover, a chapter's picture, or an `EditionFileType`. */
  type: 'coverimage' | 'coveroriginal' | 'coverformat' | 'chapterimage' | EditionFileType
  /** Name below the story's folder, as in its address. */
  file: string
  bytes: number
  /** Of a picture, keys of its alternative text; of a sound, a `SoundNote`; of a preview, a `PageNote` or `SampleNote`. */
  scene: Json<unknown>
  created_at: Created
}

/** Tokens reserved for a story before its first provider call, and the use. */
interface TokenReservationTable {
  story_id: string
  created_at: Created
  reserved: number
  used: number
  settled: boolean
}

interface ProviderUsageTable {
  id: Generated<string>
  /** Null outside stories, such as for suggestions. */
  story_id: string | null
  step: string
  model: string
  input_tokens: number
  output_tokens: number
  pictures: Generated<number>
  /** Characters read aloud. */
  characters: Generated<number>
  created_at: Created
}

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
  /** The device's time, never after the service's. */
  at: Date
}

interface HealthCheckTable {
  id: boolean
  at: Date
}

export interface Schema {
  story: StoryTable
  story_share: StoryShareTable
  added_story: AddedStoryTable
  story_rating: StoryRatingTable
  present: PresentTable
  present_browser: PresentBrowserTable
  present_order: PresentOrderTable
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
  quota_reminder: QuotaReminderTable
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
  story_preview: StoryPreviewTable
  product: ProductTable
  product_price: ProductPriceTable
  shop_order: OrderTable
  edition_grant: GrantTable
  free_story: FreeStoryTable
  payment_event: PaymentEventTable
  sandbox_payment: SandboxPaymentTable
  print_event: PrintEventTable
  print_order: PrintOrderTable
  print_step: PrintStepTable
  withdrawal: WithdrawalTable
  invoice: InvoiceTable
  invoice_number: InvoiceNumberTable
  health_check: HealthCheckTable
  scheduled_task: ScheduledTaskTable
}
