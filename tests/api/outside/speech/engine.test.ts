import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openSpeechEngine, type SpeechEngine } from '../../../../src/api/outside/speech/engine/open-engine.ts'
import { voicesFor } from '../../../../src/api/outside/speech/engine/voices.ts'
import { LANGUAGES } from '../../../../src/contract/languages.ts'

const running = () => new AbortController().signal
const script = (name: string) => path.join(import.meta.dirname, 'processes', `${name}.ts`)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

let engine: SpeechEngine | undefined
afterEach(async () => engine?.close())

describe('The built-in engine', () => {
  it('speaks every language of the product, each in its own way', async () => {
    engine = openSpeechEngine()
    const lengths = new Set<number>()
    for (const language of LANGUAGES) {
      const { samples } = await engine.speak({ text: '12, 13, 17', language }, running())
      expect(samples.length, language).toBeGreaterThan(10_000)
      lengths.add(samples.length)
    }
    expect(lengths.size).toBe(LANGUAGES.length)
  })

  it('runs in a process of its own, which ends with it', async () => {
    engine = openSpeechEngine()
    expect(engine.pid()).toBeUndefined()
    await engine.speak({ text: 'Hello.', language: 'en' }, running())
    const pid = engine.pid() as number
    expect(pid).not.toBe(process.pid)
    expect(engine.peakBytes()).toBeGreaterThan(50_000_000)
    await engine.close()
    await expect.poll(() => isAlive(pid)).toBe(false)
    await expect(engine.speak({ text: 'Hello.', language: 'en' }, running())).rejects.toThrow('closed')
  })

  it('starts again after it was lost', async () => {
    engine = openSpeechEngine()
    await engine.speak({ text: 'Hello.', language: 'en' }, running())
    const pid = engine.pid() as number
    process.kill(pid, 'SIGKILL')
    const { samples } = await engine.speak({ text: 'Hello again.', language: 'en' }, running())
    expect(samples.length).toBeGreaterThan(5000)
    expect(engine.pid()).not.toBe(pid)
  })

  it('tries a sentence once more that it ended over, and says so when it ends again', async () => {
    engine = openSpeechEngine({}, script('end-once'))
    const mark = path.join(mkdtempSync(path.join(os.tmpdir(), 'lumitale-engine-')), 'mark')
    expect((await engine.speak({ text: mark, language: 'en' }, running())).samples).toHaveLength(100)
    await engine.close()
    engine = openSpeechEngine({}, script('end-at-once'))
    await expect(engine.speak({ text: 'Hello.', language: 'en' }, running())).rejects.toMatchObject({
      failure: 'crashed',
    })
  })

  it('is ended when it hangs, and when nobody wants its answer any more', async () => {
    engine = openSpeechEngine({ utteranceMs: 300, characterMs: 0 }, script('never-answer'))
    await expect(engine.speak({ text: 'Hello.', language: 'en' }, running())).rejects.toMatchObject({
      failure: 'deadline',
    })
    expect(engine.pid()).toBeUndefined()
    await engine.close()
    engine = openSpeechEngine({}, script('never-answer'))
    const controller = new AbortController()
    const spoken = engine.speak({ text: 'Hello.', language: 'en' }, controller.signal)
    await expect.poll(() => engine?.pid()).toBeDefined()
    const pid = engine.pid() as number
    controller.abort(new Error('gone'))
    await expect(spoken).rejects.toThrow('gone')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('says in a sentence which package is missing', async () => {
    engine = openSpeechEngine({}, script('miss-package'))
    await expect(engine.speak({ text: 'Hello.', language: 'en' }, running())).rejects.toThrow(
      'needs the optional package @echogarden/espeak-ng-emscripten',
    )
  })

  it('leaves its memory to others when it has had nothing to say for a while', async () => {
    engine = openSpeechEngine({ idleMs: 50 })
    await engine.speak({ text: 'Hello.', language: 'en' }, running())
    await expect.poll(() => engine?.pid()).toBeUndefined()
    expect((await engine.speak({ text: 'Hello.', language: 'en' }, running())).samples.length).toBeGreaterThan(5000)
  })

  it('reads a language without a voice of its own by its relatives, at last in English', () => {
    expect(voicesFor('de')).toEqual(['de', 'en'])
    expect(voicesFor('pt-BR')).toEqual(['pt-br', 'pt', 'en'])
    expect(voicesFor('Old Norse')).toEqual(['en'])
  })
})
