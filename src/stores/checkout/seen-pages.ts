import { atom, type ReadableAtom } from 'nanostores'

interface SeenPages {
  readonly $seen: ReadableAtom<ReadonlySet<number>>
  readonly see: (page: number) => void
}

/** Pages of proofs that were shown, by the proof's id: a dialog that is opened again goes on. */
export function createSeenPages(): (proof: string) => SeenPages {
  const known = new Map<string, SeenPages>()
  return proof => {
    const pages = known.get(proof) ?? noneSeen()
    known.set(proof, pages)
    return pages
  }
}

function noneSeen(): SeenPages {
  const $seen = atom<ReadonlySet<number>>(new Set())
  const see = (page: number) => {
    if (!$seen.get().has(page)) $seen.set(new Set([...$seen.get(), page]))
  }
  return { $seen, see }
}

/** Of this page of the site. */
export const seenPages = createSeenPages()

/** Pages without the cover that were not shown yet. */
export const unseenOf = (
  pictures: readonly { readonly kind: string; readonly number: number }[],
  seen: ReadonlySet<number>,
): number => pictures.filter(({ kind, number }) => kind !== 'cover' && !seen.has(number)).length
