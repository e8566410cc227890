import { seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import { isSaid } from '../../../story/plain-words.ts'
import type { Improvement, ImproveRequest } from '../../author.ts'
import { isTooMuch } from '../../improve/patches.ts'
import { renamePatches } from '../../improve/rename.ts'
import { understandRename } from '../../improve/understand-rename.ts'
import { draftStory, type StoryDraft } from '../draft-story.ts'
import type { LanguagePack } from '../language-pack.ts'
import { beatPatches } from './beat-patches.ts'
import { type RevisionBeats, saidBeats, toneBeats } from './beats.ts'
import { resized } from './resized.ts'
import { understandRequest } from './understand-request.ts'

const TONE_BEATS_MAX = 2

const UNCHANGED: Improvement = { patches: [], renames: [], overruled: [] }

/** Renames; adds a moment for a tone; changes length by optional sentences; else a person says the wish. */
export function improved(
  pack: LanguagePack,
  brief: Brief,
  pages: readonly Manuscript[],
  { text: request }: ImproveRequest,
): Improvement {
  const rename = understandRename(request, brief, pages)
  if (rename) return { ...UNCHANGED, patches: renamePatches(pages, rename, brief.language), renames: [rename] }
  if (!isSaid(request)) return UNCHANGED
  const { input, made } = draftStory(pack, brief, seeded(`${brief.seed} story`))
  const patches = patchesFor(pack, { input, made }, pages, request)
  return isTooMuch(pages, patches, brief.language) ? UNCHANGED : { ...UNCHANGED, patches }
}

function patchesFor(pack: LanguagePack, { input, made }: StoryDraft, pages: readonly Manuscript[], request: string) {
  const { brief, plot } = input
  const understood = understandRequest(request, brief.language)
  if (understood.kind === 'length') return resized(made, brief, pages, understood.direction)
  const random = seeded(`${brief.seed} ${request} ${pages.map(({ text }) => text.length).join(' ')}`)
  const patchesWith = (revision: RevisionBeats, most: number) => beatPatches(revision, brief, pages, random, most)
  const toned =
    understood.kind === 'tone' ? patchesWith(toneBeats(pack, plot, brief, understood.tone, random), TONE_BEATS_MAX) : []
  return toned.length > 0 ? toned : patchesWith(saidBeats(pack, plot, brief, request, random), 1)
}
