import type { Tone } from '../../../../contract/options.ts'
import type { RevisionRefusal } from '../../../../contract/version.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import type { BriefChange } from '../../improve/brief-change.ts'
import type { CurrentStory } from './current-story.ts'
import type { RevisionWords } from './request-words.ts'

/** What a part of a request asks for. */
export type Understood =
  | { readonly kind: 'change'; readonly change: BriefChange }
  /** Several people at once. */
  | { readonly kind: 'several'; readonly all: readonly Understood[] }
  | { readonly kind: 'length'; readonly direction: 'shorter' | 'longer' }
  | { readonly kind: 'tone'; readonly tone: Tone }
  | { readonly kind: 'refused'; readonly reason: RevisionRefusal }

export interface RequestContext {
  readonly story: CurrentStory
  /** With all changes, also names. */
  readonly brief: Brief
  readonly pages: readonly Manuscript[]
  readonly words: RevisionWords
}

export const refused = (reason: RevisionRefusal): Understood => ({ kind: 'refused', reason })
export const change = (made: BriefChange): Understood => ({ kind: 'change', change: made })
