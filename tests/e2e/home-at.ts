import type { Page } from 'playwright'
import { inject, vi } from 'vitest'
import { openSiteBuild } from '../../src/api/site/site-build.ts'
import { fakeReader } from '../editorial/fake-reader.ts'

const BUILT = new URL('../../dist', import.meta.url).pathname

/** The home page in German as the built site renders it at a moment (ISO 8601), without landing pages. */
async function renderHome(at: string): Promise<string> {
  const { bundle, pictures } = await openSiteBuild(BUILT)
  const renderer = bundle.openRenderer({ source: fakeReader([]), report: () => undefined, pictures })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
  try {
    await renderer.load()
    return Buffer.from((await renderer.render('/de'))?.html ?? []).toString()
  } finally {
    vi.useRealTimers()
  }
}

/** Opens the home page as it is made at one moment and looked at in another, of which both count. */
export async function openHomeAt(page: Page, { made, seen = made }: { made: string; seen?: string }): Promise<void> {
  const body = await renderHome(made)
  await page.clock.setFixedTime(seen)
  await page.route(new URL('/de', inject('origin')).href, route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/de')
}
