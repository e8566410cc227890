import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { QrPicture } from '../../../src/islands/give/QrPicture.tsx'
import { readQr } from '../../helpers/read-qr.ts'

const PIXELS = 400

/** The picture as a browser draws it. */
function drawn(text: string): Promise<Buffer> {
  const markup = renderToStaticMarkup(createElement(QrPicture, { text }))
  const svg = markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  return sharp(Buffer.from(svg)).resize(PIXELS).flatten({ background: '#fff' }).png().toBuffer()
}

/** The picture with a stain of `share` of its width in the middle. */
async function stained(text: string, share: number): Promise<Buffer> {
  const side = Math.round(PIXELS * share)
  const stain = sharp({ create: { width: side, height: side, channels: 3, background: '#845000' } })
  return sharp(await drawn(text))
    .composite([{ input: await stain.png().toBuffer() }])
    .png()
    .toBuffer()
}

describe('The code for cameras', () => {
  it.each([
    'https://lumitale.example/de/present/BCDFGHJKMNPQ',
    'http://localhost:4321/th/%E0%B8%82%E0%B8%AD%E0%B8%87%E0%B8%82%E0%B8%A7%E0%B8%B1%E0%B8%8D/BCDFGHJKMNPQ',
    `https://${'stories-of-a-long-name.'.repeat(8)}example/de/present/BCDFGHJKMNPQ`,
  ])('is read as %s', async address => {
    expect(await readQr(await drawn(address))).toBe(address)
  })

  it('is read with a stain on it', async () => {
    const address = 'https://lumitale.example/de/present/BCDFGHJKMNPQ'
    expect(await readQr(await stained(address, 0.15))).toBe(address)
    await expect(stained(address, 0.6).then(readQr)).rejects.toThrow()
  })
})
