import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { folded } from './folding.ts'
import { givenWords } from './given.ts'
import { paragraphsOf } from './paragraphs.ts'

const LEFTOVERS = [
  /\{[^{}]{0,60}\}/gu,
  /\[[^[\]]{1,60}\]/gu,
  /<\/?[a-z][^<>]{0,60}>/giu,
  /_{3,}/gu,
  /(?<![\p{L}\p{N}])(?:undefined|NaN|\[object Object\])(?![\p{L}\p{N}])/gu,
  /lorem ipsum|\blorem\b/giu,
  /\bas an? (?:AI|language model)\b|\bals (?:KI|Sprachmodell)\b|\ben tant qu['’](?:IA|intelligence artificielle)/giu,
  /\bcomo (?:una )?(?:IA|inteligencia artificial|modelo de lenguaje)\b|\bin quanto (?:IA|intelligenza artificiale)\b/giu,
  /\*\*|```|^#{1,6} /gmu,
]

/** Except in the visitor's own words: a robot may be called [R2]. */
export function checkPlaceholders(brief: Brief, chapter: Manuscript): Finding[] {
  const given = givenWords(brief).join('\n')
  const isGiven = (leftover: string) => given.includes(folded(leftover, brief.language))
  const leftoversIn = (text: string) =>
    LEFTOVERS.flatMap(pattern => text.match(pattern) ?? []).filter(leftover => !isGiven(leftover))
  const finding = (paragraph: number | undefined, leftover: string): Finding => ({
    kind: 'placeholder',
    chapter: chapter.number,
    paragraph,
    note: `"${leftover}" is no part of a story.`,
  })
  return [
    ...leftoversIn(chapter.title).map(leftover => finding(undefined, leftover)),
    ...paragraphsOf(chapter).flatMap((text, index) => leftoversIn(text).map(leftover => finding(index, leftover))),
  ]
}
