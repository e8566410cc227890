import type { Language } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { fill } from '../../lib/fill.ts'

/** What the illustrator says of a picture, as keys of i18n `pictures`. */
export interface SceneKeys {
  readonly motif: string
  readonly timeOfDay: string
}

/** The alternative text of a picture in a language. */
export function describeScene(language: Language, scene: SceneKeys): string {
  const { description, motifs, times } = serverTexts(language).pictures
  const motif = (motifs as Record<string, string>)[scene.motif] ?? ''
  const time = (times as Record<string, string>)[scene.timeOfDay] ?? ''
  return fill(description, { motif, time })
}
