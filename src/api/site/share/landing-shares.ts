import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BRAND } from '../../../contract/brand.ts'
import type { Category } from '../../../contract/categories.ts'
import { entryOfLandingShare, type LandingShare, landingSharePath } from '../../../contract/landing-share.server.ts'
import type { ReadPicture } from '../../outside/content/asset-bytes.ts'
import type { ContentReader } from '../../outside/content/content.ts'
import type { Files } from '../../outside/files/files.ts'
import { landingShareOf } from './landing-share.ts'

const WAITING_MAX = 16
const TYPE = 'image/jpeg'
const SCENES = new URL('../../../assets/site/shares/', import.meta.url)

/** A title on a picture, JPEG 1200 x 630. See `openShareRoom`. */
export type DrawShare = (order: {
  readonly original: Uint8Array
  readonly category: Category
  readonly text: {
    readonly title: string
    readonly kicker: string
    readonly dedication: string
    readonly language: string
  }
}) => Promise<Uint8Array>

export interface LandingSharesDeps {
  readonly read: Pick<ContentReader, 'entry'>
  readonly readPicture: ReadPicture
  readonly files: Files
  readonly draw: DrawShare
}

export interface LandingShares {
  /** The cached picture. `missing` without such an entry, `busy` when too many wait. Rejects on failures. */
  picture(path: string): Promise<Uint8Array | 'missing' | 'busy'>
}

export function openLandingShares({ read, readPicture, files, draw }: LandingSharesDeps): LandingShares {
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function drawAndKeep(share: LandingShare, key: string): Promise<Uint8Array> {
    const drawn = await draw({
      original: await originalOf(share, readPicture),
      category: share.category,
      // A name keeps its letters: Turkish upper case would give it a dotted capital.
      text: {
        title: withoutHyphens(share.title),
        kicker: BRAND.toUpperCase(),
        dedication: '',
        language: share.language,
      },
    })
    await files.put(key, drawn, TYPE)
    return drawn
  }

  return {
    async picture(path) {
      const entry = entryOfLandingShare(path)
      if (entry === undefined) return 'missing'
      const key = keyOf(path)
      const stored = await files.get(key)
      if (stored) return stored.bytes
      const found = await read.entry(entry)
      const share = found && landingShareOf(found)
      // Only pictures that a page shows.
      if (!share || landingSharePath(share) !== path) return 'missing'
      const running = underWay.get(path)
      if (running) return running
      if (underWay.size > WAITING_MAX) return 'busy'
      const drawing = drawAndKeep(share, key)
      underWay.set(path, drawing)
      try {
        return await drawing
      } finally {
        underWay.delete(path)
      }
    },
  }
}

/** File keys are case-insensitive, paths are not. */
const keyOf = (path: string) => `shares/landing/${createHash('sha256').update(path).digest('hex').slice(0, 32)}.jpg`

const withoutHyphens = (title: string) => title.replaceAll('\u00ad', '')

async function originalOf({ picture, category }: LandingShare, readPicture: ReadPicture): Promise<Uint8Array> {
  const own = picture === undefined ? undefined : await readPicture(picture)
  return own ?? readFile(new URL(`${category}.jpg`, SCENES))
}
