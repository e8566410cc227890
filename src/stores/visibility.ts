/** Polling rests while the page is hidden. */
export interface Visibility {
  hidden(): boolean
  /** The result removes the listener. */
  onChange(run: () => void): () => void
}

export const browserVisibility: Visibility = {
  hidden: () => document.hidden,
  onChange(run) {
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  },
}
