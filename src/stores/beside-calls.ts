import { CALL_TIMEOUT_MS } from './client.ts'

/** What a door of the service answered that is no call of the contract. */
export type DoorAnswer = { readonly ok: boolean; readonly body: unknown }
export type Door = (address: string, body: object) => Promise<DoorAnswer | undefined>

/** Knocks at such a door; undefined when nobody answers. */
export const knock: Door = async (address, body) => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    return { ok: response.ok, body: await response.json().catch(() => undefined) }
  } catch {
    return undefined
  }
}

/** Whether a page of this site is to be had at a path. */
export async function isServed(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
    return response.ok
  } catch {
    return false
  }
}

/** A file of this site that holds JSON of a known form. Rejects when it is not to be had. */
export async function readJson<Form>(path: string): Promise<Form> {
  const response = await fetch(path, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response.json() as Promise<Form>
}
