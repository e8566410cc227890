import { PROBLEM_NUMBER_EVENT } from '../contract/problem-number.ts'

/** Shows the number of the request that failed last, until the same was answered. */
export function watchProblemNumber(): void {
  const line = document.querySelector<HTMLElement>('#problem-number')!
  document.addEventListener(PROBLEM_NUMBER_EVENT, event => {
    const { detail } = event as CustomEvent<string | undefined>
    line.hidden = !detail
    line.querySelector('code')!.textContent = detail ?? ''
  })
}
