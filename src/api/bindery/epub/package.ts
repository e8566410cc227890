import { BRAND } from '../../../contract/brand.ts'
import { digitalSourceOf } from '../book.ts'
import { directionOf, languageTag } from '../language.ts'
import { titleOf } from '../names.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import { plainText } from '../plain-text.ts'
import { clockValue, escaped } from './markup.ts'
import { ACTIVE_CLASS } from './style.ts'

export interface PackageItem {
  readonly id: string
  readonly file: string
  readonly type: string
  readonly properties?: 'nav' | 'cover-image'
  readonly overlay?: string
  /** Overlays only. */
  readonly durationMs?: number
  /** Listed in the spine. */
  readonly isPage: boolean
}

const meta = (property: string, value: string, refines = ''): string =>
  `<meta property="${property}"${refines}>${escaped(value)}</meta>`

function accessibility({ texts }: ReadyBook, hasSound: boolean): string[] {
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    'displayTransformability',
    'alternativeText',
    ...(hasSound ? ['synchronizedAudioText'] : []),
  ]
  return [
    ...['textual', 'visual', ...(hasSound ? ['auditory'] : [])].map(mode => meta('schema:accessMode', mode)),
    meta('schema:accessModeSufficient', 'textual'),
    meta('schema:accessModeSufficient', 'textual,visual'),
    ...features.map(feature => meta('schema:accessibilityFeature', feature)),
    ...(hasSound ? ['noFlashingHazard', 'noMotionSimulationHazard', 'noSoundHazard'] : ['none']).map(hazard =>
      meta('schema:accessibilityHazard', hazard),
    ),
    meta('schema:accessibilitySummary', hasSound ? texts.accessibilityWithSound : texts.accessibility),
  ]
}

function overlayDurations(items: readonly PackageItem[]): string[] {
  const spoken = items.filter(({ durationMs }) => durationMs !== undefined)
  if (spoken.length === 0) return []
  const total = spoken.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0)
  return [
    meta('media:duration', clockValue(total)),
    ...spoken.map(({ id, durationMs = 0 }) => meta('media:duration', clockValue(durationMs), ` refines="#${id}"`)),
    meta('media:active-class', ACTIVE_CLASS),
  ]
}

function metadata(book: ReadyBook, items: readonly PackageItem[]): string[] {
  const { texts, date } = book
  const hasSound = items.some(({ durationMs }) => durationMs !== undefined)
  const teaser = plainText(book.teaser)
  const day = `${date.toISOString().slice(0, 19)}Z`
  return [
    `<dc:identifier id="book-id">urn:uuid:${escaped(book.id)}</dc:identifier>`,
    `<dc:title>${escaped(titleOf(book))}</dc:title>`,
    `<dc:language>${languageTag(book)}</dc:language>`,
    `<dc:creator id="creator">${escaped(texts.author)}</dc:creator>`,
    `<dc:publisher>${BRAND}</dc:publisher>`,
    ...(teaser === '' ? [] : [`<dc:description>${escaped(teaser)}</dc:description>`]),
    `<dc:date>${day}</dc:date>`,
    ...texts.keywords.split(', ').map(keyword => `<dc:subject>${escaped(keyword)}</dc:subject>`),
    meta('dcterms:modified', day),
    meta('dcterms:provenance', texts.made),
    meta('schema:digitalSourceType', digitalSourceOf(book)),
    ...accessibility(book, hasSound),
    ...overlayDurations(items),
    '<meta name="cover" content="cover-image"/>',
  ]
}

function itemMarkup({ id, file, type, properties, overlay }: PackageItem): string {
  const more = `${properties ? ` properties="${properties}"` : ''}${overlay ? ` media-overlay="${overlay}"` : ''}`
  return `<item id="${id}" href="${file}" media-type="${type}"${more}/>`
}

export function packageFile(book: ReadyBook, items: readonly PackageItem[]): string {
  const tag = languageTag(book)
  const direction = directionOf(tag)
  const pages = items.filter(({ isPage }) => isPage).map(({ id }) => `<itemref idref="${id}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${tag}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata(book, items).join('\n')}
</metadata>
<manifest>
${items.map(itemMarkup).join('\n')}
</manifest>
<spine toc="older-contents" page-progression-direction="${direction}">
${pages.join('\n')}
</spine>
</package>
`
}
