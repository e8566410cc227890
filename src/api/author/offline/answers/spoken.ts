import { isSaid } from '../../../story/plain-words.ts'
import type { Spoken } from './reading.ts'
import { spokenWords } from './typed.ts'

/** Longer sayings are speeches. */
const WORDS_MOST = 20

/** A saying, a song or a title: the words alone, without marks around them. */
export function readSpoken(text: string): Spoken | undefined {
  const words = spokenWords(text)
  if (words === undefined || !isSaid(words) || words.split(' ').length > WORDS_MOST) return undefined
  return { kind: 'spoken', forms: { '': words } }
}
