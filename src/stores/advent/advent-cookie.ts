import { ADVENT_DOORS, ADVENT_SEASON } from '../../contract/advent.ts'
import type { CookieJar } from '../session.ts'

/** 25 flags by day (index 0 is unused), and the days in street order. */
export interface Doors {
  readonly open: readonly boolean[]
  readonly order: readonly number[]
}

/** 25 flags, and 24 days of two digits each: short, because every request carries it. */
const COOKIE_VALUE = new RegExp(`^([01]{${ADVENT_DOORS + 1}})\\.(\\d{${ADVENT_DOORS * 2}})$`)

const nameOf = (story: string): string => `advent-${story}`

export const DAYS: readonly number[] = Array.from({ length: ADVENT_DOORS }, (_, index) => index + 1)

/** Undefined for nothing, or another format. */
export function readDoors(jar: CookieJar, story: string): Doors | undefined {
  const pair = jar.cookie.split('; ').find(text => text.startsWith(`${nameOf(story)}=`))
  const [, marks = '', days = ''] = COOKIE_VALUE.exec(pair?.slice(nameOf(story).length + 1) ?? '') ?? []
  const order = (days.match(/\d\d/g) ?? []).map(Number)
  if (new Set(order).size !== ADVENT_DOORS || !order.every(day => DAYS.includes(day))) return undefined
  return { open: Array.from(marks, mark => mark === '1'), order }
}

/** The cookie expires with the season; afterwards nothing is kept. */
export function writeDoors(jar: CookieJar, story: string, { open, order }: Doors, isSecure: boolean): void {
  const marks = open.map(isOpen => (isOpen ? '1' : '0')).join('')
  const days = order.map(day => String(day).padStart(2, '0')).join('')
  const expires = new Date(ADVENT_SEASON.cookieEnds).toUTCString()
  const rules = `path=/; expires=${expires}; samesite=lax${isSecure ? '; secure' : ''}`
  jar.cookie = `${nameOf(story)}=${marks}.${days}; ${rules}`
}
