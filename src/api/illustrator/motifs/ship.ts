import { darker, mix } from '../../../lib/colour.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { flock } from '../figures/animals.ts'
import { mist } from '../nature/land.ts'
import { mountains } from '../nature/mountains.ts'
import { waves } from '../nature/water.ts'
import type { Stage } from '../paper/stage.ts'
import type { Ground, Motif } from './motif.ts'

const SAIL = '#fdf1d6'
const MAST = '#4a2613'

function vessel(stage: Stage): string {
  const [pennant, planks] =
    stage.palette.mood === 'dark' ? [stage.palette.accents[0], '#4a2a24'] : [stage.palette.accents[0], '#b84a2b']
  const lee = mix(SAIL, '#b8823f', 0.3)
  const hull = stage.gradient(mix(planks, '#ffffff', 0.14), mix(planks, '#200a10', 0.35))
  return svg`<path d="M-6 -8V-178M64 -6V-134M-62 -10V-120" stroke="${MAST}" stroke-width="5"/><path d="M-78 -30L-132 -62" stroke="${MAST}" stroke-width="4"/>
<path d="M-4 -172C34 -160 42 -130 30 -108L-4 -112ZM-4 -104C50 -92 54 -56 40 -30L-4 -36ZM66 -128C102 -112 108 -66 94 -32L66 -36ZM-64 -114C-40 -100 -36 -64 -42 -34L-64 -38Z" fill="${SAIL}"/>
<path d="M-6 -172C-44 -160 -52 -132 -42 -108L-6 -112ZM-6 -104C-56 -92 -60 -58 -46 -30L-6 -36ZM64 -128C44 -112 42 -70 50 -34L64 -36ZM-66 -114C-96 -98 -104 -66 -94 -40L-66 -40Z" fill="${lee}"/>
<path d="M-6 -178q14 -10 26 -2q10 6 22 0l-6 12q-12 6 -24 0q-10 -4 -18 2ZM64 -134q10 -7 18 -2q8 4 16 0l-4 9q-9 4 -17 0q-7 -3 -13 1Z" fill="${pennant}"/>
<path d="M-104 -28C-70 -12 50 -12 84 -34L118 -52C122 -20 100 24 76 34H-62C-84 24 -98 0 -104 -28Z" fill="${hull}"/><path d="M-100 -14C-60 2 50 2 108 -26" fill="none" stroke="#f3c271" stroke-width="4"/><g fill="#ffe09a"><circle cx="-50" cy="12" r="5"/><circle cx="-22" cy="14" r="5"/><circle cx="6" cy="14" r="5"/><circle cx="34" cy="13" r="5"/><circle cx="62" cy="8" r="5"/></g>`
}

export function seaRock(stage: Stage, heroX: number): Ground {
  const { width, height } = stage
  const [x, top] = [(heroX + (heroX < 0.5 ? -0.05 : 0.05)) * width, height * 0.83]
  const stone = mix('#b9803f', stage.palette.lands[3], 0.35)
  const fill = stage.gradient(stone, darker(stone, 0.5))
  const outline = svg`M${x - width * 0.42} ${height * 1.1}C${x - width * 0.34} ${height * 0.9} ${x - width * 0.27} ${top} ${x - width * 0.1} ${top}H${x + width * 0.1}C${x + width * 0.25} ${top} ${x + width * 0.3} ${height * 0.93} ${x + width * 0.42} ${height * 1.1}Z`
  const fold = svg`M${x - width * 0.03} ${top}L${x + width * 0.05} ${height * 0.89}L${x - width * 0.03} ${height * 1.1}H${x + width * 0.42}C${x + width * 0.3} ${height * 0.93} ${x + width * 0.25} ${top} ${x + width * 0.1} ${top}Z`
  stage.sheet(svg`<path d="${outline}" fill="${fill}"/><path d="${fold}" fill="#140a24" opacity=".26"/>`, 'middle')
  return () => top + 4
}

export const ship: Motif = (stage, setting) => {
  const { lands } = stage.palette
  mountains(stage, { base: 0.6, height: 0.24, count: 5, colour: lands[0], snowCaps: setting.snow })
  mist(stage, setting.sky.x, 0.56, 0.55)
  stage.sheet(flock(stage, setting.sky.x > 0.5 ? 0.3 : 0.68, 0.26, lands[4]), 'flat')
  stage.sheet(waves(stage, 0.6, 0.035, lands[1]), 'far')
  const mirrored = setting.facing
  stage.sheet(
    placed(setting.motifX * stage.width, stage.height * 0.612, stage.unit / 560, vessel(stage), -mirrored),
    'middle',
  )
  stage.sheet(waves(stage, 0.68, 0.06, lands[2]), 'middle')
  mist(stage, setting.sky.x, 0.68, 0.3, 0.3)
  stage.sheet(waves(stage, 0.765, 0.075, lands[3]), 'middle')
  const ground = seaRock(stage, setting.heroX)
  stage.sheet(waves(stage, 0.935, 0.05, lands[4]), 'middle')
  return ground
}
