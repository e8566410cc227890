import type { PhrasedBrief } from '../../../src/api/author/offline/language-pack.ts'
import { type TokenResolver, tokensIn } from '../../../src/api/author/offline/template.ts'
import { areQuotationsWhole, hasStraySpace } from './quotation-marks.ts'
import type { StoryFinding } from './story-finding.ts'
import type { LocatedTemplate } from './templates.ts'
import { isMarkedWrongly, withOptional, wordingsOf } from './wordings.ts'

export interface Resolvers {
  readonly language: string
  /** Of briefs with as little as may be answered. */
  readonly bare: readonly PhrasedBrief[]
  /** Of one with a pet. */
  readonly withPet: PhrasedBrief
  /** What stands in the sockets of plots and threads, by file. */
  readonly sockets: ReadonlyMap<string, TokenResolver>
}

function unknownTokens({ file, text, needs }: LocatedTemplate, { bare, withPet, sockets }: Resolvers): string[] {
  const resolvers = needs.split(' ').includes('pet') ? [withPet] : bare
  const own = sockets.get(file)
  return tokensIn(text).filter(
    token => own?.(token) === undefined && resolvers.some(one => one.resolve(token) === undefined),
  )
}

/** What is wrong only where some of its optional sentences are left out. */
function seams(text: string, language: string): string[] {
  const wordings = wordingsOf(text)
  const open = wordings.find(wording => !areQuotationsWhole(wording, language))
  if (open !== undefined)
    return [`unbalanced quotation marks without optional sentences: ${open.replaceAll('\n', ' / ')}`]
  const spaced = wordings.some(wording => hasStraySpace(wording, language))
  return spaced ? ['an optional sentence leaves a space before the mark that closes its speech'] : []
}

const OPTIONAL_OVER_LINES = /<[^<>]*\n[^<>]*>/u

/** Tokens, marks of the notation and quotation marks of one text. */
export function checkTemplate(template: LocatedTemplate, resolvers: Resolvers): StoryFinding[] {
  const { file, line, text } = template
  const faults = unknownTokens(template, resolvers).map(token => `unknown token {${token}}`)
  if (isMarkedWrongly(text)) faults.push('a mark of {}, [], <> or | without its partner')
  if (OPTIONAL_OVER_LINES.test(text)) faults.push('an optional stretch over two paragraphs')
  if (!areQuotationsWhole(withOptional(text), resolvers.language)) faults.push('unbalanced quotation marks')
  return [
    ...faults.map(fault => ({ file, line, fault })),
    ...(faults.length > 0 ? [] : seams(text, resolvers.language)).map(fault => ({
      file,
      line,
      fault,
      isWarning: true,
    })),
  ]
}
