import type { Story, StoryStatus } from '../../src/contract/story.ts'
import { StorySummary } from '../../src/contract/story-summary.ts'

export const STORY_ID = '0198c0de-1111-4222-8333-444455556666'
export const STORY_PATH = `/de/story/${STORY_ID}`

const CHAPTERS = ['Post im Königswald', 'Der Fuchs weiß den Weg', 'Sieben Türme ohne Licht'].map((title, index) => ({
  number: index + 1,
  title,
  text: 'Der Wald war still.\nNur der Fuchs nicht.',
  revision: `text-${index}xx`,
  mediaItems: [],
}))

interface Stage {
  position: number
  /** Numbers of the chapters that are finished. */
  chapters?: number[]
  state?: StoryStatus['status']['currentStatus']
  elapsedSeconds?: number
}

/** What the service says of one story at some point of its generation. */
export function sampleStatus({ position, chapters = [], state, elapsedSeconds = 0 }: Stage): StoryStatus {
  const isComplete = position === 10
  const currentStatus = state ?? (isComplete ? 'complete' : 'working')
  const finished = isComplete ? CHAPTERS : CHAPTERS.filter(chapter => chapters.includes(chapter.number))
  return {
    storyId: STORY_ID,
    status: {
      currentStatus,
      position,
      total: 10,
      currentChapter: Math.min(finished.length + 1, CHAPTERS.length),
      totalChapters: CHAPTERS.length,
    },
    statusDetails: { position, isComplete },
    category: 'bedtime',
    language: 'de',
    writtenBy: 'offline',
    elapsedSeconds,
    estimateSeconds: 120,
    heroFigure: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    coverImages: position < 5 ? null : COVERS,
    character: position < 1 ? null : HERO,
    location: position < 2 ? null : { name: 'Königswald', places: [{ name: 'Oma Inges Garten', description: '' }] },
    story: { title: isComplete ? 'Mila und das Licht' : '', teaser: '', chapters: finished, length: 500 },
    storyPlan:
      position < 3
        ? null
        : {
            title: 'Mila und das Licht',
            teaser: '',
            chapters: CHAPTERS.map(({ number, title }) => ({ number, title, summary: '' })),
          },
    storyStartSummary: null,
  }
}

const HERO = { name: 'Mila', byname: 'Mila, die Laternenträgerin', age: 7, appearance: '', strength: '', quirk: '' }

export const COVERS = {
  id: 'cover',
  overview_url: '/media/cover.webp',
  upscaled_urls: [0, 1, 2, 3].map(index => `/media/cover-${index}.webp`),
  cards: [0, 1, 2, 3].map(index => `/media/card-${index}.webp`),
  alts: ['Mila im Wald', 'Mila am Schloss', 'Mila am See', 'Mila im Schnee'],
  chosen: null,
  isPartlyPaper: false,
}

export const sampleStory = (state: Story['state'], id = STORY_ID): Story => ({
  id,
  role: 'owner',
  title: 'Mila und das Licht',
  description: '',
  teaser: '',
  category: 'bedtime',
  language: 'de',
  length: 500,
  targetAge: 'child',
  writtenBy: 'offline',
  createdAt: '2026-11-21T10:00:00.000Z',
  state,
  mustBeRead: false,
  cover: null,
  coverFormats: { card: null, full: null, square: null, wide: null, tall: null },
  mediaItems: [],
  chapters: state === 'complete' ? CHAPTERS.map(({ revision: _, ...chapter }) => chapter) : [],
  receipt: null,
  statusDetails: { position: state === 'complete' ? 10 : 3, isComplete: state === 'complete' },
})

/** The same story as lists have it. */
export const sampleSummary = (state: Story['state'], id = STORY_ID): StorySummary =>
  StorySummary.parse(sampleStory(state, id))
