import { atom, type ReadableAtom } from 'nanostores'
import { startGenerator } from '../../contract/calls/start-generator.ts'
import type { ParameterInput } from '../../contract/parameter.ts'
import type { Client, Refusal } from '../client.ts'

type Start =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'started'; story: string }
  | { state: 'refused'; refusal: Refusal }

export interface Starting {
  readonly $start: ReadableAtom<Start>
  /** Undefined, and nothing sent, while one is under way or has succeeded. */
  begin(parameter: ParameterInput, attempt: () => string): Promise<Start | undefined>
  reset(): void
}

/** Refusals that tomorrow brings to an end: news, not a mistake. */
export const isForToday = ({ code }: Refusal): boolean => code === 'story-quota' || code === 'budget-spent'

/** `attempt` makes it idempotent: a repeated request answers with the first one's story. */
export function createStarting(client: Client): Starting {
  const $start = atom<Start>({ state: 'idle' })
  return {
    $start,
    async begin(parameter, attempt) {
      const { state } = $start.get()
      if (state === 'sending' || state === 'started') return
      $start.set({ state: 'sending' })
      const outcome = await client(startGenerator, { body: { parameter }, headers: { 'idempotency-key': attempt() } })
      $start.set(
        outcome.ok ? { state: 'started', story: outcome.value.id } : { state: 'refused', refusal: outcome.refusal },
      )
      return $start.get()
    },
    reset() {
      if ($start.get().state !== 'sending') $start.set({ state: 'idle' })
    },
  }
}
