import { fill } from '../lib/fill.ts'
import type { Texts } from './texts.ts'

/** Keys of i18n `pictures`; older pictures have fewer. */
export interface SceneKeys {
  readonly motif: string
  readonly timeOfDay: string
  readonly pose?: string
  readonly companion?: string
  readonly weather?: string
}

/** A scene, the advent street, or a gift behind one of its windows. */
export type PictureWords =
  | (SceneKeys & { readonly kind: 'scene' | 'theatre' })
  | { readonly kind: 'street' }
  | { readonly kind: 'gift'; readonly gift: string }

type Words = Texts['pictures']

const textOf = (texts: Readonly<Record<string, string>>, key: string | undefined): string =>
  key !== undefined && Object.hasOwn(texts, key) ? (texts[key] ?? '') : ''

export function describeScene(texts: Words, scene: SceneKeys): string {
  const { description, accompanied, circumstances, ...words } = texts
  const motif = textOf(words.motifs, scene.motif)
  const time = textOf(words.times, scene.timeOfDay)
  const weather = textOf(words.weathers, scene.weather)
  const pose = textOf(words.poses, scene.pose) || words.poses.standing
  // Words for a pair include the second person.
  const companion =
    scene.pose === 'pair' && scene.companion === 'person' ? '' : textOf(words.companions, scene.companion)
  const when = weather === '' ? time : fill(circumstances, { time, weather })
  return fill(companion === '' ? description : accompanied, { pose, time: when, companion, motif })
}

/** Alternative text in the language of `texts`; empty for a gift without words. */
export function describePicture(texts: Words, words: PictureWords): string {
  if (words.kind === 'street') return texts.street
  if (words.kind === 'gift') return textOf(texts.windows, words.gift)
  const scene = describeScene(texts, words)
  return words.kind === 'theatre' ? fill(texts.theatre, { scene }) : scene
}
