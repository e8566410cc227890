import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteBundle } from '../../../src/contract/site-bundle.ts'
import { type FakeContent, fakeContent } from '../../helpers/fake-content.ts'
import { fakeSiteBundle } from '../../helpers/fake-site-bundle.ts'
import { forget, openUpdatedSite, type UpdatedSite } from './updated-site.ts'

let content: FakeContent
let updated: UpdatedSite
beforeEach(async () => {
  content = fakeContent(5)
  updated = await openUpdatedSite(content)
  await updated.updater.pull()
})
afterEach(async () => {
  await updated.stop()
  forget(updated.root)
})

/** The same process started again. */
async function restart(options: { stamp?: string; bundle?: SiteBundle } = {}): Promise<void> {
  await updated.stop()
  updated = await openUpdatedSite(content, { root: updated.root, ...options })
}

describe('A second start', () => {
  it('serves at once what is there, and renders only what has changed since', async () => {
    const before = updated.site.folder()!
    const untouched = readFileSync(path.join(before, 'de/pages/story-1.html.br'))
    writeFileSync(path.join(before, 'de/pages/story-1.html.br'), 'as it was left')
    await restart()
    expect(updated.site.folder()).toBe(before)
    content.publish('story-4', { title: 'While you slept' })
    await updated.updater.pull()
    expect(updated.read('de/pages/story-1.html.br')).toBe('as it was left')
    expect(untouched.length).toBeGreaterThan(0)
    expect(updated.read('de/pages/story-4.html')).toContain('While you slept')
  })

  it('finds what no change says to a renderer that already knows it: lists, old addresses, pages never written', async () => {
    await updated.stop()
    content.publish('story-0', { title: 'Renamed', url: 'renamed' })
    content.publish('added')
    content.withdraw('story-1')
    await restart()
    await updated.updater.pull()
    expect(updated.read('de.html')).toContain('Renamed')
    expect(updated.read('de/pages/added.html')).toContain('Title of added')
    expect(['story-0', 'story-1'].map(name => updated.read(`de/pages/${name}.html`))).toEqual([undefined, undefined])
  })

  it('looks at every page that may name what is gone, a few at a time, and begins again when it is killed', async () => {
    let second = 'a sister'
    const bundle: SiteBundle = {
      openRenderer(deps) {
        const renderer = fakeSiteBundle.openRenderer(deps)
        const render = async (page: string) => {
          const found = await renderer.render(page)
          return found && { ...found, html: Buffer.concat([found.html, Buffer.from(second)]) }
        }
        return { ...renderer, render }
      },
    }
    for (let number = 0; number < 30; number++) content.publish(`more-${number}`)
    await restart({ bundle })
    await updated.updater.renderAll()
    await updated.stop()
    content.withdraw('story-0')
    second = 'no sister'
    for (const isKilled of [true, false]) {
      await restart({ bundle })
      await updated.updater.pull()
      for (let looks = 0; looks < 4; looks++) {
        expect(updated.workers.waits()).toContain(10)
        updated.workers.ring(10)
        await updated.updater.settled()
        if (isKilled) break
      }
    }
    expect(updated.workers.waits()).not.toContain(10)
    const names = ['story-1', 'story-4', 'more-0', 'more-15', 'more-29']
    expect(names.filter(name => !updated.read(`de/pages/${name}.html`)?.includes('no sister'))).toEqual([])
    await restart({ bundle })
    await updated.updater.pull()
    expect(updated.workers.waits()).not.toContain(10)
  })

  it('still owes a sitemap that was not written in time', async () => {
    content.publish('fresh')
    await updated.updater.pull()
    await restart()
    await updated.updater.pull()
    updated.workers.ring(10_000)
    await updated.updater.settled()
    expect(updated.read('sitemap-de.xml')).toContain('/de/pages/fresh')
  })

  it('of another build renders everything anew, and serves the old site until then', async () => {
    const before = updated.site.folder()!
    await restart({ stamp: 'second' })
    content.failure = 'unavailable'
    await expect(updated.updater.pull()).rejects.toThrow()
    expect(updated.site.folder()).toBe(before)
    expect(updated.updater.progress().state).toBe('failed')
    content.failure = undefined
    await updated.updater.pull()
    expect(updated.read('_astro/second.js')).toContain('second')
    // Pages that stand open still ask for it.
    expect(updated.read('_astro/first.js')).toContain('first')
    expect(existsSync(before)).toBe(true)
  })
})
