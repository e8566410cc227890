import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

const MOMENT = new Date(1980, 0, 1)
const DATES = /(<dcterms:(created|modified)[^<>]*>)[^<]*(<)/g
const isPacked = (name: string): boolean => /\.(?:jpe?g|png)$/.test(name)

/** Replaces the time of making by the book's date: the same bytes for the same book. */
export function withFixedDates(docx: Uint8Array, date: Date): Uint8Array {
  const files: Zippable = {}
  for (const [name, bytes] of Object.entries(unzipSync(docx))) {
    const content =
      name === 'docProps/core.xml'
        ? strToU8(strFromU8(bytes).replace(DATES, `$1${date.toISOString().slice(0, 19)}Z$3`))
        : bytes
    files[name] = [content, { level: isPacked(name) ? 0 : 6, mtime: MOMENT }]
  }
  return zipSync(files)
}
