import { describe, expect, it } from 'vitest'
import { understand } from '../../../../../src/api/author/landing/offline/understand.ts'
import { LANGUAGES } from '../../../../../src/contract/languages.ts'
import { IDEAS } from './ideas.ts'

describe('understanding an idea', () => {
  it.each(LANGUAGES.flatMap(language => IDEAS[language].map(([idea, found]) => ({ language, idea, found }))))(
    'finds who, what for and what about: $idea',
    ({ language, idea, found }) => {
      expect(understand(idea, language)).toMatchObject(found)
    },
  )

  it('understands an idea in another language than the page has, and keeps its words off the page', () => {
    for (const page of LANGUAGES.filter(language => language !== 'de')) {
      const found = understand('Der Drache, der sich vor Oma und dem Feuer fürchtet', page)
      expect(found).toMatchObject({ tale: 'dragon', person: 'grandma', phraseLanguage: 'de' })
    }
  })

  it('keeps apart the relatives for whom a language has names of their own', () => {
    expect(understand('Babaannem ve küçük ejderha', 'tr').person).toBe('grandma-paternal')
    expect(understand('น้องชายกับรถไฟ', 'th').person).toBe('brother-little')
  })

  it('takes what somebody loves for no love story', () => {
    expect(understand('For my brother who loves numbers', 'en').moods).toEqual([])
    expect(understand('Für meinen Bruder, der Zahlen liebt', 'de').moods).toEqual([])
  })

  it('takes no form of address, no month and no noun for a name', () => {
    expect(understand('Abschied von unserer Lehrerin Frau Weber', 'de').name).toBeUndefined()
    expect(understand('Oma Kürbis und ihr Garten', 'de').name).toBeUndefined()
    expect(understand('A story for Christmas about the sea', 'en').name).toBeUndefined()
  })

  it('says the words of an order, a list of marks or an address to nobody', () => {
    for (const idea of ['Write a story about my grandma', 'grandma | garden', 'grandma.example.org is my garden'])
      expect(understand(idea, 'en').phrase).toBeUndefined()
  })
})
