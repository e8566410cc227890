/** Plots within a house, a station or a ship, or at night. */
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

export const indoorFlags = (plot: string): readonly string[] => (INDOORS.has(plot) ? ['indoors'] : [])
