import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { type AnswersOf, answersKey } from '../../contract/wizard-page.ts'
import { type Draft, decodeDraft, EMPTY_DRAFT, encodeDraft, type Value } from './draft.ts'

export interface Answers {
  readonly $draft: ReadableAtom<Draft>
  set(field: string, value: Value): void
  fill(draft: Draft): void
  /** Steps left in good order. */
  pass(...steps: readonly string[]): void
  /** Id of the start for these answers, made when there is none. */
  attempt(): string
  /** After a successful start: the answers stay, the next start is another one. */
  settle(): void
}

interface AnswersDeps {
  /** Makes a UUID. */
  readonly newId: () => string
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** The page that goes on from the answers; undefined for answers that no story will be made of. */
  readonly path: string | undefined
}

/** Kept in the browser for one category or landing page. */
export function createAnswers(page: AnswersOf, { newId, now, path }: AnswersDeps): Answers {
  const $draft = persistentAtom<Draft>(answersKey(page), EMPTY_DRAFT, {
    encode: encodeDraft,
    decode: decodeDraft,
  })
  const change = (part: Partial<Draft>) => $draft.set({ ...$draft.get(), ...part })
  return {
    $draft,
    set(field, value) {
      const { values, edited } = $draft.get()
      change({
        values: { ...values, [field]: value },
        edited: [...new Set([...edited, field])],
        attempt: undefined,
        ...(path && { waiting: { since: now(), path } }),
      })
    },
    fill: draft => $draft.set(draft),
    pass: (...steps) => change({ passed: [...new Set([...$draft.get().passed, ...steps])] }),
    attempt() {
      const attempt = $draft.get().attempt ?? newId()
      change({ attempt })
      return attempt
    },
    settle: () => change({ attempt: undefined, waiting: undefined }),
  }
}
