import type { Brief } from '../../story/brief.ts'
import { careAsData } from './care-as-data.ts'
import { data } from './data.ts'

const SPIRIT: Readonly<Record<Brief['category'], string>> = {
  christmas: 'giving costs something and is worth it',
  bedtime: 'the world grows quiet step by step; it ends slower than it began, and in bed',
  adventure: 'the map is wrong in one place',
  scifi: 'one changed rule of the world, followed honestly',
  love: 'two people who notice the same small thing',
  horror: 'the normal that is off by one; for children the light is found',
  generic: 'whatever the answers call for',
}

const pageOf = ({ landing }: Brief) =>
  landing && { title: landing.title || undefined, promise: landing.productDefinition }

/** All that decides about places; nobody of the answers is named or described. */
export function settingAsData(brief: Brief): string {
  const { language, category, targetAge, tones, location, places, isReal, answers } = brief
  return data('wish', {
    language,
    page: pageOf(brief),
    kind: { category, spirit: SPIRIT[category], targetAge, tones },
    setting: { location, places: places.filter(Boolean), realWorld: isReal },
    answers: answers
      .filter(({ kind, answer }) => kind === 'place' && answer !== '')
      .map(({ question, answer }) => ({ question, answer })),
  })
}

/** All that may decide about the story, and nothing of the visitor's account. */
export function briefAsData(brief: Brief): string {
  const { language, category, targetAge, audience, tones, refinement, baseStory, hero, relations } = brief
  const { location, places, isReal, answers } = brief
  return data('wish', {
    language,
    page: pageOf(brief),
    kind: { category, spirit: SPIRIT[category], targetAge, audience, tones },
    orders: { wanted: refinement || undefined, inTheSpiritOf: baseStory || undefined },
    hero,
    relations: relations.filter(({ name }) => name !== ''),
    setting: { location, places: places.filter(Boolean), realWorld: isReal },
    care: careAsData(brief),
    answers: answers
      .filter(({ answer }) => answer !== '')
      .map(({ question, kind, answer }) => ({ question, asksFor: kind, answer })),
  })
}
