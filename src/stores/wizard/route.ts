import type { StepName } from '../../contract/answers/row.ts'

/** Position in the browser's history. */
export interface Spot {
  /** Undefined on the page that the wizard was opened from. */
  readonly step: string | undefined
  /** Entries before this one that are the wizard's own. */
  readonly depth: number
}

export interface Route {
  read(): Spot
  push(step: StepName, depth: number): void
  replace(step: StepName, depth: number): void
  back(): void
  /** Back returns to the wizard. */
  leave(path: string): void
  /** Replaces the wizard's entry by the page it was opened from. */
  close(path: string): void
  /** Calls `visit` for another entry, or a return to this page; the result stops that. */
  listen(visit: (spot: Spot) => void): () => void
}

const PARAMETER = 'step'

export function browserRoute(view: Window): Route {
  const address = (step: StepName) => {
    const url = new URL(view.location.href)
    url.searchParams.set(PARAMETER, step)
    return url
  }
  const read = (): Spot => ({
    step: new URL(view.location.href).searchParams.get(PARAMETER) ?? undefined,
    depth: Number((view.history.state as Partial<Spot> | null)?.depth ?? 0),
  })
  return {
    read,
    push: (step, depth) => view.history.pushState({ depth }, '', address(step)),
    replace: (step, depth) => view.history.replaceState({ depth }, '', address(step)),
    back: () => view.history.back(),
    leave: path => view.location.assign(path),
    close: path => view.location.replace(path),
    listen(visit) {
      const onMove = () => visit(read())
      const onReturn = (event: PageTransitionEvent) => event.persisted && onMove()
      view.addEventListener('popstate', onMove)
      view.addEventListener('pageshow', onReturn)
      return () => {
        view.removeEventListener('popstate', onMove)
        view.removeEventListener('pageshow', onReturn)
      }
    },
  }
}
