import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { ServiceName } from '../../../lib/service-unavailable.ts'
import type { Database } from '../../db/database.ts'
import type { Outages } from '../../log/outages.ts'

const READY_LIMIT_MS = 2000

export interface HealthDeps {
  readonly db: Database
  readonly outages: Pick<Outages, 'away' | 'note' | 'clear'>
  readonly isServing: () => boolean
}

/** `/livez`: the process answers. `/readyz`: 200 or 503; `missing` names absent services, optional ones included. */
export function addHealth(server: FastifyInstance, deps: HealthDeps): void {
  server.get('/livez', async () => ({ ok: true }))
  server.get('/readyz', async (_request, reply) => {
    const isDatabaseThere = await acceptsWrites(deps)
    const missing = new Set<ServiceName>(deps.outages.away())
    if (!isDatabaseThere) missing.add('database')
    const ok = deps.isServing() && isDatabaseThere
    reply.header('cache-control', 'no-store')
    if (!ok) reply.header('retry-after', 5)
    return reply.code(ok ? 200 : 503).send({ ok, missing: [...missing] })
  })
}

/** Whether the database stores a row: with a full disk, or as a standby, it still answers reads. */
async function acceptsWrites({ db, outages }: HealthDeps): Promise<boolean> {
  const late = new Promise<false>(resolve => setTimeout(resolve, READY_LIMIT_MS, false).unref())
  const write = sql`
    insert into health_check (id, at) values (true, now()) on conflict (id) do update set at = excluded.at`
    .execute(db)
    .then(
      () => {
        outages.clear('database')
        return true
      },
      (error: unknown) => {
        outages.note(error, 'readiness')
        return false
      },
    )
  return Promise.race([write, late])
}
