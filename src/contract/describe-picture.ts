import { fill } from '../lib/fill.ts'
import type { Texts } from './texts.ts'

/** What the illustrator says of a scene, as keys of i18n `pictures`. Pictures of old may say less. */
export interface SceneKeys {
  readonly motif: string
  readonly timeOfDay: string
  readonly pose?: string
  readonly companion?: string
  readonly weather?: string
}

/** What a picture of the site shows: a scene (on the stage of a paper theatre), the advent street, or what is behind one of its windows. */
export type PictureWords =
  | (SceneKeys & { readonly kind: 'scene' | 'theatre' })
  | { readonly kind: 'street' }
  | { readonly kind: 'gift'; readonly gift: string }

type Words = Texts['pictures']

const textOf = (texts: Readonly<Record<string, string>>, key: string | undefined): string =>
  key !== undefined && Object.hasOwn(texts, key) ? (texts[key] ?? '') : ''

/** Who does what with whom, when and where. */
export function describeScene(texts: Words, scene: SceneKeys): string {
  const { description, accompanied, circumstances, ...words } = texts
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

/** The alternative text of a picture of the site, in the language of `texts`; empty where a gift has no words. */
export function describePicture(texts: Words, words: PictureWords): string {
  if (words.kind === 'street') return texts.street
  if (words.kind === 'gift') return textOf(texts.windows, words.gift)
  const scene = describeScene(texts, words)
  return words.kind === 'theatre' ? fill(texts.theatre, { scene }) : scene
}
