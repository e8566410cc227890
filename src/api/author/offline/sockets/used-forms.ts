import type { Beat, Plot } from '../language-pack.ts'

const TOKEN = /\{([^{}]+)\}/gu

const textsOf = ({ phrasings, short = [] }: Beat): readonly string[] => [...phrasings, ...short]

function* allTexts({ scenes, titles, teasers, start, byname, places }: Plot): Generator<string> {
  yield* [...titles, ...teasers, start, byname]
  for (const { name, description } of places) yield* [name, description]
  for (const scene of scenes) {
    yield* [...scene.titles, scene.summary]
    for (const beat of scene.beats) if (!('slot' in beat)) yield* textsOf(beat)
  }
}

/** Forms by socket, of tokens as `{thing.den}`; an answer without one of them cannot stand in the socket. */
export type UsedForms = ReadonlyMap<string, ReadonlySet<string>>

/** Forms that texts ask of the given names. A token that begins with a capital is the same as one that does not. */
export function formsIn(texts: Iterable<string>, names: readonly string[]): UsedForms {
  const used = new Map(names.map(name => [name, new Set<string>()]))
  for (const text of texts)
    for (const [, token = ''] of text.matchAll(TOKEN)) {
      const [head = '', ...rest] = token.split(':')
      const [name = '', form = ''] = head.toLowerCase().split('.')
      used.get(name)?.add([form, ...rest].join(':'))
    }
  return used
}

const known = new WeakMap<Plot, UsedForms>()

export function usedForms(plot: Plot): UsedForms {
  const found = known.get(plot)
  if (found) return found
  const names = (plot.sockets ?? []).map(({ name }) => name)
  const forms = formsIn(allTexts(plot), names)
  known.set(plot, forms)
  return forms
}
