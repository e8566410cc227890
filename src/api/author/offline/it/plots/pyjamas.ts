import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: the pyjamas on the line are still wet, and everybody blows. */
export const pyjamas: Plot = {
  id: 'pyjamas',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Berto', gender: 'male', connection: 'zio' },
    b: { name: 'Dina', gender: 'female', connection: '' },
  },
  titles: ['Il pigiama bagnato', 'Soffia, soffia!', '{h} e il pigiama sul filo'],
  teasers: [
    'Il pigiama è sul filo. È bagnato. {H} soffia. Chi aiuta?',
    'Plic, plic. Il pigiama gocciola, ed è quasi ora di dormire.',
  ],
  start: 'Il pigiama a righe è ancora bagnato. {H} vuole quello, e bisogna soffiare.',
  byname: '{h}, vento piccolo',
  places: [
    { name: 'Il filo', description: 'Ci stanno le mollette, in fila come uccellini.' },
    { name: 'La cesta', description: 'È vuota. Ci si può sedere.' },
    { name: 'La stufa', description: 'Fa un rumore da gatto.' },
  ],
  scenes: [
    scene(['Plic, plic', 'Sul filo'], 'Il pigiama gocciola.', [
      always([
        'Sul filo c’è il pigiama. È a righe. È bagnato. Plic, plic, fa la manica. {H} lo guarda da sotto. Plic! Sul naso.',
        'Plic. Plic. Chi gocciola? È il pigiama a righe. Sta sul filo, {lì}. Ha le braccia in giù. È stanco.',
      ]),
      always([
        '«Voglio il pigiama» dice {h}. «È bagnato» dice il filo. «Lo voglio lo stesso.» «Plic» dice il pigiama.',
        '{H} tocca la gamba del pigiama. Ciac. È fredda. Con quello non si dorme. Ma {h} vuole proprio quello.',
      ]),
      slot('portrait'),
      always([
        'Arriva {a.+}. «C’è il pigiama con gli orsi» dice {a}. «No» dice {h}. «Le righe.» {A} ci pensa. «Allora si soffia» dice {a}. Fff!',
        '{A.+} tocca la manica. Ciac. «Che cosa serve?» chiede {a}. «Il vento» dice {h}. Ma il vento non c’è. «Ci siamo noi» dice {a}.',
      ]),
      slot('company'),
      more(1, ['{H} soffia: fff. Una goccia trema. <Trema ancora.> Cade. Una di meno! Sul filo ne restano cento.']),
    ]),
    scene(['Chi soffia?', 'Fff e fuuu'], 'Tanti aiutano, e il pigiama resta bagnato.', [
      always([
        'Arriva il passero. Batte le ali: frr, frr. Si muove una calza. Il pigiama no. «Sono piccolo» dice il passero. Però resta.',
        'Arriva la mucca. Muu! Soffia con il naso. È un vento caldo. Sa di erba. Il pigiama dondola un poco. Plic.',
      ]),
      more(1, [
        'Arriva il cane. Si scuote: brrr! Vola acqua dappertutto. <Era bagnato anche lui.> Ora il pigiama è più bagnato. «Scusa» dice il cane.',
      ]),
      slot('road'),
      more(1, [
        'Arriva la locomotiva di legno. Ciuf ciuf! Ma è un gioco. Fa solo finta di soffiare. <Soffia benissimo per finta.>',
      ]),
      more(2, [
        '{A} apre l’ombrello e lo chiude. Flap, flap, flap. Fa vento! <Il cappello vola via.> {H} lo prende al volo.',
      ]),
      slot('questions'),
      more(3, [
        'Le mollette si annoiano. Una fa tac. Cade giù. <Saltella nella cesta.> Il pigiama ora pende storto. Sembra che balli.',
      ]),
    ]),
    scene(['Le guance stanche', 'È quasi buio'], 'Nessuno ha più fiato.', [
      always([
        'Fff. Ff. F. {H} non ha più fiato. {A} non ha più fiato. Le guance fanno male. Il pigiama fa: plic.',
        'Il sole è basso. È quasi rosso. {H} si siede nella cesta. {A} si siede accanto. Nessuno soffia più. Plic, fa la manica.',
      ]),
      slot('quiet'),
      more(1, [
        'Una lumaca guarda il filo. «Io non soffio» dice. <«Io aspetto. Ad aspettare, asciuga.»> {H} ci prova. Aspetta fino a tre.',
      ]),
      slot('road'),
      more(2, ['Il pigiama ha le tasche. In una c’è acqua. <Nell’acqua nuota un filo.> {H} la rovescia: ciaf!']),
    ]),
    scene(['Corri, pigiama', 'Il vento'], '{H} trova dove abita il vento.', [
      slot('key'),
      always([
        '{H} corre intorno alla cesta. L’aria passa sulla faccia. È vento! «Il vento è quando si corre» dice {h}. {A} prende una manica. {H} prende l’altra. Corrono. Il pigiama vola in mezzo.',
        '{H} salta. I capelli si alzano. Ecco il vento! Non è nel cielo. È nelle gambe. {H} prende il pigiama e gira, gira, gira. Le righe fanno un tondo. Flap, flap, flap!',
      ]),
      more(1, [
        'Le gocce saltano via. Plin, plin, plin. Una prende il cane. <Una prende la mucca.> Una torna in cielo. Forse.',
      ]),
    ]),
    scene(['Asciutto', 'A righe'], 'Il pigiama va a dormire.', [
      slot('after'),
      more(2, ['{A} tocca la manica. Non fa ciac. <Non fa niente.> È tiepida. Profuma di aria.']),
      always([
        'Il pigiama è asciutto. Le braccia entrano. Le gambe entrano. Nel pigiama c’è ancora un po’ di vento. Esce piano dal collo: fff. È il respiro {h.di}, che dorme.',
        'Ecco il letto. Ecco le righe: una blu, una bianca. {H} le conta con il dito. Blu, bianca. Blu. Sul filo sono rimaste le mollette. Vanno a dormire in fila. {W.fine}',
      ]),
    ]),
  ],
}
