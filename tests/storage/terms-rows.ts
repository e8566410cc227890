const AT = new Date('2026-11-22T10:00:00Z')
const STORY = '00000000-0000-4000-8000-000000000001'
const ACCOUNT = '00000000-0000-4000-8000-000000000002'
const PRODUCT = '00000000-0000-4000-8000-000000000003'
const ORDER = '00000000-0000-4000-8000-000000000004'
const OTHER = '00000000-0000-4000-8000-000000000005'

const NOW = `'${AT.toISOString()}'`
const STORY_COLUMNS =
  'id, request_key, claim_hash, network_hash, parameter, category, language, written_by, seed, status'
const STORY_VALUES = `'claim', 'network', '{}', 'adventure', 'de', 'offline', 'seed', 'complete'`
const ORDER_COLUMNS = 'product_id, edition, story_id, claim_hash, language, accepted, price_id, price_in_cent, state'
const ORDER_VALUES = `'${PRODUCT}', 'ebook', '${STORY}', 'claim', 'de', '[]', 'price', 500, 'fulfilled'`
const MAIL_COLUMNS = 'kind, language, to_address, data, created_at, next_at'
const MAIL_VALUES = `'sign-in', 'de', 'a@b.example', '{}', ${NOW}, ${NOW}`

/** Rows under the names before, in an order in which references hold. */
export const ROWS_BEFORE: readonly string[] = [
  `insert into account (id, email_key, mailbox_key, email, language, created_at)
    values ('${ACCOUNT}', 'a', 'a', 'a', 'de', ${NOW})`,
  `insert into story (${STORY_COLUMNS}, told, earlier)
    values ('${STORY}', 'one', ${STORY_VALUES}, '{"plots":["fox"]}', '[{"plots":["owl"]}]')`,
  `insert into story (${STORY_COLUMNS}) values ('${OTHER}', 'two', ${STORY_VALUES})`,
  `insert into story_wish (id, story_id, created_at, wish, state)
    values ('${OTHER}', '${STORY}', ${NOW}, 'Mehr Regen', 'working')`,
  `insert into story_version (story_id, number, created_at, wish, title, teaser, chapters, patches, renames)
    values ('${STORY}', 1, ${NOW}, null, 'Łucja', '', '[]', '[]', '[]'),
      ('${STORY}', 2, ${NOW}, 'Mehr Regen', 'Łucja', '', '[]', '[]', '[]')`,
  `insert into edition (id, story_id, kind, state, ordered_at, told)
    values ('${OTHER}', '${STORY}', 'ebook', 'ready', ${NOW}, true)`,
  `insert into edition (id, story_id, kind, state, ordered_at)
    values ('${ORDER}', '${STORY}', 'audiobook', 'pending', ${NOW})`,
  `insert into print_proof (id, story_id, interior, cover, state, asked_at)
    values ('${OTHER}', '${STORY}', 'interior', 'cover', 'ready', ${NOW})`,
  `insert into loose_file (story_id, file, due_at) values ('${STORY}', 'book.epub', ${NOW})`,
  `insert into reading_place (account_id, story_id, chapter, paragraph, "offset", at)
    values ('${ACCOUNT}', '${STORY}', 3, 4, 5, ${NOW})`,
  `insert into product (id, name, position, price_in_cent, description, metadata)
    values ('${PRODUCT}', 'ebook', 0, 500, '', '{}')`,
  `insert into shop_order (id, created_at, asked_hash, ${ORDER_COLUMNS})
    values ('${ORDER}', ${NOW}, 'browser', ${ORDER_VALUES}), ('${OTHER}', ${NOW}, null, ${ORDER_VALUES})`,
  `insert into grant_ (id, story_id, edition, order_id, created_at)
    values ('${OTHER}', '${STORY}', 'ebook', '${ORDER}', ${NOW})`,
  `insert into first_offer_taken (mailbox_hmac, taken_at) values ('mailbox', ${NOW})`,
  `insert into mail (id, held_by, held_until, ${MAIL_COLUMNS})
    values ('${ORDER}', '${OTHER}', ${NOW}, ${MAIL_VALUES}), ('${OTHER}', null, null, ${MAIL_VALUES})`,
  `insert into landing_signature_place (one, token) values (true, 'change-7')`,
  `insert into token_hold (id, created_at, tokens, browser_hash, network_hash)
    values ('${OTHER}', ${NOW}, 900, 'browser', 'network')`,
  `insert into scheduled_task (name, last_started_at, runs, process)
    values ('lost-wishes', ${NOW}, 41, 'host:1'), ('loose-files', ${NOW}, 42, 'host:1'),
      ('token-holds', ${NOW}, 43, 'host:1'), ('daily-uses', ${NOW}, 44, 'host:1')`,
]

/** The same by the tables' names of now: every column that was renamed, and those that say which row it is. */
export const MIGRATED_ROWS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  story: [
    { id: STORY, history: { plots: ['fox'] }, earlier_histories: [{ plots: ['owl'] }] },
    { id: OTHER, history: null, earlier_histories: [] },
  ],
  revision_request: [
    { id: OTHER, story_id: STORY, created_at: AT, text: 'Mehr Regen', state: 'working', waiting_for: null },
  ],
  story_version: [
    { story_id: STORY, number: 1, revision_request: null },
    { story_id: STORY, number: 2, revision_request: 'Mehr Regen' },
  ],
  edition: [
    { id: OTHER, kind: 'ebook', notified: true },
    { id: ORDER, kind: 'audiobook', notified: false },
  ],
  print_proof: [{ id: OTHER, story_id: STORY, requested_at: AT }],
  pending_file: [{ story_id: STORY, file: 'book.epub', due_at: AT }],
  reading_position: [{ account_id: ACCOUNT, story_id: STORY, chapter: 3, paragraph: 4, offset: 5, at: AT }],
  shop_order: [
    { id: ORDER, browser_hmac: 'browser' },
    { id: OTHER, browser_hmac: null },
  ],
  edition_grant: [{ id: OTHER, story_id: STORY, edition: 'ebook', order_id: ORDER, created_at: AT }],
  free_story_redemption: [{ mailbox_hmac: 'mailbox', redeemed_at: AT }],
  mail: [
    { id: ORDER, leased_by: OTHER, leased_until: AT },
    { id: OTHER, leased_by: null, leased_until: null },
  ],
  landing_signature_sync: [{ id: true, sync_token: 'change-7' }],
  call_token_reservation: [
    { id: OTHER, created_at: AT, tokens: 900, browser_hash: 'browser', network_hash: 'network' },
  ],
  scheduled_task: [
    { name: 'lost-revision-requests', runs: 41 },
    { name: 'pending-files', runs: 42 },
    { name: 'token-reservations', runs: 43 },
    { name: 'daily-uses', runs: 44 },
  ],
}
