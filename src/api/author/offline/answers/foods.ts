import type { AnswerLanguage, Forms, NounPhrase } from './reading.ts'
import { shortDish } from './short-forms.ts'
import { typed } from './typed.ts'

const words = (list: string): RegExp => new RegExp(`^(?:${list})(?= |$)`, 'iu')

/**
 * Dishes whose number or gender no list and no ending tells, by the article that does: a plate of them ("Pfannkuchen"),
 * loans ("crêpes"), names of several words.
 */
const ARTICLED: Readonly<Partial<Record<AnswerLanguage, readonly (readonly [RegExp, string])[]>>> = {
  de: [
    [
      words(
        'pfannkuchen|eierkuchen|reibekuchen|palatschinken|krapfen|berliner|lebkuchen|quarkbällchen|crêpes|crepes|pancakes|nuggets|chicken nuggets|smarties',
      ),
      'die',
    ],
  ],
  fr: [
    [words('petits pois|nuggets|tacos|nems|céréales|chips|muffins|cookies|pancakes|donuts|hot[ -]dogs'), 'les'],
    [words('hachis parmentier|kebab|pop-?corn|hot[ -]dog|riz cantonais'), 'le'],
    [words('nutella'), 'du'],
    [words('truffade|pissaladière|garbure'), 'la'],
  ],
  es: [
    [words('crepes|pancakes'), 'las'],
    [words('canelones|nuggets|donuts|noodles|espaguetis|raviolis|ñoquis'), 'los'],
  ],
  it: [
    [words('crêpes|crepes|crepe'), 'le'],
    [words('pancakes?|muffin|wafer|nuggets|corn flakes|cornflakes|popcorn'), 'i'],
    [words('toast|sushi|ramen|couscous|cous cous|kebab|burger'), 'il'],
    [words('strudel'), 'lo'],
    [words('caprese|parmigiana|carbonara|amatriciana'), 'la'],
  ],
}

/** "Pfannkuchen" with the article that says how many: "die Pfannkuchen". */
export function articledFood(text: string, language: AnswerLanguage): string {
  const dish = typed(text) ?? text
  const article = ARTICLED[language]?.find(([names]) => names.test(dish))?.[1]
  return article === undefined ? text : `${article} ${dish}`
}

/** Before a name: "eine Pizza namens Margherita" is a pizza Margherita. */
const NAMING: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: / namens(?= )/u,
  en: / called(?= )/u,
  fr: / (?:appelée?s?|nommée?s?)(?= )/u,
  es: / (?:llamad[oa]s?|que se llaman?)(?= )/u,
  it: / di nome(?= )/u,
}

const DEFINITE: Readonly<Record<AnswerLanguage, string>> = { de: 'der', en: 'the', fr: 'le', es: 'el', it: 'il' }

/** A second word with a capital is no name of a dish. */
export function unnamedFood(dish: NounPhrase): NounPhrase {
  if (dish.isName) return dish
  const { brief, noun } = shortDish(dish)
  const forms: Forms = Object.fromEntries(
    Object.entries(dish.forms).map(([token, form]) => [token, form.replace(NAMING[dish.language], '')]),
  )
  const { name = '' } = forms
  const called = /^\p{Lu}/u.test(name) ? (forms[DEFINITE[dish.language]] ?? name) : name
  return { ...dish, brief, noun, forms: { ...forms, name: called } }
}
