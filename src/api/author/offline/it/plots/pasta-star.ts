import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: one star in the soup wants to go up to the others. */
export const pastaStar: Plot = {
  id: 'pasta-star',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Pina', gender: 'female', connection: 'zia' },
    b: { name: 'Ugo', gender: 'male', connection: '' },
  },
  titles: ['La stellina nel piatto', 'Una stella di pasta', '{h} e la stellina'],
  teasers: [
    'Nel brodo ci sono tante stelline. Una non vuole la bocca. Vuole il cielo.',
    'Una stella sta sul cucchiaio. {H} la porta in alto. Ma il cielo è lontano.',
  ],
  start: 'Nel piatto {h.di} c’è una stellina di pasta. Vuole andare su, dalle altre stelle.',
  byname: '{h} delle stelle piccole',
  places: [
    { name: 'Il piatto', description: 'È tondo e fuma piano.' },
    { name: 'La sedia', description: 'Da qui il cielo è più vicino di un pezzetto.' },
    { name: 'La finestra', description: 'Il vetro è freddo. Ci si può disegnare.' },
  ],
  scenes: [
    scene(['Nel piatto', 'Tante stelline'], 'Una stellina non vuole essere mangiata.', [
      always([
        'È sera, {lì}. Nel piatto c’è il brodo. Nel brodo ci sono le stelline. Sono piccole e gialle. {H} soffia: fff, fff.',
        'Fuma il piatto. Dentro nuotano le stelline di pasta. Una, due, cento. {H} prende il cucchiaio. Splash, fa il brodo.',
      ]),
      always([
        'Una stellina resta sul cucchiaio. «No no» dice la stellina. «La bocca no.» «E dove vuoi andare?» chiede {h}. «Su» dice la stellina.',
        '«Aspetta!» dice una vocina. Viene dal cucchiaio. È una stellina con una punta storta. «Io vado su» dice. «Dalle altre.»',
      ]),
      slot('portrait'),
      always([
        'Arriva {a.+}. «Chi parla nel brodo?» chiede {a}. «Lei» dice {h}. «Vuole andare in cielo.» {A} guarda il soffitto. «È alto» dice {a}.',
        '{A.+} si siede vicino. «Una stella di pasta?» chiede {a}. «Sì» dice {h}. «La portiamo su.» «Va bene» dice {a}. «Ma prima il tovagliolo.»',
      ]),
      slot('company'),
      more(1, [
        'Le altre stelline non dicono niente. Girano in tondo. <Hanno caldo e stanno bene.> Gluglù, fa il brodo.',
      ]),
      more(2, ['{H} mette la stellina sul palmo. È tiepida. <È morbida.> Pesa come niente. La mano sta ferma ferma.']),
    ]),
    scene(['Su, su', 'Più in alto'], '{H} prova ad arrivare al cielo.', [
      always([
        '{H} alza il braccio. Su! Non basta. {H} va in punta di piedi. Su, su! Non basta. Il cielo è ancora là.',
        'Hop! {H} salta. La stellina salta anche lei. Plic! Ricade sulla mano. Hop, hop! Il cielo non si prende.',
      ]),
      more(1, [
        'Ecco la sedia. {A} la tiene forte. {H} sale. Adesso {h} è grande. <Si vede la polvere sull’armadio.> Il cielo però sta fuori.',
      ]),
      slot('road'),
      more(1, [
        'Passa il gatto. Miao. Il gatto annusa la stellina. Sa di brodo! <La lingua è già fuori.> «No!» dice {h}. Il gatto va via.',
      ]),
      more(2, [
        '{A} soffia da sotto. Fuuu! La stellina fa un salto. Sta nell’aria un attimo. <Gira su sé stessa.> Poi torna giù. Plic.',
      ]),
      slot('questions'),
      more(3, ['«È lontano?» chiede la stellina. «Un po’» dice {h}. <«Quanto un po’?»> {H} apre le braccia. «Così.»']),
    ]),
    scene(['La punta storta', 'La stellina ha freddo'], 'La stellina si stanca.', [
      always([
        'La stellina diventa fredda. Non dice più niente. {H} la tiene nella mano chiusa. Fa caldo, lì dentro. «Sei ancora qui?» chiede {h}. «Sì» dice la mano.',
        '«Ho freddo» dice la stellina. {H} soffia piano. Hah. {A} soffia piano. Hah. La stellina si scalda. La punta storta si muove.',
      ]),
      slot('quiet'),
      more(1, [
        'Un’altra stellina dorme sul bordo del piatto. <Ha trovato un posto asciutto.> Shh, dice {a}. Shh, dice {h}.',
      ]),
      slot('road'),
      more(2, ['Sul tavolo c’è una briciola. La stellina ci si siede. <È la sua poltrona.> Ora guarda in su.']),
    ]),
    scene(['Sul vetro', 'La finestra'], '{H} trova dov’è il cielo.', [
      slot('key'),
      always([
        '{H} va alla finestra. Fuori è blu. Ci sono le stelle, piccole piccole. {H} bagna un dito. Mette la stellina sul vetro. Plic! Sta attaccata. «Sono su!» dice la stellina.',
        'Ecco la finestra. Il vetro è fresco. Dietro al vetro c’è tutto il cielo. {H} appoggia la stellina. Piano, con un dito. La stellina resta lì. Ora ha tante vicine.',
      ]),
      more(1, [
        '{A} si china e guarda. «Qual è la nostra?» chiede {a}. «Quella storta» dice {h}. <È la più gialla di tutte.>',
      ]),
      more(2, ['Una stella vera fa tin. <O forse è un bicchiere.> «Ha salutato» dice la stellina.']),
    ]),
    scene(['Buonanotte, stelle', 'Il piatto vuoto'], 'Il brodo è finito, e il cielo è pieno.', [
      slot('after'),
      more(2, [
        'Nel piatto c’è ancora il brodo. {H} lo mangia tutto. <Le altre stelline sono contente. Giù si sta caldi.> Gnam.',
      ]),
      always([
        'La luce si spegne. {W.fine} Sul vetro c’è una stella con la punta storta. {H} la saluta con la mano. Tutto il cielo sta fermo. Poi {h} chiude gli occhi.',
        '{H} va a letto. La tenda resta aperta un pochino. «Conto le stelle» dice {h}. «Una.» È quella di pasta. Le altre le conta il sonno.',
      ]),
    ]),
  ],
}
