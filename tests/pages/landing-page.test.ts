import { describe, expect, it } from 'vitest'
import { landingTranslations, listQuestions } from '../../src/pages/_landing-page.ts'

describe('A landing page', () => {
  it('is named in every language that has it, and in English for everybody else', () => {
    expect(landingTranslations({ de: 'ballon', en: 'balloon' })).toEqual([
      { hreflang: 'de', path: '/de/pages/ballon' },
      { hreflang: 'en', path: '/en/pages/balloon' },
      { hreflang: 'x-default', path: '/en/pages/balloon' },
    ])
  })

  it('stands for everybody itself where English has none', () => {
    expect(landingTranslations({ th: 'บ้าน' })).toEqual([
      { hreflang: 'th', path: '/th/pages/บ้าน' },
      { hreflang: 'x-default', path: '/th/pages/บ้าน' },
    ])
  })

  it('asks its questions in their order, counted from nought, each a choice, and says what each asks for', () => {
    const options = ['a', 'b', 'c']
    const requested = [
      { idx: 1, question: 'Who?', kind: 'companion' as const, options },
      { idx: 5, question: 'Where?', options },
    ]
    expect(listQuestions({ questions: requested, lang: 'en' })).toEqual([
      { idx: 0, question: 'Who?', kind: 'companion', type: 'list', options },
      { idx: 1, question: 'Where?', kind: 'place', type: 'list', options },
    ])
  })
})
