import { atom } from 'nanostores'
import { saveMedia } from '../../contract/calls/save-media.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import { type Client, call } from '../client.ts'

/** `index` counts the four covers from 0; null leaves the choice to the service. */
export interface CoverChoice {
  readonly state: 'settled' | 'saving' | 'failed'
  readonly index: number | null
  readonly code?: RefusalCode
}

/** Shows the choice at once, and the one before again when the service refuses. */
export function createCoverChoice(ask: Client) {
  const $choice = atom<CoverChoice>({ state: 'settled', index: null })
  let saved: number | null = null

  const save = async (id: string, index: number, url: string) => {
    const body = { type: 'coverimage', format: 'png', metadata: { url } } as const
    const result = await ask(saveMedia, { params: { id }, body })
    if (result.ok) saved = index
    return result.ok ? undefined : result.refusal.code
  }
  /** `urls`: of the four covers. One request at a time, so that the last choice stays. */
  const choose = async (id: string, index: number, urls: readonly string[]): Promise<void> => {
    const busy = $choice.get().state === 'saving'
    $choice.set({ state: 'saving', index })
    if (busy) return
    let sent = index
    let code = await save(id, sent, urls[sent] ?? '')
    for (let wanted = $choice.get().index ?? sent; wanted !== sent; wanted = $choice.get().index ?? sent) {
      sent = wanted
      code = await save(id, sent, urls[sent] ?? '')
    }
    $choice.set(code === undefined ? { state: 'settled', index: saved } : { state: 'failed', index: saved, code })
  }
  return { $choice, choose }
}

/** One for the page, which shows the cover in several parts. */
export const coverChoice = createCoverChoice(call)
