import type { ParameterInput } from '../../src/contract/parameter.ts'

export function exampleParameter(
  changes: { story?: object; name?: string; category?: string; landingPage?: string; place?: string } = {},
): ParameterInput {
  return {
    story: {
      language: 'de',
      length: '500',
      audience: 'normal',
      targetAge: 'child',
      tone: 'funny, thrilling',
      ...changes.story,
    } as ParameterInput['story'],
    character: {
      demographics: { name: changes.name ?? 'Łucja', age: 7, gender: 'female' },
      physicalAppearance: { hair: 'red', eyes: 'green', physique: 'small' },
      psychologicalTraits: { characteristics: 'mutig', quirksFlawsFaults: 'zählt jede Stufe' },
      relationships: [{ name: 'Ingrid', gender: 'female', age: 68, connection: 'Oma' }],
    },
    setting: { location: changes.place ?? 'das Treppenhaus von Oma Ingrid', isReal: true },
    dynamic: [{ question: 'Welches Geräusch hat die Nacht?', answer: 'ein leises Ticken' }],
    context: {
      category: (changes.category ?? 'bedtime') as 'bedtime',
      urlLanguage: 'de',
      productDefinition: 'Eine Gute-Nacht-Geschichte',
      ...(changes.landingPage && { landingPage: changes.landingPage }),
    },
  }
}
