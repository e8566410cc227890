import { expect, it } from 'vitest'
import { HOT_LIST_GROUPS } from '../../src/contract/landing-fields.ts'
import { GROUPS_OF_TAB, groupNamed } from '../../src/editorial/hot-list.ts'
import { pictureUrl } from '../../src/editorial/picture.ts'

it('shows every group behind one tab beside the one for all', () => {
  const { all, ...tabs } = GROUPS_OF_TAB
  expect(all).toEqual(HOT_LIST_GROUPS)
  expect(Object.values(tabs).flat().toSorted()).toEqual(HOT_LIST_GROUPS.toSorted())
  expect(tabs).toMatchObject({ family: ['family', 'hobby'], fandoms: ['fan', 'fanfiction'], more: ['crazy', 'other'] })
})

it('knows its groups whatever their case, and calls everything else other', () => {
  expect(['Family', ' love ', 'constructor', '', undefined].map(groupNamed)).toEqual([
    'family',
    'love',
    'other',
    'other',
    'other',
  ])
})

it('asks for a picture of a card as the content service cuts it', () => {
  const picture = { url: 'https://images.ctfassets.net/a.png', alt: '', size: { width: 1000, height: 1000 } }
  expect(pictureUrl(picture, { width: 400, height: 300 })).toBe(`${picture.url}?w=400&h=300&fit=fill&fm=webp&q=75`)
  expect(pictureUrl({ ...picture, size: undefined }, { width: 400 })).toBe(picture.url)
})
