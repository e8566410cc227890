/** Follows the event `problem-number`, with the number or without one. Why an event: toast.ts. */
export function watchProblemNumber(): void {
  const line = document.querySelector<HTMLElement>('#problem-number')!
  document.addEventListener('problem-number', event => {
    const { detail } = event as CustomEvent<string | undefined>
    line.hidden = !detail
    line.querySelector('code')!.textContent = detail ?? ''
  })
}
