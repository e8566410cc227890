import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { operationsIn } from './content.ts'
import { contentOf, textOf } from './read-page.ts'

const INK_COUNT = 4
/** Position and value of an ICC profile's class, colours and signature (ICC.1, 7.2). */
const ICC_HEADER = { 12: 'prtr', 16: 'CMYK', 36: 'acsp' } as const
const XMP_NEEDED = [
  /<pdfxid:GTS_PDFXVersion[^<>]*>PDF\/X-4</,
  /<dc:title>/,
  /<xmp:CreateDate>\d{4}-/,
  /<xmp:ModifyDate>\d{4}-/,
  /<xmp:MetadataDate>\d{4}-/,
  /<xmpMM:DocumentID>[^<]/,
  /<xmpMM:VersionID>[^<]/,
  /<xmpMM:RenditionClass>default</,
  /<pdf:Trapped>(?:True|False)</,
] as const
/** Colours of light, and those whose inks a profile of their own would choose. */
const OTHER_COLOURS = ['DeviceRGB', 'CalRGB', 'CalGray', 'Lab', 'ICCBased', 'Indexed', 'Separation', 'DeviceN']
const OTHER_OPERATORS = ['rg', 'RG']
/** What would run, open, or change how the page is printed. */
const FORBIDDEN_KEYS = ['JS', 'JavaScript', 'AA', 'OpenAction', 'OPI', 'Alternates', 'TR', 'HTP', 'PS', 'EmbeddedFiles']
const FORBIDDEN_KINDS = ['PS', 'Screen', 'Movie', 'Sound', 'JavaScript', 'Launch', 'GoTo', 'GoToR', 'URI', 'SubmitForm']
const TINY = 0.01

const name = (text: string): PDFName => PDFName.of(text)
const isNamed = (object: PDFObject | undefined, names: readonly string[]): boolean =>
  object instanceof PDFName && names.includes(object.decodeText())

/** All dictionaries and arrays of a file, those within others included. */
function* objectsIn(document: PDFDocument): Generator<PDFDict | PDFArray> {
  const open = document.context.enumerateIndirectObjects().map(([, object]) => object)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const object = next instanceof PDFRawStream ? next.dict : next
    if (!(object instanceof PDFDict || object instanceof PDFArray)) continue
    yield object
    open.push(...(object instanceof PDFDict ? object.values() : object.asArray()))
  }
}

function fileFaults({ context, catalog }: PDFDocument): string[] {
  const [, minor = '9'] = /%PDF-1\.(\d)/.exec(context.header.toString()) ?? []
  const info = context.lookup(context.trailerInfo.Info)
  const metadata = catalog.lookup(name('Metadata'))
  const xmp = metadata instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(metadata).decode()).toString() : ''
  return [
    ...(Number(minor) > 6 || catalog.has(name('Version')) ? ['of a version after PDF 1.6'] : []),
    ...(context.trailerInfo.ID instanceof PDFArray ? [] : ['has no identifier']),
    ...(info instanceof PDFDict && isNamed(info.lookup(name('Trapped')), ['True', 'False'])
      ? []
      : ['does not say whether it is trapped']),
    ...XMP_NEEDED.filter(needed => !needed.test(xmp)).map(({ source }) => `its metadata has not ${source}`),
    ...(catalog.has(name('OCProperties')) ? ['has layers'] : []),
  ]
}

function intentFaults({ catalog }: PDFDocument): string[] {
  const intents = catalog.lookup(name('OutputIntents'))
  const all = intents instanceof PDFArray ? intents.asArray().map((_, index) => intents.lookup(index)) : []
  const meant = all.filter(intent => intent instanceof PDFDict && isNamed(intent.lookup(name('S')), ['GTS_PDFX']))
  const [intent] = meant
  if (meant.length !== 1 || !(intent instanceof PDFDict)) return [`${meant.length} printing conditions, not one`]
  const profile = intent.lookup(name('DestOutputProfile'))
  const faults = intent.has(name('OutputConditionIdentifier')) ? [] : ['its printing condition has no name']
  if (!(profile instanceof PDFRawStream)) return [...faults, 'the profile of its inks is missing']
  const bytes = Buffer.from(decodePDFRawStream(profile).decode())
  const isInkProfile = Object.entries(ICC_HEADER).every(
    ([at, value]) => bytes.toString('latin1', Number(at), Number(at) + value.length) === value,
  )
  const count = profile.dict.lookupMaybe(name('N'), PDFNumber)?.asNumber()
  return isInkProfile && count === INK_COUNT ? faults : [...faults, 'its profile is none of four printed inks']
}

type Box = ReturnType<PDFPage['getMediaBox']>
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - TINY &&
  inner.y >= outer.y - TINY &&
  inner.x + inner.width <= outer.x + outer.width + TINY &&
  inner.y + inner.height <= outer.y + outer.height + TINY

function pageFaults(page: PDFPage): string[] {
  const [trim, bleed] = [page.getTrimBox(), page.getBleedBox()]
  const isMarked = page.node.has(name('TrimBox')) !== page.node.has(name('ArtBox'))
  return [
    ...(isMarked ? [] : ['a page is marked with no cut, or with two']),
    ...(isWithin(trim, bleed) && isWithin(bleed, page.getMediaBox()) ? [] : ['a cut is outside the bleed']),
    ...((page.node.Annots()?.size() ?? 0) > 0 ? ['something to be clicked on lies on a page'] : []),
  ]
}

function objectFaults(document: PDFDocument): string[] {
  const faults: string[] = []
  for (const object of objectsIn(document)) {
    const values = object instanceof PDFDict ? object.values() : object.asArray()
    const colours = values.filter(value => isNamed(value, OTHER_COLOURS))
    faults.push(...colours.map(colour => `colours of the kind ${colour}`))
    if (!(object instanceof PDFDict)) continue
    const keys = FORBIDDEN_KEYS.filter(key => object.has(name(key)))
    faults.push(...keys.map(key => `an entry ${key}`))
    if ([object.get(name('Subtype')), object.get(name('S'))].some(kind => isNamed(kind, FORBIDDEN_KINDS)))
      faults.push('something that runs, plays or opens')
  }
  return faults
}

function colourFaults(document: PDFDocument): string[] {
  const forms = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && isNamed(object.dict.get(name('Subtype')), ['Form']) ? [textOf(object)] : [],
    )
  return [...document.getPages().map(contentOf), ...forms].flatMap(content =>
    Array.from(operationsIn(content))
      .filter(({ operator }) => OTHER_OPERATORS.includes(operator))
      .map(({ operator }) => `colours of light (${operator})`),
  )
}

/** Where a file is no PDF/X-4 of inks (ISO 15930-7), rule by rule; faces are checked with each page. Empty for one that is. */
export function pdfXFaults(document: PDFDocument): string[] {
  const faults = [
    ...fileFaults(document),
    ...intentFaults(document),
    ...document.getPages().flatMap(pageFaults),
    ...objectFaults(document),
    ...colourFaults(document),
  ]
  return Array.from(new Set(faults))
}
