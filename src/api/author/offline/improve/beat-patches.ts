import type { Patch } from '../../../../contract/version.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import { countWords, wordsOf } from '../../../../lib/words.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import { containsName } from '../../improve/rename.ts'
import type { PhrasedBrief, Template } from '../language-pack.ts'
import { joined, paragraphs } from '../template.ts'
import type { RevisionBeats } from './beats.ts'
import { type Spot, spotsIn } from './spots.ts'

/** A beat that shares this many words in a row with the story is a repeat. */
const SAME_WORDS = 6
const PERSON = /\{(h|a|b|t|r\d+)(?=[.}]|s:)/giu

interface RenderedBeat {
  readonly text: string
  readonly words: number
  readonly names: readonly string[]
}

function namesIn(template: Template, phrased: PhrasedBrief): string[] | undefined {
  const keys = new Set([...template.matchAll(PERSON)].map(([, key = '']) => key.toLowerCase()))
  const names = [...keys].map(key => phrased.resolve(key))
  return names.every(name => name !== undefined) ? names : undefined
}

function renderBeat(template: Template, phrased: PhrasedBrief, brief: Brief, random: Seeded): RenderedBeat | undefined {
  const names = namesIn(template, phrased)
  if (!names) return undefined
  const lines = paragraphs(template, token => phrased.resolve(token), random, brief.language)
  const rendered = lines.map(line => joined(line.filter(({ optional }) => !optional)))
  // A paragraph of optional sentences alone is none.
  const text = rendered.filter(line => line !== '').join('\n')
  if (text === '') return undefined
  return { text, words: countWords(text, brief.language), names }
}

/** Whether a text repeats the story; words of the request may be repeated. */
function repeats(text: string, story: string, language: string): boolean {
  const words = wordsOf(text.toLowerCase(), language)
  const known = ` ${wordsOf(story.toLowerCase(), language).join(' ')} `
  return words.some(
    (_, at) => at + SAME_WORDS <= words.length && known.includes(` ${words.slice(at, at + SAME_WORDS).join(' ')} `),
  )
}

const after = ({ chapter, paragraph, text }: Spot, rendered: RenderedBeat): Patch => ({
  chapter,
  paragraph,
  before: text,
  after: `${text}\n${rendered.text}`,
})

/** Up to `most` beats where their people are and the chapter has room. None with strangers or repeats. */
export function beatPatches(
  { phrased, beats }: RevisionBeats,
  brief: Brief,
  pages: readonly Manuscript[],
  random: Seeded,
  most: number,
): Patch[] {
  const story = pages.map(({ text }) => text).join('\n')
  const patches: Patch[] = []
  for (const template of beats) {
    if (patches.length === most) break
    const rendered = renderBeat(template, phrased, brief, random)
    if (!rendered || repeats(rendered.text, story, brief.language)) continue
    if (!rendered.names.every(name => containsName(story, name, brief.language))) continue
    const spot = spotsIn(pages, brief, rendered.names, random).find(
      ({ chapter, wordsLeft }) => wordsLeft >= rendered.words && !patches.some(patch => patch.chapter === chapter),
    )
    if (spot) patches.push(after(spot, rendered))
  }
  return patches
}
