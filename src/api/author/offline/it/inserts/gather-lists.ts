import type { ByKind, Enumeration } from '../../gather.ts'

export const ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'Buona fortuna mandò a dire WER.', many: 'Buona fortuna mandarono a dire WER.' },
    { one: 'WER salutò.', many: 'Dalle finestre salutarono WER.' },
    { one: 'WER uscì a guardare.', many: 'A guardare uscirono WER.' },
    { one: 'WER aspettò notizie.', many: 'Aspettarono notizie WER.' },
  ],
  places: [
    { one: 'Sul muro c’era scritto WER.', many: 'Sul muro c’erano dei nomi: WER.' },
    { one: 'Sotto si leggeva WER.', many: 'Sotto, in piccolo: WER.' },
    { one: 'La mappa segnava anche WER.', many: 'La mappa segnava inoltre WER.' },
    { one: 'Una freccia indicava WER.', many: 'Le frecce indicavano WER.' },
  ],
  answers: [
    { one: 'Un biglietto diceva WER.', many: 'Un biglietto diceva: WER.' },
    { one: 'Più giù veniva WER.', many: 'E più giù: WER.' },
    { one: '{H} disse soltanto: WER.', many: '{H} elencò: WER.' },
    { one: 'Contava anche WER.', many: 'Contavano anche: WER.' },
  ],
}
