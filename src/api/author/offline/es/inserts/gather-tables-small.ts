import type { ByKind, Enumeration, Gathering } from '../../gather.ts'

/** For the smallest: one thing at a time. */
export const SMALL_GATHERINGS: ByKind<Gathering> = {
  people: [
    {
      head: '¿Quién está aquí? ¡Qué de gente!',
      items: [
        'WER saluda.',
        'WER da palmas.',
        'WER come una galleta.',
        'WER salta muy alto.',
        'WER canta.',
        'WER dice: ¡shh!',
      ],
      tail: '¡Cuánta gente! {H} se ríe. <Y la risa se pega.>',
    },
    {
      head: '{H} reparte cojines.',
      items: [
        'El rojo lo toma WER.',
        'WER quiere el blando.',
        'El redondo es para DAT.',
        'El de lunares es para DAT.',
        'WER se sienta en dos.',
        'WER casi duerme.',
      ],
      tail: 'Ya hay cojín para todo el mundo. <Qué blandito.>',
    },
  ],
  places: [
    {
      head: '{H} pinta un mapa.',
      items: [
        'Aquí está WER.',
        'Al lado viene WER.',
        'Azul, muy azul: WER.',
        'Con un corazón: WER.',
        'Una raya llega hasta WER.',
        'En la esquina está WER.',
      ],
      tail: 'Ya está. <Es un mapa de muchos colores.>',
    },
    {
      head: '{A} señala muy lejos.',
      items: [
        'Allí está WER.',
        '¿Y allí? Eso es WER.',
        'Más lejos está WER.',
        'Casi se ve WER.',
        'Con una luz pequeña: WER.',
        'Y en algún sitio, WER.',
      ],
      tail: 'El mundo es grande. Los zapatos son pequeños. <Así está bien.>',
    },
  ],
  answers: [
    {
      head: '{H} sabe muchas cosas.',
      items: [
        'Muy alto dice WER.',
        'Muy bajito dice WER.',
        '{H} salta. ¡WER!',
        '¿Y ahora? ¡WER!',
        '{H} canta WER.',
        'Y al final, WER.',
      ],
      tail: '¡Todo bien! <Pero todo, todo.>',
    },
    {
      head: '{H} tiene un secreto. Tiene muchos.',
      items: [
        'Uno es WER.',
        'Otro es WER.',
        '{H} se ríe con WER.',
        'Shh: WER.',
        'Uno más: WER.',
        'Muy despacio sale WER.',
      ],
      tail: 'Shh. <No se dice.>',
    },
  ],
}

export const SMALL_ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'Está WER.', many: 'Están WER.' },
    { one: 'WER saluda.', many: '¿Quién saluda? WER.' },
    { one: 'WER viene también.', many: 'También vienen WER.' },
    { one: 'WER da palmas.', many: '¿Quién da palmas? WER.' },
  ],
  places: [
    { one: 'Allí está WER.', many: 'En el mapa están WER.' },
    { one: 'Luego viene WER.', many: 'Luego vienen WER.' },
    { one: 'Aquí está WER.', many: 'Muy lejos están WER.' },
    { one: 'Y WER.', many: 'Y además WER.' },
  ],
  answers: [
    { one: '{H} dice: WER.', many: '{H} dice: WER.' },
    { one: '{H} grita: WER.', many: '{H} grita: WER.' },
    { one: 'Y después: WER.', many: 'Y después: WER.' },
    { one: '{H} canta: WER.', many: '{H} canta: WER.' },
  ],
}
