import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import pictures from '../../assets/site/pictures.json' with { type: 'json' }
import windows from '../../assets/site/street-windows.json' with { type: 'json' }
import { factsOf, type SitePictures } from '../../components/site-picture.ts'
import type { Street, StreetArt } from '../../contract/street.ts'
import type { Texts } from '../../contract/texts.ts'
import type { Gift } from '../../islands/advent/advent-props.ts'

const files = import.meta.glob<ImageMetadata>('../../assets/site/{advent/*,stages/christmas-tall}.webp', {
  eager: true,
  import: 'default',
})

const WIDTHS = { wide: [1000, 1400, 1800], tall: [480, 640, 780] }
const SMALL_PX = 200
const LARGE_PX = 400
const STAGE = 'stages/christmas-tall'

/** Throws when there is none: pictures are drawn before the build. */
function drawingOf(key: string): ImageMetadata {
  const drawing = files[`../../assets/site/${key}.webp`]
  if (!drawing) throw new Error(`the picture ${key} is not drawn`)
  return drawing
}

async function artOf(format: 'wide' | 'tall'): Promise<StreetArt> {
  const key = `advent/street-${format}` as const
  const image = await getImage({ src: drawingOf(key), widths: WIDTHS[format], format: 'webp', quality: 74 })
  const { width, height } = factsOf(key)
  return { src: image.src, srcset: image.srcSet.attribute, width, height }
}

export async function street(): Promise<Street> {
  const [wide, tall] = await Promise.all([artOf('wide'), artOf('tall')])
  return { art: { wide, tall }, windows }
}

const addressOf = async (key: string, width: number) =>
  (await getImage({ src: drawingOf(key), width, format: 'webp', quality: 74 })).src

/** In the order of days. */
export async function gifts(texts: Pick<Texts, 'pictures'>): Promise<Gift[]> {
  const drawn = Object.entries(pictures).flatMap(([key, facts]) => ('gift' in facts ? [{ key, gift: facts.gift }] : []))
  const words: Readonly<Record<string, string>> = texts.pictures.windows
  return Promise.all(
    drawn.map(async ({ key, gift }) => ({
      small: await addressOf(key, SMALL_PX),
      large: await addressOf(key, LARGE_PX),
      alt: words[gift] ?? '',
    })),
  )
}

export async function wizardStage(): Promise<SitePictures> {
  const { width } = factsOf(STAGE)
  return { [STAGE]: { avif: [], webp: [[width, await addressOf(STAGE, width)]] } }
}
