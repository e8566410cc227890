import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a cat lies in the middle of the bed, and nothing moves a cat. */
export const catInBed: Plot = {
  id: 'cat-in-bed',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Nella', gender: 'female', connection: 'zia' },
    b: { name: 'Remo', gender: 'male', connection: '' },
  },
  titles: ['Il gatto nel letto', 'Prrr', '{h} e il gatto di mezzo'],
  teasers: [
    'Il letto è pronto. Ma in mezzo c’è un gatto. Prrr. Chi lo sposta?',
    '{H} vuole andare a letto. Il gatto c’è già, ed è larghissimo.',
  ],
  start: 'In mezzo al letto {h.di} dorme un gatto. È largo, e non si sposta.',
  byname: '{h}, un angolo di letto',
  places: [
    { name: 'Il letto', description: 'È grande. Ma il gatto di più.' },
    { name: 'La sedia', description: 'È dura. Al gatto non piace.' },
    { name: 'Il tappeto', description: 'Qui si aspetta.' },
  ],
  scenes: [
    scene(['In mezzo', 'Un gatto'], 'Il letto è occupato.', [
      always([
        'Il letto è pronto. Il cuscino è al suo posto. In mezzo c’è un gatto. È grigio. È tondo. Dorme. Prrr.',
        '{H} alza la coperta. Ma la coperta pesa. Sopra c’è un gatto. È caldo e lungo. Prrr, fa il gatto. Prrr.',
      ]),
      always([
        '«Permesso» dice {h}. Il gatto apre un occhio. È verde. Lo chiude. Permesso non c’è.',
        '«È il mio letto» dice {h}. Il gatto ci pensa. Poi allunga una zampa. Ora è ancora più lungo.',
      ]),
      slot('portrait'),
      always([
        'Arriva {a.+}. «Non sei a letto?» chiede {a}. «È pieno» dice {h}. {A} guarda. «È pieno di gatto» dice {a}.',
        '«C’è un gatto» dice {h}. {A.+} viene a vedere. «Di chi è?» chiede {a}. «Di nessuno» dice {h}. «È del letto.»',
      ]),
      slot('company'),
      more(1, [
        '{H} prova da destra. C’è la coda. {H} prova da sinistra. C’è la testa. <Prova dai piedi. Ci sono le zampe.> Il gatto è dappertutto.',
      ]),
    ]),
    scene(['Via, gatto', 'Non si sposta'], '{H} prova a spostare il gatto.', [
      always([
        '{H} spinge. Il gatto è molle. Si spinge la pancia, e resta il gatto. {H} spinge ancora. Prrr.',
        '{H} porta un piattino di latte. «Vieni, gatto!» Il gatto scende. Lap, lap, lap. Il piattino è vuoto. Hop! È di nuovo nel letto.',
      ]),
      more(1, ['{A} suona il campanello. Din! Il gatto alza un orecchio. <Uno solo.> L’orecchio va giù da solo.']),
      slot('road'),
      more(1, [
        'Ecco il gomitolo. Rotola, rotola. È rosso. {H} lo tira piano. Il gatto guarda. <Guarda come si guarda la tivù.> Poi dorme.',
      ]),
      more(2, [
        '«Miao» dice {h}. Il gatto apre la bocca. È rosa. Fa uno sbadiglio lungo lungo. {H} sbadiglia. {A} sbadiglia.',
      ]),
      slot('questions'),
      more(3, ['{A} fa il cane. Bau! Il gatto si mette a ridere. <Ride con i baffi.> {A} non è un cane. Si vede.']),
    ]),
    scene(['Sul tappeto', 'La sedia è dura'], '{H} cerca un altro posto.', [
      always([
        '{H} si siede sulla sedia. È dura. {H} si sdraia sul tappeto. È basso. Il gatto guarda dal letto. Prrr. Là si sta bene.',
        'Dove si dorme? Nella cesta no. Ci sono le mele. Nel cassetto no. È corto. {H} ha sonno. I piedi sono freddi.',
      ]),
      slot('quiet'),
      more(1, ['{H} appoggia l’orecchio al gatto. Dentro c’è un motore. Prrr. <Va piano, va forte.> Va dove?']),
      slot('road'),
      more(2, [
        'La luna entra dalla finestra. Fa un quadrato sul letto. <Il gatto mette una zampa nel quadrato.> È sua anche la luna.',
      ]),
    ]),
    scene(['Tondo', 'C’è un posto'], '{H} guarda com’è fatto un gatto.', [
      slot('key'),
      always([
        '{H} guarda bene il gatto. Il gatto è tondo. In mezzo al tondo c’è un buco. {H} si sdraia piano. Si fa una curva. Il gatto sta nella pancia {h.di}. Ci stanno!',
        '«Tu fai il tondo» dice {h}. «Io faccio il tondo fuori.» {H} piega le ginocchia. Piega la schiena. Il gatto è dentro, {h} è fuori. Il letto è grande, adesso.',
      ]),
      more(1, ['{A} rimbocca la coperta. Prima {h}. Poi il gatto. <La coda resta fuori. Le piace.> Prrr.']),
    ]),
    scene(['Prrr', 'Due che dormono'], 'Nel letto c’è posto.', [
      slot('after'),
      more(2, [
        'Il gatto mette la zampa sulla mano {h.di}. La zampa è morbida. <Le unghie sono a nanna.> La mano sta ferma.',
      ]),
      always([
        'I piedi {h.di} non sono più freddi. Lì c’è il gatto. Prrr, fa il gatto. Prrr, fa {h}. {A} spegne la luce. Chi fa prrr, adesso? Non si sa più.',
        'Il gatto respira. {H} respira. Su e giù. Su e giù. {W.fine} {A} esce in punta di piedi. Il letto è pieno. È pieno giusto.',
      ]),
    ]),
  ],
}
