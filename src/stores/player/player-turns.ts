const CHANNEL = 'listening'

/** Lets only one player be heard in a browser: whoever begins says so, and all others fall silent. */
export interface PlayerTurns {
  readonly take: () => void
  /** Runs `run` whenever another page begins; calling the result ends that. */
  readonly onTaken: (run: () => void) => () => void
}

/** Between the pages of this browser. */
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
