import type { Category } from '../../contract/categories.ts'
import { itemAt } from '../../lib/item-at.ts'
import type { TimeOfDay } from './palettes.ts'

const HOURS: Record<Category, readonly TimeOfDay[]> = {
  christmas: ['day', 'dusk', 'night', 'night', 'night'],
  bedtime: ['dusk', 'dusk', 'night', 'night', 'night'],
  adventure: ['dawn', 'day', 'day', 'dusk', 'night', 'dawn'],
  scifi: ['night', 'night', 'day', 'night', 'dawn'],
  love: ['day', 'dusk', 'dusk', 'night', 'dawn'],
  horror: ['dusk', 'night', 'night', 'night', 'dawn'],
  generic: ['dawn', 'day', 'dusk', 'night', 'dawn'],
}

/** Chapters count from 1. */
export function hourOf(category: Category, chapter: number, count: number): TimeOfDay {
  const hours = HOURS[category]
  const along = count <= 1 ? 0.5 : (chapter - 1) / (count - 1)
  return itemAt(hours, Math.round(along * (hours.length - 1)))
}
