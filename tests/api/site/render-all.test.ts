import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteBundle } from '../../../src/contract/site-bundle.ts'
import { type FakeContent, fakeContent } from '../../helpers/fake-content.ts'
import { fakeSiteBundle } from '../../helpers/fake-site-bundle.ts'
import { forget, memoryBook, openUpdatedSite, type UpdatedSite } from './updated-site.ts'

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

describe('Rendering everything anew', () => {
  it('is joined by a second ask', async () => {
    const before = content.requests
    await Promise.all([updated.updater.renderAll(), updated.updater.renderAll(), updated.updater.renderAll()])
    await updated.updater.settled()
    // Once for the token, once for what changed meanwhile.
    expect(content.requests - before).toBe(2)
  })

  it('leaves the served site alone until the new one is whole, and takes in afterwards what came meanwhile', async () => {
    const before = updated.site.folder()
    const seen: string[] = []
    const bundle: SiteBundle = {
      openRenderer(deps) {
        const renderer = fakeSiteBundle.openRenderer(deps)
        async function* pages() {
          yield* renderer.pages()
          seen.push(String(updated.site.folder() === before))
          content.publish('story-0', { title: 'Meanwhile' })
          seen.push(updated.updater.progress().state)
        }
        return { ...renderer, pages }
      },
    }
    await restart({ bundle })
    await updated.updater.renderAll()
    await updated.updater.settled()
    expect(seen).toEqual(['true', 'rendering'])
    expect(updated.site.folder()).not.toBe(before)
    expect(updated.read('de/pages/story-0.html')).toContain('Meanwhile')
  })

  it('that breaks half way leaves the old site, and nothing else', async () => {
    const before = updated.site.folder()!
    const bundle: SiteBundle = {
      openRenderer(deps) {
        const renderer = fakeSiteBundle.openRenderer(deps)
        async function* pages() {
          for await (const page of renderer.pages()) {
            if (page.path.endsWith('story-2')) throw new Error('half way')
            yield page
          }
        }
        return { ...renderer, pages }
      },
    }
    await restart({ bundle })
    await expect(updated.updater.renderAll()).rejects.toThrow('half way')
    expect(updated.site.folder()).toBe(before)
    expect(readdirSync(path.join(updated.root, 'site/releases'))).toEqual([path.basename(before)])
    content.publish('story-2', { title: 'Still followed' })
    await updated.updater.pull()
    expect(
      [updated.read('de/pages/story-2.html'), updated.read('de.html')].every(html => html?.includes('Still')),
    ).toBe(true)
  })

  it('keeps one site before the one that is served', async () => {
    for (let time = 0; time < 3; time++) await updated.updater.renderAll()
    expect(readdirSync(path.join(updated.root, 'site/releases'))).toHaveLength(2)
  })

  it('stops when the process does', async () => {
    const book = memoryBook()
    await updated.stop()
    forget(updated.root)
    updated = await openUpdatedSite(fakeContent(500), { book })
    const rendering = updated.updater.renderAll()
    await updated.stop()
    await expect(rendering).rejects.toThrow('over')
    expect(readdirSync(path.join(updated.root, 'site/releases'))).toEqual([])
    expect(updated.workers.waits()).toEqual([])
  })
})
