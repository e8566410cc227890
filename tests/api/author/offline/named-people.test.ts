import { describe, expect, it } from 'vitest'
import { parameterOf } from '../../../../scripts/stories/parameter-of.ts'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { draftStory } from '../../../../src/api/author/offline/draft-story.ts'
import type { LanguagePack } from '../../../../src/api/author/offline/language-pack.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { ownFacts } from '../../../../src/api/author/offline/own-facts.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { seeded } from '../../../../src/lib/seeded.ts'

const LONG = { timeout: 120_000 }

async function packOf(language: string): Promise<LanguagePack> {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nothing is written in "${language}"`)
  return pack
}

const NEIGHBOUR = { de: 'Nachbar', en: 'neighbour', fr: 'voisin', es: 'vecino', it: 'vicino' } as const
const SAYINGS = {
  de: [
    'Was sagt Opa immer?',
    'Erst gucken, dann meckern',
    ['war von Opa.', 'sagte Opa bei', 'war das Opa.', 'nur Opa.', 'Von Opa hatte'],
  ],
  en: [
    'What does Grandad always say?',
    'Look first, grumble later',
    [
      'one of Grandad’s sayings.',
      'That was Grandad,',
      'Grandad said it about',
      'came from Grandad',
      'hear Grandad in it',
    ],
  ],
  fr: [
    'Que dit toujours papi ?',
    'Regarde d’abord, râle ensuite',
    ['était de papi.', 'Papi le disait', 'entendre papi.', 'venait de papi', 'du papi.'],
  ],
  es: [
    '¿Qué dice siempre el abuelo?',
    'Primero mira y luego protesta',
    ['era del abuelo.', 'El abuelo lo decía', 'Venía del abuelo', 'hablaba el abuelo.', 'cosa del abuelo.'],
  ],
  it: [
    'Che cosa dice sempre il nonno?',
    'Prima guarda e poi brontola',
    ['era del nonno.', 'Il nonno lo diceva', 'Veniva dal nonno', 'parlava il nonno.', 'roba del nonno.'],
  ],
} as const

function briefWith(language: string, part: object, seed: string) {
  const brief = briefOf(parameterOf(part, { language, words: 1000 }), seed)
  return { ...brief, facts: ownFacts(brief) }
}

describe.each(OFFLINE_LANGUAGES)('Of people whom a visitor names, in "%s",', language => {
  const known = language as keyof typeof NEIGHBOUR

  it('a neighbour alone in a love story is the one who is loved, before anybody invented', LONG, async () => {
    const pack = await packOf(language)
    for (const seed of ['one', 'two', 'three']) {
      const part = {
        story: { targetAge: '20+' },
        character: {
          demographics: { name: 'Robin', age: 34, gender: 'female' },
          relationships: [{ name: 'Kim', gender: 'male', age: 36, connection: NEIGHBOUR[known] }],
        },
        context: { category: 'love' },
      }
      const { input } = draftStory(pack, briefWith(language, part, seed), seeded(`${seed} story`))
      expect(input.resolve('a'), input.plot.id).toBe('Kim')
    }
  })

  it('a saying is said to be theirs whom the question asks for, once', LONG, async () => {
    const pack = await packOf(language)
    const [question, answer, sources] = SAYINGS[known]
    const stories = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(seed => {
      const brief = briefWith(language, { dynamic: [{ question, answer }] }, seed)
      return compose(pack, brief)
        .chapters.map(({ text }) => text)
        .join('\n')
    })
    const found = stories.map(text => sources.filter(source => text.includes(source)))
    expect(new Set(found.flat()).size).toBeGreaterThan(1)
    for (const [index, said] of found.entries()) {
      expect(said.length).toBeLessThanOrEqual(1)
      const text = stories[index] ?? ''
      for (const source of said) expect([text.split(source).length, text.includes(answer)]).toEqual([2, true])
    }
  })

  it('a saying of an aunt without a name is nobody’s', LONG, async () => {
    const questions = { de: 'Was sagt ihre Tante?', en: 'What does her aunt say?', fr: 'Que dit sa tante ?' }
    const pack = await packOf(language)
    const [, answer] = SAYINGS[known]
    const question = questions[known as 'de'] ?? (known === 'es' ? '¿Qué dice su tía?' : 'Che cosa dice sua zia?')
    const brief = briefWith(language, { dynamic: [{ question, answer }] }, 'one')
    const { chapters } = compose(pack, brief)
    const text = chapters.map(chapter => chapter.text).join('\n')
    expect(text).toContain(answer)
    expect(text).not.toMatch(/\b(?:Tante|Aunt|tante|tía|zia)\b/u)
  })

  it('a saying of somebody who died is nobody’s', LONG, async () => {
    const pack = await packOf(language)
    const [question, answer, sources] = SAYINGS[known]
    const died = {
      de: 'Opa ist im Mai gestorben',
      en: 'Grandad died in May',
      fr: 'Papi est mort en mai',
      es: 'El abuelo murió en mayo',
      it: 'Il nonno è morto a maggio',
    }
    const part = { character: { history: died[known] }, dynamic: [{ question, answer }] }
    const text = compose(pack, briefWith(language, part, 'one'))
      .chapters.map(chapter => chapter.text)
      .join('\n')
    for (const source of sources) expect(text).not.toContain(source)
  })
})
