import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

/** Resolves packages wherever npm has put them. */
const packages = createRequire(import.meta.url)

export interface FontFile {
  readonly font: fontkit.Font
  /** Thickening in em: thin web cuts get the weight of a title. */
  readonly embolden: number
}

const opened = new Map<string, fontkit.Font>()

/** Once a thread. `path` is inside a package; throws when that is not installed. */
export function openFont(path: string): fontkit.Font {
  const known = opened.get(path)
  if (known) return known
  const font = fontkit.create(readFileSync(packages.resolve(path)))
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts, not one`)
  opened.set(path, font)
  return font
}

export const readPackageJson = (path: string): unknown => JSON.parse(readFileSync(packages.resolve(path), 'utf8'))

/** Joiners and soft hyphen. */
const isSilent = (codePoint: number) => codePoint === 0x200c || codePoint === 0x200d || codePoint === 0xad

export const covers = (font: fontkit.Font, text: string): boolean =>
  Array.from(text).every(character => {
    const codePoint = character.codePointAt(0) ?? 0
    return isSilent(codePoint) || font.hasGlyphForCodePoint(codePoint)
  })
