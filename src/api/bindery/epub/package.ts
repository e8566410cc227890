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

/** Of the EPUB Accessibility specification: https://www.w3.org/TR/epub-a11y-11/#sec-conf-reporting-pub */
const CONFORMANCE = 'EPUB Accessibility 1.1 - WCAG 2.1 Level AA'

/** Certified by ourselves: tests/e2e/epub-barriers.test.ts. */
const conformance = (): string[] => [
  `<meta property="dcterms:conformsTo" id="conformance">${CONFORMANCE}</meta>`,
  meta('a11y:certifiedBy', BRAND, ' refines="#conformance"'),
]

function accessibility({ texts }: ReadyBook, hasSound: boolean): string[] {
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    'displayTransformability',
    'alternativeText',
    'unlocked',
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
    ...conformance(),
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

/** A giver stands as the author, else the book itself; with how it was made, and who reads, as contributors. */
function creators(book: ReadyBook): string[] {
  const { dedicatedBy = '', texts, chapters } = book
  const narrators = new Set(chapters.flatMap(({ sound }) => sound?.narrator ?? []))
  const contributors = [[texts.author, 'bkp'], ...Array.from(narrators, name => [name, 'nrt'])]
  return [
    `<dc:creator id="creator">${escaped(plainText(dedicatedBy) || titleOf(book))}</dc:creator>`,
    ...contributors.flatMap(([name = '', role = ''], index) => [
      `<dc:contributor id="contributor-${index + 1}">${escaped(name)}</dc:contributor>`,
      meta('role', role, ` refines="#contributor-${index + 1}" scheme="marc:relators"`),
    ]),
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
    ...creators(book),
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
