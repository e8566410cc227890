import { covers, type FontFile, openFont, readPackageJson } from './typeface.ts'

export interface Face {
  readonly name: string
  fileFor(grapheme: string): FontFile | undefined
}

/** Graphemes cached per face, emptied when full: visitors bring any number. */
const REMEMBERED_MAX = 4000

/** Every try of a title asks for the same letters. */
function remembered(find: Face['fileFor']): Face['fileFor'] {
  const known = new Map<string, FontFile | undefined>()
  return grapheme => {
    if (known.has(grapheme)) return known.get(grapheme)
    if (known.size >= REMEMBERED_MAX) known.clear()
    const file = find(grapheme)
    known.set(grapheme, file)
    return file
  }
}

export function wholeFace(name: string, path: string): Face {
  return {
    name,
    fileFor: remembered(grapheme => {
      const font = openFont(`@expo-google-fonts/${path}`)
      return covers(font, grapheme) ? { font, embolden: 0 } : undefined
    }),
  }
}

type Range = readonly [from: number, to: number]

function parseRanges(list: string): Range[] {
  return list.split(',').map(range => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

function subsetsOf(packageName: string): { readonly subset: string; readonly ranges: Range[] }[] {
  const table = readPackageJson(`@fontsource-variable/${packageName}/unicode.json`) as Record<string, string>
  return Object.entries(table).map(([subset, list]) => ({
    subset: subset.replace(/[[\]]/g, ''),
    ranges: parseRanges(list),
  }))
}

/** `@fontsource-variable` files, opened as needed. fontkit cannot set weights: `embolden` em thicken the lightest. */
export function slicedFace(name: string, packageName: string, style: 'normal' | 'italic', embolden: number): Face {
  let subsets: ReturnType<typeof subsetsOf> | undefined
  return {
    name,
    fileFor: remembered(grapheme => {
      subsets ??= subsetsOf(packageName)
      const first = grapheme.codePointAt(0) ?? 0
      for (const { subset, ranges } of subsets) {
        if (!ranges.some(([from, to]) => first >= from && first <= to)) continue
        const font = openFont(`@fontsource-variable/${packageName}/files/${packageName}-${subset}-wght-${style}.woff2`)
        if (covers(font, grapheme)) return { font, embolden }
      }
      return undefined
    }),
  }
}
