import type { Plot, Template } from '../../language-pack.ts'

/** Words of the companion, or of hero and companion together. */
const SAYS_COMPANION = /\{(?:a[.}]|ils\}|eux\}|es\}|deux:|d’eux)/iu

/** Whether the hero goes some of the way alone: a beat of the plot gives `apart`, and one may give `together` later. */
export const isEverApart = ({ scenes }: Plot): boolean =>
  scenes.some(({ beats }) => beats.some(beat => 'gives' in beat && beat.gives?.split(' ').includes('apart') === true))

/** Phrasings for a story in which the companion may not be there; all of them when each needs the companion. */
export function tellable(all: readonly Template[], isApart: boolean): readonly Template[] {
  const alone = all.filter(template => !SAYS_COMPANION.test(template))
  return isApart && alone.length > 0 ? alone : all
}
