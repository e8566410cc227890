import { type AudioFile, TagLib } from 'taglib-wasm'
import { chapterMarks } from './chapter-marks.ts'
import type { Audiobook, AudiobookTags } from './join-audiobook.ts'
import type { M4bOrder } from './join-m4b.ts'
import { threeLetters } from './language-codes.ts'
import { m4bTags } from './m4b-tags.ts'
import { muxM4a } from './mux-m4a.ts'
import { line, sourceType } from './tags.ts'
import { languageOfTracks } from './track-language.ts'

const BRAND_AT = 8

/** What the muxer has no atom for. */
function describe(file: AudioFile, tags: AudiobookTags): void {
  file.setMP4Item('----:com.apple.iTunes:LANGUAGE', threeLetters(tags.language))
  file.setMP4Item('----:com.apple.iTunes:NARRATOR', line(tags.narrator))
  file.setMP4Item('----:com.apple.iTunes:DigitalSourceType', sourceType(tags))
  if (tags.cover) file.setPictures([{ mimeType: 'image/jpeg', data: tags.cover, type: 'FrontCover', description: '' }])
}

function brand(file: Uint8Array): Uint8Array {
  file.set(new TextEncoder().encode('M4B '), BRAND_AT)
  return file
}

export async function bindM4b({ chapters, tags }: M4bOrder): Promise<Audiobook> {
  const {
    file: sound,
    rateHz,
    samples,
  } = await muxM4a(
    chapters.map(({ aac }) => aac),
    { language: threeLetters(tags.language), metadata: m4bTags(tags) },
  )
  const marks = chapterMarks(
    chapters.map(({ title }, index) => ({ title, samples: samples[index] ?? 0 })),
    rateHz,
  )
  const taglib = await TagLib.initialize()
  using file = await taglib.open(sound)
  describe(file, tags)
  file.setChapters(
    marks.map(({ title, startMs, endMs }) => ({ title, startTimeMs: startMs, endTimeMs: endMs })),
    { mp4ChapterStyle: 'both' },
  )
  if (!file.save()) throw new Error('the tags could not be written')
  return {
    file: languageOfTracks(brand(file.getFileBuffer().slice()), threeLetters(tags.language)),
    durationMs: marks.at(-1)?.endMs ?? 0,
    chapters: marks,
  }
}
