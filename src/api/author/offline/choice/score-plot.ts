import type { Brief } from '../../../story/brief.ts'
import type { AnswerLanguage } from '../answers/reading.ts'
import type { Plot } from '../language-pack.ts'
import { fillSockets } from '../sockets/fill-sockets.ts'
import { givenAnswers } from '../sockets/given-answers.ts'
import type { Filling } from '../sockets/socket.ts'
import { isOfAnotherDay } from './another-day.ts'
import { locationClassesOf } from './location-class.ts'
import { type Occasion, occasionsOf } from './occasions.ts'
import { isSpouse, personClassesOf, type RelationClass } from './relation-class.ts'
import { isInRole, isRomance, isSuitor, type Role } from './roles.ts'

/**
 * Worth of what speaks for a plot. An answer that moves the plot is worth most; a filling of its own, while another plot
 * takes the answer, costs. Whoever was named goes before somebody invented: a stranger beside the hero costs what three answers are worth.
 */
const WORTH = {
  answer: 5,
  own: -1,
  occasion: 5,
  person: 3,
  stranger: -2,
  invented: -18,
  elsewhere: -6,
  unasked: -20,
} as const

export interface ScoredPlot {
  readonly plot: Plot
  readonly score: number
  readonly fillings: readonly Filling[]
  /** Whether the plot says of two people what cannot be so: a couple that meets for the first time. */
  readonly isContradicted: boolean
}

/** What a brief says about any plot, read once. */
interface BriefFeatures {
  readonly given: ReturnType<typeof givenAnswers>
  readonly occasions: readonly Occasion[]
  readonly locations: readonly string[]
  readonly people: readonly (readonly RelationClass[])[]
}

const featuresOf = (brief: Brief, language: AnswerLanguage): BriefFeatures => ({
  given: givenAnswers(brief, language),
  occasions: occasionsOf(brief),
  locations: locationClassesOf(brief.location),
  people: brief.relations.map(relation => personClassesOf(relation, language)),
})

/** By whether somebody whom the visitor named may have each role, as the cast is chosen. */
function castScore(plot: Plot, people: BriefFeatures['people'], isLove: boolean): number {
  const known = people.filter(classes => classes.length > 0)
  if (known.length === 0) return 0
  const isCast = (role: Role) =>
    known.some(classes => isInRole(classes, role, plot) || (role === 'a' && isLove && isSuitor(classes, plot)))
  const roles = (['a', 'b'] as const).filter(role => plot.cast[role].may)
  return roles.reduce(
    (score, role) => score + (isCast(role) ? WORTH.person : role === 'a' ? WORTH.invented : WORTH.stranger),
    0,
  )
}

/** Where a love story is asked for and the visitor names a husband or a wife, a plot for others is told of nobody. */
const isContradicted = ({ cast }: Plot, { category }: Brief, people: BriefFeatures['people']): boolean =>
  category === 'love' && people.some(isSpouse) && cast.a.may?.includes('partner') === false

/** Scores by answers in sockets, people in roles, occasion and location; in the order of the plots. */
export function scorePlots(plots: readonly Plot[], brief: Brief, language: AnswerLanguage): ScoredPlot[] {
  const { given, occasions, locations, people } = featuresOf(brief, language)
  return plots.map(plot => {
    const fillings = fillSockets(plot, given, language)
    const answered = fillings.filter(({ fact }) => fact !== undefined).length
    const isOccasion = plot.occasions?.some(one => occasions.includes(one)) === true
    // A married couple has no proposal: a plot with one is told where one is asked for.
    const isUnasked = isOfAnotherDay(plot, brief, occasions)
    const isElsewhere = plot.where?.length ? !plot.where.some(one => locations.includes(one)) : false
    const score =
      answered * WORTH.answer +
      (fillings.length - answered) * WORTH.own +
      castScore(plot, people, isRomance(brief)) +
      (isOccasion ? WORTH.occasion : 0) +
      (isElsewhere ? WORTH.elsewhere : 0) +
      (isUnasked ? WORTH.unasked : 0)
    return { plot, score, fillings, isContradicted: isContradicted(plot, brief, people) }
  })
}
