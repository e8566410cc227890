import { describe, expect, test } from 'vitest'
import { whereabouts } from '../../../../src/api/author/offline/de/location.ts'

describe('a German place', () => {
  test.each([
    ['der Hafen', 'im Hafen'],
    ['Hafen', 'im Hafen'],
    ['die Höhle', 'in der Höhle'],
    ['das Meer', 'am Meer'],
    ['der See', 'am See'],
    ['der Strand', 'am Strand'],
    ['die Ostsee', 'an der Ostsee'],
    ['die Berge', 'in den Bergen'],
    ['die Wolken', 'auf den Wolken'],
    ['der Mond', 'auf dem Mond'],
    ['die Schweiz', 'in der Schweiz'],
    ['der Harz', 'im Harz'],
  ])('that is named with its article stands in the dative: %s, %s', (typed, at) => {
    expect(whereabouts(typed).at).toBe(at)
  })

  test.each([
    ['ein alter Leuchtturm', 'auf einem alten Leuchtturm'],
    ['der alte Leuchtturm', 'auf dem alten Leuchtturm'],
    ['eine einsame Insel', 'auf einer einsamen Insel'],
    ['das alte Kino', 'im alten Kino'],
    ['ein kleines Dorf in Bayern', 'in einem kleinen Dorf in Bayern'],
    ['unser Haus', 'in unserem Haus'],
    ['Hütte im Wald', 'in der Hütte im Wald'],
  ])('takes its adjectives along: %s, %s', (typed, at) => {
    expect(whereabouts(typed).at).toBe(at)
  })

  test.each([
    ['Hamburg', 'in Hamburg'],
    ['Cuxhaven', 'in Cuxhaven'],
    ['Friedrichshafen', 'in Friedrichshafen'],
    ['Offenbach', 'in Offenbach'],
    ['Österreich', 'in Österreich'],
    ['Sylt', 'auf Sylt'],
  ])('that is a proper name takes no article: %s, %s', (typed, at) => {
    expect(whereabouts(typed).at).toBe(at)
  })

  test.each(['der Rhein', 'die See', 'ein fliegender Teppich', 'mein Zimmer', 'der Keller von Opa'])(
    'whose grammar is not known is not guessed at: %s',
    typed => {
      expect(whereabouts(typed)).toEqual({ plain: typed, at: undefined })
    },
  )
})
