import { listed, plain } from '../../../../story/plain-words.ts'

/** How a visitor's answer about the hero can be said in a sentence without breaking it. */
export type Phrase = 'adjectives' | 'noun' | 'third' | 'past' | 'first' | 'gerund' | 'sentence'

const ADJECTIVES = new Set(
  'brave bold kind clever smart nice funny shy quiet loud stubborn curious honest loyal gentle wild lazy calm cheeky patient impatient generous fair cheerful happy sad serious friendly helpful creative dreamy tidy untidy messy clumsy strong weak quick slow wise cool polite rude proud modest humble sensitive warm cold jolly witty sly cunning fearless timid nervous anxious thoughtful careful careless reckless restless determined ambitious lively active sporty musical grumpy moody sarcastic ironic charming elegant mysterious reserved confident determined adventurous optimistic pessimistic energetic independent playful silly mischievous inquisitive caring loving trusting obedient naughty good late early afraid scared'.split(
    ' ',
  ),
)
const ADJECTIVE_END = /(?:ful|less|ous|ive|ish|ent|ant|able|ible|ic|al|ed|y|ing)$/iu
const THIRD =
  /^(?:(?:always|never|often|sometimes|secretly|only|still|usually|constantly) )?(?:is|has|cannot|can’t|can't|can|will|won’t|won't|does|doesn’t|doesn't|goes|\p{Ll}{2,}(?:[^s\W]s|ches|shes|sses|xes|zes))(?: |$)/u
const PAST =
  /^(?:(?:once|recently|just|always|never|first) )?(?:was|were|had|did|went|came|grew|lost|won|found|left|met|learned|learnt|saw|made|got|fell|built|wrote|ran|spent|became|took|gave|kept|began|bought|broke|taught|fought|swam|flew|told|\p{Ll}{2,}ed) /u

/** Plural nouns that a verb’s ending would be read into: "freckles". */
const LOOKS =
  /^(?:freckles|dimples|glasses|braces|curls|plaits|pigtails|scars|tattoos|earrings|moles|hands|ears|eyes|feet|legs|lips|nails|boots|shoes|socks|gloves|clothes|wings|horns|scales|stripes|spots|nightmares|habits) /iu

/** Sorts an answer by how it begins; `sentence` is what must be quoted. */
export function phraseOf(text: string): Phrase {
  const said = plain(text)
  const parts = listed(said).map(part => part.replace(/^(?:very|quite|a bit|a little|rather|so|too) /iu, ''))
  if (/(?:^|\W)(?:i|i’m|i'm|my|me|we|our)(?:\W|$)/iu.test(said)) return 'first'
  if (/^(?:he|she|they|it|his|her|their|who)\W/iu.test(said) || /[.!?:;]/u.test(said)) return 'sentence'
  const isAdjective = (part: string) =>
    ADJECTIVES.has(part.toLowerCase()) || (ADJECTIVE_END.test(part) && /^\p{Ll}+$/u.test(part))
  if (/^\p{Ll}+ing /u.test(said)) return 'gerund'
  if (parts.every(isAdjective)) return 'adjectives'
  if (/^(?:a|an|the|one|two|three|no|some) /iu.test(said)) return 'noun'
  if (PAST.test(said)) return 'past'
  if (THIRD.test(said) && said.includes(' ') && !LOOKS.test(said)) return 'third'
  return ADJECTIVES.has((said.split(/[ ,]/u)[0] ?? '').toLowerCase()) ? 'adjectives' : 'sentence'
}

/** "brave, curious and kind", lower case, as it stands after "was". */
export function adjectiveList(text: string): string {
  const parts = listed(text).map(part => part.charAt(0).toLowerCase() + part.slice(1))
  const isPlainList = parts.every(part => part.split(' ').length <= 2)
  if (!isPlainList) return plain(text).charAt(0).toLowerCase() + plain(text).slice(1)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
}
