import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../../../src/api/author/offline/answers/read-answer.ts'
import { type AnswerLanguage, isAnswerLanguage } from '../../../../src/api/author/offline/answers/reading.ts'
import { english } from '../../../../src/api/author/offline/en/english.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { fillSockets } from '../../../../src/api/author/offline/sockets/fill-sockets.ts'
import { givenAnswers } from '../../../../src/api/author/offline/sockets/given-answers.ts'
import { placeSide } from '../../../../src/api/author/offline/sockets/place-side.ts'
import { placeTags } from '../../../../src/api/author/offline/sockets/place-tags.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'

const OTHER_SIDES: Readonly<Record<AnswerLanguage, readonly [inside: string, outside: string]>> = {
  de: ['die Küche', 'der See'],
  en: ['the attic', 'the lake'],
  fr: ['la cuisine', 'la plage'],
  es: ['la cocina', 'la playa'],
  it: ['la cucina', 'la spiaggia'],
}

describe.each(OFFLINE_LANGUAGES)('A plot that is all indoors, or all outdoors, in "%s",', language => {
  it('has a filling of its own that is so too, and takes no answer from the other side', async () => {
    const pack = await openLanguagePack(language)
    if (!pack || !isAnswerLanguage(language)) throw new Error(`nothing is written in "${language}"`)
    for (const plot of pack.plots)
      for (const { name, side, otherwise, kinds } of plot.sockets ?? []) {
        if (!side) continue
        const own = fillSockets(plot, [], language).find(({ socket }) => socket === name)?.reading.forms.in ?? ''
        expect(placeSide(own, language), `${plot.id}: ${otherwise}`).toBe(side)
        const [inside = '', outside = ''] = OTHER_SIDES[language]
        const other = readAnswer('place', side === 'in' ? outside : inside, language)
        expect(kinds).toContain('place')
        const given = other ? [{ fact: 'setting.place.0', kind: 'place' as const, reading: other }] : []
        expect(given).toHaveLength(1)
        expect(fillSockets(plot, given, language).every(({ fact }) => fact === undefined)).toBe(true)
      }
  })
})

describe('A place', () => {
  it.each([
    ['de', 'unter dem Küchentisch', 'in'],
    ['de', 'auf dem Dachboden', 'in'],
    ['de', 'in der Höhle unter dem Küchentisch', 'in'],
    ['de', 'hinter dem Schuppen', 'out'],
    ['de', 'in der Telefonzelle am Bahnhof', 'in'],
    ['de', 'auf der Bank am Kanal', 'out'],
    ['de', 'auf dem Dach', 'out'],
    ['de', 'in Rostock', undefined],
    ['en', 'in the den under the kitchen table', 'in'],
    ['en', 'behind the sofa', 'in'],
    ['en', 'behind the shed', 'out'],
    ['en', 'under the cherry tree', 'out'],
    ['en', 'in the old boathouse', 'in'],
    ['en', 'in a place of her own', undefined],
    ['fr', 'sous la table de la cuisine', 'in'],
    ['fr', 'derrière la remise', 'out'],
    ['fr', 'sur le banc du canal', 'out'],
    ['fr', 'dans le grenier', 'in'],
    ['es', 'en el desván', 'in'],
    ['es', 'detrás del cobertizo', 'out'],
    ['es', 'en la azotea', 'out'],
    ['es', 'en el hueco de debajo de la escalera', 'in'],
    ['it', 'sotto il tavolo', 'in'],
    ['it', 'dietro il capanno', 'out'],
    ['it', 'sull’albero', 'out'],
    ['it', 'nella soffitta', 'in'],
    ['it', '', undefined],
  ] as const)('in "%s" is "%s": %s', (language, place, side) => {
    expect(placeSide(place, language)).toBe(side)
  })

  it('says in its plot whether there is a roof over it', () => {
    const [plot] = english.plots.filter(({ sockets }) =>
      sockets?.some(({ kinds, side }) => kinds.includes('place') && !side),
    )
    if (!plot) throw new Error('no plot has a place')
    const tagsFor = (place: string) => {
      const brief = exampleBrief({ language: 'en', places: [place], answers: [] })
      return placeTags(plot, fillSockets(plot, givenAnswers(brief, 'en'), 'en'), 'en')
    }
    expect(tagsFor('the attic')).toEqual(['place-in'])
    expect(tagsFor('the lake')).toEqual(['place-out'])
    expect(tagsFor('Whitby')).toEqual([])
  })
})
