import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import answers from '../../scripts/sample/answers.json' with { type: 'json' }
import { type SampleAnswers, sampleBrief } from '../../scripts/sample/make-sample.ts'
import { OFFLINE_LANGUAGES } from '../../src/api/author/offline/language-packs.ts'
import { findFacts } from '../../src/api/editor/facts.ts'
import { checkStory } from '../../src/api/pipeline/check-story.ts'
import { sampleIn } from '../../src/components/sample.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { countWords } from '../../src/lib/words.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../src/assets/sample')
const ANSWERS: Record<string, SampleAnswers> = answers
/** What the text tells; the colour of the hair is on the pictures. */
const IN_TEXT = ['hero.name', 'hero.age', 'hero.quirks', 'relation.0.name', 'relation.0.connection', 'setting.location']
const BYTES_PER_MS = 8
/** Of a second: where a frame ends, and the tags. */
const NEAR_MS = 1500

describe.each(LANGUAGES.filter(language => OFFLINE_LANGUAGES.includes(language)))(
  'The sample story in %s',
  language => {
    const own = ANSWERS[language] as SampleAnswers
    const brief = sampleBrief(own)
    const sample = sampleIn(language)
    const chapters = [{ number: 1, title: sample.chapter, text: sample.paragraphs.join('\n') }]

    it('is a whole one without a fault, in which its answers are told', () => {
      expect(sample.language).toBe(language)
      expect(checkStory(brief, chapters)).toEqual([])
      const words = countWords(sample.paragraphs.join('\n'), language)
      expect(Math.abs(words - brief.words) / brief.words).toBeLessThanOrEqual(0.05)
      expect(findFacts(brief, chapters).map(({ fact }) => fact)).toEqual(expect.arrayContaining(IN_TEXT))
      expect(sample.answers).toEqual(own.shown)
    })

    it('has its pictures, and a sound as long as it says', async () => {
      for (const name of ['cover', 'picture']) {
        const { format, width, height } = await sharp(path.join(FOLDER, `${language}-${name}.webp`)).metadata()
        expect([name, format, width, height]).toEqual([name, 'webp', 600, 800])
      }
      const sound = await readFile(path.join(FOLDER, `${language}.mp3`))
      expect(Math.abs(sound.length / BYTES_PER_MS - sample.durationMs)).toBeLessThan(NEAR_MS)
      // Nobody speaks 500 words in less.
      expect(sample.durationMs).toBeGreaterThan(120_000)
    })
  },
)

it('is English for those whose language the built-in author does not write', () => {
  const others = LANGUAGES.filter(language => !OFFLINE_LANGUAGES.includes(language))
  expect(others.length).toBeGreaterThan(0)
  for (const language of others) expect(sampleIn(language).language).toBe('en')
})
