import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

const WASM = import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')
let opened: Promise<WrappedPdfiumModule> | undefined

async function open(): Promise<WrappedPdfiumModule> {
  const wasmBinary = new Uint8Array(await readFile(fileURLToPath(WASM))).buffer
  const reader = await init({ wasmBinary })
  reader.PDFiumExt_Init()
  return reader
}

/** The reader's memory as it is now: it moves when it grows. Its types leave out what every Emscripten module has. */
export const memoryOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
  (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8

/**
 * Has `read` use a document, which is closed afterwards; `document` is 0 for a file that cannot be read. The reader
 * opens with the first file: a quarter of a second, and 20 MB of memory.
 */
export async function withDocument<Result>(
  pdf: Uint8Array,
  read: (reader: WrappedPdfiumModule, document: number) => Promise<Result> | Result,
): Promise<Result> {
  opened ??= open()
  const reader = await opened
  const { malloc, free } = reader.pdfium.wasmExports
  const file = malloc(pdf.length)
  memoryOf(reader).set(pdf, file)
  const document = reader.FPDF_LoadMemDocument(file, pdf.length, '')
  try {
    return await read(reader, document)
  } finally {
    if (document !== 0) reader.FPDF_CloseDocument(document)
    free(file)
  }
}
