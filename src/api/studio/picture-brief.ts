import { lookSeedOf } from '../../figures/person.ts'
import type { ChapterOutline, Plan, PlotSubject } from '../author/author.ts'
import { findWords } from '../illustrator/lexicon/find-words.ts'
import { locationsOf, type StoryTexts, thingsOf } from '../illustrator/lexicon/story-subjects.ts'
import type { PictureBrief, StorySubjects } from '../illustrator/picture-brief.ts'
import type { Brief } from '../story/brief.ts'
import { careOf } from '../story/care/care.ts'

type Table = Parameters<typeof findWords>[0]

const THINGS_MAX = 5

/** Without what is heavy: a dog who died is in no picture. */
function answersOf({ hero, refinement, answers }: Brief, heavy: ReadonlySet<string>): string {
  const texts = [
    { fact: 'hero.history', text: hero.history },
    { fact: 'story.refinement', text: refinement },
    ...answers.map(({ answer }, index) => ({ fact: `dynamic.${index}`, text: answer })),
  ]
  return texts.flatMap(({ fact, text }) => (heavy.has(fact) ? [] : [text])).join(' ')
}

const subjectsIn = (texts: StoryTexts): StorySubjects => ({ things: thingsOf(texts), locations: locationsOf(texts) })

/** Of words, such as an answer's, the first that they name: "der Koffer mit dem Schlüssel" is a suitcase. */
const keysOf = (table: Table, subjects: readonly PlotSubject[], language: string): readonly string[] =>
  subjects.flatMap(subject =>
    'key' in subject ? [subject.key] : findWords(table, subject.words, language).slice(0, 1),
  )

/** What an author names stands first, before all what the title names of it; the words of the answers say the rest, and those of the plan where it names nothing. */
function subjectsOf(brief: Brief, plan: Plan, answers: string): StorySubjects {
  const { title, teaser, chapters, secret, subjects } = plan
  const found = subjectsIn({
    language: brief.language,
    answers: [answers, ...brief.places],
    title,
    ...(secret && { motif: secret.motif }),
    // Of a plot whose author says what it shows, words in passing are no subject.
    summaries: subjects
      ? []
      : [teaser, ...chapters.flatMap(chapter => [chapter.title, chapter.summary]), secret?.planted ?? ''],
  })
  const named = (table: Table) => keysOf(table, subjects?.[table] ?? [], brief.language)
  const inTitle = new Set(findWords('things', title, brief.language))
  const things = named('things').toSorted((one, other) => Number(inTitle.has(other)) - Number(inTitle.has(one)))
  return {
    things: Array.from(new Set([...things, ...found.things])).slice(0, THINGS_MAX),
    locations: Array.from(new Set([...named('locations'), ...found.locations])),
  }
}

/** The same for one chapter of the outline. */
export function chapterSubjects(brief: Brief, { number, scenes, view }: ChapterOutline, plan: Plan): StorySubjects {
  const shown = plan.chapters.find(chapter => chapter.number === number)
  return subjectsIn({
    language: brief.language,
    answers: [],
    title: `${view.place} ${shown?.title ?? ''}`,
    summaries: [shown?.summary ?? '', ...scenes],
  })
}

/** Looks and places, without names. Who died, is not yet or was just born is marked as absent; without a plan nothing of the story is known. */
export function pictureBriefOf(brief: Brief, plan?: Plan): PictureBrief {
  const { people, heavy } = careOf(brief)
  const relations = brief.relations.map(({ gender, age, connection }, index) => {
    const isAbsent = (people[index + 1]?.status ?? 'alive') !== 'alive'
    return { gender, age, connection, ...(isAbsent && { isAbsent }) }
  })
  const answers = answersOf(brief, new Set(heavy.map(({ fact }) => fact)))
  return {
    seed: brief.seed,
    category: brief.category,
    hero: {
      age: brief.hero.age,
      gender: brief.hero.gender,
      hair: brief.hero.hair,
      eyes: brief.hero.eyes,
      lookSeed: lookSeedOf(brief.hero.name),
      build: brief.hero.build,
      peculiarities: brief.hero.peculiarities,
    },
    location: [brief.location, ...brief.places].join(' '),
    tones: brief.tones,
    companions: relations.filter(({ isAbsent }) => isAbsent !== true).length,
    relations,
    answers,
    ...(plan && { story: subjectsOf(brief, plan, answers) }),
  }
}
