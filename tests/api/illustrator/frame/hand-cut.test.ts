import { expect, it } from 'vitest'
import { evenly, grown, type Opening, scalloped } from '../../../../src/api/illustrator/frame/hand-cut.ts'

const OPENING: Opening = { left: 25, top: 21, right: 575, bottom: 935, round: 0.36 }

it('goes round an opening in even steps, straight sides and corners alike', () => {
  const points = evenly(OPENING, 100)
  const steps = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y)
  })
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1)
})

it('keeps a grown opening outside the first by the same on every side', () => {
  const [inner, outer] = [OPENING, grown(OPENING, 6)].map(opening => evenly(opening, 400))
  const extent = (points: typeof inner) => [
    Math.min(...(points ?? []).map(([x]) => x)),
    Math.max(...(points ?? []).map(([, y]) => y)),
  ]
  expect(extent(outer)[0]).toBeCloseTo((extent(inner)[0] ?? 0) - 6, 0)
  expect(extent(outer)[1]).toBeCloseTo((extent(inner)[1] ?? 0) + 6, 0)
})

it('cuts as many arcs of lace as it was asked for', () => {
  expect(scalloped(OPENING, 90).match(/A/g)).toHaveLength(90)
})
