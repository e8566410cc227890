// What other programs say of our audiobooks: ffprobe reads them as a player would.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { joinAudiobook } from '../../src/api/narrator/book/join-audiobook.ts'
import { joinM4b } from '../../src/api/narrator/book/join-m4b.ts'
import { openNarrator } from '../../src/api/narrator/open-narrator.ts'
import { openSpeechEngine } from '../../src/api/outside/speech/engine/open-engine.ts'

const SECONDS_APART_MAX = 0.1
const LOUDNESS = { target: -18, apartMax: 1, peakMax: -0.5 }
const TEXTS = {
  de: ['Die achtzehnte Stufe', 'Dr. Wolf zählte am 3. Mai siebzehn Stufen. Die unterste war warm.'],
  en: ['The Warm Step', 'Dr. Wolf counted seventeen steps on the 3rd of May. The last one was warm.'],
  fr: ['La marche tiède', 'M. Loup compta dix-sept marches le 1er mai. La dernière était tiède.'],
  es: ['El escalón tibio', 'El Sr. Lobo contó 21 escalones. El último estaba tibio.'],
  it: ['Lo scalino tiepido', 'Il sig. Lupo contò diciassette scalini. L’ultimo era tiepido.'],
  th: ['ขั้นบันไดอุ่น', 'คุณหมอนับบันไดได้สิบเจ็ดขั้น ขั้นสุดท้ายอุ่น'],
  tr: ['Ilık Basamak', 'Dr. Kurt 3. katta on yedi basamak saydı. Sonuncusu ılıktı.'],
}
const COUNT = 3
const isInstalled = program => spawnSync(program, ['-version']).status === 0

function ffprobe(file) {
  const wanted = ['-show_format', '-show_chapters', '-show_streams']
  const done = spawnSync('ffprobe', ['-v', 'error', ...wanted, '-of', 'json', file], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`ffprobe could not read it: ${done.stderr.trim()}`)
  return JSON.parse(done.stdout)
}

/** Seconds of sound that really come out, and how loud they are. */
function decode(file) {
  const done = spawnSync(
    'ffmpeg',
    [
      '-hide_banner',
      '-nostats',
      '-v',
      'info',
      '-i',
      file,
      '-map',
      '0:a',
      '-af',
      'ebur128=peak=true',
      '-f',
      'null',
      '-',
    ],
    { encoding: 'utf8' },
  )
  const found = pattern => Number([...done.stderr.matchAll(pattern)].at(-1)?.[1])
  const [hours, minutes, seconds] = (/time=([\d:.]+)/.exec(done.stderr)?.[1] ?? '').split(':').map(Number)
  return {
    seconds: hours * 3600 + minutes * 60 + seconds,
    loudness: found(/I:\s+(-?[\d.]+) LUFS/g),
    peak: found(/Peak:\s+(-?[\d.]+) dBFS/g),
    complaints: done.stderr.split('\n').filter(line => /invalid|error|corrupt|missing header/i.test(line)),
  }
}

async function bind(language, kind) {
  const [title, text] = TEXTS[language]
  const engine = openSpeechEngine()
  const narrator = openNarrator({ engine, log: { warn: () => undefined } })
  const book = { title, author: 'Łucja', language, madeWithAi: 'Made with AI', byModel: false }
  const { signal } = new AbortController()
  const chapters = []
  for (let number = 1; number <= COUNT; number += 1) {
    const paragraphs = Array(number * 2).fill(text)
    const order = { number, count: COUNT, title: `${number}. ${title}`, paragraphs, book, withAac: kind === 'm4b' }
    const { mp3, aac, durationMs } = await narrator.speak(order, signal)
    chapters.push({ title: order.title, mp3, aac, durationMs })
  }
  await narrator.close()
  const blank = sharp({ create: { width: 300, height: 400, channels: 3, background: '#090a26' } })
  const tags = { ...book, cover: new Uint8Array(await blank.jpeg().toBuffer()) }
  const bound = kind === 'm4b' ? await joinM4b(chapters, tags, signal) : joinAudiobook(chapters, tags)
  const sum = chapters.reduce((total, { durationMs }) => total + durationMs, 0)
  return { file: bound.file, titles: chapters.map(chapter => chapter.title), bound, seconds: sum / 1000, book }
}

/** The first thing that is wrong; undefined when nothing is. */
function faultIn(file, kind, { titles, bound, seconds, book }) {
  const { format, chapters, streams } = ffprobe(file)
  // Frames of AAC are longer, so each chapter of an M4B may be a little longer than its MP3.
  const expected = kind === 'm4b' ? bound.durationMs / 1000 : seconds
  const sound = decode(file)
  const near = (one, other) => Math.abs(one - other) <= SECONDS_APART_MAX
  if (!near(Number(format.duration), expected)) return `lasts ${format.duration} s, not ${expected} s`
  if (!near(sound.seconds, expected)) return `decodes to ${sound.seconds} s, not ${expected} s`
  if (sound.complaints.length > 0) return sound.complaints[0]
  const marked = chapters.map(chapter => chapter.tags?.title)
  if (JSON.stringify(marked) !== JSON.stringify(titles)) return `lists the chapters ${JSON.stringify(marked)}`
  const ends = bound.chapters.map(({ endMs }) => endMs / 1000)
  if (!chapters.every((chapter, index) => near(Number(chapter.end_time), ends[index]))) return 'marks end elsewhere'
  if (!streams.some(({ disposition }) => disposition?.attached_pic === 1)) return 'has no cover'
  if (format.tags?.title !== book.title || format.tags?.artist !== book.author) return 'has another title or author'
  if (format.tags?.comment !== book.madeWithAi) return 'does not say who made it'
  if (Math.abs(sound.loudness - LOUDNESS.target) > LOUDNESS.apartMax) return `has ${sound.loudness} LUFS`
  return sound.peak > LOUDNESS.peakMax ? `has peaks of ${sound.peak} dB` : undefined
}

async function check(language, kind) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-conformance-'))
  try {
    const made = await bind(language, kind)
    const file = path.join(folder, `book.${kind}`)
    writeFileSync(file, made.file)
    return faultIn(file, kind, made)
  } catch (error) {
    return String(error.message)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const missing = ['ffprobe', 'ffmpeg'].filter(program => !isInstalled(program))
const skipped = missing.length > 0 ? `${missing.join(' and ')} not installed` : undefined
const kinds = language => (language === 'de' || language === 'th' ? ['mp3', 'm4b'] : ['mp3'])

/** `run` gives the fault or undefined. `skipped` says why a check cannot run; then `run` must not be called. */
export const checks = Object.keys(TEXTS).flatMap(language =>
  kinds(language).map(kind => ({
    title: `an audiobook in "${language}" as ${kind.toUpperCase()}: length, chapters, cover, tags and loudness by ffprobe and ffmpeg`,
    skipped,
    run: () => check(language, kind),
  })),
)
