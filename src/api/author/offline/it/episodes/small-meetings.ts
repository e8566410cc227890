import { always, type Episode, more, scene } from '../../language-pack.ts'
import { SMALL } from './ages.ts'

/** For the smallest: somebody comes by and needs a hand. */
export const smallMeetings: readonly Episode[] = [
  {
    id: 'small-duckling',
    categories: [],
    ages: SMALL,
    ...scene(['Il paperotto', 'Quà quà'], 'Un paperotto ha perso la fila.', [
      always([
        'Quà, quà. Passa un paperotto. È giallo. È solo. «Dov’è la fila?» chiede. {H} guarda di qua. {H} guarda di là. La fila non c’è.',
      ]),
      always([
        '«Mettiti dietro di me» dice {h}. Il paperotto si mette dietro. {A} si mette dietro al paperotto. Ecco una fila. Camminano: un piede, un piede, una zampa. Quà!',
      ]),
      more(1, [
        'La fila gira. Chi è l’ultimo? {A}. <Chi è il primo? {H}.> In mezzo si sta benissimo, dice il paperotto.',
      ]),
      always([
        'Splash! Qui c’è l’acqua. Sull’acqua c’è la mamma, e tanti piccoli in fila. Manca un posto. Il paperotto salta. Plop. Ora il posto è pieno. «Quà» dice la fila. Ciao, fa {h} con la mano.',
      ]),
    ]),
  },
  {
    id: 'small-bee',
    categories: [],
    ages: SMALL,
    ...scene(['L’ape stanca', 'Bzz'], 'Un’ape non riesce più a volare.', [
      always([
        'Bz. Bz. L’ape è per terra. Le ali sono basse. «Sono stanca» dice l’ape. «Il fiore è lontano.» {H} si china. L’ape ha le zampe gialle.',
      ]),
      always([
        '{H} prende una foglia. L’ape ci sale sopra. La foglia è una barella. {H} la tiene di qua. {A} la tiene di là. Piano, piano. Un passo. Un altro passo.',
      ]),
      more(1, ['«Pesi?» chiede {h}. «Ho il polline» dice l’ape. <«Due pacchetti.»> {H} ride, ma la foglia non trema.']),
      always([
        'Ecco un fiore rosso. L’ape infila la testa. Si vede solo il sedere. Bzz. Beve. Bzzz! Adesso vola. Fa un giro intorno al naso {h.di}. Il naso profuma un po’ di miele.',
      ]),
    ]),
  },
  {
    id: 'small-hen',
    categories: [],
    ages: SMALL,
    ...scene(['La gallina', 'Coccodè'], 'Una gallina non trova il suo uovo.', [
      always([
        'Coccodè! La gallina corre in tondo. «Il mio uovo!» dice. «L’ho fatto. L’ho visto. Non c’è più!» {H} cerca sotto la paglia. Paglia.',
      ]),
      always([
        '{A} cerca nel secchio. C’è un sasso. È bianco, ma non è un uovo. {H} lo batte: toc. Un uovo non fa toc. La gallina piange: co, co, co.',
      ]),
      more(1, ['Cercano nel cappello. C’è la testa {a.di}. <Cercano nella scarpa. C’è il piede.> Di uova niente.']),
      always([
        '«Siediti» dice {h}. La gallina si siede. «Ahi» dice la gallina. Si alza. Ecco l’uovo! Stava sotto di lei. È tiepido. La gallina diventa rossa. Più rossa di prima. «Coccodè» dice, piano piano.',
      ]),
    ]),
  },
  {
    id: 'small-mole',
    categories: [],
    ages: SMALL,
    ...scene(['La talpa', 'Toc toc, terra'], 'Una talpa sbuca nel posto sbagliato.', [
      always([
        'La terra si muove. Spunta un monticello. Spunta un naso rosa. «È questa la cucina?» chiede la talpa. «No» dice {h}. «Questo è fuori.»',
      ]),
      always([
        'La talpa torna giù. Grat, grat. Il monticello spunta più in là. «È questa?» «No.» Grat, grat, grat. Ecco un altro buco. {A} per poco ci cade dentro. «È questa?» «No!»',
      ]),
      more(1, [
        'La talpa ha gli occhi piccoli piccoli. <Ha le mani grandi.> {H} mette la sua mano vicino. La mano della talpa è più larga.',
      ]),
      always([
        '{H} batte il piede: tum, tum. Ascolta. Sotto qualcuno risponde: tum. «È là!» dice {h}. La talpa scava dritta. Grat, grat. Poi si sente un piatto. Si sente una voce: è pronto! {H} e {a} tappano il buco con una foglia.',
      ]),
    ]),
  },
  {
    id: 'small-goat',
    categories: [],
    ages: SMALL,
    ...scene(['La capretta', 'Bee'], 'Una capretta mangia tutto.', [
      always([
        'Bee! La capretta ha fame. Mangia l’erba. Gnam. Mangia il fiore. Gnam. Guarda il cappello {a.di}. «No» dice {a}. La capretta ci pensa.',
      ]),
      always([
        'Gnam! Il cappello ha un morso. {H} tira. La capretta tira. Il cappello fa: straap. Ora ce n’è mezzo per uno. La capretta mastica. «Paglia» dice. «Buona.»',
      ]),
      more(1, [
        'La capretta assaggia la scarpa. Bleah. <Assaggia il dito {h.di}.> Solo con la lingua. Fa il solletico!',
      ]),
      always([
        '{H} trova una mela sul prato. È rossa. «Questa si mangia» dice {h}. Cric, croc, cric. La capretta chiude gli occhi. Poi si sdraia. Sulla testa le mettono il mezzo cappello. Le sta bene.',
      ]),
    ]),
  },
  {
    id: 'small-worm',
    categories: [],
    ages: SMALL,
    ...scene(['Il bruco', 'Su e giù'], 'Un bruco ha tanti piedi e una scarpa.', [
      always([
        'Un bruco va sul ramo. Su e giù, su e giù. Ha tanti piedi. Piange. «Ho una scarpa sola» dice. «Per quale piede?» chiede {h}. Il bruco non lo sa.',
      ]),
      always([
        'Provano il primo piede. È largo. Provano il secondo. È stretto. Il terzo, il quarto, il quinto. {A} conta. {H} allaccia e slaccia. Uff. Il bruco è lungo.',
      ]),
      more(1, ['Il sesto piede ha freddo. <Il settimo fa il solletico.> L’ottavo dorme. Shh.']),
      always([
        'Ecco l’ultimo piede. La scarpa va su. Clic! È giusta. «E gli altri?» chiede {a}. «Gli altri guardano» dice il bruco. E cammina: zitto, zitto, zitto, zitto, tac.',
      ]),
    ]),
  },
]
