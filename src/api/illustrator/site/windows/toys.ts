import { darker, lighter } from '../../../../lib/colour.ts'
import { circle } from '../../../../lib/svg-markup.ts'
import type { Gift } from './gift.ts'
import { bow, cut, line } from './halves.ts'

const RED = '#c23b2c'
const GOLD = '#e3a63d'
const WOOD = '#9a5a28'
const CREAM = '#fbf1dc'
const BLUE = '#3f7896'
const DARK = '#20122a'

export const parcel: Gift = () =>
  cut('M-74 -14H74V100H-74Z', lighter('#2f7d5b', 0.08)) +
  cut('M0 -14H74V100H0Z', darker('#2f7d5b', 0.2)) +
  cut('M-84 -44H84V-8H-84Z', lighter('#2f7d5b', 0.16)) +
  cut('M0 -44H84V-8H0Z', darker('#2f7d5b', 0.12)) +
  cut('M-16 -44H16V100H-16Z', GOLD) +
  cut('M0 -44H16V100H0Z', darker(GOLD, 0.2)) +
  bow(0, -50, 1.5, GOLD)

const wheel = (x: number, radius: number) =>
  circle(x, 100 - radius, radius, DARK) +
  circle(x, 100 - radius, radius * 0.72, RED) +
  circle(x, 100 - radius, radius * 0.26, GOLD)

export const engine: Gift = () =>
  circle(46, -92, 15, CREAM, 0.9) +
  circle(18, -110, 11, CREAM, 0.7) +
  circle(-4, -118, 8, CREAM, 0.5) +
  cut('M40 -66H70L64 -20H46Z', darker(BLUE, 0.3)) +
  cut('M-90 -56H-14V64H-90Z', lighter(RED, 0.06)) +
  cut('M-52 -56H-14V64H-52Z', darker(RED, 0.16)) +
  cut('M-98 -72H-6V-54H-98Z', GOLD) +
  cut('M-74 -40H-30V-2H-74Z', '#ffdf94') +
  line('M-52 -40V-2', WOOD, 4) +
  cut('M-14 -26H74a20 46 0 0 1 0 90H-14Z', lighter(BLUE, 0.06)) +
  cut('M-14 20H88Q88 64 74 64H-14Z', darker(BLUE, 0.18)) +
  line('M14 -26V64M48 -26V64', GOLD, 6) +
  wheel(-62, 32) +
  wheel(10, 26) +
  wheel(64, 26)

export const rockingHorse: Gift = () =>
  line('M-98 74C-60 108 60 108 98 74', darker(RED, 0.1), 11) +
  cut('M-52 22L-64 88H-48L-30 36ZM30 30L46 88H62L52 18Z', darker(WOOD, 0.24)) +
  cut('M-82 -14C-104 0 -100 40 -84 56C-84 34 -76 18 -60 8Z', CREAM) +
  cut(
    'M-70 -10C-50 -28 6 -20 24 -36L36 -86L48 -104L56 -86L92 -58C98 -46 86 -38 74 -42L62 -46C62 -8 62 22 34 38C0 50 -44 48 -60 34C-72 22 -78 4 -70 -10Z',
    lighter(WOOD, 0.24),
  ) +
  cut('M62 -46C62 -8 62 22 34 38C0 50 -44 48 -60 34C-20 36 24 24 40 -10L48 -50Z', darker(WOOD, 0.02)) +
  cut('M36 -88C14 -76 8 -50 12 -28L26 -30C26 -54 34 -70 46 -80Z', CREAM) +
  cut('M-34 -22C-18 -10 2 -10 14 -24L22 10C4 26 -24 26 -38 12Z', RED) +
  line('M62 -48L74 -66M74 -42C50 -40 34 -24 22 -14', GOLD, 5) +
  circle(66, -70, 4.5, DARK)
