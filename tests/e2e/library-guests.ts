import type { Page } from 'playwright'
import { inject } from 'vitest'
import { CATEGORIES } from '../../src/contract/categories.ts'
import type { Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { SESSION_COOKIES } from '../../src/contract/session.ts'
import type { Story } from '../../src/contract/story.ts'
import { sampleStory } from '../stores/sample-story.ts'
import { textsIn } from './texts.ts'

export const EMAIL = 'mila@example.org'
const ACCOUNT_ID = '0198c0de-9999-4222-8333-444455556666'
const TITLES = [
  'Mila und das Licht im Königswald',
  'Die verlorene Weihnachtslaterne',
  'Der Wal, der Schlaflieder sammelt',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Start frei, Kepler-Stadt',
  'Ballonfahrt zum Jahrestag',
  'Das Haus am Ende der Glut',
]

export const libraryTab = (tab: 'overview' | 'ebooks' | 'audiobooks', language: Language = 'de'): string =>
  pathOf(tab, { language }, textsIn(language).urls)

/** The id of a story in the library below, counted from 0. */
export const idAt = (position: number): string => `0198c0de-1111-4222-8333-00000000000${position}`

export const titleAt = (position: number): string => TITLES[position] ?? ''

export const media = (type: Story['mediaItems'][number]['type'], downloadUrl: string) => ({
  type,
  id: downloadUrl,
  downloadUrl,
})

/** A library with a book of every category, as the service would list it; `changes` are made to the book of that place. */
export function stories(changes: Readonly<Record<number, Partial<Story>>> = {}): Story[] {
  return CATEGORIES.map((category, position) => ({
    ...sampleStory('complete', idAt(position)),
    category,
    title: titleAt(position),
    teaser: 'Ein Brief ohne Namen, ein Fuchs ohne Eile.',
    description: 'Ein Brief ohne Namen, ein Fuchs ohne Eile.',
    ...changes[position],
  }))
}

/** A story with sound in every chapter. */
export const spoken = (story: Story): Partial<Story> => ({
  chapters: story.chapters.map(chapter => ({ ...chapter, mediaItems: [media('audio', '/1.mp3')] })),
})

/** Of the list of stories, whichever of them are asked for. */
const STORIES_ADDRESS = /\/api\/v1\/stories(?:\?|$)/

/** Answers the library's question itself: with the first list at first, and so on; the last one stays. */
export async function serveLibrary(page: Page, ...lists: (readonly Story[])[]): Promise<void> {
  let requests = 0
  await page.route(STORIES_ADDRESS, async route => {
    const json = lists[Math.min(requests, lists.length - 1)]
    requests += 1
    await route.fulfill({ json })
  })
}

/** Makes the page believe that somebody is signed in, to whom no story of another browser is offered: it asks after three seconds. */
export async function asMember(page: Page, isProven = true): Promise<void> {
  const values = { email: EMAIL, id: ACCOUNT_ID }
  const url = inject('origin')
  await page.context().addCookies(SESSION_COOKIES.map(name => ({ name, value: encodeURIComponent(values[name]), url })))
  await page.route('**/api/v1/user/offered', route => route.fulfill({ json: [] }))
  const account = { id: ACCOUNT_ID, email: EMAIL, language: 'de', createdAt: '2026-11-21T10:00:00.000Z' }
  await page.route('**/api/v1/user', route =>
    route.fulfill({ json: { ...account, isProven, hasPassword: false, recentProofUntil: null, isStaff: false } }),
  )
}
