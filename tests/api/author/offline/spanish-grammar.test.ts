import { describe, expect, it } from 'vitest'
import { personOf } from '../../../../src/api/author/offline/es/connections.ts'
import { contracted } from '../../../../src/api/author/offline/es/contracted.ts'
import { whereabouts } from '../../../../src/api/author/offline/es/location.ts'
import { formOf } from '../../../../src/api/author/offline/es/person.ts'
import type { Gender } from '../../../../src/api/story/brief.ts'
import { numberWord } from '../../../../src/api/story/number-words.ts'

const owner = { name: 'Mila', gender: 'female' as const }
const person = (name: string, connection = '', gender: Gender = 'unsaid') =>
  personOf({ name, gender, connection }, owner)
const forms = (one: ReturnType<typeof person>, ...wanted: string[]) => wanted.map(form => formOf(one, form))

describe('Spanish people', () => {
  it('are introduced by what they are to the hero', () => {
    const introduced = [
      person('Ada', 'mi mejor amiga'),
      person('Remedios', 'abuela'),
      person('Frida', 'hermana pequeña'),
      person('Max', 'compañero de clase'),
      person('Canela', 'Perra'),
      person('Robin', 'pareja'),
    ].map(one => one.introduced)
    expect(introduced).toEqual([
      'su mejor amiga Ada',
      'su abuela Remedios',
      'su hermana pequeña Frida',
      'su compañero de clase Max',
      'su perra Canela',
      'su pareja Robin',
    ])
  })

  it('keep a grandmother and an uncle in the name, and call out to them as a child would', () => {
    const abuelo = person('Heinz', 'mi abuelo')
    expect([abuelo.name, abuelo.calledOut, abuelo.gender, abuelo.isUnderstood]).toEqual([
      'el abuelo Heinz',
      'abuelo',
      'male',
      true,
    ])
    expect(person('Tía Pilar', 'tía')).toMatchObject({
      name: 'la tía Pilar',
      introduced: 'la tía Pilar',
      isUnderstood: true,
    })
    expect(person('Abuela').name).toBe('la abuela')
    expect(person('Don Braulio', 'profesor').introduced).toBe('su profesor don Braulio')
  })

  it('melt the article of a name into "a" and "de"', () => {
    expect(forms(person('Heinz', 'abuelo'), 'a', 'de', '+a', '+de')).toEqual([
      'al abuelo Heinz',
      'del abuelo Heinz',
      'a su abuelo Heinz',
      'de su abuelo Heinz',
    ])
    expect(forms(person('Pilar', 'tía'), 'a', 'de')).toEqual(['a la tía Pilar', 'de la tía Pilar'])
    expect(forms(person('El Rubio'), 'a', 'de')).toEqual(['a El Rubio', 'de El Rubio'])
  })

  it('are joined by "e" before the sound of an i, and only there', () => {
    const joined = ['Ada', 'Inés', 'İpek', 'Hilario', 'Hielo', 'Yago', 'Yvonne', 'Ian', 'Łucja', 'สมชาย', 'Q']
    expect(joined.map(name => formOf(person(name), 'y'))).toEqual([
      'y Ada',
      'e Inés',
      'e İpek',
      'e Hilario',
      'y Hielo',
      'y Yago',
      'e Yvonne',
      'y Ian',
      'y Łucja',
      'y สมชาย',
      'y Q',
    ])
  })

  it('take pronouns and endings by the gender that was answered, never by the name', () => {
    const of = (gender: Gender) =>
      forms(person('Luca', '', gender), 'él', 'lo', 'le', 'o', 'g:el héroe|la heroína|quien')
    expect(of('female')).toEqual(['ella', 'la', 'le', 'a', 'la heroína'])
    expect(of('male')).toEqual(['él', 'lo', 'le', 'o', 'el héroe'])
    expect(of('non-binary')).toEqual(['Luca', 'le', 'le', 'e', 'quien'])
    expect(of('unsaid')).toEqual(['Luca', 'le', 'le', 'o', 'quien'])
  })

  it('are quoted where the lexicon knows too little', () => {
    expect(person('Robin', 'vive enfrente y nunca habla')).toMatchObject({ introduced: 'Robin', isUnderstood: false })
    expect(person('Canela', 'perra que se cree la dueña')).toMatchObject({
      introduced: 'su perra Canela',
      kind: 'animal',
      isUnderstood: false,
    })
  })

  it('are called by as many words as call somebody', () => {
    const names = ['Doña Rosa María', 'El señor del quiosco', 'Abuela Carmen López', 'Ana de la Torre', 'El Rubio']
    expect(names.map(name => person(name).name)).toEqual([
      'doña Rosa María',
      'el señor',
      'la abuela Carmen',
      'Ana',
      'El Rubio',
    ])
    expect(formOf(person('El señor del quiosco'), 'a')).toBe('al señor')
  })

  it('have a name even when nothing was given that could be said', () => {
    expect(person('???').name).toBe('Alguien')
    for (const name of ['O’Neil', 'a', 'María-José', 'نور', 'x'.repeat(60), 'Ana María de los Dolores'])
      expect(person(name).name).not.toBe('')
  })
})

describe('Spanish templates', () => {
  it('may be written with a plain preposition, which melts all the same', () => {
    expect(contracted({ tell: ['A {b} y {h}, de {a.+}: {h} y {T}', 'la {b}'] })).toEqual({
      tell: ['{B.a} {h.y}, {a.+de}: {h} {t.y}', 'la {b}'],
    })
    const hero = { ...person('İpek'), isHero: true }
    expect([formOf(hero, 'h.y'), formOf(hero, 'h.a'), formOf(hero, 'a'), formOf(hero, 'y')]).toEqual([
      'e İpek',
      'a İpek',
      undefined,
      undefined,
    ])
  })
})

describe('Spanish places', () => {
  it('get the preposition and the article they are said with', () => {
    const said = [
      'Madrid',
      'la Luna',
      'Luna',
      'Países Bajos',
      'bosque',
      'castillo encantado con tres torres',
      'una isla que se mueve',
      'El patio de la abuela',
      'montañas',
      'detrás del viejo cine',
      'a orillas del lago',
      'mar',
      'madrid',
      '東京',
      'San Sebastián de los Reyes',
      'Sevilla, cerca del río',
    ].map(location => whereabouts(location).at)
    expect(said).toEqual([
      'en Madrid',
      'en la Luna',
      'en la Luna',
      'en los Países Bajos',
      'en el bosque',
      'en un castillo encantado con tres torres',
      'en una isla que se mueve',
      'en el patio de la abuela',
      'en las montañas',
      'detrás del viejo cine',
      'a orillas del lago',
      'junto al mar',
      'en Madrid',
      'en 東京',
      'en San Sebastián de los Reyes',
      'en Sevilla, cerca del río,',
    ])
  })

  it('are left to be quoted when grammar would have to guess', () => {
    for (const location of ['nuestro jardín', '¿dónde?', 'x '.repeat(40), ''])
      expect(whereabouts(location).at, location).toBeUndefined()
  })
})

describe('Spanish numbers', () => {
  it('stand before a masculine noun', () => {
    expect([1, 7, 16, 21, 22, 30, 31, 48, 99].map(number => numberWord('es', number))).toEqual([
      'un',
      'siete',
      'dieciséis',
      'veintiún',
      'veintidós',
      'treinta',
      'treinta y un',
      'cuarenta y ocho',
      'noventa y nueve',
    ])
    expect(numberWord('es', 100)).toBeUndefined()
  })
})
