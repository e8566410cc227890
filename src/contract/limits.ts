/** Constants of the product: each has a unit in its name or its comment, and stands here only. */

export const SESSION_DAYS = 60
/** How long a followed link opens what is for staff. */
export const STAFF_HOURS = 12
/** How long a browser that was signed in is remembered. */
export const KNOWN_BROWSER_DAYS = 400
/** Accounts whose mailbox nobody proved go after so long, with what they made. */
export const UNPROVEN_ACCOUNT_DAYS = 30
export const LANGUAGE_COOKIE_DAYS = 30
export const UNCLAIMED_STORY_DAYS = 30

export const TOAST_MS = 2500
/** An error stays longer, or until it is dismissed. */
export const TOAST_ERROR_MS = 6000
export const STATUS_POLL_MS = 6000
/** How often the library looks while a story in it is being written. */
export const LIBRARY_POLL_MS = 2000
/** How long the library looks for an edition that was bought; whoever waits longer comes back. */
export const EDITION_WATCH_MS = 5 * 60_000
/** How often the page of a payment asks at most, and how long it waits between: doubling from the first to the longest. */
export const PAYMENT_POLLS = 20
export const PAYMENT_POLL_FIRST_MS = 1000
export const PAYMENT_POLL_LONGEST_MS = 10_000
/** How often the versions are looked at while a wish is being fulfilled. */
export const IMPROVE_POLL_MS = 3000
/** How long the news of being signed in can be read before the page goes on: after an address, after a mailed link. */
export const LOGIN_REDIRECT_MS = 900
export const VERIFY_REDIRECT_MS = 800
/** A reader's place goes to their account once they have rested this long. */
export const READING_SAVE_MS = 2000
/** What a page is not opened for waits this long: copies for the shelf, the worker, what stands at its end. */
export const SETTLED_MS = 3000
export const LOG_MESSAGE_MS = 6000
export const SUGGESTION_DEBOUNCE_MS = 300
export const MOBILE_BREAKPOINT_PX = 768
/** How far an arrow moves a rail of cards. */
export const CAROUSEL_STEP_PX = 400

export const AGE_MAX = 99_999
/** What the wizard's number field takes; its slider ends at AGE_SLIDER_MAX. */
export const AGE_INPUT_MAX = 999
export const AGE_SLIDER_MAX = 100
export const RELATION_AGE_DEFAULT = 30
export const RELATIONS_MAX = 10

export const COVER_CHOICES = 4
export const QUESTION_OPTIONS_MIN = 3
export const QUESTION_OPTIONS_MAX = 5
export const QUESTIONS_FIRST_PAGE = 3
/** Graphemes of a suggestion that stay when it is longer than SUGGESTION_LONG. */
export const SUGGESTION_CUT = 17
export const SUGGESTION_LONG = 20
export const SUGGESTIONS_MAX = 5

/** Words of a finished story, as the wizard offers them. */
export const STORY_LENGTHS = [500, 1000, 2000, 5000, 10_000] as const
export const CHAPTERS_MAX = 24
/** A chapter of fewer words would be no chapter. */
export const CHAPTER_WORDS_MIN = 80
/** Shares of the asked words by which a whole story, and one chapter, may be off. */
export const STORY_LENGTH_TOLERANCE = 0.05
export const CHAPTER_LENGTH_TOLERANCE = 0.1

/** Characters (UTF-16 units) of the texts a visitor types. */
export const NAME_MAX = 60
export const SHORT_TEXT_MAX = 120
export const LINE_MAX = 300
export const TEXT_MAX = 2000
/** A wish for a finished story. */
export const WISH_MAX = 500
export const ANSWERS_MAX = 10
export const PLACES_MAX = 10
/** Stories in one page of their list: as it comes, and at most. */
export const STORY_PAGE = 20
export const STORY_PAGE_MAX = 40
/** Stories that may be asked for by their ids at once. */
export const STORY_IDS_MAX = 40
export const BODY_MAX_BYTES = 64 * 1024
/** A landing page in all seven languages, each of whose texts may have three bytes a letter. */
export const LANDING_BODY_MAX_BYTES = 2 * 1024 * 1024
/** A picture that staff put up, as a file. */
export const LANDING_PICTURE_MAX_BYTES = 8 * 1024 * 1024
/** Sides of it, in pixels, and how many it may have at most. */
export const LANDING_PICTURE_MIN_WIDTH = 800
export const LANDING_PICTURE_MIN_HEIGHT = 600
export const LANDING_PICTURE_MAX_PIXELS = 40_000_000
/** 2x2 sheets of pictures that one idea is drawn in at most. */
export const LANDING_SHEETS_MAX = 20
/** Landing pages in one answer of their list. */
export const LANDING_LIST_MAX = 50
/** A content service sends the whole entry that changed: as much as Contentful lets one have. */
export const CONTENT_HOOK_MAX_BYTES = 2 * 1024 * 1024
/** A payment service sends the whole thing that changed. */
export const PAYMENT_HOOK_MAX_BYTES = 512 * 1024

/** Said while nothing has been measured yet. */
export const FIRST_ESTIMATE_SECONDS = 120

/** Wishes that one story takes within 24 hours. */
export const IMPROVEMENTS_PER_DAY = 10
/** Other changes of one story within 24 hours that have work made: covers, versions brought back, proofs, editions again. */
export const STORY_CHANGES_PER_DAY = 30
/** Versions of a story that are kept: the first, and the newest of the others. */
export const VERSIONS_MAX = 30
/** Rounds of suggestions by a model within 24 hours; after them they come from the list. */
export const SUGGESTION_ROUNDS_PER_BROWSER = 100
export const SUGGESTION_ROUNDS_PER_NETWORK = 300

/** How far the player's skip buttons go. */
export const SKIP_SECONDS = 10

/** Steps of the reader's letters, and the one it opens with. */
export const READER_FONT_STEPS = 11
export const READER_FONT_STEP_DEFAULT = 3
