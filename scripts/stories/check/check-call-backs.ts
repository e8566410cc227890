import type { LocatedBeat } from '../../../src/api/author/offline/stories/scenes.ts'
import type { PlotFile } from '../../../src/api/author/offline/stories/story-file.ts'
import { ARTICLES, type Articles } from './articles.ts'
import type { StoryFinding } from './story-finding.ts'
import { withOptional, withoutOptional } from './wordings.ts'

/** A thing that a beat brings in which may be left out. */
interface Unsure {
  readonly line: number
  readonly gives: string
}

const lower = (text: string): string => text.toLowerCase()
const after = (article: RegExp, text: string): string[] =>
  [...text.matchAll(article)].map(([, noun = '']) => (noun === '' ? '' : noun))
const wordsIn = (text: string): string[] => lower(text).match(/\p{L}{4,}/gu) ?? []

/** Words of a beat that is always told, outside of its optional sentences. */
const surelySaid = ({ rank, needs, phrasings, short }: LocatedBeat): Set<string> =>
  new Set(rank > 0 || needs ? [] : [...phrasings, ...short].flatMap(({ text }) => wordsIn(withoutOptional(text))))

const callsBack = (beat: LocatedBeat, unsure: Unsure): boolean =>
  !unsure.gives.split(' ').some(tag => tag !== '' && (beat.needs ?? '').split(' ').includes(tag))

function checkBeat(file: string, beat: LocatedBeat, articles: Articles, unsure: ReadonlyMap<string, Unsure>) {
  return [...beat.phrasings, ...beat.short].flatMap(({ text, line }): StoryFinding[] => {
    const told = withoutOptional(text)
    const own = new Set(after(articles.indefinite, told).map(lower))
    const back = new Set(after(articles.definite, told).map(lower))
    return [...back].flatMap(noun => {
      const from = unsure.get(noun)
      if (!from || own.has(noun) || !callsBack(beat, from)) return []
      const fault = `calls back "${noun}", which line ${from.line} brings in and which need not be told`
      return [{ file, line, fault, isWarning: true }]
    })
  })
}

/** Things with their article that an earlier beat brings in which may be left out. A guess: a person has to judge it. */
export function checkCallBacks({ file, scenes }: PlotFile, language: string): StoryFinding[] {
  const articles = ARTICLES[language]
  if (!articles) return []
  const sure = new Set<string>()
  const unsure = new Map<string, Unsure>()
  const findings: StoryFinding[] = []
  for (const beat of scenes.flatMap(({ beats }) => beats)) {
    if ('slot' in beat) continue
    findings.push(...checkBeat(file, beat, articles, unsure))
    for (const said of surelySaid(beat)) {
      sure.add(said)
      unsure.delete(said)
    }
    for (const { text, line } of [...beat.phrasings, ...beat.short])
      for (const noun of after(articles.indefinite, withOptional(text)).map(lower))
        if (!sure.has(noun) && !unsure.has(noun)) unsure.set(noun, { line, gives: beat.gives ?? '' })
  }
  return findings
}
