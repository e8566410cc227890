import { describe, expect, it } from 'vitest'
import { MOTIFS } from '../../../src/api/illustrator/motifs/motif-table.ts'
import { describeScene } from '../../../src/api/stories/describe-scene.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'

describe("A picture's words", () => {
  it.each([...LANGUAGES])('exist in %s for everything the illustrator draws', language => {
    const { motifs } = serverTexts(language).pictures
    expect(Object.keys(motifs).sort()).toEqual(Object.keys(MOTIFS).sort())
    for (const motif of Object.keys(MOTIFS)) {
      for (const timeOfDay of ['night', 'dusk', 'dawn']) {
        const words = describeScene(language, { motif, timeOfDay })
        expect(words).not.toMatch(/[{}]|undefined/)
        expect(words).toContain(motifs[motif as keyof typeof motifs])
      }
    }
  })
})
