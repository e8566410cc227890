import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteBundle } from '../../../src/contract/site-bundle.ts'
import { type FakeContent, fakeContent } from '../../helpers/fake-content.ts'
import { fakeSiteBundle } from '../../helpers/fake-site-bundle.ts'
import { forget, type KeptSite, memoryBook, openKept } from './kept-site.ts'

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

describe('Rendering everything anew', () => {
  it('is joined by a second ask', async () => {
    const before = content.asked
    await Promise.all([kept.keeper.renderAll(), kept.keeper.renderAll(), kept.keeper.renderAll()])
    await kept.keeper.settled()
    // Once for the token, once for what changed meanwhile.
    expect(content.asked - before).toBe(2)
  })

  it('leaves the served site alone until the new one is whole, and takes in afterwards what came meanwhile', async () => {
    const before = kept.site.folder()
    const seen: string[] = []
    const bundle: SiteBundle = {
      openRenderer(parts) {
        const renderer = fakeSiteBundle.openRenderer(parts)
        async function* pages() {
          yield* renderer.pages()
          seen.push(String(kept.site.folder() === before))
          content.publish('story-0', { title: 'Meanwhile' })
          seen.push(kept.keeper.progress().state)
        }
        return { ...renderer, pages }
      },
    }
    await restart({ bundle })
    await kept.keeper.renderAll()
    await kept.keeper.settled()
    expect(seen).toEqual(['true', 'rendering'])
    expect(kept.site.folder()).not.toBe(before)
    expect(kept.read('de/pages/story-0.html')).toContain('Meanwhile')
  })

  it('that breaks half way leaves the old site, and nothing else', async () => {
    const before = kept.site.folder()!
    const bundle: SiteBundle = {
      openRenderer(parts) {
        const renderer = fakeSiteBundle.openRenderer(parts)
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
    await expect(kept.keeper.renderAll()).rejects.toThrow('half way')
    expect(kept.site.folder()).toBe(before)
    expect(readdirSync(path.join(kept.root, 'site/releases'))).toEqual([path.basename(before)])
    content.publish('story-2', { title: 'Still followed' })
    await kept.keeper.pull()
    expect([kept.read('de/pages/story-2.html'), kept.read('de.html')].every(html => html?.includes('Still'))).toBe(true)
  })

  it('keeps one site before the one that is served', async () => {
    for (let time = 0; time < 3; time++) await kept.keeper.renderAll()
    expect(readdirSync(path.join(kept.root, 'site/releases'))).toHaveLength(2)
  })

  it('stops when the process does', async () => {
    const book = memoryBook()
    await kept.stop()
    forget(kept.root)
    kept = await openKept(fakeContent(500), { book })
    const rendering = kept.keeper.renderAll()
    await kept.stop()
    await expect(rendering).rejects.toThrow('over')
    expect(readdirSync(path.join(kept.root, 'site/releases'))).toEqual([])
    expect(kept.hands.waits()).toEqual([])
  })
})
