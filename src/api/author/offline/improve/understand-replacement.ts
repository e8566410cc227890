import { calledName } from '../../../story/called-name.ts'
import { plain } from '../../../story/plain-words.ts'
import type { BriefChange } from '../../improve/brief-change.ts'
import { revisedBrief } from '../../improve/revised-brief.ts'
import { readPlace } from '../answers/read-answer.ts'
import { isAnswerLanguage } from '../answers/reading.ts'
import { bareTokens, withoutArticles } from './bare-words.ts'
import { changedFillings } from './changed-fillings.ts'
import { findTarget, type Target, targetOfSubject } from './find-target.ts'
import { tokensOf, wordsJoined } from './match-words.ts'
import { RevisionImpossible } from './revision-impossible.ts'
import { findPerson, isConnection } from './understand-person.ts'
import { change, type RequestContext, refused, type Understood } from './understood.ts'
import { withAdjective } from './with-adjective.ts'

const AGE_MOST = 120
const YEARS = /^(\d{1,3})(?: \p{L}+){0,2}$/u

/** "7", "7 years old". */
function yearsIn(text: string): number | undefined {
  const years = Number(YEARS.exec(text)?.[1] ?? Number.NaN)
  return years > 0 && years <= AGE_MOST ? years : undefined
}

/** A first word that is no name and stands in capitals only because the request begins with it. */
function asTyped(text: string, { words, story }: RequestContext): string {
  const { language } = story.pack
  const tokens = tokensOf(text, language)
  const first = tokens[0] ?? ''
  const isSmall = words.articles.split(' ').includes(first.toLowerCase())
  return wordsJoined(isSmall ? [first.toLowerCase(), ...tokens.slice(1)] : tokens)
}

function changeOf(target: Target, text: string): BriefChange {
  if (target.kind === 'location') return { kind: 'location', text }
  return target.kind === 'answer'
    ? { kind: 'answer', fact: target.fact, text }
    : { kind: 'filling', socket: target.socket, text }
}

/** Whether the words can stand where the old ones do; what the story leaves out is refused later, for that. */
function isReadable(made: BriefChange, { story }: RequestContext): boolean {
  const { language } = story.pack
  if (made.kind === 'location') return isAnswerLanguage(language) && readPlace(made.text, language) !== undefined
  try {
    changedFillings(story, revisedBrief(story.brief, [made]), made)
    return true
  } catch (error) {
    if (error instanceof RevisionImpossible) return error.reason !== 'not-understood'
    throw error
  }
}

/** Undefined for words that cannot be read: another pattern may divide them otherwise. */
function replacement(target: Target, text: string, context: RequestContext): Understood | undefined {
  const made = changeOf(target, asTyped(text, context))
  return isReadable(made, context) ? change(made) : undefined
}

/** Whether a subject is the hero: by name, or by a pronoun of few letters. */
function isHero(subject: string, { brief }: RequestContext): boolean {
  const said = subject.toLowerCase()
  const names = [plain(brief.hero.name), calledName(brief.hero.name)].map(name => name.toLowerCase())
  return names.includes(said) || PRONOUNS.has(said)
}

const PRONOUNS = new Set('he she they er sie es il elle el él ella lui lei'.split(' '))

/** N instead of O: another age, another connection, another answer, another location; undefined where O is nothing of these. */
export function understandReplacement(
  { N: now = '', O: old = '', S: subject = '' }: { readonly N?: string; readonly O?: string; readonly S?: string },
  context: RequestContext,
): Understood | undefined {
  const { story, brief, words } = context
  const { language } = brief
  const years = yearsIn(now)
  if (years !== undefined && yearsIn(old) !== undefined) {
    const isAge = subject === '' || isHero(subject, context)
    return isAge && brief.hero.age === yearsIn(old) ? change({ kind: 'age', years }) : undefined
  }
  const target = findTarget(old, story, words)
  const replaced = target && replacement(target, now, context)
  if (replaced) return replaced
  const index = brief.relations.findIndex(({ connection }, at) => {
    const isMeant =
      bareTokens(old, words, language).join(' ').toLowerCase() ===
      bareTokens(connection, words, language).join(' ').toLowerCase()
    return isMeant && (subject === '' || PRONOUNS.has(subject.toLowerCase()) || findPerson(subject, context) === at)
  })
  const connection = withoutArticles(now, words, language).join(' ')
  const person = story.brief.relations[index]
  if (!person || !connection.split(' ').some(word => isConnection(word, context))) return undefined
  return change({ kind: 'connection', name: person.name, text: connection })
}

/** O is to be N: "red", or another thing. */
export function understandBecoming(
  { N: now = '', O: old = '' }: { readonly N?: string; readonly O?: string },
  context: RequestContext,
): Understood | undefined {
  const { story, words } = context
  const target = findTarget(old, story, words)
  if (!target) return undefined
  const described = withAdjective(target, now, words, story.pack.language)
  if (described !== undefined) return replacement(target, described, context)
  if (target.kind === 'answer' && !target.filling && words.adjectives.split(' ').includes(now.toLowerCase()))
    return refused('not-in-story')
  return tokensOf(now, story.pack.language).length > 1 ? replacement(target, now, context) : undefined
}

/** S is N: an age, or the answer that the subject asks for. */
export function understandBeing(
  { N: now = '', S: subject = '' }: { readonly N?: string; readonly S?: string },
  context: RequestContext,
): Understood | undefined {
  const years = yearsIn(now)
  if (years !== undefined) return isHero(subject, context) ? change({ kind: 'age', years }) : undefined
  const target = targetOfSubject(subject, context.story, context.words)
  return target && replacement(target, now, context)
}
