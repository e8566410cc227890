import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: one sock hops about on its own, because somebody is in it. */
export const sock: Plot = {
  id: 'sock',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Rosa', gender: 'female', connection: 'nonna' },
    b: { name: 'Gino', gender: 'male', connection: '' },
  },
  titles: ['Il calzino che salta', 'Hop, fa il calzino', '{h} e il calzino verde'],
  teasers: [
    'Il calzino verde salta. Hop! Ma dentro non c’è il piede. Chi c’è?',
    'Un calzino è in fondo al cassetto. L’altro scappa. {H} lo rincorre.',
  ],
  start: 'Un calzino verde salta via dal cassetto. {H} ha un piede freddo e lo rincorre.',
  byname: '{h}, un piede sì e uno no',
  places: [
    { name: 'Il cassetto', description: 'I calzini dormono a due a due.' },
    { name: 'Sotto il letto', description: 'È buio e c’è una pallina.' },
    { name: 'La vaschetta', description: 'È piena d’acqua e aspetta.' },
  ],
  scenes: [
    scene(['Un piede freddo', 'Nel cassetto'], 'Un calzino scappa.', [
      always([
        'Un piede è caldo. Ha il calzino verde. L’altro piede è nudo. {H} apre il cassetto. Criic. Dov’è l’altro calzino?',
        '{H} mette un calzino. È verde. È caldo. Manca l’altro. {H} cerca nel cassetto: giallo, rosso, blu. Verde no.',
      ]),
      always([
        'Eccolo! È per terra. {H} allunga la mano. Hop! Il calzino salta. Hop! Salta ancora. I calzini non saltano, di solito.',
        'Qualcosa si muove sul tappeto. È verde. È il calzino! {H} dice: «Vieni qui». Hop, fa il calzino. Hop, hop. E va di là.',
      ]),
      slot('portrait'),
      always([
        'Arriva {a.+}. «Hai un piede nudo» dice {a}. «Il calzino scappa» dice {h}. {A} guarda. Hop. «È vero» dice {a}. «Corriamo.»',
        '{A.+} porta le ciabatte. «No» dice {h}. «Voglio il calzino.» «E dov’è?» Hop. «Là» dice {h}. {A} si toglie le ciabatte. Così si corre meglio.',
      ]),
      slot('company'),
      more(1, [
        'Il piede nudo sente tutto. Il tappeto è peloso. <Il legno è liscio.> Il pavimento della cucina è freddo. Brr!',
      ]),
    ]),
    scene(['Hop, hop', 'Dietro al calzino'], '{H} e {a} rincorrono il calzino.', [
      always([
        'Il calzino va sotto il tavolo. {H} va sotto il tavolo. Toc! Era la testa. Il calzino esce dall’altra parte. Hop!',
        'Il calzino sale un gradino. Hop. {H} sale un gradino. Il calzino scende. Hop. {H} scende. È un gioco?',
      ]),
      more(1, [
        '{A} prende il cestino. {A} lo mette giù: tac! Sotto c’è il calzino. No. <Sotto c’è una pantofola.> Il calzino è sopra il cestino.',
      ]),
      slot('road'),
      more(1, [
        'Le mollette stanno in fila. Tac tac tac. Il calzino passa in mezzo. <Nessuna lo pizzica.> Pizzicano la manica {h.di}.',
      ]),
      more(2, [
        '{H} ha un’idea. {H} mette fuori il piede nudo. «Guarda, è vuoto» dice al calzino. <Il calzino si ferma. Ci pensa.> Hop. No.',
      ]),
      slot('questions'),
      more(3, [
        'Il gatto guarda il calzino. La coda va di qua. La coda va di là. <Poi il gatto si lava una zampa.> Un calzino! Che roba.',
      ]),
    ]),
    scene(['Sotto il letto', 'Una voce'], 'Il calzino è stanco, e dentro qualcuno parla.', [
      always([
        'Ora il calzino è sotto il letto. È buio. Il calzino respira: su e giù. {H} si sdraia. Il naso è vicino al calzino. «Cra» dice il calzino.',
        'Il calzino si ferma. È stanco. {H} si avvicina piano. Nel calzino c’è una gobba. La gobba fa: cra.',
      ]),
      slot('quiet'),
      more(1, ['«Hai detto cra?» chiede {a}. «No» dice {h}. «Neanch’io» dice {a}. <Tutti guardano il calzino.> Cra.']),
      slot('road'),
      more(2, ['«Piangi?» chiede {h}. Il calzino è bagnato. <La punta gocciola: plic.> {H} lo accarezza con un dito.']),
    ]),
    scene(['Chi c’è?', 'Cra'], '{H} guarda dentro.', [
      slot('key'),
      always([
        '{H} apre il calzino con due dita. Dentro è buio. Ci sono due occhi. È una ranocchia! Cercava l’acqua. Ha trovato la lana. «Secca» dice la ranocchia. «Molto secca.»',
        'Il calzino ha un buco. Nel buco c’è un dito verde. No, è una zampa! {H} tira piano il calzino. Esce una ranocchia piccola. «Non trovavo la porta» dice.',
      ]),
      more(1, [
        '{A} porta la vaschetta. Splash! La ranocchia è dentro. <Nuota sul dorso.> Si vede la pancia, bianca bianca. «Ah» dice la ranocchia.',
      ]),
    ]),
    scene(['Due piedi caldi', 'Al buio'], 'Ognuno è dove sta bene.', [
      slot('after'),
      more(2, [
        'Fuori c’è il fosso. La ranocchia saluta. Hop. <Il fosso fa splash.> Adesso si sente cantare: cra, cra, cra.',
      ]),
      always([
        'Il calzino si asciuga vicino alla stufa. Poi {h} lo mette. È caldo caldo. Ora i piedi sono due. Sotto la coperta si toccano. Fuori, lontano, fa cra.',
        '{H} ha due calzini verdi. Uno ha un buco. Dal buco esce un dito. «Cra» dice il dito. «Buonanotte» dice {h}. {W.fine} Il dito torna dentro e dorme.',
      ]),
    ]),
  ],
}
