import { describe, expect, it } from 'vitest'
import { framesOf } from '../../../src/api/narrator/book/mp3-frames.ts'
import { hummingNarrator } from '../../helpers/humming-narrator.ts'
import { CHAPTER } from './chapter-order.ts'

const HEAD = 10
/** Of 24 ms at 64 kbit/s. */
const FRAME = 192

/** As ID3v2 writes it: seven bits of each byte. */
const tagBytes = (mp3: Uint8Array): number => mp3.subarray(6, HEAD).reduce((sum, byte) => (sum << 7) | byte, 0)

describe('A chapter of one sentence', () => {
  it('is tags, one Info frame and its sound, and nothing else of the memory of the process', async () => {
    for (let count = 0; count < 8; count++) {
      const order = { ...CHAPTER, paragraphs: ['Es war einmal.'] }
      const { mp3 } = await hummingNarrator.speak(order, new AbortController().signal)
      const { frames } = framesOf(mp3)
      expect(mp3.length).toBe(HEAD + tagBytes(mp3) + FRAME + frames.length)
    }
  })
})
