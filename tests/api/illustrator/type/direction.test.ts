import { describe, expect, it } from 'vitest'
import { baseDirection, directedRuns } from '../../../../src/api/illustrator/type/direction.ts'

/** The runs of a line in the direction of its first letter, each as "> text" or "< text". */
const runsOf = (line: string) =>
  directedRuns(line, baseDirection(line)).map(({ direction, text }) => `${direction === 'ltr' ? '>' : '<'} ${text}`)

describe('The direction of a line', () => {
  it('is that of its first letter, whatever marks, figures and emoji go before', () => {
    expect(['Mila', '24 דלתות', '🐉 דרקון', '« نور »', '…', ''].map(baseDirection)).toEqual([
      'ltr',
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
    ])
  })

  it('leaves a line of one direction in one run', () => {
    expect(runsOf('Mila & the Fox: 24 doors')).toEqual(['> Mila & the Fox: 24 doors'])
    expect(runsOf('הדרקון 🐉 שפחד מאש')).toEqual(['< הדרקון 🐉 שפחד מאש'])
    expect(runsOf('')).toEqual([])
  })

  it('changes with the script, and mirrors brackets where it reads from the right', () => {
    expect(runsOf('Mila והדרקון')).toEqual(['> Mila ', '< והדרקון'])
    expect(runsOf('דני (בן 7) והירח')).toEqual(['< ( והירח', '> 7', '< דני )בן '])
  })

  it('keeps figures from the left in their places among letters from the right', () => {
    expect(runsOf('abc אבג 123 (דהו) xyz')).toEqual(['> abc ', '<  )דהו(', '> 123', '< אבג ', '>  xyz'])
    expect(runsOf('של 12, 34')).toEqual(['> 34', '< , ', '> 12', '< של '])
    expect(runsOf('قصة ٢٤ بابا')).toEqual(['<  بابا', '> ٢٤', '< قصة '])
  })

  it('keeps a symbol of two units whole', () => {
    expect(runsOf('דני 🐉 24 🏳️‍🌈')).toEqual(['<  🏳️‍🌈', '> 24', '< דני 🐉 '])
  })
})
