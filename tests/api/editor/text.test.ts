import { describe, expect, test } from 'vitest'
import { checkEnding } from '../../../src/api/editor/ending.ts'
import { checkLanguage } from '../../../src/api/editor/language.ts'
import { checkPlaceholders } from '../../../src/api/editor/placeholder.ts'
import { checkRepetition } from '../../../src/api/editor/repetition.ts'
import { checkSpacing } from '../../../src/api/editor/spacing.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'
import { prose } from '../../helpers/fake-model/prose.ts'

const brief = exampleBrief()
const chapter = (text: string, number = 1) => ({ number, title: 'The Mill', text })

describe('placeholders', () => {
  test.each([
    'Hello {name}.',
    'Dear [Name],',
    'She took the ___.',
    'It was undefined.',
    'He had NaN apples.',
    'Lorem ipsum.',
  ])('finds what is left over in "%s"', text => {
    expect(checkPlaceholders(brief, chapter(`Fine.\n${text}`))).toMatchObject([{ kind: 'placeholder', paragraph: 1 }])
  })
  test.each(['As an AI, I cannot.', 'Als KI kann ich das nicht.', '**Bold** words', '# Title', '<b>x'])(
    'finds a model that speaks for itself in "%s"',
    text => {
      expect(checkPlaceholders(brief, chapter(text))).not.toEqual([])
    },
  )
  test.each([
    'On the door hung a sign [CLOSED].',
    'It said [NO DOGS!] and [SAT 9-12].',
    '“As an AI, I do not sleep,” said the robot.',
    '„Als KI schlafe ich nicht“, sagte der Roboter.',
    '— En tant qu’IA, je ne dors pas, dit le robot.',
  ])('takes a sign, and a robot that speaks, for part of the story in "%s"', text => {
    expect(checkPlaceholders(brief, chapter(text))).toEqual([])
  })
  test.each(['Dear [NAME],', 'In [CITY NAME] it rained.', '[TODO]', '[INSERT A SCENE]'])(
    'is not deceived by capitals in "%s"',
    text => {
      expect(checkPlaceholders(brief, chapter(text))).not.toEqual([])
    },
  )
  test('looks at the title too', () => {
    expect(checkPlaceholders(brief, { number: 2, title: 'For {hero}', text: 'Fine.' })).toMatchObject([
      { chapter: 2, paragraph: undefined },
    ])
  })
  test('leaves alone what the visitor wrote so, and a nanny called Nan', () => {
    const facts = [{ id: 'hero.name', text: '[R2]', aliases: ['[R2]'], required: true }]
    expect(checkPlaceholders(exampleBrief({ facts }), chapter('[R2] waved at Nan.'))).toEqual([])
  })
})

describe('spacing', () => {
  test.each(['Two  spaces.', 'Before , a comma.', 'What !', ' At the edge.', 'At the end. ', '', 'A\ttab.'])(
    'finds the wrong space in "%s"',
    text => {
      expect(checkSpacing(brief, chapter(`Fine.\n${text}`))).toMatchObject([{ kind: 'spacing', paragraph: 1 }])
    },
  )
  test.each(['Fine, yes.', 'And then ... nothing.', 'A .5 calibre idea.', 'One – two.'])('lets "%s" pass', text => {
    expect(checkSpacing(brief, chapter(text))).toEqual([])
  })
  test('knows that French sets a space before high marks', () => {
    const french = exampleBrief({ language: 'fr' })
    expect(checkSpacing(french, chapter('« Où ? » dit-elle\u202f!'))).toEqual([])
    expect(checkSpacing(french, chapter('Oui , non.'))).toHaveLength(1)
  })
})

describe('language', () => {
  const german = 'Sie ging mit dem Bäcker über die Brücke, und als es dunkel wurde, war er nicht mehr da.'
  const english = 'She went with the baker over the bridge, and when it was dark he was not there any more.'
  test('finds a paragraph in another language', () => {
    expect(checkLanguage(brief, chapter(`${english}\n${german}`))).toMatchObject([{ kind: 'language', paragraph: 1 }])
    const deutsch = exampleBrief({ language: 'de' })
    expect(checkLanguage(deutsch, chapter(`${german}\n${english}`))).toMatchObject([{ paragraph: 1 }])
  })
  test.each([
    ['fr', 'Elle est allée avec le boulanger sur le pont, et quand la nuit est tombée, il n’était plus là.'],
    ['es', 'Ella fue con el panadero hasta el puente, y cuando se hizo de noche, él ya no estaba.'],
    ['it', 'Lei andò con il fornaio fino al ponte, e quando si fece buio lui non era più lì.'],
    ['da', 'Hun gik med bageren over broen, og da det blev mørkt, var han der ikke mere.'],
    ['pl', 'Poszła z piekarzem przez most, a kiedy się ściemniło, już go tam nie było.'],
    ['tr', 'Fırıncıyla köprüden geçti ve hava kararınca o artık orada yoktu, ama bir ses vardı.'],
  ])('takes a sentence in "%s" for what it is', (language, text) => {
    expect(checkLanguage(exampleBrief({ language }), chapter(text))).toEqual([])
    expect(checkLanguage(exampleBrief({ language }), chapter(english))).toHaveLength(1)
    expect(checkLanguage(brief, chapter(text))).toHaveLength(1)
  })
  test('lets a short cry in another language stand', () => {
    expect(checkLanguage(brief, chapter('“Non, merci!” said Luc.'))).toEqual([])
  })
  test('judges by script where it has no words, and lets foreign names stand', () => {
    const thai = exampleBrief({ language: 'th' })
    expect(checkLanguage(thai, chapter('วันหนึ่ง Łucja เดินไปตลาดกับคุณตาและแมวตัวหนึ่ง'))).toEqual([])
    expect(checkLanguage(thai, chapter(english))).toHaveLength(1)
    expect(
      checkLanguage(exampleBrief({ language: 'ja' }), chapter('ある日、ルチアは橋を渡って市場へ行きました。')),
    ).toEqual([])
    expect(checkLanguage(exampleBrief({ language: 'Old Norse' }), chapter(english))).toEqual([])
  })
})

describe('echo', () => {
  const said = 'The old miller counted every single step on the stairs.'
  test('names the paragraphs that say a thing again', () => {
    const story = [chapter(`${said}\nNobody answered him.`), chapter(`It was late.\n${said}`, 2)]
    expect(checkRepetition(brief, story)).toMatchObject([{ kind: 'echo', chapter: 2, paragraph: 1 }])
  })
  test('lets a refrain stand in a long text', () => {
    const long = prose('en', { words: 2000, sayings: [], seed: 'long' })
    const text = [...long.slice(0, 10), said, ...long.slice(10), said].join('\n')
    expect(checkRepetition(exampleBrief({ words: 2000 }), [chapter(text)])).toEqual([])
  })
})

describe('ending', () => {
  test('wants the last sentence whole', () => {
    expect(checkEnding(brief, chapter('It rained.\nAnd then she'), false)).toMatchObject([{ paragraph: 1 }])
    expect(checkEnding(brief, chapter('“It rained,” he said. “Again!”'), false)).toEqual([])
    expect(checkEnding(exampleBrief({ language: 'fr' }), chapter('« Encore\u202f!\u202f»'), false)).toEqual([])
    expect(checkEnding(exampleBrief({ language: 'th' }), chapter('แล้วฝนก็ตก'), false)).toEqual([])
  })
  test('lets only the last chapter say that it is the end', () => {
    expect(checkEnding(brief, chapter('It rained.\nThe End.'), false)).toHaveLength(1)
    expect(checkEnding(brief, chapter('It rained.\nThe End'), true)).toEqual([])
  })
})
