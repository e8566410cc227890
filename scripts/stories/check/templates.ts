import type { Template } from '../../../src/api/author/offline/language-pack.ts'
import type { StoryFiles } from '../../../src/api/author/offline/stories/read-stories.ts'
import type { LocatedBeat, LocatedScene } from '../../../src/api/author/offline/stories/scenes.ts'
import type { StoryText } from '../../../src/api/author/offline/stories/story-text-error.ts'

export interface LocatedTemplate {
  readonly file: string
  readonly line: number
  readonly text: Template
  /** Of the beat and its file. */
  readonly needs: string
}

/** Characters by which a text of YAML is found again in its file: before the first that YAML may write otherwise. */
const START = /^[^"'\n\\]{1,40}/u

function located({ file, text }: StoryText, template: Template): LocatedTemplate {
  const start = START.exec(template)?.[0] ?? template
  const line = text.split('\n').findIndex(one => one.includes(start)) + 1
  return { file, line: Math.max(1, line), text: template, needs: '' }
}

const ofBeat = (file: string, beat: LocatedBeat, alsoNeeds = ''): LocatedTemplate[] =>
  [...beat.phrasings, ...beat.short].map(({ text, line }) => ({
    file,
    line,
    text,
    needs: `${beat.needs ?? ''} ${alsoNeeds}`.trim(),
  }))

const ofScene = (file: string, { titles, summary, beats }: LocatedScene): LocatedTemplate[] => [
  ...[...titles, summary].map(({ text, line }) => ({ file, line, text, needs: '' })),
  ...beats.flatMap(beat => ('slot' in beat ? [] : ofBeat(file, beat))),
]

/** Every text below a value, whatever its fields are called. */
function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsBelow) : []
}

export function templatesOf({ plots, episodes, inserts, threads, sources, stories }: StoryFiles): LocatedTemplate[] {
  const sourceOf = (file: string): StoryText => sources.find(one => one.file === file) ?? { file, text: '' }
  const heads = plots.flatMap(({ file, plot }) => {
    const { titles, teasers, start, byname, places } = plot
    return textsBelow([titles, teasers, start, byname, places]).map(text => located(sourceOf(file), text))
  })
  const scenes = [...plots, ...episodes].flatMap(({ file, scenes }) => scenes.flatMap(scene => ofScene(file, scene)))
  const beats = inserts.flatMap(({ file, beats, inserts: list }) =>
    beats.flatMap((beat, index) => ofBeat(file, beat, list[index]?.needs)),
  )
  const { gatherings, smallGatherings, weathers, smallWeathers, spareTitles, placeDetails, answers } = stories
  const tables = {
    'gatherings.yaml': gatherings,
    'small-gatherings.yaml': smallGatherings,
    'weather.yaml': [weathers, smallWeathers],
    'spare-titles.yaml': spareTitles,
    'place-details.yaml': placeDetails,
    'answers.yaml': answers,
  }
  const ofTables = Object.entries(tables).flatMap(([name, table]) => {
    const source = sources.find(({ file }) => file.endsWith(`/phrases/${name}`)) ?? { file: name, text: '' }
    return textsBelow(table).map(text => located(source, text))
  })
  const ofThreads = threads.flatMap(({ file, thread: { plant, use, end } }) =>
    [plant, use, end].flat().map(text => located(sourceOf(file), text)),
  )
  return [...heads, ...scenes, ...beats, ...ofThreads, ...ofTables]
}
