import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_SIGNS } from '../../contract/present.ts'

/** About 57 bits. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')
