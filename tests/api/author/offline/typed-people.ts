/** Answers as visitors type them. */
export interface TypedPerson {
  readonly name: string
  readonly friend: readonly [name: string, connection: string]
  readonly quirk: string
  readonly place: string
  readonly answers: readonly (readonly [question: string, answer: string])[]
}

const german: readonly TypedPerson[] = [
  {
    name: 'Mila',
    friend: ['Theo', 'bester Freund'],
    quirk: 'zählt jeden Abend die Treppenstufen',
    place: 'die Höhle unter dem Küchentisch',
    answers: [
      ['Welches Kuscheltier darf nicht fehlen?', 'ein Stoffhase namens Flocke'],
      ['Was sagt Oma immer?', 'Wer sucht, der findet zweimal'],
      ['Wovor hat Mila ein bisschen Angst?', 'vor Hunden'],
      ['Lieblingsessen?', 'Milchreis mit Zimt'],
    ],
  },
  {
    name: 'Jonas',
    friend: ['Lea', 'Schwester'],
    quirk: 'summt beim Nachdenken',
    place: 'das alte Bootshaus',
    answers: [
      ['Welches Ding hat er immer dabei?', 'sein blaues Fernglas'],
      ['Welches Lied singt er?', 'Der Mond ist aufgegangen'],
      ['Welches Tier gehört dazu?', 'eine schwarze Katze'],
    ],
  },
]

const english: readonly TypedPerson[] = [
  {
    name: 'Mila',
    friend: ['Theo', 'best friend'],
    quirk: 'counts every step',
    place: 'the den under the kitchen table',
    answers: [
      ['Which toy must come along?', 'a stuffed rabbit called Flocke'],
      ['What does Grandma always say?', 'Look twice and find it once'],
      ['What is she a little afraid of?', 'dogs'],
      ['Favourite food?', 'rice pudding with cinnamon'],
    ],
  },
  {
    name: 'Jonas',
    friend: ['Lea', 'sister'],
    quirk: 'hums when he thinks',
    place: 'the old boathouse',
    answers: [
      ['What does he always carry?', 'his blue binoculars'],
      ['Which song does he sing?', 'Twinkle, Twinkle'],
      ['Which animal belongs to him?', 'a black cat'],
    ],
  },
]

const french: readonly TypedPerson[] = [
  {
    name: 'Mila',
    friend: ['Théo', 'meilleur ami'],
    quirk: 'compte les marches',
    place: 'la cabane sous la table',
    answers: [
      ['Quel doudou l’accompagne ?', 'un lapin en peluche'],
      ['Que dit toujours mamie ?', 'Qui cherche trouve deux fois'],
      ['De quoi a-t-elle un peu peur ?', 'les chiens'],
      ['Son plat préféré ?', 'le riz au lait'],
    ],
  },
  {
    name: 'Jonas',
    friend: ['Léa', 'sœur'],
    quirk: 'fredonne en réfléchissant',
    place: 'le vieux hangar à bateaux',
    answers: [
      ['Qu’emporte-t-il toujours ?', 'ses jumelles bleues'],
      ['Quelle chanson chante-t-il ?', 'Au clair de la lune'],
      ['Quel animal vit avec lui ?', 'un chat noir'],
    ],
  },
]

const spanish: readonly TypedPerson[] = [
  {
    name: 'Mila',
    friend: ['Teo', 'mejor amigo'],
    quirk: 'cuenta los escalones',
    place: 'la cabaña debajo de la mesa',
    answers: [
      ['¿Qué peluche la acompaña?', 'un conejo de peluche'],
      ['¿Qué dice siempre la abuela?', 'Quien busca encuentra dos veces'],
      ['¿De qué tiene un poco de miedo?', 'los perros'],
      ['¿Comida favorita?', 'el arroz con leche'],
    ],
  },
  {
    name: 'Jonás',
    friend: ['Lea', 'hermana'],
    quirk: 'tararea cuando piensa',
    place: 'el viejo embarcadero',
    answers: [
      ['¿Qué lleva siempre consigo?', 'sus prismáticos azules'],
      ['¿Qué canción canta?', 'La Tarara'],
      ['¿Qué animal vive con él?', 'un gato negro'],
    ],
  },
]

const italian: readonly TypedPerson[] = [
  {
    name: 'Mila',
    friend: ['Teo', 'migliore amico'],
    quirk: 'conta gli scalini',
    place: 'la capanna sotto il tavolo',
    answers: [
      ['Quale pupazzo la accompagna?', 'un coniglio di peluche'],
      ['Che cosa dice sempre la nonna?', 'Chi cerca trova due volte'],
      ['Di che cosa ha un po’ paura?', 'i cani'],
      ['Il piatto preferito?', 'il riso al latte'],
    ],
  },
  {
    name: 'Jonas',
    friend: ['Lea', 'sorella'],
    quirk: 'canticchia quando pensa',
    place: 'il vecchio molo',
    answers: [
      ['Che cosa porta sempre con sé?', 'il suo binocolo blu'],
      ['Quale canzone canta?', 'La bella lavanderina'],
      ['Quale animale vive con lui?', 'un gatto nero'],
    ],
  },
]

export const PEOPLE: Readonly<Record<string, readonly TypedPerson[]>> = {
  de: german,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
}
