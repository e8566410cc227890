import { createHmac, timingSafeEqual } from 'node:crypto'
import { callPath } from '../../contract/call.ts'
import { readMedia } from '../../contract/calls/read-media.ts'
import { DAY_MS } from '../../lib/day.ts'

const VALID_DAYS = 2

export interface MediaName {
  readonly story: string
  readonly file: string
}

/** A signed address; changes daily, so that browsers cache the picture, and expires after two days. */
export function mediaAddress(secret: string, media: MediaName, now: number): string {
  const expires = String(Math.floor(now / DAY_MS) + VALID_DAYS)
  const query = new URLSearchParams({ expires, signature: sign(secret, media, expires) })
  return `${callPath(readMedia, { ...media })}?${query}`
}

export function isValidAddress(
  secret: string,
  media: MediaName,
  query: { expires: string; signature: string },
  now: number,
): boolean {
  if (Number(query.expires) < Math.floor(now / DAY_MS)) return false
  const expected = Buffer.from(sign(secret, media, query.expires))
  const given = Buffer.from(query.signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

export const mediaKey = (media: MediaName): string => `stories/${media.story}/${media.file}`

const sign = (secret: string, media: MediaName, expires: string): string =>
  createHmac('sha256', secret).update(`media:${media.story}/${media.file}:${expires}`).digest('base64url')
