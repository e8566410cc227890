/** Plots that keep to a house, a station or a ship, or to the night. */
const INDOORS: ReadonlySet<string> = new Set([
  'blue-tanker',
  'empty-frame',
  'four-quarters',
  'greenhouse',
  'last-line',
  'late-santon',
  'moon-out',
  'night-puppets',
  'photo-booth',
  'plain-speaker',
  'sandman',
  'spare-hour',
  'stair-light',
  'station-piano',
  'tooth-mouse',
])

/** The flag `indoors` for a plot in which nothing can happen that asks for a meadow, a road or daylight. */
export const indoorFlags = (plot: string): readonly string[] => (INDOORS.has(plot) ? ['indoors'] : [])
