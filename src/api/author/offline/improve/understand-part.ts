import { calledName } from '../../../story/called-name.ts'
import { understandRename } from '../../improve/understand-rename.ts'
import { elementsOf, matches, PART_TOKENS_MOST, type Slots, tokensOf, wordsJoined } from './match-words.ts'
import type { RevisionWords } from './request-words.ts'
import { understandAddition, understandRemoval } from './understand-person.ts'
import { understandBecoming, understandBeing, understandReplacement } from './understand-replacement.ts'
import { understandStyle } from './understand-style.ts'
import { change, type RequestContext, refused, type Understood } from './understood.ts'

type Patterns = 'replacements' | 'becoming' | 'being' | 'additions' | 'removals'

/** Without words that say nothing at the start, and "please" at the end. */
function withoutLeads(tokens: readonly string[], { leads }: RevisionWords, language: string): string[] {
  const starts = leads.map(lead => tokensOf(lead, language)).toSorted((one, other) => other.length - one.length)
  let left = [...tokens]
  for (let isOpen = true; isOpen; ) {
    const lead = starts.find(one => one.every((word, at) => left[at]?.toLowerCase() === word))
    isOpen = left[0] === ',' || (lead !== undefined && lead.length < left.length)
    if (isOpen) left = left.slice(left[0] === ',' ? 1 : (lead?.length ?? 0))
  }
  const end = starts.find(
    one => one.length < left.length && one.every((word, at) => left.at(at - one.length)?.toLowerCase() === word),
  )
  const last = end && POLITE.has(end.join(' ')) ? left.slice(0, -end.length) : left
  return last.at(-1) === ',' ? last.slice(0, -1) : last
}

const POLITE = new Set([
  'please',
  'bitte',
  's’ il te plaît',
  's’ il vous plaît',
  'por favor',
  'per favore',
  'per piacere',
])

function firstMatch(
  name: Patterns,
  tokens: readonly string[],
  { words, brief }: RequestContext,
  read: (slots: Slots) => Understood | undefined,
): Understood | undefined {
  for (const pattern of words[name])
    for (const slots of matches(elementsOf(pattern, brief.language), tokens)) {
      const understood = read(slots)
      if (understood) return understood
    }
  return undefined
}

/** "Ana and Tim" as two, where each is somebody; else what the whole is. */
function several(
  text: string,
  { words, brief }: RequestContext,
  read: (one: string) => Understood | undefined,
): Understood | undefined {
  const whole = read(text)
  const tokens = tokensOf(text, brief.language)
  const at = tokens.findIndex(token => token.toLowerCase() === words.and)
  if (whole?.kind === 'change' || at <= 0 || at === tokens.length - 1) return whole
  const all = [tokens.slice(0, at), tokens.slice(at + 1)].map(side => read(wordsJoined(side)))
  return all[0]?.kind === 'change' && all[1]?.kind === 'change' ? { kind: 'several', all: [all[0], all[1]] } : whole
}

function refusalOf(part: string, { refused: patterns }: RevisionWords): Understood | undefined {
  if (patterns.language.test(part)) return refused('language')
  if (patterns.ending.test(part)) return refused('ending')
  if (patterns.style.test(part)) return refused('style')
  return patterns.plot.test(part) ? refused('plot') : undefined
}

/** What one part of a request asks for. */
export function understandPart(part: string, context: RequestContext): Understood {
  const { words, brief, pages } = context
  const { language } = brief
  const tokens = withoutLeads(tokensOf(part, language), words, language)
  if (tokens.length === 0 || tokens.length > PART_TOKENS_MOST) return refused('not-understood')
  const said = wordsJoined(tokens)
  const rename = understandRename(part, brief, pages) ?? understandRename(said, brief, pages)
  const isPair = rename?.to.split(' ').includes(words.and)
  const isTaken = [brief.hero, ...brief.relations].some(({ name }) =>
    [name, calledName(name)].includes(rename?.to ?? ''),
  )
  if (rename && isTaken) return refused('name-taken')
  if (rename && !isPair) return change({ kind: 'name', ...rename })
  const style = understandStyle(said, words, language)
  if (style) return style
  const changed =
    firstMatch('replacements', tokens, context, slots => understandReplacement(slots, context)) ??
    firstMatch('becoming', tokens, context, slots => understandBecoming(slots, context)) ??
    firstMatch('being', tokens, context, slots => understandBeing(slots, context)) ??
    firstMatch('removals', tokens, context, ({ O: old = '' }) =>
      several(old, context, one => understandRemoval(one, context)),
    )
  if (changed) return changed
  const refusal = refusalOf(said, words)
  if (refusal) return refusal
  const added = firstMatch('additions', tokens, context, ({ N: now = '' }) =>
    several(now, context, one => understandAddition(one, context)),
  )
  if (added) return added
  const isSwap = firstMatch('removals', tokens, context, () => refused('not-in-story'))
  return isSwap ?? refused('not-understood')
}
