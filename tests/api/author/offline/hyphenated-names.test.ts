import { expect, test } from 'vitest'
import type { Candidate } from '../../../../src/api/author/offline/candidates.ts'
import { withShortNames } from '../../../../src/api/author/offline/sockets/shorten-names.ts'

const candidates = (...texts: string[]) =>
  texts.map(text => ({ paragraphs: [[{ text, words: 4, optional: false }]] })) as unknown as Candidate[]

test.each(['Bagger-Hund', 'Bär (der große)', 'Nr. 5 + 6'])(
  'calls a thing by its name once it was introduced, whatever signs its noun "%s" has',
  noun => {
    const forms = { name: 'Wuffi', der: `der ${noun} Wuffi`, den: `den ${noun} Wuffi` }
    const reading = { kind: 'noun phrase', isName: false, isPlural: false, gender: 'masculine', forms } as const
    const chosen = withShortNames(
      candidates(`Da saß der ${noun} Wuffi.`, `Mila nahm den ${noun} Wuffi.`),
      [{ socket: 'thing', fact: undefined, reading }] as never,
      'de',
    )
    const texts = chosen.map(({ paragraphs }) => paragraphs[0]?.[0]?.text)
    expect(texts).toEqual([`Da saß der ${noun} Wuffi.`, 'Mila nahm Wuffi.'])
  },
)
