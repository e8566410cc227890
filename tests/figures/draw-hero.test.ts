import { describe, expect, it } from 'vitest'
import { drawHero } from '../../src/figures/draw-hero.ts'

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

  it('holds nothing of what was typed: no text and no markup of a stranger', () => {
    const typed = '<script>alert(1)</script> " onload="x" Rollstuhl'
    const { svg } = drawHero(
      { ...JULE, hair: typed, eyes: typed, build: [typed], peculiarities: typed },
      { ...OF, name: typed },
    )
    expect(svg).not.toMatch(/script|onload|alert/)
  })
})
