import { describe, expect, it } from 'vitest'
import { distinctShare, repeatedShare } from '../../scripts/eval/measures/repeated.ts'
import { bleu, selfBleu } from '../../scripts/eval/measures/self-bleu.ts'

const words = (text: string) => text.split(' ')

describe('The share of repeated runs', () => {
  it('counts every run that stood there before', () => {
    // Runs of two: ab bc ca ab bc; two of five are repeated.
    expect(repeatedShare(words('a b c a b c'), 2)).toBeCloseTo(2 / 5)
  })

  it('is nothing for a text shorter than a run, and for none', () => {
    expect(repeatedShare(words('a b'), 8)).toBe(0)
    expect(repeatedShare([], 8)).toBe(0)
  })

  it('and the distinct ones make the whole', () => {
    expect(distinctShare(words('a b c a b c'), 2)).toBeCloseTo(3 / 5)
  })
})

describe('BLEU', () => {
  it('is one for a text among its references', () => {
    expect(bleu(words('the fox counted every step'), [words('the fox counted every step'), words('a b')])).toBeCloseTo(
      1,
    )
  })

  it('clips what a reference holds less often', () => {
    // One word: "the" stands at most twice in a reference, of seven; no run of two or more is met.
    const score = bleu(words('the the the the the the the'), [words('the cat is on the mat now')])
    expect(score).toBeCloseTo(((2 / 7) * (0.1 / 6) * (0.1 / 5) * (0.1 / 4)) ** (1 / 4))
  })

  it('punishes a text shorter than its nearest reference', () => {
    expect(bleu(words('a b c d'), [words('a b c d e f g h')])).toBeCloseTo(Math.exp(1 - 8 / 4))
  })

  it('of texts among themselves is one when they are the same, and near nothing when they share no word', () => {
    const text = words('one two three four five')
    expect(selfBleu([text, text, text])).toBeCloseTo(1)
    expect(selfBleu([words('a b c d e f'), words('g h i j k l'), words('m n o p q r')])).toBeLessThan(0.05)
    expect(selfBleu([text])).toBe(0)
  })
})
