const CHANNEL = 'listening'

/** One audible player per browser: beginning silences all others. */
export interface PlaybackLock {
  readonly claim: () => void
  /** Calls `run` when another page begins; the result stops that. */
  readonly onClaimed: (run: () => void) => () => void
}

export function browserPlaybackLock(): PlaybackLock {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    claim: () => channel.postMessage('begin'),
    onClaimed(run) {
      channel.addEventListener('message', run)
      return () => channel.removeEventListener('message', run)
    },
  }
}
