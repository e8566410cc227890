import type { Seeded } from '../../../../lib/seeded.ts'
import type { Template } from '../language-pack.ts'
import { hasForms } from '../sockets/fill-sockets.ts'
import type { Filling } from '../sockets/socket.ts'
import { formsIn } from '../sockets/used-forms.ts'
import { chosen } from '../template.ts'
import type { Entry } from './entries-after.ts'
import { RevisionImpossible } from './revision-impossible.ts'

/** Whether the answers in it have all forms that a text asks for. */
function isSayable(text: Template, fillings: readonly Filling[]): boolean {
  const forms = formsIn(
    [text],
    fillings.map(({ socket }) => socket),
  )
  return fillings.every(({ socket, reading }) => hasForms(reading, forms.get(socket) ?? []))
}

const linesIn = (text: Template): number => text.split('\n').length

/**
 * The beats in phrasings that the answers have all forms for; a beat that need not be told, and has none, goes. Throws
 * RevisionImpossible for one that must be told.
 */
export function fittingPhrasings(entries: readonly Entry[], fillings: readonly Filling[], random: Seeded): Entry[] {
  return entries.map(entry => {
    const { candidate, isGone } = entry
    if (isGone || isSayable(candidate.wording, fillings)) return entry
    const { phrasings, short = [], rank } = candidate.beat
    const others = [...phrasings, ...short].filter(text => isSayable(text, fillings))
    const alike = others.find(text => linesIn(text) === linesIn(candidate.phrasing)) ?? others[0]
    if (alike !== undefined)
      return { ...entry, candidate: { ...candidate, phrasing: alike, wording: chosen(alike, random) } }
    if (rank === 0) throw new RevisionImpossible('not-understood')
    return { ...entry, isGone: true }
  })
}
