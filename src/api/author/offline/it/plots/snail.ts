import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a snail is on its way to somewhere, and says where only when it is there. */
export const snail: Plot = {
  id: 'snail',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Tea', gender: 'female', connection: 'sorella' },
    b: { name: 'Baldo', gender: 'male', connection: '' },
  },
  titles: ['Dove va la lumaca?', 'La lumaca', '{h} cammina piano'],
  teasers: [
    'Una lumaca sale sul muro. Va piano. {H} vuole sapere dove va.',
    'Striscia, striscia. La lumaca ha una meta. Quale?',
  ],
  start: 'Sul muro c’è una lumaca. {H} vuole sapere dove va, e va con lei.',
  byname: '{h}, passo di lumaca',
  places: [
    { name: 'Il muro', description: 'È grigio. Ora ha una riga d’argento.' },
    { name: 'Il vaso', description: 'Dentro c’è la terra, e un po’ d’ombra.' },
    { name: 'La foglia', description: 'È larga come un letto.' },
  ],
  scenes: [
    scene(['Sul muro', 'Una lumaca'], 'Una lumaca va da qualche parte.', [
      always([
        'Sul muro c’è una lumaca, {lì}. Porta la casa sulla schiena. Va piano. Striscia, striscia. {H} la vede e si ferma.',
        'Che cosa si muove? È piccola. È bagnata. Ha due corna molli. È una lumaca! {H} si china.',
      ]),
      always([
        '«Dove vai?» chiede {h}. La lumaca pensa. Pensa a lungo. «Là» dice. «Là dove?» La lumaca non risponde. Cammina.',
        '«Ciao» dice {h}. «Ciao» dice la lumaca, dopo un po’. «Dove vai?» «Ah» dice la lumaca. E va.',
      ]),
      slot('portrait'),
      always([
        'Arriva {a.+}. Arriva di corsa. «Andiamo!» dice {a}. «Piano» dice {h}. «Oggi si va con lei.» {A} guarda la lumaca. «Quando parte?» chiede {a}. «È partita» dice {h}.',
        '{A.+} chiede: «Che fai?». «Cammino» dice {h}. «Ma stai in un posto solo!» «No» dice {h}. «Guarda bene.» {A} guarda bene. È vero. Un pochino.',
      ]),
      slot('company'),
      more(1, [
        '{H} fa un passo. La lumaca ne fa un pezzetto. {H} aspetta. <Si siede.> Arriva la lumaca. Ora un altro passo.',
      ]),
    ]),
    scene(['Piano piano', 'Tutti passano'], 'Tutti hanno fretta, la lumaca no.', [
      always([
        'Passa il coniglio. Tum, tum, tum. «Vai al prato?» chiede alla lumaca. «No» dice la lumaca. Ma il coniglio è già lontano.',
        'Passa la formica. Tic tic tic. Porta una briciola. «Vai alla cucina?» chiede. «No» dice la lumaca. La formica è già passata.',
      ]),
      more(1, [
        'Cade una goccia. Plin! La lumaca tira dentro le corna. Ora è solo una casa. <«C’è nessuno?» chiede {h}.> Toc, toc. Ecco un corno. Ecco due.',
      ]),
      slot('road'),
      more(1, [
        'Sul muro c’è una crepa. È lunga come un dito. La lumaca ci guarda dentro. <Dentro c’è un ragno. Cuce.> La lumaca gira intorno.',
      ]),
      more(2, [
        '«Io lo so» dice {a}. «Va a comprare il latte.» La lumaca dice no. <«Va dal dottore?» No. «Va a ballare?»> La lumaca ride. Ride piano.',
      ]),
      slot('questions'),
      more(3, [
        'La lumaca lascia una riga. Luccica. {H} la segue con un dito. <Il dito ora luccica anche lui.> È la sua strada.',
      ]),
    ]),
    scene(['Il muro finisce', 'Una strada alta'], 'In cima la lumaca si ferma.', [
      always([
        'Il muro finisce. Sotto è vuoto. La lumaca allunga il collo. Niente. Lo allunga ancora. «È là» dice la lumaca. «Ma manca un pezzo.»',
        'Ecco il bordo. La lumaca si ferma. Di là c’è il vaso. In mezzo c’è l’aria. «Sull’aria non cammino» dice la lumaca.',
      ]),
      slot('quiet'),
      more(1, ['{A} mette un bastoncino. Crac. Si rompe. <Era secco.> {A} mette un filo d’erba. Si piega. Uffa.']),
      slot('road'),
      more(2, [
        'La lumaca aspetta. Lo sa fare bene. {H} aspetta con lei. <Una nuvola passa e fa ombra.> L’ombra va via. Aspettano ancora.',
      ]),
    ]),
    scene(['Il ponte', 'Una mano'], '{H} trova il pezzo che manca.', [
      slot('key'),
      always([
        '{H} mette la mano. Cinque dita, ferme ferme. La lumaca sale. È fresca. Fa il solletico! {H} non ride. La lumaca cammina, cammina. Ecco il vaso.',
        'Una foglia è lunga. È larga. {H} la tiene di qua. {A} la tiene di là. La foglia è un ponte. La lumaca passa. Sotto, le mani non si muovono.',
      ]),
      more(1, [
        'Nel vaso c’è una cosa tonda. È un’altra lumaca! <È uguale, con la casa a destra.> «Sei qui» dice la prima. «Sono qui» dice la seconda.',
      ]),
    ]),
    scene(['Arrivo', 'Là'], 'La lumaca dice dove andava.', [
      slot('after'),
      more(2, ['Le lumache fanno così con le corna. Piano. Si toccano. <{H} fa così con il naso. {A} anche.>']),
      always([
        '«È qui» dice la lumaca. «Andavo qui.» Qui è una foglia, al buio, al fresco. La lumaca entra nella sua casa. Prima il collo. Poi un corno. Poi l’altro. Buonanotte. {W.fine} Anche {h} torna a casa. Piano, piano, piano.',
        'La lumaca è arrivata. Era vicino. Era molto vicino. Sul muro resta la riga d’argento. {H} la guarda dalla finestra. La luna ci cammina sopra. Va piano anche lei. {H} tira su la coperta, come una casa.',
      ]),
    ]),
  ],
}
