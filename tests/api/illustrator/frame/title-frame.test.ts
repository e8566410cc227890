import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { EDITION_FORMATS } from '../../../../src/api/illustrator/edition-formats.ts'
import { titleFrame } from '../../../../src/api/illustrator/frame/title-frame.ts'
import { palettesOf } from '../../../../src/api/illustrator/palettes.ts'
import { randomFrom } from '../../../../src/api/illustrator/paper/random.ts'
import { type Sheet, Stage } from '../../../../src/api/illustrator/paper/stage.ts'
import type { FrameKind, Setting } from '../../../../src/api/illustrator/setting.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'

const FRAMES: readonly FrameKind[] = ['fern', 'snow', 'bare', 'crystal', 'blossom']
const { width, height, margins } = EDITION_FORMATS.print.picture
/** 3.2 mm of a page of 127 mm, which is 600 units wide. */
const SAFE = Math.floor((3.2 / 127) * width)

/** Least distance of lines and ornaments from the cut, in units; the paper round them bleeds. */
function distanceOf(stage: Stage): number {
  const sheets = stage.layers.filter((layer): layer is Sheet => layer.kind === 'sheet').map(({ markup }) => markup)
  const paper = sheets.findIndex(markup => markup.includes('evenodd'))
  const markup = sheets.slice(paper + 1).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${markup}</svg>`
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  let least = Infinity
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 8) least = Math.min(least, x, y, width - 1 - x, height - 1 - y)
  return least
}

it('draws no line of a printed frame nearer to the cut than 3.2 mm', () => {
  const palettes = [...new Set(CATEGORIES.flatMap(category => palettesOf(category)))]
  const near = FRAMES.flatMap(frame =>
    palettes.flatMap((palette, index) => {
      const drawn = (inset: number | undefined) => {
        const stage = new Stage({ width, height }, palette, randomFrom(`${frame}/${index}`))
        titleFrame(stage, { frame, palette } as Setting, inset)
        return distanceOf(stage)
      }
      return drawn(margins?.inset) < SAFE ? [`${frame} ${palette.timeOfDay}: ${drawn(margins?.inset)}`] : []
    }),
  )
  expect(near).toEqual([])
})
