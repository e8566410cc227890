import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import * as z from 'zod/mini'
import { openFaces } from './faces.ts'
import { drawPages, type PagePixels } from './preview-pages.ts'
import { TypesettingError } from './typesetting-error.ts'

const PAGES_FOLDER = fileURLToPath(new URL('./pages/', import.meta.url))
const DATA_FILE = 'data.json'

export interface Setting {
  /** A file beside this one. */
  readonly page: 'book.typ' | 'wrap.typ' | 'invoice.typ'
  /** What it says: read as data, never as markup. */
  readonly data: unknown
  readonly pictures: ReadonlyMap<string, Uint8Array>
  readonly date: Date
  /** Whether its colours are inks: PDF 1.6, of which PDF/X-4 is made. */
  readonly isInked?: boolean
}

export interface SetPages {
  readonly pdf: Uint8Array
  readonly pageCount: number
  /** By chapter, how many lines its last page holds or could hold above the last of them; empty of books for screens. */
  readonly lastLines: readonly number[]
}

/** Marks that `book.typ` sets behind the last line of each chapter. */
const LAST_LINES = z.array(z.object({ chapter: z.int(), lines: z.number() }))

let compiler: NodeCompiler | undefined

/** Opened with the first book: 30 ms and the memory of its faces. */
function openCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: PAGES_FOLDER, fontArgs: [{ fontBlobs: [...openFaces().files] }] })
  return compiler
}

/** Safe to log: diagnostics name positions in our pages, never a story's text. */
function reasonOf(diagnostics: readonly { readonly message?: string }[]): string {
  return diagnostics.map(({ message }) => message ?? 'no reason given').join('; ')
}

/** PDF 1.7, tagged for PDF/UA-1 (1.6 for inks), set on the calling thread; same bytes for the same setting, which is not kept. */
export const setPages = (setting: Setting): SetPages =>
  whileSet(setting, (typesetter, document) => {
    const creationTimestamp = Math.floor(setting.date.getTime() / 1000)
    const pdf = typesetter.pdf(document, { pdfStandard: setting.isInked ? '1.6' : 'ua-1', creationTimestamp })
    const marks = LAST_LINES.parse(typesetter.query(document, { selector: '<last-line>', field: 'value' }))
    const lastLines = marks.toSorted((one, other) => one.chapter - other.chapter).map(({ lines }) => Math.ceil(lines))
    return { pdf: new Uint8Array(pdf), pageCount: document.numOfPages, lastLines }
  })

/** A setting whose first pages are drawn, so many. */
export interface PreviewSetting extends Setting {
  readonly drawn: number
}

export interface PreviewedPages {
  /** Of all. */
  readonly pageCount: number
  readonly pages: readonly PagePixels[]
}

export const previewPages = (setting: PreviewSetting): PreviewedPages =>
  whileSet(setting, (typesetter, document) => ({
    pageCount: document.numOfPages,
    pages: drawPages(typesetter, document, setting.drawn),
  }))

function whileSet<Made>(
  { page, data, pictures }: Setting,
  make: (typesetter: NodeCompiler, document: NodeTypstDocument) => Made,
): Made {
  const typesetter = openCompiler()
  try {
    typesetter.mapShadow(`${PAGES_FOLDER}${DATA_FILE}`, Buffer.from(JSON.stringify(data)))
    for (const [name, bytes] of pictures) typesetter.mapShadow(`${PAGES_FOLDER}${name}`, Buffer.from(bytes))
    const { result, ...compiled } = compile(typesetter, page)
    if (!result) throw new TypesettingError(compiled.reason)
    return make(typesetter, result)
  } finally {
    typesetter.resetShadow()
    typesetter.evictCache(0)
  }
}

function compile(typesetter: NodeCompiler, page: Setting['page']) {
  const compiled = typesetter.compile({ mainFilePath: `${PAGES_FOLDER}${page}` })
  if (!compiled.hasError()) return { result: compiled.result, reason: 'no pages came out' }
  const error = compiled.takeError()
  return { result: null, reason: error ? reasonOf(error.shortDiagnostics) : 'no reason given' }
}
