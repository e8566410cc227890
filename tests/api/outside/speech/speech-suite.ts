import { describe, expect, it } from 'vitest'
import type { Speech } from '../../../../src/api/outside/speech/speech.ts'

const running = () => new AbortController().signal
const secondsOf = ({ samples, rateHz }: { samples: Int16Array; rateHz: number }) => samples.length / rateHz
const loudest = (samples: Int16Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** What every speech must do, whoever speaks. */
export function describeSpeech(name: string, open: () => Promise<Speech>): void {
  describe(`Speech by ${name}`, () => {
    it('gives a sentence a sound that can be heard', async () => {
      const speech = await open()
      const sound = await speech.speak({ text: 'The lamp was still warm.', language: 'en' }, running())
      expect(sound.rateHz).toBeGreaterThanOrEqual(16_000)
      expect(secondsOf(sound)).toBeGreaterThan(0.8)
      expect(secondsOf(sound)).toBeLessThan(6)
      expect(loudest(sound.samples)).toBeGreaterThan(2000)
    })

    it('takes longer for more text', async () => {
      const speech = await open()
      const short = await speech.speak({ text: 'Yes.', language: 'en' }, running())
      const long = await speech.speak({ text: 'Yes, and seventeen more of the small ones.', language: 'en' }, running())
      expect(secondsOf(long)).toBeGreaterThan(secondsOf(short) * 2)
    })

    it('survives what nobody can say', async () => {
      const speech = await open()
      const sound = await speech.speak({ text: '* * *', language: 'en' }, running())
      expect(secondsOf(sound)).toBeLessThan(4)
    })

    it('speaks several utterances at once, each its own', async () => {
      const speech = await open()
      const texts = ['One.', 'Two and three and four.', 'Five, six, seven, eight, nine and ten.']
      const sounds = await Promise.all(texts.map(text => speech.speak({ text, language: 'en' }, running())))
      const seconds = sounds.map(secondsOf)
      expect(seconds).toEqual([...seconds].sort((one, other) => one - other))
    })

    it('ends with the reason of an abort, before and while it speaks', async () => {
      const speech = await open()
      const reason = new Error('not wanted any more')
      await expect(speech.speak({ text: 'Hello.', language: 'en' }, AbortSignal.abort(reason))).rejects.toBe(reason)
      const controller = new AbortController()
      const spoken = speech.speak({ text: 'a long way home '.repeat(25), language: 'en' }, controller.signal)
      controller.abort(reason)
      await expect(spoken).rejects.toBe(reason)
      expect(secondsOf(await speech.speak({ text: 'Still here.', language: 'en' }, running()))).toBeGreaterThan(0.3)
    })
  })
}
