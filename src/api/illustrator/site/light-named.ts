import { CATEGORIES } from '../../../contract/categories.ts'
import { type Palette, type PaletteName, paletteAt, palettesOf } from '../palettes.ts'
import { randomFrom } from '../paper/random.ts'

const LIGHTS = new Map(
  CATEGORIES.flatMap(category => [...palettesOf(category), paletteAt(randomFrom('site'), category, 'day', [])]).map(
    palette => [palette.name, palette],
  ),
)

/** Throws when no category has it. */
export function lightNamed(name: PaletteName): Palette {
  const light = LIGHTS.get(name)
  if (!light) throw new Error(`no category has the light ${name}`)
  return light
}
