import type { Casting } from '../pack/cast.ts'
import { called } from './called.ts'
import { isLoved, personOf } from './connections.ts'
import type { Person } from './person.ts'

export const casting: Casting<Person> = {
  nameless: 'Nadie',
  spare: {
    a: { name: 'Jacinta', gender: 'female', connection: 'amiga' },
    b: { name: 'Baldomero', gender: 'male', connection: '' },
  },
  heroOf: hero => {
    const name = called(hero.fullName, hero.name)
    return { ...hero, name, introduced: name, calledOut: name, isHero: true }
  },
  personOf,
  isLoved,
}
