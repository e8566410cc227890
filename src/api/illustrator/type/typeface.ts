import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

/** Files of installed packages, wherever npm has put them. */
const packages = createRequire(import.meta.url)

/** One file of outlines. */
export interface FontFile {
  readonly font: fontkit.Font
  /** Thickens the outlines, in em: faces cut thin for the web get the weight of a title. */
  readonly embolden: number
}

const opened = new Map<string, fontkit.Font>()

/** Opens a font once a thread. `path` is that of a package's file; fails when the package is not installed. */
export function openFont(path: string): fontkit.Font {
  const known = opened.get(path)
  if (known) return known
  const font = fontkit.create(readFileSync(packages.resolve(path)))
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts, not one`)
  opened.set(path, font)
  return font
}

/** The text of a package's JSON file. */
export const readPackageJson = (path: string): unknown => JSON.parse(readFileSync(packages.resolve(path), 'utf8'))

/** Characters that need no glyph of their own: joiners and the soft hyphen. */
const isSilent = (codePoint: number) => codePoint === 0x200c || codePoint === 0x200d || codePoint === 0xad

export const covers = (font: fontkit.Font, text: string): boolean =>
  Array.from(text).every(character => {
    const codePoint = character.codePointAt(0) ?? 0
    return isSilent(codePoint) || font.hasGlyphForCodePoint(codePoint)
  })
