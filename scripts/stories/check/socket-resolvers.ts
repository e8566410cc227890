import { readAnswer } from '../../../src/api/author/offline/answers/read-answer.ts'
import { type AnswerLanguage, isAnswerLanguage, type Reading } from '../../../src/api/author/offline/answers/reading.ts'
import type { Plot } from '../../../src/api/author/offline/language-pack.ts'
import { fillSockets } from '../../../src/api/author/offline/sockets/fill-sockets.ts'
import { socketWords } from '../../../src/api/author/offline/sockets/socket-words.ts'
import type { StoryFiles } from '../../../src/api/author/offline/stories/read-stories.ts'
import type { TokenResolver } from '../../../src/api/author/offline/template.ts'
import type { Thread } from '../../../src/api/author/offline/threads/thread.ts'
import type { AnswerKind } from '../../../src/contract/answers/answer-kinds.ts'
import type { StoryFinding } from './story-finding.ts'

interface SocketCheck {
  readonly resolvers: ReadonlyMap<string, TokenResolver>
  readonly findings: readonly StoryFinding[]
}

/** Kinds that are read alike. */
const SIMILAR: Readonly<Partial<Record<AnswerKind, readonly AnswerKind[]>>> = {
  person: ['companion', 'animal'],
  title: ['song', 'saying'],
  strength: ['habit'],
}

/** What some plot puts where an answer of one of the kinds may stand. */
function exampleOf({ kinds }: Thread, plots: readonly Plot[], language: AnswerLanguage): Reading | undefined {
  const sockets = plots.flatMap(plot => plot.sockets ?? [])
  for (const kind of kinds.flatMap(one => [one, ...(SIMILAR[one] ?? [])]))
    for (const { otherwise } of sockets.filter(socket => socket.kinds.includes(kind))) {
      const reading = readAnswer(kind, otherwise, language)
      if (reading) return reading
    }
  return undefined
}

/** With the form that habits of sleepers have alone. */
const alsoAsleep = (reading: Reading | undefined): Reading | undefined =>
  reading?.kind === 'habit' ? { ...reading, forms: { ...reading.forms, asleep: reading.forms.did ?? '' } } : reading

/** Words of the sockets of each plot with the plot's own fillings, and of each thread; faults of those without. */
export function socketResolvers({ plots, threads, stories }: StoryFiles, language: string): SocketCheck {
  const resolvers = new Map<string, TokenResolver>()
  const findings: StoryFinding[] = []
  if (!isAnswerLanguage(language)) return { resolvers, findings }
  for (const { file, plot } of plots)
    try {
      resolvers.set(file, socketWords(fillSockets(plot, [], language), 'female'))
    } catch (error) {
      findings.push({ file, line: 2, fault: (error as Error).message })
    }
  for (const { file, thread } of threads) {
    const reading = alsoAsleep(exampleOf(thread, stories.plots, language))
    const fillings = reading ? [{ socket: 'answer', reading, fact: undefined }] : []
    resolvers.set(file, socketWords(fillings, 'female'))
    if (!reading)
      findings.push({ file, line: 2, fault: `no plot has a filling of a kind of ${thread.kinds.join(', ')}` })
  }
  return { resolvers, findings }
}
