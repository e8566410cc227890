import { svg } from '../../../lib/svg-markup.ts'
import type { Stage } from './stage.ts'

/** Where a part's own point 0, 0 comes to lie, and how large the part is drawn. */
export interface Move {
  readonly right: number
  readonly down: number
  readonly scale?: number
}

/** Names are prefixed, as no other sheet may use them. */
function contentsOf(document: string, prefix: string): string {
  const inner = document.slice(document.indexOf('>') + 1, document.lastIndexOf('</svg>'))
  return inner.replace(/(id="|url\(#)fill/g, `$1${prefix}`)
}

/** All layers of a part, with their own depths. */
export function moveOnto(page: Stage, part: Stage, { right, down, scale = 1 }: Move): void {
  const sized = scale === 1 ? '' : svg` scale(${scale})`
  for (const layer of part.layers) {
    if (layer.kind === 'glow') {
      const [x, y] = [layer.x * scale + right, layer.y * scale + down]
      page.glow(x, y, layer.radius * scale, layer.colour, layer.strength, layer.radiusY * scale)
    } else {
      const inner = contentsOf(part.documentOf(layer), 'moved')
      page.sheet(`<g transform="translate(${right} ${down})${sized}">${inner}</g>`, layer.depth)
    }
  }
}
