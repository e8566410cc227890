import { seeded } from '../../../lib/seeded.ts'
import type { Brief } from '../../story/brief.ts'
import { careOf } from '../../story/care/care.ts'
import { isProgramOrder } from '../../story/program-orders.ts'
import type { AnswerForecast, LeftOutAnswer } from '../answer-forecast.ts'
import { isAnswerLanguage } from './answers/reading.ts'
import { likelyInput } from './draft-story.ts'
import { epithetFacts } from './epithets/epithets.ts'
import type { LanguagePack } from './language-pack.ts'
import { givenAnswers } from './sockets/given-answers.ts'

type Typed = readonly [fact: string, text: string]

const said = (answers: readonly Typed[]): Typed[] => answers.filter(([, text]) => text !== '')

/** Answers that sockets and threads could take. */
const usable = ({ hero, places, answers }: Brief): Typed[] =>
  said([
    ['hero.quirks', hero.quirks],
    ...places.map((text, index): Typed => [`setting.place.${index}`, text]),
    ...answers.map(({ answer }, index): Typed => [`dynamic.${index}`, answer]),
  ])

/** Answers that no plot has a place for, unless an epithet of the hero tells them. */
const unused = ({ hero, baseStory, refinement }: Brief): Typed[] =>
  said([
    ['hero.peculiarities', hero.peculiarities],
    ['hero.characteristics', hero.characteristics],
    ['hero.history', hero.history],
    ['story.baseStory', baseStory],
    ['story.refinement', refinement],
  ])

function leftOutOf(brief: Brief, told: ReadonlySet<string>): LeftOutAnswer[] {
  const heavy = new Set(careOf(brief).heavy.map(({ fact }) => fact))
  const reasonOf = ([fact, text]: Typed, otherwise: LeftOutAnswer['reason']): LeftOutAnswer => ({
    fact,
    reason: isProgramOrder(text) ? 'order' : heavy.has(fact) ? 'care' : otherwise,
  })
  const unread = usable(brief).filter(([fact]) => !told.has(fact))
  return [
    ...unread.map(answer => reasonOf(answer, 'unread')),
    ...unused(brief)
      .filter(([fact]) => !told.has(fact))
      .map(answer => reasonOf(answer, 'unused')),
  ]
}

/** Without a draft: of the plot that the answers move most. */
export function forecast(pack: LanguagePack, brief: Brief): AnswerForecast {
  const { language } = pack
  const read = new Set(isAnswerLanguage(language) ? givenAnswers(brief, language).map(({ fact }) => fact) : [])
  const { plot, fillings } = likelyInput(pack, brief, seeded(`${brief.seed} story`))
  const named = new Set(plot.sockets ? epithetFacts(brief, language) : [])
  const beside = unused(brief).filter(([fact]) => named.has(fact))
  const sockets = new Set(plot.sockets?.map(({ name }) => name))
  const answered = fillings.filter(({ fact }) => fact !== undefined)
  const moving = answered.filter(({ socket }) => sockets.has(socket)).length
  return {
    given: usable(brief).length + unused(brief).length,
    moving,
    beside: answered.length - moving + beside.length,
    leftOut: leftOutOf(brief, new Set([...read, ...beside.map(([fact]) => fact)])),
  }
}
