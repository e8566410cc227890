import type { Patch } from '../../../../contract/version.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import { countWords, wordsOf } from '../../../../lib/words.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import { standsIn } from '../../improve/rename.ts'
import type { Speech, Template } from '../language-pack.ts'
import { joined, paragraphs } from '../template.ts'
import type { Telling } from './beats.ts'
import { type Spot, spotsIn } from './spots.ts'

/** A beat that shares this many words in a row with the story is a repeat. */
const SAME_WORDS = 6
const PERSON = /\{(h|a|b|t|r\d+)(?=[.}]|s:)/giu

interface Told {
  readonly text: string
  readonly words: number
  readonly names: readonly string[]
}

function namesIn(template: Template, speech: Speech): string[] | undefined {
  const keys = new Set([...template.matchAll(PERSON)].map(([, key = '']) => key.toLowerCase()))
  const names = [...keys].map(key => speech.say(key))
  return names.every(name => name !== undefined) ? names : undefined
}

function toldOf(template: Template, speech: Speech, brief: Brief, random: Seeded): Told | undefined {
  const names = namesIn(template, speech)
  if (!names) return undefined
  const lines = paragraphs(template, token => speech.say(token), random, brief.language)
  const text = lines.map(line => joined(line.filter(({ optional }) => !optional))).join('\n')
  return { text, words: countWords(text, brief.language), names }
}

/** Whether a text repeats the story; words of the wish may be repeated. */
function repeats(text: string, story: string, language: string): boolean {
  const words = wordsOf(text.toLowerCase(), language)
  const known = ` ${wordsOf(story.toLowerCase(), language).join(' ')} `
  return words.some(
    (_, at) => at + SAME_WORDS <= words.length && known.includes(` ${words.slice(at, at + SAME_WORDS).join(' ')} `),
  )
}

const after = ({ chapter, paragraph, text }: Spot, told: Told): Patch => ({
  chapter,
  paragraph,
  before: text,
  after: `${text}\n${told.text}`,
})

/** Up to `most` beats where their people are and the chapter has room. None with strangers or repeats. */
export function toldPatches(
  { speech, beats }: Telling,
  brief: Brief,
  pages: readonly Manuscript[],
  random: Seeded,
  most: number,
): Patch[] {
  const story = pages.map(({ text }) => text).join('\n')
  const patches: Patch[] = []
  for (const template of beats) {
    if (patches.length === most) break
    const told = toldOf(template, speech, brief, random)
    if (!told || repeats(told.text, story, brief.language)) continue
    if (!told.names.every(name => standsIn(story, name, brief.language))) continue
    const spot = spotsIn(pages, brief, told.names, random).find(
      ({ chapter, room }) => room >= told.words && !patches.some(patch => patch.chapter === chapter),
    )
    if (spot) patches.push(after(spot, told))
  }
  return patches
}
