import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ADVENT_DOORS } from '../../../src/contract/advent.ts'
import { ReadIt } from '../../../src/islands/shared/ReadIt.tsx'
import type { SheetProps } from '../../../src/islands/shared/shared-props.ts'
import { textsIn } from '../../e2e/texts.ts'

const { sharedStory, library } = textsIn('de')
const paths = { reader: '/de/library/ebook/{id}', advent: '/de/advent/{id}', library: '/de/library' }

function linksOf(chapters: number): string[] {
  const now = { state: 'open', standing: 'added', shared: { story: 'one', chapters } }
  const texts = { sharedStory, calendar: library.actions.calendar }
  const props = { now, store: {}, texts, paths } as unknown as SheetProps
  const markup = renderToStaticMarkup(createElement(ReadIt, props))
  return Array.from(markup.matchAll(/class="button (\w+)" href="([^"]+)"/g), ([, look, href]) => `${look} ${href}`)
}

describe('The ways on from a story that was shared', () => {
  it('begin with reading it', () => {
    expect(linksOf(5)).toEqual(['gold /de/library/ebook/one', 'paper /de/library'])
  })

  it('begin with the windows of one that is a calendar', () => {
    expect(linksOf(ADVENT_DOORS)).toEqual(['gold /de/advent/one', 'paper /de/library/ebook/one', 'paper /de/library'])
  })
})
