import { always, type Episode, more, scene } from '../../language-pack.ts'
import { SMALL } from './ages.ts'

/** For the smallest: a thing wants to be looked at. */
export const smallThings: readonly Episode[] = [
  {
    id: 'small-drum-pot',
    categories: [],
    ages: SMALL,
    ...scene(['Il coperchio', 'Ding'], 'Un coperchio cerca la sua pentola.', [
      always([
        'Ding! Un coperchio rotola. Gira, gira, gira. Cade piatto. «Ho freddo sotto» dice il coperchio. «Cerco la pentola.» {H} lo prende con due mani.',
      ]),
      always([
        'Lo mettono su un secchio. È grande. Lo mettono su una tazza. È piccola. Lo mettono sulla testa {a.di}. È quasi giusto! {A} non si muove. Ma {a} non è una pentola.',
      ]),
      more(1, ['{H} lo batte con un dito. Ding. <Lo batte con il cucchiaio. Dong.> Il coperchio ride.']),
      always([
        'In un angolo qualcosa sbuffa. Pfff. È la pentola! Ha l’acqua calda, e niente in testa. {H} posa il coperchio. Tac. La pentola sospira. Il coperchio balla: toc, toc, toc. Adesso sta al caldo.',
      ]),
    ]),
  },
  {
    id: 'small-leaf',
    categories: [],
    ages: SMALL,
    ...scene(['La foglia', 'Giù, piano'], 'Una foglia ha paura di cadere.', [
      always([
        'Sull’albero c’è una foglia sola. Trema. Frr, frr. «Le altre sono giù» dice. «Io ho paura.» {H} guarda in alto. «Ti prendo io» dice {h}.',
      ]),
      always([
        '{H} apre le mani. {A} apre il cappotto. «Adesso?» dice {h}. «Non ancora» dice la foglia. Passa un uccello. Passa una nuvola. «Adesso?» «Non ancora.»',
      ]),
      more(1, [
        'Le mani sono stanche. {H} le scuote. <{A} tiene il cappotto con i denti.> La foglia guarda giù. È alto!',
      ]),
      always([
        'Fuuu, fa il vento. La foglia si stacca. Vola! Va di qua. Va di là. {H} corre di qua. {H} corre di là. Si posa. Non nelle mani. Si posa sul naso. «Ancora!» dice la foglia.',
      ]),
    ]),
  },
  {
    id: 'small-pebble',
    categories: [],
    ages: SMALL,
    ...scene(['Il sassolino', 'Plin'], 'Un sassolino vuole fare un suono.', [
      always([
        'C’è un sassolino. È liscio. È grigio. «Io non faccio niente» dice. «La mosca fa bzz. La porta fa cric. Io sto zitto.» {H} lo mette in mano.',
      ]),
      always([
        '{H} lo butta sull’erba. Niente. {H} lo butta sulla sabbia. Paf, ma piano. «Non vale» dice il sassolino. «Quello è la sabbia.» {A} ci pensa.',
      ]),
      more(1, [
        '{A} lo mette vicino a un altro sasso. Tic! <Era l’altro sasso o lui?> Non si sa. Il sassolino è mezzo contento.',
      ]),
      always([
        'Ecco l’acqua, ferma. {H} lascia andare il sassolino. Plin! Un cerchio. Due cerchi. Tre. Il plin è rotondo e bello. {H} lo ripesca: è bagnato. «Sono io!» dice il sassolino. «Rifacciamo?» Plin. Plin. Plin.',
      ]),
    ]),
  },
  {
    id: 'small-shoe',
    categories: [],
    ages: SMALL,
    ...scene(['Destra e sinistra', 'Le due scarpe'], 'Due scarpe non vogliono camminare insieme.', [
      always([
        'La scarpa destra va avanti. La scarpa sinistra sta ferma. {H} quasi cade. «Io voglio di là» dice la destra. «Io di qua» dice la sinistra.',
      ]),
      always([
        '{H} fa un passo di là. Poi un passo di qua. Poi di là. Non si arriva da nessuna parte! Si gira in tondo. {A} gira in tondo per compagnia.',
      ]),
      more(1, [
        '«Chi è prima?» chiede {a}. «Io!» dice la destra. <«Io!» dice la sinistra.> Le stringhe si guardano. Sono molto tranquille.',
      ]),
      always([
        '{H} si siede. {H} prende una stringa e l’altra stringa. Fa un nodo solo, tutt’e due insieme. «Adesso siete amiche» dice {h}. Le scarpe saltano: hop! Vanno dalla stessa parte. {H} le slega, e loro ci vanno lo stesso. Tip, tap.',
      ]),
    ]),
  },
  {
    id: 'small-cloth',
    categories: [],
    ages: SMALL,
    ...scene(['La tenda che ride', 'Cucù'], 'Dietro alla tenda qualcuno gioca a cucù.', [
      always([
        'La tenda si muove. Non c’è vento. «Chi c’è?» chiede {h}. «Nessuno» dice la tenda. Hi hi. Nessuno non ride!',
      ]),
      always([
        '{H} guarda a destra. Via! È andato a sinistra. {A} guarda a sinistra. Via! È andato a destra. Sotto si vedono due punte. Sono due orecchie lunghe.',
      ]),
      more(1, [
        '«Sei un coniglio?» chiede {a}. «No» dice la tenda. <«Sei una tenda con le orecchie?»> «Sì» dice la tenda. Hi hi hi.',
      ]),
      always([
        '{H} si mette le mani sugli occhi. {H} non guarda più. Uno, due, tre. La tenda si annoia. Si apre un poco. Spunta un naso. «Cucù» dice il naso. «Cucù!» dice {h}. È un coniglio. Adesso tocca {h.a} nascondersi.',
      ]),
    ]),
  },
  {
    id: 'small-moon-plate',
    categories: [],
    ages: SMALL,
    ...scene(['Il piatto tondo', 'Briciole'], 'Tutti vogliono una briciola.', [
      always([
        'C’è un biscotto sul piatto. È tondo. {H} lo divide. Crac. Uno per {h}, uno per {a}. Cade una briciola.',
      ]),
      always([
        'Arriva la formica. «È mia?» chiede. «È tua» dice {h}. Arriva il passero. «E a me?» {H} dà una briciola. Arriva il topo. «E a me?» Il biscotto è sempre più piccolo.',
      ]),
      more(1, [
        'La formica è lenta. Porta la briciola in testa. <Sembra un cappello.> Il passero è veloce. Gnip, non c’è più.',
      ]),
      always([
        'Ora {h} ha le mani vuote. {A} guarda il suo pezzo. Lo spezza: crac. «Uno per te» dice {a}. È piccolo. È dolce. Il topo porta un chicco d’uva. Il passero una piuma. Sul piatto adesso c’è festa.',
      ]),
    ]),
  },
]
