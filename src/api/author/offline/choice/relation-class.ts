import { plain } from '../../../story/plain-words.ts'
import type { AnswerLanguage } from '../answers/reading.ts'

/** What somebody may be to the hero, as far as a plot minds. */
export const RELATION_CLASSES = [
  'partner',
  'parent',
  'child',
  'grandparent',
  'grandchild',
  'sibling',
  'relative',
  'friend',
  'neighbour',
  'colleague',
  'teacher',
  'stranger',
] as const
export type RelationClass = (typeof RELATION_CLASSES)[number]

type Words = Readonly<Partial<Record<RelationClass, string>>>

/** Ends of words in German, which compounds; whole words elsewhere. In lower case, divided by blanks. */
const WORDS: Readonly<Record<AnswerLanguage, Words>> = {
  de: {
    partner:
      'frau mann ehefrau ehemann gattin gatte partner partnerin verlobte verlobter freund freundin geliebte geliebter liebste liebster lebensgefährtin lebensgefährte schwarm',
    grandparent: 'oma omi opa opi großmutter großvater großmama großpapa uroma uropa urgroßmutter urgroßvater',
    parent: 'mama mami mutti mutter papa papi vati vater stiefmutter stiefvater',
    grandchild: 'enkel enkelin enkelkind',
    child: 'tochter sohn kind baby stieftochter stiefsohn',
    sibling: 'schwester bruder zwilling geschwister geschwisterchen stiefschwester stiefbruder',
    relative:
      'tante onkel cousine cousin vetter nichte neffe schwager schwägerin schwiegermutter schwiegervater patentante patenonkel pate patin',
    friend: 'freund freundin kumpel kamerad kameradin gefährte gefährtin',
    neighbour: 'nachbar nachbarin mitbewohner mitbewohnerin',
    colleague: 'kollege kollegin chef chefin mitschüler mitschülerin klassenkamerad klassenkameradin',
    teacher: 'lehrer lehrerin erzieher erzieherin trainer trainerin',
    stranger: 'fremder fremde',
  },
  en: {
    partner:
      'wife husband partner girlfriend boyfriend fiancé fiancée fiance fiancee spouse sweetheart love lover soulmate crush',
    grandparent:
      'grandma grandmother granny gran nana nan grandpa grandad granddad grandfather gramps great-grandmother great-grandfather',
    parent: 'mum mummy mom mommy mother dad daddy papa mama father stepmother stepfather stepmum stepdad parent',
    grandchild: 'grandson granddaughter grandchild',
    child: 'son daughter child baby stepson stepdaughter',
    sibling: 'sister brother twin sibling sis bro stepsister stepbrother',
    relative:
      'aunt auntie uncle cousin niece nephew godmother godfather mother-in-law father-in-law brother-in-law sister-in-law',
    friend: 'friend mate pal buddy bestie',
    neighbour: 'neighbour neighbor flatmate roommate housemate',
    colleague: 'colleague boss workmate classmate teammate',
    teacher: 'teacher coach trainer',
    stranger: 'stranger',
  },
  fr: {
    partner:
      'femme mari épouse époux compagne compagnon fiancé fiancée amoureux amoureuse copain copine conjoint conjointe chéri chérie',
    grandparent:
      'mamie mamy papi papy grand-mère grand-père mémé pépé mémère pépère arrière-grand-mère arrière-grand-père',
    parent: 'maman papa mère père belle-mère beau-père',
    grandchild: 'petit-fils petite-fille petit-enfant',
    child: 'fils fille enfant bébé',
    sibling: 'sœur soeur frère jumeau jumelle demi-sœur demi-frère',
    relative: 'tante oncle tata tatie tonton cousin cousine nièce neveu marraine parrain belle-sœur beau-frère',
    friend: 'ami amie copain copine pote camarade',
    neighbour: 'voisin voisine colocataire coloc',
    colleague: 'collègue chef patron patronne',
    teacher: 'maître maîtresse professeur prof institutrice instituteur entraîneur entraîneuse',
    stranger: 'inconnu inconnue',
  },
  es: {
    partner: 'mujer marido esposa esposo novia novio pareja prometida prometido',
    grandparent: 'abuela abuelo yaya yayo abuelita abuelito bisabuela bisabuelo',
    parent: 'mamá papá mama papa madre padre madrastra padrastro mami papi',
    grandchild: 'nieto nieta',
    child: 'hijo hija bebé',
    sibling: 'hermana hermano melliza mellizo gemela gemelo hermanita hermanito',
    relative: 'tía tío prima primo sobrina sobrino madrina padrino cuñada cuñado suegra suegro',
    friend: 'amiga amigo compañera compañero colega',
    neighbour: 'vecina vecino',
    colleague: 'compañera compañero jefa jefe colega',
    teacher: 'maestra maestro profesora profesor profe seño entrenadora entrenador',
    stranger: 'desconocida desconocido',
  },
  it: {
    partner: 'moglie marito compagna compagno fidanzata fidanzato ragazza ragazzo amore',
    grandparent: 'nonna nonno bisnonna bisnonno',
    parent: 'mamma papà madre padre babbo matrigna patrigno',
    grandchild: 'nipote nipotina nipotino',
    child: 'figlio figlia bimbo bimba neonato neonata',
    sibling: 'sorella fratello sorellina fratellino gemella gemello',
    relative: 'zia zio cugina cugino nipote cognata cognato suocera suocero madrina padrino',
    friend: 'amica amico compagna compagno',
    neighbour: 'vicina vicino coinquilina coinquilino',
    colleague: 'collega capo',
    teacher: 'maestra maestro professoressa professore prof allenatrice allenatore',
    stranger: 'sconosciuta sconosciuto',
  },
}

const CLASS_OF = new Map(
  Object.entries(WORDS).map(([language, classes]) => [
    language,
    Object.entries(classes).flatMap(([kind, words]) => words.split(' ').map(word => [word, kind] as const)),
  ]),
) as ReadonlyMap<string, readonly (readonly [string, RelationClass])[]>

/** "beste Freundin" is a friend, "meine Freundin" may be either. */
const ONLY_FRIEND = /best|beste|good|old|meilleur|mejor|miglior|school|schul/iu
/** Words of a connection that are looked at: longer ones are sentences. */
const WORDS_MOST = 6

/** What a connection says, all it may be; empty where it says nothing that is known. */
export function relationClassesOf(connection: string, language: AnswerLanguage): RelationClass[] {
  const words = plain(connection).toLowerCase().split(' ')
  if (words.length > WORDS_MOST) return []
  const isMeant = (word: string) =>
    words.some(own => own === word || (language === 'de' && word.length > 3 && own.endsWith(word)))
  const found = new Set((CLASS_OF.get(language) ?? []).flatMap(([word, kind]) => (isMeant(word) ? [kind] : [])))
  if (found.has('friend') && ONLY_FRIEND.test(connection)) found.delete('partner')
  return [...found]
}

/** Names say less than connections: "Frau Kessler" is nobody's wife, "Max Sohn" nobody's child. */
const NAMED_CLASSES: readonly RelationClass[] = ['grandparent', 'parent', 'relative']

interface Acquaintance {
  readonly name: string
  readonly connection: string
}

/** What somebody may be: by the connection, and where that says nothing by a name as "Oma Gerda". */
export function personClassesOf({ name, connection }: Acquaintance, language: AnswerLanguage): RelationClass[] {
  const said = relationClassesOf(connection, language)
  if (said.length > 0) return said
  const [first = ''] = plain(name).split(' ')
  return relationClassesOf(first, language).filter(one => NAMED_CLASSES.includes(one))
}

/** A couple: not "meine Freundin", who may be either. */
export const isSpouse = (classes: readonly RelationClass[]): boolean =>
  classes.includes('partner') && !classes.includes('friend')
