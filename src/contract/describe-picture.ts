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
  /** Who is there, the hero first. */
  readonly people?: readonly PersonKeys[]
}

/** Names of who is in a story's picture; undefined: told as "the hero" and "another person". */
export interface ScenePeople {
  readonly hero?: string | undefined
  /** Of the only other person there can be. */
  readonly companion?: string | undefined
}

interface PersonKeys {
  readonly kind: string
  readonly features: readonly string[]
}

/** How a story's picture is put into words, in the language of the texts. */
export interface Wording {
  /** Undefined for what has no name. */
  readonly nameOf: (table: 'things' | 'locations', key: string) => string | undefined
  readonly listOf: (words: readonly string[]) => string
  readonly people?: ScenePeople
}

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
function poseOf({ ofStory }: Words, pose: string | undefined, { people }: Wording): string {
  const words = textOf(ofStory.poses, pose) || ofStory.poses.standing
  if (people?.hero === undefined) return words
  return `${fill(ofStory.named, { name: people.hero })} ${words.slice(ofStory.hero.length).trimStart()}`
}

function personText({ ofStory, companions }: Words, { kind, features }: PersonKeys, { listOf }: Wording): string {
  const person = textOf(ofStory.kinds, kind) || textOf(companions, kind)
  const seen = features.flatMap(feature => textOf(ofStory.features, feature) || [])
  return person === '' || seen.length === 0 ? person : fill(ofStory.person, { person, features: listOf(seen) })
}

/** Who is beside the hero: people by name or as they look, then an animal. */
function besideText(texts: Words, { pose, companion, people = [] }: SceneKeys, wording: Wording): string {
  const name = wording.people?.companion
  const shown = people.slice(1).map(person => personText(texts, person, wording))
  const others = shown.map(looks => (shown.length === 1 && name !== undefined ? `${name} (${looks})` : looks))
  if (companion !== 'person') others.push(textOf(texts.companions, companion))
  else if (others.length === 0 && name !== undefined) others.push(name)
  // Words for a pair include the second person.
  else if (others.length === 0 && pose !== 'pair') others.push(texts.companions.person)
  return wording.listOf(others.filter(words => words !== ''))
}

function describeStoryScene(texts: Words, scene: SceneKeys, wording: Wording): string {
  const { ofStory, motifs } = texts
  const motif = wording.nameOf('locations', scene.motif) ?? textOf(motifs, scene.motif)
  const isHandInHand = scene.pose === 'pair' && (scene.people ?? []).length > 1
  const pose = poseOf(texts, isHandInHand ? 'back' : scene.pose, wording)
  const view = textOf(ofStory.views, scene.distance)
  const [first] = scene.people ?? []
  const hero = first ? personText(texts, first, wording) : ''
  const companion = besideText(texts, scene, wording)
  const things = wording.listOf((scene.things ?? []).flatMap(thing => wording.nameOf('things', thing) ?? []))
  const seen = fill(ofStory.description, { pose, time: whenOf(texts, scene), motif })
  return [
    view === '' ? seen : fill(ofStory.seen, { view, scene: seen }),
    hero === '' ? '' : fill(ofStory.heroShown, { person: hero }),
    companion === '' ? '' : fill(isHandInHand ? ofStory.pair : ofStory.accompanied, { companion }),
    things === '' ? '' : fill(ofStory.things, { things }),
  ]
    .filter(sentence => sentence !== '')
    .join(' ')
}

/** `wording` is for pictures of a story only. */
export function describeScene(texts: Words, scene: SceneKeys, wording?: Wording): string {
  if (wording && scene.distance !== undefined) return describeStoryScene(texts, scene, wording)
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
