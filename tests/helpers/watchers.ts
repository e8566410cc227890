import { setTimeout as sleep } from 'node:timers/promises'

const POLL_EVERY_MS = 6000

export interface Watched {
  /** Answers by status; 0 counts failed connections. */
  readonly statuses: Readonly<Record<number, number>>
}

/** Browsers that poll their story every six seconds, evenly spread, with the last tag, until the signal. */
export async function watchStories(
  watchers: readonly { readonly address: string; readonly cookie: string }[],
  signal: AbortSignal,
): Promise<Watched> {
  const statuses: Record<number, number> = {}
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await Promise.all(
    watchers.map((watcher, index) => watch(watcher, (index / watchers.length) * POLL_EVERY_MS, signal, count)),
  )
  return { statuses }
}

async function watch(
  { address, cookie }: { readonly address: string; readonly cookie: string },
  firstAfterMs: number,
  signal: AbortSignal,
  count: (status: number) => void,
): Promise<void> {
  let tag: string | null = null
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal }).then(
      () => true,
      () => false,
    )
  for (let wait = firstAfterMs; await pause(wait); wait = POLL_EVERY_MS) {
    try {
      const response: Response = await fetch(address, { headers: { cookie, ...(tag && { 'if-none-match': tag }) } })
      await response.arrayBuffer()
      tag = response.headers.get('etag') ?? tag
      count(response.status)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      count(0)
    }
  }
}
