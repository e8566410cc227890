import { readdirSync } from 'node:fs'
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

describe('A site that follows its content', () => {
  it('is rendered whole at first, with the files of the build beside its pages', () => {
    expect(updated.read('de/pages/story-3.html')).toContain('Title of story-3')
    expect(updated.read('de.html')).toContain('Title of story-0')
    expect(updated.read('_astro/first.js')).toContain('first')
    expect(updated.read('sitemap-de.xml')).toContain('/de/pages/story-4')
    expect(updated.updater.progress()).toMatchObject({ state: 'idle', rendered: 12, total: 12 })
  })

  it('shows a change on its page and in the list that names it', async () => {
    content.publish('story-3', { title: 'Seventeen steps' })
    await updated.updater.pull()
    expect(
      [updated.read('de/pages/story-3.html'), updated.read('de.html')].map(html => html?.includes('Seventeen')),
    ).toEqual([true, true])
  })

  it('moves a page that has another address, and forgets one that was withdrawn', async () => {
    content.publish('story-3', { url: 'steps' })
    content.withdraw('story-2')
    await updated.updater.pull()
    expect(updated.read('de/pages/steps.html')).toContain('Title of story-3')
    expect(['story-2', 'story-3'].map(name => updated.read(`de/pages/${name}.html`))).toEqual([undefined, undefined])
    const left = readdirSync(path.join(updated.site.folder()!, 'de/pages'))
    expect(left.filter(name => /story-[23]/.test(name))).toEqual([])
    expect(['/de/pages/story-3', '/de/pages/story-2'].map(updated.addresses.where)).toEqual(['/de/pages/steps', 'gone'])
  })

  it('gives an address to who takes it over, also when both change in one go', async () => {
    content.publish('story-1', { url: 'elsewhere' })
    content.publish('new', { url: 'story-1', title: 'Newcomer' })
    await updated.updater.pull()
    expect(updated.read('de/pages/story-1.html')).toContain('Newcomer')
    expect(updated.read('de/pages/elsewhere.html')).toContain('Title of story-1')
  })

  it('asks once for what many have asked for meanwhile', async () => {
    const before = content.requests
    content.publish('story-0', { title: 'Once' })
    await Promise.all(Array.from({ length: 50 }, () => updated.updater.pull()))
    expect(content.requests - before).toBeLessThanOrEqual(2)
    expect(updated.read('de/pages/story-0.html')).toContain('Once')
  })

  it('writes the sitemap once for a burst of changes, ten seconds later', async () => {
    content.publish('fresh')
    await updated.updater.pull()
    content.publish('fresher')
    await updated.updater.pull()
    expect(updated.read('sitemap-de.xml')).not.toContain('fresh')
    expect(updated.workers.waits()).toEqual([10_000])
    updated.workers.ring(10_000)
    await updated.updater.settled()
    expect(updated.read('sitemap-de.xml')).toContain('/de/pages/fresher')
  })
})

describe('A site whose content is away', () => {
  it('stays as it is, and tries again after growing waits', async () => {
    content.publish('story-0', { title: 'Later' })
    content.failure = 'unavailable'
    await expect(updated.updater.pull()).rejects.toThrow('unavailable')
    for (const wait of [1000, 2000, 4000]) {
      expect(updated.workers.waits()).toEqual([wait])
      updated.workers.ring(wait)
      await updated.updater.settled()
    }
    expect(updated.read('de/pages/story-0.html')).toContain('Title of story-0')
    content.failure = undefined
    updated.workers.ring(8000)
    await updated.updater.settled()
    expect(updated.read('de/pages/story-0.html')).toContain('Later')
    expect(updated.logged.join()).not.toMatch(/Later|Title/)
  })

  it('owes what a change has touched until it is written', async () => {
    const bundle: SiteBundle = {
      openRenderer(deps) {
        const renderer = fakeSiteBundle.openRenderer(deps)
        const render = async (page: string) => {
          if (page === '/de' && failing) throw new Error('a page that breaks')
          return renderer.render(page)
        }
        return { ...renderer, render }
      },
    }
    let failing = true
    await restart({ bundle })
    content.publish('story-0', { title: 'In the list' })
    await expect(updated.updater.pull()).rejects.toThrow('breaks')
    expect(updated.read('de/pages/story-0.html')).toContain('In the list')
    expect(updated.read('de.html')).not.toContain('In the list')
    failing = false
    await updated.updater.pull()
    expect(updated.read('de.html')).toContain('In the list')
  })

  it('is rendered anew beside the old one when nobody knows any more what has changed', async () => {
    const before = updated.site.folder()
    content.publish('story-0', { title: 'Anew' })
    content.refusesTokens = true
    await expect(updated.updater.pull()).rejects.toThrow('refused')
    content.refusesTokens = false
    updated.workers.ring(1000)
    await updated.updater.settled()
    expect(updated.site.folder()).not.toBe(before)
    expect(updated.read('de/pages/story-0.html')).toContain('Anew')
  })
})
