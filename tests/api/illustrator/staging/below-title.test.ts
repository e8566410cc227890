import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { EDITION_FORMATS } from '../../../../src/api/illustrator/edition-formats.ts'
import { type Cast, castOf } from '../../../../src/api/illustrator/figures/cast.ts'
import { randomFrom } from '../../../../src/api/illustrator/paper/random.ts'
import { type Sheet, Stage } from '../../../../src/api/illustrator/paper/stage.ts'
import type { PlannedScene } from '../../../../src/api/illustrator/planned-scene.ts'
import { planScenes } from '../../../../src/api/illustrator/scene-plan.ts'
import { composeShot } from '../../../../src/api/illustrator/staging/compose-shot.ts'
import { drawCrew } from '../../../../src/api/illustrator/staging/crew.ts'
import { DISTANCES } from '../../../../src/api/illustrator/staging/shot.ts'
import { thingMarkup } from '../../../../src/api/illustrator/things/thing-table.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { DESCRIBED_PEOPLE } from '../../../figures/described-people.ts'
import { drawingFor } from '../../../figures/requested-parts.ts'
import { pictureBrief } from '../picture-brief.ts'

const SIZE_PX = 150
/** A row of a picture that small. */
const ROW = 0.008
const NEAR = ['half', 'close'] as const
const TITLED = (['full', 'card', 'square'] as const).map(name => {
  const { picture, type } = EDITION_FORMATS[name]
  return { name, picture, foot: type ? (type.block.y + type.block.height) / picture.height : 0 }
})
const brief = pictureBrief({
  ...{ companions: 1, relations: [{ gender: 'male', age: 70, connection: 'Opa' }], location: '' },
  story: { things: ['piano'], locations: ['kitchen'] },
})
const planned = itemAt(planScenes(randomFrom('below'), brief), 0)
const sceneWith = (persons: readonly number[], motif = planned.motif): PlannedScene => ({
  ...planned,
  ...{ motif, company: { pose: 'standing', persons } },
})
const stageOf = ({ picture }: (typeof TITLED)[number]) =>
  new Stage(picture, planned.setting.palette, randomFrom('stage'))

function seen(stage: Stage, sheet: Sheet) {
  const { pixels, width, height } = new Resvg(stage.documentOf(sheet), {
    fitTo: { mode: 'width', value: SIZE_PX },
    font: { loadSystemFonts: false },
  }).render()
  const isOpaque = (index: number) => (pixels[index * 4 + 3] ?? 0) > 128
  const opaque = Array.from({ length: width * height }, (_, index) => index).filter(isOpaque)
  return { opaque: new Set(opaque), top: Math.floor((opaque[0] ?? width * height) / width) / height }
}

const sheetsOf = (stage: Stage) => stage.layers.filter((layer): layer is Sheet => layer.kind === 'sheet')

function crewOf(
  stage: Stage,
  cast: Cast,
  distance: 'close' | 'half' | 'whole' | 'far',
  persons: readonly number[],
): Sheet {
  const [x, y] = [stage.width * 0.6, stage.height * 0.83]
  drawCrew(stage, { scene: sceneWith(persons), cast, distance, x, y, held: undefined }, () => y)
  return itemAt(sheetsOf(stage).toReversed(), 0)
}

const castWith = (index: number): Cast => {
  const { look, pet } = drawingFor(itemAt(DESCRIBED_PEOPLE, index % DESCRIBED_PEOPLE.length))
  const other = drawingFor(itemAt(DESCRIBED_PEOPLE, (index * 7 + 3) % DESCRIBED_PEOPLE.length)).look
  return { hero: look, ...(pet ? { heroPet: pet } : {}), others: [other], animals: [], petLooks: {} }
}

/** Its title reaches lowest; figures are as large as the height says, whatever the width. */
const TALLEST = itemAt(
  TITLED.toSorted((one, other) => other.foot - one.foot),
  0,
)

describe('Under the title of any cover', () => {
  it.each(DISTANCES.filter(distance => distance !== 'above'))('is nobody’s head, from %s', distance => {
    const hidden = DESCRIBED_PEOPLE.flatMap(({ name }, index) => {
      const persons = distance === 'close' ? [] : [0]
      const stage = stageOf(TALLEST)
      const { top } = seen(stage, crewOf(stage, castWith(index), distance, persons))
      return top < TALLEST.foot - ROW || top > 0.8 ? [`${name}: ${top.toFixed(2)}`] : []
    })
    expect(hidden).toEqual([])
  })
})

describe.each(TITLED)('Under the title of the format $name', format => {
  it.each(['lighthouse', 'castle', 'dragon'] as const)('is not the top of a %s', motif => {
    for (const distance of [...NEAR, 'whole', 'far'] as const) {
      const stage = stageOf(format)
      const scene = sceneWith([], motif)
      composeShot(
        stage,
        scene,
        {
          ...itemAt(
            [planned.shot].flatMap(shot => shot ?? []),
            0,
          ),
          distance,
          things: [],
        },
        castOf(brief),
      )
      const main = sheetsOf(stage).filter(({ depth }) => depth === 'middle' || depth === 'near')
      expect(seen(stage, itemAt(main, 0)).top).toBeGreaterThanOrEqual(format.foot - 0.01 - ROW)
    }
  })
})

describe('A big thing', () => {
  it.each([...NEAR, 'far'] as const)('hides nobody who is shown from %s', distance => {
    const format = itemAt(TITLED, 1)
    for (const wheelchair of [undefined, '#c8452f']) {
      const cast = castOf(brief)
      const seated = { ...cast, hero: { ...cast.hero, ...(wheelchair ? { wheelchair } : {}) } }
      for (const scene of planScenes(randomFrom(`${distance}/${wheelchair}`), brief)) {
        if (!scene.shot) continue
        const stage = stageOf(format)
        const standing = { ...scene, company: { ...scene.company, pose: 'standing' as const } }
        composeShot(stage, standing, { ...scene.shot, theme: 'chapter', distance, things: ['piano'] }, seated)
        const sheets = sheetsOf(stage)
        const [piano, people] = [thingMarkup('piano'), seated.hero.skin].map(markup =>
          sheets.findIndex(sheet => sheet.markup.includes(markup)),
        )
        expect([piano, people]).not.toContain(-1)
        if ((piano ?? 0) < (people ?? 0)) continue
        const [thing, crew] = [piano, people].map(index => seen(stage, itemAt(sheets, index ?? 0)).opaque)
        expect([...(crew ?? [])].filter(pixel => thing?.has(pixel)).length).toBeLessThan(8)
      }
    }
  })
})

describe('Whoever goes along', () => {
  const seated = { ...castOf(brief), hero: { ...castOf(brief).hero, wheelchair: '#c8452f' } }
  const cast: Cast = { ...seated, others: seated.others.map(look => look && { ...look, wheelchair: '#27406e' }) }

  it.each(['whole', 'far'] as const)('is not cut off at the edge, in a wheelchair beside one, from %s', distance => {
    for (const [heroX, facing] of [
      [0.26, 1],
      [0.74, -1],
    ] as const) {
      const stage = stageOf(TALLEST)
      const scene = sceneWith([0])
      const set = { ...scene, setting: { ...scene.setting, heroX, facing } }
      composeShot(stage, set, { theme: 'chapter', distance, things: [], hasMoon: false, thingX: 0.5 }, cast)
      const crew = sheetsOf(stage).find(({ markup }) => markup.includes(cast.hero.skin) && markup.includes('#27406e'))
      const columns = Array.from(crew ? seen(stage, crew).opaque : [], pixel => pixel % SIZE_PX)
      expect(Math.min(...columns)).toBeGreaterThan(0)
      expect(Math.max(...columns)).toBeLessThan(SIZE_PX - 1)
    }
  })
})
