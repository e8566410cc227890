import { atom, computed } from 'nanostores'
import { ADVENT_DOORS, type AdventTime, adventTime } from '../../contract/advent.ts'
import { calendarDay } from '../../lib/calendar-day.ts'
import { seeded } from '../../lib/seeded.ts'
import type { CookieJar } from '../session.ts'
import { DAYS, type Doors, readDoors, writeDoors } from './advent-cookie.ts'

/** `early` waits for its day; `ready` may be opened; `peeked` is open for a look and closes again. */
export type DoorState = 'open' | 'peeked' | 'today' | 'ready' | 'early'

export interface Door {
  /** From 1; also the number of its chapter. */
  readonly day: number
  readonly state: DoorState
}

interface AdventDeps {
  readonly story: string
  readonly jar: CookieJar
  readonly isSecure: boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Default: the browser's. */
  readonly timeZone?: string
}

export function createAdvent({ story, jar, isSecure, now, timeZone }: AdventDeps) {
  const timeNow = (): AdventTime => adventTime(calendarDay(now(), timeZone))
  const $time = atom(timeNow())
  const $doors = atom<Doors>(readDoors(jar, story) ?? shutDoors(story))
  const $shown = atom<number | undefined>(undefined)
  const $street = computed([$doors, $time, $shown], ({ open, order }, time, shown) =>
    order.map((day): Door => ({ day, state: stateOf(day, open[day] === true, time, shown) })),
  )

  /** Catches up with midnight and with other tabs. */
  const look = () => {
    const time = timeNow()
    if (JSON.stringify(time) !== JSON.stringify($time.get())) $time.set(time)
    const stored = readDoors(jar, story)
    if (stored)
      $doors.set({ ...stored, open: stored.open.map((isOpen, day) => isOpen || $doors.get().open[day] === true) })
  }
  /** Before the season nothing is remembered. */
  const press = (day: number): 'shown' | 'too-early' => {
    look()
    const time = $time.get()
    if (isEarly(day, time)) return 'too-early'
    if (time.state !== 'before') {
      const { open, order } = $doors.get()
      $doors.set({ order, open: open.with(day, true) })
      writeDoors(jar, story, $doors.get(), isSecure)
    }
    $shown.set(day)
    return 'shown'
  }
  return { $time, $shown, $street, look, press, close: () => $shown.set(undefined) }
}

/** Every story has its own order, the same in every browser. */
const shutDoors = (story: string): Doors => ({
  open: Array.from({ length: ADVENT_DOORS + 1 }, () => false),
  order: seeded(story).shuffle(DAYS),
})

const isEarly = (day: number, time: AdventTime): boolean => time.state === 'december' && day > time.day

function stateOf(day: number, isOpen: boolean, time: AdventTime, shown: number | undefined): DoorState {
  if (time.state === 'before') return shown === day ? 'peeked' : 'ready'
  if (isOpen) return 'open'
  if (isEarly(day, time)) return 'early'
  return time.state === 'december' && time.day === day ? 'today' : 'ready'
}
