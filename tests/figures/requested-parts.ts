import { Resvg } from '@resvg/resvg-js'
import { figureSheets } from '../../src/figures/figure.ts'
import type { Look } from '../../src/figures/look.ts'
import { drawingOf } from '../../src/figures/look-of.ts'
import { lookSeedOf } from '../../src/figures/person.ts'
import { drawPet, PETS } from '../../src/figures/pets/pet-table.ts'
import { SKIN_TONES } from '../../src/figures/read/skin-words.ts'
import { joined, type Part, type Sheet } from '../../src/figures/sheet.ts'
import { channelsOf } from '../../src/lib/colour.ts'
import type { DescribedPerson } from './described-people.ts'

export const drawingFor = ({ name, age, gender, hair, looks }: DescribedPerson) =>
  drawingOf({ age, gender, hair, build: [], peculiarities: looks }, { seed: lookSeedOf(name), category: 'generic' })

type Outcome = 'drawn' | 'missing' | 'replaced'

const SIZE_PX = 120
/** So many pixels of a picture 120 px wide must change when a sheet is taken away: it is seen. */
const SEEN_PX = 2

const rendered = (markup: string): Buffer =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -200 200 210">${markup}</svg>`, {
    fitTo: { mode: 'width', value: SIZE_PX },
    font: { loadSystemFonts: false },
  }).render().pixels as Buffer

function changedPixels(one: Buffer, other: Buffer): number {
  let changed = 0
  for (let at = 0; at < one.length; at += 4) {
    const difference = [0, 1, 2, 3].reduce(
      (sum, channel) => sum + Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
      0,
    )
    if (difference > 24) changed++
  }
  return changed
}

/** Whether a part is on the finished picture, not hidden under another. */
function isSeen(sheets: readonly Sheet[], part: Part): boolean {
  const without = sheets.filter(sheet => sheet.part !== part)
  return without.length < sheets.length && changedPixels(rendered(joined(sheets)), rendered(joined(without))) > SEEN_PX
}

/** Names of colours as the list gives them, as hue in degrees or as lightness. */
const HUES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ...{
    red: [345, 22],
    orange: [15, 40],
    yellow: [36, 60],
    gold: [34, 56],
    green: [80, 165],
    turquoise: [160, 195],
    blue: [200, 235],
    'light-blue': [195, 225],
  },
  ...{ purple: [250, 300], pink: [325, 352], brown: [15, 35], blond: [34, 52] },
}

function hueOf(colour: string): { readonly hue: number; readonly light: number } {
  const [red, green, blue] = channelsOf(colour)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least || 1
  const hue =
    most === red
      ? ((green - blue) / spread) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: (hue * 60 + 360) % 360, light: (most + least) / 510 }
}

function isColour(colour: string | undefined, name: string): boolean {
  if (!colour) return false
  const { hue, light } = hueOf(colour)
  if (name === 'white') return light > 0.85
  if (name === 'black') return light < 0.25
  const [from, to] = HUES[name] ?? [0, 360]
  return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to
}

const KINDS: Readonly<Record<string, (look: Look) => string | undefined>> = {
  hair: look => look.hairStyle,
  mouth: look => look.mouth,
  outfit: look => look.outfit,
  beard: look => look.beard,
  headwear: look => look.headwear,
  cane: look => look.cane,
  prosthesis: look => look.prosthesis,
  skin: look => String(SKIN_TONES.indexOf(look.skin)),
}
const COLOURS: Readonly<Record<string, (look: Look) => string | undefined>> = {
  hair: look => look.hair,
  outfit: look => (look.outfit === 'dungarees' ? look.trousers : look.coat),
  headwear: look => look.headwearColour,
  boots: look => look.shoes,
  glasses: look => look.glasses,
  'hearing-aids': look => look.hearingAids,
  ...Object.fromEntries(
    (['scarf', 'wheelchair', 'cape', 'apron', 'rucksack'] as const).map(name => [name, (look: Look) => look[name]]),
  ),
}
/** The sheet that shows a part; bald heads show that there is no hair. */
const SHEETS: Readonly<Record<string, Part>> = { outfit: 'coat', skin: 'head' }

function petOutcome(person: DescribedPerson, wanted: string, part: string): Outcome {
  const { pet } = drawingFor(person)
  if (!pet) return part === 'pet' ? 'replaced' : 'missing'
  const [kind = '', colour] = wanted.split(':')
  if (part === 'pet')
    return pet.animal !== kind || (colour && !isColour(pet.colour ?? PETS[pet.animal].colour, colour))
      ? 'replaced'
      : 'drawn'
  const { scarf, glasses, headwear, ...bare } = pet
  const worn = { scarf, glasses, headwear: headwear?.colour }[part]
  if (!worn) return 'missing'
  if (part === 'headwear' && headwear?.kind !== kind) return 'replaced'
  const colourName = part === 'headwear' ? colour : wanted
  if (colourName && !isColour(worn, colourName)) return 'replaced'
  return changedPixels(rendered(drawPet(pet)), rendered(drawPet({ ...bare }))) > SEEN_PX ? 'drawn' : 'missing'
}

/** What became of one requested feature: "wheelchair:red", "hair=plaits", "not:glasses". */
export function outcomeOf(person: DescribedPerson, requested: string): Outcome {
  const { look, pet } = drawingFor(person)
  const sheets = figureSheets(look, { pose: 'standing' })
  if (requested === 'baby-body') return look.group === 'baby' ? 'drawn' : 'replaced'
  if (requested.startsWith('not:'))
    return sheets.some(({ part, markup }) => part === requested.slice(4) && markup !== '') ? 'replaced' : 'drawn'
  const [name = '', colour] = requested.split(':')
  const [part = '', kind] = name.split('=')
  if (pet || part === 'pet')
    return petOutcome(person, part === 'pet' || kind ? `${kind}${colour ? `:${colour}` : ''}` : (colour ?? ''), part)
  const is = kind === undefined ? undefined : KINDS[part]?.(look)
  if (kind !== undefined && is !== kind) return is === undefined || is === 'none' ? 'missing' : 'replaced'
  if (colour && !isColour(COLOURS[part]?.(look), colour)) return 'replaced'
  if (kind === 'bald')
    return sheets.some(({ part: of, markup }) => of === 'hair' && markup !== '') ? 'replaced' : 'drawn'
  return isSeen(sheets, (SHEETS[part] ?? part) as Part) ? 'drawn' : 'missing'
}
