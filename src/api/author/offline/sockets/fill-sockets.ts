import { formOf } from '../answers/form-of.ts'
import { readAnswer } from '../answers/read-answer.ts'
import type { AnswerLanguage, Reading } from '../answers/reading.ts'
import { habitManner } from '../habits/habit-manner.ts'
import { readFullHabit } from '../habits/read-habit.ts'
import type { Plot } from '../language-pack.ts'
import type { GivenAnswer } from './given-answers.ts'
import { kindsTaken } from './neighbour-kinds.ts'
import { placeSide } from './place-side.ts'
import type { Filling, Socket } from './socket.ts'
import { usedForms } from './used-forms.ts'

/** Whether a reading has all forms that texts ask of it. */
export const hasForms = (reading: Reading, forms: Iterable<string>): boolean =>
  [...forms].every(form => formOf(reading, form) !== undefined)

/** Of a quirk of collecting: what somebody was asked for comes before it. */
export const isBox = ({ kind, fact }: GivenAnswer): boolean => kind === 'thing' && fact === 'hero.quirks'

/** Answers that a socket could take, those of its first kinds first, those of neighbouring kinds last. */
function fitsOf(
  { kinds, name, side, pet }: Socket,
  plot: Plot,
  given: readonly GivenAnswer[],
  language: AnswerLanguage,
) {
  const forms = usedForms(plot).get(name) ?? []
  const isThere = ({ reading }: GivenAnswer): boolean =>
    !side || [side, undefined].includes(placeSide(reading.forms.in ?? '', language))
  // A strength stands in for a habit where it can be shown at any moment.
  const isDoable = ({ reading }: GivenAnswer): boolean =>
    !kinds.includes('habit') || reading.kind !== 'habit' || habitManner(reading) === 'tic'
  // Nobody meets the own dog stuffed in a museum: it goes along, by a thread.
  const mayLive = ({ isPet }: GivenAnswer): boolean => !isPet || pet === true || plot.ages.includes('toddler')
  const isFit = (answer: GivenAnswer): boolean =>
    isThere(answer) && isDoable(answer) && mayLive(answer) && hasForms(answer.reading, forms)
  const fits = kindsTaken(kinds).flatMap(kind => given.filter(answer => answer.kind === kind && isFit(answer)))
  return [...fits.filter(answer => !isBox(answer)), ...fits.filter(isBox)]
}

function ownReading({ name, kinds, otherwise }: Socket, { id }: Plot, language: AnswerLanguage): Reading {
  for (const kind of kinds) {
    const reading = kind === 'habit' ? readFullHabit(otherwise, language) : readAnswer(kind, otherwise, language)
    if (reading) return reading
  }
  throw new Error(`the filling of the socket "${name}" in "${id}" cannot be read as ${kinds.join(' or ')}`)
}

/**
 * As many answers as possible in the sockets of a plot, each in one: a maximum matching by augmenting paths
 * (https://en.wikipedia.org/wiki/Maximum_cardinality_matching). A socket left over gets the plot's own filling.
 * Throws for a filling of the plot that cannot be read, which is a fault of the plot.
 */
export function fillSockets(plot: Plot, given: readonly GivenAnswer[], language: AnswerLanguage): Filling[] {
  const sockets = plot.sockets ?? []
  const fits = new Map(sockets.map(socket => [socket, fitsOf(socket, plot, given, language)]))
  const takenBy = new Map<GivenAnswer, Socket>()
  const isPlaced = (socket: Socket, tried: Set<GivenAnswer>): boolean =>
    (fits.get(socket) ?? []).some(answer => {
      if (tried.has(answer)) return false
      tried.add(answer)
      const holder = takenBy.get(answer)
      if (holder && !isPlaced(holder, tried)) return false
      takenBy.set(answer, socket)
      return true
    })
  for (const socket of sockets) isPlaced(socket, new Set())
  return sockets.map(socket => {
    const fit = given.find(answer => takenBy.get(answer) === socket)
    return fit
      ? { socket: socket.name, reading: fit.reading, fact: fit.fact }
      : { socket: socket.name, reading: ownReading(socket, plot, language), fact: undefined }
  })
}
