import { readFileSync } from 'node:fs'

const FILE = new URL('understood.json', import.meta.url)

type Understood = Readonly<Record<string, Readonly<Record<string, string>>>>

/** By language and plot, things that a reader understands though nothing brought them in, as a person has judged. */
export const UNDERSTOOD = JSON.parse(readFileSync(FILE, 'utf8')) as Understood

export const understoodIn = (language: string, plot: string): ReadonlySet<string> =>
  new Set((UNDERSTOOD[language]?.[plot] ?? '').split(' '))
