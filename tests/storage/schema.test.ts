import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import type { Schema } from '../../src/api/db/schema.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

/** The compiler holds this to the typed schema, the test to the database: together they hold the two to each other. */
const COLUMNS: { [Table in keyof Schema]: Record<keyof Schema[Table], string> } = {
  story: {
    id: 'uuid',
    created_at: 'timestamp with time zone',
    claim_hash: 'text',
    network_hash: 'text',
    request_key: 'text',
    parameter: 'jsonb',
    category: 'text',
    language: 'text',
    written_by: 'text',
    seed: 'text',
    status: 'text',
    run: 'integer',
    run_started_at: 'timestamp with time zone',
    position: 'integer',
    title: 'text',
    teaser: 'text',
    finished_at: 'timestamp with time zone',
    took_ms: 'integer',
    cover: 'integer',
    told: 'jsonb',
    earlier: 'jsonb',
    receipt: 'jsonb',
    signature: 'jsonb',
    account_id: 'uuid',
    mail_when_ready: 'boolean',
  },
  story_share: { id: 'text', story_id: 'uuid', created_at: 'timestamp with time zone' },
  added_story: { share_id: 'text', account_id: 'uuid', added_at: 'timestamp with time zone' },
  story_step: { story_id: 'uuid', step: 'text', output: 'jsonb', finished_at: 'timestamp with time zone' },
  story_part: { story_id: 'uuid', part: 'text', output: 'jsonb' },
  chapter: { story_id: 'uuid', number: 'integer', title: 'text', text: 'text', words: 'integer' },
  media: {
    id: 'uuid',
    story_id: 'uuid',
    type: 'text',
    file: 'text',
    bytes: 'integer',
    scene: 'jsonb',
    created_at: 'timestamp with time zone',
  },
  token_reservation: {
    story_id: 'uuid',
    created_at: 'timestamp with time zone',
    reserved: 'integer',
    used: 'integer',
    settled: 'boolean',
  },
  provider_usage: {
    id: 'bigint',
    story_id: 'uuid',
    step: 'text',
    model: 'text',
    input_tokens: 'integer',
    output_tokens: 'integer',
    pictures: 'integer',
    created_at: 'timestamp with time zone',
  },
  story_wish: {
    id: 'uuid',
    story_id: 'uuid',
    created_at: 'timestamp with time zone',
    wish: 'text',
    state: 'text',
  },
  story_version: {
    story_id: 'uuid',
    number: 'integer',
    created_at: 'timestamp with time zone',
    wish: 'text',
    title: 'text',
    teaser: 'text',
    chapters: 'jsonb',
    patches: 'jsonb',
    renames: 'jsonb',
    receipt: 'jsonb',
    restored_from: 'integer',
  },
  content_resource: {
    kind: 'text',
    id: 'text',
    type: 'text',
    version: 'integer',
    draft: 'jsonb',
    published: 'jsonb',
    keys: 'ARRAY',
    published_version: 'integer',
    revision: 'integer',
    archived_version: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    published_at: 'timestamp with time zone',
    first_published_at: 'timestamp with time zone',
  },
  content_change: {
    kind: 'text',
    id: 'text',
    number: 'bigint',
    type: 'text',
    revision: 'integer',
    deleted_at: 'timestamp with time zone',
  },
  mail: {
    id: 'uuid',
    kind: 'text',
    language: 'text',
    to_address: 'text',
    data: 'jsonb',
    created_at: 'timestamp with time zone',
    sent_at: 'timestamp with time zone',
    attempts: 'integer',
    next_at: 'timestamp with time zone',
    failed_at: 'timestamp with time zone',
  },
  landing_address: { path: 'text', entry: 'text', created_at: 'timestamp with time zone' },
  account: {
    id: 'uuid',
    email_key: 'text',
    email: 'text',
    language: 'text',
    password_hash: 'text',
    proven_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
  },
  session: {
    id: 'uuid',
    account_id: 'uuid',
    claim_hash: 'text',
    proven: 'boolean',
    created_at: 'timestamp with time zone',
    seen_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    revoked_at: 'timestamp with time zone',
    agent: 'text',
  },
  sign_in_link: {
    id: 'uuid',
    account_id: 'uuid',
    token_hmac: 'text',
    selector_hmac: 'text',
    browser_hmac: 'text',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    used_at: 'timestamp with time zone',
    wrong_tokens: 'integer',
    language: 'text',
    target: 'text',
    action: 'jsonb',
  },
  sign_in_attempt: {
    id: 'bigint',
    kind: 'text',
    key: 'text',
    at: 'timestamp with time zone',
  },
  reading_place: {
    account_id: 'uuid',
    story_id: 'uuid',
    chapter: 'integer',
    paragraph: 'integer',
    offset: 'integer',
    at: 'timestamp with time zone',
  },
  file_removal: {
    story_id: 'uuid',
    created_at: 'timestamp with time zone',
    next_at: 'timestamp with time zone',
  },
}

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('The typed schema', () => {
  it("is the database's own", async () => {
    const { rows } = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(database.db)
    const found: Record<string, Record<string, string>> = {}
    for (const { table, column, type } of rows) found[table] = { ...found[table], [column]: type }
    expect(found).toEqual(COLUMNS)
  })
})
