import { describe, expect, it } from 'vitest'
import { createAdvent, type DoorState } from '../../../src/stores/advent/advent.ts'
import { fakeCookies } from './fake-cookies.ts'

const STORY = '0198c0de-1111-4222-8333-444455556666'
const BERLIN = 'Europe/Berlin'
const NOON = 'T12:00:00Z'

/** A street at a moment, in a browser with `cookies`. */
function street(at: string, { cookies = fakeCookies(), timeZone = BERLIN, story = STORY } = {}) {
  let moment = Date.parse(at)
  const advent = createAdvent({ story, jar: cookies.jar, isSecure: true, now: () => moment, timeZone })
  const states = () => Object.fromEntries(advent.$street.get().map(({ day, state }) => [day, state]))
  const daysThatAre = (wanted: DoorState) =>
    advent.$street
      .get()
      .flatMap(({ day, state }) => (state === wanted ? [day] : []))
      .sort((one, other) => one - other)
  return {
    ...advent,
    cookies,
    states,
    daysThatAre,
    wait(until: string) {
      moment = Date.parse(until)
    },
  }
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('the doors of an advent calendar', () => {
  it('stand shuffled, each day once, in the same order in every browser, and in another for another story', () => {
    const order = (story: string) =>
      street(`2026-12-01${NOON}`, { story })
        .$street.get()
        .map(({ day }) => day)
    expect(order(STORY).toSorted((one, other) => one - other)).toEqual(upTo(24))
    expect(order(STORY)).not.toEqual(upTo(24))
    expect(order(STORY)).toEqual(order(STORY))
    expect(order('another')).not.toEqual(order(STORY))
  })

  it('all open for a look before December, and are shut again, and nothing is remembered', () => {
    const advent = street(`2026-11-30${NOON}`)
    expect(advent.press(24)).toBe('shown')
    expect(advent.daysThatAre('peeked')).toEqual([24])
    expect(advent.$shown.get()).toBe(24)
    advent.close()
    expect(advent.daysThatAre('ready')).toEqual(upTo(24))
    expect(advent.cookies.stored.size).toBe(0)
  })

  it('open up to today in December, and stay open', () => {
    const advent = street(`2026-12-11${NOON}`)
    expect(advent.daysThatAre('ready')).toEqual(upTo(10))
    expect(advent.daysThatAre('today')).toEqual([11])
    expect(advent.daysThatAre('early')).toEqual(upTo(24, 12))
    expect(advent.press(11)).toBe('shown')
    advent.close()
    expect(advent.press(3)).toBe('shown')
    expect(advent.daysThatAre('open')).toEqual([3, 11])
  })

  it('refuse to open early, and nothing is shown', () => {
    const advent = street(`2026-12-11${NOON}`)
    expect(advent.press(12)).toBe('too-early')
    expect(advent.$shown.get()).toBeUndefined()
    expect(advent.states()[12]).toBe('early')
    expect(advent.cookies.stored.size).toBe(0)
  })

  it('open after the season, all of them', () => {
    const advent = street(`2027-01-01${NOON}`)
    expect(advent.daysThatAre('ready')).toEqual(upTo(24))
    expect(advent.press(24)).toBe('shown')
    advent.close()
    expect(advent.daysThatAre('open')).toEqual([24])
  })

  it.each([
    ['Pacific/Kiritimati', '2026-12-23T10:00:00Z', 'shown'],
    ['Europe/Berlin', '2026-12-23T22:59:59Z', 'too-early'],
    ['Europe/Berlin', '2026-12-23T23:00:00Z', 'shown'],
    ['Pacific/Honolulu', '2026-12-24T09:59:59Z', 'too-early'],
  ])("go by the visitor's own calendar: in %s on %s the 24th is %s", (timeZone, at, outcome) => {
    expect(street(at, { timeZone }).press(24)).toBe(outcome)
  })

  it('notice midnight while the page is open', () => {
    const advent = street('2026-12-05T22:59:00Z')
    expect(advent.states()[6]).toBe('early')
    advent.wait('2026-12-05T23:00:00Z')
    advent.look()
    expect(advent.daysThatAre('today')).toEqual([6])
  })

  it('are remembered for each story by itself, in a cookie that ends with the season', () => {
    const cookies = fakeCookies()
    street(`2026-12-11${NOON}`, { cookies }).press(7)
    expect([...cookies.stored.keys()]).toEqual([`advent-${STORY}`])
    expect(cookies.rules()).toBe(' path=/; expires=Thu, 31 Dec 2026 23:59:59 GMT; samesite=lax; secure')
    const later = street(`2026-12-12${NOON}`, { cookies })
    expect(later.daysThatAre('open')).toEqual([7])
    expect(street(`2026-12-12${NOON}`, { cookies, story: 'another' }).daysThatAre('open')).toEqual([])
  })

  it('keep the order in which the cookie has them, and see what another tab opened', () => {
    const cookies = fakeCookies()
    const [here, there] = [street(`2026-12-11${NOON}`, { cookies }), street(`2026-12-11${NOON}`, { cookies })]
    here.press(1)
    there.press(2)
    here.look()
    expect(here.daysThatAre('open')).toEqual([1, 2])
    const [marks] = (cookies.stored.get(`advent-${STORY}`) ?? '').split('.')
    const order = upTo(24).toReversed()
    cookies.stored.set(`advent-${STORY}`, `${marks}.${order.map(day => String(day).padStart(2, '0')).join('')}`)
    expect(
      street(`2026-12-11${NOON}`, { cookies })
        .$street.get()
        .map(({ day }) => day),
    ).toEqual(order)
  })

  it.each(['', 'nonsense', `${'0'.repeat(25)}.${'01'.repeat(24)}`, `${'1'.repeat(24)}.${'0'.repeat(48)}`])(
    'begin anew when the cookie says "%s"',
    value => {
      const cookies = fakeCookies()
      cookies.stored.set(`advent-${STORY}`, value)
      expect(street(`2026-12-11${NOON}`, { cookies }).daysThatAre('open')).toEqual([])
      expect(street(`2026-12-11${NOON}`, { cookies }).$street.get()).toHaveLength(24)
    },
  )
})
