import { setTimeout as sleep } from 'node:timers/promises'
import type { Notifications } from './notifications.ts'

const WORK_LOCK = 7_302_512
/** A killed process leaves the database a moment after it leaves the machine. */
const TRIES = 10
const WAIT_MS = 100

type Query = Notifications['query']

/** Joins the workers of this database by a shared lock on the direct connection; true for the only one. */
export async function joinWorkers(connection: Pick<Notifications, 'query' | 'onConnect'>): Promise<boolean> {
  const query: Query = text => connection.query(text)
  let isAlone = false
  for (let tries = 0; tries < TRIES && !isAlone; tries++) {
    if (tries > 0) await sleep(WAIT_MS)
    isAlone = await lock(query, 'pg_try_advisory_lock')
  }
  await lock(query, 'pg_advisory_lock_shared')
  if (isAlone) await lock(query, 'pg_advisory_unlock')
  // The lock goes with the connection, and must come back with the next one.
  connection.onConnect(async again => {
    await lock(again, 'pg_advisory_lock_shared')
  })
  return isAlone
}

async function lock(query: Query, how: string): Promise<boolean> {
  const [row] = await query<{ got: unknown }>(`select ${how}(${WORK_LOCK}) as got`)
  return row?.got === true
}
