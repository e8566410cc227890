import { describe, expect, it } from 'vitest'
import { MOTIFS } from '../../../src/api/illustrator/motifs/motif-table.ts'
import { TIMES_OF_DAY } from '../../../src/api/illustrator/palettes.ts'
import { randomFrom } from '../../../src/api/illustrator/paper/random.ts'
import { wordsFor } from '../../../src/api/illustrator/people-words.ts'
import { planScenes } from '../../../src/api/illustrator/scene-plan.ts'
import { DISTANCES } from '../../../src/api/illustrator/staging/shot.ts'
import { describeScene } from '../../../src/api/media/describe-scene.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { pictureName } from '../../../src/contract/picture-names.server.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import { ANIMALS } from '../../../src/figures/pets/pet-table.ts'
import { POSES, type Pose } from '../../../src/figures/pose.ts'
import { DESCRIBED_PEOPLE } from '../../figures/described-people.ts'
import { pictureBrief } from '../illustrator/picture-brief.ts'

const STORY = { relations: [], companions: 0, location: '', story: { things: ['piano'], locations: ['kitchen'] } }
const GIRL = { age: 8, gender: 'female', hair: 'red', build: [] }
const GROUP = {
  ...{ motif: 'kitchen', timeOfDay: 'dusk', pose: 'sitting', distance: 'half', companion: 'dog' },
  things: ['piano', 'umbrella'],
  people: [
    { kind: 'child-female', features: ['wheelchair', 'hearing-aids', 'glasses'] },
    { kind: 'old-female', features: ['headscarf'] },
  ],
}

/** On the four covers of a story whose hero is as described. */
function peopleShown({ age, gender, hair, looks }: (typeof DESCRIBED_PEOPLE)[number]) {
  const brief = pictureBrief({ ...STORY, hero: { age, gender, hair, build: [], peculiarities: looks } })
  return planScenes(randomFrom(looks), brief).flatMap(scene => wordsFor(brief)(scene).people ?? [])
}

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

  it.each([
    [
      'en',
      'Close up: The hero sits, at dusk. Setting: kitchen. The hero: a girl with a wheelchair, hearing aids, and glasses. Alongside: an old woman with a headscarf and a dog. Also shown: piano and umbrella.',
    ],
    [
      'de',
      'Aus der Nähe: Die Hauptfigur sitzt, in der Dämmerung. Ort: Küche. Hauptfigur: ein Mädchen mit Rollstuhl, Hörgeräten und Brille. Daneben: eine alte Frau mit Kopftuch und ein Hund. Zu sehen: Klavier und Regenschirm.',
    ],
  ] as const)('read in %s as somebody would tell them', (language, expected) => {
    expect(describeScene(language, GROUP)).toBe(expected)
  })

  it.each([...LANGUAGES])('tell in %s who is there and what can be seen of everybody', language => {
    const { ofStory, companions } = serverTexts(language).pictures
    const { kinds, features } = ofStory
    const words = describeScene(language, GROUP)
    expect(words).not.toMatch(/[{}]|undefined/)
    const people = [kinds['child-female'], kinds['old-female'], companions.dog]
    const seen = [features.wheelchair, features['hearing-aids'], features.glasses, features.headscarf]
    for (const part of [...people, ...seen]) expect(words).toContain(part)
    expect(words).not.toContain(companions.person)
  })

  it.each([...LANGUAGES])('have a word in %s for everybody and every feature that pictures show', language => {
    const { ofStory, companions } = serverTexts(language).pictures
    const people = DESCRIBED_PEOPLE.flatMap(peopleShown)
    const isWorded = (table: object, key: string) => Object.hasOwn(table, key)
    expect(people.filter(({ kind }) => !isWorded(ofStory.kinds, kind) && !isWorded(companions, kind))).toEqual([])
    const features = new Set(people.flatMap(person => person.features))
    expect([...features].filter(feature => !isWorded(ofStory.features, feature))).toEqual([])
    expect(features.size).toBeGreaterThan(20)
  })

  it('say of nobody in a wheelchair that they stand, and nothing of glasses seen from behind', () => {
    const brief = pictureBrief({ ...STORY, hero: { ...GIRL, peculiarities: 'sits in a wheelchair, wears glasses' } })
    const [first] = planScenes(randomFrom('wheelchair'), brief)
    if (!first) throw new Error('no cover was planned')
    const seen = (pose: Pose) => wordsFor(brief)({ ...first, company: { pose, persons: [] } })
    for (const pose of ['standing', 'walking', 'running', 'climbing'] as const) expect(seen(pose).pose).toBe('sitting')
    expect(seen('standing').people?.[0]?.features).toEqual(expect.arrayContaining(['wheelchair', 'glasses']))
    expect(seen('back').people?.[0]?.features).not.toContain('glasses')
    expect(seen('in-boat').people?.[0]?.features).not.toContain('wheelchair')
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
