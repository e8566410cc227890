import { plain } from './plain-words.ts'

const words = (list: string): string[] => list.split(' ')

/** As a child calls its people, in every language: whoever is called so needs no other word for kin. */
const FEMALE = new Set(
  words(
    'mama mami mutti mum mummy mam mom mommy mommie maman mamá mamma mamina mammina oma omi omama großmama uroma grandma granny gran nanny nanna mamie mamy mémé mémère mamou bonne-maman nonna nonnina abuela abuelita yaya anneanne babaanne',
  ),
)
const MALE = new Set(
  words(
    'papa papi papilein vati dad daddy papá papaíto papà babbo opa opi opapa großpapa uropa grandpa grandad granddad gramps grampa papy pépé pépère papou bon-papa nonno nonnino abuelo abuelito yayo dede',
  ),
)

/** Gender of somebody whose name begins with a word for kin: "Mama", "Oma Ingrid"; undefined for any other name. */
export function kinNameGender(name: string): 'female' | 'male' | undefined {
  const [first = ''] = plain(name).toLowerCase().split(' ')
  return FEMALE.has(first) ? 'female' : MALE.has(first) ? 'male' : undefined
}

export const isKinName = (name: string): boolean => kinNameGender(name) !== undefined
