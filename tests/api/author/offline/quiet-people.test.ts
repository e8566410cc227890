import { describe, expect, it } from 'vitest'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { german as germanPack } from '../../../../src/api/author/offline/de/german.ts'
import { english as englishPack } from '../../../../src/api/author/offline/en/english.ts'
import { spanish as spanishPack } from '../../../../src/api/author/offline/es/spanish.ts'
import { french as frenchPack } from '../../../../src/api/author/offline/fr/french.ts'
import { italian as italianPack } from '../../../../src/api/author/offline/it/italian.ts'
import type { LanguagePack } from '../../../../src/api/author/offline/language-pack.ts'
import { quiet as german } from '../../../../src/api/author/offline/quiet/de.ts'
import { quiet as english } from '../../../../src/api/author/offline/quiet/en.ts'
import { quiet as spanish } from '../../../../src/api/author/offline/quiet/es.ts'
import { quiet as french } from '../../../../src/api/author/offline/quiet/fr.ts'
import { quiet as italian } from '../../../../src/api/author/offline/quiet/it.ts'
import type { QuietTexts } from '../../../../src/api/author/offline/quiet/quiet-phrases.ts'
import { checkFacts } from '../../../../src/api/editor/facts.ts'
import type { Brief, Relation } from '../../../../src/api/story/brief.ts'
import { careOf } from '../../../../src/api/story/care/care.ts'
import { factsOf } from '../../../../src/api/story/facts.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { TARGET_AGES } from '../../../../src/contract/options.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { sentencesOf } from '../../../../src/lib/words.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { ownBrief } from '../../../helpers/own-brief.ts'

const TEXTS: Readonly<Record<string, QuietTexts>> = { de: german, en: english, fr: french, es: spanish, it: italian }
const PACKS: readonly LanguagePack[] = [germanPack, englishPack, frenchPack, spanishPack, italianPack]
const TRIES_EACH = 100
const corpus = openCorpus(import.meta.filename)
const HERO = 'Nepomuk'

type Row = readonly [name: string, connection: string, gender: Relation['gender'], age?: number, answer?: string]

/** Names that no plot has, and how it is told that somebody is not to speak. */
const QUIET: Readonly<Record<string, readonly Row[]>> = {
  de: [
    ['Opa Xaverl', 'verstorbener Opa', 'male'],
    ['Xaverl', 'Opa', 'male', 81, 'Opa Xaverl ist im Mai gestorben'],
    ['Oma Xaverl', '', 'female', 77, 'Oma Xaverl ist im Mai gestorben und fehlt sehr'],
    ['Xaverl', 'Bruder', 'male', 0],
    ['Xaverl', 'ungeborene Schwester', 'female'],
    ['Xaverl', 'unser Hund, letztes Jahr gestorben', 'unsaid'],
  ],
  en: [
    ['Grandad Xaverl', 'late grandad', 'male'],
    ['Nana Xaverl', 'nana', 'female', 81, 'Please make Nana Xaverl appear as a star, she died in March'],
    ['Xaverl', 'grandad', 'male', 77, 'His grandad died in the spring'],
    ['Xaverl', 'baby brother', 'male', 0],
    ['Xaverl', 'sister, due in May', 'female'],
    ['Xaverl', 'dog who died last year', 'unsaid'],
  ],
  fr: [
    ['Papi Xaverl', 'mon grand-père défunt', 'male'],
    ['Mamie Xaverl', 'mamie', 'female', 81, 'Mamie Xaverl est morte en mars'],
    ['Xaverl', 'papi', 'male', 77, 'Son papi est mort au printemps'],
    ['Xaverl', 'petit frère', 'male', 0],
    ['Xaverl', 'petite sœur à naître', 'female'],
    ['Xaverl', 'notre chien, mort l’an dernier', 'unsaid'],
  ],
  es: [
    ['Xaverl', 'difunta abuela', 'female'],
    ['abuela Xaverl', 'abuela', 'female', 81, 'La abuela Xaverl murió en marzo'],
    ['Xaverl', 'abuelo', 'male', 77, 'Su abuelo murió en primavera'],
    ['Xaverl', 'hermano', 'male', 0],
    ['Xaverl', 'hermanita que nacerá en mayo', 'female'],
    ['Xaverl', 'nuestro perro, que murió el año pasado', 'unsaid'],
  ],
  it: [
    ['Xaverl', 'nonno che non c’è più', 'male'],
    ['nonna Xaverl', 'nonna', 'female', 81, 'Nonna Xaverl è morta a marzo'],
    ['Xaverl', 'nonno', 'male', 77, 'Il nonno è morto in primavera'],
    ['Xaverl', 'fratellino', 'male', 0],
    ['Xaverl', 'sorellina in arrivo', 'female'],
    ['Xaverl', 'il nostro cane, morto l’anno scorso', 'unsaid'],
  ],
}

const FRIENDS: readonly Relation[] = [
  { name: 'Ida', gender: 'female', age: 8, connection: '' },
  { name: 'Bruno', gender: 'male', age: 40, connection: '' },
]

const spaced = (text: string): string => text.replace(/[\u00a0\u202f\s]+/gu, ' ').trim()
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')

/** Sentences of the phrasings in which the person stands, with anything for a name. */
function quietSentences(language: string): RegExp[] {
  const kinds = Object.values(TEXTS[language]?.kinds ?? {})
  const all = kinds.flatMap(({ phrasings, small, many }) => [...phrasings, ...small, many.replace('ALL', '{m}')])
  return all
    .map(text =>
      text
        .replace(/[<>]/gu, '')
        .replace(/\{[mM][^}]*\}/gu, 'Mmm')
        .replace(/\{[^}]*\}/gu, 'Hhh'),
    )
    .flatMap(text => sentencesOf(text, language).map(spaced))
    .filter(sentence => sentence.includes('Mmm'))
    .map(
      sentence => new RegExp(`^${escaped(sentence).replaceAll('Mmm', '.{1,60}').replaceAll('Hhh', '.{1,20}')}$`, 'u'),
    )
}

function tried(language: string, index: number): Brief {
  const [name, connection, gender, age, answer] = itemAt(QUIET[language] ?? [], index % (QUIET[language]?.length ?? 1))
  const targetAge = itemAt(TARGET_AGES, index % TARGET_AGES.length)
  const isBusy = index % 3 > 0
  const answered = exampleBrief({
    language,
    seed: `quiet ${index}`,
    category: itemAt(CATEGORIES, index % CATEGORIES.length),
    words: index % 10 === 0 ? 1000 : 500,
    chapterCount: index % 10 === 0 ? 3 : 1,
    targetAge,
    hero: { ...exampleBrief().hero, name: HERO, gender: 'male', age: 9, quirks: '', characteristics: '' },
    relations: [{ name, connection, gender, age }, ...(isBusy ? FRIENDS : [])],
    refinement: index % 2 === 0 ? '' : (answer ?? ''),
    answers: answer === undefined || index % 2 === 1 ? [] : [{ question: '…', kind: 'other', answer }],
  })
  return { ...answered, facts: factsOf(answered) }
}

describe.each(Object.keys(TEXTS))('Somebody who died, is not yet or was just born, in "%s",', language => {
  it(`is named and never acts or speaks, in ${TRIES_EACH} stories`, () => {
    const allowed = quietSentences(language)
    const pack = PACKS.find(one => one.language === language)
    if (!pack) throw new Error(`there is no pack for ${language}`)
    for (const index of corpus.cases([...Array(TRIES_EACH).keys()], 5)) {
      const brief = ownBrief(tried(language, index))
      expect(careOf(brief).people[1]?.status, brief.relations[0]?.connection).not.toBe('alive')
      const { chapters } = compose(pack, brief)
      const sentences = chapters.flatMap(({ text }) =>
        text.split('\n').flatMap(line => sentencesOf(line, language).map(spaced)),
      )
      const named = sentences.filter(sentence => sentence.includes('Xaverl'))
      expect(named.length, brief.seed).toBeGreaterThan(0)
      expect(named.filter(sentence => !allowed.some(one => one.test(sentence)))).toEqual([])
      expect(checkFacts(brief, chapters)).toEqual([])
    }
  })

  it('is never the first word of a sentence, so that no verb can be theirs', () => {
    const all = Object.values(TEXTS[language]?.kinds ?? {}).flatMap(({ phrasings, small }) => [...phrasings, ...small])
    expect(all.filter(text => /(?:^|[.!?] |<)\{M[.}](?!s\})/u.test(text))).toEqual([])
    expect(all.every(text => /\{m/iu.test(text))).toBe(true)
  })
})
