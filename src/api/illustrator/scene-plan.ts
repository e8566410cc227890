import { COVER_CHOICES } from '../../contract/limits.ts'
import type { Tone } from '../../contract/options.ts'
import type { Companion } from './figures/company.ts'
import type { PictureBrief, SceneWords } from './illustrator.ts'
import { motifsOfLocation } from './location-words.ts'
import { FRAMES, MOTIFS_OF_CATEGORY, type MotifName, TREES } from './motifs/motif-table.ts'
import { type Mood, type Palette, palettesOf } from './palettes.ts'
import type { Random } from './paper/random.ts'
import type { Setting, SkyKind, SkyLight } from './setting.ts'

export interface PlannedScene {
  readonly motif: MotifName
  readonly setting: Setting
  readonly companion: Companion
}

const MOOD_OF_TONE: Partial<Record<Tone, Mood>> = {
  happy: 'bright',
  motivating: 'bright',
  romantic: 'bright',
  funny: 'bright',
  inspiring: 'bright',
  dark: 'dark',
  sad: 'dark',
  thrilling: 'dark',
  dystopian: 'dark',
  moving: 'calm',
  futuristic: 'calm',
}
/** Two covers of four hang their light on the same side: these skies are told apart even then (measured). */
const SKIES_OF_A_SIDE: readonly (readonly SkyKind[])[] = [
  ['moon', 'rings'],
  ['crescent', 'bands'],
]
/** Motifs that fill the middle of the sky themselves, so that the light hangs beside and above them. */
const FLYING: readonly MotifName[] = ['whale', 'dragon', 'balloon', 'rocket']
/** How far the hero stands from the middle, as fractions of the width: company needs room behind. */
const HERO_AWAY: Record<Companion, readonly [number, number]> = {
  none: [0.11, 0.17],
  fox: [0.07, 0.11],
  person: [0.03, 0.07],
}
/** Whose building should stand before the light. */
const EERIE: readonly MotifName[] = ['manor', 'graveyard']

function skyLight(random: Random, kind: SkyKind, motif: MotifName, motifX: number): SkyLight {
  const away = motifX > 0.5 ? -1 : 1
  if (EERIE.includes(motif)) {
    const size = kind === 'crescent' ? 0.12 : 0.165
    return { kind, x: motifX + away * 0.05, y: kind === 'crescent' ? 0.27 : 0.4, radius: size }
  }
  if (motif === 'planet-city') {
    if (kind === 'rings') return { kind, x: motifX, y: 0.37, radius: 0.15 }
    return { kind, x: 0.5 + away * 0.1, y: 0.14, radius: 0.055 }
  }
  const flying = FLYING.includes(motif)
  const x = kind === 'rings' ? 0.5 + away * (flying ? 0.12 : 0.08) : 0.5 + away * random.between(0.15, 0.21)
  const places: Record<SkyKind, { readonly y: number; readonly radius: number }> = {
    moon: { y: flying ? 0.23 : random.between(0.3, 0.35), radius: 0.09 },
    crescent: { y: 0.225, radius: 0.115 },
    rings: { y: flying ? 0.44 : 0.42, radius: 0.15 },
    bands: { y: flying ? 0.44 : 0.47, radius: 0.17 },
  }
  return { kind, x, ...places[kind] }
}

/** The location's own motif comes first, its kin and the category's follow, none twice. */
function chooseMotifs(random: Random, brief: PictureBrief): readonly MotifName[] {
  const ofCategory = random.shuffled(MOTIFS_OF_CATEGORY[brief.category])
  const wanted = motifsOfLocation(brief.location).slice(0, 3)
  return Array.from(new Set([...wanted, ...ofCategory])).slice(0, COVER_CHOICES)
}

function choosePalettes(random: Random, brief: PictureBrief): readonly Palette[] {
  const moods = brief.tones.map(tone => MOOD_OF_TONE[tone])
  const [typical, ...others] = palettesOf(brief.category) as [Palette, ...Palette[]]
  const fitting = random
    .shuffled(others)
    .toSorted((a, b) => Number(moods.includes(b.mood)) - Number(moods.includes(a.mood)))
  return [typical, ...fitting].slice(0, COVER_CHOICES)
}

function companionOf(random: Random, brief: PictureBrief, index: number): Companion {
  if (brief.category === 'love') return 'person'
  if (brief.companions > 0 && index % 2 === 0) return 'person'
  if (brief.category === 'scifi' || brief.category === 'horror') return 'none'
  return random.chance(0.6) ? 'fox' : 'none'
}

/** Four different pictures of one story: another motif, light, sky, side and company each. */
export function planScenes(random: Random, brief: PictureBrief): readonly PlannedScene[] {
  const motifs = chooseMotifs(random, brief)
  const palettes = choosePalettes(random, brief)
  const skies = random.shuffled(SKIES_OF_A_SIDE).map(pair => random.shuffled(pair))
  const firstSide = random.chance(0.5) ? 1 : -1
  return motifs.map((motif, index) => {
    const side = (index % 2 === 0 ? firstSide : -firstSide) as 1 | -1
    const motifX = 0.5 + side * random.between(0.07, 0.11)
    const palette = palettes[index] as Palette
    const companion = companionOf(random, brief, index)
    const setting: Setting = {
      palette,
      sky: skyLight(random, skies[index % 2]?.[Math.floor(index / 2)] as SkyKind, motif, motifX),
      motifX,
      heroX: 0.5 - side * random.between(...HERO_AWAY[companion]),
      facing: side,
      trees: TREES[brief.category],
      frame: FRAMES[brief.category],
      snow: brief.category === 'christmas',
    }
    return { motif, setting, companion }
  })
}

export const wordsOf = ({ motif, setting, companion }: PlannedScene): SceneWords => ({
  motif,
  timeOfDay: setting.palette.timeOfDay,
  sky: setting.sky.kind,
  pose: setting.facing > 0 ? 'lantern-right' : 'lantern-left',
  ...(companion === 'none' ? {} : { companion }),
})
