import type { Category } from '../../../../contract/categories.ts'
import type { HotListGroup } from '../../../../contract/landing-fields.ts'
import { entry, type Material } from './material.ts'
import type { Understood } from './understand.ts'

/** Categories of occasions and tales; the first match decides. */
const CATEGORY_OF_OCCASION: Readonly<Record<string, Category>> = {
  christmas: 'christmas',
  wedding: 'love',
  anniversary: 'love',
  valentine: 'love',
}
const CATEGORY_OF_TALE: Readonly<Record<string, Category>> = {
  horror: 'horror',
  space: 'scifi',
  robot: 'scifi',
  sea: 'adventure',
  castle: 'adventure',
  dragon: 'adventure',
  mountains: 'adventure',
  detective: 'adventure',
}
const CATEGORY_OF_MOOD = ['bedtime', 'love', 'scifi', 'adventure'] as const

const FAMILY = ['grandparent', 'family', 'child', 'sibling']
const HOBBIES = ['football', 'horse', 'garden', 'music', 'kitchen', 'mountains', 'train']
const FAN_WORLDS = ['dragon', 'space', 'magic', 'robot', 'castle', 'dinosaur', 'detective']
const LEARNING = ['school', 'school-start', 'exam']
const FOR_GROWN = ['wedding', 'anniversary', 'valentine', 'farewell', 'exam', 'new-baby', 'thanks']

export const kindOf = ({ person }: Pick<Understood, 'person'>, { persons }: Material): string =>
  person === undefined ? 'anyone' : entry(persons, person).kind

export function categoryOf(found: Understood, kind: string): Category {
  const mood = CATEGORY_OF_MOOD.find(mention => found.moods.includes(mention))
  const byOccasion = found.occasion && CATEGORY_OF_OCCASION[found.occasion]
  const byTale = found.tale && CATEGORY_OF_TALE[found.tale]
  if (byOccasion) return byOccasion
  if (byTale === 'horror') return byTale
  if (mood === 'bedtime' || mood === 'love') return mood
  if (kind === 'beloved') return 'love'
  return byTale || mood || 'generic'
}

export function groupOf(found: Understood, kind: string, category: Category): HotListGroup {
  const tale = found.tale ?? ''
  if (found.moods.includes('classic')) return 'fanfiction'
  if (category === 'love') return 'love'
  if (found.moods.includes('crazy')) return 'crazy'
  if (LEARNING.includes(tale) || LEARNING.includes(found.occasion ?? '')) return 'learning'
  if (FAMILY.includes(kind) || category === 'christmas' || category === 'bedtime') return 'family'
  if (HOBBIES.includes(tale)) return 'hobby'
  return FAN_WORLDS.includes(tale) ? 'fan' : 'other'
}

/** Ages of readers, as spans of the card. */
export function agesOf(found: Understood, kind: string, category: Category): string[] {
  if (found.person === 'baby') return ['1-3']
  if (category === 'horror') return ['12+']
  if (category === 'bedtime') return ['3-6']
  if (category === 'love' || kind === 'work' || FOR_GROWN.includes(found.occasion ?? '')) return ['21-99']
  if (found.occasion === 'school-start') return ['6-9']
  if (kind === 'grandparent' || category === 'scifi') return ['6-9', '12+']
  return found.tale === undefined ? ['6-9', '21-99'] : ['3-6', '6-9']
}
