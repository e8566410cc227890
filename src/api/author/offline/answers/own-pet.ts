import { plain } from '../../../story/plain-words.ts'
import type { AnswerLanguage } from './reading.ts'

/** Of a question for an animal: words that say it lives with the hero. "Which animal does she like?" has none. */
const WORDS: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: /haustier|gehört|(?:wohnt|lebt) (?:bei|mit)|zu hause|(?:dein|sein|ihr|euer)e?r? (?:hund|katze|kater|tier)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:pets?|belongs? to|lives? with|at home)(?!\p{L})|(?<!\p{L})(?:your|his|her|their) (?:dog|cat|animal)(?!\p{L})/iu,
  fr: /(?:vit|habite|vivent) (?:avec|chez)|animal de compagnie|à la maison|(?<!\p{L})(?:ton|son|votre) (?:chien|chat|animal)(?!\p{L})/iu,
  es: /mascota|vive con|en casa|(?<!\p{L})(?:tu|su) (?:perr[oa]|gat[oa]|animal)(?!\p{L})/iu,
  it: /vive con|domestico|in casa|(?<!\p{L})(?:tuo|suo|vostro) (?:cane|gatto|animale)(?!\p{L})/iu,
}
/** Units of a question that are searched. */
const SEARCHED_UNITS = 200

/** Whether the animal that a question asks for lives with the hero. */
export const asksForPet = (question: string, language: AnswerLanguage): boolean =>
  WORDS[language].test(plain(question).slice(0, SEARCHED_UNITS))
