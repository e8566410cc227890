import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachment, fileName } from '../../src/lib/content-disposition.ts'

describe('The name of a saved file', () => {
  it.each([
    ['Mila und das achtzehnte Licht.epub', 'Mila und das achtzehnte Licht.epub'],
    ['Wer/wo\\was: "so"?.pdf', 'Wer wo was so.pdf'],
    ['../../etc/passwd.pdf', 'etc passwd.pdf'],
    ['\u202egnp.exe\u0000.pdf', 'gnp.exe.pdf'],
    ['โคมไฟ.m4b', 'โคมไฟ.m4b'],
    ['???.mp3', '_.mp3'],
  ])('of %j is %j', (title, name) => {
    expect(fileName(title)).toBe(name)
  })

  it('is given in ASCII too, for those that read nothing else', () => {
    expect(attachment('Łucja fährt Straßenbahn 100%.epub')).toBe(
      `attachment; filename="_ucja fahrt Strassenbahn 100_.epub"; filename*=UTF-8''%C5%81ucja%20f%C3%A4hrt%20Stra%C3%9Fenbahn%20100%25.epub`,
    )
  })

  it('is one line of plain letters, and short enough for every system, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), title => {
        const header = attachment(`${title}.epub`)
        expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/)
        expect(Buffer.byteLength(fileName(`${title}.epub`))).toBeLessThan(200)
      }),
    )
  })
})
