import { entriesOf } from '../phrase-pattern.ts'

export interface PossessorWords {
  /** Of the narrator's "she", "he" and "they", folded. */
  readonly third: string
  /** Of whoever speaks or is spoken to. */
  readonly inSpeech: string
  /** Third person of one gender only. */
  readonly female?: string
  readonly male?: string
  /** "whose mother". */
  readonly relative: string
  /** Before whose it is: "the mother of Tom". */
  readonly of: string
  /** People whom a story has beside those of the answers. */
  readonly people: readonly string[]
  /** Those who are "she" or "he" in the next sentence. */
  readonly subjects: readonly string[]
  /** Before a word for kin that is nobody's of the story: "the aunt". */
  readonly articles: string
}

/** Folded, separated by |, per language of `KIN_WORDS`. */
export const POSSESSOR_WORDS: Readonly<Record<string, PossessorWords>> = {
  en: {
    third: 'her|his|their',
    inSpeech: 'my|our|your',
    female: 'her',
    male: 'his',
    relative: 'whose',
    of: 'of|to',
    people: entriesOf(
      'woman|man|girl|boy|lady|child|neighbour|neighbor|teacher|baker|captain|keeper|sailor|doctor|nurse|driver|farmer|king|queen|stranger|shopkeeper|librarian|ferryman|somebody|someone',
    ),
    subjects: entriesOf('woman|girl|lady|man|boy|queen|king'),
    articles: 'the|a|an',
  },
  de: {
    third: 'ihr|ihre|ihrem|ihren|ihrer|ihres|sein|seine|seinem|seinen|seiner|seines',
    inSpeech:
      'mein|meine|meinem|meinen|meiner|meines|dein|deine|deinem|deinen|deiner|deines|unser|unsere|unserem|unseren|unserer|euer|eure|eurem|euren|eurer',
    female: 'ihr|ihre|ihrem|ihren|ihrer|ihres',
    male: 'sein|seine|seinem|seinen|seiner|seines',
    relative: 'deren|dessen',
    of: 'von|vom|des|der',
    people: entriesOf(
      'frau|mann|mädchen|junge|jungen|dame|kind|nachbar|nachbarin|lehrer|lehrerin|bäcker|bäckerin|kapitän|kapitänin|wärter|wärterin|matrose|arzt|ärztin|bauer|bäuerin|könig|königin|fremde|fremder|verkäufer|verkäuferin|fährmann|jemand',
    ),
    subjects: entriesOf('frau|dame|mädchen|mann|junge|königin|könig'),
    articles: 'der|die|das|dem|den|ein|eine|einer|einem|einen',
  },
  fr: {
    third: 'sa|son|ses|leur|leurs',
    inSpeech: 'ma|mon|mes|ta|ton|tes|notre|nos|votre|vos',
    relative: 'dont la|dont le|dont l’|dont',
    of: "de|du|des|d'",
    people: entriesOf(
      "femme|homme|fille|garçon|dame|enfant|voisin|voisine|maître|maîtresse|boulanger|boulangère|capitaine|gardien|gardienne|marin|médecin|infirmière|fermier|fermière|roi|reine|inconnu|inconnue|libraire|quelqu'un",
    ),
    subjects: entriesOf('femme|dame|fille|homme|garçon|reine|roi'),
    articles: 'le|la|les|un|une',
  },
  es: {
    third: 'su|sus',
    inSpeech: 'mi|mis|tu|tus|nuestro|nuestra|vuestro|vuestra',
    relative: 'cuyo|cuya',
    of: 'de|del',
    people: entriesOf(
      'mujer|hombre|niña|niño|chica|chico|señora|señor|vecino|vecina|maestro|maestra|panadero|panadera|capitán|capitana|guardián|guardiana|marinero|médico|médica|enfermera|granjero|granjera|rey|reina|desconocido|desconocida|alguien',
    ),
    subjects: entriesOf('mujer|señora|niña|chica|hombre|señor|niño|chico|reina|rey'),
    articles: 'el|la|los|las|un|una',
  },
  it: {
    third: 'sua|suo|sue|suoi|loro',
    inSpeech: 'mia|mio|tua|tuo|nostra|nostro|vostra|vostro',
    relative: 'la cui|il cui|cui',
    of: 'di|del|della|dello|dei|degli|delle',
    people: entriesOf(
      'donna|uomo|bambina|bambino|ragazza|ragazzo|signora|signore|vicino|vicina|maestro|maestra|fornaio|fornaia|capitano|capitana|guardiano|guardiana|marinaio|medico|infermiera|contadino|contadina|re|regina|sconosciuto|sconosciuta|qualcuno',
    ),
    subjects: entriesOf('donna|signora|bambina|ragazza|uomo|signore|bambino|ragazzo|regina|re'),
    articles: 'il|lo|la|i|gli|le|un|uno|una',
  },
}
