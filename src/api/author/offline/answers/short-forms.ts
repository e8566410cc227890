import type { Forms, NounPhrase } from './reading.ts'

/** A phrase of fewer words is as short as it can be. */
const WORDS_LEAST = 3

type ShortForms = Pick<NounPhrase, 'brief' | 'noun'>

const NONE: ShortForms = { brief: undefined, noun: undefined }

const plainOf = (forms: Forms): string => forms[''] ?? ''

/** How a phrase is called in further mentions, made by the grammar that made its forms; of what has a name nothing is left out. */
export function shortForms(forms: Forms, brief: () => Forms | undefined, noun: () => Forms | undefined): ShortForms {
  const plain = plainOf(forms)
  if (plain.split(' ').length < WORDS_LEAST) return NONE
  const shorter = (made: Forms | undefined) => (made && plainOf(made).length < plain.length ? made : undefined)
  return { brief: shorter(brief()), noun: shorter(noun()) }
}

/** Of a dish only what is beside it is left out: a bowl of soup is no bowl. "Arroz con leche" is one dish. */
export const BESIDE = / (?:with|mit|avec|con)(?! leche) /u

export const shortDish = (dish: NounPhrase): NounPhrase => ({
  ...dish,
  brief: BESIDE.test(plainOf(dish.forms)) ? dish.brief : undefined,
  noun: undefined,
})
