import { type Colour, darker } from '../../lib/colour.ts'
import { type Point, svg } from '../../lib/svg-markup.ts'
import type { Look } from '../look.ts'
import { between, cut, disc, laid, line, lit, moved, shaded } from '../paper.ts'
import { type Sheet, sheet } from '../sheet.ts'
import type { Bones, Skeleton } from '../skeleton.ts'
import { strip } from '../strip.ts'

const CARBON = '#39435a'
const CUFF = '#e9a83c'
const STEEL = '#8fa9bf'
/** Shins steeper than this let the foot stand flat. */
const FLAT = 26

const isBareLegged = ({ outfit }: Look) => outfit === 'nightshirt'
const legColour = (look: Look): Colour =>
  isBareLegged(look) ? look.skin : look.outfit === 'suit' ? shaded(look.coat, 0.14) : look.trousers

const tall = (colour: Colour) =>
  cut('M-6.5 -19C-3 -21 4 -21 7 -19L7 -3H-6.5Z', lit(colour, 0.08)) +
  cut('M-6.5 -19C-4 -20.5 -2 -20.5 0 -20.5L-1.5 -3H-6.5Z', shaded(colour, 0.22), 0.8) +
  line('M-6.5 -17.5Q0 -15.5 7 -17.5', lit(colour, 0.45), 1.5)

function shoe(look: Look, [, knee, foot]: Bones, { isSeated, limb }: Skeleton, isFar: boolean): Sheet {
  const angle = (Math.atan2(foot[0] - knee[0], foot[1] - knee[1]) * -180) / Math.PI
  const turn = isSeated || Math.abs(angle) < FLAT ? 0 : angle
  const scale = limb / 8.4
  if (isBareLegged(look) && !look.boots) {
    const bare = cut('M-5 -4C-6 3 -2 4 4 4C10 4 13 3 12 0C10 -3 6 -4 4 -6Z', shaded(look.skin, isFar ? 0.2 : 0.06))
    return sheet('body', laid(foot[0], foot[1], scale, bare, turn))
  }
  const colour = isFar ? darker(look.shoes, 0.25) : look.shoes
  const sole =
    cut('M-6.5 -5C-7.5 3 -7 4 -4 4H12C15 4 15 0 12 -2C8 -4 6 -6 6 -7Z', colour) +
    cut('M-7 1.5C-7 4 -6 4 -4 4H12C14 4 14.5 3 14.2 1.5Z', shaded(colour, 0.4))
  return sheet(
    look.boots ? 'boots' : 'shoes',
    laid(foot[0], foot[1], scale, (look.boots ? tall(colour) : '') + sole, turn),
  )
}

/** A running blade below the knee. */
function blade([, knee, foot]: Bones, limb: number): string {
  const spring = svg`M${knee[0]} ${knee[1]}C${knee[0] - 4} ${knee[1] + 8} ${knee[0] - 9} ${foot[1] - 10} ${foot[0] - 2} ${foot[1] + 3}L${foot[0] + 11} ${foot[1] + 3}`
  return line(spring, CARBON, 4.4) + strip([knee, moved(knee, [0, 6])], [limb * 1.1, limb * 0.8], CUFF)
}

export function legSheets(look: Look, skeleton: Skeleton, isFar: boolean): Sheet[] {
  const bones = isFar ? skeleton.farLeg : skeleton.nearLeg
  const { limb } = skeleton
  const colour = isFar ? darker(legColour(look), 0.2) : legColour(look)
  if (look.prosthesis === 'leg' && !isFar) {
    const thigh = strip([bones[0], bones[1]], [limb * 1.35, limb * 1.05], colour, { shade: 0.2 })
    return [sheet('trousers', thigh), sheet('prosthesis', blade(bones, limb))]
  }
  const cloth = strip(bones, [limb * 1.4, limb * 1.15, limb * 0.95], colour, { shade: 0.2 })
  return [sheet(isBareLegged(look) ? 'body' : 'trousers', cloth), shoe(look, bones, skeleton, isFar)]
}

const isBareArmed = ({ outfit }: Look) => outfit === 'vest'
const WIDE_SLEEVES: readonly string[] = ['cloak', 'raincoat', 'kaftan', 'parka', 'nightshirt']

function hook([, elbow, hand]: Bones, limb: number): string {
  const wrist = between(elbow, hand, 0.12)
  return (
    strip([wrist, hand], [limb * 0.9, limb * 0.62], STEEL, { shade: 0.3 }) +
    strip([wrist, between(elbow, hand, 0.32)], [limb * 1.15, limb * 1.05], CUFF) +
    disc(hand[0], hand[1], limb * 0.5, CARBON)
  )
}

export function armSheets(look: Look, skeleton: Skeleton, isFar: boolean): Sheet[] {
  const bones: Bones = isFar ? skeleton.farArm : skeleton.nearArm
  const { limb } = skeleton
  const cloth = isFar ? darker(look.coat, 0.16) : look.coat
  const skin = isFar ? shaded(look.skin, 0.12) : look.skin
  const hand = disc(bones[2][0], bones[2][1], limb * 0.58, skin)
  const isArtificial = look.prosthesis === 'arm' && !isFar
  if (isArtificial) {
    const upper = strip([bones[0], bones[1]], [limb * 1.28, limb * 1.3], cloth, {
      shade: 0.22,
      side: -1,
      isRound: true,
    })
    return [sheet('prosthesis', hook(bones, limb)), sheet('coat', upper)]
  }
  if (isBareArmed(look)) {
    const half: Point = between(bones[0], bones[1], 0.55)
    const arm = strip(bones, [limb * 1.05, limb * 0.9, limb * 0.8], skin, { shade: 0.14 })
    return [
      sheet('body', arm + hand),
      sheet('coat', strip([bones[0], half], [limb * 1.5, limb * 1.4], cloth, { shade: 0.2, isRound: true })),
    ]
  }
  const wide = WIDE_SLEEVES.includes(look.outfit) ? 1.38 : 1.12
  const sleeve = strip(bones, [limb * 1.28, limb * 1.32, limb * wide], cloth, {
    shade: 0.22,
    light: isFar ? 0.04 : 0.2,
    side: -1,
    isRound: true,
  })
  return [sheet('body', hand), sheet('coat', sleeve)]
}
