import type { Page } from 'playwright'
import type { Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import type { Story } from '../../src/contract/story.ts'
import { STORY_ID, sampleStory } from '../stores/sample-story.ts'
import type { Guest } from './guest.ts'
import { textsIn } from './texts.ts'

const BERLIN = { timezoneId: 'Europe/Berlin' }

export const calendarPath = (language: Language = 'de'): string =>
  pathOf('advent-story', { language, id: STORY_ID }, textsIn(language).urls)

/** A story in 24 chapters, as the service would tell it to somebody it was shared with. */
export function calendarStory(changes: Partial<Story> = {}): Story {
  const chapters = Array.from({ length: 24 }, (_, location) => ({
    number: location + 1,
    title: `Das ${location + 1}. Licht`,
    text: 'Der Schnee war leise.\nNur der Fuchs nicht.',
    mediaItems: [],
  }))
  return { ...sampleStory('complete'), role: 'recipient', category: 'christmas', chapters, ...changes }
}

interface Visit {
  /** What the clock of the browser says (ISO 8601). */
  readonly at: string
  readonly story?: Story
  readonly language?: Language
  readonly viewport?: { width: number; height: number }
}

/** Opens a calendar at a moment, in Berlin. */
export async function openCalendar(guest: Guest, { at, story = calendarStory(), language = 'de', viewport }: Visit) {
  const visitor = await guest('about:blank', { ...BERLIN, ...(viewport && { viewport }) })
  const { page } = visitor
  await page.clock.setFixedTime(at)
  await page.route(`**/api/v1/stories/${STORY_ID}`, route => route.fulfill({ json: story }))
  await page.goto(calendarPath(language))
  return visitor
}

export type State = 'open' | 'today' | 'ready' | 'early'

/** The name of a window, which says its number and state. */
export function nameOf(day: number, state: State, language: Language = 'de'): string {
  const { door, states } = textsIn(language).advent
  return door.replace('{day}', String(day)).replace('{state}', states[state])
}

export const windowOf = (page: Page, day: number, state: State, language?: Language) =>
  page.getByRole('button', { name: nameOf(day, state, language), exact: true })
