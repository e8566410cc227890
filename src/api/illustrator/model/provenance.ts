import { escapeMarkup } from '../../../lib/escape-markup.ts'

/** https://cv.iptc.org/newscodes/digitalsourcetype/: from a model alone, or composed with type or other pictures. */
type SourceType = 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia' | 'compositeSynthetic'

/** Statements of a provider about itself, kept with its picture. */
export interface Credits {
  /** photoshop:Credit */
  readonly credit?: string
  /** Iptc4xmpExt:AISystemUsed (IPTC Photo Metadata 2025.1) */
  readonly system?: string
}

const LENGTH_MAX = 200
/** More than any honest packet has. */
const PACKET_MAX = 256 * 1024
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
    .slice(0, LENGTH_MAX)
    .toWellFormed()

function propertyIn(xmp: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}\\s?(?:=\\s?"([^"<]{1,2000})"|>([^<>]{1,2000})</)`).exec(xmp)
  return plain(found?.[1] ?? found?.[2] ?? '') || undefined
}

/** Keeps credits; drops prompts, places, dates and all else. */
export function creditsIn(xmp: string | undefined): Credits {
  if (!xmp || xmp.length > PACKET_MAX) return {}
  const credit = propertyIn(xmp, 'photoshop:Credit')
  const system = propertyIn(xmp, 'Iptc4xmpExt:AISystemUsed')
  return { ...(credit && { credit }), ...(system && { system }) }
}

/** A C2PA manifest is dropped: its signature would fail on bytes that were cropped and encoded anew. */
export function provenance(source: SourceType, { credit, system }: Credits): string {
  const said = [
    `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>`,
    system ? `<Iptc4xmpExt:AISystemUsed>${escapeMarkup(system)}</Iptc4xmpExt:AISystemUsed>` : '',
    credit ? `<photoshop:Credit>${escapeMarkup(credit)}</photoshop:Credit>` : '',
  ]
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${said.join('')}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}
