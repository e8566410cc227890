import { ownFacts } from '../../../src/api/author/offline/own-facts.ts'
import type { Brief, Relation } from '../../../src/api/story/brief.ts'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { TARGET_AGES } from '../../../src/contract/options.ts'
import { itemAt } from '../../../src/lib/item-at.ts'
import { parameterOf } from '../../stories/parameter-of.ts'

type Row = readonly [name: string, connection: string, gender: Relation['gender'], age?: number, answer?: string]

/** A name that no plot has. */
export const QUIET_NAME = 'Xaverl'

/** How visitors tell that somebody died, is not yet or was just born. */
const QUIET: Readonly<Record<string, readonly Row[]>> = {
  de: [
    ['Opa Xaverl', 'verstorbener Opa', 'male'],
    ['Xaverl', 'Opa', 'male', 81, 'Opa Xaverl ist im Mai gestorben'],
    ['Oma Xaverl', '', 'female', 77, 'Oma Xaverl ist im Mai gestorben und fehlt sehr'],
    ['Xaverl', 'Bruder', 'male', 0],
    ['Xaverl', 'ungeborene Schwester', 'female'],
    ['Xaverl', 'unser Hund, letztes Jahr gestorben', 'unsaid'],
  ],
  en: [
    ['Grandad Xaverl', 'late grandad', 'male'],
    ['Nana Xaverl', 'nana', 'female', 81, 'Please make Nana Xaverl appear as a star, she died in March'],
    ['Xaverl', 'grandad', 'male', 77, 'His grandad died in the spring'],
    ['Xaverl', 'baby brother', 'male', 0],
    ['Xaverl', 'sister, due in May', 'female'],
    ['Xaverl', 'dog who died last year', 'unsaid'],
  ],
  fr: [
    ['Papi Xaverl', 'mon grand-père défunt', 'male'],
    ['Mamie Xaverl', 'mamie', 'female', 81, 'Mamie Xaverl est morte en mars'],
    ['Xaverl', 'papi', 'male', 77, 'Son papi est mort au printemps'],
    ['Xaverl', 'petit frère', 'male', 0],
    ['Xaverl', 'petite sœur à naître', 'female'],
    ['Xaverl', 'notre chien, mort l’an dernier', 'unsaid'],
  ],
  es: [
    ['Xaverl', 'difunta abuela', 'female'],
    ['abuela Xaverl', 'abuela', 'female', 81, 'La abuela Xaverl murió en marzo'],
    ['Xaverl', 'abuelo', 'male', 77, 'Su abuelo murió en primavera'],
    ['Xaverl', 'hermano', 'male', 0],
    ['Xaverl', 'hermanita que nacerá en mayo', 'female'],
    ['Xaverl', 'nuestro perro, que murió el año pasado', 'unsaid'],
  ],
  it: [
    ['Xaverl', 'nonno che non c’è più', 'male'],
    ['nonna Xaverl', 'nonna', 'female', 81, 'Nonna Xaverl è morta a marzo'],
    ['Xaverl', 'nonno', 'male', 77, 'Il nonno è morto in primavera'],
    ['Xaverl', 'fratellino', 'male', 0],
    ['Xaverl', 'sorellina in arrivo', 'female'],
    ['Xaverl', 'il nostro cane, morto l’anno scorso', 'unsaid'],
  ],
}

const FRIENDS = [
  { name: 'Ida', gender: 'female', age: 8, connection: '' },
  { name: 'Bruno', gender: 'male', age: 40, connection: '' },
]

/** A brief with somebody who is not to act; the number of the try walks through people, categories, ages and lengths. */
export function quietBrief(language: string, index: number): Brief {
  const all = QUIET[language] ?? []
  const [name, connection, gender, years, answer] = itemAt(all, index % all.length)
  const isBusy = index % 3 > 0
  const part = {
    character: {
      demographics: { name: 'Nepomuk', age: 9, gender: 'male' },
      psychologicalTraits: { quirksFlawsFaults: '' },
      relationships: [
        { name, connection, gender: gender === 'unsaid' ? '' : gender, ...(years === undefined ? {} : { age: years }) },
        ...(isBusy ? FRIENDS : []),
      ],
    },
    story: { refinement: index % 2 === 0 ? '' : (answer ?? '') },
    dynamic: answer === undefined || index % 2 === 1 ? [] : [{ question: '…', answer }],
  }
  const asked = {
    language,
    words: index % 10 === 0 ? 1000 : 500,
    age: itemAt(TARGET_AGES, index % TARGET_AGES.length),
    category: itemAt(CATEGORIES, index % CATEGORIES.length),
  }
  const brief = briefOf(parameterOf(part, asked), `quiet ${index}`)
  return { ...brief, facts: ownFacts(brief) }
}
