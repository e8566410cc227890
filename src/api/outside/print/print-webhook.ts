import { createHmac } from 'node:crypto'
import { PlainError } from '../../../lib/plain-error.ts'

const TIMEOUT_MS = 10_000

export interface PrintWebhookConfig {
  readonly url: string
  readonly secret: string
}

/** The print house did not take a message, or did not say so. */
class PrinterAway extends PlainError {
  override readonly name = 'PrinterAway'
}

/** Posts a message, the same id at every attempt. Resolves once it was taken; throws PrinterAway. */
export type PostToPrinter = (message: { readonly id: string; readonly body: string }) => Promise<void>

/** `t` in seconds, and `v1`, the HMAC-SHA256 of `t.body` in hex: as payment services sign. */
const printSignature = (secret: string, body: string, now: number): string => {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

export const openPrintWebhook =
  ({ url, secret }: PrintWebhookConfig, clock: () => number): PostToPrinter =>
  async ({ id, body }) => {
    const headers = {
      'content-type': 'application/json',
      'lumitale-event': id,
      'lumitale-signature': printSignature(secret, body, clock()),
    }
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new PrinterAway('the print house could not be reached', { cause })
    })
    await response.body?.cancel()
    if (!response.ok) throw new PrinterAway(`the print house answered ${response.status}`)
  }
