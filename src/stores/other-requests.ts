import { CALL_TIMEOUT_MS } from './client.ts'

/** Response of a route that is no call of the contract. */
export type JsonResponse = { readonly ok: boolean; readonly body: unknown }
export type PostJson = (address: string, body: object) => Promise<JsonResponse | undefined>

/** Undefined when the service does not answer. */
export const postJson: PostJson = async (address, body) => {
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

export async function isServed(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
    return response.ok
  } catch {
    return false
  }
}

/** Rejects when it cannot be loaded. */
export async function readJson<Form>(path: string): Promise<Form> {
  const response = await fetch(path, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response.json() as Promise<Form>
}
