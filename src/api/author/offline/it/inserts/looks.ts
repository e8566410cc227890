import type { Template } from '../../language-pack.ts'

/** Hair and eyes do something: somebody finds, mistakes or knows the hero by them. */
export const HAIR: Readonly<Record<string, readonly Template[]>> = {
  black: [
    'Aveva i capelli neri, e dentro c’era di solito una matita, proprio quella che stava cercando.',
    'I capelli neri stavano giù dappertutto tranne dietro, dove avevano idee loro.',
    'Aveva i capelli neri come una lavagna appena cancellata. <La pioggia ci lasciava scritto qualcosa.>',
    'Sotto i capelli neri si vedeva prima il sorriso, e il resto poco dopo.',
    'Tra i capelli neri spuntava un ciuffo, [a sinistra|a destra], che salutava per conto suo.',
  ],
  brown: [
    'Aveva i capelli castani, del colore della crosta buona. <A volte anche con le briciole.>',
    'I capelli castani stavano dritti in un punto solo, [a sinistra|a destra]. <I pettini ci avevano rinunciato.>',
    'Aveva i capelli castani e una frangia indipendente. <La frangia usciva di casa per prima.>',
    'I capelli castani sapevano di quello che era successo in giornata. <Quel giorno, di mandarino.>',
    'In mezzo ai capelli castani spuntavano due orecchie molto attente.',
  ],
  blond: [
    'Aveva i capelli biondi come un campo mietuto, e altrettanto facili da pettinare.',
    'I capelli biondi si vedevano dall’altra parte della piazza. <A nascondino non valeva la pena.>',
    'Aveva i capelli biondi e spettinati, come appena sces{o} da un’altalena.',
    'Con quei capelli biondi, diceva {a}, si risparmiava una lampadina.',
    'Nei capelli biondi restavano impigliate le cose: una piuma, un filo, un’idea buona.',
  ],
  red: [
    'Aveva i capelli rossi, di quel rosso davanti al quale i tram frenano.',
    'I capelli rossi si vedevano dal fondo di qualsiasi strada. <Certi giorni faceva comodo, altri meno.>',
    'Portava i capelli rossi come si porta una bandiera, senza pensarci.',
    'Per via dei capelli rossi {lo} riconoscevano anche di schiena. <Soprattutto di schiena.>',
    'Con i capelli rossi al vento, {h} sembrava arrivare sempre un po’ prima dei suoi piedi.',
  ],
  colorful: [
    'Aveva i capelli di tutti i colori, [verdi|blu] davanti e ancora indecisi dietro.',
    'Per i capelli di tutti i colori i pappagalli {gli} davano del tu.',
    'I capelli di tutti i colori cambiavano a seconda della parte da cui si toglieva il berretto.',
    'Aveva i capelli di tutti i colori, e ogni colore il suo giorno. <Il martedì comandava l’arancione.>',
    'Nei capelli di tutti i colori, si diceva, non ne mancava nessuno. <Ne mancava uno. Lo stava cercando.>',
  ],
}

export const EYES: Readonly<Record<string, readonly Template[]>> = {
  black: [
    'Negli occhi neri ci stavano tutte le lampade della stanza, due volte ciascuna.',
    'Con gli occhi neri guardava le cose finché non cedevano.',
    'Aveva occhi neri capaci di far confessare un armadio.',
    'Gli occhi neri li usava poco per volta, per farli durare.',
    'Quando gli occhi neri si stringevano, stava per arrivare una domanda.',
  ],
  brown: [
    'Aveva gli occhi marroni, di quelli di cui si fidano i cani.',
    'Gli occhi marroni se la prendevano comoda, prima che il resto dicesse qualcosa.',
    'Con gli occhi marroni socchiusi pensava meglio.',
    'Gli occhi marroni andavano sempre alla cosa più piccola che c’era sul tavolo.',
    'Dagli occhi marroni si capiva il tempo di domani. <Oggi davano variabile.>',
  ],
  green: [
    'Aveva gli occhi verdi. <I gatti {gli} davano la precedenza.>',
    'Gli occhi verdi tenevano d’occhio il mondo, casomai tramasse qualcosa.',
    'Con gli occhi verdi guardava due volte: una per vedere e una per crederci.',
    'Gli occhi verdi venivano, secondo la famiglia, da una bottiglia molto antica.',
    'Aveva occhi verdi che trovavano i quadrifogli e perdevano le chiavi.',
  ],
  blue: [
    'Aveva gli occhi azzurri, e per pensare chiudeva il sinistro.',
    'Gli occhi azzurri andavano dove non guardava nessuno. <Di solito per terra. Per terra finisce tutto.>',
    'Con gli occhi azzurri misurava le distanze meglio di un metro da sarta.',
    'Gli occhi azzurri restavano ogni tanto fermi a mezz’aria, come due aquiloni.',
    'Aveva occhi azzurri che al mare nessuno trovava più.',
  ],
}

interface Build {
  /** What it is good for, where there is room for a moment of its own. */
  readonly way: readonly Template[]
  readonly portrait: readonly Template[]
}

export const BUILD: Readonly<Record<string, Build>> = {
  tall: {
    way: [
      'Quello che serviva pendeva da un chiodo, in alto, dove l’aveva messo qualcuno che non lo voleva prestare. {H}, che era di statura alta, allungò un braccio. <Il chiodo ci rimase un po’ male.>',
      'Una cordicella era rimasta impigliata lassù, fuori mano. Essere di statura alta doveva pur servire a qualcosa, oltre che a stare dietro nelle fotografie. A {h} bastarono le punte dei piedi.',
    ],
    portrait: [
      'Era di statura alta e conosceva di persona tutti i lampadari.',
      'Di statura alta, nelle fotografie finiva sempre in ultima fila.',
      'Dalla sua statura alta vedeva prima degli altri se in dispensa era rimasto qualcosa.',
    ],
  },
  muscular: {
    way: [
      'Un baule chiudeva il passaggio, e pesava come un lunedì. {H} era forte. <Non se ne vantava, se non con i barattoli.>\nSpinse una volta sola, e il lunedì diventò martedì.',
      'Il cancelletto era arrugginito e non voleva saperne. Forte {h} lo era, e anche paziente, che per i cancelletti è il miscuglio giusto. Cedette con un sospiro.',
    ],
    portrait: [
      'Era forte, e in famiglia i barattoli li apriva sempre la stessa persona.',
      'Di corporatura forte, portava su la spesa di quattro vicini in un viaggio.',
      'Era forte senza darsi arie, come i tavoli vecchi.',
    ],
  },
  small: {
    way: [
      'Tra due assi c’era una fessura, e nient’altro. {H}, di statura piccola, passò senza toccarle e aprì dall’altra parte. <Con i banconi era meno pratico.>',
      'Quello che cercavano era rotolato sotto una panca. A chi è di statura piccola le cose da sotto vengono incontro: {h} lo tirò fuori con due dita.',
    ],
    portrait: [
      'Era di statura piccola e conosceva quasi tutto prima da sotto.',
      'Di statura piccola, entrava nei nascondigli migliori.',
      'Per via della statura piccola la gente {gli} parlava forte, come a chi sta lontano.',
    ],
  },
  slender: {
    way: [
      'L’asse che faceva da ponte non avrebbe retto chiunque. La figura snella di {h} non la impensierì. <L’asse sospirò, per educazione.> Tre passi, e di là.',
      'Bisognava passare di fianco, dove due muri si erano avvicinati troppo. Con la sua figura snella {h} ci riuscì senza spettinarsi. <I muri si tennero un bottone di {a}.>',
    ],
    portrait: [
      'Aveva una figura snella, ma lo sono anche le corde buone.',
      'Di figura snella, sull’autobus stava dove non stava più nessuno.',
      'Aveva una figura snella e un’ombra molto importante.',
    ],
  },
  slim: {
    way: [
      'Il passaggio era stretto come il dorso di un libro. {H} aveva la figura sottile quanto bastava. Trattenne il fiato, non rise<, che era il difficile>, e di là lo lasciò andare tutto insieme.',
      'Le sbarre del cancello erano fitte. {H}, di figura sottile, infilò il braccio fino alla spalla e fece scorrere il chiavistello. <{A} reggeva la giacca.>',
    ],
    portrait: [
      'Di figura sottile come un segnalibro, amava gli stessi posti.',
      'Aveva la figura sottile e le tasche no.',
      'Era di figura sottile, e il vento {lo} salutava per nome.',
    ],
  },
  athletic: {
    way: [
      'Il cancello si stava chiudendo. {H} era agile. <Nel quartiere quel modo di correre aveva un soprannome.> Arrivò prima del chiavistello e tenne aperto.',
      'Qualcosa rotolava verso il tombino, e nessuno si muoveva. {H}, agile come sempre, fece due balzi e lo fermò con il piede. <Da un balcone applaudì una signora.>',
    ],
    portrait: [
      'Era agile e faceva le scale a due a due, anche in discesa.',
      'Di passo agile, arrivava nei posti prima della propria sciarpa.',
      'Era agile; in coda alla posta non serviva a niente.',
    ],
  },
}
