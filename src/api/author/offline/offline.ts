import { STORY_LENGTHS } from '../../../contract/limits.ts'
import type { Brief } from '../../story/brief.ts'
import { type Author, AuthorError } from '../author.ts'
import { type Composition, compose } from './compose.ts'
import { german } from './de/german.ts'
import { english } from './en/english.ts'
import { spanish } from './es/spanish.ts'
import { french } from './fr/french.ts'
import { improved } from './improve/improve.ts'
import { italian } from './it/italian.ts'
import type { LanguagePack } from './language-pack.ts'
import { repaired } from './repair.ts'

const LANGUAGE_PACKS: readonly LanguagePack[] = [german, english, french, spanish, italian]
/** Long books of sentences for toddlers would be filler. */
const TODDLER_LENGTHS = [500, 1000, 2000]

function packFor({ language }: Brief): LanguagePack {
  const pack = LANGUAGE_PACKS.find(one => one.language === language)
  if (!pack) throw new AuthorError(`the offline author does not write "${language}"`, { passing: false })
  return pack
}

export function openOfflineAuthor(): Author {
  const written = new WeakMap<Brief, Composition>()
  const story = (brief: Brief): Composition => {
    const known = written.get(brief)
    if (known) return known
    const made = compose(packFor(brief), brief)
    written.set(brief, made)
    return made
  }
  return {
    kind: 'offline',
    languages: LANGUAGE_PACKS.map(({ language }) => language),
    lengths: STORY_LENGTHS,
    toddlerLengths: TODDLER_LENGTHS,
    character: async brief => story(brief).sheet,
    places: async brief => story(brief).scenery,
    plan: async brief => story(brief).plan,
    outline: async ({ brief }) => story(brief).outline,
    chapter: async ({ brief }, number) => {
      const chapter = story(brief).chapters[number - 1]
      if (!chapter) throw new AuthorError(`the story has no chapter ${number}`, { passing: false })
      return chapter
    },
    // One composition tells all chapters, so none can contradict another.
    continuity: async () => [],
    history: brief => story(brief).history,
    improve: async ({ brief }, pages, request) => improved(packFor(brief), brief, pages, request),
    repair: async ({ brief }, chapter, findings) => repaired(brief, chapter, findings),
  }
}
