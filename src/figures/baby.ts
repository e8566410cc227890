import { bodyOfAge } from './body.ts'
import { headSheets } from './head/head.ts'
import type { Look } from './look.ts'
import { cut, laid, line, oval, shaded } from './paper.ts'
import { joined, laidSheets, type Sheet, sheet } from './sheet.ts'

const WICKER = '#b98a4e'
const BLANKET = '#f4e3c6'

const wrap = (colour: string): string =>
  cut('M-30 14C-34 -14 -14 -24 6 -20C24 -16 30 4 22 20C6 34 -22 32 -30 14Z', colour) +
  cut('M-30 14C-34 -14 -14 -24 6 -20C-10 -12 -16 10 -10 29C-20 28 -28 22 -30 14Z', shaded(colour, 0.14), 0.8) +
  line('M-22 8Q-2 17 18 6', shaded(colour, 0.2), 2.2)

const HEAD = { x: 4, y: -18, scale: 0.92, turn: -10 } as const

/** In a blanket, from 30 left to 30 right of 0, 0. */
function bundle(look: Look, colour: string, isAsleep: boolean): Sheet[] {
  const head = headSheets(look, { isFromBehind: false, isAsleep, hasFace: true })
  return [sheet('coat', wrap(colour)), ...laidSheets(head, HEAD.x, HEAD.y, HEAD.scale, HEAD.turn)]
}

/** A baby of less than a year: in a basket on the ground, awake unless it sleeps. */
export function babySheets(look: Look, isAsleep: boolean): Sheet[] {
  const basket =
    cut('M-40 -22Q0 -14 40 -22L32 -2Q0 6 -32 -2Z', WICKER) +
    cut('M-40 -22Q-20 -17 -10 -17L-10 3Q-24 2 -32 -2Z', shaded(WICKER), 0.7) +
    line('M-37 -15Q0 -7 37 -15M-34 -8Q0 0 34 -8M-16 -18V1M6 -17V2M24 -19V0', shaded(WICKER, 0.36), 1.4)
  return [
    sheet('ground', oval(0, 3, 40, 4.5, '#000018', 0.32)),
    ...laidSheets(bundle(look, look.coat, isAsleep), 0, -34, 1),
    sheet('prop', basket),
  ]
}

/** A baby in somebody's arms. */
export function babyInArms(carrier: Look, x: number, y: number): string {
  const baby: Look = {
    ...{
      age: 0,
      group: 'baby',
      body: bodyOfAge(0),
      stature: 1,
      girth: 1,
      mouth: 'calm',
      headwear: 'none',
      headwearColour: BLANKET,
    },
    ...{
      skin: carrier.skin,
      hair: carrier.hair,
      hairStyle: 'tuft',
      outfit: 'nightshirt',
      coat: BLANKET,
      trousers: BLANKET,
      shoes: BLANKET,
    },
  }
  return laid(x, y, 0.62, joined(bundle(baby, BLANKET, true)))
}
