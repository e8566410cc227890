// Development only: reads content anew for each page, so that a changed entry shows on reload.
import { defineMiddleware } from 'astro:middleware'
import { readConfig } from '../src/api/config/config.ts'
import { openContentful, openNeighbourReader } from '../src/api/outside/content/open-content.ts'
import type { SitePictures } from '../src/components/site-picture.ts'
import { openContentCache } from '../src/editorial/content-cache.ts'
import { openLandingTexts } from '../src/editorial/landing-texts.ts'
import { contentOf } from '../src/editorial/site-content.ts'

const config = readConfig()
const log = { warn: (facts: object, message: string) => console.warn(message, facts) }
const origin = `http://127.0.0.1:${process.env.API_PORT}`
const source = config.content
  ? openContentful(config.content, log).read
  : openNeighbourReader({ ...config, origin }, log)
const report = (problem: object) => log.warn(problem, 'an entry cannot be shown')

const PICTURES = '/site-pictures.json'
let pictures: Promise<SitePictures> | undefined

export const onRequest = defineMiddleware(async ({ locals, url, isPrerendered }, next) => {
  if (isPrerendered) return next()
  const cache = openContentCache(source, report)
  await cache.load()
  locals.content = contentOf(cache, openLandingTexts(source, report))
  pictures ??= fetch(new URL(PICTURES, url)).then(response => response.json())
  locals.pictures = await pictures
  return next()
})
