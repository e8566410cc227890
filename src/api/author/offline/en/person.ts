import type { Somebody } from '../pack/cast.ts'

export interface Person extends Somebody {
  /** With the relation: "her best friend Ada". */
  readonly introduced: string
}

/** "Ada’s", "James’s", and of a family "the Łuczaks’". */
const possessive = (name: string): string => (/^the .*s$/iu.test(name) ? `${name}’` : `${name}’s`)

interface Pronouns {
  readonly he: string
  readonly him: string
  readonly his: string
  readonly hers: string
  readonly himself: string
}

const HE: Pronouns = { he: 'he', him: 'him', his: 'his', hers: 'his', himself: 'himself' }
const SHE: Pronouns = { he: 'she', him: 'her', his: 'her', hers: 'hers', himself: 'herself' }
const THEY: Pronouns = { he: 'they', him: 'them', his: 'their', hers: 'theirs', himself: 'themself' }
const IT: Pronouns = { he: 'it', him: 'it', his: 'its', hers: 'its own', himself: 'itself' }

export function pronounsOf({ gender, kind }: Pick<Person, 'gender' | 'kind'>): Pronouns {
  if (gender === 'male') return HE
  if (gender === 'female') return SHE
  return kind === 'person' ? THEY : IT
}

/**
 * The words for one form of a person:
 * - nothing: the name; `he`, `him`, `his`, `hers`, `himself`: the pronoun; `s`: the name's possessive
 * - `was`: "she was", "they were"; `is`: "she’s", "they’re"
 * - `v:goes|go`: the verb after a pronoun; `g:king|queen|ruler`: a wording for a man, a woman, and for neither
 * - `+`: the name with what the person is to the hero
 */
export function formOf(person: Person, form: string): string | undefined {
  const [head = '', rest = ''] = form.split(/:(.*)/su)
  const options = rest.split('|')
  const pronouns = pronounsOf(person)
  const isPlural = pronouns === THEY
  if (head === '') return person.name
  if (head === 's') return possessive(person.name)
  if (head === '+') return person.introduced
  if (head === 'was') return `${pronouns.he} ${isPlural ? 'were' : 'was'}`
  if (head === 'is') return `${pronouns.he}${isPlural ? '’re' : '’s'}`
  if (head === 'v') return options[isPlural ? 1 : 0] ?? ''
  if (head === 'g')
    return (person.gender === 'male' ? options[0] : person.gender === 'female' ? options[1] : options[2]) ?? ''
  return head in pronouns ? pronouns[head as keyof Pronouns] : undefined
}
