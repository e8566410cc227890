import type { ByKind, Enumeration } from '../../gather.ts'

export const ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'WER {le} deseó suerte.', many: 'Suerte {le} desearon WER.' },
    { one: 'WER saludó.', many: 'Desde la ventana saludaron WER.' },
    { one: 'WER salió a mirar.', many: 'A mirar salieron WER.' },
    { one: 'WER esperó noticias.', many: 'Esperaron noticias WER.' },
  ],
  places: [
    { one: 'En la pared ponía WER.', many: 'En la pared había nombres: WER.' },
    { one: 'Debajo se leía WER.', many: 'Debajo, en letra pequeña: WER.' },
    { one: 'El mapa traía también WER.', many: 'El mapa traía además WER.' },
    { one: 'Una flecha señalaba WER.', many: 'Había flechas para WER.' },
  ],
  answers: [
    { one: 'Una nota decía WER.', many: 'Una nota decía: WER.' },
    { one: 'Debajo seguía WER.', many: 'Y más abajo: WER.' },
    { one: '{H} dijo solo: WER.', many: '{H} fue contando: WER.' },
    { one: 'También contaba WER.', many: 'También contaban: WER.' },
  ],
}
