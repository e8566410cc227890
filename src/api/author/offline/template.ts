import { itemAt } from '../../../lib/item-at.ts'
import type { Seeded } from '../../../lib/seeded.ts'
import { countWords } from '../../../lib/words.ts'
import { dialogueLines } from './dialogue/dialogue-lines.ts'
import type { Template } from './language-pack.ts'

export interface Stretch {
  readonly text: string
  readonly words: number
  readonly optional: boolean
  /** Of a sentence of a longer stretch: that stretch, and the sentence's index. */
  readonly origin?: { readonly stretch: Stretch; readonly at: number }
  /** Of a stretch with words after the hero's name: the stretch without them, and what they are. */
  readonly epithet?: EpithetPosition
}

/** The first fact that an epithet tells, and which of the positions beside a name it has. */
export interface EpithetPosition {
  readonly stretch: Stretch
  readonly fact: string | undefined
  readonly position: number
}

export type Paragraph = readonly Stretch[]

const INNERMOST_CHOICE = /\[([^[\]]*)\]/
const BAR_OUTSIDE_TOKEN = /\|(?![^{}]*\})/
const TOKEN = /\{([^{}]+)\}/g
const OPTIONAL = /(<[^<>]*>)/

export type TokenResolver = (token: string) => string | undefined

/** Leaves single letters, which may be names, and letters that do not survive a round trip. */
export function capital(text: string): string {
  const [first = ''] = text
  const upper = first.toUpperCase()
  return first === text || upper.toLowerCase() !== first.toLowerCase() ? text : upper + text.slice(first.length)
}

/** With one wording of each choice. */
export function chosen(template: Template, random: Seeded): Template {
  let text = template
  for (let found = INNERMOST_CHOICE.exec(text); found; found = INNERMOST_CHOICE.exec(text)) {
    const wording = random.pick(itemAt(found, 1).split(BAR_OUTSIDE_TOKEN))
    text = text.slice(0, found.index) + wording + text.slice(found.index + found[0].length)
  }
  return text
}

/** With every choice made in every way, at most so many. */
export function wordings(template: Template, most: number): Template[] {
  let open = [template]
  for (let found = INNERMOST_CHOICE.exec(open[0] ?? ''); found; found = INNERMOST_CHOICE.exec(open[0] ?? ''))
    open = open
      .flatMap(text => {
        const choice = INNERMOST_CHOICE.exec(text)
        if (!choice) return [text]
        const rest = text.slice(choice.index + choice[0].length)
        return itemAt(choice, 1)
          .split(BAR_OUTSIDE_TOKEN)
          .map(wording => text.slice(0, choice.index) + wording + rest)
      })
      .slice(0, most)
  return open.filter(text => !INNERMOST_CHOICE.test(text))
}

const isCapital = (token: string): boolean => /^\p{Lu}/u.test(token)

/** `{A.Er}` is `{a.er}` with a capital. Text after a colon is the token's own. */
function lowered(token: string): string {
  const [head = '', ...rest] = token.split(':')
  return [head.toLowerCase(), ...rest].join(':')
}

const resolvable = (token: string): string => (isCapital(token) ? lowered(token) : token)

/** As a resolver takes them. */
export const tokensIn = (template: Template): string[] =>
  [...template.matchAll(TOKEN)].map(found => resolvable(itemAt(found, 1)))

function spoken(text: string, resolve: TokenResolver): string {
  return text.replace(TOKEN, (_, token: string) => {
    const words = resolve(resolvable(token))
    if (words === undefined) throw new Error(`No words for {${token}} in: ${text}`)
    return isCapital(token) ? capital(words) : words
  })
}

function stretchesIn(line: string, resolve: TokenResolver, language: string): Paragraph {
  return line.split(OPTIONAL).flatMap(part => {
    const optional = part.startsWith('<')
    const text = spoken(optional ? part.slice(1, -1) : part, resolve)
    return text === '' ? [] : [{ text, optional, words: countWords(text, language) }]
  })
}

/** With optional stretches undecided, one for each who speaks. Throws on an unknown token. */
export const paragraphs = (template: Template, resolve: TokenResolver, random: Seeded, language: string): Paragraph[] =>
  chosen(template, random)
    .split('\n')
    .flatMap(text => dialogueLines(text.trim(), language))
    .map(text => stretchesIn(text, resolve, language))

export const line = (template: Template, resolve: TokenResolver, random: Seeded): string =>
  joined(stretchesIn(chosen(template, random), resolve, 'en'))

export const joined = (stretches: readonly Stretch[]): string =>
  stretches
    .map(stretch => stretch.text)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.])/g, '$1')
    // What one says on both sides of a sentence that is left out.
    .replace(/([.!?…])(?:“ „|’ ‘|\s?» «\s?)/gu, '$1 ')
    // A quoted answer may end its sentence.
    .replace(/([!?…])\.+(?=[“”’‘\s]|$)/gu, '$1')
    .trim()
