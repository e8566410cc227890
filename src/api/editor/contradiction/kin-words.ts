import { entriesOf } from '../phrase-pattern.ts'

export type Kin =
  | 'mother'
  | 'father'
  | 'brother'
  | 'sister'
  | 'grandmother'
  | 'grandfather'
  | 'aunt'
  | 'uncle'
  | 'son'
  | 'daughter'
  | 'husband'
  | 'wife'
  /** Answers only: a friend is no kin. */
  | 'friend'

interface KinWords {
  readonly kin: Readonly<Record<Kin, string>>
  /** Before a kin word: "Tom, her brother". */
  readonly whose: readonly string[]
  /** Between a name and a kin word: "Tom was her brother". */
  readonly is: string
}

/** Folded, separated by |, per language. */
export const KIN_WORDS: Readonly<Record<string, KinWords>> = {
  en: {
    kin: {
      mother: 'mother|mum|mom|mummy|mommy|mama',
      father: 'father|dad|daddy|papa',
      brother: 'brother',
      sister: 'sister',
      grandmother: 'grandmother|grandma|granny|gran|nana',
      grandfather: 'grandfather|grandpa|grandad|granddad',
      aunt: 'aunt|auntie',
      uncle: 'uncle',
      son: 'son',
      daughter: 'daughter',
      husband: 'husband',
      wife: 'wife',
      friend: 'friend',
    },
    whose: entriesOf('her|his|their|the'),
    is: '(?:is|was) (?:her|his|their)',
  },
  de: {
    kin: {
      mother: 'mutter|mama|mami',
      father: 'vater|papa|papi',
      brother: 'bruder',
      sister: 'schwester',
      grandmother: 'großmutter|oma|omi',
      grandfather: 'großvater|opa|opi',
      aunt: 'tante',
      uncle: 'onkel',
      son: 'sohn',
      daughter: 'tochter',
      husband: 'ehemann|gatte',
      wife: 'ehefrau|gattin',
      friend: 'freund|freundin|kumpel',
    },
    whose: entriesOf('ihr|ihre|ihrem|ihren|ihrer|sein|seine|seinem|seinen|seiner|der|die|dem|den'),
    is: '(?:ist|war) (?:ihre?|seine?)',
  },
  fr: {
    kin: {
      mother: 'mère|maman',
      father: 'père|papa',
      brother: 'frère',
      sister: 'sœur',
      grandmother: 'grand-mère|mamie|mémé',
      grandfather: 'grand-père|papi|papy|pépé',
      aunt: 'tante|tata|tatie',
      uncle: 'oncle|tonton',
      son: 'fils',
      daughter: 'fille',
      husband: 'mari',
      wife: 'femme|épouse',
      friend: 'ami|amie|copain|copine',
    },
    whose: entriesOf('sa|son|leur|le|la'),
    is: '(?:est|était) (?:sa|son|leur)',
  },
  es: {
    kin: {
      mother: 'madre|mamá',
      father: 'padre|papá',
      brother: 'hermano',
      sister: 'hermana',
      grandmother: 'abuela|abuelita|yaya',
      grandfather: 'abuelo|abuelito|yayo',
      aunt: 'tía',
      uncle: 'tío',
      son: 'hijo',
      daughter: 'hija',
      husband: 'marido|esposo',
      wife: 'mujer|esposa',
      friend: 'amigo|amiga',
    },
    whose: entriesOf('su|el|la'),
    is: '(?:es|era) su',
  },
  it: {
    kin: {
      mother: 'madre|mamma',
      father: 'padre|papà|babbo',
      brother: 'fratello',
      sister: 'sorella',
      grandmother: 'nonna',
      grandfather: 'nonno',
      aunt: 'zia',
      uncle: 'zio',
      son: 'figlio',
      daughter: 'figlia',
      husband: 'marito',
      wife: 'moglie',
      friend: 'amico|amica',
    },
    whose: entriesOf('sua|suo|loro|il|la|lo'),
    is: '(?:è|era) (?:(?:il|la) )?(?:sua|suo|loro)',
  },
}
