import { setPersistentEngine } from '@nanostores/persistent'
import type { LandingWords } from '../../../src/contract/landing.ts'
import { createGenerator } from '../../../src/stores/generator/generator.ts'
import { fakeClock } from '../fake-clock.ts'
import { fakeService, type Request } from '../fake-service.ts'

export const WORDS: LandingWords = {
  title: 'Opa und der letzte Dinosaurier',
  content: '## Ein Ei im Kartoffelbeet\n\nManche züchten Tomaten.',
  boxTitle: 'Mach deinen Opa zum Helden',
  boxText: 'Ein paar Fragen, dann beginnt es.',
  metaTitle: 'Dinosaurier-Geschichte für Enkel und Opa',
  metaDescription: 'Opa, Enkel und ein sehr großes Ei.',
  url: 'opa-und-der-letzte-dinosaurier',
  productDefinition: 'Eine Geschichte über Opa und den letzten Dinosaurier',
  productQuestions: ['Wo liegt das Ei?', 'Wie heißt der Opa?', 'Was frisst er?'].map(question => ({
    question,
    options: ['Garten', 'Garage', 'Badewanne'],
  })),
}

const SHEET = { url: '/sheet', upscaled_urls: ['/1', '/2', '/3', '/4'], drawnBy: 'paper-cut' }
const PROPOSAL = { ...WORDS, category: 'bedtime', group: 'family', ages: ['6-9'], writtenBy: 'offline' }

type Answer = { status?: number; json: unknown } | 'network-failure'
export type Answers = Readonly<Record<string, (body: never, request: Request) => Answer | Promise<Answer>>>

interface Change {
  readonly publish: boolean
  readonly language: string
  readonly siblings: readonly { readonly language: string }[]
}
const savedAs = (language: string, publish: boolean) => ({
  id: `entry-${language}`,
  version: 1,
  state: publish ? 'published' : 'draft',
  changed: false,
  path: `/${language}/pages/opa`,
})

const USUAL: Answers = {
  'POST /landing/generate-text': () => ({ json: PROPOSAL }),
  'POST /landing/generate-images': () => ({ json: SHEET }),
  'POST /landing/translate-text': ({ into }: { into: string }) => ({
    json: { ...WORDS, title: `${WORDS.title} (${into})`, writtenBy: 'offline' },
  }),
  'POST /landing/save': ({ language, publish, siblings }: Change) => ({
    json: {
      status: 'ok',
      ...savedAs(language, publish),
      live: publish,
      siblings: siblings.map(sibling => savedAs(sibling.language, publish)),
    },
  }),
}

/** The landing generator of a browser in memory, over a service that answers as usual or as `answers` says. */
export function createTestGenerator({
  answers = {},
  stored = {},
}: {
  answers?: Answers
  stored?: Record<string, string>
} = {}) {
  setPersistentEngine(stored, { addEventListener() {}, removeEventListener() {} })
  const time = fakeClock()
  const service = fakeService(request => {
    const key = `${request.method} ${new URL(request.path, 'http://here').pathname.replace('/api/v1', '')}`
    const answer = (answers[key] ?? USUAL[key]) as ((body: unknown, request: Request) => Answer) | undefined
    return answer?.(request.body, request) ?? { status: 404, json: { error: 'not-found' } }
  })
  const generator = createGenerator({ ask: service.ask, clock: time.clock, language: 'de' })
  const requests = (path: string) => service.requests.filter(request => request.path.endsWith(path))
  return { ...generator, ...time, stored, requests, page: () => generator.editorDraft.$page.get() }
}

/** A generator with a page whose words are all there. */
export async function withPage(given: Parameters<typeof createTestGenerator>[0] = {}) {
  const testGenerator = createTestGenerator(given)
  testGenerator.editorDraft.setIdea('Oma schenkt ein Dino-Ei')
  await testGenerator.making.write()
  return testGenerator
}
