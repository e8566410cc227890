import { atom } from 'nanostores'
import { askReminder } from '../../contract/calls/ask-reminder.ts'
import { cancelReminder } from '../../contract/calls/cancel-reminder.ts'
import { readStoryQuota } from '../../contract/calls/read-story-quota.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { StoryQuota } from '../../contract/story-quota.ts'
import type { Client } from '../client.ts'

/** `refused`: why the last press did nothing. */
export type QuotaView =
  | { state: 'loading' }
  /** The service did not say: what is known without it is shown. */
  | { state: 'unknown' }
  | { state: 'known'; quota: StoryQuota; isSending: boolean; refused: RefusalCode | undefined }

interface QuotaDeps {
  readonly client: Client
  readonly language: Language
  /** Page that the reminder leads to. */
  readonly path: string
}

export function createStoryQuota({ client, language, path }: QuotaDeps) {
  const $quota = atom<QuotaView>({ state: 'loading' })
  const show = (quota: StoryQuota) => $quota.set({ state: 'known', quota, isSending: false, refused: undefined })
  const load = async () => {
    const outcome = await client(readStoryQuota, {})
    if (outcome.ok) show(outcome.value)
    else if ($quota.get().state === 'loading') $quota.set({ state: 'unknown' })
  }
  const change = async (send: () => Promise<Awaited<ReturnType<typeof askIt>>>) => {
    const now = $quota.get()
    if (now.state !== 'known' || now.isSending) return
    $quota.set({ ...now, isSending: true, refused: undefined })
    const outcome = await send()
    if (outcome.ok) show(outcome.value)
    else $quota.set({ ...now, refused: outcome.refusal.code })
  }
  const askIt = () => client(askReminder, { body: { language, to: path } })
  return {
    $quota,
    load,
    askReminder: () => change(askIt),
    cancelReminder: () => change(() => client(cancelReminder, {})),
  }
}
