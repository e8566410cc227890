import sharp from 'sharp'
import { drawScene } from '../../src/api/illustrator/draw-scene.ts'
import { castOf } from '../../src/api/illustrator/figures/cast.ts'
import { PICTURE } from '../../src/api/illustrator/format.ts'
import { LOCATION_NAMES } from '../../src/api/illustrator/locations/location-table.ts'
import { randomFrom } from '../../src/api/illustrator/paper/random.ts'
import type { PictureBrief } from '../../src/api/illustrator/picture-brief.ts'
import { planScenes } from '../../src/api/illustrator/scene-plan.ts'
import { THING_NAMES, thingMarkup } from '../../src/api/illustrator/things/thing-table.ts'
import { itemAt } from '../../src/lib/item-at.ts'

/** Everything that can be drawn, side by side: `docs/things.webp` and `docs/places.webp`. */
const THING_PX = 88
const THINGS_A_ROW = 19
const LOCATION_PX = { width: 135, height: 180 } as const
const LOCATIONS_A_ROW = 13
const HOURS = ['day', 'dusk', 'night', 'dawn'] as const
const BACKGROUND = '#7f97a8'

export function thingSheet(): Promise<Buffer> {
  const drawn = THING_NAMES.map((name, index) => {
    const [x, y] = [(index % THINGS_A_ROW) + 0.5, Math.floor(index / THINGS_A_ROW) + 0.88]
    return `<g transform="translate(${x * THING_PX} ${y * THING_PX}) scale(.58)">${thingMarkup(name)}</g>`
  })
  const [width, height] = [THINGS_A_ROW * THING_PX, Math.ceil(THING_NAMES.length / THINGS_A_ROW) * THING_PX]
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${BACKGROUND}"/>${drawn.join('')}</svg>`
  return sharp(Buffer.from(sheet)).webp({ quality: 80 }).toBuffer()
}

/** The first cover's view of a location, at one hour after the other. */
function drawLocation(name: string, index: number) {
  const hero = { age: 8, gender: 'female', hair: 'red', build: [] }
  const story = { things: [], locations: [name] }
  const brief: PictureBrief = {
    ...{ seed: name, category: 'generic', hero, location: '', tones: [], companions: 0, relations: [], story },
  }
  const scene = itemAt(planScenes(randomFrom(`${name}/${itemAt(HOURS, index % HOURS.length)}`), brief), 0)
  return drawScene(randomFrom(name), scene, castOf(brief), PICTURE, LOCATION_PX.width)
}

export function locationSheet(): Promise<Buffer> {
  const tiles = LOCATION_NAMES.map((name, index) => {
    const { pixels, width, height } = drawLocation(name, index)
    const [column, row] = [index % LOCATIONS_A_ROW, Math.floor(index / LOCATIONS_A_ROW)]
    const raw = { width, height, channels: 3 as const }
    return { input: Buffer.from(pixels), raw, left: column * LOCATION_PX.width, top: row * LOCATION_PX.height }
  })
  const width = LOCATION_PX.width * LOCATIONS_A_ROW
  const height = LOCATION_PX.height * Math.ceil(LOCATION_NAMES.length / LOCATIONS_A_ROW)
  const sheet = sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
  return sheet.composite(tiles).webp({ quality: 78 }).toBuffer()
}
