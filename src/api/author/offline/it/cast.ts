import type { Casting } from '../pack/cast.ts'
import { called } from './called.ts'
import { isLoved, personOf } from './connections.ts'
import type { Person } from './person.ts'

export const casting: Casting<Person> = {
  nameless: 'Nessuno',
  spare: {
    a: { name: 'Ersilia', gender: 'female', connection: 'amica' },
    b: { name: 'Ottavio', gender: 'male', connection: '' },
  },
  heroOf: hero => {
    const name = called(hero.fullName, hero.name)
    return { ...hero, name, introduced: name, calledOut: name, isHero: true }
  },
  personOf,
  isLoved,
}
