import { AuthorError } from '../../../src/api/author/author.ts'
import { openModelAuthor } from '../../../src/api/author/model/model-author.ts'
import { readStored } from '../../../src/api/db/stored.ts'
import type { StorySignature } from '../../../src/api/editor/similarity.ts'
import type { TextModel } from '../../../src/api/outside/model/model.ts'
import { StoryRejected } from '../../../src/api/pipeline/rejected.ts'
import { STEP_WORK } from '../../../src/api/pipeline/steps.ts'
import type { Work } from '../../../src/api/pipeline/work.ts'
import { outputIn, type ReadOutputs } from '../../../src/api/stories/step-outputs.ts'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import type { Manuscript } from '../../../src/api/story/manuscript.ts'
import { Parameter, type ParameterInput } from '../../../src/contract/parameter.ts'
import { STEPS, type StepName } from '../../../src/contract/positions.ts'
import { outageIn } from '../../../src/lib/service-unavailable.ts'
import { plainIllustrator } from '../../helpers/plain-illustrator.ts'

export interface Ended {
  /** `waiting` is for a service that is away; `broken` is any other error than the author's and the editor's. */
  readonly state: 'complete' | 'held' | 'failed' | 'waiting' | 'broken'
  /** The steps that ended well, in order. */
  readonly steps: readonly StepName[]
  readonly chapters: readonly Manuscript[]
  readonly brief: Work['brief']
  /** Why it did not complete. */
  readonly reason: string
}

interface WrittenStory {
  readonly parameter: ParameterInput
  readonly model: TextModel
  readonly seed?: string
  readonly earlier?: readonly StorySignature[]
}

/** What comes back from a JSON column. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Everything a step may touch, kept in memory: the same steps as the service's, without its database. */
function openMemory({ parameter, model, seed = 'memory', earlier = [] }: WrittenStory) {
  const requests = Parameter.parse(parameter)
  const author = openModelAuthor(model)
  const given = briefOf(requests, seed)
  const brief = author.brief?.(given) ?? given
  const outputs: { step: StepName; output: unknown }[] = []
  const checkpoints = new Map<string, unknown>()
  const files = new Set<string>()
  const chapters = new Map<number, Manuscript>()
  const steps: Omit<Work, 'story' | 'studio' | 'files' | 'output'> = {
    brief,
    now: 1000,
    whenAway: 'wait',
    checkpoint: async (name, schema, make) => {
      if (!checkpoints.has(name)) checkpoints.set(name, asStored(await make()))
      return readStored(schema, checkpoints.get(name), name)
    },
    chapters: async () => [...chapters.values()].sort((one, other) => one.number - other.number),
    signaturesBefore: async () => earlier,
    keepChapter: async chapter => void chapters.set(chapter.number, chapter),
    requestOptions: part => ({ signal: new AbortController().signal, key: part, spent: async () => {} }),
    recordPictureUsage: async () => {},
    queueTask: async () => {},
    notifyReady: async () => {},
  }
  const work = {
    ...steps,
    story: { id: seed, language: brief.language, parameter: requests, run: 1, run_started_at: new Date(0) },
    studio: { author, illustrator: plainIllustrator },
    files: { put: async (key: string) => void files.add(key), has: async (key: string) => files.has(key) },
    output: (step: keyof ReadOutputs) => outputIn(outputs, step),
  } as unknown as Work
  return { work, outputs, checkpoints, chapters }
}

function stateOf(error: unknown): Ended['state'] {
  if (error instanceof StoryRejected) return 'held'
  if (outageIn(error)) return 'waiting'
  return error instanceof AuthorError ? 'failed' : 'broken'
}

/** Runs the real steps of a generation one after the other, each once, until one of them stops the story. */
export async function writeInMemory(written: WrittenStory): Promise<Ended> {
  const { work, outputs, checkpoints, chapters } = openMemory(written)
  const steps: StepName[] = []
  const ended = (state: Ended['state'], reason = ''): Ended => {
    return { state, steps, chapters: [...chapters.values()], brief: work.brief, reason }
  }
  for (const { name } of STEPS) {
    try {
      outputs.push({ step: name, output: asStored((await STEP_WORK[name](work)).output) })
    } catch (error) {
      return ended(stateOf(error), String(error))
    }
    // What the database would do in the step's effects.
    if (name === 'chapters')
      for (const chapter of (checkpoints.get('settled') ?? []) as Manuscript[]) chapters.set(chapter.number, chapter)
    steps.push(name)
  }
  return ended('complete')
}
