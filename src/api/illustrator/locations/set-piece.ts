import { placed } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import { cutShapes, type Tint } from '../things/shapes.ts'
import { isThing, thingMarkup } from '../things/thing-table.ts'
import { SET_PIECES_INSIDE } from './set-pieces-inside.ts'
import { SET_PIECES_OUTSIDE } from './set-pieces-outside.ts'

const SET_PIECES: Readonly<Record<string, string>> = { ...SET_PIECES_INSIDE, ...SET_PIECES_OUTSIDE }

/** A thing or piece of a set, foot in fractions of the picture, size in hundredths of its unit; negative is mirrored. */
export type SetPiece = readonly [name: string, x: number, y: number, size: number]

/** `light` is laid over everything: paper takes on the colour of its hour. */
function pieceMarkup(name: string, light?: Tint): string {
  if (isThing(name)) return thingMarkup(name, light)
  const shapes = SET_PIECES[name]
  if (!shapes) throw new RangeError(`no set has a ${name}`)
  return cutShapes(shapes, light)
}

export function placePieces(stage: Stage, pieces: readonly SetPiece[], light: Tint): string {
  const { width, height, unit } = stage
  return pieces
    .map(([name, x, y, size]) =>
      placed(x * width, y * height, (Math.abs(size) * unit) / 10_000, pieceMarkup(name, light), size < 0 ? -1 : 1),
    )
    .join('')
}
