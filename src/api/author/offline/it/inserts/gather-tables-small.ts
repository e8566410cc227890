import type { ByKind, Enumeration, Gathering } from '../../gather.ts'

/** For the smallest: one thing at a time. */
export const SMALL_GATHERINGS: ByKind<Gathering> = {
  people: [
    {
      head: 'Chi c’è qui? Quanta gente!',
      items: [
        'WER saluta.',
        'WER batte le mani.',
        'WER mangia una pera.',
        'WER salta in alto.',
        'WER canta.',
        'WER dice: sst!',
      ],
      tail: 'Quanti sono! {H} ride. <E ridono tutti.>',
    },
    {
      head: '{H} porta i cuscini.',
      items: [
        'Il cuscino rosso lo prende WER.',
        'WER vuole quello molle.',
        'Quello tondo lo prende WER.',
        'Quello a pallini lo tiene WER.',
        'WER siede su due.',
        'WER dorme quasi.',
      ],
      tail: 'Ora c’è un cuscino per tutti. <Che morbido!>',
    },
    {
      head: 'Si fa il girotondo!',
      items: [
        'WER dà la mano.',
        'WER gira, gira.',
        'WER perde una scarpa.',
        'WER va dall’altra parte.',
        'WER fa un inchino.',
        'WER casca giù.',
      ],
      tail: 'Giù per terra! <E su di nuovo.>',
    },
  ],
  places: [
    {
      head: '{H} disegna una mappa.',
      items: [
        'Qui c’è WER.',
        'Accanto viene WER.',
        'Tutto blu: WER.',
        'Con un cuore: WER.',
        'Una riga porta qui: WER.',
        'Nell’angolo c’è WER.',
      ],
      tail: 'Ecco fatto. <È una mappa di tanti colori.>',
    },
    {
      head: '{A} indica lontano.',
      items: [
        'Là c’è WER.',
        'E là? È WER.',
        'Più lontano c’è WER.',
        'Quasi si vede WER.',
        'Con una luce piccola: WER.',
        'E da qualche parte WER.',
      ],
      tail: 'Il mondo è grande. Le scarpe sono piccole. <Va bene così.>',
    },
  ],
  answers: [
    {
      head: '{H} sa tante cose.',
      items: [
        'Forte forte dice WER.',
        'Piano piano dice WER.',
        '{H} salta: WER!',
        'E ora? WER!',
        '{H} canta WER.',
        'E alla fine WER.',
      ],
      tail: 'Tutto giusto! <Tutto, tutto.>',
    },
    {
      head: '{H} ha un segreto. Ne ha tanti.',
      items: [
        'Uno è WER.',
        'Un altro è WER.',
        '{H} ride con WER.',
        'Sst: WER.',
        'Ancora uno: WER.',
        'Piano piano esce WER.',
      ],
      tail: 'Sst. <Non si dice.>',
    },
  ],
}

export const SMALL_ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'C’è WER.', many: 'Ci sono WER.' },
    { one: 'WER saluta.', many: 'Chi saluta? WER.' },
    { one: 'Viene anche WER.', many: 'Vengono anche WER.' },
    { one: 'WER batte le mani.', many: 'Chi batte le mani? WER.' },
  ],
  places: [
    { one: 'Là c’è WER.', many: 'Sulla mappa ci sono WER.' },
    { one: 'Poi viene WER.', many: 'Poi vengono WER.' },
    { one: 'Qui c’è WER.', many: 'Lontano ci sono WER.' },
    { one: 'E WER.', many: 'E ancora WER.' },
  ],
  answers: [
    { one: '{H} dice: WER.', many: '{H} dice: WER.' },
    { one: '{H} grida: WER.', many: '{H} grida: WER.' },
    { one: 'E poi: WER.', many: 'E poi: WER.' },
    { one: '{H} canta: WER.', many: '{H} canta: WER.' },
  ],
}
