import { expect, it } from 'vitest'
import { draftOf, type PageText, textOfDraft, withKindsOf } from '../../../src/stores/generator/page-text.ts'
import { createTestGenerator, WORDS } from './test-generator.ts'

const options = ['a', 'b', 'c']

it('keeps what staff chose for a question through saving and opening', () => {
  const generator = createTestGenerator()
  const { text } = generator.editorDraft.$page.get()
  const questions: PageText['questions'] = [
    { question: 'Was sagt Opa?', kind: 'song', options },
    { question: 'Wovor hat er Angst?', options },
  ]
  const draft = draftOf({ ...text, title: 'Opa', questions }, 'idea')
  expect(JSON.parse(JSON.stringify(draft.questions))).toEqual(questions)
  expect(textOfDraft({ ...draft, coverImage: '' }).questions).toEqual(questions)
})

it('gives a translation the kinds of its original, unless it asks something else', async () => {
  const generator = createTestGenerator()
  const [first, ...others] = WORDS.productQuestions
  if (!first) throw new Error('the page asks nothing')
  generator.editorDraft.setIdea('Opa')
  const words = { title: 'Opa', content: '## x', boxTitle: 'x', boxText: 'x', metaTitle: 'x', metaDescription: 'x' }
  const questions = [{ ...first, kind: 'place' as const }, ...others]
  generator.editorDraft.edit({ ...words, url: 'opa', productDefinition: 'x', questions })
  await generator.translating.make(['fr'])
  const translated = generator.editorDraft.$draft.get().pages.find(({ text }) => text.language === 'fr')
  expect(translated?.text.questions.map(({ kind }) => kind)).toEqual(['place', undefined, undefined])
  expect(withKindsOf(WORDS.productQuestions, questions.slice(1))).toEqual(WORDS.productQuestions)
})
