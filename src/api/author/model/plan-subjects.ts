import * as z from 'zod/mini'
import { pictureNames } from '../../../contract/picture-names.server.ts'
import type { PlotSubjects } from '../author.ts'
import { data } from './data.ts'

export const SubjectsOutput = z.strictObject({ things: z.array(z.string()), locations: z.array(z.string()) })

const THINGS_MAX = 5
const LOCATIONS_MAX = 2

/** Everything that pictures can show: what a plan may name as its subjects. */
export const drawableAsData = (): string =>
  data('drawable', {
    things: Array.from(pictureNames('things').keys()),
    locations: Array.from(pictureNames('locations').keys()),
  })

/** Without names that are on no list: nothing stands in for what cannot be drawn. */
export function drawableOf({ things, locations }: z.output<typeof SubjectsOutput>): PlotSubjects {
  const listed = (table: 'things' | 'locations', names: readonly string[], most: number) =>
    Array.from(new Set(names.filter(name => pictureNames(table).has(name))), key => ({ key })).slice(0, most)
  return { things: listed('things', things, THINGS_MAX), locations: listed('locations', locations, LOCATIONS_MAX) }
}
