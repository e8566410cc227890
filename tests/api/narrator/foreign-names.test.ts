import { afterAll, describe, expect, it } from 'vitest'
import { spokenForm } from '../../../src/api/narrator/reading/spoken-form.ts'
import { breaths } from '../../../src/api/narrator/sentences/breaths.ts'
import { trimSilence } from '../../../src/api/narrator/sound/trim-silence.ts'
import { openSpeechEngine } from '../../../src/api/outside/speech/engine/open-engine.ts'

/** Names by script, and the letters that say each in Latin: the length of what is heard does not follow the signs. */
const NAMES: Readonly<Record<string, readonly (readonly [name: string, latin: string])[]>> = {
  Cyrillic: [
    ['Зоя Чайковская', 'ZoyaChaykovskaya'],
    ['Оксана', 'Oksana'],
    ['Їжак', 'Yizhak'],
    ['Ђорђе', 'Djordje'],
    ['Әсел', 'Aesel'],
  ],
  Greek: [
    ['Ελένη', 'Eleni'],
    ['Γιώργος Παπαδόπουλος', 'GiorgosPapadopoulos'],
    ['Ζωή', 'Zoi'],
    ['Χρύσα', 'Chrysa'],
    ['Άγγελος', 'Angelos'],
  ],
  Arabic: [
    ['ليلى', 'Layla'],
    ['محمد', 'Muhammad'],
    ['پریا', 'Pariya'],
    ['نور الهدى', 'NurAlhuda'],
    ['یوسف', 'Yousef'],
  ],
  Hebrew: [
    ['שירה', 'Shira'],
    ['נועם', 'Noam'],
    ['יעל', 'Yael'],
    ['אברהם', 'Avraham'],
    ['תמר', 'Tamar'],
  ],
  Thai: [
    ['น้ำฝน', 'Namfon'],
    ['สมชาย', 'Somchai'],
    ['มะลิ', 'Mali'],
    ['ปลา', 'Pla'],
    ['อนงค์', 'Anong'],
  ],
  Devanagari: [
    ['अंजलि', 'Anjali'],
    ['राहुल', 'Rahul'],
    ['प्रिया शर्मा', 'PriyaSharma'],
    ['कृष्ण', 'Krishna'],
    ['सुमन', 'Suman'],
  ],
  Han: [
    ['小雨', 'Xiaoyu'],
    ['李明', 'Liming'],
    ['王芳', 'Wangfang'],
    ['美咲', 'Meixiao'],
    ['陳美玲', 'Chenmeiling'],
  ],
  Other: [
    ['さくら', 'Sakura'],
    ['지민', 'Jimin'],
    ['ნინო', 'Nino'],
    ['Անի', 'Ani'],
    ['அருண்', 'Arun'],
  ],
}
const SENTENCES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  de: ['Am Abend lief ', ' nach Hause.'],
  en: ['In the evening ', ' ran home.'],
  fr: ['Le soir, ', ' rentrait en courant.'],
  es: ['Por la tarde, ', ' corrió a casa.'],
  it: ['La sera, ', ' corse a casa.'],
}
const ALL = Object.values(NAMES).flat()
const SECONDS_PER_LETTER = 0.15

const engine = openSpeechEngine()
afterAll(() => engine.close())

async function seconds(sentence: string, language: string): Promise<number> {
  const [text = ''] = breaths(spokenForm(sentence, language))
  const { samples, rateHz } = await engine.speak({ text, language }, new AbortController().signal)
  return trimSilence(Float32Array.from(samples, sample => sample / 32_768)).length / rateHz
}

describe.each(Object.entries(SENTENCES))('A name of another script in a story in %s', (language, [before, after]) => {
  it('is heard, and not spelled', async () => {
    const without = await seconds(`${before}${after}`, language)
    const heard: Record<string, number> = {}
    for (const [name, latin] of ALL)
      heard[name] = ((await seconds(`${before}${name}${after}`, language)) - without) / latin.length
    const wrong = Object.entries(heard).filter(([, each]) => each < 0.03 || each > SECONDS_PER_LETTER)
    expect(wrong).toEqual([])
  })
})
