import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describePicture, type PictureWords } from '../../../../contract/describe-picture.ts'
import type { Language } from '../../../../contract/languages.ts'
import { serverTexts } from '../../../../contract/texts.server.ts'
import { filePath, type StoredFile } from '../asset-address.ts'
import { linkTo } from '../resource.ts'
import { fileKey } from '../uploads.ts'

const PICTURES = new URL('../../../../assets/site/', import.meta.url)
const TYPE = 'image/webp'
const KEY_LETTERS = 32

type Facts = PictureWords & { readonly width: number; readonly height: number }

export interface SeedPicture {
  readonly id: string
  readonly fields: { readonly title: string; readonly description: string; readonly file: StoredFile }
  readonly file: { readonly key: string; readonly type: string; readonly bytes: Uint8Array }
}

export interface SeedPictures {
  /** By folder and name: `cards/bedtime-whale`. Throws when there is no such drawing. */
  of(key: string, language: Language): SeedPicture
  used(): readonly SeedPicture[]
}

export function openSeedPictures(): SeedPictures {
  const facts = JSON.parse(readFileSync(new URL('pictures.json', PICTURES), 'utf8')) as Record<string, Facts>
  const drawings = new Map<string, Uint8Array>()
  const used = new Map<string, SeedPicture>()
  const drawing = (key: string) => {
    const bytes = drawings.get(key) ?? readFileSync(new URL(`${key}.webp`, PICTURES))
    drawings.set(key, bytes)
    return bytes
  }
  return {
    of(key, language) {
      const id = `${key.slice(key.indexOf('/') + 1)}-${language}`
      const found = facts[key]
      if (!found) throw new Error(`src/assets/site/pictures.json says nothing of ${key}`)
      const picture = used.get(id) ?? assetOf(id, found, drawing(key), language)
      used.set(id, picture)
      return picture
    },
    used: () => [...used.values()],
  }
}

function assetOf(id: string, facts: Facts, bytes: Uint8Array, language: Language): SeedPicture {
  // By content, so that processes starting at once write the same file.
  const key = createHash('sha256').update(id).update(bytes).digest('hex').slice(0, KEY_LETTERS)
  const words = describePicture(serverTexts(language).pictures, facts)
  const fileName = `${id}.webp`
  const details = { size: bytes.byteLength, image: { width: facts.width, height: facts.height } }
  const file = { contentType: TYPE, fileName, url: filePath(id, key, fileName), details }
  return {
    id,
    fields: { title: words, description: words, file },
    file: { key: fileKey(id, key), type: TYPE, bytes },
  }
}

export const assetLink = ({ id }: SeedPicture) => linkTo('Asset', id)

export function asMarkdown({ fields }: SeedPicture, caption?: string): string {
  const alt = fields.description.replace(/[[\]\\]/g, '\\$&')
  return `![${alt}](${fields.file.url})${caption === undefined ? '' : `\n*${caption}*`}`
}
