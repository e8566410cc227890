import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Brief, Relation } from '../../../../src/api/story/brief.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'

type Row = readonly [name: string, connection: string, gender: Relation['gender'], age?: number]

/** The same family in every language; the two siblings have no age. */
const FAMILY: Readonly<Record<string, readonly Row[]>> = {
  de: [
    ['Willi', 'Opa', 'male'],
    ['Gerda', 'Oma', 'female'],
    ['Mama', '', 'female'],
    ['Papa', '', 'male'],
    ['Lena', 'Schwester', 'female'],
    ['Jonas', 'Bruder', 'male'],
    ['Bello', 'Hund', 'unsaid'],
  ],
  en: [
    ['Wilf', 'grandad', 'male'],
    ['Joy', 'nana', 'female'],
    ['Mum', '', 'female'],
    ['Dad', '', 'male'],
    ['Wren', 'sister', 'female'],
    ['Otis', 'brother', 'male'],
    ['Biscuit', 'dog', 'unsaid'],
  ],
  fr: [
    ['Jean', 'papi', 'male'],
    ['Rose', 'mamie', 'female'],
    ['Maman', '', 'female'],
    ['Papa', '', 'male'],
    ['Inès', 'sœur', 'female'],
    ['Gabin', 'petit frère', 'male'],
    ['Filou', 'chien', 'unsaid'],
  ],
  es: [
    ['Paco', 'abuelo', 'male'],
    ['Remedios', 'abuela', 'female'],
    ['mamá', '', 'female'],
    ['papá', '', 'male'],
    ['Vera', 'hermana', 'female'],
    ['Leo', 'hermano', 'male'],
    ['Toby', 'perro', 'unsaid'],
  ],
  it: [
    ['Gino', 'nonno', 'male'],
    ['Pina', 'nonna', 'female'],
    ['mamma', '', 'female'],
    ['papà', '', 'male'],
    ['Sole', 'sorella', 'female'],
    ['Zeno', 'fratello', 'male'],
    ['Briciola', 'cane', 'unsaid'],
  ],
}

export const LANGUAGES = Object.keys(FAMILY)

const relationOf = ([name, connection, gender, age]: Row): Relation => ({ name, connection, gender, age })

/** Somebody's family with one answer, or one more person. */
export function briefWith(language: string, changes: { answer?: string; connection?: string } = {}): Brief {
  const { answer, connection } = changes
  const extra: Row[] = connection === undefined ? [] : [['Extra', connection, 'unsaid']]
  const example = exampleBrief()
  return exampleBrief({
    language,
    hero: { ...example.hero, name: 'Mila', age: 7, gender: 'female', quirks: '', characteristics: '' },
    relations: [...(connection === undefined ? (FAMILY[language] ?? []) : []), ...extra].map(relationOf),
    answers: answer === undefined ? [] : [{ question: '?', kind: 'other', answer }],
  })
}

/** Lines of a list beside this file, without its notes. */
export const linesOf = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, 'phrases', `${file}.txt`), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
