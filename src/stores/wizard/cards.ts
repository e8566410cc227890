import { atom } from 'nanostores'
import type { StepName } from '../../contract/answers/row.ts'
import type { Problem } from './problems.ts'
import type { Route, Spot } from './route.ts'
import type { State } from './state.ts'
import { answeredSteps, following, preceding, reachable } from './walk.ts'

export interface Card {
  readonly step: StepName
  /** Direction of the change; none for the first card. */
  readonly turn: 'none' | 'forward' | 'back'
}

interface Shown {
  readonly problems: readonly Problem[]
  /** Number of checks that found problems: the summary takes the focus each time. */
  readonly round: number
}

export type Cards = ReturnType<typeof createCards>

/** Keeps the browser's history in step. */
export function createCards(state: State, route: Route) {
  const $card = atom<Card>({ step: 'person', turn: 'none' })
  const { $shown, report, clearAll, clearProblems } = createShown()
  const indexOf = (step: StepName) => state.steps.findIndex(candidate => candidate.name === step)
  let skipped: ReadonlySet<string> = new Set()

  const show = (step: StepName, turned = true) => {
    const turn = indexOf(step) < indexOf($card.get().step) ? 'back' : 'forward'
    $card.set({ step, turn: turned ? turn : 'none' })
    clearAll()
    if (step !== 'check') return
    state.answers.pass('check')
    skipped = answeredSteps(state.walk())
  }
  const go = (step: StepName) => {
    route.push(step, route.read().depth + 1)
    show(step)
  }
  /** Shows the card of an opened address, or the nearest that the answers allow. */
  const visit = ({ step: wanted, depth }: Spot, turned: boolean) => {
    const step = reachable(wanted, state.walk())
    if (step !== wanted) route.replace(step, depth)
    show(step, turned)
  }

  const enter = () => {
    const spot = route.read()
    const answered = answeredSteps(state.walk())
    if (!spot.step || answered.has('check')) skipped = answered
    if (spot.step) return visit(spot, false)
    const step = following(undefined, skipped, state.walk())
    route.push(step, 0)
    show(step, false)
  }
  /** The first card, with none skipped. */
  const begin = () => {
    skipped = new Set()
    go(following(undefined, skipped, state.walk()))
  }
  const next = () => {
    const { step } = $card.get()
    const faults = state.walk().problems.filter(problem => problem.step === step)
    if (faults.length > 0) return report(faults)
    state.answers.pass(step)
    go(following(step, skipped, state.walk()))
  }
  const back = () => {
    if (route.read().depth > 0) return route.back()
    const before = preceding($card.get().step, state.walk())
    if (!before) return route.close(state.page.paths.self)
    route.replace(before, 0)
    show(before)
  }
  const follow = (spot: Spot) => (spot.step ? visit(spot, true) : route.close(state.page.paths.self))

  return { $card, $shown, enter, begin, next, back, open: go, report, clearProblems, follow }
}

/** Problems, from a check until their fields change or another card is shown. */
function createShown() {
  const $shown = atom<Shown>({ problems: [], round: 0 })
  const show = (problems: readonly Problem[]) => $shown.set({ ...$shown.get(), problems })
  return {
    $shown,
    report: (problems: readonly Problem[]) => $shown.set({ problems, round: $shown.get().round + 1 }),
    clearAll: () => show([]),
    clearProblems(field: string) {
      const { problems } = $shown.get()
      if (problems.length > 0) show(problems.filter(problem => problem.field.name !== field))
    },
  }
}
