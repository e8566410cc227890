import { pictureName } from '../../../contract/picture-names.server.ts'
import { serverTexts } from '../../../contract/texts.server.ts'
import { own } from '../../../lib/own.ts'
import type { Cast } from '../figures/cast.ts'
import type { PictureBrief } from '../picture-brief.ts'
import type { PlannedScene } from '../planned-scene.ts'
import type { SkyKind } from '../setting.ts'
import { skyWord } from './colour-words.ts'
import { companionWords, heroWords } from './figure-words.ts'

const STYLE =
  'Layered paper-cut theatre: sheets of thick coloured paper, cut by hand, stand one behind the other on a small stage; each casts a short soft shadow on the next, and every shape has a light half and a dark half, as if folded once. Few colours, pale and hazy far away, dark and clear in front. Leaves of cut paper frame the lower corners.'
const LIGHT =
  'The light of one lantern, warm and golden, is the brightest thing; the hero carries it on a bent stick or has put it down close by.'
const RULES =
  'Faces are cut from paper and calm: two small dark eyes, a small mouth, rosy cheeks, no nose. No lettering anywhere: no words, numbers, signs, logos or signature. The upper third stays calm, only sky, free for a title. The hero is small, about a fifth of the height, whole and in the lower half. One single picture, not a collage. Friendly enough for a children’s book.'

const SKIES: Record<SkyKind, string> = {
  moon: 'a full moon with faint rings',
  crescent: 'a crescent moon',
  rings: 'rings of cut paper round a glowing disc',
  bands: 'bands of cut paper arching over a low glowing disc',
}

function circumstances({ setting }: PlannedScene): string {
  const { times, weathers } = serverTexts('en').pictures
  const weather = setting.underWater || setting.weather === 'clear' ? undefined : weathers[setting.weather]
  const surroundings = setting.underWater ? 'under the sea, everybody with a diver’s bubble round the head' : undefined
  const snow = setting.snow && !setting.underWater ? 'snow on the ground' : undefined
  return [times[setting.palette.timeOfDay], weather, surroundings, snow].filter(Boolean).join(', ')
}

function company(brief: PictureBrief, { company: { persons, animal, pose } }: PlannedScene, cast: Cast): string[] {
  const { companions } = serverTexts('en').pictures
  const others = persons.flatMap((index, position) => {
    const look = cast.others[index]
    // The words for a pair already name the second person.
    const who = pose === 'pair' && position === 0 ? 'The companion' : 'Beside the hero'
    return look ? [`${who}: ${companionWords(brief, index, look)}.`] : []
  })
  return animal ? [...others, `Beside the hero: ${companions[animal]}.`] : others
}

function backdrop({ setting: { palette, sky, underWater } }: PlannedScene): string {
  const [above, below] = [skyWord(palette.top), skyWord(palette.low)]
  if (underWater) return `The water runs from ${above} above to ${below} in the distance, with soft light from high up.`
  return `The sky runs from ${above} above to ${below} at the horizon, with ${SKIES[sky.kind]}.`
}

const SHOWN_MAX = 3

/** Who does what where; of a story's picture also from where it is seen, and with which things. */
function staged(scene: PlannedScene): string[] {
  const { motifs, poses, ofStory } = serverTexts('en').pictures
  const { motif, shot, company } = scene
  if (!shot) return [`${poses[company.pose]}, ${circumstances(scene)}. Behind: ${own(motifs, motif)}.`]
  const where = pictureName('locations', motif, 'en') ?? own(motifs, motif) ?? motif
  const view = own(ofStory.views, shot.distance)
  const things = shot.things.slice(0, SHOWN_MAX).flatMap(thing => pictureName('things', thing, 'en') ?? [])
  const setting = `${view ? `${view}: ` : ''}${ofStory.poses[company.pose]}, ${circumstances(scene)}. Setting: ${where}.`
  return things.length > 0 ? [setting, `Clearly shown, the first largest: ${things.join(', ')}.`] : [setting]
}

/** The paper-cut's scene in English, in our own words: neither a name nor an order of a visitor can stand in it. */
export function scenePrompt(
  brief: PictureBrief,
  scene: PlannedScene,
  cast: Cast,
  shape: 'portrait' | 'landscape' = 'portrait',
): string {
  return [
    `An illustration in ${shape} format for a story book.`,
    STYLE,
    `The hero, the same in every picture of this book: ${heroWords(brief, cast.hero, cast.heroPet)}.`,
    ...staged(scene),
    ...company(brief, scene, cast),
    backdrop(scene),
    ...(scene.shot && !scene.shot.things.includes('lantern') ? [] : [LIGHT]),
    RULES,
  ].join('\n')
}
