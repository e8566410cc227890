import type { AnswerLanguage } from '../answers/reading.ts'
import type { Template } from '../language-pack.ts'
import type { TokenResolver } from '../template.ts'
import { isTurn, masked, SPEECH } from './masked.ts'
import { PRONOUN_WORDS, type PronounWords } from './pronoun-words.ts'

type Role = 'h' | 'a' | 'b'
const ROLES: readonly Role[] = ['h', 'a', 'b']

/** Sentences in a row that may do without the name. */
const IN_A_ROW_MOST = 3

interface Subject {
  readonly role: Role
  /** Position of the token in the line, and what stands behind it. */
  readonly at: number
  readonly isTag: boolean
}

interface Sentence {
  readonly start: number
  readonly text: string
  readonly isOptional: boolean
}

const ENDING = '.!?…'
const isIn = (marks: string, mark: string | undefined): boolean => mark !== undefined && marks.includes(mark)

/** Behind a sentence of the narrator's, or behind what is said and its tag, and the space after it. */
function endOf(line: string, start: number): number {
  let at = start
  while (at < line.length && !isIn(ENDING + SPEECH, line[at])) at += 1
  if (line[at] === SPEECH) {
    while (line[at] === SPEECH) at += 1
    if (/^,? ?\p{Ll}/u.test(line.slice(at, at + 3)))
      while (at < line.length && !isIn(ENDING + SPEECH, line[at])) at += 1
  }
  while (isIn(`${ENDING}>`, line[at])) at += 1
  while (/\s/u.test(line[at] ?? '')) at += 1
  return at
}

function partsOf(line: string): { readonly start: number; readonly text: string }[] {
  const parts = []
  for (let start = 0; start < line.length; ) {
    const end = endOf(line, start)
    parts.push({ start, text: line.slice(start, end) })
    start = end
  }
  return parts
}

/** With the space after them; what stands in an optional stretch is marked. */
function sentencesIn(line: string): Sentence[] {
  let depth = 0
  return partsOf(line).map(({ start, text }) => {
    const isOptional = depth > 0 || text.trimStart().startsWith('<')
    depth += text.split('<').length - text.split('>').length
    return { start, text, isOptional }
  })
}

const FIRST = /^(\s*<?)(|[^\s{}<>][^{}<>]*)\{([HABhab])\} (?=(\p{Ll}+|\{))/u
const JOINED = /^(?:und|oder|and|or|et|ou|y|e|ed|o|who|whose|qui|che|que|der|die)$/u

/** Plural verbs end so in German, and have another subject. */
const isNever = (never: string, verb: string): boolean =>
  ` ${never} `.includes(` ${verb} `) || (never.includes('fiel') && verb.endsWith('en'))

/** Who acts, where the sentence begins so: "{H} ging", "Dann ging {h}", "So {h} went". */
function actorOf(text: string, start: number, { opening, never, subject }: PronounWords): Subject | undefined {
  const found = FIRST.exec(text)
  if (!found) return undefined
  const [, space = '', before = '', token = '', next = ''] = found
  const verb = (before === '' ? undefined : opening.exec(before)?.[1]) ?? next
  if (before !== '' && !opening.test(before)) return undefined
  if (JOINED.test(next) || isNever(never, verb) || (before === '') !== /[HAB]/u.test(token)) return undefined
  if (subject === undefined && next === '') return undefined
  return { role: token.toLowerCase() as Role, at: start + space.length + before.length, isTag: false }
}

const TAG = new RegExp(`^\\s*<?${SPEECH}+,? \\p{Ll}+ \\{([hab])\\}(?=[.,; ])`, 'u')

/** Who speaks: "“, sagte {a}". */
function speakerOf(text: string, start: number): Subject | undefined {
  const found = TAG.exec(text)
  const role = ROLES.find(one => one === found?.[1])
  return found && role ? { role, at: start + found[0].length - '{a}'.length, isTag: true } : undefined
}

const OTHERS: Readonly<Record<Role, RegExp>> = {
  h: /\{(?:[abtABT]|[rR]\d)[^\p{L}]|\{[abt]s\W/u,
  a: /\{(?:[hbtHBT]|[rR]\d)[^\p{L}]|\{[hbt]s\W/u,
  b: /\{(?:[hatHAT]|[rR]\d)[^\p{L}]|\{[hat]s\W/u,
}
/** Forms of the hero, which have no prefix. */
const HERO_FORM =
  /\{(?:er|ihn|ihm|sein_?|seine[nmrs]?|he|him|his|hers|himself|was|is|il|lui|soi|e|o|lo|le|gli|él)\}|\{[gvs]\W/iu

/** Whether somebody else is named, who could be meant by a pronoun then. */
const hasOthers = (text: string, role: Role): boolean =>
  OTHERS[role].test(text) || (role !== 'h' && HERO_FORM.test(text))

interface Reading {
  readonly role: Role | undefined
  readonly inARow: number
}

const NOBODY: Reading = { role: undefined, inARow: 0 }

interface Replacement {
  readonly at: number
  readonly role: Role
  readonly isTag: boolean
}

function replacementsIn(line: string, before: Reading, words: PronounWords): [Replacement[], Reading] {
  const made: Replacement[] = []
  let known = before
  /** What is known if the optional sentences are left out. */
  let certain = before
  for (const { start, text, isOptional } of sentencesIn(line)) {
    if (!isOptional) known = known.role === certain.role ? known : NOBODY
    const subject = actorOf(text, start, words) ?? speakerOf(text, start)
    const isSame = subject !== undefined && subject.role === known.role && known.inARow < IN_A_ROW_MOST
    if (isSame && (!subject.isTag || words.tags)) {
      made.push({ at: subject.at, role: subject.role, isTag: subject.isTag })
      known = { role: subject.role, inARow: known.inARow + 1 }
    } else if (subject) known = { role: subject.role, inARow: 0 }
    else if (!words.impersonal.test(text)) known = NOBODY
    if (known.role && (hasOthers(text, known.role) || words.clause.test(text))) known = NOBODY
    if (!isOptional) certain = known
  }
  return [made, known.role === certain.role ? known : NOBODY]
}

/** "said {a}" as "she said": the verb before a pronoun is of another century. */
function taggedInEnglish(line: string, at: number, token: string, rest: string): string {
  const before = line.slice(0, at)
  const verb = /(?<!\p{Ll})(\p{Ll}+) $/u.exec(before)?.[1] ?? ''
  return `${before.slice(0, before.length - verb.length - 1)}${token} ${verb}${rest}`
}

const pronounToken = (role: Role, isCapital: boolean, subject: string): string => {
  const token = role === 'h' ? subject : `${role}.${subject}`
  return `{${isCapital ? token[0]?.toUpperCase() + token.slice(1) : token}}`
}

function replaced(line: string, { at, role, isTag }: Replacement, { subject, tagOrder }: PronounWords): string {
  const rest = line.slice(at + '{h}'.length)
  const isCapital = /\p{Lu}/u.test(line[at + 1] ?? '')
  if (subject !== undefined) {
    const token = pronounToken(role, isCapital, subject)
    return isTag && tagOrder === 'pronoun first'
      ? taggedInEnglish(line, at, token, rest)
      : line.slice(0, at) + token + rest
  }
  const verb = rest.trimStart()
  return line.slice(0, at) + (isCapital ? (verb[0] ?? '').toUpperCase() + verb.slice(1) : verb)
}

/** Whose pronoun agrees with the verb: of somebody who is neither a man nor a woman the name is said again. */
function rolesWithPronoun({ subject, pronouns }: PronounWords, resolve: TokenResolver): ReadonlySet<Role> {
  if (subject === undefined) return new Set(ROLES)
  const wordOf = (role: Role) => resolve(role === 'h' ? subject : `${role}.${subject}`) ?? ''
  return new Set(ROLES.filter(role => pronouns.has(wordOf(role))))
}

/**
 * A phrasing in which who went on acting in the next sentence is called "she", where nobody else was named between. Looks
 * at one beat only, so that the beat stands wherever it stood.
 */
export function withPronouns(wording: Template, language: AnswerLanguage, resolve: TokenResolver): Template {
  const words = PRONOUN_WORDS[language]
  const roles = rolesWithPronoun(words, resolve)
  let known = NOBODY
  const lines = wording.split('\n').map(line => {
    if (isTurn(line)) {
      known = NOBODY
      return line
    }
    const [made, after] = replacementsIn(masked(line, language), known, words)
    known = after
    return made
      .filter(({ role }) => roles.has(role))
      .toReversed()
      .reduce((told, one) => replaced(told, one, words), line)
  })
  return lines.join('\n')
}
