import type { Template } from '../language-pack.ts'

/** A token of somebody by number, before its form: `{R2.er}`, `{r2s:…}`, `{m0}`. */
const NUMBERED = /\{([rRmM])(\d+)(?=[.}s])/gu

type Numbers = 'r' | 'm'

/** Whether a text names the person with a number. */
export const isAbout = (template: Template, kind: Numbers, index: number): boolean =>
  [...template.matchAll(NUMBERED)].some(
    ([, letter = '', digits]) => letter.toLowerCase() === kind && Number(digits) === index,
  )

/** Tokens of people behind one who is no longer there have the number before. */
export const renumbered = (template: Template, kind: Numbers, index: number): Template =>
  template.replace(NUMBERED, (token: string, letter: string, digits: string) => {
    const number = Number(digits)
    return letter.toLowerCase() === kind && number > index ? `{${letter}${number - 1}` : token
  })

const RELATION = /^relation\.(\d+)\./u

/** Ids of facts by the same rule; undefined for those of the person. */
export function renumberedFact(fact: string, index: number): string | undefined {
  const number = Number(RELATION.exec(fact)?.[1] ?? -1)
  if (number === index) return undefined
  return number > index ? fact.replace(RELATION, `relation.${number - 1}.`) : fact
}
