import { describe, expect, it } from 'vitest'
import { MOTIFS } from '../../../src/api/illustrator/motifs/motif-table.ts'
import { TIMES_OF_DAY } from '../../../src/api/illustrator/palettes.ts'
import { DISTANCES } from '../../../src/api/illustrator/staging/shot.ts'
import { describeScene } from '../../../src/api/media/describe-scene.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { pictureName } from '../../../src/contract/picture-names.server.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import { ANIMALS } from '../../../src/figures/pets/pet-table.ts'
import { POSES } from '../../../src/figures/pose.ts'

const WEATHERS = ['rain', 'snow', 'wind', 'fog']
const sorted = (words: object) => Object.keys(words).sort()

describe("A picture's words", () => {
  it.each([...LANGUAGES])('exist in %s for everything the illustrator draws', language => {
    const { motifs, times, poses, companions, weathers } = serverTexts(language).pictures
    expect(sorted(motifs)).toEqual(sorted(MOTIFS))
    expect(sorted(times)).toEqual([...TIMES_OF_DAY].sort())
    expect(sorted(poses)).toEqual([...POSES].sort())
    expect(sorted(companions)).toEqual([...ANIMALS, 'person'].sort())
    expect(sorted(weathers)).toEqual([...WEATHERS].sort())
  })

  it.each([...LANGUAGES])('tell in %s who does what with whom, when, in which weather and where', language => {
    const { motifs, times, poses, companions, weathers } = serverTexts(language).pictures
    const scene = { motif: 'bridge', timeOfDay: 'dusk', pose: 'sitting', companion: 'dog', weather: 'rain' }
    const words = describeScene(language, scene)
    expect(words).not.toMatch(/[{}]|undefined/)
    for (const part of [motifs.bridge, times.dusk, poses.sitting, companions.dog, weathers.rain])
      expect(words).toContain(part)
  })

  it.each([...LANGUAGES])('say in %s nothing of company and weather where there is none', language => {
    const { poses, times, motifs } = serverTexts(language).pictures
    const words = describeScene(language, { motif: 'castle', timeOfDay: 'night', pose: 'walking' })
    expect(words).not.toMatch(/[{}]|undefined|, ,|\. \./)
    for (const part of [poses.walking, times.night, motifs.castle]) expect(words).toContain(part)
  })

  it.each([...LANGUAGES])(
    'tell in %s from where a story’s picture is seen, where it is and with which things',
    language => {
      const { times, companions, ofStory } = serverTexts(language).pictures
      expect(sorted(ofStory.poses)).toEqual([...POSES].sort())
      expect(['whole', ...sorted(ofStory.views)].sort()).toEqual([...DISTANCES].sort())
      const shown = { distance: 'far', things: ['piano', 'umbrella'] }
      const scene = { motif: 'kitchen', timeOfDay: 'dusk', pose: 'walking', companion: 'dog', ...shown }
      const words = describeScene(language, scene)
      expect(words).not.toMatch(/[{}]|undefined/)
      const names = [pictureName('locations', 'kitchen', language), pictureName('things', 'piano', language)]
      const umbrella = pictureName('things', 'umbrella', language)
      for (const part of [...names, umbrella, times.dusk, ofStory.poses.walking, ofStory.views.far, companions.dog])
        expect(words).toContain(part)
    },
  )

  it.each([...LANGUAGES])('say in %s who is there, where the names are known', language => {
    const { ofStory, companions } = serverTexts(language).pictures
    for (const pose of Object.values(ofStory.poses)) expect(pose.startsWith(ofStory.hero)).toBe(true)
    const scene = { motif: 'kitchen', timeOfDay: 'dusk', distance: 'far', companion: 'person' }
    const people = { hero: 'Mila', companion: 'Oma Inge' }
    for (const pose of ['walking', 'pair']) {
      const words = describeScene(language, { ...scene, pose }, people)
      expect(words).toContain('Mila')
      expect(words).toContain('Oma Inge')
      expect(words).not.toMatch(/[{}]|undefined| {2}/)
      expect(describeScene(language, { ...scene, pose }, { companion: undefined })).not.toContain('Oma Inge')
    }
    const withDog = describeScene(language, { ...scene, pose: 'walking', companion: 'dog' }, people)
    expect(withDog).toContain(companions.dog)
    expect(withDog).not.toContain('Oma Inge')
  })

  it('are still whole for pictures that tell of less', () => {
    expect(describeScene('en', { motif: 'castle', timeOfDay: 'night', pose: 'lantern-right' })).toBe(
      'The hero stands with a lantern raised, at night. Behind: a castle with four towers.',
    )
  })

  it('name the second of a pair once', () => {
    const words = describeScene('en', { motif: 'castle', timeOfDay: 'night', pose: 'pair', companion: 'person' })
    expect(words).not.toContain('another person')
  })
})
