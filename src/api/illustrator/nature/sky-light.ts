import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { SkyLight } from '../setting.ts'

const MOON_PAPER = '#fffdf0'
const CRATER = '#d9a85a'
/** x, y and radius, in radii of the moon. */
const CRATERS = [
  [-0.3, -0.2, 0.2],
  [0.35, 0.25, 0.26],
  [-0.1, 0.48, 0.12],
  [0.25, -0.45, 0.1],
] as const

function disc(stage: Stage, x: number, y: number, radius: number): string {
  const isSun = stage.palette.timeOfDay === 'day'
  const craters = (isSun ? [] : CRATERS).map(([right, down, size]) =>
    circle(x + right * radius, y + down * radius, size * radius, CRATER),
  )
  return svg`${circle(x, y, radius, stage.gradient(MOON_PAPER, stage.palette.glow))}<g opacity=".16">${craters.join('')}</g>`
}

function sickle(stage: Stage, x: number, y: number, r: number): string {
  const fill = stage.gradient('#fffbe8', '#ffdf9a')
  return svg`<path d="M${x + r * 0.35} ${y - r * 0.94}A${r} ${r} 0 1 0 ${x + r * 0.94} ${y + r * 0.35}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.35} ${y - r * 0.94}Z" fill="${fill}"/>`
}

export function hangLight(stage: Stage, light: SkyLight): void {
  const [x, y, radius] = [light.x * stage.width, light.y * stage.height, light.radius * stage.unit]
  stage.glow(x, y, radius * 5.4, stage.palette.glow, 0.7)
  const halo = [3, 2, 1].map(ring => circle(x, y, radius * (1 + ring * 0.42), stage.palette.glow, 0.16 - ring * 0.03))
  stage.sheet(halo.join(''), 'flat')
  stage.sheet(light.kind === 'crescent' ? sickle(stage, x, y, radius) : disc(stage, x, y, radius), 'far')
}
