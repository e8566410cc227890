import { getImage } from 'astro:assets'
import type { APIRoute, ImageMetadata } from 'astro'
import type { PictureSizes, SitePictures } from '../components/site-picture.ts'

const files = import.meta.glob<ImageMetadata>('../assets/site/{stages,cards}/*.webp', {
  eager: true,
  import: 'default',
})

const CARD_WIDTHS = [240, 400, 560, 800]
const TALL_WIDTHS = [480, 640, 780]
const WIDE_WIDTHS = [1000, 1400, 1800]

const widthsOf = (key: string) =>
  key.startsWith('cards/') ? CARD_WIDTHS : key.endsWith('-tall') ? TALL_WIDTHS : WIDE_WIDTHS

async function sizesOf(key: string, src: ImageMetadata, format: 'avif' | 'webp'): Promise<PictureSizes> {
  const { srcSet } = await getImage({ src, widths: widthsOf(key), format, quality: format === 'avif' ? 54 : 74 })
  return srcSet.values.map(({ url, transform }) => [Number(transform.width), url])
}

export const GET: APIRoute = async () => {
  const found: [string, SitePictures[string]][] = []
  for (const [file, src] of Object.entries(files)) {
    const key = file.replace('../assets/site/', '').replace('.webp', '')
    // Only phones get AVIF of a stage: on a wide screen it costs more time than it saves.
    const avif = key.endsWith('-wide') ? [] : await sizesOf(key, src, 'avif')
    found.push([key, { avif, webp: await sizesOf(key, src, 'webp') }])
  }
  return Response.json(Object.fromEntries(found))
}
