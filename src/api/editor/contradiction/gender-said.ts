import { own } from '../../../lib/own.ts'
import type { Brief } from '../../story/brief.ts'
import { ADJECTIVE } from './adjectives.ts'
import { animalsIn } from './animals-in.ts'
import { GENDER_PHRASES } from './gender-phrases.ts'
import { namePattern } from './names.ts'
import type { SentenceTest } from './sentence-test.ts'

/** What somebody says may be wrong. */
const SPEECH = /["“”„«»]/u
const OPEN =
  '^(?:then |and |but |so |now |da |und |aber |nun |alors |et |mais |puis |entonces |y |pero |allora |e |ma )?'

/** Wrong pronouns and agreements of the hero, where nobody else can be meant. */
export function openGenderTest(brief: Brief): SentenceTest | undefined {
  const { hero, language, relations } = brief
  const { gender } = hero
  const name = namePattern(hero.name, brief)
  const isShared = relations.some(relation => relation.name === hero.name)
  if (name === undefined || isShared || (gender !== 'female' && gender !== 'male')) return undefined
  const phrases = own(GENDER_PHRASES, language)?.[gender]
  // "Die kleine Maus" is right, whatever Maus is.
  if (!phrases || animalsIn(hero.name, language).length > 0) return undefined
  // "Mila's brother" is somebody else.
  const subject = `${OPEN}${name}(?<!')(?<!'s)`
  const filled = (form: string) =>
    form
      .replaceAll('OPENNAME', () => subject)
      .replaceAll('OPEN', OPEN)
      .replaceAll('ADJECTIVE', own(ADJECTIVE, language) ?? '')
      .replaceAll('NAME', () => name)
  const patterns = phrases.map(form => new RegExp(`(?<!\\p{L})(?:${filled(form)})(?!\\p{L})`, 'u'))
  const named = new RegExp(name, 'u')
  return sentence => {
    if (!named.test(sentence) || SPEECH.test(sentence)) return undefined
    const stated = patterns.map(pattern => pattern.exec(sentence)?.[0]).find(match => match !== undefined)
    if (stated === undefined) return undefined
    return { fact: 'hero.gender', note: `The hero is ${gender}, against "${stated}". Say it otherwise.` }
  }
}
