import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { OpenDatabase } from '../../../src/api/db/database.ts'
import type { Schema } from '../../../src/api/db/schema.ts'

/** Tables that have more rows with every story, account, order or mail. */
const GROWING: readonly string[] = [
  ...['story', 'story_step', 'story_part', 'chapter', 'media', 'revision_request', 'story_version', 'story_share'],
  ...['added_story', 'token_reservation', 'provider_usage', 'account', 'session', 'sign_in_link', 'sign_in_attempt'],
  ...[
    'file_removal',
    'mail',
    'reading_position',
    'edition',
    'pending_file',
    'print_proof',
    'story_preview',
    'shop_order',
    'edition_grant',
  ],
  ...['free_story', 'payment_event', 'sandbox_payment', 'withdrawal', 'invoice'],
]
/** An index that is read from one end to the other, without a condition, is a table that is read whole. */
const WHOLE_INDEX_ROWS = 2000
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Plan Rows': number
  readonly Plans?: readonly Plan[]
}

export interface WatchedDatabase extends OpenDatabase {
  /** What it gives, and the statements that ran meanwhile: one at a time, and nothing beside it. */
  watch<Result>(run: () => Promise<Result>): Promise<{ result: Result; statements: Statement[] }>
  /** The growing tables that a statement reads whole, as the planner means to run it. */
  scansOf(statement: Statement): Promise<string[]>
}

/** A database whose statements can be looked at, by what caused them. */
export function watchQueries(database: OpenDatabase): WatchedDatabase {
  let watched: Statement[] | undefined
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool.forQueries }),
    log: ({ query }) => void watched?.push({ sql: query.sql, parameters: query.parameters }),
  })
  return {
    ...database,
    db,
    async watch(run) {
      const all: Statement[] = []
      watched = all
      const result = await run().finally(() => {
        watched = undefined
      })
      return { result, statements: all.filter(({ sql }) => PLANNED.test(sql)) }
    },
    async scansOf({ sql, parameters }) {
      const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain)
      return rows.flatMap(row => wholeTables(row['QUERY PLAN'][0].Plan))
    },
  }
}

function wholeTables(plan: Plan, isLimited = false): string[] {
  const table = plan['Relation Name'] ?? ''
  const isWhole = plan['Node Type'] === 'Seq Scan' || (isWholeIndex(plan) && !isLimited)
  const below = (plan.Plans ?? []).flatMap(part => wholeTables(part, isLimited || plan['Node Type'] === 'Limit'))
  return GROWING.includes(table) && isWhole ? [`${plan['Node Type']} on ${table}`, ...below] : below
}

const isWholeIndex = (plan: Plan): boolean =>
  ['Index Scan', 'Index Only Scan'].includes(plan['Node Type']) &&
  plan['Index Cond'] === undefined &&
  plan['Plan Rows'] > WHOLE_INDEX_ROWS
