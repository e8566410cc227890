import { darker } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { View } from './hair-styles.ts'
import type { Look } from './look.ts'
import type { Headwear } from './look-options.ts'

type Hat = (look: Look) => string

const shape = (data: string, fill: string, opacity = 1) => svg`<path d="${data}" fill="${fill}" opacity="${opacity}"/>`

const cap: Hat = ({ coat, scarf }) =>
  shape('M-13 -83C-15 -99 -5 -105 5 -104C15 -102 18.500 -93 17 -88C10 -86 -4 -84 -13 -83Z', coat) +
  shape('M-13 -83C-15 -98 -6 -104 3 -104C-4 -98 -6 -91 -6 -84Z', darker(coat, 0.3), 0.4) +
  shape('M-14 -80C-16 -84 -15 -88 -13 -89C-3 -89 8 -91 17 -93C19 -91 19 -87 17 -85C8 -82 -4 -80 -14 -80Z', scarf) +
  circle(3, -106, 4.6, scarf)

const capBehind: Hat = ({ coat, scarf }) =>
  shape('M-14 -84C-16 -100 -6 -105 2 -105C10 -105 20 -100 18 -84Z', coat) +
  shape('M2 -105C10 -105 20 -100 18 -84H6C8 -92 6 -100 2 -105Z', darker(coat, 0.3), 0.4) +
  shape('M-15 -80C-17 -84 -16 -88 -14 -89C-4 -86 8 -86 18 -89C20 -88 21 -84 19 -80C8 -77 -4 -77 -15 -80Z', scarf) +
  circle(2, -107, 4.6, scarf)

const nightcap: Hat = ({ scarf }) =>
  shape('M-13 -85C-13 -104 7 -111 17 -91C8 -95 -3 -93 -13 -85Z', scarf) +
  shape('M-4 -102C-16 -108 -28 -100 -28 -86C-22 -92 -14 -92 -10 -92Z', darker(scarf, 0.14)) +
  circle(-28, -84, 4, '#fffaf0')

const nightcapBehind: Hat = ({ scarf }) =>
  shape('M-14 -84C-14 -102 -4 -107 4 -106C14 -104 20 -96 18 -84C8 -81 -4 -81 -14 -84Z', scarf) +
  shape('M8 -104C20 -108 30 -98 29 -84C24 -90 18 -92 14 -90Z', darker(scarf, 0.16)) +
  circle(29, -82, 4, '#fffaf0')

const hood: Hat = ({ coat }) =>
  shape(
    'M-13 -74C-20 -98 -4 -112 10 -104C20 -100 20 -92 17 -88C10 -96 2 -92 0 -80C-2 -74 -2 -70 -4 -68C-9 -68 -12 -70 -13 -74Z',
    coat,
  ) +
  shape('M-6 -106L-22 -112L-14 -92Z', darker(coat, 0.26)) +
  shape('M-13 -74C-18 -92 -10 -106 2 -106C-6 -98 -8 -84 -5 -69C-9 -68 -12 -70 -13 -74Z', darker(coat, 0.3), 0.35)

const hoodBehind: Hat = ({ coat }) =>
  shape('M-16 -75C-8 -67 12 -67 20 -75C22 -64 12 -52 2 -48C-8 -52 -18 -64 -16 -75Z', coat) +
  shape('M2 -69C10 -69 16 -71 20 -75C22 -64 12 -52 2 -48Z', darker(coat, 0.3), 0.5)

const brim: Hat = ({ scarf }) =>
  shape('M-11 -90C-12 -104 -4 -109 4 -108C12 -107 16 -101 15 -92Z', '#b98a4e') +
  shape('M-11 -90C-12 -103 -5 -108 2 -108C-4 -102 -5 -96 -4 -91Z', '#7a5226', 0.6) +
  shape('M-24 -86C-14 -93 18 -97 28 -90C18 -88 -10 -84 -24 -86Z', '#a87a40') +
  shape('M-11.500 -90C-4 -94 8 -96 15.500 -94V-90C8 -91 -4 -89 -12 -86Z', scarf)

const brimBehind: Hat = ({ scarf }) =>
  shape('M-11 -91C-12 -105 -5 -109 2 -109C9 -109 16 -105 15 -91Z', '#b98a4e') +
  shape('M2 -109C9 -109 16 -105 15 -91H6C7 -98 6 -104 2 -109Z', '#7a5226', 0.5) +
  shape('M-24 -89C-12 -95 16 -95 28 -89C16 -83 -12 -83 -24 -89Z', '#a87a40') +
  shape('M-11.500 -95C-4 -92 8 -92 15.500 -95V-91C8 -88 -4 -88 -11.500 -91Z', scarf)

const helmet: Hat = ({ skin, hair }) =>
  circle(1, -85, 19.5, '#eef4f4') +
  shape('M-18 -88A19.500 19.500 0 0 0 12 -69C-2 -72 -12 -82 -10 -101A19.500 19.500 0 0 0 -18 -88Z', '#9fb6c2', 0.55) +
  circle(5.5, -85, 13, '#27405e') +
  circle(6, -83, 10.5, skin) +
  shape(
    'M-5.500 -83C-6 -94 2 -97.500 8 -96.500C15 -95.500 18 -90 17 -86C12 -90 5 -91 1 -87C0 -83 -2 -78 -4 -77Z',
    hair,
  ) +
  svg`<path d="M10 -96c6 2 9 8 7.500 14" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none" stroke-linecap="round"/>`

const helmetBehind: Hat = ({ scarf }) =>
  circle(2, -85, 19.5, '#eef4f4') +
  shape('M2 -104.500A19.500 19.500 0 0 1 2 -65.500C10 -78 10 -94 2 -104.500Z', '#9fb6c2', 0.6) +
  svg`<path d="M-16 -92Q2 -84 20 -92" stroke="${scarf}" stroke-width="4" fill="none"/>` +
  circle(-17, -84, 4, '#9fb6c2') +
  circle(21, -84, 4, '#9fb6c2')

const bow: Hat = ({ scarf }) =>
  shape('M-8 -97l-11 -7l2 10l-6 6l11 1Z', scarf) + circle(-9, -96, 2.6, darker(scarf, 0.2))
const bowBehind: Hat = ({ scarf }) =>
  shape('M2 -98L-10 -105V-90ZM2 -98L14 -105V-90Z', scarf) + circle(2, -98, 3, darker(scarf, 0.2))

const none: Hat = () => ''

const SIDE: Record<Headwear, Hat> = { none, bow, hood, cap, nightcap, brim, helmet }
const BACK: Record<Headwear, Hat> = {
  none,
  bow: bowBehind,
  hood: hoodBehind,
  cap: capBehind,
  nightcap: nightcapBehind,
  brim: brimBehind,
  helmet: helmetBehind,
}

export const headwearOf = (look: Look, view: View): string => (view === 'side' ? SIDE : BACK)[look.headwear](look)

export const AIR_BUBBLE = svg`<circle cx="2" cy="-87" r="23" fill="#eafcff" fill-opacity=".2" stroke="#fff" stroke-opacity=".75" stroke-width="1.600"/><path d="M12 -104c7 3 10 9 10 16" stroke="#fff" stroke-opacity=".85" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="M-14 -68Q2 -60 18 -68V-63Q2 -55 -14 -63Z" fill="#e2b04c"/>`
