type Answered = 'female' | 'male'

/**
 * Phrases that give somebody the gender that was not answered: for a hero who is female those of a male, and the other way
 * round. NAME is the hero's; OPEN the beginning of a sentence, so that nobody's mother or dog is meant; ADJECTIVE may be
 * none.
 */
type GenderPhrases = Readonly<Record<Answered, readonly string[]>>

const REFLEXIVE =
  'asked|told|saw|found|hid|threw|pulled|stopped|pushed|hugged|shook|caught|pinched|washed|dressed|promised|reminded|taught|was|felt|forgot|said to|thought to|smiled to|laughed to|whispered to|talked to|laughed at|smiled at|looked at'
const en = (own: string, reflexive: string, people: string): string[] => [
  `OPENNAME (?:${REFLEXIVE}) ${reflexive}`,
  `OPENNAME (?:shook|nodded|cocked) ${own} head`,
  `OPENNAME (?:held|caught) ${own} breath`,
  `OPENNAME (?:rolled|narrowed|blinked) ${own} eyes`,
  `OPENNAME made up ${own} mind`,
  `OPENNAME (?:is|was) (?:a|the only) ADJECTIVE(?:${people})(?!['-])`,
  `(?:a|the) ADJECTIVE(?:${people}) named NAME|(?:^|[,;] )${own} name (?:is|was) NAME`,
]

const de = (pronoun: string, own: string, article: string, people: string): string[] => [
  `OPENNAME hielt ${own}en atem an`,
  `OPENNAME (?:verdrehte|kniff) ${own}e augen`,
  `OPENNAME (?:ist|war) (?:${people})(?!-)`,
  `(?:${people}) namens NAME`,
  `OPEN${pronoun} (?:heißt|hieß) NAME[.!]`,
  `OPEN${own} name (?:ist|war) NAME`,
  `${article} (?:kleine|große|mutige|tapfere|kluge|neugierige|müde|liebe|arme|schlaue) NAME(?!-)`,
]

const fr = (pronoun: string, ending: string, people: string, article: string, named: string): string[] => [
  `OPEN${pronoun} s'appel(?:le|ait) NAME`,
  `OPENNAME (?:est|était) (?:${people})`,
  `(?:${people}) (?:${named}|qui s'appelait) NAME`,
  `${article} NAME(?!-)`,
  `OPENNAME (?:est|était) (?:all|arriv|rest|tomb|entr|rentr|mont)é${ending}`,
  `OPENNAME (?:est|était) (?:parti|sorti|descendu|venu|revenu)${ending}`,
  `OPENNAME (?:est|était) (?:très |si |trop |bien |un peu )?(?:fatigué|content|étonné|assis|endormi|réveillé|décidé|intrigué)${ending}`,
]

/** Adjectives that agree, without their ending. */
const SPANISH = 'cansad|content|asustad|preocupad|enfadad|sentad|despiert|dormid|list|quiet|tranquil|nervios|parad'
const ITALIAN = 'stanc|content|spaventat|preoccupat|arrabbiat|sedut|svegli|addormentat|pront|ferm|tranquill|nervos'

const es = (ending: string, people: string, article: string): string[] => [
  `OPENNAME (?:está|estaba) (?:muy |tan |un poco |demasiado )?(?:${SPANISH})${ending}`,
  `OPENNAME se (?:queda|quedó|había quedado) (?:muy |tan )?(?:${SPANISH})${ending}`,
  `OPENNAME (?:es|era) (?:${people})`,
  `(?:${people}) (?:llamad${ending}|que se llamaba) NAME`,
  `${article} NAME(?!-)`,
  `OPENNAME se (?:dice|dijo|decía) a sí mism${ending}`,
  `OPENNAME (?:es|era) (?:muy |tan )?(?:curios|list|pequeñ|tímid|travies)${ending}`,
]

const it = (ending: string, people: string, article: string): string[] => [
  `OPENNAME (?:è|era) (?:molto |così |un po' |troppo )?(?:${ITALIAN})${ending}`,
  `OPENNAME (?:è|era) (?:andat|partit|arrivat|tornat|rimast|cadut|nat|salit|sces|uscit|entrat)${ending}`,
  `OPENNAME si (?:è|era) (?:alzat|sedut|addormentat|svegliat|fermat)${ending}`,
  `OPENNAME (?:è|era) (?:${people})`,
  `(?:${people}) (?:di nome|che si chiamava|chiamat${ending}) NAME`,
  `${article} NAME(?!-)`,
  `OPENNAME rimase (?:${ITALIAN})${ending}`,
]

export const GENDER_PHRASES: Readonly<Record<string, GenderPhrases>> = {
  en: {
    female: en('his', 'himself', 'boy|man'),
    male: en('her', 'herself', 'girl|woman'),
  },
  de: {
    female: de('er', 'sein', 'der', '(?:ein|der) ADJECTIVE(?:junge|mann)'),
    male: de('sie', 'ihr', 'die', '(?:ein|das) ADJECTIVEmädchen|(?:eine|die) ADJECTIVEfrau'),
  },
  fr: {
    female: fr('il', '', 'un ADJECTIVE(?:garçon|homme)', 'le (?:petit|grand|jeune|brave)', 'nommé|appelé'),
    male: fr('elle', 'e', 'une ADJECTIVE(?:fille|femme)', 'la (?:petite|grande|jeune|brave)', 'nommée|appelée'),
  },
  es: {
    female: es('o', 'un ADJECTIVE(?:niño|chico|hombre)', 'el (?:pequeño|valiente|curioso|joven)'),
    male: es('a', 'una ADJECTIVE(?:niña|chica|mujer)', 'la (?:pequeña|valiente|curiosa|joven)'),
  },
  it: {
    female: it('o', 'un ADJECTIVE(?:bambino|ragazzo|uomo)', 'il (?:piccolo|coraggioso|curioso|giovane)'),
    male: it('a', 'una ADJECTIVE(?:bambina|ragazza|donna)', 'la (?:piccola|coraggiosa|curiosa|giovane)'),
  },
}
