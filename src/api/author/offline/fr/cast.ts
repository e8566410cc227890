import type { Casting } from '../pack/cast.ts'
import { isLoved, personOf } from './connections.ts'
import type { Person } from './person.ts'

export const casting: Casting<Person> = {
  nameless: 'Personne',
  spare: {
    a: { name: 'Capucine', gender: 'female', connection: '' },
    b: { name: 'Anselme', gender: 'male', connection: '' },
  },
  heroOf: hero => ({ ...hero, introduced: hero.name }),
  personOf,
  isLoved,
}
