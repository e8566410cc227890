import { type Composition, compose } from '../../src/api/author/offline/compose.ts'
import type { LanguagePack, Plot } from '../../src/api/author/offline/language-pack.ts'
import { openLanguagePack } from '../../src/api/author/offline/language-packs.ts'
import { ownFacts } from '../../src/api/author/offline/own-facts.ts'
import { findFacts } from '../../src/api/editor/facts.ts'
import type { Brief } from '../../src/api/story/brief.ts'
import { briefOf } from '../../src/api/story/brief-of.ts'
import { countWords } from '../../src/lib/words.ts'
import { parameterOf } from './parameter-of.ts'
import { StoriesError } from './stories-error.ts'
import type { PrintOptions } from './stories-options.ts'

function plotOf({ plots, language }: LanguagePack, id: string): Plot {
  const plot = plots.find(one => one.id === id)
  if (plot) return plot
  throw new StoriesError(`There is no plot "${id}" in ${language}, but ${plots.map(one => one.id).join(', ')}.`)
}

/** What the options say before what the answers say, and that before what suits the plot. */
function briefFor(plot: Plot, { language, answers, words, age, seed }: PrintOptions): Brief {
  const ages: readonly string[] = plot.ages
  const suiting = ages.includes('child') ? 'child' : ages[0]
  const given = parameterOf(answers, { language, age: suiting, category: plot.categories[0] })
  const story = {
    ...given.story,
    language,
    targetAge: age ?? given.story.targetAge,
    length: words ?? given.story.length,
  }
  if (!ages.includes(story.targetAge))
    throw new StoriesError(`The plot "${plot.id}" is for ${ages.join(', ')}, not for ${story.targetAge}.`)
  return briefOf(parameterOf({ ...given, story }, { language }), seed)
}

function factLines(brief: Brief, { chapters }: Composition): string[] {
  const facts = ownFacts(brief)
  const found = new Set(findFacts({ ...brief, facts }, chapters).map(({ fact }) => fact))
  const lacking = (isOptional: boolean | undefined) => (isOptional ? 'left out' : 'MISSING')
  return facts.map(
    ({ id, text, mayBeLeftOut }) => `${found.has(id) ? 'in the story' : lacking(mayBeLeftOut)}  ${id}: ${text}`,
  )
}

/** The story as text, made with one plot, and below it which answers it holds. */
export async function storyText(id: string, options: PrintOptions): Promise<string> {
  const pack = await openLanguagePack(options.language)
  if (!pack) throw new StoriesError(`The offline author does not write "${options.language}".`)
  const plot = plotOf(pack, id)
  const brief = briefFor(plot, options)
  const story = compose({ ...pack, plots: [plot] }, brief)
  const { plan, chapters } = story
  const parts = chapters.map(({ title, text }) => `## ${title}\n\n${text.replaceAll('\n', '\n\n')}`)
  const count = countWords(chapters.map(({ text }) => text).join('\n'), brief.language)
  const facts = factLines(brief, story).join('\n')
  return [`# ${plan.title}`, `> ${plan.teaser}`, ...parts, '---', `${count} words\n${facts}`].join('\n\n')
}
