import type { Casting } from '../pack/cast.ts'
import { isLoved, personOf } from './connections.ts'
import type { Person } from './person.ts'

export const casting: Casting<Person> = {
  nameless: 'Namenlos',
  spare: {
    a: { name: 'Jorinde', gender: 'female', connection: '' },
    b: { name: 'Korbinian', gender: 'male', connection: '' },
  },
  heroOf: hero => ({ ...hero, introduced: { nom: hero.name, dat: hero.name, akk: hero.name } }),
  personOf,
  isLoved,
}
