import { expect, test } from 'vitest'
import type { BeginningPaths } from '../../../src/contract/beginning-paths.ts'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { createRecreating } from '../../../src/stores/versions/recreate.ts'
import { readHandover } from '../../../src/stores/wizard/handover.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { fakeService } from '../fake-service.ts'

const ID = '0198c0de-1111-4222-8333-000000000000'
const paths = Object.fromEntries(
  LANGUAGES.map(language => [language, Object.fromEntries(CATEGORIES.map(one => [one, `/${language}/${one}`]))]),
) as BeginningPaths

function recreating(reply: Parameters<typeof fakeService>[0]) {
  const left: string[] = []
  const { ask } = fakeService(reply)
  const isServed = async (path: string) => path === '/de/pages/opa-und-der-dino'
  return { left, ...createRecreating(ask, path => left.push(path), isServed) }
}

test('leads to the questions in the language they were answered in, with the answers', async () => {
  const parameter = exampleParameter({ category: 'adventure' })
  const { recreate, left } = recreating(() => ({ json: { parameter } }))
  expect(await recreate(ID, 'tr', paths)).toBeUndefined()
  expect(left).toEqual(['/de/adventure?step=check'])
  expect(readHandover()).toEqual(parameter)
})

test('leads a calendar back to the page of calendars', async () => {
  const parameter = exampleParameter({ category: 'christmas', story: { chapterCount: 24 } })
  const { recreate, left } = recreating(() => ({ json: { parameter } }))
  await recreate(ID, 'de', { ...paths, de: { ...paths.de, advent: '/de/advent' } })
  expect(left).toEqual(['/de/advent?step=check'])
  readHandover()
})

test.each([
  ['opa-und-der-dino', '/de/pages/opa-und-der-dino?step=check'],
  ['withdrawn-since', '/de/adventure?step=check'],
  ['../../library', '/de/adventure?step=check'],
])('leads the story of the landing page %s to %s', async (landingPage, expected) => {
  const parameter = exampleParameter({ category: 'adventure', landingPage })
  const { recreate, left } = recreating(() => ({ json: { parameter } }))
  await recreate(ID, 'tr', { ...paths, de: { ...paths.de, landing: '/de/pages/{landing}' } })
  expect(left).toEqual([expected])
  readHandover()
})

test('stays where it is when the answers cannot be had', async () => {
  const { recreate, left, $recreating } = recreating(() => 'network-failure')
  expect(await recreate(ID, 'de', paths)).toBe('not-serving')
  expect(left).toEqual([])
  expect($recreating.get()).toEqual({ state: 'idle' })
  expect(readHandover()).toBeUndefined()
})
