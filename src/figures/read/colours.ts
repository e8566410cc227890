import type { Colour } from '../../lib/colour.ts'
import { keysIn, matchesIn, type PhraseRow, row } from './phrases.ts'

/** German, English, French, Spanish, Italian, Turkish, Thai; longer words first win, so that "light blue" is not blue. */
// biome-ignore format: a colour is one row of a table
export const COLOUR_ROWS: readonly PhraseRow<Colour>[] = [
  row('#c8372f', 'red, rot, rote, roten, roter, rotes, rotem, knallrot, rouge, rouges, rojo, roja, rojos, rojas, rosso, rossa, rossi, rosse, kirmizi, แดง'),
  row('#e0762f', 'orange, orangene, orangefarben, naranja, arancione, turuncu, ส้ม'),
  row('#f0b52e', 'yellow, gelb, gelbe, gelben, gelber, gelbes, gelbem, jaune, jaunes, amarillo, amarilla, giallo, gialla, gialli, gialle, sari, เหลือง'),
  row('#e2a92f', 'gold, golden, goldene, goldenen, goldener, dore, doree, doreb, dorado, dorada, dorato, dorata, altin, ทอง'),
  row('#3f8f57', 'green, grun, grune, grunen, gruner, grunes, vert, verte, verts, vertes, verde, verdi, yesil, เขียว'),
  row('#2f9f9a', 'turquoise, turkis, turkise, turkisen, turkisfarben, turquesa, turchese, turkuaz, teal, petrol'),
  row('#3f6fc0', 'blue, blau, blaue, blauen, blauer, blaues, bleu, bleue, bleus, bleues, azul, azules, blu, mavi, น้ำเงิน'),
  row('#7fb4e0', 'light blue, hellblau, hellblaue, hellblauen, bleu clair, azul claro, celeste, azzurro, azzurra, acik mavi, ฟ้า'),
  row('#27406f', 'navy, dark blue, dunkelblau, dunkelblaue, dunkelblauen, bleu fonce, bleu marine, azul marino, azul oscuro, blu scuro, lacivert'),
  row('#8a5fb0', 'purple, violet, lila, lilane, violett, violette, violetten, morado, morada, viola, mor, ม่วง'),
  row('#e58aa8', 'pink, rosa, rosane, rosarote, rose, rosado, rosada, pembe, ชมพู'),
  row('#8a5a38', 'brown, braun, braune, braunen, brauner, braunes, brun, brune, marron, marrone, marroni, cafe, kahverengi, สีน้ำตาล, น้ำตาล'),
  row('#2a2430', 'black, schwarz, schwarze, schwarzen, schwarzer, schwarzes, noir, noire, noirs, noires, negro, negra, nero, nera, neri, siyah, ดำ'),
  row('#f6f1e6', 'white, weiss, weisse, weissen, weisser, weisses, blanc, blanche, blancs, blanco, blanca, bianco, bianca, bianchi, beyaz, สีขาว, ขาว'),
  row('#9a949c', 'grey, gray, grau, graue, grauen, grauer, graues, gris, grise, grigio, grigia, grigi, gri, เทา'),
  row('#c9ccd4', 'silver, silbern, silberne, silbernen, argente, argentee, plateado, plateada, argento, argentato, gumus, สีเงิน'),
]

/** Words that end what a colour speaks of. */
const STOPS = new Set(['and', 'und', 'et', 'y', 'e', 've', 'with', 'mit', 'avec', 'con', 'or', 'oder', 'ou', 'o'])
const NEAR = 2
const isThai = /\p{Script=Thai}/u

/** The colour that stands beside the words from `from` to `to`, before or after them; `taken` are words of other things. */
export function colourBeside(
  words: readonly string[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
): Colour | undefined {
  if (isThai.test(words[from] ?? '')) return keysIn(words[from] ?? '', COLOUR_ROWS)[0]
  const inside = matchesIn(words.slice(from, to + 1), COLOUR_ROWS)[0]
  if (inside) return inside.key
  const free = (at: number) => at >= 0 && at < words.length && !taken.has(at) && !STOPS.has(words[at] ?? '')
  let first = from
  while (from - first < NEAR && free(first - 1)) first--
  const before = matchesIn(words.slice(first, from), COLOUR_ROWS).at(-1)
  if (before) return before.key
  let last = to
  while (last - to < NEAR && free(last + 1)) last++
  return matchesIn(words.slice(to + 1, last + 1), COLOUR_ROWS)[0]?.key
}
