import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Access, CONTENT_HOOK_HEADER } from '../../contract/call.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Service } from './service.ts'

/** What whoever may not ask for a call is answered. */
export const REFUSED: Readonly<Record<Access, RefusalCode>> = {
  session: 'unauthorised',
  staff: 'unauthorised',
  'staff-session': 'not-found',
  'content-hook': 'unauthorised',
}

const BEARER = /^Bearer +([\w-]+)$/i

/** What staff show to publish the site: whoever knows the product's secret can make it. */
export const publicationKey = (secret: string): string =>
  createHmac('sha256', secret).update('staff publication').digest('base64url')

/** Whether a request shows what a call asks for; always, where it asks for nothing. */
export function mayCall(
  access: Access | undefined,
  headers: IncomingHttpHeaders,
  { secret, contentWebhookSecret }: Pick<Service, 'secret' | 'contentWebhookSecret'>,
  signedIn: SignedIn | undefined,
): boolean {
  if (access === undefined) return true
  if (access === 'session') return signedIn !== undefined
  if (access === 'staff-session') return signedIn?.isStaff ?? false
  if (access === 'staff' && signedIn?.isStaff) return true
  if (access === 'staff') return isSame(BEARER.exec(headers.authorization ?? '')?.[1], publicationKey(secret))
  return isSame(headers[CONTENT_HOOK_HEADER], contentWebhookSecret)
}

/** Compares without telling by its time where a difference is. What is not set is shown by nobody. */
function isSame(shown: string | string[] | undefined, wanted: string | undefined): boolean {
  if (typeof shown !== 'string' || wanted === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(shown), digest(wanted))
}
