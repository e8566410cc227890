import type { Brief } from '../../story/brief.ts'
import { type Author, AuthorError } from '../author.ts'
import { type Composition, compose } from './compose.ts'
import { improved } from './improve/improve.ts'
import type { LanguagePack } from './language-pack.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from './language-packs.ts'
import { repaired } from './repair.ts'

/** Longer stories are told to the end, but mostly of episodes from elsewhere: they are not offered. */
const LENGTHS = [500, 1000, 2000]

async function packFor({ language }: Brief): Promise<LanguagePack> {
  const opening = openLanguagePack(language)
  if (!opening) throw new AuthorError(`the offline author does not write "${language}"`, { passing: false })
  return opening
}

const composed = async (brief: Brief): Promise<Composition> => compose(await packFor(brief), brief)

export function openOfflineAuthor(): Author {
  const written = new WeakMap<Brief, Promise<Composition>>()
  const story = (brief: Brief): Promise<Composition> => {
    const known = written.get(brief)
    if (known) return known
    const made = composed(brief)
    written.set(brief, made)
    return made
  }
  return {
    kind: 'offline',
    languages: OFFLINE_LANGUAGES,
    lengths: LENGTHS,
    toddlerLengths: LENGTHS,
    facts: async brief => (await import('./own-facts.ts')).ownFacts(brief),
    forecast: async brief => (await import('./forecast.ts')).forecast(await packFor(brief), brief),
    character: async brief => (await story(brief)).sheet,
    places: async brief => (await story(brief)).scenery,
    plan: async brief => (await story(brief)).plan,
    outline: async ({ brief }) => (await story(brief)).outline,
    chapter: async ({ brief }, number) => {
      const chapter = (await story(brief)).chapters[number - 1]
      if (!chapter) throw new AuthorError(`the story has no chapter ${number}`, { passing: false })
      return chapter
    },
    // One composition tells all chapters, so none can contradict another.
    history: async brief => (await story(brief)).history,
    improve: async ({ brief }, pages, request) => improved(await packFor(brief), request.history, pages, request),
    repair: async ({ brief }, chapter, findings) => repaired(brief, chapter, findings),
  }
}
