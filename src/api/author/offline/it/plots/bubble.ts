import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a soap bubble must not be touched, and everybody wants to touch it. */
export const bubble: Plot = {
  id: 'bubble',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Lino', gender: 'male', connection: 'nonno' },
    b: { name: 'Iole', gender: 'female', connection: '' },
  },
  titles: ['La bolla', 'Piano, una bolla!', '{h} e la bolla grande'],
  teasers: [
    'Una bolla vola piano. Non si può toccare. Ma dove va?',
    'Pop! fanno tutte le bolle. Una no. {H} le va dietro.',
  ],
  start: '{H} fa una bolla grande. La bolla non scoppia, e {h} la segue.',
  byname: '{h}, soffio leggero',
  places: [
    { name: 'La bacinella', description: 'Dentro c’è la schiuma. Fuori c’è un po’ di schiuma.' },
    { name: 'La porta', description: 'È aperta quanto basta.' },
    { name: 'Il cuscino', description: 'È il posto più morbido che c’è.' },
  ],
  scenes: [
    scene(['Fff', 'La bolla grande'], '{H} soffia, e una bolla resta.', [
      always([
        'C’è il sapone nella bacinella. C’è l’anello blu. {H} soffia: fff. Pop! Una bolla scoppia. {H} soffia ancora. Pop, pop!',
        '{H} fa le bolle, {lì}. Fff! Una vola. Pop! Fff! Due volano. Pop, pop! Restano due macchie sul pavimento.',
      ]),
      always([
        '{H} soffia piano piano. La bolla cresce. È grande come una mela. È grande come una testa. Si stacca. E non scoppia!',
        'Ancora una volta. Pianissimo. Fffff. La bolla è grande. Dentro c’è una finestra piccola. C’è anche {h}, a testa in giù.',
      ]),
      slot('portrait'),
      always([
        'Arriva {a.+}. Ha le mani dietro la schiena. «Non la tocco» dice {a}. «Dove va?» «Non lo so» dice {h}. «Le vado dietro.»',
        '«Oh!» dice {a.+}. «Piano!» dice {h}. {A} cammina in punta di piedi. Ora in punta di piedi sono in due.',
      ]),
      slot('company'),
      more(1, [
        'La bolla ha tanti colori. C’è il rosa. C’è il verde. <C’è un giallo che scappa.> I colori girano e girano.',
      ]),
    ]),
    scene(['Dietro alla bolla', 'Non toccare'], 'Tutti vogliono toccarla.', [
      always([
        'La bolla passa vicino alla sedia. Attenta! La sedia ha gli angoli. La bolla sale un poco. {H} respira.',
        'C’è la pianta con le spine. La bolla ci va proprio sopra. {H} mette la mano sulla bocca. La bolla fa un saltino. Passa!',
      ]),
      more(1, [
        'Arriva il cane dei vicini. Bau! Vuole giocare. Il naso è bagnato. Si avvicina alla bolla. <Si avvicina ancora.> Il cane starnutisce. Etciù! La bolla vola più in là.',
      ]),
      slot('road'),
      more(1, [
        'Bzzz. Ecco un’ape. L’ape gira intorno. Una volta, due volte. <«Che fiore strano» dice l’ape.> E se ne va. Bzzz.',
      ]),
      more(2, [
        '{A} apre la porta. Cric. La bolla non passa. {A} apre di più. Criiic. <Passa di misura.> Ciao, stanza.',
      ]),
      slot('questions'),
      more(3, [
        'Anche {h} vuole toccare. Un dito solo! <Il dito si alza da solo.> {H} lo mette in tasca. Lì sta buono.',
      ]),
    ]),
    scene(['Giù, giù', 'La bolla è stanca'], 'La bolla scende, e sotto è duro.', [
      always([
        'Ora la bolla è stanca. Scende. Sotto c’è il pavimento. È duro! {H} si mette giù, pancia a terra. {H} soffia: fff. La bolla risale un po’.',
        'La bolla scende e scende. «No no no» dice {h}. {A} sventola il cappello. Fuu, fuu. La bolla sale. Poi scende ancora.',
      ]),
      slot('quiet'),
      more(1, ['{H} guarda dentro. C’è una casa tonda. <C’è una porta tonda.> C’è {a}, con il naso grosso grosso.']),
      slot('road'),
      more(2, [
        'Una piuma vola lì vicino. La piuma e la bolla vanno insieme. <Non si toccano.> Poi la piuma va di là.',
      ]),
    ]),
    scene(['Il posto morbido', 'Piano'], '{H} trova dove la bolla può scendere.', [
      slot('key'),
      always([
        'Che cosa è morbido? Il muro no. Il tavolo no. {H} corre in punta di piedi. {H} torna con il cuscino. La bolla scende. Si posa. Non scoppia!',
        '{H} tende la manica. È di lana. È bagnata di sapone. La bolla viene giù. Tocca la manica. Resta! Sta lì, tonda, e respira.',
      ]),
      more(1, ['«Pesa?» chiede {a}. «No» dice {h}. <«Fa il solletico.»> La bolla trema. Forse ride.']),
    ]),
    scene(['Pop', 'Ancora una'], 'La bolla saluta.', [
      slot('after'),
      more(2, [
        'Nella bolla ora c’è tutta la stanza. C’è la lampada. C’è il letto. <Manca solo il gatto. È sotto il letto.>',
      ]),
      always([
        '«Vuoi andare?» chiede {h}. La bolla fa sì. {H} avvicina il naso. Pop. Una goccia sul naso. È fresca. «Ciao» dice {h} al naso. Poi {h} sbadiglia, tondo tondo.',
        'La bolla diventa sottile. Non fa nemmeno pop. C’è, e poi non c’è. Nell’aria resta l’odore buono. {H} soffia piano: fff. Domani ne nasce un’altra. Adesso il cuscino è libero.',
      ]),
    ]),
  ],
}
