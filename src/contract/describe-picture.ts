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

/** Names of who is in a story's picture; undefined: told as "the hero" and "another person". */
export interface ScenePeople {
  readonly hero?: string | undefined
  /** Of the only other person there can be. */
  readonly companion?: string | undefined
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

/** A pose begins with the words for the hero in every language. */
function poseOf({ ofStory }: Words, { pose }: SceneKeys, { hero }: ScenePeople): string {
  const words = textOf(ofStory.poses, pose) || ofStory.poses.standing
  return hero === undefined
    ? words
    : `${fill(ofStory.named, { name: hero })} ${words.slice(ofStory.hero.length).trimStart()}`
}

function companionOf({ companions }: Words, { pose, companion }: SceneKeys, people: ScenePeople): string {
  if (companion === 'person' && people.companion !== undefined) return people.companion
  // Words for a pair include the second person.
  return pose === 'pair' ? '' : textOf(companions, companion)
}

function describeStoryScene(texts: Words, scene: SceneKeys, nameOf: NameOf, people: ScenePeople): string {
  const { ofStory, motifs } = texts
  const motif = nameOf('locations', scene.motif) ?? textOf(motifs, scene.motif)
  const pose = poseOf(texts, scene, people)
  const view = textOf(ofStory.views, scene.distance)
  const companion = companionOf(texts, scene, people)
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

/** `nameOf` is asked, and people named, for pictures of a story only. */
export function describeScene(texts: Words, scene: SceneKeys, nameOf?: NameOf, people: ScenePeople = {}): string {
  if (nameOf && scene.distance !== undefined) return describeStoryScene(texts, scene, nameOf, people)
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
