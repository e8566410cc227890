import { seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { factsOf } from '../../../story/facts.ts'
import { isAnswerLanguage } from '../answers/reading.ts'
import { narrowed } from '../careful.ts'
import type { Insert, LanguagePack, PhrasedBrief, Plot } from '../language-pack.ts'
import { heroGender } from '../pack/cast.ts'
import { QUIET_TOKEN } from '../quiet/quiet-token.ts'
import type { Recall } from '../recall.ts'
import { sayingSource } from '../references/saying-source.ts'
import { withoutRepeats } from '../repeats.ts'
import { closedSlots, type ThreadLimits, weaveThreads } from '../threads/weave-threads.ts'
import type { Verbosity } from '../verbosity.ts'
import { givenAnswers } from './given-answers.ts'
import { placeTags } from './place-tags.ts'
import type { Filling } from './socket.ts'
import { socketWords } from './socket-words.ts'

/** A visitor's words within marks: no answer is told so. */
const QUOTING = /\{[xXkKqQ]:/u
const RELATION = /^relation\.(\d+)\./u
/** Names and the location are never left out. */
const NEEDED = /^(?:hero\.name|relation\.|setting\.location)/u

/** People, location, age and looks: everything else comes in by sockets and threads; in the old stock by traits too. */
function withoutAnswers(brief: Brief, hasTraits: boolean): Brief {
  const { hero } = brief
  const character = hasTraits ? {} : { characteristics: '', quirks: '' }
  const bare: Brief = {
    ...brief,
    hero: { ...hero, ...character, peculiarities: '', history: '' },
    places: [],
    answers: [],
    baseStory: '',
    refinement: '',
  }
  return { ...bare, facts: factsOf(bare) }
}

/** Connections that could only be quoted are left out. */
function withoutConnections(brief: Brief, quoted: ReadonlySet<number>): Brief {
  const relations = brief.relations.map((relation, index) =>
    quoted.has(index) ? { ...relation, connection: '' } : relation,
  )
  const bare: Brief = { ...brief, relations }
  return { ...bare, facts: factsOf(bare) }
}

const isQuoting = ({ phrasings, short = [] }: Insert): boolean =>
  [...phrasings, ...short].some(text => QUOTING.test(text))

/** Of somebody who is remembered, held or waited for. */
const isQuiet = ({ phrasings }: Insert): boolean => phrasings.some(text => QUIET_TOKEN.test(text))

/** People and the location always: age and looks would interrupt a scene, and do nothing there. Nothing is quoted. */
const usedInserts = (inserts: readonly Insert[]): Insert[] =>
  inserts.filter(insert => {
    const isNeeded = isQuiet(insert) || insert.facts.some(fact => NEEDED.test(fact))
    return isNeeded && !isQuoting(insert)
  })

/** Without what could only be quoted. */
function phraseBare(brief: Brief, isOld: boolean, phrase: (told: Brief) => PhrasedBrief): PhrasedBrief {
  const bare = narrowed(withoutRepeats(brief), careful => withoutAnswers(careful, isOld))
  const tried = phrase(bare)
  const quoted = tried.inserts
    .filter(isQuoting)
    .flatMap(({ facts }) => facts.flatMap(fact => RELATION.exec(fact)?.[1] ?? []))
  return quoted.length === 0
    ? tried
    : phrase(narrowed(bare, careful => withoutConnections(careful, new Set(quoted.map(Number)))))
}

/** A plot with what stands in its sockets; a plot of the old stock has none. */
export interface FilledPlot {
  readonly plot: Plot
  readonly fillings: readonly Filling[]
}

function withSource(filling: Filling, brief: Brief, language: string): Filling {
  const source = isAnswerLanguage(language) ? sayingSource(filling.fact, brief, language) : undefined
  return source === undefined ? filling : { ...filling, source }
}

interface AnswerOptions {
  readonly verbosity: Verbosity
  readonly memory: Recall
  readonly language: string
  readonly threads?: ThreadLimits | undefined
}

/** The first beat of a thread, which tells the answer, is told in any case; where there is no room, a draft has fewer threads. */
const withCertainStart = (insert: Insert): Insert =>
  /^thread\dplant$/u.test(insert.gives ?? '') ? { ...insert, rank: 0 } : insert

/** With what stands in sockets and threads. */
export interface AnsweredBrief extends PhrasedBrief {
  readonly fillings: readonly Filling[]
}

/** The brief in the words of one plot, with answers in its sockets and in threads. None stands within marks, or with its question. */
export function phraseAnswers(
  pack: LanguagePack,
  brief: Brief,
  { plot, fillings }: FilledPlot,
  { verbosity, memory, language, threads }: AnswerOptions,
): AnsweredBrief {
  const { targetAge, words, seed } = brief
  const phrase = (told: Brief) => pack.phraseBrief(told, plot, seeded(`${seed} ${plot.id}`), verbosity)
  const isOld = plot.sockets === undefined
  const phrased = phraseBare(brief, isOld, phrase)
  const used = isOld ? phrased.inserts.filter(insert => !isQuoting(insert)) : usedInserts(phrased.inserts)
  const taken = new Set(fillings.map(({ fact }) => fact))
  const left = (isAnswerLanguage(language) ? givenAnswers(brief, language) : []).filter(({ fact }) => !taken.has(fact))
  const random = seeded(`${seed} ${plot.id} threads`)
  const woven = weaveThreads(pack.threads, left, {
    targetAge,
    words,
    random,
    memory,
    limits: threads,
    closed: closedSlots(plot),
  })
  const all = [...fillings, ...woven.fillings].map(filling => withSource(filling, brief, language))
  const socketed = socketWords(all, heroGender(brief))
  const given = fillings.filter(({ fact }) => fact !== undefined).map(({ socket }) => `own-${socket}`)
  const sides = isAnswerLanguage(language) ? placeTags(plot, fillings, language) : []
  const { places, strength, quirk, appearance } = phrase(withoutRepeats(brief))
  return {
    ...phrased,
    fillings: all,
    resolve: token => socketed(token) ?? phrased.resolve(token),
    flags: [...phrased.flags, ...given, ...sides],
    inserts: [...used, ...woven.inserts.map(withCertainStart)],
    places,
    strength,
    quirk,
    appearance,
  }
}
