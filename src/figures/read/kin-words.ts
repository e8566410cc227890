import { listed, mentioned, type WordRow } from '../../lib/plain-words.ts'

export interface Kin {
  readonly gender?: 'female' | 'male'
  /** `age` in years; `older` in years above the hero's. */
  readonly age?: number
  readonly older?: number
}

const kin = (key: Kin, words: string): WordRow<Kin> => ({ key, starts: listed(words) })

/** In German, English, French, Spanish, Italian, Turkish and Thai. */
// biome-ignore format: a relation is one row of a table
const WORDS: readonly WordRow<Kin>[] = [
  kin({ gender: 'female', age: 70 }, 'oma omi grossmutter grandma grandmother granny mamie grand-mere abuela abuelita nonna babaanne anneanne nine ยาย ย่า'),
  kin({ gender: 'male', age: 72 }, 'opa opi grossvater grandpa grandfather papi papy grandpere abuelo abuelito nonno dede ปู่ ตา'),
  kin({ gender: 'female', older: 28 }, 'mama mutter mutti mom mum mummy mother maman mere madre mamma anne annem tante aunt tia zia teyze hala แม่ ป้า'),
  kin({ gender: 'male', older: 30 }, 'papa vater vati dad daddy father pere padre papà babbo baba babam onkel uncle oncle tio zio amca dayi พ่อ ลุง'),
  kin({ gender: 'female', older: 0 }, 'schwester sister soeur hermana sorella kardesi abla freundin amiga amica copine พี่สาว น้องสาว'),
  kin({ gender: 'male', older: 0 }, 'bruder brother frere hermano fratello abi agabey amico copain พี่ชาย น้องชาย'),
  kin({ gender: 'female', older: 1 }, 'frau ehefrau wife femme esposa mujer moglie karim esim verlobte fiancee novia fidanzata ภรรยา'),
  kin({ gender: 'male', older: 1 }, 'mann ehemann husband mari esposo marido marito kocam verlobter fiance novio fidanzato สามี'),
  kin({ age: 1 }, 'baby bebe bebek neonato saugling ทารก'),
  kin({ gender: 'female', older: -26 }, 'tochter daughter fille hija figlia kizim ลูกสาว'),
  kin({ gender: 'male', older: -26 }, 'sohn son fils hijo figlio oglum ลูกชาย'),
  kin({ older: 24 }, 'lehrer teacher maitre profesor maestr insegnante ogretmen ครู'),
]

/** Empty when the text names none. */
export const kinOf = (connection: string): Kin => mentioned(connection, WORDS)[0] ?? {}
