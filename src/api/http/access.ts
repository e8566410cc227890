import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Access, CONTENT_HOOK_HEADER } from '../../contract/call.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Service } from './service.ts'

/** The refusal of each access. */
export const REFUSED: Readonly<Record<Access, RefusalCode>> = {
  session: 'unauthorised',
  staff: 'unauthorised',
  'staff-session': 'not-found',
  'content-hook': 'unauthorised',
}

const BEARER = /^Bearer +([\w-]+)$/i

/** Key for publishing the site, derived from the product's secret. */
export const publicationKey = (secret: string): string =>
  createHmac('sha256', secret).update('staff publication').digest('base64url')

/** Always true for public calls. */
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

/** In constant time. False for a secret that is not set. */
function isSame(shown: string | string[] | undefined, wanted: string | undefined): boolean {
  if (typeof shown !== 'string' || wanted === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(shown), digest(wanted))
}
