import { always, type Beat, more, type Template } from '../../language-pack.ts'

/** Both are on the way: a beat that needs the companion waits until the companion is there. */
const IN_COMPANY = '!apart/together'

/** A beat of an episode that is always told. */
export const happens = (...phrasings: readonly Template[]): Beat => always(phrasings, IN_COMPANY)

/** A beat of an episode that is told when there is room; rank 1 comes first. */
export const mayHappen = (rank: number, ...phrasings: readonly Template[]): Beat => more(rank, phrasings, IN_COMPANY)

/** Everybody but the smallest, anywhere. */
export const ANYWHERE = { categories: [], ages: ['child', '12-20', '20+'] } as const
