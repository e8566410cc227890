import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './db/database.ts'

const READY_LIMIT_MS = 2000

/** `/livez`: the process answers. `/readyz`: the database does too, and the process is neither starting nor stopping. */
export function addHealth(server: FastifyInstance, db: Database, isServing: () => boolean): void {
  server.get('/livez', async () => ({ ok: true }))
  server.get('/readyz', async (_request, reply) => {
    const ok = isServing() && (await answers(db))
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}

async function answers(db: Database): Promise<boolean> {
  const late = new Promise<false>(resolve => setTimeout(resolve, READY_LIMIT_MS, false).unref())
  const query = sql`select 1`.execute(db).then(
    () => true,
    // Any failure to answer means "not ready"; the pool's own handler logs why.
    () => false,
  )
  return Promise.race([query, late])
}
