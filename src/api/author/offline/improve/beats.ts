import type { Tone } from '../../../../contract/options.ts'
import { type Seeded, seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { factsOf } from '../../../story/facts.ts'
import { tagsOf } from '../draft.ts'
import type { Plot, Speech, Template, Voice } from '../language-pack.ts'
import { holds } from '../lineup.ts'
import { roomsFor } from '../verbosity.ts'
import { wishWords } from './understand-request.ts'

const WISH_FACT = 'story.refinement'

export interface Telling {
  readonly speech: Speech
  /** The first that fits is told. */
  readonly beats: readonly Template[]
}

function speechFor(voice: Voice, plot: Plot, brief: Brief): Speech {
  const room = roomsFor(brief)[0]
  if (!room) throw new Error('a story can be told in no room')
  return voice.speak(brief, plot, seeded(`${brief.seed} wish`), room)
}

export function saidBeats(voice: Voice, plot: Plot, brief: Brief, wish: string, random: Seeded): Telling {
  const wished = { ...brief, refinement: wish }
  const speech = speechFor(voice, plot, { ...wished, facts: factsOf(wished) })
  const words = wishWords(brief.language)
  const own = (brief.targetAge === 'toddler' ? words?.saidSmall : words?.said) ?? []
  const pack = speech.inserts.filter(({ facts }) => facts.length === 1 && facts[0] === WISH_FACT)
  const templates = [
    ...random.shuffle(own).map(template => template.replaceAll('{w}', `{X:${WISH_FACT}}`)),
    ...random.shuffle(pack.flatMap(({ tell, short }) => [...tell, ...(short ?? [])])),
  ]
  return { speech, beats: templates }
}

export function toneBeats(voice: Voice, plot: Plot, brief: Brief, tone: Tone, random: Seeded): Telling {
  const speech = speechFor(voice, plot, { ...brief, tones: [tone] })
  const tags = new Set(tagsOf({ ...brief, tones: [tone] }, speech))
  const without = new Set([...tags].filter(tag => tag !== tone))
  const inserts = speech.inserts.filter(
    ({ facts, needs }) => facts.length === 0 && holds(needs, tags) && !holds(needs, without),
  )
  return { speech, beats: random.shuffle(inserts.flatMap(({ tell }) => tell)) }
}
