import { describe, expect, it } from 'vitest'
import { type Composition, compose } from '../../../../src/api/author/offline/compose.ts'
import { withArticle } from '../../../../src/api/author/offline/en/article.ts'
import { personOf } from '../../../../src/api/author/offline/en/connections.ts'
import { english } from '../../../../src/api/author/offline/en/english.ts'
import { whereabouts } from '../../../../src/api/author/offline/en/location.ts'
import { formOf } from '../../../../src/api/author/offline/en/person.ts'
import { checkChapter } from '../../../../src/api/editor/chapter.ts'
import { checkFacts } from '../../../../src/api/editor/facts.ts'
import { checkManuscript } from '../../../../src/api/editor/manuscript.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { TARGET_AGES } from '../../../../src/contract/options.ts'
import { Parameter } from '../../../../src/contract/parameter.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { countWords, sentencesOf } from '../../../../src/lib/words.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { ownBrief } from '../../../helpers/own-brief.ts'

const SENTENCE_WORDS = { toddler: 8, child: 12, '12-20': 18, '20+': 18 }
const LENGTHS = ['500', '1000', '2000']

type Answered = Readonly<Partial<Record<'character' | 'setting' | 'story' | 'dynamic', object>>>

const CHARACTERS: readonly Answered[] = [
  {
    character: { demographics: { name: 'Kim', age: 16, gender: 'non-binary' } },
    setting: { location: 'Mars', isReal: true },
  },
  {
    character: {
      demographics: { name: 'James', age: 34, gender: 'male' },
      physicalAppearance: { hair: 'brown', eyes: 'blue', physique: 'tall' },
      psychologicalTraits: { quirksFlawsFaults: 'talks to the toaster', characteristics: 'a good listener' },
      relationships: [{ name: 'Anna', gender: 'female', connection: 'wife' }],
    },
    setting: { location: 'our own street, after dark', isReal: true },
  },
  {
    character: {
      demographics: { name: 'Łucja', age: 7, gender: 'female' },
      physicalAppearance: {
        hair: 'red',
        eyes: 'grey with one gold spot',
        physique: 'small, athletic',
        peculiarities: 'a gap between the front teeth',
      },
      psychologicalTraits: { characteristics: 'brave, curious', quirksFlawsFaults: 'counts every step on the stairs' },
      history: 'moved here last winter with one suitcase',
      relationships: [
        { name: 'Heinz', gender: 'male', age: 70, connection: 'Grandpa' },
        { name: 'Ayşe', gender: 'female', age: 7, connection: 'best friend since nursery school' },
        { name: 'Biscuit', gender: 'dont-care', age: 3, connection: 'a dog who thinks he owns the house' },
      ],
    },
    setting: {
      location: 'a village where the river runs uphill',
      places: ['the bridge of seven planks', 'behind a green curtain'],
      isReal: false,
    },
    dynamic: [
      { question: 'What is your favourite food?', answer: 'rice pudding with cinnamon' },
      { question: 'What do you miss?', answer: 'the old kitchen' },
    ],
    story: { refinement: 'let it end with a warm kitchen', baseStory: 'The Little Prince', tone: 'funny, moving' },
  },
  {
    character: {
      demographics: { name: 'Zoë Anne van der Berg', age: 41, gender: 'female' },
      physicalAppearance: { hair: 'silver, in a plait', peculiarities: 'wears odd socks' },
      psychologicalTraits: { characteristics: 'I never give up', quirksFlawsFaults: 'grumpy before 9' },
      history: 'She once found a letter inside a wall; nobody believed it.',
      relationships: [{ name: 'the Łuczaks', gender: 'dont-care', connection: 'people from upstairs' }],
    },
    setting: { location: 'on the top floor above the bakery', places: ['Hyde Park'], isReal: true },
    dynamic: [{ question: 'Say something', answer: 'I [really] want {this} <to> "work"' }],
    story: { tone: 'romantic' },
  },
]

function briefWith(index: number, seed: string, requests: { category: string; age: string; words: string }): Brief {
  const { character, setting, ...more } = itemAt(CHARACTERS, index % CHARACTERS.length)
  const story = {
    language: 'en',
    length: requests.words,
    audience: 'normal',
    targetAge: requests.age,
    ...(more.story ?? {}),
  }
  const parameter = Parameter.parse({
    story,
    character,
    setting,
    dynamic: more.dynamic ?? [],
    context: { category: requests.category, productDefinition: 'story' },
  })
  return ownBrief(briefOf(parameter, seed))
}

const REQUESTED = CATEGORIES.flatMap(category => TARGET_AGES.map(age => ({ category, age }))).filter(
  ({ category, age }) => category !== 'horror' || age !== 'toddler',
)
const BRIEFS = [0, 1, 2].flatMap(round =>
  REQUESTED.map((requests, index) =>
    briefWith(index + round, `seed ${round}.${index}`, {
      ...requests,
      words: itemAt(LENGTHS, (index + round) % LENGTHS.length),
    }),
  ),
)
const corpus = openCorpus(import.meta.filename).of('en')
const STORIES = corpus.cases(BRIEFS, 13).map(brief => ({ brief, story: compose(english, brief) }))
const textOf = (story: Composition) => story.chapters.map(({ text }) => text).join('\n')
/** Everything of a story that a reader may see. */
const spokenOf = (story: Composition) => {
  const { sheet, scenery, plan, outline } = story
  const places = scenery.places.flatMap(({ name, description }) => [name, description])
  const chapters = plan.chapters.flatMap(({ title, summary }) => [title, summary])
  return [textOf(story), sheet.byname, ...places, plan.title, plan.teaser, ...chapters, outline.startSummary].join('\n')
}
const labelOf = (brief: Brief, story: Composition) =>
  `${story.plot} ${brief.targetAge} ${brief.words} ${brief.hero.name} ${brief.seed}`

describe('the English offline author', () => {
  it('tells stories in which the editor finds nothing to mend', () => {
    const findings = STORIES.flatMap(({ brief, story }) => {
      const chapters = story.chapters.flatMap((chapter, index) =>
        checkChapter(brief, chapter, {
          words: story.outline.chapters[index]?.words ?? 0,
          isLast: index === story.chapters.length - 1,
        }),
      )
      return [...checkManuscript(brief, story.chapters), ...chapters].map(
        ({ kind, note }) => `${labelOf(brief, story)}: ${kind} ${note}`,
      )
    })
    expect(findings).toEqual([])
  })

  it('names everybody and the place in every story', () => {
    const lacking = STORIES.filter(({ brief, story }) => checkFacts(brief, story.chapters).length > 0)
    expect(lacking.map(({ brief, story }) => labelOf(brief, story))).toEqual([])
  })

  it('keeps its sentences short enough for the age', () => {
    const long = STORIES.filter(({ brief, story }) => {
      const text = textOf(story)
      return countWords(text, 'en') / sentencesOf(text, 'en').length > SENTENCE_WORDS[brief.targetAge]
    })
    expect(long.map(({ brief, story }) => labelOf(brief, story))).toEqual([])
  })

  it('lets no markup, no straight quotation mark and no wrong verb after "they" through', () => {
    const slips = STORIES.flatMap(({ brief, story }) => {
      const slip = /[{}<>[\]"|]| {2}|\b(?:they (?:was|has|is|counts|stands|thinks|goes|knows))\b|\.’\.|,,|\.\./iu.exec(
        spokenOf(story),
      )
      return slip ? [`${labelOf(brief, story)}: ${slip[0]}`] : []
    })
    expect(slips).toEqual([])
  })

  it('tells the same story for the same seed and another for another', () => {
    for (const [index, requests] of corpus.cases([...REQUESTED.entries()], 8)) {
      const words = itemAt(LENGTHS, index % LENGTHS.length)
      const one = compose(english, briefWith(index, 'one', { ...requests, words }))
      expect(compose(english, briefWith(index, 'one', { ...requests, words }))).toEqual(one)
      expect(textOf(compose(english, briefWith(index, 'other', { ...requests, words })))).not.toBe(textOf(one))
    }
  })

  it('has six plots or more for every kind of story, and six for the smallest', () => {
    const written = (category: string, age: string) =>
      english.plots.filter(
        ({ categories, ages }) =>
          (categories as readonly string[]).includes(category) && (ages as readonly string[]).includes(age),
      ).length
    for (const category of CATEGORIES)
      for (const age of TARGET_AGES)
        if (category !== 'horror' || age !== 'toddler')
          expect(written(category, age), `${category} ${age}`).toBeGreaterThanOrEqual(age === 'toddler' ? 5 : 6)
    expect(english.plots.filter(({ ages }) => ages.includes('toddler')).length).toBeGreaterThanOrEqual(6)
  })

  it('fills ten thousand words with episodes, no two the same', () => {
    const long = [...REQUESTED.filter(({ age }) => age !== 'toddler').entries()].filter(([index]) => index % 5 === 0)
    for (const [index, requests] of corpus.cases(long, 4)) {
      const brief = briefWith(index, `long ${index}`, { ...requests, words: '10000' })
      const story = compose(english, brief)
      const label = labelOf(brief, story)
      expect(Math.abs(countWords(textOf(story), 'en') / brief.words - 1), label).toBeLessThanOrEqual(0.05)
      expect(new Set(story.history.told).size, label).toBe(story.history.told.length)
      const paragraphs = story.chapters.flatMap(({ text }) => text.split('\n'))
      // A reply of some words may come twice, not with the same words after it.
      const told = paragraphs.map((text, at) => (countWords(text, 'en') > 6 ? text : `${text} ${paragraphs[at + 1]}`))
      expect(new Set(told).size, label).toBe(told.length)
    }
  })

  it('gives every plot and every episode a name of its own', () => {
    const ids = [...english.plots, ...english.episodes].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('English grammar of the offline author', () => {
  const ada = personOf(
    { name: 'Ada', gender: 'female', connection: 'my best friend' },
    { name: 'Tom', gender: 'female' },
  )

  it('introduces people by what they are to the hero', () => {
    expect(ada.introduced).toBe('her best friend Ada')
    expect(
      personOf({ name: 'Ingrid', gender: 'unsaid', connection: 'Grandma' }, { name: 'Tom', gender: 'male' }),
    ).toMatchObject({ introduced: 'Grandma Ingrid', gender: 'female' })
    expect(
      personOf(
        { name: 'Ruth', gender: 'female', connection: 'grandmother with a motorbike' },
        { name: 'Kim', gender: 'non-binary' },
      ).introduced,
    ).toBe('their grandmother Ruth')
    expect(
      personOf({ name: 'Ruth', gender: 'female', connection: 'Schwippschwägerin' }, { name: 'Kim', gender: 'male' }),
    ).toMatchObject({ introduced: 'Ruth', isUnderstood: false })
  })

  it('makes possessives of any name, and verbs that fit "they"', () => {
    const kim = { ...ada, name: 'James', gender: 'non-binary' as const }
    expect([formOf(kim, 's'), formOf(kim, 'was'), formOf(kim, 'v:goes|go'), formOf(ada, 'was')]).toEqual([
      'James’s',
      'they were',
      'go',
      'she was',
    ])
    expect(formOf({ ...ada, name: 'the Łuczaks' }, 's')).toBe('the Łuczaks’')
  })

  it('chooses the article by sound', () => {
    expect(
      ['owl', 'unicorn', 'hour', 'one-way street', '8-year-old', 'uninvited guest', 'Łódź tram'].map(withArticle),
    ).toEqual([
      'an owl',
      'a unicorn',
      'an hour',
      'a one-way street',
      'an 8-year-old',
      'an uninvited guest',
      'a Łódź tram',
    ])
  })

  it('quotes a place that begins with an article or a preposition of another language', () => {
    const said = ['der Hafen', 'la plage', 'La plage', 'am Hafen', 'l’île', 'en la playa'].map(
      location => whereabouts(location).at,
    )
    expect(said).toEqual([
      'in a place called ‘der Hafen’',
      'in a place called ‘la plage’',
      'in a place called ‘La plage’',
      'in a place called ‘am Hafen’',
      'in a place called ‘l’île’',
      'in a place called ‘en la playa’',
    ])
    expect(
      ['La Rochelle', 'Las Vegas', 'Den Haag', 'den under the stairs'].map(location => whereabouts(location).at),
    ).toEqual(['in La Rochelle', 'in Las Vegas', 'in Den Haag', 'in a den under the stairs'])
  })

  it('finds the preposition of a place, and quotes what it does not know', () => {
    const said = [
      'Leeds',
      'Mars',
      'the sea',
      'a village where the river runs uphill',
      'an island that moves',
      'enchanted forest',
      'behind the old cinema',
      'the Isle of Wight',
      'grandma’s house with the crooked stairs',
    ].map(location => whereabouts(location).at)
    expect(said).toEqual([
      'in Leeds',
      'on Mars',
      'by the sea',
      'in a village where the river runs uphill',
      'on an island that moves',
      'in an enchanted forest',
      'behind the old cinema',
      'on the Isle of Wight',
      'in grandma’s house with the crooked stairs',
    ])
    expect(whereabouts('our own street, after dark')).toMatchObject({
      at: 'in a place called ‘our own street, after dark’',
      isKnown: false,
    })
  })
})
