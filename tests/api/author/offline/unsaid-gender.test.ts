import { describe, expect, it } from 'vitest'
import { heroGender } from '../../../../src/api/author/offline/pack/cast.ts'
import { genderOf } from '../../../../src/api/author/offline/pack/unsaid-gender.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'

describe('A gender that nobody said', () => {
  it.each([
    ['de', 'Alex', 'meine Schwester, die immer lacht', 'female'],
    ['de', 'Alex', 'der beste Freund von Mama', 'male'],
    ['de', 'Alex', 'Lieblingstante', 'female'],
    ['de', 'Frau Kessler', '', 'female'],
    ['de', 'Onkel Kim', 'wohnt nebenan', 'male'],
    ['en', 'Sam', 'the wife of my brother', 'female'],
    ['en', 'Sam', 'my brother’s husband', 'male'],
    ['en', 'Mrs Brown', 'lives next door', 'female'],
    ['en', 'Uncle Sam', '', 'male'],
    ['fr', 'Camille', 'la sœur de papa', 'female'],
    ['fr', 'Camille', 'l’oncle d’Anne', 'male'],
    ['fr', 'Tonton Claude', '', 'male'],
    ['es', 'Álex', 'la hermana de mi padre', 'female'],
    ['es', 'tía Cruz', '', 'female'],
    ['es', 'don Cruz', 'el de la tienda', 'male'],
    ['it', 'Andrea', 'lo zio di mia madre', 'male'],
    ['it', 'Andrea', 'la sorella che vive a Roma', 'female'],
    ['it', 'signora Celeste', '', 'female'],
  ] as const)('is in "%s" read from "%s", "%s"', (language, name, connection, gender) => {
    expect(genderOf({ name, connection, gender: 'unsaid' }, language)).toBe(gender)
  })

  it.each([
    ['de', 'Robin', 'Kind von Mama'],
    ['de', 'Robin', 'Freund*in'],
    ['de', 'Lehmann Petra', ''],
    ['de', 'Robin', 'Bruder Schwester zugleich'],
    ['en', 'Robin', 'friend of my sister'],
    ['en', 'Robin', 'partner'],
    ['fr', 'Camille', 'ami·e'],
    ['es', 'Álex', 'amig@'],
    ['it', 'Andrea', 'collega di mio fratello'],
    ['th', 'Robin', 'พี่สาว'],
    ['en', '', ''],
  ] as const)('stays unsaid in "%s" for "%s", "%s"', (language, name, connection) => {
    expect(genderOf({ name, connection, gender: 'unsaid' }, language)).toBe('unsaid')
  })

  it('never stands against one that was said', () => {
    for (const gender of ['male', 'female', 'non-binary'] as const)
      expect(genderOf({ name: 'Frau Kessler', connection: 'my sister', gender }, 'en')).toBe(gender)
  })

  it('is read for the hero too', () => {
    const brief = exampleBrief({ language: 'en' })
    const named = (name: string) => heroGender({ ...brief, hero: { ...brief.hero, name, gender: 'unsaid' } })
    expect(named('Grandpa Joe')).toBe('male')
    expect(named('Robin')).toBe('unsaid')
  })
})
