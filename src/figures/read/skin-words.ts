import type { Colour } from '../../lib/colour.ts'
import { keysIn, row } from './phrases.ts'

/** From the lightest to the darkest. */
export const SKIN_TONES: readonly Colour[] = [
  '#fbe0cd',
  '#f3c9a8',
  '#e6b088',
  '#cf9467',
  '#b0754a',
  '#8c5835',
  '#6a3f27',
  '#472a1d',
]

/** A shade alone ("dark coat") says nothing of skin: one of these must stand beside it. */
const SKIN_WORDS = [
  row(
    true,
    'skin, skinned, haut, hautig, hautfarbe, teint, peau, piel, pelle, carnagion, ten, tenli, cilt, ciltli, complexion, ผิว',
  ),
]

/** Places in {@link SKIN_TONES}. */
// biome-ignore format: a tone is one row of a table
const SHADES = [
  row(7, 'very dark, deep black, sehr dunkel, sehr dunkle, tiefschwarz, ebenholz, ebony, black, schwarz, schwarze, tres foncee, noire, muy oscura, negra, molto scura, nera, cok koyu, siyah, ดำ'),
  row(6, 'dark, dunkel, dunkle, dunkler, dunkles, foncee, fonce, oscura, oscuro, scura, scuro, koyu, คล้ำ, เข้ม'),
  row(5, 'dark brown, dunkelbraun, dunkelbraune, brun foncee, marron oscura, castana, kastanienbraun, marrone scura, koyu kahverengi, kahverengi'),
  row(4, 'brown, braun, braune, brauner, brune, brun, marron, morena, moreno, bruna, bronze, bronz, esmer, น้ำตาล, แทน'),
  row(3, 'olive, oliv, olivfarben, oliva, mate, mat, ambrata, olivastra, bugday, tan, tanned, gebraunt, halee, honey, honigfarben, สองสี, สีน้ำผึ้ง'),
  row(1, 'light, hell, helle, heller, fair, clair, claire, clara, chiara, acik, beyaz, white, weiss, weisse, blanche, blanca, bianca, ขาว'),
  row(0, 'very fair, pale, very pale, blass, blasse, bleich, porzellan, porcelain, pale, palida, pallida, solgun, ซีด, ขาวซีด'),
]
const COMPOUNDS = [
  row(6, 'dunkelhautig, dunkelhautige, dunkelhautiger, darkskinned, schwarzes madchen, schwarzer junge'),
  row(1, 'hellhautig, hellhautige, fairskinned'),
  row(0, 'blasshautig, blasshautige'),
]

/** The tone that words of skin name; undefined when they name none. */
export function skinToneOf(text: string): Colour | undefined {
  for (const clause of text.split(/[,;.\n]/u)) {
    const compound = keysIn(clause, COMPOUNDS)[0]
    const tone = compound ?? (keysIn(clause, SKIN_WORDS)[0] ? keysIn(clause, SHADES)[0] : undefined)
    if (tone !== undefined) return SKIN_TONES[tone]
  }
  return undefined
}
