const CHANNEL = 'listening'

/** One audible player per browser: beginning silences all others. */
export interface PlayerTurns {
  readonly take: () => void
  /** Calls `run` when another page begins; the result stops that. */
  readonly onTaken: (run: () => void) => () => void
}

export function browserTurns(): PlayerTurns {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    take: () => channel.postMessage('begin'),
    onTaken(run) {
      channel.addEventListener('message', run)
      return () => channel.removeEventListener('message', run)
    },
  }
}
