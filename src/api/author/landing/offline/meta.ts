import type { Seeded } from '../../../../lib/seeded.ts'
import { graphemesIn } from './graphemes-in.ts'
import type { Material } from './material.ts'
import type { Plan } from './plan.ts'
import { capitalised, put } from './put.ts'

/** Graphemes that search engines show, of title and description. */
const TITLE_MAX = 60
const DESCRIPTION_MIN = 120
const DESCRIPTION_MAX = 160

export function metaTitleOf(title: string, { category }: Plan, { phrases, moods, language }: Material, dice: Seeded) {
  const { noun } = moods[category]
  const candidates = dice.shuffle(phrases.metaTitle).map(pattern => put(pattern, { title, noun }, language))
  return [...candidates, title].find(text => graphemesIn(text) <= TITLE_MAX) ?? capitalised(noun, language)
}

const fits = (text: string) => {
  const length = graphemesIn(text)
  return length >= DESCRIPTION_MIN && length <= DESCRIPTION_MAX
}

function middles(sentences: readonly string[]): string[] {
  const pairs = sentences.flatMap((one, index) => sentences.slice(index + 1).map(other => `${one} ${other}`))
  return [...sentences, ...pairs]
}

/** As many whole sentences as search engines show. */
export function metaDescriptionOf(title: string, { category }: Plan, material: Material, dice: Seeded): string {
  const { phrases, moods, language } = material
  const { noun } = moods[category]
  const hooks = dice.shuffle(phrases.metaHook).map(hook => put(hook, { title, noun }, language))
  const between = middles(dice.shuffle(phrases.metaMiddle))
  const ends = dice.shuffle(phrases.metaEnd)
  // In some languages a long title leaves no room for itself: the kind of story replaces it.
  for (const hook of [...hooks, `${capitalised(noun, language)}.`])
    for (const middle of between)
      for (const end of ends) if (fits(`${hook} ${middle} ${end}`)) return `${hook} ${middle} ${end}`
  return [...phrases.metaMiddle.slice(0, 2), ...ends.slice(0, 1)].join(' ')
}
