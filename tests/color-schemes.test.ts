import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../src')
const STYLED = /\.(?:css|astro)$/

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(file => STYLED.test(file))

describe('The styles', () => {
  it('tell light from dark by light-dark() alone, which can only choose a colour', () => {
    const texts = files.map(file => ({ file, text: readFileSync(path.join(SOURCE, file), 'utf8') }))
    expect(texts.some(({ text }) => text.includes('light-dark('))).toBe(true)
    expect(texts.filter(({ text }) => text.includes('prefers-color-scheme')).map(({ file }) => file)).toEqual([])
  })
})
