import type { Category } from '../../contract/categories.ts'
import type { Colour } from '../../lib/colour.ts'
import type { Random } from './paper/random.ts'

export const TIMES_OF_DAY = ['night', 'dusk', 'dawn', 'day'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]
export type Mood = 'bright' | 'calm' | 'dark'

/** `lands` run from the farthest, palest sheet to the nearest, darkest one. */
export interface Palette {
  readonly name: string
  readonly timeOfDay: TimeOfDay
  readonly mood: Mood
  readonly top: Colour
  readonly middle: Colour
  readonly low: Colour
  readonly glow: Colour
  readonly lands: readonly [Colour, Colour, Colour, Colour, Colour, Colour]
  readonly accents: readonly [Colour, Colour]
}

const palette = (
  name: string,
  [timeOfDay, mood]: readonly [Palette['timeOfDay'], Mood],
  [top, middle, low, glow]: readonly [Colour, Colour, Colour, Colour],
  lands: Palette['lands'],
  accents: Palette['accents'],
): Palette => ({ name, timeOfDay, mood, top, middle, low, glow, lands, accents })

// biome-ignore format: a palette is one row of a table
const PALETTES = {
  forest: palette('forest', ['dusk', 'calm'], ['#0c2a35', '#1f6a68', '#f3d9a0', '#fff1c4'], ['#a9cfae', '#6fae93', '#478876', '#2b6459', '#1b4744', '#0f2d30'], ['#d2533a', '#e9a83c']),
  night: palette('night', ['night', 'dark'], ['#090a26', '#2b2c72', '#f2ad6c', '#ffe9bd'], ['#8f88cc', '#5d58a6', '#3d3a84', '#292864', '#1a1a49', '#0f1030'], ['#d2533a', '#e9a83c']),
  frost: palette('frost', ['night', 'calm'], ['#0a1f40', '#2a6a93', '#f2dcc0', '#fff0cf'], ['#bcd6de', '#7fb0c2', '#4c88a0', '#2b6179', '#194759', '#0c2a38'], ['#c23b2c', '#2f7d5b']),
  lilac: palette('lilac', ['night', 'calm'], ['#15163f', '#4d4a9c', '#e8b8b4', '#ffe9bd'], ['#b6a5d6', '#8a80c2', '#625ba4', '#444084', '#2c2b62', '#191942'], ['#e2a13a', '#d9776a']),
  lagoon: palette('lagoon', ['dawn', 'bright'], ['#0b4250', '#2f918c', '#f9d98f', '#fff0bd'], ['#a5d3b8', '#62b0a2', '#2f8a86', '#1b6870', '#104a56', '#092f3b'], ['#d07a22', '#b84a2b']),
  orbit: palette('orbit', ['night', 'calm'], ['#060d26', '#173f78', '#59c7d8', '#c9fbff'], ['#58b2cc', '#3486b0', '#23618f', '#1a4470', '#122e52', '#0a1a36'], ['#e7a23b', '#e0607a']),
  rose: palette('rose', ['dusk', 'bright'], ['#4a1436', '#c25a74', '#ffd3ad', '#fff0cf'], ['#f0b3a6', '#dd8388', '#bb5a72', '#93395b', '#6a2447', '#421430'], ['#fbe3c8', '#e9a83c']),
  ember: palette('ember', ['dusk', 'dark'], ['#130a12', '#5d1a17', '#f2873a', '#ffd08a'], ['#c2552a', '#8f3a20', '#64251c', '#441a1a', '#2a1116', '#14090d'], ['#f2a93b', '#8fae5c']),
  sunset: palette('sunset', ['dusk', 'bright'], ['#2b1746', '#a8456a', '#ffc078', '#ffe9bd'], ['#eba987', '#cd7a7c', '#9f5074', '#6f3567', '#462352', '#29143c'], ['#d2533a', '#f0b54a']),
  aurora: palette('aurora', ['night', 'bright'], ['#071f2e', '#1c6b6c', '#cfeec9', '#f1ffe0'], ['#c4e2d6', '#86bdb2', '#4d938f', '#2a6a6e', '#184a53', '#0b2d37'], ['#c23b2c', '#e9a83c']),
  starlight: palette('starlight', ['night', 'calm'], ['#0a1136', '#2d4a8f', '#f6d0a2', '#fff0cf'], ['#a9b8de', '#7488c0', '#4a5fa0', '#2f4280', '#1d2b5c', '#111a3d'], ['#d2533a', '#efb54c']),
  plum: palette('plum', ['dusk', 'calm'], ['#241040', '#7d3f86', '#ffb9a0', '#ffe9d0'], ['#d9a3c0', '#b274a8', '#854f8c', '#5d3670', '#3d2353', '#241439'], ['#e0607a', '#f0b54a']),
  nebula: palette('nebula', ['night', 'bright'], ['#150a35', '#5b2a86', '#ff8fb0', '#ffe3ea'], ['#c78fd2', '#9a62ba', '#6f439b', '#4b2e7a', '#311e58', '#1b103a'], ['#ffc24d', '#43bfc9']),
  reactor: palette('reactor', ['night', 'dark'], ['#04141c', '#0f5560', '#9be8b4', '#e6ffe0'], ['#7cc8ae', '#469c94', '#2a7378', '#1b525c', '#113643', '#091f2a'], ['#f2a93b', '#e0607a']),
  rust: palette('rust', ['dawn', 'bright'], ['#23203f', '#a2533f', '#ffcf8a', '#fff0cf'], ['#eab183', '#cf8159', '#a45743', '#753b3b', '#4a2833', '#2a1726'], ['#f4e6cc', '#3c9aa0']),
  moor: palette('moor', ['night', 'dark'], ['#0a1216', '#24473f', '#bccf86', '#f0f6c4'], ['#8aa86f', '#5c8263', '#3a5f52', '#264440', '#172d2f', '#0c1a1d'], ['#f2a93b', '#b3402e']),
  haunt: palette('haunt', ['night', 'dark'], ['#0c0a1e', '#38306b', '#d0a3b8', '#f6e6ff'], ['#8f7fb4', '#655894', '#463d73', '#302955', '#1f1b3c', '#120f26'], ['#f2a93b', '#8fae5c']),
  meadow: palette('meadow', ['day', 'bright'], ['#2f7fa3', '#7fc0c9', '#fdeec2', '#fff6d8'], ['#cfe3b8', '#9cc58c', '#6aa76f', '#43855c', '#2b6350', '#17403f'], ['#d2533a', '#e9a83c']),
  snowlight: palette('snowlight', ['day', 'bright'], ['#4f8fbb', '#a3cddf', '#fdf1dc', '#fff8e6'], ['#dce9ee', '#b2d0da', '#86b0c2', '#5a8aa3', '#396a84', '#1f4a63'], ['#c23b2c', '#2f7d5b']),
  haze: palette('haze', ['day', 'calm'], ['#5a6f86', '#a3b3b0', '#f3e6c4', '#fff6dc'], ['#ccd2bd', '#a3b1a0', '#788d84', '#546c6b', '#375053', '#1e343a'], ['#c8452f', '#e9a83c']),
  honey: palette('honey', ['dawn', 'bright'], ['#6b2f24', '#cf7b42', '#ffe2a0', '#fff4d2'], ['#f5cd93', '#dfa468', '#bd7b4b', '#91573a', '#62382b', '#3c201c'], ['#c23b2c', '#2f7d7b']),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES

/** At least four each, the most typical first. */
const OF_CATEGORY: Record<Category, readonly PaletteName[]> = {
  christmas: ['frost', 'starlight', 'aurora', 'plum', 'night'],
  bedtime: ['lilac', 'starlight', 'plum', 'night', 'aurora'],
  adventure: ['lagoon', 'sunset', 'forest', 'honey', 'night'],
  scifi: ['orbit', 'nebula', 'reactor', 'rust', 'night'],
  love: ['rose', 'plum', 'sunset', 'honey', 'starlight'],
  horror: ['ember', 'moor', 'haunt', 'night', 'rust'],
  generic: ['forest', 'lilac', 'sunset', 'lagoon', 'night'],
}

const OF_TIME: Record<TimeOfDay, readonly PaletteName[]> = {
  day: ['meadow'],
  dawn: ['lagoon', 'honey'],
  dusk: ['plum', 'sunset'],
  night: ['starlight', 'night'],
}
const DAY_OF_CATEGORY: Partial<Record<Category, PaletteName>> = {
  christmas: 'snowlight',
  horror: 'haze',
  scifi: 'haze',
}

export function paletteAt(
  random: Random,
  category: Category,
  timeOfDay: TimeOfDay,
  moods: readonly (Mood | undefined)[],
): Palette {
  const own = palettesOf(category).filter(palette => palette.timeOfDay === timeOfDay)
  const day = timeOfDay === 'day' ? DAY_OF_CATEGORY[category] : undefined
  const any = day ? [PALETTES[day]] : OF_TIME[timeOfDay].map(name => PALETTES[name])
  const choice = own.length > 0 ? own : any
  const fitting = choice.filter(palette => moods.includes(palette.mood))
  return random.pick(fitting.length > 0 ? fitting : choice)
}

export const palettesOf = (category: Category): readonly Palette[] => OF_CATEGORY[category].map(name => PALETTES[name])
