import type { Category } from '../contract/categories.ts'
import { type Colour, distance } from '../lib/colour.ts'
import type { AgeGroup } from './body.ts'
import type { Headwear, Outfit } from './look.ts'
import { chosen, type LookOptions, type Person } from './person.ts'

const CREAM: Colour = '#efe3cf'
/** Coats that stand out from the lands of a category's palettes. */
const COATS: Readonly<Record<Category, readonly Colour[]>> = {
  christmas: ['#c8452f', '#b5332a', '#e0a23a'],
  bedtime: ['#e9b44c', '#f4ead6', '#d9776a'],
  adventure: ['#c8452f', '#b5332a', '#e0a23a'],
  scifi: ['#eef4f4', '#ffd9a0', '#f2b8a0'],
  love: ['#2c4a86', '#2f8f8a', CREAM],
  horror: ['#2f8f8a', '#e0a23a', '#2c4a86'],
  generic: ['#c8452f', '#e0a23a', '#d9776a'],
}
const OTHER_COATS: readonly Colour[] = ['#2f8f8a', '#7a2247', '#e0a23a', '#2c4a86', '#d9776a', CREAM]
const SCARVES: readonly Colour[] = ['#f2c14e', '#fbe3c8', '#2f7d5b', '#d9776a', '#5b8fd0']
const TROUSERS: readonly Colour[] = ['#2a2140', '#3a2a24', '#24383f', '#2f3a66']
/** Redmean distance that keeps two persons distinct. */
const APART = 150

export function coatOf(outfit: Outfit, { seed, category, beside }: LookOptions): Colour {
  const wardrobe = outfit === 'suit' ? COATS.scifi : category === 'scifi' ? COATS.generic : COATS[category]
  const apart = (coats: readonly Colour[]) => coats.filter(coat => !beside || distance(coat, beside.coat) > APART)
  const free = [...apart(wardrobe), ...apart(OTHER_COATS)]
  return beside ? chosen(seed, 'coat', free.length > 0 ? free : [CREAM]) : chosen(seed, 'coat', wardrobe)
}

export const trousersOf = ({ seed }: LookOptions): Colour => chosen(seed, 'trousers', TROUSERS)

const SCARFED: readonly Outfit[] = ['cloak', 'parka', 'explorer']
export function scarfOf(outfit: Outfit, { seed, beside }: LookOptions): Colour | undefined {
  if (!SCARFED.includes(outfit)) return undefined
  return chosen(
    seed,
    'scarf',
    SCARVES.filter(colour => colour !== beside?.scarf),
  )
}

export function outfitOf({ gender }: Person, group: AgeGroup, { seed, category }: LookOptions): Outfit {
  const isGrown = group === 'adult' || group === 'teen' || group === 'old'
  if (group === 'toddler' && category !== 'bedtime') return category === 'scifi' ? 'suit' : 'dungarees'
  if (category === 'scifi') return 'suit'
  if (category === 'christmas') return 'parka'
  if (category === 'bedtime') return isGrown ? 'cloak' : 'nightshirt'
  if (category === 'adventure') return 'explorer'
  if (category === 'love') return gender === 'female' ? 'dress' : 'jacket'
  if (category === 'horror') return 'cloak'
  if (isGrown && gender === 'male') return chosen(seed, 'outfit', ['jacket', 'cloak', 'jumper'])
  return gender === 'female'
    ? chosen(seed, 'outfit', ['cloak', 'cloak', 'dress'])
    : chosen(seed, 'outfit', ['cloak', 'cloak', 'jumper'])
}

/** What is worn on the head where nothing is said of it; never over what was asked for. */
export function headwearOf(group: AgeGroup, { seed, category }: LookOptions): Headwear {
  const isSmall = group === 'toddler' || group === 'child'
  if (category === 'scifi') return 'helmet'
  if (category === 'christmas') return chosen(seed, 'hat', ['cap', 'cap', 'none'])
  if (category === 'bedtime') return isSmall ? chosen(seed, 'hat', ['nightcap', 'none']) : 'none'
  return 'none'
}
