/** Written with a vowel, spoken with a consonant: "a unicorn", "a one-way street". */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|us[aeiu]|ut[ei]|eu|ew|one(?![a-z])|once|ufo|ukulele)/iu
const SILENT_H = /^(?:hour|honest|honou?r|heir)/iu
const VOWEL_NUMBER = /^(?:8|11(?!\d)|18(?!\d))/u

/** "an owl", "a unicorn", "an hour", "an 8-year-old". */
export function withArticle(words: string): string {
  const isVowel =
    SILENT_H.test(words) ||
    VOWEL_NUMBER.test(words) ||
    (/^\p{Script=Latin}/u.test(words) &&
      /^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/iu.test(words) &&
      !CONSONANT_SOUND.test(words))
  return `${isVowel ? 'an' : 'a'} ${words}`
}
