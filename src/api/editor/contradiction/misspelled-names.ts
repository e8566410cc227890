import { own } from '../../../lib/own.ts'
import { wordsOf } from '../../../lib/words.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { folded } from '../folding.ts'
import { givenWords } from '../given.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { STOP_WORDS } from '../stop-words.ts'
import { isOtherSpelling } from './alike-names.ts'

/** Languages without cases of names, which look like another spelling. */
const LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'it'])
/** A person of the author's own is named more often. */
const MISSPELLED_MOST = 2
const CAPITAL = /^\p{Lu}\p{Ll}+$/u
const NAME_WORD = /\p{Lu}[\p{L}\p{M}]+/gu

interface Name {
  /** Id of the fact. */
  readonly fact: string
  readonly word: string
  readonly folded: string
}

interface Names {
  readonly names: readonly Name[]
  /** Words of all answers, folded. */
  readonly given: ReadonlySet<string>
}

const known = new WeakMap<Brief, Names>()

function namesOf(brief: Brief): Names {
  const made = known.get(brief)
  if (made) return made
  const { hero, relations, language } = brief
  const people = [
    { fact: 'hero.name', name: hero.name },
    ...relations.map(({ name }, index) => ({ fact: `relation.${index}.name`, name })),
  ]
  const names = people.flatMap(({ fact, name }) =>
    (name.match(NAME_WORD) ?? []).map(word => ({ fact, word, folded: folded(word, language) })),
  )
  const given = new Set(givenWords(brief).flatMap(text => wordsOf(text, language)))
  const found = { names, given: new Set([...given, ...names.map(one => one.folded)]) }
  known.set(brief, found)
  return found
}

/** Other spellings of a given name, where the name itself stands more often; no word of the answers or the language. */
export function checkMisspelledNames(brief: Brief, chapter: Manuscript): Finding[] {
  const { language } = brief
  if (!LANGUAGES.has(language)) return []
  const { names, given } = namesOf(brief)
  const paragraphs = paragraphsOf(chapter).map(text => wordsOf(text, language))
  const counts = new Map<string, number>()
  for (const word of paragraphs.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const stopWords = own(STOP_WORDS, language)
  const misspelled = [...counts].flatMap(([word, count]) => {
    const small = folded(word, language)
    const isName = CAPITAL.test(word) && count <= MISSPELLED_MOST && !counts.has(small)
    if (!isName || given.has(small) || given.has(small.replace(/s$/u, '')) || stopWords?.has(small)) return []
    const name = names.find(one => isOtherSpelling(small, one.folded) && (counts.get(one.word) ?? 0) > count)
    return name ? [{ word, name }] : []
  })
  return misspelled.map(({ word, name }) => {
    const note = `"${word}" is another spelling of "${name.word}". Names stay exactly as given.`
    const paragraph = paragraphs.findIndex(words => words.includes(word))
    return { kind: 'fact-contradicted', chapter: chapter.number, paragraph, fact: name.fact, note }
  })
}
