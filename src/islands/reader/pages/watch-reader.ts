import type { TextPosition } from '../../../contract/reading-position.ts'
import { addressedPosition } from '../paragraph-address.ts'

interface ReaderEvents {
  /** The reader may not come back. */
  readonly onLeave: () => void
  /** A position was asked for in the window's address. */
  readonly onAddress: (position: TextPosition) => void
}

export function watchReader({ onLeave, onAddress }: ReaderEvents): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const onHash = () => {
    const position = addressedPosition(location.hash)
    if (position) onAddress(position)
  }
  window.addEventListener('hashchange', onHash, { signal })
  window.addEventListener('pagehide', onLeave, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && onLeave(), { signal })
  return () => watch.abort()
}
