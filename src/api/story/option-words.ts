import type { OptionName } from '../../contract/answers/fact-options.ts'
import { own } from '../../lib/own.ts'

/** By option: phrases any of which proves the answer's use. */
type OptionWords = Readonly<Record<string, readonly string[]>>

interface LanguageWords {
  readonly options: Readonly<Record<OptionName, OptionWords>>
  /** Said after the number of years. */
  readonly years: readonly string[]
}

const germanColour = (stem: string) => [
  `${stem}es Haar`,
  `${stem}e Haar`,
  `${stem}en Haar`,
  `${stem}em Haar`,
  `${stem}e Haare`,
  `${stem}en Haaren`,
  `Haar war ${stem}`,
]
const germanEyes = (stem: string) => [`${stem}e Augen`, `${stem}en Augen`, `${stem}er Augen`]
const germanBuild = (stem: string) => [stem, `${stem}e`, `${stem}er`, `${stem}en`, `${stem}es`, `${stem}em`]

const de: LanguageWords = {
  options: {
    hair: {
      black: [...germanColour('schwarz'), 'schwarzhaarig', 'schwarz wie'],
      brown: [...germanColour('braun'), 'braunhaarig', 'braun wie'],
      blond: [...germanColour('blond'), 'blonder Schopf', 'blond wie', 'blond'],
      red: [...germanColour('rot'), 'rothaarig', 'roten Schopf', 'roter Schopf', 'Rotschopf'],
      colorful: [
        ...germanColour('bunt'),
        'bunten Schopf',
        'bunter Schopf',
        'in vielen Farben',
        'Farben',
        'aller Farben',
      ],
    },
    eyes: {
      black: germanEyes('schwarz'),
      brown: germanEyes('braun'),
      green: germanEyes('grün'),
      blue: germanEyes('blau'),
    },
    build: {
      tall: germanBuild('groß'),
      muscular: [...germanBuild('kräftig'), ...germanBuild('muskulös'), ...germanBuild('stark')],
      small: germanBuild('klein'),
      slender: germanBuild('zierlich'),
      slim: [...germanBuild('schlank'), ...germanBuild('schmal')],
      athletic: [...germanBuild('sportlich'), ...germanBuild('flink')],
    },
  },
  years: ['Jahre', 'Jahren', 'Jahr'],
}

const en: LanguageWords = {
  options: {
    hair: {
      black: ['black hair', 'black-haired', 'hair was black', 'hair as black', 'black curls', 'black fringe'],
      brown: ['brown hair', 'brown-haired', 'hair was brown', 'hair as brown', 'brown curls', 'brown fringe'],
      blond: ['blond hair', 'blonde hair', 'fair hair', 'fair-haired', 'blond-haired', 'blonde', 'blond'],
      red: ['red hair', 'red-haired', 'redhead', 'hair was red', 'hair as red', 'red curls', 'red fringe'],
      colorful: ['hair of many colours', 'colourful hair', 'many-coloured hair', 'rainbow hair', 'every colour'],
    },
    eyes: {
      black: ['black eyes', 'black-eyed', 'eyes were black'],
      brown: ['brown eyes', 'brown-eyed', 'eyes were brown'],
      green: ['green eyes', 'green-eyed', 'eyes were green'],
      blue: ['blue eyes', 'blue-eyed', 'eyes were blue'],
    },
    build: {
      tall: ['tall', 'taller', 'tallest', 'long legs', 'long arms'],
      muscular: ['muscular', 'strong', 'strength', 'muscles', 'stronger'],
      small: ['small', 'little', 'smaller', 'smallest', 'short'],
      slender: ['slender', 'thin', 'slight', 'willowy'],
      slim: ['slim', 'narrow', 'lean'],
      athletic: ['athletic', 'quick', 'fast', 'fit', 'nimble', 'sporty'],
    },
  },
  years: ['years', 'year', 'years old', 'year-old'],
}

const fr: LanguageWords = {
  options: {
    hair: {
      black: ['cheveux noirs', 'chevelure noire'],
      brown: ['cheveux bruns', 'cheveux châtains', 'chevelure brune'],
      blond: ['cheveux blonds', 'chevelure blonde', 'boucles blondes'],
      red: ['cheveux roux', 'chevelure rousse', 'rousse', 'rouquin', 'rouquine'],
      colorful: ['cheveux multicolores', 'cheveux colorés', 'cheveux de toutes les couleurs'],
    },
    eyes: { black: ['yeux noirs'], brown: ['yeux bruns', 'yeux marron'], green: ['yeux verts'], blue: ['yeux bleus'] },
    build: {
      tall: ['grand', 'grande'],
      muscular: ['musclé', 'musclée', 'fort', 'forte', 'costaud'],
      small: ['petit', 'petite'],
      slender: ['élancé', 'élancée', 'fin', 'fine'],
      slim: ['mince', 'svelte'],
      athletic: ['athlétique', 'sportif', 'sportive', 'agile'],
    },
  },
  years: ['ans', 'an'],
}

const es: LanguageWords = {
  options: {
    hair: {
      black: ['pelo negro', 'cabello negro'],
      brown: ['pelo castaño', 'cabello castaño', 'pelo moreno'],
      blond: ['pelo rubio', 'cabello rubio', 'rubio', 'rubia'],
      red: ['pelo rojo', 'cabello rojo', 'pelirrojo', 'pelirroja'],
      colorful: ['pelo de colores', 'cabello de colores', 'pelo multicolor'],
    },
    eyes: {
      black: ['ojos negros'],
      brown: ['ojos marrones', 'ojos castaños'],
      green: ['ojos verdes'],
      blue: ['ojos azules'],
    },
    build: {
      tall: ['alto', 'alta'],
      muscular: ['musculoso', 'musculosa', 'fuerte'],
      small: ['pequeño', 'pequeña', 'bajito', 'bajita'],
      slender: ['esbelto', 'esbelta', 'fino', 'fina'],
      slim: ['delgado', 'delgada'],
      athletic: ['atlético', 'atlética', 'ágil'],
    },
  },
  years: ['años', 'año'],
}

const it: LanguageWords = {
  options: {
    hair: {
      black: ['capelli neri'],
      brown: ['capelli castani', 'capelli bruni'],
      blond: ['capelli biondi', 'biondo', 'bionda'],
      red: ['capelli rossi'],
      colorful: ['capelli colorati', 'capelli di tutti i colori'],
    },
    eyes: {
      black: ['occhi neri'],
      brown: ['occhi marroni', 'occhi castani'],
      green: ['occhi verdi'],
      blue: ['occhi azzurri', 'occhi blu'],
    },
    build: {
      tall: ['alto', 'alta'],
      muscular: ['muscoloso', 'muscolosa', 'forte'],
      small: ['piccolo', 'piccola', 'basso', 'bassa'],
      slender: ['snello', 'snella', 'esile'],
      slim: ['magro', 'magra', 'sottile'],
      athletic: ['atletico', 'atletica', 'agile'],
    },
  },
  years: ['anni', 'anno'],
}

const WORDS: Readonly<Record<string, LanguageWords>> = { de, en, fr, es, it }

/** Phrases that prove an option's use; undefined for typed answers and languages without words. */
export function optionWords(language: string, name: string, option: string): readonly string[] | undefined {
  const words = own(WORDS, language)
  const options = words && own(words.options, name)
  return options && own(options, option)
}

/** Words after a number of years: "sieben Jahre" is found by "Jahre". */
export const yearWords = (language: string): readonly string[] => own(WORDS, language)?.years ?? []
