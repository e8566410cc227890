import type { Parameter } from '../../../../../src/contract/parameter.ts'
import type { RevisionRefusal } from '../../../../../src/contract/version.ts'

/** What must be so after a revision request. */
export interface Expected {
  readonly request: string
  /** What stands in the new text, in its case. Also all that it may share with the request. */
  readonly has?: readonly string[]
  /** What stands nowhere in the new text, in its case; it did before. */
  readonly hasNot?: readonly (string | RegExp)[]
  readonly length?: 'shorter' | 'longer'
  /** A moment more, with everything else as it was. */
  readonly isToned?: true
  /** Reasons of the parts that are refused, in order; with nothing else of the above nothing changes. */
  readonly refused?: readonly RevisionRefusal[]
  readonly category?: Parameter['context']['category']
}

/** People and answers of a story, as a visitor typed them, and requests for it. */
export interface RevisedStory {
  readonly answers: object
  readonly requests: readonly Expected[]
}

interface Typed {
  readonly name: string
  readonly quirk: string
  readonly people: readonly (readonly [name: string, gender: string, age: number | undefined, connection: string])[]
  readonly location: string
  readonly place: string
  readonly answers: readonly (readonly [question: string, answer: string])[]
}

export const answersOf = ({ name, quirk, people, location, place, answers }: Typed): object => ({
  character: {
    demographics: { name, age: 6, gender: 'female' },
    psychologicalTraits: { quirksFlawsFaults: quirk },
    relationships: people.map(([called, gender, age, connection]) => ({
      name: called,
      gender,
      ...(age !== undefined && { age }),
      connection,
    })),
  },
  setting: { location, places: [place] },
  dynamic: answers.map(([question, answer]) => ({ question, answer })),
})
