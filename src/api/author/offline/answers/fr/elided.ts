import { isElided } from '../../fr/elision.ts'

/** Words with a mute h that no story of ours has: "s’habiller". */
const MUTE = /^(?:habil|haltère|hameçon|hibern|hydrat|hymne|hyper|hési|héli|hôt|hélas|huit(?=r))/iu

/** Elision of a visitor's words: "l’hameçon", but "le hibou". */
export const isJoined = (words: string): boolean => MUTE.test(words) || isElided(words)
