/**
 * Shows the number of the request that failed last, until the same was answered: what comes as an event `problem-number`
 * with the number, or without one. Applications send it; they share no code with this one, see toast.ts.
 */
export function watchProblemNumber(): void {
  const line = document.querySelector<HTMLElement>('#problem-number')!
  document.addEventListener('problem-number', event => {
    const { detail } = event as CustomEvent<string | undefined>
    line.hidden = !detail
    line.querySelector('code')!.textContent = detail ?? ''
  })
}
