import { graphemesOf } from './clean-text.ts'
import type { Face } from './face.ts'
import { covers, type FontFile } from './typeface.ts'

export interface FaceRun {
  readonly file: FontFile
  readonly text: string
}

/** The whole grapheme, else its letter without marks, else undefined. */
function settable(faces: readonly Face[], grapheme: string): FaceRun | undefined {
  const bare = grapheme.normalize('NFD').replace(/[\p{M}\u200c\u200d]/gu, '')
  // An emoji sequence that no face knows is set as its parts.
  for (const text of new Set([grapheme, grapheme.normalize('NFD'), bare])) {
    for (const face of text === '' ? [] : faces) {
      const file = face.fileFor(text)
      if (file) return { file, text }
    }
  }
  return undefined
}

const isNeutral = (grapheme: string) => /^[\p{P}\p{Zs}\p{Sk}]+$/u.test(grapheme)

/** One font each; characters that no face has are left out. */
export function faceRuns(faces: readonly Face[], text: string): FaceRun[] {
  const runs: { file: FontFile; text: string }[] = []
  for (const grapheme of graphemesOf(text)) {
    const last = runs.at(-1)
    if (last && isNeutral(grapheme) && covers(last.file.font, grapheme)) {
      last.text += grapheme
      continue
    }
    const found = settable(faces, grapheme)
    if (!found) continue
    if (last && last.file.font === found.file.font) last.text += found.text
    else runs.push({ ...found })
  }
  return runs
}

export const settableText = (faces: readonly Face[], text: string): string =>
  faceRuns(faces, text)
    .map(run => run.text)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
