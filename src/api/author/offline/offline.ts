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
import type { Voice } from './language-pack.ts'
import { repaired } from './repair.ts'

const VOICES: readonly Voice[] = [german, english, french, spanish, italian]
/** Long books of sentences for toddlers would be filler. */
const TODDLER_LENGTHS = [500, 1000, 2000]

function voiceFor({ language }: Brief): Voice {
  const voice = VOICES.find(one => one.language === language)
  if (!voice) throw new AuthorError(`the offline author does not write "${language}"`, { passing: false })
  return voice
}

export function openOfflineAuthor(): Author {
  const written = new WeakMap<Brief, Composition>()
  const story = (brief: Brief): Composition => {
    const known = written.get(brief)
    if (known) return known
    const made = compose(voiceFor(brief), brief)
    written.set(brief, made)
    return made
  }
  return {
    kind: 'offline',
    languages: VOICES.map(({ language }) => language),
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
    told: brief => story(brief).told,
    improve: async ({ brief }, pages, ask) => improved(voiceFor(brief), brief, pages, ask),
    repair: async ({ brief }, chapter, findings) => repaired(brief, chapter, findings),
  }
}
