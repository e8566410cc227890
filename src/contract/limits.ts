/** Constants of the product, each with a unit in its name or comment. */

export const SESSION_DAYS = 60
export const STAFF_HOURS = 12
export const KNOWN_BROWSER_DAYS = 400
/** Unproven accounts are deleted with their content after this. */
export const UNPROVEN_ACCOUNT_DAYS = 30
export const LANGUAGE_COOKIE_DAYS = 30
export const UNCLAIMED_STORY_DAYS = 30

export const TOAST_MS = 2500
export const TOAST_ERROR_MS = 6000
export const STATUS_POLL_MS = 6000
export const LIBRARY_POLL_MS = 2000
/** Of a printed book, as the terms promise it. */
export const DELIVERY_DAYS_MAX = 30
/** How long the library polls for a bought edition, and the shop for a preview. */
export const EDITION_WATCH_MS = 5 * 60_000
/** Polls of the payment page; pauses double from the first to the longest. */
export const PAYMENT_POLLS = 20
export const PAYMENT_POLL_FIRST_MS = 1000
export const PAYMENT_POLL_LONGEST_MS = 10_000
export const IMPROVE_POLL_MS = 3000
/** How long the sign-in message shows: after an address, after a mailed link. */
export const LOGIN_REDIRECT_MS = 900
export const VERIFY_REDIRECT_MS = 800
/** A position is saved after this rest. */
export const READING_SAVE_MS = 2000
/** Delay of secondary work: offline copies, worker, end of the page. */
export const SETTLED_MS = 3000
export const LOG_MESSAGE_MS = 6000
export const SUGGESTION_DEBOUNCE_MS = 300
export const MOBILE_BREAKPOINT_PX = 768
export const CAROUSEL_STEP_PX = 400

export const AGE_MAX = 99_999
/** Maximum of the wizard's number field; its slider ends at AGE_SLIDER_MAX. */
export const AGE_INPUT_MAX = 999
export const AGE_SLIDER_MAX = 100
export const RELATION_AGE_DEFAULT = 30
export const RELATIONS_MAX = 10

export const COVER_CHOICES = 4
export const QUESTION_OPTIONS_MIN = 3
export const QUESTION_OPTIONS_MAX = 5
export const QUESTIONS_FIRST_PAGE = 3
/** Sent by the service, and of those shown under a field. */
export const SUGGESTIONS_MAX = 5
export const SUGGESTIONS_SHOWN = 3
/** UTF-16 units of the answers that a suggestion is made beside. */
export const SUGGESTION_ANSWERS_MAX = 1500

export const STORY_LENGTHS = [500, 1000, 2000, 5000, 10_000] as const
/** At bedtime, to a child: slower than a voice of an audiobook. */
export const WORDS_READ_ALOUD_PER_MINUTE = 120
export const CHAPTERS_MAX = 24
/** Minimum of a chapter. */
export const CHAPTER_WORDS_MIN = 80
/** Tolerated shares of a story's, and a chapter's, asked words. */
export const STORY_LENGTH_TOLERANCE = 0.05
export const CHAPTER_LENGTH_TOLERANCE = 0.1

/** UTF-16 units. */
export const NAME_MAX = 60
export const SHORT_TEXT_MAX = 120
export const LINE_MAX = 300
export const TEXT_MAX = 2000
export const REVISION_REQUEST_MAX = 500
/** What a giver says with a shared story. */
export const SHARE_NOTE_MAX = 200
export const ANSWERS_MAX = 10
export const LOCATIONS_MAX = 10
/** Default and maximum of a page of stories. */
export const STORY_PAGE = 20
export const STORY_PAGE_MAX = 40
export const STORY_IDS_MAX = 40
export const BODY_MAX_BYTES = 64 * 1024
/** All seven languages, at up to three bytes a letter. */
export const LANDING_BODY_MAX_BYTES = 2 * 1024 * 1024
export const LANDING_PICTURE_MAX_BYTES = 8 * 1024 * 1024
export const LANDING_PICTURE_MIN_WIDTH = 800
export const LANDING_PICTURE_MIN_HEIGHT = 600
export const LANDING_PICTURE_MAX_PIXELS = 40_000_000
export const LANDING_SHEETS_MAX = 20
export const LANDING_LIST_MAX = 50
/** Contentful sends the whole entry: its maximum. */
export const CONTENT_HOOK_MAX_BYTES = 2 * 1024 * 1024
export const PAYMENT_HOOK_MAX_BYTES = 512 * 1024

export const FIRST_ESTIMATE_SECONDS = 120

/** Revisions of one story in 24 hours. */
export const IMPROVEMENTS_PER_DAY = 10
/** Those that were refused are not counted among the others. */
export const REFUSED_IMPROVEMENTS_PER_DAY = 50
/** Other changes of one story in 24 hours: covers, restored versions, proofs, remade editions. */
export const STORY_CHANGES_PER_DAY = 30
/** The first version and the newest others. */
export const VERSIONS_MAX = 30
/** Model rounds in 24 hours; then suggestions come from the list. */
export const SUGGESTION_ROUNDS_PER_BROWSER = 100
export const SUGGESTION_ROUNDS_PER_NETWORK = 300

export const SKIP_SECONDS = 10

export const READER_FONT_STEPS = 11
export const READER_FONT_STEP_DEFAULT = 3
/** Words that fill the thinnest paperback: stories of 2,000 words, told a little shorter. */
export const PAPERBACK_WORDS_MIN = 1600
