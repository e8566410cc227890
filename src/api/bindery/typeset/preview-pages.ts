import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { Resvg } from '@resvg/resvg-js'
import * as z from 'zod/mini'
import { BLEED_MM, POINTS_PER_MM, TRIM_MM } from '../format.ts'

/** Marks that `book.typ` sets in a preview. */
const MARKS = z.array(z.object({ kind: z.string(), page: z.int() }))
type Marks = z.output<typeof MARKS>

/** Pixels of a page as it is cut. */
const HEIGHT_PX = 960

export interface PagePixels {
  readonly number: number
  /** As marked; undefined of pages without a mark. */
  readonly kind: string | undefined
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly pixels: Uint8Array
}

const CUT = {
  at: BLEED_MM * POINTS_PER_MM,
  width: TRIM_MM.width * POINTS_PER_MM,
  height: TRIM_MM.height * POINTS_PER_MM,
} as const

/** The first pages of a book, cut to size: each is drawn alone, as a picture of the whole book takes seconds a page. */
export function drawPages(compiler: NodeCompiler, document: NodeTypstDocument, count: number): PagePixels[] {
  const marks: Marks = MARKS.parse(compiler.query(document, { selector: '<page-kind>', field: 'value' }))
  const { pages, shared } = pagesOf(compiler.plainSvg(document), count)
  return pages.map((page, index) => {
    const number = index + 1
    const { at, width, height } = CUT
    const view = `viewBox="${at} ${at} ${width} ${height}" width="${width}" height="${height}"`
    const drawn = new Resvg(`<svg ${NAMESPACES} ${view}>${page}${shared}</svg>`, {
      fitTo: { mode: 'height', value: HEIGHT_PX },
      font: { loadSystemFonts: false },
    }).render()
    const { kind } = marks.find(mark => mark.page === number) ?? {}
    return { number, kind, width: drawn.width, height: drawn.height, pixels: new Uint8Array(drawn.pixels) }
  })
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const PAGE_END = '    </g>'
const SHARED_START = '    <defs'
/** Where a page lies below those before it. */
const PAGE_PLACE = /^( {4}<g) transform="matrix\([^)]{1,200}\)"/m

/** The compiler's picture has a page's paper and content one below the other, indented by four, then what all pages share. */
function pagesOf(svg: string, count: number): { readonly pages: string[]; readonly shared: string } {
  const lines = svg.split('\n')
  const sharedAt = lines.findIndex(line => line.startsWith(SHARED_START))
  const pages: string[] = []
  for (let from = 1; pages.length < count; ) {
    const end = lines.indexOf(PAGE_END, from)
    if (end === -1 || end > sharedAt) break
    pages.push(
      lines
        .slice(from, end + 1)
        .join('\n')
        .replace(PAGE_PLACE, '$1'),
    )
    from = end + 1
  }
  return { pages, shared: lines.slice(sharedAt, lines.lastIndexOf('</svg>')).join('\n') }
}
