import { atom } from 'nanostores'
import type { BeginningPaths } from '../../contract/beginning-paths.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export type Recreating = { state: 'idle' } | { state: 'asking'; id: string }

/** Seldom used, so its code is loaded on demand. */
export function createRecreating(
  ask: Client,
  leave: (path: string) => void,
  isServed: (path: string) => Promise<boolean>,
) {
  const $recreating = atom<Recreating>({ state: 'idle' })

  /** The code of a refusal; undefined when the page is being left. */
  const recreate = async (id: string, language: Language, paths: BeginningPaths): Promise<RefusalCode | undefined> => {
    if ($recreating.get().state === 'asking') return undefined
    $recreating.set({ state: 'asking', id })
    const outcome = await import('./beginning-again.ts').then(
      ({ beginningAgain }) => beginningAgain({ ask, isServed }, id, language, paths),
      () => ({ refused: 'not-serving' as const }),
    )
    $recreating.set({ state: 'idle' })
    if ('refused' in outcome) return outcome.refused
    leave(outcome.path)
    return undefined
  }
  return { $recreating, recreate }
}
