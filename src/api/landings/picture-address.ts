import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { callPath } from '../../contract/call.ts'
import { readLandingPicture } from '../../contract/calls/read-landing-picture.ts'
import { DAY_MS } from '../../lib/day.ts'

/** Days that pictures without use are kept. */
const PICTURE_DAYS = 7

const FOLDER = 'landing-pictures/'
const HASH_LETTERS = 32

export interface PictureName {
  /** Day and hash of the input. */
  readonly set: string
  readonly file: string
}

export const SHEET_FILE = 'sheet.webp'
export const OWN_FILE = 'own.webp'
export const quarterFile = (index: number): string => `${index + 1}.webp`

/** The same set for the same input on the same day. */
export function setOf(made: string | Uint8Array, now: number): string {
  const hash = createHash('sha256').update(made).digest('hex').slice(0, HASH_LETTERS)
  return `${Math.floor(now / DAY_MS)}-${hash}`
}

export const pictureKey = ({ set, file }: PictureName): string => `${FOLDER}${set}/${file}`

export const wordsKey = (set: string): string => `${FOLDER}${set}/words.json`

/** Whether a key's set is past PICTURE_DAYS. */
export const isOver = (key: string, now: number): boolean =>
  !(Number(key.slice(FOLDER.length).split('-')[0]) >= Math.floor(now / DAY_MS) - PICTURE_DAYS)

export const PICTURE_FOLDER = FOLDER

const sign = (secret: string, { set, file }: PictureName): string =>
  createHmac('sha256', secret).update(`landing-picture:${set}/${file}`).digest('base64url')

/** A signed address, valid while the picture is kept. */
export function pictureAddress(secret: string, name: PictureName): string {
  return `${callPath(readLandingPicture, { ...name })}?${new URLSearchParams({ signature: sign(secret, name) })}`
}

export function isSigned(secret: string, name: PictureName, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, name))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Undefined for addresses that are not ours. */
export function pictureAt(secret: string, address: string): PictureName | undefined {
  const url = URL.parse(address, 'http://own.local')
  if (url?.origin !== 'http://own.local') return undefined
  const [set = '', file = ''] = url.pathname.split('/').slice(-2)
  const name = readLandingPicture.params.safeParse({ set, file })
  if (!name.success || callPath(readLandingPicture, name.data) !== url.pathname) return undefined
  return isSigned(secret, name.data, url.searchParams.get('signature') ?? '') ? name.data : undefined
}
