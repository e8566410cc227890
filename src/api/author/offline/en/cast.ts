import type { Casting } from '../pack/cast.ts'
import { isLoved, personOf } from './connections.ts'
import type { Person } from './person.ts'

export const casting: Casting<Person> = {
  nameless: 'Nobody',
  spare: {
    a: { name: 'Tamsin', gender: 'female', connection: 'friend' },
    b: { name: 'Mr Okafor', gender: 'male', connection: '' },
  },
  heroOf: hero => ({ ...hero, introduced: hero.name }),
  personOf,
  isLoved,
}
