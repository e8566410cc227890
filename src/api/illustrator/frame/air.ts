import { circle } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

export function snowfall(stage: Stage): void {
  const { random, width, height } = stage
  const flakes = Array.from({ length: 110 }, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(0.9, 3.4),
      '#fffdf4',
      random.between(0.5, 0.95),
    ),
  )
  stage.sheet(flakes.join(''), 'far')
}

export function motes(stage: Stage, x: number, y: number): void {
  const { random, height } = stage
  const sparks = Array.from({ length: 22 }, () => {
    const [angle, reach] = [random.between(0, 2 * Math.PI), random.between(0.05, 0.34) * height]
    const [across, down] = [Math.cos(angle) * reach * 1.5, Math.sin(angle) * reach * 0.6]
    return circle(x + across, y + down, random.between(0.9, 2.3), '#ffe6a0', random.between(0.5, 1))
  })
  stage.sheet(sparks.join(''), 'flat')
}
