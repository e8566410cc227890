import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Two on their way, and what comes up between them. */
export const betweenTwo: readonly Episode[] = [
  {
    id: 'silly-quarrel',
    categories: [],
    ages: ALL,
    ...scene(['Un litigio piccolo', 'Tre metri', 'Chi ha cominciato'], '{H} {a.e} litigano per una cosa da niente.', [
      always([
        'Litigarono per una pera. Anzi, per come si morde una pera: dal fianco o dal collo. «Dal collo» disse {a}. «Nessuno comincia dal collo» disse {h}. Dopo quattro frasi la pera non c’entrava più. C’entravano un ombrello di due anni fa, una risata, e chi decideva sempre la strada.',
      ]),
      always([
        'Continuarono a camminare, perché bisognava, ma a tre metri di distanza. {H} davanti, {a} dietro. Chi passava si infilava in mezzo e salutava prima uno e poi l’altro, a disagio. <Un signore chiese se erano in fila.> {H} aveva una risposta perfetta, ma avrebbe dovuto voltarsi per dirla. E da dietro non veniva che il rumore di due scarpe molto offese.',
      ]),
      more(1, [
        'C’è un punto, nei litigi, in cui si vede una cosa buffa e non si può raccontarla. A {h} capitò con un cane che portava in bocca il guinzaglio di un altro cane. <Si morse le labbra.> Dietro, le scarpe avevano rallentato: anche {a} l’aveva visto.',
      ]),
      always([
        'La pera era nella tasca {h.di}, intera. {H} la tirò fuori, la guardò, e senza voltarsi tese il braccio all’indietro. Passarono alcuni secondi. Poi si sentì un morso. {H} ritirò il braccio e guardò la pera: era stata morsa dal fianco. Ci volle tutta la forza del mondo per non ridere. {H} diede un morso al collo e passò di nuovo indietro. I metri diventarono due, poi uno. Del torsolo si occuparono spalla a spalla. «È più buona dal collo» disse {h}. «Figurati» disse {a}.',
      ]),
    ]),
  },
  {
    id: 'game-of-questions',
    categories: [],
    ages: ALL,
    ...scene(
      ['Il gioco delle domande', 'Solo punti interrogativi', 'Chi perde risponde'],
      'Per un tratto si può parlare soltanto a domande.',
      [
        always([
          '«Giochiamo?» chiese {a}. «A che cosa?» «Non lo vedi?» «Si parla solo con le domande?» «Che cosa ho fatto finora?» Ecco com’era cominciato. Chi diceva una frase con il punto perdeva, e chi perdeva doveva una risposta vera. {H} era bravissim{o}, o così credeva.',
        ]),
        always([
          'Attraversarono un bel pezzo di strada in quel modo. «Non è un gallo, quello?» «E che ci fa lassù?» «Avrà le vertigini?» Una passante chiese l’ora, e ne nacque un guaio. «Non le pare presto?» disse {h}. «Ha provato a guardare le ombre?» disse {a}. <La donna se ne andò convinta di aver incontrato due filosofi.> Poi {h} inciampò. «Ahi» disse. Senza punto interrogativo.',
        ]),
        more(1, [
          'Si discusse se «ahi» fosse una frase. «Non finisce con un punto?» «E se fosse un’esclamazione?» «Da quando le esclamazioni sono domande?» <Un muratore, chiamato a fare da giudice, disse che per lui era un’opinione.> {H} perse per un voto.',
        ]),
        always([
          'Una risposta vera, allora. {A} poteva chiedere quello che voleva e camminò un poco in silenzio, girandosi la domanda in bocca. «Sei content{o} di essere qui con me?» chiese alla fine. {H} aprì la bocca. Le regole erano le regole: niente domande, un punto e basta. «Sì» disse {h}. Si sentì il punto. Fu una cosa piccolissima, ma fece cambiare passo a tutt’e quattro i piedi. «Ricominciamo?» chiese poi {a}, un po’ in fretta. «Perché no?» disse {h}.',
        ]),
      ],
    ),
  },
  {
    id: 'carrying-contest',
    categories: [],
    ages: ALL,
    ...scene(
      ['Chi porta che cosa', 'Il sasso nella tasca', 'Peso netto'],
      '{H} si accorge di portare qualcosa in più.',
      [
        always([
          'La tasca {h.di} tirava da una parte. Dentro c’era un sasso, tondo, che prima non c’era. «Strano» disse {h}, e lo posò su un muretto. Venti passi dopo la tasca tirava di nuovo. {A} guardava il panorama con un interesse eccessivo.',
        ]),
        always([
          '{H} non disse niente. Aspettò una curva e, con due dita, fece scivolare il sasso nel cappuccio {a.di}. Camminarono. {A} cominciò a pendere all’indietro, poi si toccò la nuca, poi tossì. <La guerra era dichiarata, ma con molta discrezione.> Il sasso passò dalla borsa alla scarpa, dalla scarpa al panino. Nessuno ne parlava, anzi parlavano d’altro con una vivacità inconsueta.',
        ]),
        more(1, [
          'A un certo punto il sasso sparì. Se lo cercarono addosso, ciascuno per conto suo, fingendo di aggiustarsi. «Hai perso qualcosa?» chiese {h}. «Io no. Tu?» Lo aveva un vecchio, seduto lì accanto: era finito nel suo cappello, e lui l’aveva preso per un’offerta. Lo restituì con un inchino.',
        ]),
        always([
          'Alla fine {a} si fermò. «Facciamo che lo porto io fin là» disse, «e poi tu fin dove vuoi.» Era giusto. Il sasso, portato così, senza trucchi, non pesava quasi. Era solo bello: grigio, con una riga bianca che lo divideva in due parti uguali. {H} passò il pollice sulla riga. Lo tennero un po’ per uno, per tutta la strada che restava, e quando toccava all’altro la mano rimaneva vuota e un poco curva, come se ce l’avesse ancora.',
        ]),
      ],
    ),
  },
  {
    id: 'backwards-walk',
    categories: [],
    ages: ALL,
    ...scene(
      ['All’indietro', 'Dove siamo stati', 'Occhi nella schiena'],
      'Per un tratto {h} {a.e} camminano all’indietro.',
      [
        always([
          'Chi cammina in avanti non vede mai dove è stato. Lo fece notare {a}, e da quel momento non si poté più non pensarci. «Allora giriamoci» disse {h}. Si voltarono e continuarono per la stessa strada, ma con la schiena. Il posto da cui venivano si allontanava piano, come una barca.',
        ]),
        always([
          'A passarci davanti non l’avevano guardato. Adesso uscivano le cose dai lati: un portone, una ruota appoggiata, una tenda che salutava. Le vedevano arrivare da dietro le orecchie e poi farsi piccole. <«Arrivederci» disse {h} alla ruota.> «Gradino» disse una voce. Era una ragazza col flauto. «Attenti, c’è una pozzanghera. Adesso una nonna.» E fece da guida per un pezzo, camminando in avanti, senza chiedere perché.',
        ]),
        more(1, [
          'Chi veniva incontro si voltava a guardare che cosa stessero lasciando. Poi guardava ancora. <Un uomo con la barba si mise a camminare all’indietro anche lui e ritrovò il guanto che aveva perduto da un’ora.> Lo sventolò, lontano, ormai alto come un dito.',
        ]),
        always([
          'La ragazza col flauto si fermò. «Io sono arrivata» disse. «Da qui è dritto.» Sentirono la sua porta, poi la musica, una scala che saliva. Rimasero lì a guardare tutta la strada fatta, distesa come un tappeto davanti ai piedi. Era più lunga di quanto pareva facendola, e in fondo, piccolissimo, c’era il punto dove avevano detto: giriamoci. {A} alzò una mano per salutarlo. {H} contò fino a tre. Si voltarono di nuovo, insieme, e quello che stava davanti sembrò appena arrivato.',
        ]),
      ],
    ),
  },
]
