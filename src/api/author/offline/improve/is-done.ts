import { calledName } from '../../../story/called-name.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import type { BriefChange } from '../../improve/brief-change.ts'
import { containsName } from '../../improve/rename.ts'
import type { Reading } from '../answers/reading.ts'
import { bareTokens, isSameWord } from './bare-words.ts'
import type { CurrentStory } from './current-story.ts'
import { tokensOf } from './match-words.ts'
import { revisionWords } from './revision-words.ts'

interface StoryText {
  readonly story: CurrentStory
  readonly pages: readonly Manuscript[]
}

const textOf = ({ pages }: StoryText): string => pages.map(({ title, text }) => `${title}\n${text}`).join('\n')

/** Words of a text by which something is known: without articles, and of a reading in every form. */
function wordsFor(text: string, { story }: StoryText): string[] {
  const words = revisionWords(story.pack.language)
  return words ? bareTokens(text, words, story.pack.language) : []
}

const formsOf = (reading: Reading | undefined): string[] => (reading ? Object.values(reading.forms) : [])

const includes = (text: string, words: string): boolean =>
  words !== '' && text.toLowerCase().includes(words.toLowerCase())

/** Nothing of the old words is left but what the new ones have too; some form of the new ones stands in the text. */
function isReplaced(old: string, now: readonly string[], before: StoryText, after: StoryText): boolean {
  const text = textOf(after)
  const kept = now.flatMap(form => wordsFor(form, after))
  const heads = wordsFor(old, before).filter(word => !kept.some(one => isSameWord(one, word)))
  const head = heads.toSorted((one, other) => other.length - one.length)[0]
  const tokens = new Set(tokensOf(text, after.story.pack.language).map(token => token.toLowerCase()))
  const isLeft = head !== undefined && [...tokens].some(token => token === head.toLowerCase())
  return !isLeft && now.some(form => includes(text, form))
}

function isNewFilling(
  change: BriefChange & { kind: 'answer' | 'filling' },
  before: StoryText,
  after: StoryText,
): boolean {
  const of = ({ story }: StoryText) =>
    story.fillings.find(({ fact, socket }) =>
      change.kind === 'answer' ? fact === change.fact : socket === change.socket,
    )
  const old = of(before)?.reading
  const now = of(after)?.reading
  const name = old?.kind === 'noun phrase' ? (old.forms.name ?? '') : ''
  return isReplaced(
    name,
    formsOf(now).filter(form => form.length > 1),
    before,
    after,
  )
}

/** Whether the text of a story is as a change asks: the old word nowhere, the new one somewhere. */
export function isDone(change: BriefChange, before: StoryText, after: StoryText): boolean {
  const text = textOf(after)
  const { language } = after.story.pack
  if (change.kind === 'name')
    return !containsName(text, change.from, language) && containsName(text, change.to, language)
  if (change.kind === 'removal') {
    const renamed = after.story.renames.reduce((name, { from, to }) => (name === from ? to : name), change.name)
    return [renamed, calledName(renamed)].every(name => !containsName(text, name, language))
  }
  if (change.kind === 'addition') return containsName(text, calledName(change.name), language)
  if (change.kind === 'location')
    return isReplaced(before.story.brief.location, wordsFor(change.text, after), before, after)
  if (change.kind === 'connection') return wordsFor(change.text, after).some(word => includes(text, word))
  return change.kind === 'age' || isNewFilling(change, before, after)
}
