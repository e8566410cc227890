import { describe, expect, test } from 'vitest'
import { outsideDialogue } from '../../../src/api/editor/outside-dialogue.ts'
import { checkPromptLeak } from '../../../src/api/editor/prompt-leak/prompt-leak.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const findingsIn = (text: string, language = 'en') =>
  checkPromptLeak(exampleBrief({ language }), { number: 1, title: 'The Mill', text })

describe('what a model says in place of a story', () => {
  test.each([
    ['en', '“Let me know if you see the dog,” said Tom.'],
    ['en', 'Let me know if you see the dog.'],
    ['en', '“Those were my instructions,” said the guard.'],
    ['en', 'Those were my instructions.'],
    ['en', '“I’m sorry, but I can’t assist with that,” said the clerk.'],
    ['en', '‘I can’t assist with that,’ said the clerk.'],
    ['fr', '« Ce sont mes instructions », dit le garde.'],
    ['fr', 'Ce sont mes instructions.'],
    ['fr', '— Voici votre histoire, dit le libraire.'],
    ['de', '„Hier ist deine Geschichte“, sagte Oma.'],
  ])('is somebody’s in a story: "%s" "%s"', (language, text) => {
    expect(findingsIn(text, language)).toEqual([])
  })
  test.each([
    ['en', 'I’m sorry, but I can’t assist with that.'],
    ['en', '“Yes,” he said. I cannot write this story. “No?”'],
    ['en', 'Let me know if you would like another chapter.'],
    ['en', 'My instructions say that I must not.'],
    ['en', '“The mustSay list,” she said.'],
    ['fr', 'Voici votre histoire.'],
    ['de', 'Hier ist deine Geschichte.'],
  ])('is found outside of dialogue: "%s" "%s"', (language, text) => {
    expect(findingsIn(text, language)).toMatchObject([{ kind: 'leak' }])
  })
})

test.each([
  ['“Go,” he said. “Now.”', ' he said. '],
  ['»Geh«, sagte er.', ', sagte er.'],
  ['„Geh“, sagte er.', ', sagte er.'],
  ['‘It’s late,’ he said.', ' he said.'],
  ['“What goes on in the next paragraph', ''],
  ['He said “what nobody closes', 'He said “what nobody closes'],
  ['—Vete —dijo.', ''],
])('the narrator’s words of "%s" are "%s"', (paragraph, narrated) => {
  expect(outsideDialogue(paragraph).trim()).toBe(narrated.trim())
})

test('a paragraph of opening marks is read once', () => {
  expect(outsideDialogue(`a ${'‘'.repeat(100_000)}`)).toHaveLength(100_002)
})
