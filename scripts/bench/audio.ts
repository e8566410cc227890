// Processor time and memory of speaking and encoding a chapter, beside espeak-ng and lame in the same run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openNarrator } from '../../src/api/narrator/open-narrator.ts'
import { openSpeechEngine } from '../../src/api/outside/speech/engine/open-engine.ts'
import { countWords } from '../../src/lib/words.ts'

const FACTOR_MIN = 50
const WORDS = 1500
const BYTES_PER_MEGABYTE = 1_000_000
const KILOBYTES_PER_MEGABYTE = 1000
/** 64 kbit/s. */
const BYTES_PER_SECOND = 8000
const PARAGRAPHS = [
  'Im Treppenhaus von Oma Ingrid gab es siebzehn Stufen. Das wusste Mila genau, denn sie zählte sie jeden Abend, und jeden Abend stimmte es. Heute waren es achtzehn.',
  '„Komm!“, rief Dr. Wolf. Mila ging noch einmal hinunter, bis zur 3. Stufe, und dann ganz bis ans Ende. Die unterste war warm.',
]

function longText(): string[] {
  const words = PARAGRAPHS.reduce((sum, text) => sum + countWords(text, 'de'), 0)
  return Array.from({ length: Math.ceil(WORDS / words) }, () => PARAGRAPHS).flat()
}

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0
const timesReal = (seconds: number, took: number) => `${(seconds / took).toFixed(0)} times real time`

const ownSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function narrate(paragraphs: readonly string[]) {
  const engine = openSpeechEngine()
  const narrator = openNarrator({ engine, log: { warn: fields => console.log(fields) } })
  const book = {
    title: 'Bench',
    author: 'Bench',
    publisher: 'Bench',
    language: 'de',
    year: 2026,
    disclosure: 'Mit KI gemacht.',
    byModel: false,
  }
  const order = { number: 1, count: 1, title: 'Die achtzehnte Stufe', paragraphs, book, withAac: false }
  const [began, own] = [performance.now(), ownSeconds()]
  const spoken = await narrator.speak(order, new AbortController().signal)
  const wall = (performance.now() - began) / 1000
  const processor = ownSeconds() - own + engine.processorSeconds()
  await narrator.close()
  return { spoken, wall, processor, engineBytes: engine.peakBytes() }
}

function byPrograms(paragraphs: readonly string[], folder: string) {
  const text = path.join(folder, 'text.txt')
  writeFileSync(text, paragraphs.join('\n'))
  const [wav, mp3] = [path.join(folder, 'text.wav'), path.join(folder, 'text.mp3')]
  const script = `espeak-ng -v de -s 150 -f '${text}' -w '${wav}' && lame --quiet -b 64 --resample 24 '${wav}' '${mp3}'; times`
  const began = performance.now()
  const done = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  // The second line of `times` are the children's seconds: "0m1.20s 0m0.04s".
  const spent = [...(done.stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  const processor = spent.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
  return { processor, wall: (performance.now() - began) / 1000, seconds: statSync(mp3).size / BYTES_PER_SECOND }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-audio-'))
const paragraphs = longText()
const { spoken, wall, processor, engineBytes } = await narrate(paragraphs)
const seconds = spoken.durationMs / 1000
console.log(
  `a chapter of ${WORDS} words, ${(seconds / 60).toFixed(1)} minutes of sound, ${spoken.sentences.length} sentences`,
)
console.log(
  `the narrator with MP3: ${processor.toFixed(1)} s of the processor, ${timesReal(seconds, processor)} (at least ${FACTOR_MIN}); ${wall.toFixed(1)} s by the clock, ${timesReal(seconds, wall)}`,
)
console.log(
  `peak memory: ${Math.round(process.resourceUsage().maxRSS / KILOBYTES_PER_MEGABYTE)} MB of this process, ${Math.round(engineBytes / BYTES_PER_MEGABYTE)} MB of the engine's`,
)
if (isInstalled('espeak-ng') && isInstalled('lame')) {
  const programs = byPrograms(paragraphs, folder)
  console.log(
    `espeak-ng and lame on the same text, without evened loudness or timings: ${programs.processor.toFixed(1)} s of the processor, ${timesReal(programs.seconds, programs.processor)}`,
  )
  console.log(
    `the narrator takes ${(processor / seconds / (programs.processor / programs.seconds)).toFixed(1)} times as long`,
  )
} else console.log('espeak-ng and lame are not both installed: nothing to compare with')
rmSync(folder, { recursive: true, force: true })
process.exitCode = seconds / processor < FACTOR_MIN ? 1 : 0
