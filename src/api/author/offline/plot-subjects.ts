import type { PlotSubject, PlotSubjects } from '../author.ts'
import type { DraftInput } from './draft.ts'
import type { Filling } from './sockets/socket.ts'

/** The longest form of a reading names its noun in full. */
const wordsOf = ({ reading }: Filling): string =>
  Object.values(reading.forms).reduce((longest, form) => (form.length > longest.length ? form : longest), '')

/** What the plot names, its sockets by what fills them: a visitor's answer, or the plot's own filling. */
export function plotSubjects({ plot, fillings }: Pick<DraftInput, 'plot' | 'fillings'>): PlotSubjects {
  const subjectOf = (name: string): PlotSubject[] => {
    if (!name.startsWith('{')) return [{ key: name }]
    const filling = fillings.find(({ socket }) => socket === name.slice(1, -1))
    return filling ? [{ words: wordsOf(filling) }] : []
  }
  return { things: plot.things.flatMap(subjectOf), locations: plot.locations.flatMap(subjectOf) }
}
