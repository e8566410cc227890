import { escapeExpression } from '../../../../lib/escape-expression.ts'
import { countWords } from '../../../../lib/words.ts'
import { type AnswerLanguage, isAnswerLanguage } from '../answers/reading.ts'
import { type Candidate, wordsOf } from '../candidates.ts'
import type { Filling } from '../sockets/socket.ts'
import type { Paragraph, TokenResolver } from '../template.ts'
import { GESTURE } from '../threads/thread.ts'

/** What is said aloud: nobody whistles who whispers. */
const VERBS: Readonly<Record<AnswerLanguage, string>> = {
  de: 'sagte|meinte|antwortete',
  en: 'said|answered',
  fr: 'dit|répondit|fit',
  es: 'dijo|respondió|contestó',
  it: 'disse|rispose',
}
/** Between who spoke and what they did. */
const AND: Readonly<Record<AnswerLanguage, (did: string, subject: string) => string>> = {
  de: did => ` und ${did}`,
  en: did => `, and ${did}`,
  fr: (did, subject) => `, et ${subject} ${did}`,
  es: did => `, ${/^h?i(?![aeou])/iu.test(did) ? 'e' : 'y'} ${did}`,
  it: did => `, e ${did}`,
}
/** Opening marks of speech, and the dash before it. */
const SPEECH = /[„“«‘]|(?:^|\s)[—–]/u
/** Share of the beats before the second time. */
const LATER_FROM = 0.6

interface Gesture {
  readonly tag: RegExp
  readonly words: string
  /** Where nobody speaks. */
  readonly sentence: string
}

interface Spot {
  readonly beat: number
  readonly line: number
  readonly stretch: number
}

function gestureOf({ reading }: Filling, language: AnswerLanguage, resolve: TokenResolver): Gesture | undefined {
  const name = resolve('h') ?? ''
  const did = reading.forms.did ?? ''
  if (name === '' || did === '') return undefined
  const tag = new RegExp(`(?<=[’”“»–—,] (?:${VERBS[language]}) ${escapeExpression(name)})(?=\\.(?: |$))`, 'u')
  return { tag, words: AND[language](did, resolve('il') ?? name), sentence: ` ${name} ${did}.` }
}

const isOpen = (paragraph: Paragraph): boolean => paragraph.every(({ text }) => !SPEECH.test(text))

/** Stretches that are certainly told and fit, in order; never in the first beat or in the last, which is the story's image. */
function spotsIn(chosen: readonly Candidate[], isFit: (text: string, paragraph: Paragraph) => boolean): Spot[] {
  return chosen
    .slice(1, -1)
    .flatMap(({ paragraphs }, index) =>
      paragraphs.flatMap((paragraph, line) =>
        paragraph.flatMap(({ optional, text }, stretch) =>
          !optional && isFit(text, paragraph) ? [{ beat: index + 1, line, stretch }] : [],
        ),
      ),
    )
}

function extended(one: Candidate, spot: Spot, language: string, change: (text: string) => string): Candidate {
  const paragraphs = one.paragraphs.map((paragraph, line) =>
    line !== spot.line
      ? paragraph
      : paragraph.map((stretch, index) => {
          const text = index === spot.stretch ? change(stretch.text) : stretch.text
          return text === stretch.text ? stretch : { ...stretch, text, words: countWords(text, language) }
        }),
  )
  return { ...one, paragraphs, fixed: wordsOf(paragraphs, false), optional: wordsOf(paragraphs, true) }
}

/** A habit that no socket took, in half a sentence where the hero speaks: early, and once more towards the end. */
export function withGestures(
  chosen: readonly Candidate[],
  fillings: readonly Filling[],
  language: string,
  resolve: TokenResolver,
): Candidate[] {
  const filling = fillings.find(({ socket }) => socket === GESTURE)
  const gesture = filling && isAnswerLanguage(language) ? gestureOf(filling, language, resolve) : undefined
  if (!gesture) return [...chosen]
  const told = [...chosen]
  const change = (spot: Spot, made: (text: string) => string): void => {
    const one = told[spot.beat]
    if (one) told[spot.beat] = extended(one, spot, language, made)
  }
  const tags = spotsIn(chosen, text => gesture.tag.test(text))
  const [first] = tags
  const later = tags.findLast(({ beat }) => beat >= chosen.length * LATER_FROM && beat !== first?.beat)
  for (const spot of [first, later]) if (spot) change(spot, text => text.replace(gesture.tag, gesture.words))
  if (!first) {
    const [narrated] = spotsIn(chosen, (text, paragraph) => isOpen(paragraph) && paragraph.at(-1)?.text === text)
    if (narrated) change(narrated, text => `${text.trimEnd()}${gesture.sentence}`)
  }
  return told
}
