import { localeOf } from '../../../lib/locale.ts'

const APOSTROPHE = '’'
/** Shorter runs are more often initials than shouting. */
const SHOUT = /(?<![\p{L}\p{N}.])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

type Step = (text: string) => string
const step =
  (pattern: RegExp, text: string): Step =>
  from =>
    from.replace(pattern, text)

const STEPS: readonly Step[] = [
  text => text.toWellFormed().normalize('NFC'),
  step(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/gu, ' '),
  step(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Me}|\ufffd/gu, ''),
  step(/[\u2028\u2029]/gu, ' '),
  step(/[\p{Cc}\p{Co}\p{Cn}]+/gu, ' '),
  // More than two marks on a letter are no language.
  step(/(\p{M}{2})\p{M}+/gu, '$1'),
  step(/([\p{L}\p{So}\p{Sm}\p{Sk}])\1{3,}/gu, '$1$1$1'),
  step(/(?<=\p{L})['’ʼ`´‘](?=\p{L})/gu, APOSTROPHE),
  step(/["„“”«»‹›‚‘`´]|(?<!\p{L})['’]|['’](?!\p{L})/gu, ' '),
  step(/[*_#~^|\\{}[\]<>=]+/gu, ' '),
  step(/(?<=\p{L})\/(?=\p{L})/gu, ' '),
  // A dash between words is a pause; one that opens dialogue is silent.
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
  // An initial's full stop ends no sentence.
  step(/(?<![\p{L}\p{M}])(\p{Lu})\.(?=\s\p{L})/gu, '$1'),
  step(/,(?:\s*,)+/gu, ','),
  step(/, ?(?=[.!?:])|(?<=[.!?:]) ?,/gu, ''),
  step(/^[\s,.:!?]+/gu, ''),
]

/** Letters, digits and signs of pauses; markup, pictures and quotation marks are removed. */
export function plainCharacters(text: string, language: string): string {
  const plain = STEPS.reduce((current, take) => take(current), text)
  const locale = localeOf(language)
  return plain.replace(SHOUT, word => word.charAt(0) + word.slice(1).toLocaleLowerCase(locale)).trim()
}
