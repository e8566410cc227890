import { darker, lighter } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { type TowerShape, tower } from '../buildings/tower.ts'
import { farLand, heroGround, nearLand } from '../nature/land.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

/** x, width, height and roof, in castle units; the back ones first. */
const TOWERS = [
  [-58, 30, 120, 1, true],
  [66, 28, 100, 1.1, false],
  [14, 36, 190, 1.25, true],
  [-22, 26, 152, 1.1, false],
] as const

function wall(stage: Stage, x: number, y: number, scale: number): string {
  const colour = stage.palette.lands[2]
  const merlons = 'v8h12v-8h14'.repeat(6)
  const fill = stage.gradient(lighter(colour, 0.08), darker(colour, 0.25))
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-90 8v-62h12${merlons}v8h10v-8h4v62Z" fill="${fill}"/><path d="M-16 8v-24a16 18 0 0 1 32 0v24Z" fill="#ffdc90"/><path d="M-16 -16h32M-6 8v-40M6 8v-40" stroke="#3a2210" stroke-opacity=".6" stroke-width="1.6"/></g>`
}

export const castle: Motif = (stage, setting) => {
  const land = farLand(stage, setting)
  const [roof, flag] = stage.palette.accents
  const scale = stage.unit / 540
  const x = setting.motifX * stage.width
  const y = land.heightAt(x) + 14
  const towers = TOWERS.map(([sideways, width, height, point, flagged]) => {
    const size = { x: x + sideways * scale, y, width: width * scale, height: height * scale }
    const shape: TowerShape = { ...size, wall: stage.palette.lands[2], roof, point }
    return tower(flagged ? { ...shape, flag } : shape)
  })
  stage.sheet(towers.join('') + wall(stage, x, y, scale), 'middle')
  stage.glow(x, y - 30, stage.height * 0.26, '#ffdf94', 0.4)
  nearLand(stage, setting)
  return heroGround(stage, setting).heightAt
}
