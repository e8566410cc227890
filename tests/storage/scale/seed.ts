import { sql } from 'kysely'
import type { Database } from '../../../src/api/db/database.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { isEndurance } from '../../helpers/how-often.ts'

export interface Amounts {
  readonly stories: number
  readonly accounts: number
}

/** The stories of the first account: as many as a library is tried with, one in two hundred of all. */
export const OWN_STORIES = isEndurance ? 500 : 100
/** Stories behind those that are being written. */
const WORKING_STORIES = 100
/** Unclaimed ones, of the browser that the seed is given the claim of: of this number and of the next in ten. */
export const GUEST_STORY = 1000

const HEADS = {
  story: 'a0000000',
  account: 'b0000000',
  session: 'c0000000',
  order: 'd0000000',
  present: 'e0000000',
} as const

/** The id of the nth of its kind, counted from 1. */
export const idOf = (kind: keyof typeof HEADS, number: number): string =>
  `${HEADS[kind]}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

const id = (kind: keyof typeof HEADS, number: string) =>
  sql.raw(`('${HEADS[kind]}-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`)

/** What was shared of story n, and where its address begins: 22 letters. */
export const shareOf = (story: number): string => `share${String(story).padStart(17, '0')}`
/** The code of the present of story n. */
export const codeOf = (story: number): string =>
  `BCDFGH${String(story).padStart(6, 'Z').replaceAll('0', 'X').replaceAll('1', 'W')}`
export const emailOf = (account: number): string => `reader${account}@tales.example`

const SCENE = { motif: 'castle', timeOfDay: 'night', sky: 'moon', pose: 'walking' }
const SIGNATURE = JSON.stringify([[1, 2, 3]])

/**
 * Fills a database as a year fills it, in seconds: rows of every table that grows, in proportion, and every story of the
 * first account with all that a story may have. References are not checked and triggers not run while it is done.
 */
export async function seedScale(db: Database, { stories, accounts }: Amounts, claimHash: string): Promise<void> {
  await db.connection().execute(async connection => {
    await sql`set session_replication_role = replica`.execute(connection)
    await seedAccounts(connection, accounts)
    await seedStories(connection, { stories, accounts }, claimHash)
    await seedParts(connection, stories)
    await seedWork(connection, stories)
    await seedShop(connection, { stories, accounts })
    await seedPresents(connection, { stories, accounts })
    await seedCounts(connection, { stories, accounts })
    await sql`reset session_replication_role`.execute(connection)
    await sql`analyze`.execute(connection)
  })
}

async function seedAccounts(db: Database, accounts: number): Promise<void> {
  await sql`
    insert into account (id, email_key, mailbox_key, email, language, proven_at, created_at, is_staff)
    select ${id('account', 'n')}, 'reader' || n || '@tales.example', 'reader' || n || '@tales.example',
      'reader' || n || '@tales.example', 'de', now(),
      now() - n * interval '10 minutes', n = 4
    from generate_series(1, ${accounts}::int) n`.execute(db)
  await sql`
    insert into session (id, account_id, claim_hash, proven, link_at, created_at, seen_at, expires_at,
      agent)
    select ${id('session', 'n')}, ${id('account', 'n')}, 'browser' || n, true, now(), now(), now(),
      now() + interval '30 days', 'Firefox'
    from generate_series(1, ${accounts}::int) n`.execute(db)
  await sql`
    insert into sign_in_link (id, account_id, token_hmac, selector_hmac, browser_hmac, created_at, expires_at, used_at, language)
    select gen_random_uuid(), ${id('account', 'n')}, 'token' || n, 'selector' || n, 'browser', now(), now() + interval '10 minutes',
      now(), 'de'
    from generate_series(1, ${accounts}::int) n`.execute(db)
}

async function seedStories(db: Database, { stories, accounts }: Amounts, claimHash: string): Promise<void> {
  const whole = JSON.stringify(exampleParameter())
  const small = JSON.stringify({
    story: { length: '500', targetAge: 'child' },
    context: { urlLanguage: 'de', category: 'bedtime' },
  })
  await sql`
    insert into story (id, created_at, claim_hash, network_hash, request_key, parameter, category, language, written_by,
      seed, status, run_started_at, position, title, teaser, finished_at, took_ms, cover, account_id, signature)
    select ${id('story', 'n')}, now() - n * interval '20 seconds',
      case when n in (${GUEST_STORY}, ${GUEST_STORY + 10}) then ${claimHash} else 'browser' || n end, 'network' || n % 30000, 'key' || n,
      case when n <= ${OWN_STORIES} or n in (${GUEST_STORY}, ${GUEST_STORY + 10}) then ${whole}::jsonb else ${small}::jsonb end,
      'bedtime', 'de', 'offline', 'seed',
      case when n > ${OWN_STORIES} and n <= ${OWN_STORIES + WORKING_STORIES} then 'working' else 'complete' end,
      now() - n * interval '20 seconds', 10, 'Łucja und die siebte Stufe, Teil ' || n,
      'In der Nacht zählt Łucja die Stufen des Treppenhauses, und eine ist zu viel. Wer hat sie gebaut, und wohin führt sie?',
      case when n > ${OWN_STORIES} and n <= ${OWN_STORIES + WORKING_STORIES} then null else now() - n * interval '20 seconds' end,
      120000, 1,
      case when n <= ${OWN_STORIES} then ${id('account', '1')} when n % 10 = 0 then null
        else ${id('account', `(2 + n % ${accounts - 1})`)} end,
      case when n <= ${OWN_STORIES} then ${SIGNATURE}::jsonb end
    from generate_series(1, ${stories}::int) n`.execute(db)
}

async function seedParts(db: Database, stories: number): Promise<void> {
  const text = 'Łucja zählte: eins, zwei, drei.\nDie siebte Stufe knarrte, obwohl niemand auf ihr stand.\n'
  await sql`
    insert into chapter (story_id, number, title, text, words)
    select ${id('story', 'n')}, c, 'Die siebte Stufe und das Licht ' || c,
      repeat(${text}, case when n <= ${OWN_STORIES} then 25 else 1 end), 400
    from generate_series(1, ${stories}::int) n, generate_series(1, case when n <= ${OWN_STORIES} then 5 else 2 end) c`.execute(
    db,
  )
  await sql`
    insert into media (id, story_id, type, file, bytes, scene)
    select gen_random_uuid(), ${id('story', 'n')}, type, file, 60000, ${JSON.stringify(SCENE)}::jsonb
    from generate_series(1, ${stories}::int) n, (values ('coverimage', 'cover-overview.webp'), ('coverimage', 'cover-2.webp'),
      ('coverformat', 'cover-2-card-00000000.webp')) as files (type, file)`.execute(db)
  await sql`
    insert into media (id, story_id, type, file, bytes, scene)
    select gen_random_uuid(), ${id('story', 'n')}, 'chapterimage', 'chapter-' || c || '.webp', 60000, ${JSON.stringify(SCENE)}::jsonb
    from generate_series(1, ${OWN_STORIES}::int) n, generate_series(1, 5) c`.execute(db)
  await sql`
    insert into media (id, story_id, type, file, bytes, scene)
    select gen_random_uuid(), ${id('story', 'n')}, 'coverimage', 'cover-' || c || '.webp', 60000, ${JSON.stringify(SCENE)}::jsonb
    from generate_series(1, ${GUEST_STORY + 10}::int) n, unnest(array[1, 3, 4]) c`.execute(db)
  // Every fifth of the owner's can be heard, every fourth has files.
  await sql`
    insert into media (id, story_id, type, file, bytes, scene)
    select gen_random_uuid(), ${id('story', 'n * 5')}, 'chapteraudio', 'audio-' || c || '-0123456789abcdef.mp3', 1000000,
      jsonb_build_object('chapter', c, 'durationMs', 60000, 'spokenBy', 'engine')
    from generate_series(1, ${OWN_STORIES / 5}::int) n, generate_series(1, 5) c`.execute(db)
  await sql`
    insert into media (id, story_id, type, file, bytes, scene)
    select gen_random_uuid(), ${id('story', 'n * 4')}, 'ebook', 'book-0123456789abcdef.' || format, 1000000, '{}'
    from generate_series(1, ${OWN_STORIES / 4}::int) n, unnest(array['epub', 'pdf', 'docx']) format`.execute(db)
  await sql`
    insert into story_step (story_id, step, output)
    select ${id('story', 'n')}, step, '{}' from generate_series(1, ${stories}::int) n, unnest(array['cover', 'edit']) step`.execute(
    db,
  )
  await sql`
    insert into story_part (story_id, part, output)
    select ${id('story', 'n')}, 'chapter-1', '{}' from generate_series(1, ${stories}::int) n`.execute(db)
}

async function seedWork(db: Database, stories: number): Promise<void> {
  const every = (step: number) => sql.raw(`generate_series(1, ${stories}, ${step}) n`)
  await sql`
    insert into token_reservation (story_id, created_at, reserved, used, settled)
    select ${id('story', 'n')}, now() - n * interval '20 seconds', 1000, 900, true from ${every(1)}`.execute(db)
  await sql`
    insert into provider_usage (story_id, step, model, input_tokens, output_tokens, created_at)
    select case when n % 7 = 0 then null else ${id('story', 'n')} end, 'plan', 'a model', 100, 100,
      now() - n * interval '20 seconds' from ${every(1)}`.execute(db)
  await sql`
    insert into revision_request (id, story_id, created_at, text, state)
    select gen_random_uuid(), ${id('story', 'n')}, now() - n * interval '20 seconds', 'Mehr Regen',
      case when n > 500 and n < 700 then 'working' else 'done' end from ${every(5)}`.execute(db)
  await sql`
    insert into story_version (story_id, number, created_at, title, teaser, chapters, patches, renames)
    select ${id('story', 'n')}, v, now(), 'Łucja', '', '[]', '[]', '[]' from ${every(5)}, generate_series(1, 2) v`.execute(
    db,
  )
  await sql`
    insert into edition (id, story_id, kind, state, ordered_at)
    select gen_random_uuid(), ${id('story', 'n')}, kind,
      case when n > 9000 and n < 9050 then 'pending' else 'ready' end, now()
    from ${every(3)}, unnest(array['ebook', 'audiobook']) kind`.execute(db)
  await sql`
    insert into print_proof (id, story_id, interior, cover, state, requested_at)
    select gen_random_uuid(), ${id('story', 'n')}, 'print-' || n, 'cover-' || n, 'ready', now() from ${every(5)}`.execute(
    db,
  )
  await sql`
    insert into story_preview (story_id, part, revision, state, requested_at)
    select ${id('story', 'n')}, part, 'preview-' || n, 'ready', now()
    from ${every(3)}, unnest(array['pages', 'sample']) part`.execute(db)
  await sql`
    insert into pending_file (story_id, file, due_at)
    select ${id('story', 'n')}, 'audio-1.mp3', now() + interval '1 day' from ${every(5)}`.execute(db)
  await sql`
    insert into file_removal (story_id, created_at, next_at)
    select gen_random_uuid(), now(), now() + interval '1 hour' from ${every(5)}`.execute(db)
  await sql`
    insert into story_share (id, story_id, created_at)
    select 'share' || lpad(n::text, 17, '0'), ${id('story', 'n')}, now() from ${every(3)}`.execute(db)
}

/** Of every second story, those of the first account among them, delivered; each opened in a browser. */
async function seedPresents(db: Database, { stories, accounts }: Amounts): Promise<void> {
  const code = sql.raw(`'BCDFGH' || replace(replace(lpad(n::text, 6, 'Z'), '0', 'X'), '1', 'W')`)
  await sql`
    insert into present (id, code, story_id, account_id, from_name, to_name, dedication, delivery, language, opens_at,
      time_zone, created_at, delivered_at, opened_at, kept_by)
    select ${id('present', 'n')}, ${code}, ${id('story', 'n')},
      case when n <= ${OWN_STORIES} then ${id('account', '1')} else ${id('account', `(2 + n % ${accounts - 1})`)} end,
      'Oma', 'Enkel', '', 'card', 'de', now() - interval '1 hour', 'Europe/Berlin', now(), now(), now(),
      case when n > ${OWN_STORIES} then ${id('account', `(1 + n % ${accounts})`)} end
    from generate_series(2, ${stories}::int, 2) n`.execute(db)
  await sql`
    insert into present_browser (present_id, claim_hash, opened_at)
    select ${id('present', 'n')}, 'browser' || n, now() from generate_series(2, ${stories}::int, 2) n`.execute(db)
  await sql`
    insert into present_order (present_id, order_id)
    select ${id('present', 'n')}, ${id('order', 'n - 1')} from generate_series(2, ${stories}::int, 2) n`.execute(db)
}

async function seedShop(db: Database, { stories, accounts }: Amounts): Promise<void> {
  await sql`
    insert into added_story (share_id, account_id, added_at)
    select 'share' || lpad(n::text, 17, '0'), ${id('account', `(1 + n % ${accounts})`)}, now()
    from generate_series(1, ${stories}::int, 3) n`.execute(db)
  await sql`
    insert into reading_position (account_id, story_id, chapter, paragraph, "offset", at)
    select ${id('account', `(1 + n % ${accounts})`)}, ${id('story', 'n')}, 1, 0, 0, now()
    from generate_series(1, ${stories}::int, 2) n`.execute(db)
  await sql`
    insert into shop_order (id, created_at, product_id, edition, story_id, account_id, claim_hash, language, accepted,
      price_id, price_in_cent, state, checkout_id, payment_id, email)
    select ${id('order', 'n')}, now() - n * interval '20 seconds',
      (select (array_agg(id))[1 + n % 4] from product), 'ebook', ${id('story', 'n')},
      ${id('account', `(1 + n % ${accounts})`)}, 'browser' || n, 'de', '[]', 'price', 500, 'fulfilled',
      'cs_test_' || lpad(n::text, 20, '0'), 'pi_' || n, 'reader' || n || '@tales.example'
    from generate_series(1, ${stories}::int, 2) n`.execute(db)
  await seedInvoices(db, stories)
  await sql`
    insert into edition_grant (id, story_id, edition, order_id, created_at)
    select gen_random_uuid(), ${id('story', 'n')}, 'ebook', ${id('order', 'n')}, now()
    from generate_series(1, ${stories}::int, 2) n`.execute(db)
  await sql`
    insert into free_story (account_id, story_id, created_at)
    select ${id('account', 'n')}, ${id('story', 'n')}, now() from generate_series(2, ${accounts}::int) n`.execute(db)
  await sql`
    insert into quota_reminder (account_id, language, due_at)
    select ${id('account', 'n')}, 'de', now() + n * interval '1 minute' from generate_series(2, ${accounts}::int) n`.execute(
    db,
  )
  await sql`
    insert into withdrawal (id, declared_at, order_id, settled, number, name, email, language)
    select gen_random_uuid(), now() - n * interval '1 minute', ${id('order', 'n')}, true, upper(left(md5(n::text), 8)), 'Mila',
      'reader' || n || '@tales.example', 'de'
    from generate_series(1, ${stories}::int, 10) n`.execute(db)
}

/** Of every order, three in an hour back from now; one in fifty went back. */
async function seedInvoices(db: Database, stories: number): Promise<void> {
  const details = JSON.stringify({
    seller: { name: 'Verlag', address: [], country: 'DE', vatId: null, taxNumber: null },
    buyer: { name: null, address: [], country: 'DE' },
    ...{
      edition: 'ebook',
      title: 'Łucja',
      orderNumber: 'D0000000',
      paidOn: '2026-11-22',
      isTest: true,
      credited: null,
    },
  })
  await sql`
    insert into invoice (id, kind, year, number, issued_at, issued_on, order_id, language, currency, list_amount,
      discount_amount, gross_amount, net_amount, tax_amount, tax_rate, tax_country, tax_reason, tax_source, details)
    select gen_random_uuid(), kind, 2026, n, now() - n * interval '20 minutes',
      to_char(now() - n * interval '20 minutes', 'YYYY-MM-DD'), ${id('order', 'n')}, 'de', 'eur', 500, 0, 500, 467, 33, 700, 'DE',
      'rate', 'table', ${details}::jsonb
    from generate_series(1, ${stories}::int, 2) n, unnest(array['invoice', 'credit-note']) kind
    where kind = 'invoice' or n % 50 = 1`.execute(db)
}

async function seedCounts(db: Database, { stories }: Amounts): Promise<void> {
  await sql`
    insert into mail (id, kind, language, to_address, data, created_at, sent_at, next_at)
    select gen_random_uuid(), 'sign-in', 'de', case when n % 1000 = 0 then 'reader' || n || '@tales.example' end,
      case when n % 1000 = 0 then '{}'::jsonb end, now(), case when n % 1000 = 0 then null else now() end,
      now() + interval '1 hour'
    from generate_series(1, ${stories}::int) n`.execute(db)
  await sql`
    insert into sign_in_attempt (kind, key, at)
    select (array['token', 'mail-account', 'mail-network'])[1 + n % 3], 'key' || n, now() - n % 80000 * interval '1 second'
    from generate_series(1, ${stories}::int) n`.execute(db)
  await sql`
    insert into payment_event (id, type, received_at)
    select 'evt_' || n, 'checkout.session.completed', now() - n * interval '20 seconds'
    from generate_series(1, ${stories}::int, 2) n`.execute(db)
  await sql`
    insert into sandbox_payment (kind, id, data, created_at)
    select (array['session', 'intent', 'event'])[1 + n % 3], 'old_' || n, jsonb_build_object(
      'id', 'old_' || n, 'body', '{}', 'state', 'taken', 'attempts', 1,
      'created', extract(epoch from now()), 'nextAt', extract(epoch from now())
    ), now()
    from generate_series(1, ${stories}::int, 2) n`.execute(db)
  await sql`
    insert into call_token_reservation (id, created_at, tokens)
    select gen_random_uuid(), now(), 1 from generate_series(1, 20) n`.execute(db)
}
