import type { ChapterSound, Heard, SpokenSentence } from '../book.ts'
import { clockValue, escaped } from './markup.ts'

const idOf = ({ paragraph, start }: SpokenSentence): string => `s-${paragraph}-${start}`
const TITLE_ID = 's-title'

/** Sentences inside the text, in order, without overlap, with letters. */
function markable(text: string, { sentences }: ChapterSound, index: number): SpokenSentence[] {
  let reached = 0
  const found: SpokenSentence[] = []
  for (const sentence of sentences.filter(({ paragraph }) => paragraph === index).sort((a, b) => a.start - b.start)) {
    const { start, end } = sentence
    if (start < reached || end > text.length || escaped(text.slice(start, end)).trim() === '') continue
    found.push(sentence)
    reached = end
  }
  return found
}

export function spokenParagraph(text: string, sound: ChapterSound, index: number): string {
  let reached = 0
  let markup = ''
  for (const sentence of markable(text, sound, index)) {
    markup += escaped(text.slice(reached, sentence.start))
    markup += `<span id="${idOf(sentence)}">${escaped(text.slice(sentence.start, sentence.end))}</span>`
    reached = sentence.end
  }
  return markup + escaped(text.slice(reached))
}

export const spokenTitle = (title: string, sound: ChapterSound | undefined): string =>
  sound?.title ? `<span id="${TITLE_ID}">${escaped(title)}</span>` : escaped(title)

export interface Overlay {
  readonly smil: string
  readonly durationMs: number
}

export interface OverlayOrder {
  /** File names in the book. */
  readonly page: string
  readonly audio: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly sound: ChapterSound
  /** Indices of the paragraphs on the page. */
  readonly shown: ReadonlySet<number>
}

/** SMIL overlay; a clip lasts until the next, so no pause is cut. Undefined when nothing of the sound has a target. */
export function overlayOf({ page, audio, title, paragraphs, sound, shown }: OverlayOrder): Overlay | undefined {
  const heading = sound.title && escaped(title).trim() !== '' ? [{ ...sound.title, id: TITLE_ID }] : []
  const sentences = paragraphs.flatMap((text, index) => (shown.has(index) ? markable(text, sound, index) : []))
  const clips: (Heard & { readonly id: string })[] = [
    ...heading,
    ...sentences.map(sentence => ({ ...sentence, id: idOf(sentence) })),
  ].filter(({ fromMs, toMs }) => toMs > fromMs && toMs <= sound.durationMs + 1)
  if (clips.length === 0) return undefined
  let durationMs = 0
  const lines = clips.map((clip, index) => {
    const next = clips[index + 1]?.fromMs ?? clip.toMs
    const toMs = next > clip.fromMs ? next : clip.toMs
    durationMs += Math.round(toMs) - Math.round(clip.fromMs)
    return `<par id="p${index + 1}"><text src="${page}#${clip.id}"/><audio src="${audio}" clipBegin="${clockValue(clip.fromMs)}" clipEnd="${clockValue(toMs)}"/></par>`
  })
  const smil = `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq id="chapter" epub:textref="${page}#chapter" epub:type="chapter">
${lines.join('\n')}
</seq>
</body>
</smil>
`
  return { smil, durationMs }
}
