// `npm run sample [-- de en ...]`: makes the sample stories of the home page anew, into src/assets/sample (committed).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openPaperCut } from '../../src/api/illustrator/illustrator.ts'
import { openNarrator } from '../../src/api/narrator/open-narrator.ts'
import { openSpeechEngine } from '../../src/api/outside/speech/engine/open-engine.ts'
import { makeSample, type SampleAnswers } from './make-sample.ts'

const ANSWERS = path.join(import.meta.dirname, 'answers.json')
const FOLDER = path.resolve(import.meta.dirname, '../../src/assets/sample')

const answers: Record<string, SampleAnswers> = JSON.parse(await readFile(ANSWERS, 'utf8'))
const chosen = process.argv.slice(2)
const illustrator = openPaperCut()
const narrator = openNarrator({ engine: openSpeechEngine(), log: { warn: fields => console.warn(fields) } })
await mkdir(FOLDER, { recursive: true })
for (const [language, own] of Object.entries(answers)) {
  if (chosen.length > 0 && !chosen.includes(language)) continue
  const { sound, cover, picture, facts } = await makeSample(own, { illustrator, narrator })
  const file = (name: string) => path.join(FOLDER, `${language}${name}`)
  await writeFile(file('.mp3'), sound)
  await writeFile(file('-cover.webp'), cover)
  await writeFile(file('-picture.webp'), picture)
  await writeFile(file('.json'), `${JSON.stringify(facts, null, 2)}\n`)
  console.log(`${language}: "${facts.title}", ${facts.words} words, ${Math.round(facts.durationMs / 1000)} s`)
}
await narrator.close()
await illustrator.close()
