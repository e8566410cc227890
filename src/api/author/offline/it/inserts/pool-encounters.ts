import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** At bedtime the street has gone home, and where it is eerie nobody plays at bowls. */
const BY_DAY = '!toddler !bedtime !horror'
const RANK = 4

/** People and small puzzles that cross the way, and are gone again. */
export const encounters: readonly Insert[] = [
  rich(
    'road',
    RANK,
    [
      'Due gemelle anziane litigavano su quale delle due fosse la prima. «Io» diceva una. «Tu sei nata prima, io sono arrivata prima» diceva l’altra. Chiesero a {h} di decidere. {H} propose di fare cambio il giovedì. <Era giovedì.>',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    RANK,
    [
      'Un signore vendeva silenzio a bicchieri: se si accostava l’orecchio, non si sentiva niente. «Quanto costa?» sussurrò {a}. Il signore aprì la mano con le cinque dita e poi la chiuse. Non capirono il prezzo, ma ne presero due. <Nel secondo c’era un’eco, ma piccola.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'A un cancello era legato un palloncino con un bigliettino: «Tirare». {A} tirò. Il palloncino fece cenno di sì e basta. <Dall’altra parte del biglietto c’era scritto: «Grazie, mi annoiavo».>',
  ]),
  rich('road', RANK, [
    'Per terra c’era una lista: uova, spago, farina, chiedere scusa a Marta. {H} la mise in alto, sotto un sasso, dove si vedesse. «La spesa può aspettare» disse {a}. <Più tardi il foglio non c’era più, e uscendo qualcuno aveva fischiato.>',
  ]),
  rich(
    'road',
    RANK,
    [
      'Davanti a una vetrina vuota si era fermata della gente. «Che cosa vendono?» chiese {a}. «Non si sa, aprono lunedì» disse una donna. «Io intanto ho già scelto.» <{H} guardò meglio. In un angolo c’era davvero una cosa, o forse era un riflesso.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Un gatto era seduto su un giornale, proprio sulla notizia. {H} gli chiese permesso. Il gatto spostò una zampa, di una colonna. «Parla di tempo variabile» lesse {a}. <Il gatto tornò a coprire il resto.>',
  ]),
  rich('road', RANK, [
    'Suonava un telefono. Suonava in una cabina senza filo, piena di piante grasse. Dopo il decimo squillo {h} rispose. «Pronto?» Ascoltò, annuì, riagganciò. «Cercavano la Cesira» disse. «Ho detto che torna per cena.» <«E torna?» chiese {a}. Questo {h} non lo sapeva, ma pareva una brava persona.>',
  ]),
  rich(
    'road',
    RANK,
    [
      'Un ragazzo portava una lastra di vetro e diceva «permesso» a ogni passo. {H} gli camminò davanti, {a} dietro, facendo largo. «Arrivati» disse il ragazzo, e posò il vetro contro una finestra che lo aspettava. <Ci stava per un capello.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Sul muro qualcuno aveva scritto con il gesso: torno subito. La scritta era vecchia, mezza lavata. {A} sotto aggiunse la data. {H} aggiunse una sedia, disegnata, perché si potesse aspettare con comodo.',
  ]),
  rich(
    'road',
    RANK,
    [
      'Un bambino con gli stivali chiedeva la parola d’ordine. «Non la sappiamo» disse {h}. Il bambino si consultò con gli stivali. «Giusto» disse. «Nessuno la sa. Passate.» <Poi corse avanti, per chiederla di nuovo.>',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    RANK,
    [
      'Una signora innaffiava un palo. «È un palo» disse {a} con garbo. «Lo so» disse la signora. «Ma l’anno scorso dicevano lo stesso del pero.» {H} guardò in alto. <Una gemma, o una vite allentata.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'C’era uno scalino in più. Stava da solo, in mezzo, e non portava da nessuna parte. Salirono, uno alla volta. <Da lassù si vedeva quello che si vede da giù, ma con più importanza.> Scesero e ringraziarono.',
  ]),
  rich('quiet', RANK, [
    '{A} sbucciò un’arancia senza spezzare la buccia, e la buccia, richiusa, sembrava un’arancia intera. La misero in bella vista. <«Qualcuno ci cascherà» disse {h}. Ci cascò {h}, dopo un quarto d’ora.>',
  ]),
  rich('quiet', RANK, [
    'Si spartirono i rumori. A {h} toccò il gocciolio, a {a} il legno che scricchiola. «Il vento facciamo a metà» disse {a}. <Restava un ronzio che non voleva nessuno. Lo lasciarono alla lampada.>',
  ]),
  rich('quiet', RANK, [
    '{H} provò a ricordare una poesia imparata a scuola. Cominciava bene, con un bove. Poi il bove se ne andava, e non tornava più. «Sarà in vacanza» disse {a}. <Per un po’ lo aspettarono.>',
  ]),
  rich('quiet', RANK, [
    'Al di là del muro qualcuno giocava a carte, da solo e ad alta voce. «Scopa!» diceva. E subito dopo, con voce diversa: «Bravo». {H} batté due colpi sul muro, in segno di stima. Ci fu una pausa. «Grazie» disse il muro.',
  ]),
  rich('quiet', RANK, [
    '«Io da grande» disse {a}, che grande lo era quanto serve, «voglio un cassetto vuoto.»\n«Per metterci che cosa?»\n«Niente. È lì che sta il bello.» <{H} ne aveva uno pieno di tappi e provò un po’ di invidia.>',
  ]),
  rich('quiet', RANK, [
    '{A} insegnò a {h} a fischiare con un filo d’erba secca. Venne un suono da porta vecchia. Lontano, una porta vecchia rispose.',
  ]),
]

/** What comes to light when everything has calmed down. */
export const echoes: readonly Insert[] = [
  rich('after', RANK, [
    'La strada del ritorno sembrava più corta. {H} la misurò a passi: ne mancavano undici. «Li avrai lasciati all’andata» disse {a}.',
  ]),
  rich('after', RANK, [
    '«Lo rifaresti?» chiese {a}. {H} si tolse un sassolino dalla scarpa, prima di rispondere. «Con altre calze» disse.',
  ]),
  rich('after', RANK, [
    '{A} si addormentò un momento in piedi, come i cavalli. {H} resse la borsa, il cappello e, per un angolo, anche {a}.',
  ]),
  rich('after', RANK, [
    'Qualcuno chiese com’era andata. «Bene» disse {h}. «Lunga» disse {a}. <Era vero tutto e due, e non diceva niente.>',
  ]),
  rich('after', RANK, [
    '{H} fece il conto delle cose andate storte: sette. Poi di quelle andate dritte: una. La mise in cima, perché reggesse le altre.',
  ]),
  rich('after', RANK, [
    'Dalla tasca di {a} cadde un disegno: una freccia, una croce e due omini. «Avevi previsto tutto?» chiese {h}.\n«Questo è di un’altra volta» disse {a}. «Però guarda come torna.»',
  ]),
  rich('after', RANK, [
    'Cantò un grillo. Fino a quel momento era stato zitto, per rispetto, o perché non sapeva le parole. <«Adesso può» disse {h}.>',
  ]),
  rich('after', RANK, [
    '{A} voleva dire una cosa solenne. Aprì la bocca, alzò un dito e starnutì. «È quello che penso anch’io» disse {h}.',
  ]),
]
