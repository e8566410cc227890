import { escapeExpression } from '../../../lib/escape-expression.ts'
import { own } from '../../../lib/own.ts'
import type { Brief } from '../../story/brief.ts'
import { calledName } from '../../story/called-name.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import { plain } from '../../story/plain-words.ts'
import type { Rename } from './brief-change.ts'
import { containsName } from './rename.ts'
import type { RenameWords } from './rename-words.ts'
import { germanRenames } from './rename-words-de.ts'
import { englishRenames } from './rename-words-en.ts'
import { spanishRenames } from './rename-words-es.ts'
import { frenchRenames } from './rename-words-fr.ts'
import { italianRenames } from './rename-words-it.ts'

const RENAME_WORDS: Readonly<Record<string, RenameWords>> = {
  de: germanRenames,
  en: englishRenames,
  fr: frenchRenames,
  es: spanishRenames,
  it: italianRenames,
}

const NAME_WORDS_MAX = 4
const NAME_UNITS_MAX = 60

interface RequestedName {
  readonly who: string
  readonly name: string
}

function requestedNames(request: string, { fillers, patterns }: RenameWords): RequestedName[] {
  const text = request
    .normalize('NFC')
    .replace(new RegExp(`(?<![\\p{L}])(?:${fillers})(?![\\p{L}]),?`, 'giu'), '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![.!…])[.!…]+$/u, '')
    .trim()
  return patterns.flatMap(pattern => {
    const shape = new RegExp(`^${pattern.replace('X', '(?<who>.+?)').replace('Y', '(?<name>.+?)')}$`, 'iu')
    const { who = '', name = '' } = shape.exec(text)?.groups ?? {}
    if (who === '') return []
    return pattern.includes('X Y') ? partings(`${who} ${name}`) : [{ who, name }]
  })
}

function partings(words: string): RequestedName[] {
  const all = words.split(' ')
  return all.slice(1).map((_, index) => ({
    who: all.slice(0, index + 1).join(' '),
    name: all.slice(index + 1).join(' '),
  }))
}

/** The name in the story for the person of a revision request: a name of the answers, "Grandma", or any name in the text. */
function nameIn(who: string, brief: Brief, text: string, { articles }: RenameWords): string | undefined {
  const article = new RegExp(`^(?:${articles}) `, 'iu')
  const bare = plain(who.replace(article, ''))
  const same = (one: string) => one.toLowerCase() === bare.toLowerCase()
  const { hero, relations, language } = brief
  const names = [hero.name, ...relations.map(({ name }) => name)]
  const given = names.find(name => same(plain(name)) || same(calledName(name)))
  if (given !== undefined) return usedName(given, text, language)
  const kin = relations.find(({ connection }) => connection !== '' && isNamedBy(bare, plain(connection)))
  if (kin) return usedName(kin.name, text, language)
  const isName = /^\p{Lu}/u.test(bare) && !article.test(who) && containsName(text, bare, language)
  return isName && !isNoun(bare, text, articles) ? bare : undefined
}

const isNamedBy = (words: string, connection: string): boolean =>
  words !== '' && ` ${connection.toLowerCase()} `.includes(` ${words.toLowerCase()} `)

const usedName = (name: string, text: string, language: string): string | undefined =>
  [plain(name), calledName(name)].find(form => form !== '' && containsName(text, form, language))

/** A word with an article, or in lower case, in the story is no name: "der Hund". */
function isNoun(word: string, text: string, articles: string): boolean {
  const escaped = escapeExpression(word)
  return new RegExp(`(?<![\\p{L}])(?:${articles}) ${escaped}(?![\\p{L}])`, 'iu').test(text)
}

/** A name that is also a word of the story ("Will", "Rose") is ambiguous at the start of a sentence. */
const isWordToo = (name: string, text: string, language: string): boolean =>
  name.toLowerCase() !== name && containsName(text, name.toLowerCase(), language)

const isGoodName = (name: string): boolean =>
  /^\p{L}/u.test(name) && name.length <= NAME_UNITS_MAX && name.split(' ').length <= NAME_WORDS_MAX

export function understandRename(request: string, brief: Brief, pages: readonly Manuscript[]): Rename | undefined {
  const words = own(RENAME_WORDS, brief.language)
  if (!words) return undefined
  const text = pages.map(page => `${page.title}\n${page.text}`).join('\n')
  for (const { who, name } of requestedNames(request, words)) {
    const to = plain(name)
    const from = nameIn(who, brief, text, words)
    if (from === undefined || from === to || !isGoodName(to) || isWordToo(from, text, brief.language)) continue
    return { from, to }
  }
  return undefined
}
