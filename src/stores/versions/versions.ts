import { atom } from 'nanostores'
import { listVersions } from '../../contract/calls/list-versions.ts'
import { restoreVersion } from '../../contract/calls/restore-version.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Version } from '../../contract/version.ts'
import type { Client } from '../client.ts'

export type Versions =
  | { state: 'loading' }
  /** Oldest first; `restoring`: number of the version being brought back. */
  | { state: 'ready'; versions: readonly Version[]; restoring: number | undefined }
  | { state: 'unreachable' }

export type Restored = { ok: true; number: number } | { ok: false; code: RefusalCode }

/** What is shown stays while they are read again. */
export function createVersions(ask: Client) {
  const $versions = atom<Versions>({ state: 'loading' })

  const open = async (id: string) => {
    const result = await ask(listVersions, { params: { id } })
    if (result.ok) $versions.set({ state: 'ready', versions: result.value, restoring: undefined })
    else if ($versions.get().state !== 'ready') $versions.set({ state: 'unreachable' })
  }
  /** Undefined while another is under way. */
  const restore = async (id: string, number: number): Promise<Restored | undefined> => {
    const now = $versions.get()
    if (now.state !== 'ready' || now.restoring !== undefined) return undefined
    $versions.set({ ...now, restoring: number })
    const result = await ask(restoreVersion, { params: { id, number: String(number) } })
    $versions.set({ ...now, restoring: undefined })
    if (!result.ok) return { ok: false, code: result.refusal.code }
    await open(id)
    return { ok: true, number }
  }
  return { $versions, open, restore }
}
