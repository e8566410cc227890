import { describe, expect, test } from 'vitest'
import { castOf } from '../../../src/api/illustrator/figures/cast.ts'
import { heroFigure } from '../../../src/api/stories/hero-figure.ts'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import { pictureBriefOf } from '../../../src/api/studio/picture-brief.ts'
import { Parameter } from '../../../src/contract/parameter.ts'
import { drawHero } from '../../../src/figures/draw-hero.ts'
import { drawingOf } from '../../../src/figures/look-of.ts'
import { lookSeedOf } from '../../../src/figures/person.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'

const LOOKS = [
  '',
  'a yellow raincoat and glasses',
  'sits in a wheelchair, wears hearing aids',
  'a dragon with green wings',
]

/** The answers of a story about a hero with these looks. */
function parameterWith(peculiarities: string) {
  const parameter = Parameter.parse(exampleParameter())
  const { character } = parameter
  return {
    ...parameter,
    character: { ...character, physicalAppearance: { ...character.physicalAppearance, peculiarities } },
  }
}

describe('The figure on the stage of a story', () => {
  test.for(LOOKS)('is the one of its covers and chapters: %j', peculiarities => {
    const parameter = parameterWith(peculiarities)
    const { category } = parameter.context
    const brief = briefOf(parameter, 'seed')
    const { hero, heroPet } = castOf(pictureBriefOf(brief))
    const { look, pet } = drawingOf(brief.hero, { seed: lookSeedOf(brief.hero.name), category })
    expect([look, pet]).toEqual([hero, heroPet])
    expect(heroFigure(parameter)).toBe(drawHero(brief.hero, { name: brief.hero.name, category }).svg)
  })

  test('differs with the answers, and shows nothing that was typed', () => {
    const figures = LOOKS.map(peculiarities => heroFigure(parameterWith(peculiarities)))
    expect(new Set(figures).size).toBe(LOOKS.length)
    const typed = heroFigure(parameterWith('"/><script>alert(1)</script> red hair'))
    expect(typed).not.toContain('script')
  })
})
