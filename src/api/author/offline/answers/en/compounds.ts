import { nounOf } from './lexicon.ts'

/** Of two words that name one thing. */
export const COMPOUNDS = new Set(
  'bottle tops|bottle top|pocket watch|music box|teddy bear|ice cream|fish fingers|hot chocolate|vacuum cleaner|guinea pig|guinea pigs|fire engine|toy car|tennis ball|night light|magic wand|peanut butter|rocking horse|walking stick|sleeping bag|jigsaw puzzle|drum kit|hockey stick|fishing rod|skipping rope|swimming goggles|colouring book|building blocks|running shoes|dressing gown|drawing pad|baking powder|walking boots|chewing gum|bouncy castle|swimming pool|hot dog|hot dogs|mobile phone|tape measure|hair clip|paper plane|treasure map|maple syrup|wishing well|bus stop|pirate ship|pirate ships'.split(
    '|',
  ),
)

/** What a thing is made of is said once, as its colour is. */
const MATERIALS = new Set(
  'brass silver gold golden copper tin iron steel metal wood wooden glass plastic rubber leather wool woollen cotton silk satin velvet linen felt paper cardboard stone clay china porcelain straw lace denim tartan toy plush'.split(
    ' ',
  ),
)

/** Words before a noun that say which kind of thing it is: "train" of "old wooden train set". */
export function modifiersKept(
  modifiers: readonly string[],
  noun: string,
  isAdjective: (word: string) => boolean,
): readonly string[] {
  const last = modifiers.at(-1)
  if (last === undefined) return []
  const isKind = nounOf(last).isKnown && !isAdjective(last) && !MATERIALS.has(last.toLowerCase())
  return COMPOUNDS.has(`${last} ${noun}`) || isKind ? [last] : []
}
