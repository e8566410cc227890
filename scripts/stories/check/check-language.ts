import type { LanguagePack } from '../../../src/api/author/offline/language-pack.ts'
import { openLanguagePack } from '../../../src/api/author/offline/language-packs.ts'
import { readStoryFiles, type StoryFiles } from '../../../src/api/author/offline/stories/read-stories.ts'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import { GENDERS } from '../../../src/contract/options.ts'
import { seeded } from '../../../src/lib/seeded.ts'
import { parameterOf } from '../parameter-of.ts'
import { checkCallBacks, knownThings } from './check-call-backs.ts'
import { checkNumber } from './check-number.ts'
import { checkTags } from './check-tags.ts'
import { checkTemplate, type Resolvers } from './check-templates.ts'
import { socketResolvers } from './socket-resolvers.ts'
import type { StoryFinding } from './story-finding.ts'
import { templatesOf } from './templates.ts'

const STORIES = new URL('../../../stories/', import.meta.url)
const VERBOSITY = { excerpt: 20, singles: 4, isTight: false }
/** Understood as an animal in each language. */
const PETS: Readonly<Record<string, string>> = { de: 'Hund', en: 'dog', fr: 'chien', es: 'perro', it: 'cane' }

function resolversOf(pack: LanguagePack, sockets: Resolvers['sockets']): Resolvers {
  const { language } = pack
  const [plot] = pack.plots
  if (!plot) throw new Error(`there is no plot in "${language}"`)
  const phrased = (character: object) =>
    pack.phraseBrief(briefOf(parameterOf({ character }, { language }), 'check'), plot, seeded('check'), VERBOSITY)
  return {
    language,
    sockets,
    bare: GENDERS.map(gender => phrased({ demographics: { name: 'Robin', age: 7, gender } })),
    withPet: phrased({ relationships: [{ name: 'Bello', gender: 'male', connection: PETS[language] ?? '' }] }),
  }
}

/** Names of the places for answers in each file. */
const socketsByFile = ({ plots, threads }: StoryFiles): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ...plots.map(({ file, plot }): [string, string[]] => [file, (plot.sockets ?? []).map(({ name }) => name)]),
    ...threads.map(({ file }): [string, string[]] => [file, ['answer']]),
  ])

function checkStories(files: StoryFiles, pack: LanguagePack): StoryFinding[] {
  const sockets = socketResolvers(files, pack.language)
  const resolvers = resolversOf(pack, sockets.resolvers)
  const templates = templatesOf(files)
  const names = socketsByFile(files)
  const known = knownThings(files.plots, pack.language)
  return [
    ...sockets.findings,
    ...templates.flatMap(template => checkTemplate(template, resolvers)),
    ...templates.flatMap(one => checkNumber(one, pack.language, names.get(one.file) ?? [])),
    ...checkTags(files, pack),
    ...files.plots.flatMap(plot => checkCallBacks(plot, pack.language, known)),
  ].toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}

/** Throws a `StoryTextError` for a file that cannot be read. */
export async function checkLanguage(language: string): Promise<StoryFinding[]> {
  const files = await readStoryFiles(new URL(`${language}/`, STORIES))
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`the offline author does not write "${language}"`)
  return checkStories(files, pack)
}
