// The test files of which `npm test` may try a part: corpora, those that take turns (tests/turns.json), and repeated trials.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

const { functions, pages, trials } = JSON.parse(readFileSync(path.join(root, 'tests/turns.json'), 'utf8'))

const takesTurns = file =>
  [...pages, ...trials].includes(file) || functions.some(folder => file.startsWith(`${folder}/`))

/** Paths from the root: those that take turns, and those whose text a pattern finds. */
export const turnFiles = pattern =>
  readdirSync(path.join(root, 'tests'), { recursive: true })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => path.join('tests', file))
    .filter(file => takesTurns(file) || pattern.test(readFileSync(path.join(root, file), 'utf8')))
