import type { Tone } from '../../../../contract/options.ts'
import { type Seeded, seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'
import { factsOf } from '../../../story/facts.ts'
import { meetsNeeds } from '../candidates.ts'
import { tagsOf } from '../draft.ts'
import type { LanguagePack, PhrasedBrief, Plot, Template } from '../language-pack.ts'
import { verbositiesFor } from '../verbosity.ts'
import { requestWords } from './understand-request.ts'

const REFINEMENT_FACT = 'story.refinement'

export interface RevisionBeats {
  readonly phrased: PhrasedBrief
  /** The first that fits is told. */
  readonly beats: readonly Template[]
}

function phrasedFor(pack: LanguagePack, plot: Plot, brief: Brief): PhrasedBrief {
  const verbosity = verbositiesFor(brief)[0]
  if (!verbosity) throw new Error('a story can be told in no room')
  return pack.phraseBrief(brief, plot, seeded(`${brief.seed} wish`), verbosity)
}

export function saidBeats(
  pack: LanguagePack,
  plot: Plot,
  brief: Brief,
  request: string,
  random: Seeded,
): RevisionBeats {
  const revised = { ...brief, refinement: request }
  const phrased = phrasedFor(pack, plot, { ...revised, facts: factsOf(revised) })
  // What is heavy is not said by somebody on the way.
  if (careOf(revised).heavy.some(({ fact }) => fact === REFINEMENT_FACT)) return { phrased, beats: [] }
  const words = requestWords(brief.language)
  const own = (brief.targetAge === 'toddler' ? words?.saidSmall : words?.said) ?? []
  const packTemplates = phrased.inserts.filter(({ facts }) => facts.length === 1 && facts[0] === REFINEMENT_FACT)
  const templates = [
    ...random.shuffle(own).map(template => template.replaceAll('{w}', `{X:${REFINEMENT_FACT}}`)),
    ...random.shuffle(packTemplates.flatMap(({ phrasings, short }) => [...phrasings, ...(short ?? [])])),
  ]
  return { phrased, beats: templates }
}

export function toneBeats(pack: LanguagePack, plot: Plot, brief: Brief, tone: Tone, random: Seeded): RevisionBeats {
  const phrased = phrasedFor(pack, plot, { ...brief, tones: [tone] })
  const tags = new Set(tagsOf({ ...brief, tones: [tone] }, phrased))
  const without = new Set([...tags].filter(tag => tag !== tone))
  const inserts = phrased.inserts.filter(
    ({ facts, needs }) => facts.length === 0 && meetsNeeds(needs, tags) && !meetsNeeds(needs, without),
  )
  return { phrased, beats: random.shuffle(inserts.flatMap(({ phrasings }) => phrasings)) }
}
