import { readNounPhrase } from './noun-phrase.ts'

/** "aufm Dachboden" */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^aufm /iu, 'auf dem '],
  [/^in ’?nem /iu, 'in einem '],
  [/^inne[rn]? /iu, 'in der '],
  [/^aufn /iu, 'auf den '],
]
const MELTED: readonly (readonly [RegExp, string, string])[] = [
  [/^ins /iu, 'in', 'das'],
  [/^ans /iu, 'an', 'das'],
  [/^aufs /iu, 'auf', 'das'],
  [/^zum /iu, 'zu', 'dem'],
  [/^zur /iu, 'zu', 'der'],
]
const TOWARDS = /^(in|an|auf|hinter|unter|vor|neben|über) (die|den|das|meine?n?|unsere?n?|einen?|eine) (.+)$/iu
const TO_A_NAME = /^(?:richtung|nach|zu) (.+)$/iu

const melted = (words: string): string =>
  words
    .replace(/^in dem /u, 'im ')
    .replace(/^an dem /u, 'am ')
    .replace(/^bei dem /u, 'beim ')

function located(preposition: string, article: string, rest: string): string | undefined {
  const phrase = readNounPhrase(`${article} ${rest}`)
  if (!phrase || phrase.isName) return undefined
  const dative = /^ein/iu.test(article) ? phrase.forms.einem : phrase.forms.dem
  return dative && melted(`${preposition} ${dative}`)
}

/** Where somebody is who went there: "ans Meer" as "am Meer", "nach Island" as "Island". */
export function whereFrom(typedPlace: string): string {
  const place = SPOKEN.reduce((words, [short, long]) => words.replace(short, long), typedPlace)
  if (/^(?:nach|zu) hause$/iu.test(place)) return 'zu Hause'
  for (const [start, preposition, article] of MELTED) {
    const rest = place.replace(start, '')
    if (rest === place) continue
    // "zum Strand" says nothing of where at the beach.
    if (preposition === 'zu') return readNounPhrase(`${article} ${rest}`)?.forms.der ?? place
    return located(preposition, article, rest) ?? place
  }
  const [, preposition = '', article = '', rest = ''] = TOWARDS.exec(place) ?? []
  if (rest !== '') {
    const phrase = readNounPhrase(`${article} ${rest}`)
    // "in den Alpen" is where already.
    const isThere = /^den$/iu.test(article) && (phrase === undefined || phrase.isPlural)
    return isThere ? place : (located(preposition.toLowerCase(), article, rest) ?? place)
  }
  const name = TO_A_NAME.exec(place)?.[1]
  if (name === undefined) return place
  return /^zu /iu.test(place) ? `bei ${name}` : name
}
