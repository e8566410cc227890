/** Number of the request that failed last. A call is known by its name. */
export interface ProblemNumbers {
  failed(call: string, number: string): void
  answered(call: string): void
}

/** `show` gets the number, or undefined once the failed call was answered. */
export function createProblemNumbers(show: (number: string | undefined) => void): ProblemNumbers {
  let last: string | undefined
  return {
    failed(call, number) {
      last = call
      show(number)
    },
    answered(call) {
      if (call !== last) return
      last = undefined
      show(undefined)
    },
  }
}

/** Sends an event: the frame shares no code with applications (components/problem-number.ts). */
export const problemNumbers = createProblemNumbers(detail =>
  document.dispatchEvent(new CustomEvent('problem-number', { detail })),
)
