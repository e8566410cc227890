import type { MetadataTags } from 'mediabunny'
import type { AudiobookTags } from './join-audiobook.ts'
import { GENRE, line } from './tags.ts'

/** Media kind "audiobook" of iTunes: players keep the position and offer the chapters. */
const AUDIOBOOK = 2

/** Atoms of iTunes; those without a name of their own in the muxer's list are raw. */
export function m4bTags(tags: AudiobookTags): MetadataTags {
  const narrator = line(tags.narrator)
  const description = line(tags.description)
  return {
    title: line(tags.title),
    album: line(tags.title),
    artist: line(tags.author),
    albumArtist: line(tags.author),
    genre: GENRE,
    comment: line(tags.disclosure),
    raw: {
      stik: Uint8Array.of(AUDIOBOOK),
      '©day': String(tags.year),
      '©nrt': narrator,
      // Where most libraries of audiobooks look for the narrator.
      '©wrt': narrator,
      '©pub': line(tags.publisher),
      ...(description !== '' && { desc: description, ldes: description }),
    },
  }
}
