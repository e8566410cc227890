import { type Colour, distance } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'

type Names = readonly (readonly [Colour, string])[]

// biome-ignore format: a colour is one cell of a table
const HAIR: Names = [
  ['#211714', 'black'], ['#3a2116', 'dark brown'], ['#5b331c', 'brown'], ['#8a5a30', 'light brown'],
  ['#e3b04f', 'blond'], ['#c2542a', 'red'], ['#98929a', 'grey'], ['#d8d4d8', 'silver white'],
  ['#3f7fd0', 'blue'], ['#3d9a68', 'green'], ['#d8649a', 'pink'], ['#7d57b8', 'violet'], ['#36a39a', 'turquoise'],
]
// biome-ignore format: a colour is one cell of a table
const SKIN: Names = [
  ['#f4d0b4', 'fair'], ['#f0c3a0', 'light'], ['#e9b48c', 'warm light'], ['#d79a6c', 'tanned'],
  ['#b97a4e', 'light brown'], ['#a86b42', 'brown'], ['#7d4a2c', 'dark brown'], ['#5f3722', 'very dark brown'],
]
// biome-ignore format: a colour is one cell of a table
const CLOTH: Names = [
  ['#c8452f', 'vermilion'], ['#b5332a', 'deep red'], ['#d9776a', 'coral'], ['#7a2247', 'wine red'],
  ['#e0a23a', 'ochre'], ['#e9b44c', 'honey yellow'], ['#f2c14e', 'yellow'], ['#ffd9a0', 'pale apricot'],
  ['#f2b8a0', 'salmon pink'], ['#f2c9b0', 'pale peach'], ['#efe3cf', 'cream'], ['#eef4f4', 'white'],
  ['#cfe0e6', 'pale blue'], ['#5b8fd0', 'sky blue'], ['#2c4a86', 'dark blue'], ['#2f8f8a', 'teal'],
  ['#2f7d5b', 'green'],
]
// biome-ignore format: a colour is one cell of a table
const SKY: Names = [
  ['#0d1030', 'deep indigo'], ['#0a1f40', 'midnight blue'], ['#0b3a48', 'deep teal'], ['#0a1216', 'blackish green'],
  ['#130a12', 'brownish black'], ['#4a1436', 'wine red'], ['#241040', 'dark violet'], ['#6b2f24', 'russet'],
  ['#2f7fa3', 'blue'], ['#4f8fbb', 'light blue'], ['#5a6f86', 'slate blue'], ['#59c7d8', 'turquoise'],
  ['#f3d9a0', 'pale gold'], ['#f2ad6c', 'apricot'], ['#f2873a', 'orange'], ['#e8b8b4', 'dusky pink'],
  ['#ff8fb0', 'pink'], ['#d0a3b8', 'mauve'], ['#fdeec2', 'cream'], ['#cfeec9', 'pale green'],
  ['#9be8b4', 'mint green'], ['#bccf86', 'moss green'],
]

const nearest =
  (names: Names) =>
  (colour: Colour): string =>
    itemAt(
      names.toSorted(([a], [b]) => distance(a, colour) - distance(b, colour)),
      0,
    )[1]

export const hairColourWord = nearest(HAIR)
export const skinWord = nearest(SKIN)
export const clothWord = nearest(CLOTH)
export const skyWord = nearest(SKY)
