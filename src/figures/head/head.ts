import { svg } from '../../lib/svg-markup.ts'
import type { Look } from '../look.ts'
import { cut } from '../paper.ts'
import type { Sheet } from '../sheet.ts'
import * as face from './face.ts'
import { HAIR, type HairSheets, hairFromBehind, showsEar } from './hair.ts'
import { behindFace, coversHair, HATS, isLow } from './headwear.ts'

export interface HeadOptions {
  readonly isFromBehind: boolean
  readonly isAsleep: boolean
  /** Figures less than 90 px high keep the bare paper. */
  readonly hasFace: boolean
}

/** Hair below this line is seen under a hat; taller hair would grow through it. */
const HAT_LINE = svg`<clipPath id="underHat"><path d="M-60 -13H60V90H-60Z"/></clipPath>`
const underHat = (look: Look, markup: string) =>
  isLow(look.headwear) && markup !== '' ? svg`${HAT_LINE}<g clip-path="url(#underHat)">${markup}</g>` : markup

const FRINGE = 'M-7 -17C8 -23 20 -14 20.5 -4C15 -8 11 -13 6 -13C2 -12 -2 -9 -8 -8Z'

function hairSheets(look: Look, isFromBehind: boolean): HairSheets {
  const { headwear, hair, hairStyle } = look
  if (coversHair(headwear)) {
    const isVeiled = headwear === 'headscarf' || headwear === 'kerchief' || hairStyle === 'bald' || isFromBehind
    return { behind: '', front: isVeiled ? '' : cut(FRINGE, hair) }
  }
  const { behind, front } = isFromBehind ? hairFromBehind(hairStyle, hair) : HAIR[hairStyle](hair)
  return { behind: underHat(look, behind), front: underHat(look, front) }
}

function faceSheets(look: Look, isAsleep: boolean): Sheet[] {
  const { skin, freckles, scar } = look
  const isBearded = look.beard === 'full' || look.beard === 'long'
  return [
    { part: 'face', markup: face.cheeks(skin) },
    { part: 'freckles', markup: freckles ? face.freckles(skin) : '' },
    { part: 'eyes', markup: isAsleep ? face.closedEyes() : face.openEyes(look) },
    { part: 'scar', markup: scar ? face.scar(skin) : '' },
    { part: 'mouth', markup: isBearded ? '' : face.mouth(isAsleep ? 'calm' : look.mouth, skin) },
    { part: 'bindi', markup: look.bindi ? face.bindi() : '' },
  ]
}

/** What hangs at the ear: always over the hair. */
function earSheets(look: Look): Sheet[] {
  const { headwear, skin, hairStyle, hearingAids, earrings } = look
  const isVeiled = headwear === 'headscarf' || headwear === 'hood' || headwear === 'rainhood' || headwear === 'kerchief'
  const isFree = hearingAids !== undefined || earrings === true || (!isVeiled && showsEar(hairStyle))
  return [
    { part: 'ear', markup: isFree && !isVeiled ? face.ear(skin) : '' },
    { part: 'hearing-aids', markup: hearingAids ? face.hearingAid(hearingAids) : '' },
    { part: 'earrings', markup: earrings ? face.earring() : '' },
  ]
}

function eyewear({ glasses, sunglasses, eyePatch }: Look): Sheet[] {
  return [
    { part: 'eye-patch', markup: eyePatch ? face.eyePatch() : '' },
    { part: 'glasses', markup: glasses && !sunglasses ? face.glasses(glasses) : '' },
    { part: 'sunglasses', markup: sunglasses ? face.sunglasses(glasses) : '' },
  ]
}

/** From back to front, round 0, 0, with a radius of 20, turned three quarters to the right. */
export function headSheets(look: Look, { isFromBehind, isAsleep, hasFace }: HeadOptions): Sheet[] {
  const { skin, headwear, headwearColour, hair } = look
  const sheets = hairSheets(look, isFromBehind)
  const hat = headwear === 'none' ? '' : HATS[headwear](headwearColour)
  const shape: Sheet = { part: 'head', markup: face.faceDisc(skin) }
  const behind: Sheet[] = [
    { part: 'headwear', markup: behindFace(headwear, headwearColour) },
    { part: 'hair', markup: sheets.behind },
  ]
  const front: Sheet = { part: 'hair', markup: sheets.front }
  if (isFromBehind) {
    const wrapped =
      headwear === 'headscarf' || headwear === 'kerchief' || headwear === 'hood' || headwear === 'rainhood'
    const cover = wrapped
      ? cut('M-22 6C-28 -18 -12 -29 2 -28C18 -27 27 -14 22 6C20 22 14 32 0 34C-14 32 -20 22 -22 6Z', headwearColour)
      : hat
    return [
      ...behind,
      shape,
      front,
      { part: 'hearing-aids', markup: look.hearingAids ? face.hearingAid(look.hearingAids) : '' },
      { part: 'headwear', markup: cover },
    ]
  }
  const beard: Sheet = { part: 'beard', markup: look.beard ? face.beard(look.beard, hair, skin, look.mouth) : '' }
  return [
    ...[...behind, shape, ...(hasFace ? faceSheets(look, isAsleep) : []), beard],
    ...[front, { part: 'headwear', markup: hat } as const, ...earSheets(look), ...eyewear(look)],
  ]
}
