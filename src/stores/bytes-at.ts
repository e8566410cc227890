import { CALL_TIMEOUT_MS, send } from './client.ts'

/** From a signed address, which needs no session; undefined when it cannot be loaded. */
export async function bytesAt(address: string): Promise<Blob | undefined> {
  try {
    const response = await send(address, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}
