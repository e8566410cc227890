import type { Template } from '../../../src/api/author/offline/language-pack.ts'

const INNERMOST_CHOICE = /\[([^[\]]*)\]/u
const BAR_OUTSIDE_TOKEN = /\|(?![^{}]*\})/u
const OPTIONAL = /<[^<>]*>/gu
const TOKEN = /\{[^{}]+\}/gu
const LEFT_OVER = /[{}[\]<>|]/u
/** Choices of more wordings than this, or within each other, are tried in part. */
const WORDINGS_MAX = 8

/** Every choice at its nth wording, with the optional sentences still marked. */
function atNth(template: Template, index: number): string {
  let text = template
  for (let found = INNERMOST_CHOICE.exec(text); found; found = INNERMOST_CHOICE.exec(text)) {
    const wordings = (found[1] ?? '').split(BAR_OUTSIDE_TOKEN)
    const wording = wordings[index % wordings.length] ?? ''
    text = text.slice(0, found.index) + wording + text.slice(found.index + found[0].length)
  }
  return text
}

const withoutOptional = (text: string): string => text.replace(OPTIONAL, '')
export const withOptional = (text: string): string => text.replace(OPTIONAL, sentence => sentence.slice(1, -1))
const optionalSentences = (text: string): string[] =>
  [...text.matchAll(OPTIONAL)].map(([sentence]) => sentence.slice(1, -1))

/** As it may be told: with all, with none and with each one of its optional sentences, in the wordings of its choices. */
export function wordingsOf(template: Template): string[] {
  const most = template.includes('[') ? WORDINGS_MAX : 1
  const all = Array.from({ length: most }, (_, index) => atNth(template, index)).flatMap(text => {
    const bare = withoutOptional(text)
    const each = optionalSentences(text).map(sentence =>
      text.replace(OPTIONAL, other => (other.slice(1, -1) === sentence ? sentence : '')),
    )
    return [withOptional(text), bare, ...each]
  })
  return [...new Set(all)]
}

/** Whether a mark of the notation has no partner. */
export const isMarkedWrongly = (template: Template): boolean =>
  wordingsOf(template).some(text => LEFT_OVER.test(text.replace(TOKEN, '')))
