import { describe, expect, it } from 'vitest'
import { openFormerAddresses } from '../../../src/api/site/former-addresses.ts'
import { memoryBook } from './updated-site.ts'

const at = (path: string, entry: string) => ({ path, entry })

describe('A former address', () => {
  it('leads to where the page is served now, in one step', async () => {
    const addresses = openFormerAddresses(memoryBook())
    for (const path of ['/de/pages/one', '/de/pages/two', '/de/pages/three']) {
      await addresses.note([at(path, 'house')])
      addresses.settle([at(path, 'house')])
    }
    expect(['one', 'two', 'three'].map(name => addresses.where(`/de/pages/${name}`))).toEqual([
      '/de/pages/three',
      '/de/pages/three',
      undefined,
    ])
  })

  it('does not lead to a page before it is served', async () => {
    const addresses = openFormerAddresses(memoryBook())
    await addresses.note([at('/de/pages/old', 'house')])
    addresses.settle([at('/de/pages/old', 'house')])
    await addresses.note([at('/de/pages/new', 'house')])
    expect(addresses.where('/de/pages/old')).toBeUndefined()
    addresses.settle([at('/de/pages/new', 'house')])
    expect(addresses.where('/de/pages/old')).toBe('/de/pages/new')
  })

  it('is not said to be gone before anybody knows which pages there are', async () => {
    const book = memoryBook()
    await book.add([at('/de/pages/old', 'house')])
    const addresses = openFormerAddresses(book)
    await addresses.read()
    expect(addresses.where('/de/pages/old')).toBeUndefined()
    addresses.settle([])
    expect(addresses.where('/de/pages/old')).toBe('gone')
  })

  it('belongs to the last who had it', async () => {
    const addresses = openFormerAddresses(memoryBook())
    await addresses.note([at('/de/pages/wanted', 'older')])
    await addresses.note([at('/de/pages/aside', 'older'), at('/de/pages/wanted', 'younger')])
    addresses.settle([at('/de/pages/aside', 'older'), at('/de/pages/elsewhere', 'younger')])
    expect(addresses.where('/de/pages/wanted')).toBe('/de/pages/elsewhere')
  })

  it('of another process is known once it is read', async () => {
    const book = memoryBook()
    const [here, there] = [openFormerAddresses(book), openFormerAddresses(book)]
    await there.note([at('/de/pages/seen-there', 'house')])
    here.settle([])
    expect(here.where('/de/pages/seen-there')).toBeUndefined()
    await here.read()
    expect(here.where('/de/pages/seen-there')).toBe('gone')
  })
})
