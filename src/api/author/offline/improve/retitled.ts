import { seeded } from '../../../../lib/seeded.ts'
import type { Plot, Template } from '../language-pack.ts'
import { line, type TokenResolver, tokensIn, wordings } from '../template.ts'

/** Wordings of a title or a teaser that are tried. */
const WORDINGS_MOST = 64

/** Titles, teasers and titles of chapters, of which those of a story were drawn. */
export const titleTemplates = ({ titles, teasers, scenes }: Plot, spare: readonly Template[]): Template[] => [
  ...titles,
  ...teasers,
  ...scenes.flatMap(scene => scene.titles),
  ...spare,
]

/** A title in new words, where it is one of the templates in the old ones; else as it is. */
export function retitled(
  text: string,
  templates: readonly Template[],
  words: { readonly before: TokenResolver; readonly now: TokenResolver; readonly named: (text: string) => string },
): string {
  const random = seeded('')
  const said = (template: Template, resolve: TokenResolver): string | undefined =>
    tokensIn(template).every(token => resolve(token) !== undefined)
      ? words.named(line(template, resolve, random))
      : undefined
  for (const template of templates)
    for (const wording of wordings(template, WORDINGS_MOST))
      if (said(wording, words.before) === text) return said(wording, words.now) ?? text
  return text
}
