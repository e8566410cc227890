import { CALL_TIMEOUT_MS, send } from './client.ts'

/** The bytes at one of the service's signed addresses, which need no session; undefined when they are not to be had. */
export async function bytesAt(address: string): Promise<Blob | undefined> {
  try {
    const response = await send(address, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}
