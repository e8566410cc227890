import { describe, expect, it } from 'vitest'
import { StoredShapeError } from '../../../src/api/db/stored.ts'
import { pictureScene } from '../../../src/api/media/picture-scene.ts'
import { earlierHistories } from '../../../src/api/stories/earlier-histories.ts'
import { outputIn, shownOutputIn } from '../../../src/api/stories/step-outputs.ts'

const PLAN = {
  title: 'Der Mond',
  teaser: 'Er fehlt.',
  chapters: [{ number: 1, title: 'Nacht', summary: 'Es wird dunkel.' }],
}
const VIEW = { place: 'Hafen', who: [0], timeOfDay: 'night' }
const CHAPTER = { number: 1, words: 500, entry: 'a', scenes: ['b'], exit: 'c', facts: ['hero.name'], view: VIEW }
const OUTLINE = { startSummary: 'Es beginnt.', chapters: [CHAPTER, { ...CHAPTER, view: { place: '', who: [] } }] }

const rowsOf = (step: 'plan' | 'draft' | 'cover', output: unknown) => [{ step, output }]

describe('What is stored as JSON', () => {
  it('is read as the step wrote it, in the order of its keys and with what no schema names', () => {
    const stored = { chapters: PLAN.chapters, more: 1, title: PLAN.title, teaser: PLAN.teaser }
    expect(JSON.stringify(outputIn(rowsOf('plan', stored), 'plan'))).toBe(JSON.stringify(stored))
    expect(outputIn(rowsOf('draft', OUTLINE), 'draft')).toEqual(OUTLINE)
    expect(outputIn(rowsOf('plan', PLAN), 'edit')).toBeUndefined()
    const histories = [{ told: ['moon'], phrasings: [7], offset: 3 }]
    expect(earlierHistories({ earlier_histories: histories })).toEqual(histories)
  })

  it('is shown of a draft or a cover that says less', () => {
    expect(shownOutputIn(rowsOf('draft', {}), 'draft')).toEqual({})
    expect(shownOutputIn(rowsOf('cover', { files: ['a.webp'] }), 'cover')?.note).toBeUndefined()
    expect(() => outputIn(rowsOf('draft', {}), 'draft')).toThrow(StoredShapeError)
  })

  it('is refused in another shape, by the name of what it is and the paths, without what stands there', () => {
    const other = { ...PLAN, teaser: 7, chapters: [{ number: 'Łucja' }] }
    const read = () => outputIn(rowsOf('plan', other), 'plan')
    expect(read).toThrow(StoredShapeError)
    expect(read).toThrow(
      'story_step.output of plan is stored in a shape that is not known, at teaser, chapters.0.number',
    )
    expect(read).not.toThrow('Łucja')
    expect(() => earlierHistories({ earlier_histories: ['Łucja'] })).toThrow(StoredShapeError)
    expect(() => pictureScene({ scene: 'Łucja' })).toThrow('media.scene of a picture is stored in a shape')
  })

  it('says nothing of a picture that is missing or older than its words', () => {
    expect(pictureScene(undefined)).toEqual({ motif: '', timeOfDay: '' })
    expect(pictureScene({ scene: { motif: 'harbour' } })).toEqual({ motif: 'harbour', timeOfDay: '' })
  })
})
