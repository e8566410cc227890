import { describe, expect, it } from 'vitest'
import { personOf } from '../../../../src/api/author/offline/it/connections.ts'
import { contracted } from '../../../../src/api/author/offline/it/contracted.ts'
import { whereabouts } from '../../../../src/api/author/offline/it/location.ts'
import { formOf } from '../../../../src/api/author/offline/it/person.ts'
import type { Gender } from '../../../../src/api/story/brief.ts'
import { numberWord } from '../../../../src/api/story/number-words.ts'

const owner = { name: 'Mila', gender: 'female' as const }
const person = (name: string, connection = '', gender: Gender = 'unsaid') =>
  personOf({ name, gender, connection }, owner)
const forms = (one: ReturnType<typeof person>, ...wanted: string[]) => wanted.map(form => formOf(one, form))

describe('Italian people', () => {
  it('are introduced by what they are to the hero, close kin without an article', () => {
    const introduced = [
      person('Ada', 'la mia migliore amica'),
      person('Ingrid', 'nonna'),
      person('Leo', 'fratello'),
      person('Leo', 'fratellino'),
      person('Frida', 'sorella minore'),
      person('Laura', 'mia mamma'),
      person('Max', 'compagno di classe'),
      person('Bello', 'Cane'),
      person('Ugo', 'zio'),
      person('Irma', 'un’amica'),
      person('Pia', "amica d'infanzia"),
    ].map(one => one.introduced)
    expect(introduced).toEqual([
      'la sua migliore amica Ada',
      'sua nonna Ingrid',
      'suo fratello Leo',
      'il suo fratellino Leo',
      'la sua sorella minore Frida',
      'la sua mamma Laura',
      'il suo compagno di classe Max',
      'il suo cane Bello',
      'suo zio Ugo',
      'la sua amica Irma',
      "la sua amica d'infanzia Pia",
    ])
  })

  it('keep a grandmother and an aunt in the name, and call out to them as a child would', () => {
    const nonno = person('Heinz', 'mio nonno')
    expect([nonno.name, nonno.calledOut, nonno.gender, nonno.isUnderstood]).toEqual([
      'nonno Heinz',
      'nonno',
      'male',
      true,
    ])
    expect(person('Zia Pina', 'zia')).toMatchObject({
      name: 'zia Pina',
      introduced: 'la zia Pina',
      calledOut: 'zia',
      isUnderstood: true,
    })
    expect(person('Nonna').name).toBe('la nonna')
    expect(person('Papà').introduced).toBe('il papà')
    expect(person('Zio').name).toBe('lo zio')
  })

  it('melt the article of a name into the preposition before it', () => {
    expect(forms(person('La nonna'), 'a', 'di', 'da', 'con')).toEqual([
      'alla nonna',
      'della nonna',
      'dalla nonna',
      'con la nonna',
    ])
    expect(forms(person('Zio'), 'a', 'di')).toEqual(['allo zio', 'dello zio'])
    expect(forms(person('Pina', 'zia'), '+a', '+di', '+da')).toEqual([
      'a sua zia Pina',
      'di sua zia Pina',
      'da sua zia Pina',
    ])
    expect(forms(person('Bello', 'cane'), '+a', '+di', '+da', '+con')).toEqual([
      'al suo cane Bello',
      'del suo cane Bello',
      'dal suo cane Bello',
      'con il suo cane Bello',
    ])
    expect(forms(person("L'Orso"), 'a', 'di')).toEqual(['all’Orso', 'dell’Orso'])
    expect(forms(person('Signora Rossi'), '', 'a')).toEqual(['la signora Rossi', 'alla signora Rossi'])
  })

  it('are joined by a d only before the same vowel, and not where another d follows', () => {
    const names = ['Anna', 'Elena', 'Ada', 'Edoardo', 'Ida', 'Łucja', 'Éva', 'Ágnes', 'สมชาย', 'نور', 'Q', "O'Neil"]
    expect(names.map(name => forms(person(name), 'a', 'e').join(', '))).toEqual([
      'ad Anna, e Anna',
      'a Elena, ed Elena',
      'a Ada, e Ada',
      'a Edoardo, e Edoardo',
      'a Ida, e Ida',
      'a Łucja, e Łucja',
      'a Éva, ed Éva',
      'ad Ágnes, e Ágnes',
      'a สมชาย, e สมชาย',
      'a نور, e نور',
      'a Q, e Q',
      "a O'Neil, e O'Neil",
    ])
  })

  it('take pronouns and endings by the gender that was answered, never by the name', () => {
    const of = (gender: Gender) =>
      forms(person('Luca', '', gender), 'lui', 'lo', 'gli', 'o', 'g:l’eroe|l’eroina|chi ha la parte principale')
    expect(of('female')).toEqual(['lei', 'la', 'le', 'a', 'l’eroina'])
    expect(of('male')).toEqual(['lui', 'lo', 'gli', 'o', 'l’eroe'])
    expect(of('non-binary')).toEqual(['Luca', 'lo', 'gli', 'o', 'chi ha la parte principale'])
    expect(of('unsaid')).toEqual(of('non-binary'))
  })

  it('are whose they are by the person where the word says neither', () => {
    expect(person('Rita', 'collega', 'female').introduced).toBe('la sua collega Rita')
    expect(person('Rito', 'nipote', 'male').introduced).toBe('suo nipote Rito')
    expect(person('Robin', 'collega')).toMatchObject({ introduced: 'Robin', isUnderstood: false })
  })

  it('are quoted where the lexicon knows too little', () => {
    expect(person('Robin', 'abita di fronte e non parla mai')).toMatchObject({
      introduced: 'Robin',
      isUnderstood: false,
    })
    expect(person('Bella', 'cagnolina che si crede la padrona')).toMatchObject({
      introduced: 'la sua cagnolina Bella',
      kind: 'animal',
      isUnderstood: false,
    })
  })

  it('are called by as many words as call somebody', () => {
    const names = ['La signora Rossi', 'Il signore dell’edicola', 'Nonna Carmela Esposito', 'Don Luigi', 'Le Thi Hoa']
    expect(names.map(name => person(name).name)).toEqual([
      'la signora Rossi',
      'il signore dell’edicola',
      'nonna Carmela',
      'don Luigi',
      'Le Thi Hoa',
    ])
    expect(person('…').name).toBe('Qualcuno')
  })
})

describe('Italian templates', () => {
  it('may write a preposition before a token, capital or small', () => {
    expect(contracted('A {h} di {a.+}, ed {b}; da {r2}')).toBe('{H.a} {a.+di}, {b.e}; {r2.da}')
    expect(contracted(['con {a}', { text: 'perché {h}' }])).toEqual(['con {a}', { text: 'perché {h}' }])
  })

  it('leave no space before a closing mark when an optional sentence falls away', () => {
    expect(contracted('«Vieni. <È tardi.>»')).toBe('«Vieni.< È tardi.>»')
  })
})

describe('Italian places', () => {
  it.each([
    ['Milano', 'a Milano'],
    ['Ancona', 'ad Ancona'],
    ['Reggio Emilia', 'a Reggio Emilia'],
    ['milano', 'a Milano'],
    ['Italia', 'in Italia'],
    ["l'Italia", 'in Italia'],
    ['la Toscana', 'in Toscana'],
    ['Paesi Bassi', 'nei Paesi Bassi'],
    ['Luna', 'sulla Luna'],
    ['Marte', 'su Marte'],
    ['mare', 'al mare'],
    ['bosco', 'nel bosco'],
    ['spiaggia', 'sulla spiaggia'],
    ['albero', 'sull’albero'],
    ['zoo', 'nello zoo'],
    ['il faro', 'nel faro'],
    ['lo stagno', 'nello stagno'],
    ["l'isola dei pappagalli", 'sull’isola dei pappagalli'],
    ['un castello incantato', 'in un castello incantato'],
    ['castello incantato', 'in un castello incantato'],
    ['isola deserta', 'su un’isola deserta'],
    ["L'Aquila", 'all’Aquila'],
    ['Il Cairo', 'al Cairo'],
    ['una cometa', 'su una cometa'],
    ['la Terra di Mezzo', 'nella Terra di Mezzo'],
    ['stagno nero', 'in uno stagno nero'],
    ['bosco dei cento acri', 'nel bosco dei cento acri'],
    ['Lago di Garda', 'sul Lago di Garda'],
    ['Piazza Navona', 'in Piazza Navona'],
    ['Via Garibaldi 7', 'in Via Garibaldi 7'],
    ['sulla Luna', 'sulla Luna'],
    ["Dall'altra parte del fiume", "dall'altra parte del fiume"],
    ['tetti', 'sui tetti'],
    ['東京', 'a 東京'],
    ['Torino, vicino al fiume', 'a Torino, vicino al fiume,'],
  ])('%s is said "%s"', (typed, said) => expect(whereabouts(typed).at).toBe(said))

  it.each([
    '',
    'il nostro giardino',
    'dove vive il vento?',
    'un po’ qui e un po’ là, come capita a tutti quelli che viaggiano',
    'boh non so',
    'un tavolo',
  ])('are quoted when nobody could say where "%s" is', typed => expect(whereabouts(typed).at).toBeUndefined())
})

describe('Italian numbers', () => {
  it('stand in words before a masculine noun', () => {
    expect(
      [0, 1, 3, 14, 17, 20, 21, 23, 28, 33, 38, 40, 61, 76, 88, 99].map(number => numberWord('it', number)),
    ).toEqual([
      'zero',
      'un',
      'tre',
      'quattordici',
      'diciassette',
      'venti',
      'ventun',
      'ventitré',
      'ventotto',
      'trentatré',
      'trentotto',
      'quaranta',
      'sessantun',
      'settantasei',
      'ottantotto',
      'novantanove',
    ])
  })
})
