import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const WORK_LOCK = 7_302_512
/** A killed process is gone from the database a moment after it is gone from the machine. */
const TRIES = 10
const WAIT_MS = 100

export interface Presence {
  /** Takes part in the work on this database until closed; true when nobody else does at this moment. */
  join(): Promise<boolean>
  close(): Promise<void>
}

/** Who works on a database: each process holds a shared lock, on a connection of its own, while it lives. */
export function openPresence(url: string): Presence {
  const client = new pg.Client({ connectionString: url, application_name: 'lumitale-presence', keepAlive: true })
  // The lock goes with the connection; the pool's handler says that the database is gone.
  client.on('error', () => undefined)
  let connected = false
  const lock = async (how: string): Promise<boolean> => {
    const { rows } = await client.query<{ got: unknown }>(`select ${how}(${WORK_LOCK}) as got`)
    return rows[0]?.got === true
  }
  return {
    async join() {
      await client.connect()
      connected = true
      let isAlone = false
      for (let tries = 0; tries < TRIES && !isAlone; tries++) {
        if (tries > 0) await sleep(WAIT_MS)
        isAlone = await lock('pg_try_advisory_lock')
      }
      await lock('pg_advisory_lock_shared')
      if (isAlone) await lock('pg_advisory_unlock')
      return isAlone
    },
    close: async () => (connected ? client.end() : undefined),
  }
}
