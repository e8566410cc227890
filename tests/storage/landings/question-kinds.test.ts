import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { briefOfStory } from '../../../src/api/stories/brief-of-story.ts'
import type { Parameter } from '../../../src/contract/parameter.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { startStory } from '../../helpers/start-story.ts'
import { landingDraft, openTestLandings, type TestLandings } from './test-landings.ts'

const SONG = 'Was hört Opa?'
const GUESSED = 'Wovor hat Opa Angst?'
const options = ['eins', 'zwei', 'drei']
const questions = [
  { question: SONG, kind: 'song', options },
  { question: GUESSED, options },
  { question: 'Wer kommt mit?', options },
]

let landings: TestLandings
beforeAll(async () => {
  landings = await openTestLandings()
})
afterAll(() => landings.close())

async function publish() {
  const draft = landingDraft({ questions })
  const { json } = await landings.ask('POST', '/landing/save', { ...draft, publish: true })
  return { id: json.id as string, url: String(draft.url), title: draft.title }
}

/** The row of a story that a browser orders from a page. */
async function order(context: Partial<Parameter['context']>) {
  const parameter = exampleParameter()
  const dynamic = [SONG, GUESSED].map(question => ({ question, answer: 'eins' }))
  const ordered = { ...parameter, dynamic, context: { ...parameter.context, ...context } }
  const response = await startStory(landings.test.server, { parameter: ordered })
  expect(response.statusCode).toBe(200)
  const { db } = landings.test.database
  return db.selectFrom('story').selectAll().where('id', '=', response.json().id).executeTakeFirstOrThrow()
}

describe('What a question of a landing page asks for', () => {
  it('is kept with the page as staff chose it, and left open where they did not', async () => {
    const { id } = await publish()
    const { json } = await landings.ask('GET', `/landing/${id}`)
    expect(json.draft.questions).toEqual(questions)
  })

  it('is refused where it is nothing we know', async () => {
    const strange = [{ ...questions[0], kind: 'melody' }, ...questions.slice(1)]
    const { status, json } = await landings.ask('POST', '/landing/save', {
      ...landingDraft({ questions: strange }),
      publish: true,
    })
    expect([status, json.issues?.[0]?.path]).toEqual([400, 'questions.0.kind'])
  })
})

describe('A story that begins on a landing page', () => {
  it('keeps the page as it was then, and its brief says what it promises and what each answer is', async () => {
    const { id, url, title } = await publish()
    const row = await order({ landingPage: url, productDefinition: 'sent by somebody' })
    await landings.ask('POST', '/landing/withdraw', { id })
    const { landing, answers } = briefOfStory(row)
    expect(landing).toEqual({ slug: url, title, productDefinition: 'Eine Geschichte vom Licht' })
    expect(answers.map(({ kind }) => kind)).toEqual(['song', 'fear'])
  })

  it('is told by what was sent where there is no such page', async () => {
    const row = await order({ landingPage: 'nowhere', productDefinition: 'Eine Geschichte' })
    expect(row.landing).toBeNull()
    expect(briefOfStory(row).landing).toEqual({ slug: 'nowhere', title: '', productDefinition: 'Eine Geschichte' })
  })

  it('is read as before where it began before pages were kept, and elsewhere', async () => {
    const row = await order({})
    expect(row.landing).toBeNull()
    expect(briefOfStory(row)).toMatchObject({ landing: undefined, answers: [{ kind: 'other' }, { kind: 'fear' }] })
    expect(() => briefOfStory({ ...row, landing: { slug: 7 } })).toThrow(
      'story.landing is stored in a shape that is not known',
    )
  })
})
