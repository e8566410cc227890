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
  ['island', ['eine Schatzinsel', 'an island', 'une île', 'la isla', 'un’isola', 'ıssız bir ada', 'เกาะร้าง']],
  ['mountains', ['in den Alpen', 'a mountain', 'la montagne', 'la montaña', 'la montagna', 'karlı dağlar', 'บนภูเขา']],
  ['garden', ['Omas Garten', 'a secret garden', 'le jardin', 'un giardino', 'büyük bir bahçe', 'ในสวน']],
  ['bridge', ['die alte Brücke', 'a bridge', 'le pont', 'el puente', 'il ponte', 'köprü', 'สะพานเก่า']],
  ['library', ['die Bibliothek', 'a library', 'la bibliothèque', 'la biblioteca', 'kütüphane', 'ห้องสมุด']],
  ['train', ['der Nachtzug', 'a train', 'le train', 'el tren', 'il treno', 'รถไฟกลางคืน']],
  ['school', ['meine Schule', 'the school', 'l’école', 'la escuela', 'la scuola', 'okulda', 'โรงเรียน']],
  ['sea-floor', ['auf dem Meeresgrund', 'unter Wasser', 'underwater', 'Atlantis', 'ใต้ทะเล']],
  ['desert', ['die Wüste', 'the desert', 'le désert', 'el desierto', 'il deserto', 'çölde piramit', 'ทะเลทราย']],
  ['jungle', ['im Dschungel', 'the jungle', 'la selva', 'la giungla', 'ป่าดงดิบ']],
  ['dinosaur', ['bei den Dinosauriern', 'a dinosaur valley', 'dinozorlar', 'ไดโนเสาร์']],
  ['city', ['Berlin', 'a big city', 'la ville', 'la ciudad', 'una città', 'büyük şehir', 'กรุงเทพ']],
] as const)('shows a %s where the place asks for it', ([motif, places]) => {
  for (const index of places) expect([index, motifsOfLocation(index)[0]]).toEqual([index, motif])
})

test('knows no motif for words it has never heard', () => {
  for (const index of ['', 'Xyzzy', '🏰', 'merry', 'starboard quarks of evil'])
    expect([index, motifsOfLocation(index)]).toEqual([index, []])
})
