import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { circle, placed, svg } from '../../../lib/svg-markup.ts'
import { archedWindow, darkPane, LAMPLIGHT } from '../buildings/window.ts'
import { hill } from '../nature/hill.ts'
import { farLand, footColour, heroGround, landColour, nearestHill } from '../nature/land.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const TRIM = '#f3e4c6'
const SNOW = '#f8f6ee'
const BELL = '#e2b04c'
const WINDOWS = [-116, -86, -56, 56, 86, 116] as const

function wings(wall: Colour, roof: Colour, fill: string, snowy: boolean): string {
  const cover = snowy
    ? svg`<path d="M-146 -92L-128 -124H128L146 -92Q100 -100 60 -96T-40 -97T-146 -92Z" fill="${SNOW}"/>`
    : ''
  return (
    svg`<rect x="-138" y="-92" width="276" height="100" fill="${fill}"/><rect x="38" y="-92" width="100" height="100" fill="#00082a" opacity=".14"/>` +
    svg`<path d="M-148 -90L-126 -128H126L148 -90Z" fill="${roof}"/><path d="M30 -128H126L148 -90H30Z" fill="${darker(roof, 0.22)}"/>${cover}` +
    svg`<path d="M-138 -46H138" stroke="${lighter(wall, 0.22)}" stroke-width="3"/>`
  )
}

function front(stage: Stage, wall: Colour, roof: Colour): string {
  const fill = stage.gradient(lighter(wall, 0.16), darker(wall, 0.12))
  return (
    svg`<path d="M-20 -168V-222H20V-168Z" fill="${lighter(wall, 0.1)}"/><path d="M4 -168V-222H20V-168Z" fill="#00082a" opacity=".2"/><path d="M-11 -182V-204A11 11 0 0 1 11 -204V-182Z" fill="${darker(wall, 0.5)}"/><path d="M-8 -186Q-7 -202 0 -204Q7 -202 8 -186Z" fill="${BELL}"/>` +
    svg`<path d="M-27 -220L0 -262V-220Z" fill="${lighter(roof, 0.12)}"/><path d="M27 -220L0 -262V-220Z" fill="${darker(roof, 0.22)}"/><path d="M0 -262V-286" stroke="#3a2210" stroke-width="2"/><path d="M0 -286q14 -6 28 2l-6 8l5 8q-14 -7 -27 -2Z" fill="${stage.palette.accents[1]}"/>` +
    svg`<path d="M-44 8V-116L0 -166L44 -116V8Z" fill="${fill}"/><path d="M0 -166L44 -116V8H6Z" fill="#00082a" opacity=".12"/><path d="M-54 -108L0 -170V-182L-62 -114Z" fill="${lighter(roof, 0.1)}"/><path d="M54 -108L0 -170V-182L62 -114Z" fill="${darker(roof, 0.2)}"/>` +
    circle(0, -112, 17, TRIM) +
    circle(0, -112, 13, '#fffaf0') +
    svg`<path d="M0 -112V-121M0 -112L6 -108" stroke="#3a2210" stroke-width="2.2" stroke-linecap="round"/>` +
    archedWindow(-24, -46, 15, 30) +
    archedWindow(24, -46, 15, 30) +
    svg`<path d="M-15 8V-26A15 16 0 0 1 15 -26V8Z" fill="${LAMPLIGHT}"/><path d="M0 8V-42M-15 -24H15" stroke="#3a2210" stroke-opacity=".6" stroke-width="2"/><path d="M-26 10H26V4H-26Z" fill="${TRIM}"/>`
  )
}

export const school: Motif = (stage, setting) => {
  farLand(stage, setting)
  const { unit, palette, random, width } = stage
  const land = hill(stage, {
    y: 0.69,
    amplitude: 0.014,
    bumps: 6,
    colour: landColour(setting, 2),
    foot: footColour(setting, 2),
  })
  const x = setting.motifX * width
  const wall = mix('#b8604a', palette.lands[2], palette.mood === 'dark' ? 0.5 : 0.26)
  const roof = mix(palette.lands[4], palette.accents[0], 0.18)
  const panes = WINDOWS.map(
    across =>
      archedWindow(across, -52, 16, 28, LAMPLIGHT) +
      archedWindow(across, -10, 16, 26, random.chance(0.7) ? LAMPLIGHT : darkPane(wall)),
  )
  const fill = stage.gradient(lighter(wall, 0.1), darker(wall, 0.2))
  const building = wings(wall, roof, fill, setting.snow) + panes.join('') + front(stage, wall, roof)
  stage.sheet(placed(x, land.heightAt(x) + 8, unit / 520, building), 'middle')
  stage.sheet(land.markup, 'far')
  stage.glow(x, land.heightAt(x) - unit * 0.1, unit * 0.42, '#ffcf80', 0.42, unit * 0.26)
  nearestHill(stage, setting)
  return heroGround(stage, setting).heightAt
}
