import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Inks of offset printing on coated paper, made as `docs/colour-profile.md` says. */
export const INK_PROFILE = {
  file: fileURLToPath(new URL('./fogra39l-coated.icc', import.meta.url)),
  /** As the registry of the ICC names the condition. */
  condition: 'FOGRA39',
  description: 'Coated offset, FOGRA39L (ISO 12647-2:2004 Amd 1)',
  registry: 'http://www.color.org',
} as const

export const readInkProfile = (): Promise<Buffer> => readFile(INK_PROFILE.file)
