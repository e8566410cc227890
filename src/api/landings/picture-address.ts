import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { callPath } from '../../contract/call.ts'
import { readLandingPicture } from '../../contract/calls/read-landing-picture.ts'
import { DAY_MS } from '../../lib/day.ts'

/** How long pictures that nobody has chosen are kept. */
const PICTURE_DAYS = 7

const FOLDER = 'landing-pictures/'
const HASH_LETTERS = 32

/** One picture of a set: its sheet, one of its four, or one that somebody put up. */
export interface PictureName {
  /** The day it was made on, and a hash of what it was made from. */
  readonly set: string
  readonly file: string
}

export const SHEET_FILE = 'sheet.webp'
export const OWN_FILE = 'own.webp'
export const quarterFile = (index: number): string => `${index + 1}.webp`

/** The same set for the same thing on the same day. */
export function setOf(made: string | Uint8Array, now: number): string {
  const hash = createHash('sha256').update(made).digest('hex').slice(0, HASH_LETTERS)
  return `${Math.floor(now / DAY_MS)}-${hash}`
}

export const pictureKey = ({ set, file }: PictureName): string => `${FOLDER}${set}/${file}`

/** What the pictures of a set show, as keys. */
export const wordsKey = (set: string): string => `${FOLDER}${set}/words.json`

/** Whether what lies under a key of the folder is too old to be kept. */
export const isOver = (key: string, now: number): boolean =>
  !(Number(key.slice(FOLDER.length).split('-')[0]) >= Math.floor(now / DAY_MS) - PICTURE_DAYS)

export const PICTURE_FOLDER = FOLDER

const sign = (secret: string, { set, file }: PictureName): string =>
  createHmac('sha256', secret).update(`landing-picture:${set}/${file}`).digest('base64url')

/** The signed address that shows a picture as long as it is kept. */
export function pictureAddress(secret: string, name: PictureName): string {
  return `${callPath(readLandingPicture, { ...name })}?${new URLSearchParams({ signature: sign(secret, name) })}`
}

export function isSigned(secret: string, name: PictureName, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, name))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The picture that an address of ours shows; undefined for any other address. */
export function pictureAt(secret: string, address: string): PictureName | undefined {
  const url = URL.parse(address, 'http://own.local')
  if (url?.origin !== 'http://own.local') return undefined
  const [set = '', file = ''] = url.pathname.split('/').slice(-2)
  const name = readLandingPicture.params.safeParse({ set, file })
  if (!name.success || callPath(readLandingPicture, name.data) !== url.pathname) return undefined
  return isSigned(secret, name.data, url.searchParams.get('signature') ?? '') ? name.data : undefined
}
