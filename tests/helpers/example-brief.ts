import type { Brief, Fact } from '../../src/api/story/brief.ts'
import { briefOf } from '../../src/api/story/brief-of.ts'
import { NO_MEMORY } from '../../src/api/story/memory.ts'

const fact = (id: string, text: string, required = true): Fact => ({ id, text, aliases: [text], required })

/** Only required answers. */
const NOBODY = briefOf(
  {
    story: { language: 'en', length: '1000', audience: 'normal', targetAge: 'child' },
    character: { demographics: { name: 'Nobody', age: 7, gender: '' } },
    setting: { location: '', isReal: true },
    context: { category: 'adventure', productDefinition: 'story' },
  },
  'example',
).hero

const HERO: Brief['hero'] = {
  ...NOBODY,
  name: 'Łucja',
  gender: 'female',
  archetype: 'hero',
  hair: 'red',
  eyes: 'green',
  build: ['small'],
  characteristics: 'curious',
  quirks: 'counts steps',
}

export function exampleBrief(changes: Partial<Brief> = {}): Brief {
  return {
    seed: 'example',
    language: 'en',
    category: 'adventure',
    words: 1000,
    chapterCount: 3,
    targetAge: 'child',
    audience: 'normal',
    tones: ['funny'],
    refinement: '',
    baseStory: '',
    hero: HERO,
    relations: [{ name: 'Heinz', gender: 'male', age: 70, connection: 'grandfather' }],
    location: 'Hafenstadt',
    places: ['Old Crane'],
    isReal: true,
    answers: [{ question: 'What must not be missing?', kind: 'thing', answer: 'a squeaky red bicycle' }],
    landing: undefined,
    facts: [
      fact('hero.name', 'Łucja'),
      fact('setting.location', 'Hafenstadt'),
      fact('relation.0.name', 'Heinz'),
      fact('dynamic.0', 'a squeaky red bicycle', false),
    ],
    memory: NO_MEMORY,
    ...changes,
  }
}
