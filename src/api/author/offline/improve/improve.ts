import { seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import { isSaid } from '../../../story/plain-words.ts'
import type { ImproveAsk, Improvement } from '../../author.ts'
import { isTooMuch } from '../../improve/patches.ts'
import { renamePatches } from '../../improve/rename.ts'
import { understandRename } from '../../improve/understand-rename.ts'
import type { Voice } from '../language-pack.ts'
import { type Staged, staged } from '../staging.ts'
import { saidBeats, type Telling, toneBeats } from './beats.ts'
import { resized } from './resized.ts'
import { toldPatches } from './told.ts'
import { understandWish } from './understand-request.ts'

const TONE_BEATS_MAX = 2

const UNCHANGED: Improvement = { patches: [], renames: [], overruled: [] }

/** Renames; adds a moment for a tone; changes length by optional sentences; else a person says the wish. */
export function improved(voice: Voice, brief: Brief, pages: readonly Manuscript[], { wish }: ImproveAsk): Improvement {
  const rename = understandRename(wish, brief, pages)
  if (rename) return { ...UNCHANGED, patches: renamePatches(pages, rename, brief.language), renames: [rename] }
  if (!isSaid(wish)) return UNCHANGED
  const { stage, made } = staged(voice, brief, seeded(`${brief.seed} story`))
  const patches = patchesFor(voice, { stage, made }, pages, wish)
  return isTooMuch(pages, patches, brief.language) ? UNCHANGED : { ...UNCHANGED, patches }
}

function patchesFor(voice: Voice, { stage, made }: Staged, pages: readonly Manuscript[], wish: string) {
  const { brief, plot } = stage
  const understood = understandWish(wish, brief.language)
  if (understood.kind === 'length') return resized(made, brief, pages, understood.direction)
  const random = seeded(`${brief.seed} ${wish} ${pages.map(({ text }) => text.length).join(' ')}`)
  const tell = (telling: Telling, most: number) => toldPatches(telling, brief, pages, random, most)
  const toned =
    understood.kind === 'tone' ? tell(toneBeats(voice, plot, brief, understood.tone, random), TONE_BEATS_MAX) : []
  return toned.length > 0 ? toned : tell(saidBeats(voice, plot, brief, wish, random), 1)
}
