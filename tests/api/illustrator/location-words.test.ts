import { expect, test } from 'vitest'
import { motifsOfLocation } from '../../../src/api/illustrator/location-words.ts'

test.for([
  [
    'castle',
    ['Schloss Abendrot', 'an old castle', 'un château', 'el castillo rojo', 'Königsschloss', 'la corte del palazzo'],
  ],
  ['ship', ['das Meer', 'la mer', 'a pirate ship', 'un barco', 'Piratenschiff']],
  ['rocket', ['outer space', 'im Weltraum', 'une fusée', 'uzay istasyonu']],
  ['village', ['ein Dorf im Schnee', 'my home town', 'un pueblo']],
  ['lighthouse', ['der alte Leuchtturm', 'an der Nordsee', 'le phare']],
  ['manor', ['a haunted mansion', 'Spukhaus']],
] as const)('shows a %s where the place asks for it', ([motif, places]) => {
  for (const place of places) expect([place, motifsOfLocation(place)[0]]).toEqual([place, motif])
})

test('knows no motif for words it has never heard', () => {
  for (const place of ['', 'Xyzzy', '🏰', 'merry', 'starboard quarks of evil'])
    expect([place, motifsOfLocation(place)]).toEqual([place, []])
})
