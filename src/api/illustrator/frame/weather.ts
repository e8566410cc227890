import { mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import { motes, snowfall } from './air.ts'

const LEAVES = ['#d2763a', '#e2a13a', '#b5432f', '#c98f4e'] as const

function rain(stage: Stage, facing: number): void {
  const { random, width, height, palette } = stage
  const thread = (length: number) => {
    const [x, y] = [random.between(-0.1, 1.1) * width, random.between(-0.1, 1) * height]
    return svg`M${x} ${y}l${-facing * length * 0.24} ${length}`
  }
  const colour = mix(palette.glow, '#dff0ff', 0.6)
  const threads = (count: number, length: number) =>
    Array.from({ length: count }, () => thread(length * random.between(0.6, 1.2))).join('')
  stage.sheet(
    svg`<path d="${threads(130, 22)}" stroke="${colour}" stroke-opacity=".34" stroke-width="1.100"/><path d="${threads(46, 40)}" stroke="${colour}" stroke-opacity=".5" stroke-width="1.700" stroke-linecap="round"/>`,
    'flat',
  )
}

function wind(stage: Stage, facing: number): void {
  const { random, width, height, palette } = stage
  const gusts = [0.24, 0.36, 0.5, 0.63].map((y, index) => {
    const [x, length] = [
      (index % 2 ? 0.42 : 0.1) * width + random.between(0, 0.1) * width,
      random.between(0.34, 0.46) * width,
    ]
    const curl = length * 0.11
    return svg`<path d="M0 0C${length * 0.3} ${-curl} ${length * 0.5} ${curl} ${length * 0.8} 0c${curl * 1.2} ${-curl * 0.5} ${curl * 1.7} ${-curl * 2} ${curl * 0.3} ${-curl * 2}c${-curl} 0 ${-curl} ${curl * 1.2} 0 ${curl * 1.1}" transform="translate(${facing > 0 ? x : width - x} ${y * height}) scale(${facing} 1)" fill="none" stroke="${palette.glow}" stroke-opacity=".6" stroke-width="2.200" stroke-linecap="round"/>`
  })
  stage.sheet(gusts.join(''), 'flat')
}

function leavesAdrift(stage: Stage, count: number): void {
  const { random, width, height } = stage
  const drawn = Array.from({ length: count }, () => {
    const [x, y, size] = [random.between(0.06, 0.94) * width, random.between(0.2, 0.9) * height, random.between(5, 9)]
    const colour = random.pick(LEAVES)
    return svg`<g transform="translate(${x} ${y}) rotate(${random.between(0, 360)})"><path d="M0 ${-size}Q${size * 0.8} 0 0 ${size}Z" fill="${mix(colour, '#200010', 0.2)}"/><path d="M0 ${-size}Q${-size * 0.8} 0 0 ${size}Z" fill="${colour}"/></g>`
  })
  stage.sheet(drawn.join(''), 'far')
}

function fog(stage: Stage): void {
  const { random, width, height, palette } = stage
  const colour = mix(palette.low, '#ffffff', 0.3)
  for (const y of [0.5, 0.62, 0.74, 0.86]) {
    stage.glow(random.between(0.1, 0.4) * width, y * height, width * 0.62, colour, 0.36, height * 0.08)
    stage.glow(random.between(0.6, 0.9) * width, (y + 0.05) * height, width * 0.6, colour, 0.3, height * 0.07)
  }
}

export function weatherOver(stage: Stage, setting: Setting, x: number, y: number): void {
  if (setting.underWater) return
  if (setting.weather === 'rain') rain(stage, setting.facing)
  else if (setting.weather === 'snow') snowfall(stage)
  else if (setting.weather === 'fog') fog(stage)
  else if (setting.weather === 'wind') wind(stage, setting.facing)
  if (setting.season === 'autumn') leavesAdrift(stage, setting.weather === 'wind' ? 26 : 14)
  if (setting.weather === 'clear' || setting.weather === 'fog') motes(stage, x, y)
}
