import { calledName } from '../../../story/called-name.ts'
import { plain } from '../../../story/plain-words.ts'
import { readNounPhrase } from '../answers/read-answer.ts'
import { isAnswerLanguage } from '../answers/reading.ts'
import { relationClassesOf } from '../choice/relation-class.ts'
import { bareTokens, isArticled, isSameWord, withoutArticles } from './bare-words.ts'
import { isCareful } from './is-careful.ts'
import { change, type RequestContext, refused, type Understood } from './understood.ts'

const NAME_WORDS_MOST = 4
const NAME_UNITS_MOST = 60

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** Whether a word says what somebody is to the hero, or which animal: "sister", "dog". */
export function isConnection(word: string, { story, words }: RequestContext): boolean {
  const { language } = story.pack
  if (!isAnswerLanguage(language)) return false
  const small = word.toLowerCase()
  return words.animals.split(' ').includes(small) || relationClassesOf(small, language).length > 0
}

/** A word alone in capitals is a name, unless it is a noun of the language. */
function isNameAlone(name: string, { story }: RequestContext): boolean {
  const { language } = story.pack
  return isAnswerLanguage(language) && readNounPhrase(name, language)?.isName !== false
}

/** The person whom a request names: by name, by a part of it, or by what they are to the hero. Index in the brief. */
export function findPerson(name: string, context: RequestContext): number {
  const { brief, words } = context
  const { language } = brief
  const said = withoutArticles(name, words, language).join(' ').toLowerCase()
  if (said === '') return -1
  const sameName = brief.relations.findIndex(
    one => plain(one.name).toLowerCase() === said || calledName(one.name).toLowerCase() === said,
  )
  if (sameName >= 0) return sameName
  const wanted = bareTokens(name, words, language)
  const isAll = (text: string) => {
    const has = bareTokens(text, words, language)
    return has.length > 0 && wanted.every(word => has.some(one => one.toLowerCase() === word.toLowerCase()))
  }
  const described = brief.relations.findIndex(one => isAll(`${one.name} ${one.connection}`))
  if (described >= 0) return described
  return brief.relations.findIndex(one => {
    const has = bareTokens(one.connection, words, language)
    return has.length > 0 && wanted.length === 1 && has.some(word => isSameWord(word, wanted[0] ?? ''))
  })
}

export function understandRemoval(name: string, context: RequestContext): Understood | undefined {
  const { brief, story, words } = context
  const { language } = brief
  const said = withoutArticles(name, words, language).join(' ').toLowerCase()
  if ([plain(brief.hero.name), calledName(brief.hero.name)].some(one => one.toLowerCase() === said))
    return refused('main-character')
  const index = findPerson(name, context)
  // Names of the brief without renames: its people are in the same order.
  const removed = story.brief.relations[index]
  return removed ? change({ kind: 'removal', name: removed.name }) : undefined
}

/** "our dog Bruno", "Ana, my sister", "Grandma Rosa": what is said before or behind the name is the connection. */
export function understandAddition(text: string, context: RequestContext): Understood {
  const { brief, words } = context
  const { language } = brief
  const tokens = withoutArticles(text, words, language).filter(token => token !== ',')
  const bare = tokens.filter(token => isCapital(token) || !words.articles.split(' ').includes(token.toLowerCase()))
  const at = bare.findIndex(token => isConnection(token, context))
  const before = at < 0 ? bare : bare.slice(at + 1)
  const nameTokens = before.length > 0 ? before : bare.slice(0, Math.max(0, at))
  const connection = at < 0 ? '' : (before.length > 0 ? bare.slice(0, at + 1) : bare.slice(at)).join(' ')
  const name = nameTokens.join(' ')
  const isNamed =
    nameTokens.length > 0 &&
    nameTokens.length <= NAME_WORDS_MOST &&
    name.length <= NAME_UNITS_MOST &&
    nameTokens.every(isCapital) &&
    (at >= 0 || (!isArticled(text, words, language) && isNameAlone(name, context)))
  const said = { name: '', gender: 'unsaid', age: undefined, connection: text } as const
  if (!isCareful(brief, { ...brief, relations: [...brief.relations, said] })) return refused('heavy')
  if (!isNamed) return refused('name-missing')
  const taken = [brief.hero.name, ...brief.relations.map(one => one.name)].flatMap(one => [plain(one), calledName(one)])
  if (taken.some(one => one.toLowerCase() === name.toLowerCase())) return refused('name-taken')
  return change({ kind: 'addition', name, connection })
}
