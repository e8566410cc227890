import { darker } from '../../lib/colour.ts'
import type { EditionFormat } from './edition-formats.ts'
import type { Photograph } from './edition-photograph.ts'
import { pictureOf } from './model/full-size.ts'
import type { Canvas } from './paper/canvas.ts'
import type { Stage } from './paper/stage.ts'
import { layType, prepareGround } from './type/set-type.ts'
import type { TitleBlock } from './type/title-block.ts'
import type { TypeLayout } from './type/type-layout.ts'

interface Page {
  readonly stage: Stage
  readonly type?: { readonly block: TitleBlock; readonly layout: TypeLayout }
}

/** Original of a model, cropped to the format, with our type. Throws when `original` is no encoded picture. */
export async function photographOriginal(
  original: Uint8Array,
  { stage, type }: Page,
  { picture }: EditionFormat,
  widthPx: number,
): Promise<Photograph> {
  const height = Math.round((picture.height / picture.width) * widthPx)
  const shown = await pictureOf(original, { width: widthPx, height })
  if (!type) return { picture: shown, contrasts: {} }
  const canvas: Canvas = {
    width: widthPx,
    height,
    scale: widthPx / stage.width,
    values: Float32Array.from(shown.pixels),
  }
  prepareGround(canvas, type.block, type.layout, darker(stage.palette.top, 0.45))
  const contrasts = layType(canvas, stage, type.block)
  return {
    picture: { width: widthPx, height, pixels: new Uint8Array(Uint8ClampedArray.from(canvas.values)) },
    contrasts,
  }
}
