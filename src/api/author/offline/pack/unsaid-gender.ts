import type { Gender } from '../../../story/brief.ts'
import { kinNameGender } from '../../../story/kin-names.ts'
import { plain } from '../../../story/plain-words.ts'
import { type AnswerLanguage, isAnswerLanguage } from '../answers/reading.ts'

interface GenderWords {
  readonly female: string
  readonly male: string
  /** Where a connection goes on with somebody else: "die Schwester von Papa". */
  readonly next: RegExp
}

/** Words of connections, and of names before the name itself: "Frau Kessler", "tía Inés". In lower case. */
const WORDS: Readonly<Record<AnswerLanguage, GenderWords>> = {
  de: {
    female:
      'frau fräulein mutter mama mami mutti oma omi großmutter schwester tochter tante cousine nichte enkelin freundin partnerin verlobte ehefrau gattin nachbarin kollegin chefin lehrerin erzieherin trainerin ärztin schwägerin schwiegermutter königin prinzessin hexe fee dame mädchen braut witwe patin lebensgefährtin kameradin mitbewohnerin',
    male: 'herr vater papa papi vati opa opi großvater bruder sohn onkel cousin vetter neffe enkel freund partner verlobter ehemann gatte mann nachbar kollege chef lehrer erzieher trainer arzt schwager schwiegervater könig prinz zauberer junge bräutigam witwer pate lebensgefährte kamerad mitbewohner',
    next: / (?:von|vom|der|des|den|dem|meine[rs]|seine[rs]|ihre[rs]|unsere[rs]|aus|bei|mit|ohne|und|wie|für) /iu,
  },
  en: {
    female:
      'mrs ms miss madam lady dame woman girl mother mum mummy mom mommy mama grandma granny gran nana nan grandmother sister daughter aunt auntie niece granddaughter wife girlfriend fiancée fiancee bride widow stepmother stepmum stepsister stepdaughter godmother goddaughter mother-in-law sister-in-law daughter-in-law queen princess witch landlady',
    male: 'mr mister sir lord man boy father dad daddy papa grandpa grandad granddad gramps grandfather brother son uncle nephew grandson husband boyfriend fiancé groom widower stepfather stepdad stepbrother stepson godfather godson father-in-law brother-in-law son-in-law king prince wizard landlord',
    next: / (?:of|from|who|whom|with|and|to|in|at|like|than) /iu,
  },
  fr: {
    female:
      'madame mme mademoiselle mlle dame femme fille mère maman mamie mamy mémé grand-mère sœur soeur tante tata tatie cousine nièce petite-fille épouse compagne fiancée copine amie amoureuse voisine directrice maîtresse institutrice belle-mère belle-sœur belle-fille demi-sœur marraine reine princesse sorcière fée veuve',
    male: 'monsieur homme garçon père papa papi papy pépé grand-père frère oncle tonton cousin neveu petit-fils fils mari époux compagnon fiancé copain ami amoureux voisin directeur maître instituteur beau-père beau-frère beau-fils demi-frère parrain roi prince sorcier veuf',
    next: / (?:de|du|des|qui|que|avec|et|à|au|chez|dont|en) | d[’']/iu,
  },
  es: {
    female:
      'señora sra señorita doña mujer chica niña madre mamá mami abuela abuelita yaya bisabuela hermana hermanita hija tía prima sobrina nieta esposa novia prometida amiga vecina compañera maestra profesora jefa suegra cuñada nuera madrina madrastra hermanastra reina princesa bruja hada viuda',
    male: 'señor sr don hombre chico niño padre papá papi abuelo abuelito yayo bisabuelo hermano hermanito hijo tío primo sobrino nieto esposo marido novio prometido amigo vecino compañero maestro profesor jefe suegro cuñado yerno padrino padrastro hermanastro rey príncipe brujo viudo',
    next: / (?:de|del|que|con|y|a|al|en|como) /iu,
  },
  it: {
    female:
      'signora signorina donna ragazza bambina madre mamma nonna nonnina bisnonna sorella sorellina figlia zia cugina moglie fidanzata compagna sposa amica vicina maestra professoressa direttrice suocera cognata nuora madrina matrigna sorellastra regina principessa strega fata vedova',
    male: 'signor signore uomo ragazzo bambino padre papà babbo nonno nonnino bisnonno fratello fratellino figlio zio cugino marito fidanzato compagno sposo amico vicino maestro professore direttore suocero cognato genero padrino patrigno fratellastro re principe mago vedovo',
    next: / (?:di|del|della|dello|dei|delle|degli|che|con|e|a|al|alla|in|come) | dell[’']/iu,
  },
}

/** Ends of German compounds: "Lieblingstante". Shorter ones end words of another kind: "Pate" of "Spate". */
const COMPOUND_UNITS = 4
/** Words of a connection that are looked at: longer ones are histories. */
const WORDS_MOST = 6
const ELIDED = /(?<!\p{L})(?:l|d|un|dell|all)[’']/gu
const NOT_A_LETTER = /[^\p{L}’'-]+/u

const SETS = new Map(
  Object.entries(WORDS).map(([language, { female, male }]) => [
    language,
    { female: new Set(female.split(' ')), male: new Set(male.split(' ')) },
  ]),
)

type Said = 'female' | 'male'

function genderOfWord(word: string, language: AnswerLanguage): Said | undefined {
  const sets = SETS.get(language)
  const ends = (list: ReadonlySet<string> | undefined) =>
    list !== undefined &&
    (list.has(word) || (language === 'de' && [...list].some(one => one.length >= COMPOUND_UNITS && word.endsWith(one))))
  // "Freundin" ends in no word of men, and "Frau" in none: what both lists hold says nothing.
  const isFemale = ends(sets?.female)
  return isFemale === ends(sets?.male) ? undefined : isFemale ? 'female' : 'male'
}

/** "Frau" alone: "Lehmann Petra" is no man. */
function titleGender(word: string, language: AnswerLanguage): Said | undefined {
  const sets = SETS.get(language)
  return sets?.female.has(word) ? 'female' : sets?.male.has(word) ? 'male' : undefined
}

/** Of all words of a text that say one, where they agree. */
function genderOfWords(words: readonly string[], language: AnswerLanguage): Said | undefined {
  const found = new Set(words.flatMap(word => genderOfWord(word, language) ?? []))
  const [first] = found
  return found.size === 1 ? first : undefined
}

/** "Freund*in", "ami·e", "amig@": who writes so says that it is neither, or either. */
const EITHER = /\p{L}[*·•/_:]\p{L}|\p{L}@/u

const wordsOf = (text: string): string[] => text.toLowerCase().replace(ELIDED, '').split(NOT_A_LETTER).filter(Boolean)

/** "meine Schwester, die immer lacht", "the wife of my brother": by who it is, not by whose. */
function genderOfConnection(connection: string, language: AnswerLanguage): Said | undefined {
  const [start = ''] = `${plain(connection)} `.split(',')[0]?.split(WORDS[language].next) ?? []
  const words = wordsOf(start)
  return words.length > WORDS_MOST || EITHER.test(connection) ? undefined : genderOfWords(words, language)
}

interface Somebody {
  readonly name: string
  readonly gender: Gender
  readonly connection: string
}

/** The gender that was said; where none was, the one that the connection, or a word of the name before it, says. */
export function genderOf({ name, gender, connection }: Somebody, language: string): Gender {
  if (gender !== 'unsaid' || !isAnswerLanguage(language)) return gender
  const [first = '', ...others] = wordsOf(plain(name))
  const title = others.length > 0 ? titleGender(first, language) : undefined
  return genderOfConnection(connection, language) ?? title ?? kinNameGender(name) ?? gender
}
