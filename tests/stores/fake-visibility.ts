import type { Visibility } from '../../src/stores/visibility.ts'

/** A page that is shown and hidden by hand. */
export function fakeVisibility() {
  let hidden = false
  const watchers = new Set<() => void>()
  const visibility: Visibility = {
    hidden: () => hidden,
    onChange(run) {
      watchers.add(run)
      return () => watchers.delete(run)
    },
  }
  const set = (value: boolean) => {
    hidden = value
    for (const run of [...watchers]) run()
  }
  return { visibility, hide: () => set(true), show: () => set(false), watchers }
}
