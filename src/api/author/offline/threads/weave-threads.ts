import type { TargetAge } from '../../../../contract/options.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import type { Insert, Plot, SlotName, Template } from '../language-pack.ts'
import { leastUsed, type Recall } from '../recall.ts'
import { hasForms, isBox } from '../sockets/fill-sockets.ts'
import type { GivenAnswer } from '../sockets/given-answers.ts'
import type { Filling } from '../sockets/socket.ts'
import { formsIn } from '../sockets/used-forms.ts'
import { GESTURE, type Thread, type ThreadPart } from './thread.ts'

/** A story has room for one thread in so many words, beside its plot, and for no more than so many. */
const THREAD_WORDS = 500
const SMALL_THREAD_WORDS = 1000
const THREADS_MOST = 3
const ANSWER = 'answer'

/** The first thread begins where people come in and ends with the story; further ones stand between. */
const SLOTS: Readonly<Record<'first' | 'further', Readonly<Record<ThreadPart, SlotName>>>> = {
  first: { plant: 'company', use: 'road', end: 'after' },
  further: { plant: 'road', use: 'quiet', end: 'quiet' },
}
const PARTS: readonly ThreadPart[] = ['plant', 'use', 'end']

/** What a plot has room for, where its lengths leave less than usual. */
export interface ThreadLimits {
  /** Threads at most. */
  readonly most?: number
  /** Whether the first thread begins where further ones do: a first chapter may be full. */
  readonly isLater?: boolean
}

const ORDER: readonly SlotName[] = ['company', 'road', 'quiet', 'after']

/** Marks of a plot that stand where the companion is elsewhere, or sleeps. */
export function closedSlots({ scenes }: Plot): ReadonlySet<SlotName> {
  const closed = new Set<SlotName>()
  let isApart = false
  for (const beat of scenes.flatMap(({ beats }) => beats)) {
    if ('slot' in beat) {
      if (isApart) closed.add(beat.slot)
    } else if (beat.rank === 0) {
      const tags = beat.gives?.split(' ') ?? []
      isApart = (isApart || tags.includes('apart')) && !tags.includes('together')
    }
  }
  return closed
}

export interface WeavingOptions {
  readonly targetAge: TargetAge
  /** Of the story. */
  readonly words: number
  readonly random: Seeded
  readonly memory: Recall
  readonly limits?: ThreadLimits | undefined
  readonly closed: ReadonlySet<SlotName>
}

export interface WovenThreads {
  readonly inserts: readonly Insert[]
  readonly fillings: readonly Filling[]
}

const allTexts = (thread: Thread): Template[] => PARTS.flatMap(part => thread[part])

/** What two do together happens where both are: not while the companion sleeps or is on the way. */
const TOGETHER = '!apart/together'
const isOfTwo = (texts: readonly Template[]): boolean => texts.some(text => /\{[aA][.}+]/u.test(text))

/** `{answer.den}` of the second answer is `{answer2.den}`. */
const numbered = (template: Template, number: number): Template =>
  template.replace(/\{([aA])nswer(?=[.}])/gu, `{$1nswer${number}`)

/** Where a part stands: at its mark, or at the next one where both are; undefined where there is none. */
function slotOf(thread: Thread, part: ThreadPart, slot: SlotName, closed: ReadonlySet<SlotName>): SlotName | undefined {
  if (thread[part].length === 0 || !isOfTwo(thread[part])) return thread[part].length === 0 ? undefined : slot
  return ORDER.slice(ORDER.indexOf(slot)).find(one => !closed.has(one))
}

const slotsOf = (number: number, { limits }: WeavingOptions): Readonly<Record<ThreadPart, SlotName>> =>
  SLOTS[number === 1 && !limits?.isLater ? 'first' : 'further']

/** Whether a thread has a mark to begin at, and a later one to end at: what is lent is not given back in the next sentence. */
function isSpread(thread: Thread, number: number, options: WeavingOptions): boolean {
  const slots = slotsOf(number, options)
  const start = slotOf(thread, 'plant', slots.plant, options.closed)
  return start !== undefined && start !== slotOf(thread, 'end', slots.end, options.closed)
}

function insertsOf(thread: Thread, { fact }: GivenAnswer, number: number, options: WeavingOptions): Insert[] {
  const slots = slotsOf(number, options)
  return PARTS.flatMap((part, order) => {
    const slot = slotOf(thread, part, slots[part], options.closed)
    const needs = [...(order > 0 ? [`thread${number}plant`] : []), ...(isOfTwo(thread[part]) ? [TOGETHER] : [])]
    const phrasings = thread[part].map(template => numbered(template, number))
    // Further threads come after the joints of the plot.
    const rank = number === 1 ? 1 : 3
    const gives = `thread${number}${part}`
    return slot ? [{ slot, rank, facts: [fact], phrasings, needs: needs.join(' '), gives }] : []
  })
}

const hasFormsOf = (thread: Thread, { reading }: GivenAnswer): boolean =>
  hasForms(reading, formsIn(allTexts(thread), [ANSWER]).get(ANSWER) ?? [])

const isShown = ({ kind, reading }: GivenAnswer): boolean => kind === 'habit' && reading.forms.did !== undefined

const threadsMost = ({ words, targetAge }: WeavingOptions): number =>
  targetAge === 'toddler'
    ? Math.floor(words / SMALL_THREAD_WORDS)
    : Math.min(THREADS_MOST, Math.floor(words / THREAD_WORDS))

/** Who goes along first, what is kept in a box last. */
const order = (answer: GivenAnswer): number => (answer.isPet ? 0 : isBox(answer) ? 2 : 1)

/** Threads for answers that no socket took, as many as the story has room for; each answer and each thread once. A habit needs none. */
export function weaveThreads(
  all: readonly Thread[],
  left: readonly GivenAnswer[],
  options: WeavingOptions,
): WovenThreads {
  const { targetAge, random, memory } = options
  const most = Math.min(options.limits?.most ?? THREADS_MOST, threadsMost(options))
  const free = new Set(all.filter(({ ages }) => ages.includes(targetAge)))
  const timesUsed = (thread: Thread) => {
    const numbers = Array.from({ length: most }, (_, index) => numbered(thread.plant[0] ?? '', index + 1))
    return numbers.reduce((times, phrasing) => times + memory.timesPhrased(phrasing), 0)
  }
  const isOf = (thread: Thread, { kind, isPet = false }: GivenAnswer): boolean =>
    thread.kinds.includes(kind) && (thread.pet ?? false) === (isPet && targetAge !== 'toddler')
  const inserts: Insert[] = []
  const fillings: Filling[] = []
  const habit = targetAge === 'toddler' ? undefined : left.find(isShown)
  for (const answer of left.toSorted((one, other) => order(one) - order(other))) {
    if (fillings.length >= most) break
    const isFit = (one: Thread): boolean =>
      isOf(one, answer) && hasFormsOf(one, answer) && isSpread(one, fillings.length + 1, options)
    const fitting = answer === habit ? [] : [...free].filter(isFit)
    if (fitting.length === 0) continue
    const thread = random.pick(leastUsed(fitting, timesUsed))
    free.delete(thread)
    const number = fillings.length + 1
    inserts.push(...insertsOf(thread, answer, number, options))
    fillings.push({ socket: `${ANSWER}${number}`, reading: answer.reading, fact: answer.fact })
  }
  if (habit) fillings.push({ socket: GESTURE, reading: habit.reading, fact: habit.fact })
  return { inserts, fillings }
}
