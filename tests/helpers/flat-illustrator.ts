import sharp from 'sharp'
import { EDITION_FORMATS } from '../../src/api/illustrator/edition-formats.ts'
import type { Studio } from '../../src/api/studio/studio.ts'
import { plainIllustrator } from './plain-illustrator.ts'

const COVER_PX = { width: 600, height: 800 } as const
const OVERVIEW_PX = { width: 820, height: 1092 } as const
/** Pixels of a print cover with bleed. */
const PRINT_HEIGHT_PX = 2471
const COLOURS = ['#1b2a4a', '#4a1b2a', '#2a4a1b', '#4a3f1b'] as const

interface Flat {
  readonly width: number
  readonly height: number
  readonly type: 'webp' | 'jpeg'
  /** Wraps around. */
  readonly colour?: number
}

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

function flat(picture: Flat): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(picture)
  const made = drawn.get(key) ?? draw(picture)
  drawn.set(key, made)
  return made
}

async function draw({ width, height, type, colour = 0 }: Flat): Promise<Uint8Array<ArrayBuffer>> {
  const background = COLOURS[colour % COLOURS.length] ?? COLOURS[0]
  const sheet = sharp({ create: { width, height, channels: 3, background } })
  return new Uint8Array(await (type === 'webp' ? sheet.webp() : sheet.jpeg()).toBuffer())
}

/** Pictures of one colour in real sizes, for browsers. */
export const flatIllustrator: Studio['illustrator'] = {
  ...plainIllustrator,
  covers: async (brief, text, signal) => ({
    ...(await plainIllustrator.covers(brief, text, signal)),
    overview: await flat({ ...OVERVIEW_PX, type: 'webp' }),
    quadrants: await Promise.all([0, 1, 2, 3].map(colour => flat({ ...COVER_PX, type: 'webp', colour }))),
    cards: await Promise.all([0, 1, 2, 3].map(colour => flat({ ...COVER_PX, type: 'webp', colour }))),
  }),
  chapter: async (brief, scene, signal) => ({
    ...(await plainIllustrator.chapter(brief, scene, signal)),
    bytes: await flat({ ...COVER_PX, type: 'webp', colour: scene.chapter }),
  }),
  plate: async (_brief, scene) => ({
    bytes: await flat({
      width: EDITION_FORMATS.print.widthPx,
      height: PRINT_HEIGHT_PX,
      type: 'jpeg',
      colour: scene.chapter,
    }),
  }),
  async edition(_brief, { variant, format }) {
    const { picture, widthPx: width, encoding } = EDITION_FORMATS[format]
    const inProportion = Math.round((width * picture.height) / picture.width)
    const height = format === 'print' ? PRINT_HEIGHT_PX : inProportion
    const type = encoding.endsWith('webp') ? 'webp' : 'jpeg'
    const bytes = await flat({ width, height, type, colour: variant })
    return { bytes, type: `image/${type}`, width, height, contrasts: {} }
  },
}
