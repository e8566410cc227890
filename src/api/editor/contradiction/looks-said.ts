import { EYES, HAIR } from '../../../contract/options.ts'
import { escapeExpression } from '../../../lib/escape-expression.ts'
import { own } from '../../../lib/own.ts'
import type { Brief } from '../../story/brief.ts'
import { optionWords } from '../../story/option-words.ts'
import { folded } from '../folding.ts'
import { namePattern } from './names.ts'
import type { SentenceTest } from './sentence-test.ts'

type Look = 'hair' | 'eyes'
const OPTIONS: Readonly<Record<Look, readonly string[]>> = { hair: HAIR, eyes: EYES }
/** Hair or eyes must be named: "blonde" alone may be said of bread. */
const NOUN = /hair|haar|cheveu|chevelure|pelo|cabello|capelli|eye|auge|yeux|ojos|occhi/u

/** Phrases before up to two words and the colour; NAME is the hero's. */
const WHOSE: Readonly<Record<string, { readonly possessive: string; readonly has: string }>> = {
  en: { possessive: 'her|his|their|NAME', has: 'NAME (?:had|has)' },
  de: { possessive: 'ihr(?:e[nmrs]?)?|sein(?:e[nmrs]?)?|NAME', has: 'NAME (?:hatte|hat)' },
  fr: { possessive: 'ses|sa', has: 'NAME (?:avait|a)(?: les| de| des| une)?' },
  es: { possessive: 'su|sus', has: 'NAME (?:tenía|tiene)(?: el| los)?' },
  it: { possessive: 'suoi', has: 'NAME (?:aveva|ha)(?: i| gli)?' },
}
function phrasesOf(look: Look, option: string, language: string): string[] {
  const words = optionWords(language, look, option) ?? []
  return words.map(word => folded(word, language)).filter(word => NOUN.test(word))
}

function openLookTest(look: Look, brief: Brief, name: string): SentenceTest | undefined {
  const { language, hero } = brief
  const whose = own(WHOSE, language)
  const answered = phrasesOf(look, hero[look], language)
  // Typed answers ("grey with one gold spot") are not compared with a colour.
  if (!whose || answered.length === 0) return undefined
  const others = OPTIONS[look].filter(option => option !== hero[look])
  const phrases = others.flatMap(option => phrasesOf(look, option, language))
  const colour = `(?:\\p{L}+,? ){0,2}(${phrases.map(escapeExpression).join('|')})(?!\\p{L})`
  const filled = (source: string) => source.replaceAll('NAME', () => name)
  const ofHero = new RegExp(`(?<!\\p{L})(?:${filled(whose.possessive)}|${filled(whose.has)}) ${colour}`, 'u')
  const opening = new RegExp(`^(?:${filled(whose.possessive)}) ${colour}`, 'u')
  const named = new RegExp(name, 'u')
  const startsNamed = new RegExp(`^["“„«»—– ]*${name}`, 'u')
  return (sentence, before) => {
    if (!phrases.some(phrase => sentence.includes(phrase))) return undefined
    const stated = named.test(sentence)
      ? ofHero.exec(sentence)
      : startsNamed.test(before)
        ? opening.exec(sentence)
        : null
    if (!stated?.[1] || answered.some(phrase => sentence.includes(phrase))) return undefined
    return {
      fact: `hero.${look}`,
      note: `The hero's ${look}: "${hero[look]}", not "${stated[1]}". Give the right look, or none.`,
    }
  }
}

/** Skips sentences near a relation, whose look it may be. */
export function openLooksTest(brief: Brief): SentenceTest | undefined {
  const name = namePattern(brief.hero.name, brief)
  if (name === undefined) return undefined
  const tests = (['hair', 'eyes'] as const)
    .map(look => openLookTest(look, brief, name))
    .filter(test => test !== undefined)
  const relations = brief.relations.map(relation => namePattern(relation.name, brief)).filter(one => one !== undefined)
  const others = relations.length > 0 ? new RegExp(relations.join('|'), 'u') : undefined
  if (tests.length === 0) return undefined
  return (sentence, before, after) => {
    const found = tests.map(test => test(sentence, before, after)).find(one => one !== undefined)
    return found && others?.test(`${before} ${sentence}`) !== true ? found : undefined
  }
}
