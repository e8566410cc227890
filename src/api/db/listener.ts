import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

export interface ListenerParts {
  readonly url: string
  /** A plain name, as it stands in the code. */
  readonly channel: string
  /** Called for every notification, and whenever the connection stands: what was said before it did is lost. */
  readonly onWake: () => void
  /** Called for every connection that was lost or could not be made. */
  readonly onError: (error: Error) => void
  /** Runs something after that many milliseconds; what it returns calls it off. */
  readonly timer: (run: () => void, ms: number) => () => void
}

const RECONNECT_MS = 1000
const RECONNECT_MAX_MS = 30_000

/** Listens to a channel of the database on a connection of its own, and comes back when that is lost. Never rejects. */
export async function openListener(parts: ListenerParts): Promise<Listener> {
  let client: pg.Client | undefined
  let failures = 0
  let callOff: () => void = () => undefined
  let isClosed = false

  const lost = (which: pg.Client, error: Error) => {
    if (isClosed || client !== which) return
    client = undefined
    parts.onError(error)
    const wait = Math.min(RECONNECT_MS * 2 ** failures, RECONNECT_MAX_MS)
    failures += 1
    callOff = parts.timer(() => void connect(), wait)
    // It may be half open; what it has to say of its end was said.
    which.end().catch(() => undefined)
  }
  const connect = async () => {
    const mine = new pg.Client({ connectionString: parts.url, application_name: 'lumitale-listener', keepAlive: true })
    client = mine
    mine.on('error', error => lost(mine, error))
    mine.on('end', () => lost(mine, new Error('the database closed the connection')))
    mine.on('notification', parts.onWake)
    try {
      await mine.connect()
      await mine.query(`listen ${parts.channel}`)
      failures = 0
      if (!isClosed) parts.onWake()
    } catch (error) {
      lost(mine, error as Error)
    }
  }
  await connect()
  return {
    async close() {
      isClosed = true
      callOff()
      await client?.end()
    },
  }
}
