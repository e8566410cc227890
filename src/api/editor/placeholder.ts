import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { folded } from './folding.ts'
import { givenWords } from './given.ts'
import { outsideDialogue } from './outside-dialogue.ts'
import { paragraphsOf } from './paragraphs.ts'
import { entriesOf, phrasePattern } from './phrase-pattern.ts'

const LEFTOVERS = [
  /\{[^{}]{0,60}\}/gu,
  /\[[^[\]]{1,60}\]/gu,
  /<\/?[a-z][^<>]{0,60}>/giu,
  /_{3,}/gu,
  /(?<![\p{L}\p{N}])(?:undefined|NaN|\[object Object\])(?![\p{L}\p{N}])/gu,
  /lorem ipsum|\blorem\b/giu,
  /\*\*|```|^#{1,6} /gmu,
]

/** Nobody's words but a model's, unless somebody in the story says them: a robot may. */
const OF_MODELS = [
  /\bas an? (?:AI|language model)\b|\bals (?:KI|Sprachmodell)\b|\ben tant qu['’](?:IA|intelligence artificielle)/giu,
  /\bcomo (?:una )?(?:IA|inteligencia artificial|modelo de lenguaje)\b|\bin quanto (?:IA|intelligenza artificiale)\b/giu,
]

/** What is written on a sign: [CLOSED]. */
const SIGN = /^\[\p{Lu}[\p{Lu}\p{N} '’!&-]{2,40}\]$/u
/** Folded; in a sign they ask for words. */
const TO_FILL_IN = phrasePattern(
  entriesOf(`name*|nom*|hero|heroine|held|heldin|héros|héroe|eroe|age|alter|âge|edad|età|place|location|city|town|ort|stadt|lieu|
    ville|lugar|ciudad|luogo|città|title|titel|titre|título|titolo|date|datum|insert*|einfügen|insérer|insertar|inserire|todo|
    tbd|tba|xxx*|placeholder|platzhalter|chapter|kapitel|chapitre|capítulo|capitolo|character|friend|pet|colour|color|your|
    story|text|blank|number|gender|object|answer|end|ende|fin|fine|redacted|removed`),
)

/** Except in the visitor's own words: a robot may be called [R2]. */
export function checkPlaceholders(brief: Brief, chapter: Manuscript): Finding[] {
  const given = givenWords(brief).join('\n')
  const isGiven = (leftover: string) => given.includes(folded(leftover, brief.language))
  const isSign = (leftover: string) => SIGN.test(leftover) && !TO_FILL_IN.test(folded(leftover, brief.language))
  const matchesIn = (text: string, patterns: readonly RegExp[]) =>
    patterns.flatMap(pattern => text.match(pattern) ?? [])
  const leftoversIn = (text: string) =>
    [...matchesIn(text, LEFTOVERS), ...matchesIn(outsideDialogue(text), OF_MODELS)].filter(
      leftover => !isGiven(leftover) && !isSign(leftover),
    )
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
