import { describe, expect, it } from 'vitest'
import type { AnswerLanguage } from '../../../../src/api/author/offline/answers/reading.ts'
import { withPronouns } from '../../../../src/api/author/offline/references/pronouns.ts'

/** A girl, her friend, a boy, and somebody who is neither a girl nor a boy. */
const WORDS: Readonly<Record<string, string>> = {
  er: 'sie',
  'a.er': 'er',
  'b.er': 'Kim',
  he: 'she',
  'a.he': 'he',
  'b.he': 'they',
  il: 'elle',
  'a.il': 'il',
  'b.il': 'Kim',
}
const rewritten = (language: AnswerLanguage, text: string) => withPronouns(text, language, token => WORDS[token])

describe('Who goes on acting in the next sentence', () => {
  it.each([
    [
      'de',
      '{H} rief nicht. {H} {habit.did}. Dann griff {h} zu.',
      '{H} rief nicht. {Er} {habit.did}. Dann griff {er} zu.',
    ],
    ['de', '„Nein“, sagte {a}. „Nie.“ {A} stand auf.', '„Nein“, sagte {a}. „Nie.“ {A} stand auf.'],
    ['de', '{A} nickte. „Nein“, sagte {a}.', '{A} nickte. „Nein“, sagte {a.er}.'],
    ['en', '{A} sat down. Then {a} laughed.', '{A} sat down. Then {a.he} laughed.'],
    ['en', '{H} waited. It was getting late. {H} yawned.', '{H} waited. It was getting late. {He} yawned.'],
    ['fr', '{H} ne dit rien. {H} regarda la mer.', '{H} ne dit rien. {Il} regarda la mer.'],
    ['es', '{H} no gritó. {H} miró el mar.', '{H} no gritó. Miró el mar.'],
    ['it', '{H} non gridò. Poi {h} {habit.did}.', '{H} non gridò. Poi {habit.did}.'],
  ] as const)('is not named again, in "%s": %s', (language, text, expected) => {
    expect(rewritten(language, text)).toBe(expected)
  })

  it.each([
    ['de', 'who somebody else stands between', '{H} sah {a} an. {H} lachte.'],
    ['de', 'who is not acting, but has something happen', '{H} suchte lange. {H} fiel nichts ein.'],
    ['de', 'whom a thing acted before', '{H} suchte. Die Tür ging auf. {H} lachte.'],
    ['de', 'of whom two are told', '{H} suchte. {H} und {a} lachten.'],
    ['de', 'who was only told of in a sentence that may be left out', 'Es regnete. <{H} suchte.> {H} lachte.'],
    ['en', 'who is "they"', '{B} sat down. {B} laughed.'],
    ['en', 'who is spoken of', '‘Where’s {a}? {A} is late.’ {A} came in.'],
    ['fr', 'for whom a thing could be taken', '{H} leva la tête, et le plateau remonta. {H} sourit.'],
    ['fr', 'who speaks in turn', '— Oui, dit {a}. {A} regarde.'],
  ] as const)('is named again, in "%s", %s', (language, _, text) => {
    expect(rewritten(language, text)).toBe(text)
  })

  it('is named again after three sentences', () => {
    const text = '{H} ran. {H} fell. {H} sat up. {H} laughed. {H} went home.'
    expect(rewritten('en', text)).toBe('{H} ran. {He} fell. {He} sat up. {He} laughed. {H} went home.')
  })
})
