import { darker } from '../../../lib/colour.ts'
import { bat } from '../figures/animals.ts'
import { hill } from '../nature/hill.ts'
import { mist } from '../nature/land.ts'
import { mountains } from '../nature/mountains.ts'
import { bareTree } from '../nature/trees.ts'
import { graveGround } from './manor.ts'
import type { Motif } from './motif.ts'

export const graveyard: Motif = (stage, setting) => {
  const { width, height, palette, random } = stage
  mountains(stage, { base: 0.68, height: 0.18, count: 7, colour: palette.lands[0] })
  mist(stage, setting.sky.x, 0.6, 0.5)
  stage.sheet(hill(stage, { y: 0.66, amplitude: 0.04, bumps: 8, colour: palette.lands[1] }).markup, 'far')
  const [x, foot, wood] = [setting.motifX * width, height * 0.7, darker(palette.lands[4], 0.15)]
  const rise = hill(stage, { y: 0.7, amplitude: 0.03, bumps: 7, colour: palette.lands[2] })
  const tree = bareTree(random, x, foot + 10, height * 0.155, wood, -90, 7)
  stage.sheet(tree + rise.markup, 'middle')
  const owls = [0.3, 0.62, 0.8].map(across =>
    bat(across * width, random.between(0.16, 0.34) * height, random.between(0.7, 1.2), palette.lands[4]),
  )
  stage.sheet(owls.join(''), 'flat')
  mist(stage, 0.5, 0.74, 0.3, 0.6)
  return graveGround(stage, setting, 16)
}
