import sharp, { type Sharp } from 'sharp'
import type { ReadyBook } from '../../pictures/ready-book.ts'
import type { WrapColours } from '../wrap-colours.ts'
import { INK_PROFILE } from './ink-profile.ts'

const FULL = 255
/** Full chroma, no visible block, also in flat colours of paper. */
const QUALITY = { quality: 94, chromaSubsampling: '4:4:4' } as const

const inInks = (picture: Sharp): Sharp => picture.withIccProfile(INK_PROFILE.file, { attach: false })

/** A JPEG of four inks, without a profile: the file's output intent says which inks. Provenance metadata stays. */
export const inkedPicture = async (jpeg: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await inInks(sharp(jpeg).keepXmp()).jpeg(QUALITY).toBuffer())

/** Shares of cyan, magenta, yellow and black, in percent. */
export type Inks = readonly number[]

async function inksOf(hex: string): Promise<Inks> {
  const one = sharp({ create: { width: 1, height: 1, channels: 3, background: hex } })
  const data = await inInks(one).raw().toBuffer()
  return [...data].map(part => Math.round((part / FULL) * 1000) / 10)
}

/** Colours of a cover as inks. */
export async function inkColours({ night, cream, gold, hills }: WrapColours) {
  return {
    night: await inksOf(night),
    cream: await inksOf(cream),
    gold: await inksOf(gold),
    hills: await Promise.all(hills.map(inksOf)),
  }
}

/** The same book with the pictures that are printed in inks. Throws the signal's reason. */
export async function inkedBook(book: ReadyBook, signal: AbortSignal): Promise<ReadyBook> {
  const chapters: ReadyBook['chapters'][number][] = []
  for (const { picture, ...chapter } of book.chapters) {
    signal.throwIfAborted()
    chapters.push(picture ? { ...chapter, picture: { ...picture, jpeg: await inkedPicture(picture.jpeg) } } : chapter)
  }
  return { ...book, chapters }
}
