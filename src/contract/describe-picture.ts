import { fill } from '../lib/fill.ts'
import type { Texts } from './texts.ts'

/** Keys of i18n `pictures`; older pictures have fewer. */
export interface SceneKeys {
  readonly motif: string
  readonly timeOfDay: string
  readonly pose?: string
  readonly companion?: string
  readonly weather?: string
  /** Of pictures of a story only: how near, and which things. */
  readonly distance?: string
  readonly things?: readonly string[]
}

/** Names of what a story's picture shows, in the language of the texts: undefined for what has none. */
export type NameOf = (table: 'things' | 'locations', key: string) => string | undefined

/** A scene, the advent street, or a gift behind one of its windows. */
export type PictureWords =
  | (SceneKeys & { readonly kind: 'scene' | 'theatre' })
  | { readonly kind: 'street' }
  | { readonly kind: 'gift'; readonly gift: string }

type Words = Texts['pictures']

const textOf = (texts: Readonly<Record<string, string>>, key: string | undefined): string =>
  key !== undefined && Object.hasOwn(texts, key) ? (texts[key] ?? '') : ''

function whenOf({ circumstances, times, weathers }: Words, scene: SceneKeys): string {
  const time = textOf(times, scene.timeOfDay)
  const weather = textOf(weathers, scene.weather)
  return weather === '' ? time : fill(circumstances, { time, weather })
}

function describeStoryScene(texts: Words, scene: SceneKeys, nameOf: NameOf): string {
  const { ofStory, motifs, companions } = texts
  const motif = nameOf('locations', scene.motif) ?? textOf(motifs, scene.motif)
  const pose = textOf(ofStory.poses, scene.pose) || ofStory.poses.standing
  const view = textOf(ofStory.views, scene.distance)
  const companion = scene.pose === 'pair' ? '' : textOf(companions, scene.companion)
  const things = (scene.things ?? []).flatMap(thing => nameOf('things', thing) ?? []).join(', ')
  const seen = fill(ofStory.description, { pose, time: whenOf(texts, scene), motif })
  return [
    view === '' ? seen : fill(ofStory.seen, { view, scene: seen }),
    companion === '' ? '' : fill(ofStory.accompanied, { companion }),
    things === '' ? '' : fill(ofStory.things, { things }),
  ]
    .filter(sentence => sentence !== '')
    .join(' ')
}

/** `nameOf` is asked for pictures of a story only. */
export function describeScene(texts: Words, scene: SceneKeys, nameOf?: NameOf): string {
  if (nameOf && scene.distance !== undefined) return describeStoryScene(texts, scene, nameOf)
  const { description, accompanied, ...words } = texts
  const motif = textOf(words.motifs, scene.motif)
  const pose = textOf(words.poses, scene.pose) || words.poses.standing
  // Words for a pair include the second person.
  const companion =
    scene.pose === 'pair' && scene.companion === 'person' ? '' : textOf(words.companions, scene.companion)
  const when = whenOf(texts, scene)
  return fill(companion === '' ? description : accompanied, { pose, time: when, companion, motif })
}

/** Alternative text in the language of `texts`; empty for a gift without words. */
export function describePicture(texts: Words, words: PictureWords): string {
  if (words.kind === 'street') return texts.street
  if (words.kind === 'gift') return textOf(texts.windows, words.gift)
  const scene = describeScene(texts, words)
  return words.kind === 'theatre' ? fill(texts.theatre, { scene }) : scene
}
