import { describe, expect, it } from 'vitest'
import { contentfulPictures, embeddedPictures } from '../../../../src/api/outside/content/asset-bytes.ts'

describe('Pictures at Contentful', () => {
  it('are fetched from its own hosts, large enough to draw from', async () => {
    const requests: string[] = []
    const read = contentfulPictures(async input => {
      requests.push(String(input))
      return new Response('bytes')
    })
    expect(await read('https://images.ctfassets.net/space/a/b/fox.jpg')).toEqual(Buffer.from('bytes'))
    expect(await read('https://images.eu.ctfassets.net/space/a/b/fox.jpg?w=9')).toEqual(Buffer.from('bytes'))
    expect(requests).toEqual([
      'https://images.ctfassets.net/space/a/b/fox.jpg?w=1600&fm=jpg&q=88',
      'https://images.eu.ctfassets.net/space/a/b/fox.jpg?w=1600&fm=jpg&q=88',
    ])
  })

  it.each([
    'https://elsewhere.example/fox.jpg',
    'https://images.ctfassets.net.example/fox.jpg',
    'http://images.ctfassets.net/fox.jpg',
    'http://169.254.169.254/latest',
    '/content/images/a/b/c',
    'no address',
  ])('are not looked for at %s', async address => {
    const read = contentfulPictures(async () => Promise.reject(new Error('asked')))
    expect(await read(address)).toBeUndefined()
  })

  it('are missing when it says so, and fail when it fails', async () => {
    const answering = (status: number) => contentfulPictures(async () => new Response('', { status }))
    expect(await answering(404)('https://images.ctfassets.net/x')).toBeUndefined()
    await expect(answering(500)('https://images.ctfassets.net/x')).rejects.toThrow('500')
  })
})

describe('Pictures of the embedded service', () => {
  it('are read by their paths, and nothing else is', async () => {
    const requests: string[] = []
    const read = embeddedPictures(async request => {
      requests.push(new URL(request.url).pathname)
      return new Response('bytes')
    })
    expect(await read('/content/images/fox/key/fox.webp')).toEqual(Buffer.from('bytes'))
    expect(await read('/content/cma/spaces/x')).toBeUndefined()
    expect(await read('https://images.ctfassets.net/x')).toBeUndefined()
    expect(requests).toEqual(['/content/images/fox/key/fox.webp'])
  })
})
