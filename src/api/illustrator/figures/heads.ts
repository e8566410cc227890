import { circle, svg } from '../../../lib/svg-markup.ts'
import { beardOf, hairOf, type View } from './hair-styles.ts'
import { headwearOf } from './headwear.ts'
import type { Look } from './look.ts'

const FRINGE = 'M-2 -99C8 -101 15 -95 16.500 -88C12 -91 9 -94 6 -94C3 -91 1 -88 -2 -86Z'
/** Hats cover the hair above; taller curls and buns would grow through. */
const HAT_LINE = svg`<clipPath id="underHat"><path d="M-60 -94H60V0H-60Z"/></clipPath>`
const COVERING = ['cap', 'nightcap', 'brim']

/** About 28 wide round 2, -84; without a face, so never uncanny. */
export function headOf(look: Look, view: View): string {
  const { headwear, skin } = look
  const face = circle(2, -84, 13.5, skin)
  if (headwear === 'helmet') return headwearOf(look, view)
  if (headwear === 'hood' && view === 'side') {
    const fringe = look.hairStyle !== 'bald' ? svg`<path d="${FRINGE}" fill="${look.hair}"/>` : ''
    return face + fringe + (look.beard ? beardOf(look) : '') + headwearOf(look, view)
  }
  const hair = hairOf(look, view)
  const onHead = COVERING.includes(headwear)
    ? svg`${HAT_LINE}<g clip-path="url(#underHat)">${hair.onHead}</g>`
    : (hair.behind ?? '') + hair.onHead
  const nape = view === 'back' ? svg`<path d="M-3 -74H7V-66H-3Z" fill="${skin}"/>` : ''
  return nape + face + (look.beard && view === 'side' ? beardOf(look) : '') + onHead + headwearOf(look, view)
}
