import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawScene } from '../../src/api/illustrator/draw-scene.ts'
import { castOf } from '../../src/api/illustrator/figures/cast.ts'
import { PICTURE } from '../../src/api/illustrator/format.ts'
import { randomFrom } from '../../src/api/illustrator/paper/random.ts'
import { planScenes } from '../../src/api/illustrator/scene-plan.ts'
import { COVER_THEMES } from '../../src/api/illustrator/staging/shot.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { type NamedStory, namingStories } from '../pictures/naming-stories.ts'

/**
 * Whether somebody who sees only a cover, without its title, finds the story among five titles of its category and language.
 * `npm run bench -- naming --seed a --out data/naming` draws sixty covers on four sheets and writes `titles.txt`, and the right letters into
 * `key.txt`, not to be opened before `guesses.txt` is written: a line a cover, "17 c". Then `--count` says how many were right.
 */
const BAR = 0.8
const COVER_PX = 300
const ACROSS = 5
const DOWN = 3
const LETTERS = 'abcde'
const PERCENT = 100

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'a' },
    out: { type: 'string', default: 'data/naming' },
    count: { type: 'boolean', default: false },
  },
})

const folder = `${values.out}/${values.seed}`
const file = (name: string) => `${folder}/${name}`

/** Each of the four covers in turn. */
function coverOf({ brief }: NamedStory, number: number) {
  const variant = number % COVER_THEMES.length
  const scene = itemAt(planScenes(randomFrom(`${brief.seed}/plan`), brief), variant)
  const { pixels, width, height } = drawScene(
    randomFrom(`${brief.seed}/${variant}`),
    scene,
    castOf(brief),
    PICTURE,
    COVER_PX,
  )
  return { input: Buffer.from(pixels), raw: { width, height, channels: 3 as const } }
}

async function drawSheets(stories: readonly NamedStory[]): Promise<void> {
  const a = ACROSS * DOWN
  const height = Math.round((COVER_PX * PICTURE.height) / PICTURE.width)
  for (let from = 0; from < stories.length; from += a) {
    const tiles = stories.slice(from, from + a).map((story, index) => {
      const [left, top] = [(index % ACROSS) * COVER_PX, Math.floor(index / ACROSS) * height]
      return { ...coverOf(story, from + index), left, top }
    })
    const sheet = sharp({
      create: { width: ACROSS * COVER_PX, height: DOWN * height, channels: 3, background: '#fff' },
    })
    await sheet
      .composite(tiles)
      .png()
      .toFile(file(`covers-${from + 1}-${from + tiles.length}.png`))
  }
}

async function makeSheets(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const stories = await namingStories(values.seed)
  await drawSheets(stories)
  const lines = stories.map(({ category, language, offered }, index) => {
    const choices = offered.map((title, at) => `   ${LETTERS[at]}  ${title}`)
    return [`${index + 1} (${category}, ${language})`, ...choices].join('\n')
  })
  await writeFile(file('titles.txt'), `${lines.join('\n')}\n`)
  const key = stories.map(({ title, offered, author, brief }, index) => {
    const theme = itemAt(COVER_THEMES, index % COVER_THEMES.length)
    return `${index + 1} ${LETTERS[offered.indexOf(title)]} ${author} ${theme} ${brief.story?.things.join(',')} @${brief.story?.locations.slice(0, 2).join(',')}`
  })
  await writeFile(file('key.txt'), `${key.join('\n')}\n`)
  console.log(`${stories.length} covers and their titles are in ${folder}`)
}

const rowsOf = async (name: string) =>
  (await readFile(file(name), 'utf8'))
    .trim()
    .split('\n')
    .map(line => line.split(' '))

async function count(): Promise<void> {
  const guessed = new Map((await rowsOf('guesses.txt')).map(([number, letter]) => [number, letter]))
  const key = await rowsOf('key.txt')
  const wrong = key.filter(([number, letter]) => guessed.get(number) !== letter)
  for (const row of wrong) console.log(`not found: ${row.join(' ')}, but ${guessed.get(row[0]) ?? 'nothing'}`)
  const share = 1 - wrong.length / key.length
  console.log(`${key.length - wrong.length} of ${key.length} covers were found: ${Math.round(share * PERCENT)} %`)
  if (share < BAR) process.exitCode = 1
}

await (values.count ? count() : makeSheets())
