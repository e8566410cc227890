import type { Colour } from '../../../lib/colour.ts'
import { isMeant, listed, plainWords } from '../../../lib/plain-words.ts'
import type { Random } from '../paper/random.ts'

const SKINS: readonly Colour[] = ['#f0c3a0', '#e9b48c', '#d79a6c', '#a86b42', '#7d4a2c']
/** A shade alone ("dark coat") says nothing of skin: one of these must stand beside it. */
const SKIN = listed(
  'skin skinned haut hautig hautfarbe teint peau piel pelle carnagion ten tenli cilt ciltli complexion ผิว',
)
/** Darkest first: "very dark" also matches dark. */
// biome-ignore format: a shade is one row of a table
const SHADES: readonly (readonly [readonly Colour[], readonly string[]])[] = [
  [['#7d4a2c', '#5f3722'], listed('dark dunkel dunkle dunkler dunkelhautig schwarz schwarze black ebony fonce foncee noir noire oscur oscura oscuro negr negra scura scuro nera koyu siyah kara ดำ คล้ำ เข้ม')],
  [['#a86b42', '#b97a4e'], listed('brown braun braune brun brune marron castana morena moreno bruna olive oliv oliva bronze bronz mate mat esmer bugday tan gebraunt สีน้ำผึ้ง แทน')],
  [['#f0c3a0', '#f4d0b4'], listed('light hell helle heller blass blasse bleich pale fair porcelain porzellan weiss weisse clair claire pale blanche clara claro blanca palida chiara chiaro bianca acik beyaz solgun ขาว ซีด')],
]
const COMPOUNDS = listed('dunkelhautig hellhautig blasshautig darkskinned fairskinned')

export function skinColour(random: Random, text: string): Colour {
  const bySeed = random.pick(SKINS)
  const words = plainWords(text)
  const says = (starts: readonly string[]) => words.some(word => starts.some(start => isMeant(word, start)))
  if (!says(SKIN) && !says(COMPOUNDS)) return bySeed
  const shade =
    SHADES.find(([, starts]) => says(starts)) ??
    (says(['hellhautig', 'blasshautig', 'fairskinned']) ? SHADES[2] : undefined)
  return shade ? ((shade[0].includes(bySeed) ? bySeed : shade[0][0]) as Colour) : bySeed
}
