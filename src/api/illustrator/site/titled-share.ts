import type { Category } from '../../../contract/categories.ts'
import { EDITION_FORMATS } from '../edition-formats.ts'
import { photographOriginal } from '../edition-of-original.ts'
import { encodeEdition } from '../encode.ts'
import { palettesOf } from '../palettes.ts'
import { randomFrom } from '../paper/random.ts'
import { Stage } from '../paper/stage.ts'
import { PROVENANCE } from '../provenance.ts'
import { arrangeType, type CoverText } from '../type/title-block.ts'

const { picture, widthPx, encoding, type: layout } = EDITION_FORMATS.share

/** JPEG, 1200 x 630 px. `original` is the drawn scene without type, its left side calm. */
export async function titledShare(original: Uint8Array, category: Category, text: CoverText): Promise<Uint8Array> {
  const [palette] = palettesOf(category)
  if (!layout || !palette) throw new Error('a shared picture has type and a light')
  const stage = new Stage(picture, palette, randomFrom(category))
  const page = { stage, type: { block: arrangeType(category, text, layout), layout } }
  const printed = await photographOriginal(original, page, EDITION_FORMATS.share, widthPx)
  return encodeEdition(printed.picture, encoding, PROVENANCE)
}
