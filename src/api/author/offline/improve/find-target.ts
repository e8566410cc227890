import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Filling } from '../sockets/socket.ts'
import { bareTokens, isSameWord } from './bare-words.ts'
import type { CurrentStory } from './current-story.ts'
import { kindOfFact } from './kind-of-fact.ts'
import type { RevisionWords } from './request-words.ts'

/** Something of the brief or the plot that a request may replace. */
export type Target =
  | { readonly kind: 'answer'; readonly fact: string; readonly text: string; readonly filling: Filling | undefined }
  | { readonly kind: 'filling'; readonly socket: string; readonly text: string; readonly filling: Filling }
  | { readonly kind: 'location'; readonly text: string }

function typedAnswers({ hero, places, answers }: Brief): { fact: string; text: string }[] {
  return [
    { fact: 'hero.quirks', text: hero.quirks },
    ...places.map((text, index) => ({ fact: `setting.place.${index}`, text })),
    ...answers.map(({ answer }, index) => ({ fact: `dynamic.${index}`, text: answer })),
  ].filter(({ text }) => text !== '')
}

/** What stands in the story first, then what it leaves out. */
function targetsOf({ brief, fillings, plot }: CurrentStory): Target[] {
  const answers = typedAnswers(brief).map((typed): Target => {
    return { kind: 'answer', ...typed, filling: fillings.find(({ fact }) => fact === typed.fact) }
  })
  const own = fillings.flatMap((filling): Target[] => {
    const socket = plot.sockets?.find(({ name }) => name === filling.socket)
    if (filling.fact !== undefined || !socket) return []
    const text = filling.reading.forms[''] ?? socket.otherwise
    return [{ kind: 'filling', socket: filling.socket, text, filling }]
  })
  const location: Target[] = brief.location === '' ? [] : [{ kind: 'location', text: brief.location }]
  const isUsed = (target: Target) => target.kind !== 'answer' || target.filling !== undefined
  const all = [...answers, ...own, ...location]
  return [...all.filter(isUsed), ...all.filter(target => !isUsed(target))]
}

/** What a request names: every word of it is one of the target's; of several the one with the fewest other words. */
export function findTarget(name: string, story: CurrentStory, words: RevisionWords): Target | undefined {
  const { language } = story.pack
  const wanted = bareTokens(name, words, language)
  if (wanted.length === 0) return undefined
  const fits = targetsOf(story).flatMap(target => {
    const has = bareTokens(target.text, words, language)
    const isMeant = wanted.every(word => has.some(one => isSameWord(word, one)))
    return isMeant ? [{ target, spare: has.length - wanted.length }] : []
  })
  return fits.toSorted((one, other) => one.spare - other.spare)[0]?.target
}

/** The answer that a subject asks for: "her favourite food". */
export function targetOfSubject(subject: string, story: CurrentStory, words: RevisionWords): Target | undefined {
  const said = ` ${subject.toLowerCase().replace(/[’'-]/gu, ' ')} `
  const kind = Object.entries(words.subjects).find(([, ways]) =>
    ways.split(' ').some(way => said.includes(` ${way.replaceAll('_', ' ')} `)),
  )?.[0] as AnswerKind | undefined
  if (!kind) return undefined
  return targetsOf(story).find(target => target.kind === 'answer' && kindOfFact(target.fact, story.brief) === kind)
}
