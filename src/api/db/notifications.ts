import pg from 'pg'
import { asDatabaseError } from './database-outage.ts'

interface NotificationHandlers {
  onMessage(payload: string): void
  /** Called on each new connection, the first included: messages before may be lost. */
  onReset(): void
}

/** The one permanent connection: listens and holds session locks, which a pooler in transaction mode cannot. */
export interface Notifications {
  /** Listens to a channel (letters, digits, underscores); the result ends that. */
  subscribe(channel: string, handlers: NotificationHandlers): () => void
  readonly isConnected: boolean
  /** Throws ServiceUnavailable while there is no connection. */
  query<Row extends object>(text: string): Promise<Row[]>
  /** Runs for this connection and each that replaces it, before subscribers hear of it. */
  onConnect(run: (query: Notifications['query']) => Promise<void>): void
  close(): Promise<void>
}

export interface NotificationsDeps {
  readonly url: string
  /** Called for each lost or failed connection. */
  readonly onError: (error: Error) => void
  /** The result cancels. */
  readonly timer: (run: () => void, ms: number) => () => void
}

const RECONNECT_MS = 200
const RECONNECT_MAX_MS = 4000
const CONNECT_LIMIT_MS = 5000
const CHECK_EVERY_MS = 10_000
const CHECK_LIMIT_MS = 5000
const CHANNEL = /^\w{1,63}$/

/** Connects, and reconnects after every loss. Never rejects for an outage. */
export async function openNotifications(deps: NotificationsDeps): Promise<Notifications> {
  const connection = new Connection(deps)
  await connection.connect()
  return connection
}

class Connection implements Notifications {
  readonly #deps: NotificationsDeps
  readonly #channels = new Map<string, Set<NotificationHandlers>>()
  readonly #setUps: ((query: Notifications['query']) => Promise<void>)[] = []
  #client: pg.Client | undefined
  #isReady = false
  #failures = 0
  #isClosed = false
  #callOff: () => void = () => undefined

  constructor(deps: NotificationsDeps) {
    this.#deps = deps
  }

  get isConnected(): boolean {
    return this.#isReady
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#deps.url,
      application_name: 'lumitale-direct',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: CHECK_LIMIT_MS,
    })
    this.#client = client
    client.on('error', error => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('Connection terminated')))
    client.on('notification', message => this.#deliver(message))
    try {
      await client.connect()
      const query: Notifications['query'] = async text => (await client.query(text)).rows
      for (const setUp of this.#setUps) await setUp(query)
      for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`)
      this.#markReady(client)
    } catch (error) {
      this.#lose(client, error as Error)
    }
  }

  subscribe(channel: string, handlers: NotificationHandlers): () => void {
    if (!CHANNEL.test(channel)) throw new TypeError(`"${channel}" is no channel's name`)
    const known = this.#channels.get(channel)
    if (known) known.add(handlers)
    else this.#channels.set(channel, new Set([handlers]))
    if (this.#isReady) this.#listen(channel, handlers)
    return () => {
      this.#channels.get(channel)?.delete(handlers)
    }
  }

  async query<Row extends object>(text: string): Promise<Row[]> {
    if (!this.#client) throw asDatabaseError(new Error('Connection terminated'))
    try {
      return (await this.#client.query<Row>(text)).rows
    } catch (error) {
      throw asDatabaseError(error)
    }
  }

  onConnect(run: (query: Notifications['query']) => Promise<void>): void {
    this.#setUps.push(run)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#isReady = false
    this.#callOff()
    await this.#client?.end()
  }

  #markReady(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return
    this.#failures = 0
    this.#isReady = true
    this.#checkLater(client)
    for (const handlers of [...this.#channels.values()].flatMap(set => [...set])) handlers.onReset()
  }

  /** A failure ends the connection, and the next one listens. */
  #listen(channel: string, handlers: NotificationHandlers): void {
    const client = this.#client
    if (!client) return
    client.query(`listen ${channel}`).then(
      () => handlers.onReset(),
      (error: Error) => this.#lose(client, error),
    )
  }

  #deliver({ channel, payload = '' }: pg.Notification): void {
    for (const handlers of this.#channels.get(channel) ?? []) handlers.onMessage(payload)
  }

  /** A connection may be half open for hours before the system notices. */
  #checkLater(client: pg.Client): void {
    this.#callOff = this.#deps.timer(() => {
      client.query('select 1').then(
        () => {
          if (!this.#isClosed && this.#client === client) this.#checkLater(client)
        },
        (error: Error) => this.#lose(client, error),
      )
    }, CHECK_EVERY_MS)
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#isClosed || this.#client !== client) return
    this.#client = undefined
    this.#isReady = false
    this.#callOff()
    this.#deps.onError(error)
    const wait = Math.min(RECONNECT_MS * 2 ** this.#failures, RECONNECT_MAX_MS)
    this.#failures += 1
    this.#callOff = this.#deps.timer(() => {
      this.connect().catch(this.#deps.onError)
    }, wait)
    // Half open, it may still hold a socket; its failure is logged above.
    client.end().catch(() => undefined)
  }
}
