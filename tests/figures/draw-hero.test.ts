import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { drawHero } from '../../src/figures/draw-hero.ts'
import { ANIMALS } from '../../src/figures/pets/pet-table.ts'

const JULE = { age: 9, gender: 'female', hair: 'kastanienbraun, zwei Zöpfe', build: ['small'] }
const OF = { name: 'Jule', category: 'bedtime' } as const

describe('The hero on the stage of the wizard', () => {
  it('changes with each answer about the looks, and is the same for the same answers', () => {
    const before = drawHero(JULE, OF)
    const answers = ['roter Rollstuhl', 'türkise Hörgeräte', 'gelber Regenmantel', 'eine Brille']
    const drawn = answers.map(peculiarities => drawHero({ ...JULE, peculiarities }, OF).svg)
    expect(new Set([before.svg, ...drawn]).size).toBe(answers.length + 1)
    expect(drawHero(JULE, OF)).toEqual(before)
  })

  it('says what it does not show, in the words that were typed', () => {
    const { undrawn } = drawHero({ ...JULE, peculiarities: 'Brille, Milchzahn an einer Kette' }, OF)
    expect(undrawn.join(' ')).toContain('Milchzahn')
    expect(undrawn.join(' ')).not.toContain('Brille')
  })

  const AGES = [0, 2, 5, 8, 12, 16, 30, 60, 95]
  const WORN = [
    '',
    'a red top hat',
    'a crown',
    'a turban',
    'afro',
    'a red wheelchair',
    'crutches',
    'a long cape',
    'a cane',
  ]
  const PETS_ASKED = ANIMALS.map(animal => `is a ${animal}`)

  it.each([...AGES.flatMap(age => WORN.map(worn => ({ age, worn }))), ...PETS_ASKED.map(worn => ({ age: 7, worn }))])(
    'is whole, from the hat to the shoes: %j',
    ({ age, worn }) => {
      const { svg } = drawHero({ ...JULE, age, build: ['tall'], peculiarities: worn }, OF)
      const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 156 } }).render()
      const alpha = (x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? 0
      const atEdge = (x: number, y: number) => y === 0 || x === 0 || x === width - 1 || y === height - 1
      const cells = Array.from(
        { length: width * height },
        (_, index) => [index % width, Math.floor(index / width)] as const,
      )
      expect(cells.filter(([x, y]) => atEdge(x, y) && alpha(x, y) > 0)).toEqual([])
      expect(cells.filter(([x, y]) => alpha(x, y) > 0).length).toBeGreaterThan(500)
    },
  )

  it('holds nothing of what was typed: no text and no markup of a stranger', () => {
    const typed = '<script>alert(1)</script> " onload="x" Rollstuhl'
    const { svg } = drawHero(
      { ...JULE, hair: typed, eyes: typed, build: [typed], peculiarities: typed },
      { ...OF, name: typed },
    )
    expect(svg).not.toMatch(/script|onload|alert/)
  })
})
