/** Whether somebody can see the page; asking the service rests while nobody can. */
export interface Visibility {
  hidden(): boolean
  /** Runs `run` whenever it changes; calling the result ends that. */
  onChange(run: () => void): () => void
}

export const browserVisibility: Visibility = {
  hidden: () => document.hidden,
  onChange(run) {
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  },
}
