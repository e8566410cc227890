import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteBundle } from '../../../src/contract/site-bundle.ts'
import { type FakeContent, fakeContent } from '../../helpers/fake-content.ts'
import { fakeSiteBundle } from '../../helpers/fake-site-bundle.ts'
import { forget, type KeptSite, openKept } from './kept-site.ts'

let content: FakeContent
let kept: KeptSite
beforeEach(async () => {
  content = fakeContent(5)
  kept = await openKept(content)
  await kept.keeper.pull()
})
afterEach(async () => {
  await kept.stop()
  forget(kept.root)
})

/** The same process started again. */
async function restart(options: { stamp?: string; bundle?: SiteBundle } = {}): Promise<void> {
  await kept.stop()
  kept = await openKept(content, { root: kept.root, ...options })
}

describe('A second start', () => {
  it('serves at once what is there, and renders only what has changed since', async () => {
    const before = kept.site.folder()!
    const untouched = readFileSync(path.join(before, 'de/pages/story-1.html.br'))
    writeFileSync(path.join(before, 'de/pages/story-1.html.br'), 'as it was left')
    await restart()
    expect(kept.site.folder()).toBe(before)
    content.publish('story-4', { title: 'While you slept' })
    await kept.keeper.pull()
    expect(kept.read('de/pages/story-1.html.br')).toBe('as it was left')
    expect(untouched.length).toBeGreaterThan(0)
    expect(kept.read('de/pages/story-4.html')).toContain('While you slept')
  })

  it('finds what no change says to a renderer that already knows it: lists, old addresses, pages never written', async () => {
    await kept.stop()
    content.publish('story-0', { title: 'Renamed', url: 'renamed' })
    content.publish('added')
    content.withdraw('story-1')
    await restart()
    await kept.keeper.pull()
    expect(kept.read('de.html')).toContain('Renamed')
    expect(kept.read('de/pages/added.html')).toContain('Title of added')
    expect(['story-0', 'story-1'].map(name => kept.read(`de/pages/${name}.html`))).toEqual([undefined, undefined])
  })

  it('looks at every page that may name what is gone, a few at a time, and begins again when it is killed', async () => {
    let sister = 'a sister'
    const bundle: SiteBundle = {
      openRenderer(parts) {
        const renderer = fakeSiteBundle.openRenderer(parts)
        const render = async (page: string) => {
          const found = await renderer.render(page)
          return found && { ...found, html: Buffer.concat([found.html, Buffer.from(sister)]) }
        }
        return { ...renderer, render }
      },
    }
    for (let number = 0; number < 30; number++) content.publish(`more-${number}`)
    await restart({ bundle })
    await kept.keeper.renderAll()
    await kept.stop()
    content.withdraw('story-0')
    sister = 'no sister'
    for (const isKilled of [true, false]) {
      await restart({ bundle })
      await kept.keeper.pull()
      for (let looks = 0; looks < 4; looks++) {
        expect(kept.hands.waits()).toContain(10)
        kept.hands.ring(10)
        await kept.keeper.settled()
        if (isKilled) break
      }
    }
    expect(kept.hands.waits()).not.toContain(10)
    const names = ['story-1', 'story-4', 'more-0', 'more-15', 'more-29']
    expect(names.filter(name => !kept.read(`de/pages/${name}.html`)?.includes('no sister'))).toEqual([])
    await restart({ bundle })
    await kept.keeper.pull()
    expect(kept.hands.waits()).not.toContain(10)
  })

  it('still owes a sitemap that was not written in time', async () => {
    content.publish('fresh')
    await kept.keeper.pull()
    await restart()
    await kept.keeper.pull()
    kept.hands.ring(10_000)
    await kept.keeper.settled()
    expect(kept.read('sitemap-de.xml')).toContain('/de/pages/fresh')
  })

  it('of another build renders everything anew, and serves the old site until then', async () => {
    const before = kept.site.folder()!
    await restart({ stamp: 'second' })
    content.failure = 'unavailable'
    await expect(kept.keeper.pull()).rejects.toThrow()
    expect(kept.site.folder()).toBe(before)
    expect(kept.keeper.progress().state).toBe('failed')
    content.failure = undefined
    await kept.keeper.pull()
    expect(kept.read('_astro/second.js')).toContain('second')
    // Pages that stand open still ask for it.
    expect(kept.read('_astro/first.js')).toContain('first')
    expect(existsSync(before)).toBe(true)
  })
})
