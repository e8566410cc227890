import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { CATEGORIES } from '../../src/contract/categories.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { categoryPath } from './texts.ts'

const BUILT = path.resolve(import.meta.dirname, '../../dist/client')
const PICTURE_MAX_BYTES = 120_000
const PHONE_STAGE_MAX_BYTES = 70_000
const STAGES = ['/de', ...CATEGORIES.map(category => categoryPath('de', category))]

const sizeOf = (address: string) => statSync(path.join(BUILT, address)).size
const pageAt = async (page: string) => (await fetch(new URL(page, inject('origin')))).text()
const addressesIn = (srcset: string) => srcset.split(',').map(source => source.trim().split(' ')[0] ?? '')

/** What a phone may choose among for the opening of a page, in every format. */
async function phoneStage(page: string): Promise<string[]> {
  const html = await pageAt(page)
  const opening = /<picture class="opening-art"[^>]*>([\s\S]*?)<\/picture>/.exec(html)?.[1] ?? ''
  const sources = [...opening.matchAll(/<source[^>]*media="\(max-width[^>]*>/g)].map(([source]) => source)
  return sources.flatMap(source => addressesIn(/srcset="([^"]*)"/.exec(source)?.[1] ?? ''))
}

describe('the pictures of the built site', () => {
  test('weigh at most 120 KB, in every size and format', () => {
    const pictures = readdirSync(path.join(BUILT, '_astro')).filter(name => /\.(webp|avif|jpe?g|png)$/.test(name))
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter(name => sizeOf(`_astro/${name}`) > PICTURE_MAX_BYTES)).toEqual([])
  })

  test.each(STAGES)('open %s on a phone with at most 70 KB, as AVIF and as WebP', async page => {
    const addresses = await phoneStage(page)
    expect(addresses.filter(address => address.endsWith('.avif'))).not.toEqual([])
    expect(addresses.filter(address => address.endsWith('.webp'))).not.toEqual([])
    expect(addresses.filter(address => sizeOf(address) > PHONE_STAGE_MAX_BYTES)).toEqual([])
  })

  test('stand beside every page that is passed on, with its title, as chat programs want them', async () => {
    const pages = LANGUAGES.flatMap(language => [
      `/${language}`,
      ...CATEGORIES.map(category => categoryPath(language, category)),
    ])
    for (const page of pages) {
      const html = await pageAt(page)
      const address = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
      const file = new URL(address).pathname
      const { format, width, height, xmpAsString } = await sharp(path.join(BUILT, file)).metadata()
      expect([format, width, height], page).toEqual(['jpeg', 1200, 630])
      expect(xmpAsString, page).toContain('algorithmicMedia')
      expect(sizeOf(file), page).toBeLessThanOrEqual(PICTURE_MAX_BYTES)
    }
  })
})
