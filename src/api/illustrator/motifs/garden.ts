import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import { blossom } from '../nature/foliage.ts'
import { hill } from '../nature/hill.ts'
import { farLand, heroGround, landColour } from '../nature/land.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const PETALS: readonly Colour[] = ['#e0607a', '#f6d9c8', '#e9a83c', '#f29aa0', '#fff2ea']
const HEART = '#ffd479'

function hedge(stage: Stage, y: number, size: number, colour: Colour, gap: readonly [number, number]): string {
  const { random, width } = stage
  let drawn = ''
  for (let x = -size; x < width + size; x += size * 1.15) {
    if (x > gap[0] && x < gap[1]) continue
    const r = size * random.between(0.75, 1.05)
    drawn += circle(x, y, r, darker(colour, 0.16)) + circle(x - r * 0.14, y - r * 0.12, r * 0.84, lighter(colour, 0.06))
  }
  return drawn
}

/** The arch spans from -70 to 70 and rises to -190. */
function roses({ random }: Stage, leaf: Colour): string {
  return Array.from({ length: 34 }, (_, index) => {
    const angle = Math.PI * (index / 33)
    const reach = 78 + random.between(-9, 9)
    const [x, y] = [Math.cos(angle) * reach, -112 - Math.sin(angle) * reach]
    const green = circle(
      x + random.between(-6, 6),
      y + random.between(-6, 6),
      random.between(8, 13),
      mix(leaf, '#04102c', random.between(0, 0.2)),
    )
    return index % 2
      ? green
      : green + blossom(x, y, random.between(9, 13), random.pick(PETALS), HEART, random.between(0, 90))
  }).join('')
}

/** Foot at 0, 0. */
function gate(stage: Stage): string {
  const { palette } = stage
  const wood = mix('#f8efdd', palette.lands[2], 0.16)
  const shade = darker(wood, 0.3)
  const bars = [-52, -38, -24, -10].map(x => svg`<path d="M${x - 4} 6V${-66 - x * 0.3}l4 -7l4 7V6Z" fill="${wood}"/>`)
  return (
    svg`<path d="M-66 8V-112A66 66 0 0 1 66 -112V8H56V-112A56 56 0 0 0 -56 -112V8Z" fill="${wood}"/><path d="M0 -178A66 66 0 0 1 66 -112V8H56V-112A56 56 0 0 0 0 -168Z" fill="${shade}"/>` +
    svg`${bars.join('')}<path d="M-58 -58L-4 -44V-37L-58 -50ZM-58 -20H-4V-13H-58Z" fill="${shade}"/>` +
    roses(stage, mix(palette.lands[2], '#4f9a5c', 0.5))
  )
}

function flowers(stage: Stage, heightAt: (x: number) => number, clear: number): string {
  const { random, width, unit, palette } = stage
  return Array.from({ length: 26 }, (_, index) => {
    const x = ((index + random.between(0.2, 0.8)) / 26) * width
    if (Math.abs(x / width - clear) < 0.16) return ''
    const [foot, tall] = [heightAt(x) + 6, unit * random.between(0.07, 0.15)]
    const stem = svg`<path d="M${x} ${foot}q${tall * 0.1} ${-tall * 0.5} 0 ${-tall}" stroke="${mix(palette.lands[4], '#3f7d4c', 0.3)}" stroke-width="3" fill="none"/><path d="M${x + 1} ${foot - tall * 0.3}q${tall * 0.3} ${-tall * 0.05} ${tall * 0.34} ${-tall * 0.3}q${-tall * 0.28} 0 ${-tall * 0.34} ${tall * 0.3}Z" fill="${mix(palette.lands[3], '#3f7d4c', 0.4)}"/>`
    return (
      stem +
      blossom(x, foot - tall, unit * random.between(0.018, 0.03), random.pick(PETALS), HEART, random.between(0, 90))
    )
  }).join('')
}

export const garden: Motif = (stage, setting) => {
  farLand(stage, setting)
  const { width, height, unit, palette } = stage
  const [x, foot, scale] = [setting.motifX * width, height * 0.715, unit / 470]
  const back = hill(stage, { y: 0.7, amplitude: 0.02, bumps: 7, colour: landColour(setting, 2) })
  const hedges = hedge(stage, height * 0.69, unit * 0.075, mix(palette.lands[2], '#4f8a5c', 0.25), [x - 30, x + 30])
  stage.sheet(hedges + back.markup, 'middle')
  stage.glow(x, foot - 70 * scale, unit * 0.3, '#ffdf94', 0.55)
  const path = svg`<path d="M${x - 40 * scale} ${foot + 4}Q${x} ${height * 0.8} ${setting.heroX * width - 50} ${height * 0.9}H${setting.heroX * width + 60}Q${x + 60} ${height * 0.8} ${x + 42 * scale} ${foot + 4}Z" fill="${mix(palette.low, palette.lands[1], 0.45)}" opacity=".75"/>`
  stage.sheet(svg`<g transform="translate(${x} ${foot}) scale(${scale})">${gate(stage)}</g>`, 'middle')
  const near = hill(stage, { y: 0.79, amplitude: 0.02, bumps: 7, colour: landColour(setting, 3) })
  stage.sheet(path, 'flat')
  stage.sheet(flowers(stage, near.heightAt, setting.heroX) + near.markup, 'middle')
  return heroGround(stage, setting).heightAt
}
