import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { INK_PROFILE, readInkProfile } from './ink-profile.ts'

const COMPONENTS = 4
const name = (text: string): PDFName => PDFName.of(text)

/**
 * A file of inks as PDF/X-4 (ISO 15930-7): what it says about itself, and the printing condition that its inks are meant for,
 * with the profile. Colours, boxes and faces are those that were set.
 */
export async function asPdfX(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context, catalog } = document
  // PDF/X-4 is made of PDF 1.6; nothing here needs more.
  context.header = PDFHeader.forVersion(1, 6)
  catalog.delete(name('Version'))
  catalog.set(name('OutputIntents'), context.obj([context.register(await outputIntent(document))]))
  const info = context.lookup(context.trailerInfo.Info)
  if (info instanceof PDFDict) info.set(name('Trapped'), name('False'))
  const reference = catalog.get(name('Metadata'))
  const metadata = context.lookup(reference)
  if (reference instanceof PDFRef && metadata instanceof PDFRawStream) {
    const words = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8')
    context.assign(reference, context.stream(Buffer.from(identified(words)), { Type: 'Metadata', Subtype: 'XML' }))
  }
  return document.save()
}

async function outputIntent({ context }: PDFDocument): Promise<PDFDict> {
  const { condition, description, registry } = INK_PROFILE
  const profile = context.flateStream(await readInkProfile(), { N: COMPONENTS })
  return context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(condition),
    OutputCondition: PDFString.of(description),
    RegistryName: PDFString.of(registry),
    Info: PDFString.of(description),
    DestOutputProfile: context.register(profile),
  })
}

const PDFX_SPACE = 'http://www.npes.org/pdfx/ns/id/'

/** XMP of the typesetter with what PDF/X-4 asks for beside it. */
function identified(xmp: string): string {
  const changed = /<xmp:ModifyDate>([^<]*)</.exec(xmp)?.[1] ?? ''
  const added = [
    `<pdfxid:GTS_PDFXVersion xmlns:pdfxid="${PDFX_SPACE}">PDF/X-4</pdfxid:GTS_PDFXVersion>`,
    '<pdf:Trapped>False</pdf:Trapped>',
    `<xmp:MetadataDate>${changed}</xmp:MetadataDate>`,
    '<xmpMM:VersionID>1</xmpMM:VersionID>',
  ]
  return xmp
    .replace(/(?<=<pdf:PDFVersion>)[^<]*/, '1.6')
    .replace(/(?<=<xmpMM:RenditionClass>)[^<]*/, 'default')
    .replace('</rdf:Description>', `${added.join('')}</rdf:Description>`)
}
