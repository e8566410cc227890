import type { Language } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { fill } from '../../lib/fill.ts'

/** What the illustrator says of a picture, as keys of i18n `pictures`. Pictures of old may say less. */
export interface SceneKeys {
  readonly motif: string
  readonly timeOfDay: string
  readonly pose?: string
  readonly companion?: string
  readonly weather?: string
}

const textOf = (texts: Readonly<Record<string, string>>, key: string | undefined): string =>
  key !== undefined && Object.hasOwn(texts, key) ? (texts[key] ?? '') : ''

/** The alternative text of a picture in a language: who does what with whom, when and where. */
export function describeScene(language: Language, scene: SceneKeys): string {
  const { description, accompanied, circumstances, ...words } = serverTexts(language).pictures
  const motif = textOf(words.motifs, scene.motif)
  const time = textOf(words.times, scene.timeOfDay)
  const weather = textOf(words.weathers, scene.weather)
  const pose = textOf(words.poses, scene.pose) || words.poses.standing
  // The words for a pair already tell of the second person.
  const companion =
    scene.pose === 'pair' && scene.companion === 'person' ? '' : textOf(words.companions, scene.companion)
  const when = weather === '' ? time : fill(circumstances, { time, weather })
  return fill(companion === '' ? description : accompanied, { pose, time: when, companion, motif })
}
