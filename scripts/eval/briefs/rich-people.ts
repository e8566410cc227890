import type { Gender } from '../../../src/api/story/brief.ts'

/** Somebody who answered a lot, as visitors do: pairs of them in one language share no answer. */
export interface RichPerson {
  readonly name: string
  readonly gender: Gender
  readonly friend: readonly [name: string, gender: Gender, connection: string]
  readonly quirk: string
  readonly place: string
  readonly location: string
  readonly answers: readonly (readonly [question: string, answer: string])[]
}

export const RICH_PEOPLE: Readonly<Record<string, readonly RichPerson[]>> = {
  de: [
    {
      name: 'Paula',
      gender: 'female',
      friend: ['Karim', 'male', 'bester Freund'],
      quirk: 'sammelt krumme Nägel',
      place: 'der Dachboden',
      location: 'Bremen',
      answers: [
        ['Welches Kuscheltier darf nicht fehlen?', 'ein Elefant namens Bodo'],
        ['Was sagt Opa immer?', 'Erst gucken, dann meckern'],
        ['Wovor hat sie ein bisschen Angst?', 'vor Gewitter'],
        ['Was ist ihr Lieblingsessen?', 'Kartoffelpuffer mit Apfelmus'],
        ['Welches Lied singt sie gern?', 'Die Gedanken sind frei'],
      ],
    },
    {
      name: 'Anton',
      gender: 'male',
      friend: ['Greta', 'female', 'Schwester'],
      quirk: 'pfeift auf zwei Fingern',
      place: 'hinter dem Schuppen',
      location: 'Rostock',
      answers: [
        ['Welches Ding hat er immer dabei?', 'eine alte Taschenuhr'],
        ['Welches Tier gehört zu ihm?', 'ein dreibeiniger Hund'],
        ['Was isst er am liebsten?', 'Linsensuppe'],
        ['Was sagt Mama immer?', 'Morgen ist auch ein Tag'],
      ],
    },
    {
      name: 'Selma',
      gender: 'female',
      friend: ['Nuri', 'male', 'Nachbar'],
      quirk: 'faltet aus allem Papierschiffe',
      place: 'die Bank am Kanal',
      location: 'Wien',
      answers: [
        ['Welches Ding hat sie immer dabei?', 'ihr roter Regenschirm'],
        ['Welches Lied singt sie?', 'Hoch auf dem gelben Wagen'],
        ['Wovor hat sie Angst?', 'vor Spinnen'],
        ['Welches Tier mag sie?', 'die Schildkröte'],
      ],
    },
  ],
  en: [
    {
      name: 'Poppy',
      gender: 'female',
      friend: ['Kareem', 'male', 'best friend'],
      quirk: 'collects bent nails',
      place: 'the attic',
      location: 'Bristol',
      answers: [
        ['Which soft toy must come along?', 'an elephant called Bodo'],
        ['What does Grandad always say?', 'Look first, grumble later'],
        ['What is she a little afraid of?', 'thunder'],
        ['What is her favourite food?', 'potato pancakes'],
        ['Which song does she sing?', 'Scarborough Fair'],
      ],
    },
    {
      name: 'Arthur',
      gender: 'male',
      friend: ['Greta', 'female', 'sister'],
      quirk: 'whistles through two fingers',
      place: 'behind the shed',
      location: 'Whitby',
      answers: [
        ['What does he always carry?', 'an old pocket watch'],
        ['Which animal belongs to him?', 'a three-legged dog'],
        ['What does he like to eat?', 'lentil soup'],
        ['What does Mum always say?', 'Tomorrow is another day'],
      ],
    },
    {
      name: 'Selma',
      gender: 'female',
      friend: ['Noor', 'male', 'neighbour'],
      quirk: 'folds paper boats out of everything',
      place: 'the bench by the canal',
      location: 'Leeds',
      answers: [
        ['What does she always carry?', 'her red umbrella'],
        ['Which song does she sing?', 'Over the Rainbow'],
        ['What is she afraid of?', 'spiders'],
        ['Which animal does she like?', 'a tortoise'],
      ],
    },
  ],
  fr: [
    {
      name: 'Pauline',
      gender: 'female',
      friend: ['Karim', 'male', 'meilleur ami'],
      quirk: 'collectionne les clous tordus',
      place: 'le grenier',
      location: 'Nantes',
      answers: [
        ['Quel doudou l’accompagne ?', 'un éléphant en peluche'],
        ['Que dit toujours papi ?', 'Regarde d’abord, râle ensuite'],
        ['De quoi a-t-elle un peu peur ?', 'l’orage'],
        ['Quel est son plat préféré ?', 'les crêpes au citron'],
        ['Quelle chanson chante-t-elle ?', 'Le Temps des cerises'],
      ],
    },
    {
      name: 'Antoine',
      gender: 'male',
      friend: ['Margot', 'female', 'sœur'],
      quirk: 'siffle avec deux doigts',
      place: 'derrière la remise',
      location: 'Lyon',
      answers: [
        ['Qu’emporte-t-il toujours ?', 'une vieille montre à gousset'],
        ['Quel animal vit avec lui ?', 'un chien à trois pattes'],
        ['Qu’aime-t-il manger ?', 'la soupe aux lentilles'],
        ['Que dit toujours maman ?', 'Demain est un autre jour'],
      ],
    },
    {
      name: 'Selma',
      gender: 'female',
      friend: ['Nour', 'male', 'voisin'],
      quirk: 'plie des bateaux en papier',
      place: 'le banc du canal',
      location: 'Lille',
      answers: [
        ['Qu’emporte-t-elle toujours ?', 'son parapluie rouge'],
        ['Quelle chanson chante-t-elle ?', 'Aux Champs-Élysées'],
        ['De quoi a-t-elle peur ?', 'les araignées'],
        ['Quel animal aime-t-elle ?', 'une tortue'],
      ],
    },
  ],
  es: [
    {
      name: 'Paula',
      gender: 'female',
      friend: ['Karim', 'male', 'mejor amigo'],
      quirk: 'colecciona clavos torcidos',
      place: 'el desván',
      location: 'Oviedo',
      answers: [
        ['¿Qué peluche la acompaña?', 'un elefante de trapo'],
        ['¿Qué dice siempre el abuelo?', 'Primero mira y luego protesta'],
        ['¿De qué tiene un poco de miedo?', 'los truenos'],
        ['¿Cuál es su comida favorita?', 'la tortilla de patatas'],
        ['¿Qué canción canta?', 'La Macarena'],
      ],
    },
    {
      name: 'Antón',
      gender: 'male',
      friend: ['Marga', 'female', 'hermana'],
      quirk: 'silba con dos dedos',
      place: 'detrás del cobertizo',
      location: 'Cádiz',
      answers: [
        ['¿Qué lleva siempre consigo?', 'un viejo reloj de bolsillo'],
        ['¿Qué animal vive con él?', 'un perro de tres patas'],
        ['¿Qué le gusta comer?', 'la sopa de lentejas'],
        ['¿Qué dice siempre mamá?', 'Mañana será otro día'],
      ],
    },
    {
      name: 'Selma',
      gender: 'female',
      friend: ['Nur', 'male', 'vecino'],
      quirk: 'dobla barcos de papel',
      place: 'el banco del canal',
      location: 'Granada',
      answers: [
        ['¿Qué lleva siempre consigo?', 'su paraguas rojo'],
        ['¿Qué canción canta?', 'Cielito lindo'],
        ['¿De qué tiene miedo?', 'las arañas'],
        ['¿Qué animal le gusta?', 'una tortuga'],
      ],
    },
  ],
  it: [
    {
      name: 'Paola',
      gender: 'female',
      friend: ['Karim', 'male', 'migliore amico'],
      quirk: 'colleziona chiodi storti',
      place: 'la soffitta',
      location: 'Trieste',
      answers: [
        ['Quale pupazzo la accompagna?', 'un elefante di stoffa'],
        ['Che cosa dice sempre il nonno?', 'Prima guarda e poi brontola'],
        ['Di che cosa ha un po’ paura?', 'i tuoni'],
        ['Qual è il suo piatto preferito?', 'le frittelle di mele'],
        ['Quale canzone canta?', 'Bella ciao'],
      ],
    },
    {
      name: 'Antonio',
      gender: 'male',
      friend: ['Greta', 'female', 'sorella'],
      quirk: 'fischia con due dita',
      place: 'dietro il capanno',
      location: 'Lecce',
      answers: [
        ['Che cosa porta sempre con sé?', 'un vecchio orologio da taschino'],
        ['Quale animale vive con lui?', 'un cane a tre zampe'],
        ['Che cosa gli piace mangiare?', 'la zuppa di lenticchie'],
        ['Che cosa dice sempre la mamma?', 'Domani è un altro giorno'],
      ],
    },
    {
      name: 'Selma',
      gender: 'female',
      friend: ['Nur', 'male', 'vicino'],
      quirk: 'piega barchette di carta',
      place: 'la panchina del canale',
      location: 'Padova',
      answers: [
        ['Che cosa porta sempre con sé?', 'il suo ombrello rosso'],
        ['Quale canzone canta?', 'Azzurro'],
        ['Di che cosa ha paura?', 'i ragni'],
        ['Quale animale le piace?', 'una tartaruga'],
      ],
    },
  ],
}
