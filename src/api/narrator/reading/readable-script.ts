import { VOICED_SCRIPTS } from '../../outside/speech/engine/script-voices.ts'

const LETTERS = /[\p{L}\p{M}\p{N}]/gu
const VOICED = new RegExp(
  `[${VOICED_SCRIPTS.map(name => `\\p{Script_Extensions=${name}}`).join('')}\\p{Script=Common}\\p{Script=Inherited}]`,
  'u',
)

/** Removes letters without a voice: the engine would spell them out by their code points, a second each. */
export const readable = (text: string): string => text.replace(LETTERS, letter => (VOICED.test(letter) ? letter : ' '))
