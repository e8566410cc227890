import { localeOf } from '../../../lib/locale.ts'

const APOSTROPHE = '’'
/** Shorter ones are more often initials than somebody's shouting. */
const SHOUT = /(?<![\p{L}\p{N}.])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

type Step = (text: string) => string
const step =
  (pattern: RegExp, text: string): Step =>
  from =>
    from.replace(pattern, text)

const STEPS: readonly Step[] = [
  text => text.toWellFormed().normalize('NFC'),
  // Pictures, marks of direction, controls: nothing that a voice can say.
  step(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/gu, ' '),
  step(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Me}|\ufffd/gu, ''),
  step(/[\u2028\u2029]/gu, ' '),
  step(/[\p{Cc}\p{Co}\p{Cn}]+/gu, ' '),
  // Two marks on a letter are a language; a tower of them is a joke.
  step(/(\p{M}{2})\p{M}+/gu, '$1'),
  step(/([\p{L}\p{So}\p{Sm}\p{Sk}])\1{3,}/gu, '$1$1$1'),
  step(/(?<=\p{L})['’ʼ`´‘](?=\p{L})/gu, APOSTROPHE),
  step(/["„“”«»‹›‚‘`´]|(?<!\p{L})['’]|['’](?!\p{L})/gu, ' '),
  step(/[*_#~^|\\{}[\]<>=]+/gu, ' '),
  step(/(?<=\p{L})\/(?=\p{L})/gu, ' '),
  // A dash between words is a breath; one that opens a line of dialogue is heard by nobody.
  step(/^[\s–—―-]+|(?<![\s–—―-])[\s–—―-]+$/gu, ''),
  text => text.replace(/[\s–—―-]+/gu, run => (/[–—―]|\s-/u.test(run) ? ', ' : run)),
  step(/(?:…|(?<!\.)\.{3,})\s*(?=[\p{L}\p{N}])/gu, ', '),
  step(/…|\.{3,}/gu, '.'),
  step(/([!?])[!?.]+/gu, '$1'),
  step(/[(;]/gu, ', '),
  step(/\)(?=\s*[\p{L}\p{N}])/gu, ', '),
  step(/[)¿¡]/gu, ' '),
  step(/[\s\u00a0\u202f\u3000]+/gu, ' '),
  step(/ (?=[,.;:!?])/gu, ''),
  // The stop of an initial ends no sentence.
  step(/(?<![\p{L}\p{M}])(\p{Lu})\.(?=\s\p{L})/gu, '$1'),
  step(/,(?:\s*,)+/gu, ','),
  step(/, ?(?=[.!?:])|(?<=[.!?:]) ?,/gu, ''),
  step(/^[\s,.:!?]+/gu, ''),
]

/** A text of letters, digits and the signs that a voice pauses at; markup, pictures and quotation marks are gone. */
export function plainCharacters(text: string, language: string): string {
  const plain = STEPS.reduce((current, take) => take(current), text)
  const locale = localeOf(language)
  // A word in capitals alone may be taken for letters to be spelled.
  return plain.replace(SHOUT, word => word.charAt(0) + word.slice(1).toLocaleLowerCase(locale)).trim()
}
