import { describe, expect, it } from 'vitest'
import { applyPatches, isTooMuch } from '../../../../src/api/author/improve/patches.ts'
import { PATCHED_PARAGRAPHS_MAX } from '../../../../src/api/story/patch-limits.ts'

const line = (number: number) => `Der Satz ${number} hat mit diesem hier zusammen elf Worte im Ganzen.`
const pages = [
  { number: 0, title: 'Titel', text: 'Vorwort.' },
  { number: 1, title: 'Eins', text: Array.from({ length: 40 }, (_, index) => line(index)).join('\n') },
]
const patch = (paragraph: number, after: string) => ({ chapter: 1, paragraph, before: line(paragraph), after })

describe('Patches', () => {
  it('change their place and nothing else', () => {
    const [front, chapter] = applyPatches(pages, [patch(3, 'Anders.')])
    expect(front).toEqual(pages[0])
    const lines = pages[1]?.text.split('\n') ?? []
    lines[3] = 'Anders.'
    expect(chapter?.text).toBe(lines.join('\n'))
  })

  it.each([
    ['for a text that is no longer there', [{ ...patch(3, 'Anders.'), before: 'Etwas anderes.' }]],
    ['for a place that is not there', [{ ...patch(3, 'Anders.'), chapter: 5 }]],
    ['for one place twice', [patch(3, 'Anders.'), patch(3, 'Ganz anders.')]],
  ])('are not applied %s', (_, patches) => {
    expect(() => applyPatches(pages, patches)).toThrow()
  })

  it('are too much when they are more paragraphs, or more words, than an improvement may change', () => {
    const few = Array.from({ length: PATCHED_PARAGRAPHS_MAX }, (_, index) => patch(index, `${line(index)} Neu.`))
    expect(isTooMuch(pages, few, 'de')).toBe(false)
    expect(isTooMuch(pages, [...few, patch(20, `${line(20)} Neu.`)], 'de')).toBe(true)
    expect(isTooMuch(pages, [patch(1, Array.from({ length: 100 }, () => 'neu').join(' '))], 'de')).toBe(true)
  })
})
