import type { TargetAge } from '../../../../contract/options.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import type { Insert, SlotName, Template } from '../language-pack.ts'
import { leastUsed, type Recall } from '../recall.ts'
import { hasForms, isBox } from '../sockets/fill-sockets.ts'
import type { GivenAnswer } from '../sockets/given-answers.ts'
import type { Filling } from '../sockets/socket.ts'
import { formsIn } from '../sockets/used-forms.ts'
import type { Thread, ThreadPart } from './thread.ts'

/** A story has room for one thread in so many words, beside its plot. */
const THREAD_WORDS = 1000
const ANSWER = 'answer'
/** The second thread begins before the first is used. */
const THREADS_APART = 1.5

const SLOTS: Readonly<Record<ThreadPart, SlotName>> = { plant: 'company', use: 'quiet', end: 'after' }
const PARTS: readonly ThreadPart[] = ['plant', 'use', 'end']

export interface WeavingOptions {
  readonly targetAge: TargetAge
  /** Of the story. */
  readonly words: number
  readonly random: Seeded
  readonly memory: Recall
}

export interface WovenThreads {
  readonly inserts: readonly Insert[]
  readonly fillings: readonly Filling[]
}

const allTexts = (thread: Thread): Template[] => PARTS.flatMap(part => thread[part])

/** `{answer.den}` of the second answer is `{answer2.den}`. */
const numbered = (template: Template, number: number): Template =>
  template.replace(/\{([aA])nswer(?=[.}])/gu, `{$1nswer${number}`)

function insertsOf(thread: Thread, { fact }: GivenAnswer, number: number): Insert[] {
  return PARTS.map((part, order) => ({
    slot: SLOTS[part],
    // The end comes after the turn.
    ...(part !== 'end' && { spread: order * THREADS_APART + number }),
    rank: 1,
    facts: [fact],
    phrasings: thread[part].map(template => numbered(template, number)),
    ...(order > 0 && { needs: `thread${number}${PARTS[order - 1]}` }),
    gives: `thread${number}${part}`,
  }))
}

const hasFormsOf = (thread: Thread, { reading }: GivenAnswer): boolean =>
  hasForms(reading, formsIn(allTexts(thread), [ANSWER]).get(ANSWER) ?? [])

/** Threads for answers that no socket took, as many as the story has room for; each answer and each thread once. */
export function weaveThreads(
  all: readonly Thread[],
  left: readonly GivenAnswer[],
  { targetAge, words, random, memory }: WeavingOptions,
): WovenThreads {
  const most = Math.floor(words / THREAD_WORDS)
  const free = new Set(all.filter(({ ages }) => ages.includes(targetAge)))
  const timesUsed = (thread: Thread) => {
    const numbers = Array.from({ length: most }, (_, index) => numbered(thread.plant[0] ?? '', index + 1))
    return numbers.reduce((times, phrasing) => times + memory.timesPhrased(phrasing), 0)
  }
  const inserts: Insert[] = []
  const fillings: Filling[] = []
  for (const answer of left.toSorted((one, other) => Number(isBox(one)) - Number(isBox(other)))) {
    if (fillings.length >= most) break
    const fitting = [...free].filter(({ kinds }) => kinds.includes(answer.kind)).filter(one => hasFormsOf(one, answer))
    if (fitting.length === 0) continue
    const thread = random.pick(leastUsed(fitting, timesUsed))
    free.delete(thread)
    const number = fillings.length + 1
    inserts.push(...insertsOf(thread, answer, number))
    fillings.push({ socket: `${ANSWER}${number}`, reading: answer.reading, fact: answer.fact })
  }
  return { inserts, fillings }
}
