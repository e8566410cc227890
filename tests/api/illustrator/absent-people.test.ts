import { describe, expect, it } from 'vitest'
import { planChapter } from '../../../src/api/illustrator/chapter-plan.ts'
import { castOf } from '../../../src/api/illustrator/figures/cast.ts'
import { randomFrom } from '../../../src/api/illustrator/paper/random.ts'
import { planScenes } from '../../../src/api/illustrator/scene-plan.ts'
import type { Brief, Relation } from '../../../src/api/story/brief.ts'
import { factsOf } from '../../../src/api/story/facts.ts'
import { pictureBriefOf } from '../../../src/api/studio/picture-brief.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const LIVING: Relation = { name: 'Ida', gender: 'female', age: 40, connection: 'aunt' }
const ABSENT: readonly Relation[] = [
  { name: 'Wilf', gender: 'male', age: 80, connection: 'late grandad' },
  { name: 'Wren', gender: 'female', age: 0, connection: 'baby sister' },
  { name: 'Bean', gender: 'unsaid', age: undefined, connection: 'sister, due in May' },
  { name: 'Bruno', gender: 'male', age: undefined, connection: 'dog who died last year' },
]

function briefWith(relations: readonly Relation[], more: Partial<Brief> = {}): Brief {
  const brief = exampleBrief({ language: 'en', relations, answers: [], refinement: '', ...more })
  return { ...brief, facts: factsOf(brief) }
}

describe('A picture', () => {
  it.each(ABSENT.map(relation => [relation.connection, relation] as const))('draws nobody for "%s"', (_, relation) => {
    const brief = pictureBriefOf(briefWith([relation, LIVING]))
    const { others, animals } = castOf(brief)
    expect(others[0]).toBeUndefined()
    expect(others[1]).toBeDefined()
    expect(animals).toEqual([])
    expect(brief.companions).toBe(1)
    const scene = { chapter: 1, count: 3, place: 'garden', who: [0, 1] }
    const { company } = planChapter(brief, scene)
    expect(company.persons).toEqual([1])
    expect(company.animal).toBeUndefined()
  })

  it('puts no stranger beside somebody whose partner died', () => {
    const late: Relation = { name: 'Ben', gender: 'male', age: 60, connection: 'late husband' }
    const brief = pictureBriefOf(briefWith([late], { category: 'love', targetAge: '20+' }))
    expect(castOf(brief).others).toEqual([undefined])
    expect(planScenes(randomFrom('seed'), brief).flatMap(({ company }) => company.persons)).toEqual([])
  })

  it('goes on to draw who is alive, and animals that are', () => {
    const dog: Relation = { name: 'Bruno', gender: 'male', age: undefined, connection: 'dog' }
    const { others, animals } = castOf(pictureBriefOf(briefWith([dog, LIVING])))
    expect(others.map(one => one !== undefined)).toEqual([false, true])
    expect(animals).toEqual(['dog'])
  })

  it('shows no animal of an answer that tells of a death', () => {
    const answers = [{ question: 'What happened?', kind: 'other' as const, answer: 'Our cat died in May' }]
    expect(castOf(pictureBriefOf(briefWith([LIVING], { answers }))).animals).toEqual([])
  })
})
