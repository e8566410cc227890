import { always, type Episode, more, scene } from '../../language-pack.ts'

const SMALL = ['toddler'] as const

/** For the smallest: a thing lies there, and can do something. */
export const toddlerThings: readonly Episode[] = [
  {
    id: 'small-bell',
    categories: [],
    ages: SMALL,
    ...scene(['El cascabel', 'Tilín'], 'Un cascabel rueda y se esconde.', [
      always([
        'Tilín. ¿Qué ha sido? Tilín, tilín. Algo brilla. Es un cascabel. {H} se agacha. El cascabel rueda. Tilín, tilín, debajo de una mesa. <Ahí está oscuro.>',
      ]),
      always([
        '{H} mete la mano. Toca algo blando. Es un calcetín. Mete la mano otra vez. Toca algo duro. Es un tren. ¿Y el cascabel? Calla. {A} dice: shh. Nadie se mueve. Nadie respira. Tilín.',
      ]),
      more(1, ['{A} mete un pie. Toca algo frío. <Es el suelo.> El suelo no hace tilín.']),
      always([
        '¡Ya sé! {H} sacude la manga de {a}. Tilín. Sacude otra vez. Tilín, tilín. El cascabel está en la manga. ¿Cómo ha subido? No lo dice. {H} se lo pone en el zapato. Ahora cada paso tiene música. Tilín, tilín, por todo el camino.',
      ]),
    ]),
  },
  {
    id: 'small-button',
    categories: [],
    ages: SMALL,
    ...scene(['El botón', 'Es rojo'], 'Un botón busca su casa.', [
      always([
        'En el suelo hay un botón. Es rojo y tiene cuatro agujeros. {H} mira por uno. Se ve un trocito de mundo. <Se ve a {a}, muy pequeño.> ¿De quién es el botón?',
      ]),
      always([
        'El perro no lleva botones. El gato no lleva botones. La muñeca lleva dos, y son azules. {A} mira su ropa. Uno, dos, tres. ¡Falta uno! No, está en su sitio. Uno, dos, tres, cuatro.',
      ]),
      more(1, ['Pasa un señor con abrigo largo. Tiene muchos botones. <Son negros y serios.> El rojo no es suyo.']),
      always([
        'Entonces {h} ve un muñeco de trapo. Está en una silla. Tiene un ojo rojo. Solo uno. El otro lado está vacío.\n—¡Es tuyo! —dice {h}.\n{A} tiene aguja e hilo. Arriba, abajo, arriba, nudo. El muñeco mira a {h}. Ahora con los dos.',
      ]),
    ]),
  },
  {
    id: 'small-spoon',
    categories: [],
    ages: SMALL,
    ...scene(['La cuchara', 'Al revés'], 'En una cuchara vive alguien.', [
      always([
        'Hay una cuchara. Brilla mucho. {H} se mira en ella. ¡Ahí está {h}! Pero está cabeza abajo. {H} da la vuelta a la cuchara. Ahora está cabeza arriba. <Y tiene la nariz gorda.>',
      ]),
      always([
        '{A} se mira también. Tiene una nariz como un globo. {A} saca la lengua. La lengua es enorme. {H} se ríe tanto que se sienta. La cuchara se cae. Clin.',
      ]),
      more(1, ['La cuchara da vueltas en el suelo. Clin, clin, clin. <Se para.> Señala a {h}.']),
      always([
        '{H} recoge la cuchara. La pone en el ojo. La pone en la oreja. La pone en la nariz, ¡y se queda! No se cae. {H} anda así. Un paso, dos pasos, tres. {A} aplaude sin ruido. Y {h} estornuda. ¡Achís! Clin.',
      ]),
    ]),
  },
  {
    id: 'small-blanket',
    categories: [],
    ages: SMALL,
    ...scene(['La sábana', '¡Uuuh!'], 'Debajo de una sábana hay alguien.', [
      always([
        'Hay una sábana en el suelo. La sábana se mueve.\n—¡Uuuh! —dice la sábana.\n{H} da un paso atrás.\n—¿Quién es? —pregunta {h}.\n—Uuuh —dice la sábana. <Y luego: miau.>',
      ]),
      always([
        '{A} levanta una punta. Sale una pata. {H} levanta otra punta. Sale una cola. La pata es blanca. La cola es negra. ¿Qué es? La sábana corre. Corre, corre, y se da con la pared. Plof.',
      ]),
      more(1, [
        '—Un fantasma no hace plof —dice {a}.\n<—Ni tiene bigotes —dice {h}.>\nLa sábana se queda muy callada.',
      ]),
      always([
        '{H} se mete debajo también. Dentro todo es blanco. Y hay dos ojos. Es el gato. El gato mira a {h}. {H} mira al gato.\n—¡Uuuh! —dicen a la vez.\nFuera, {a} hace como que tiene miedo. Pero se ríe. Y entra también.',
      ]),
    ]),
  },
  {
    id: 'small-tower',
    categories: [],
    ages: SMALL,
    ...scene(['La torre', 'Uno encima de otro'], '{H} hace una torre muy alta.', [
      always([
        'Una caja. Encima, otra caja. Encima, un libro. {H} hace una torre. {A} pone una taza. La torre hace: ñic. <Se queda de pie.> Ya llega a la barriga.',
      ]),
      always([
        'Ahora un zapato. Ahora un tambor. La torre llega a la nariz. {H} se pone de puntillas. Pone una pluma, arriba, arriba. ¡Ya está! La torre se mueve un poco. A un lado. A otro lado.',
      ]),
      more(1, ['Todos se callan. La torre también. Pasa una mosca. <La mosca se posa en la pluma.>']),
      always([
        'Y entonces… ¡patapam! Cae el tambor. Cae el zapato. Cae todo. Todo menos la pluma. La pluma baja despacio. Se mece. Da una vuelta. Se posa en la cabeza de {h}.\n—La torre eres tú —dice {a}.\n{H} estira el cuello. Y no se cae.',
      ]),
    ]),
  },
  {
    id: 'small-light-spot',
    categories: [],
    ages: SMALL,
    ...scene(['La luz en la pared', 'No se deja'], 'Una luz baila en la pared.', [
      always([
        'En la pared hay una luz. Es redonda. Baila. {H} la toca. La luz se va a otro sitio. {H} la tapa con la mano. Ahora está encima de la mano. <No pesa nada.>',
      ]),
      always([
        '{A} salta. La luz sube. {A} se agacha. La luz baja. {H} va de puntillas, de puntillas, ¡zas! La luz se sienta en la nariz de {a}. {A} mira su nariz. Los ojos se le juntan.',
      ]),
      more(1, ['{H} trae un vaso. Quiere guardar la luz. <La luz entra. La luz sale.> Los vasos no tienen puerta.']),
      always([
        '¿De dónde viene? {H} mira su mano. En la mano está el vaso con agua. El agua brilla. {H} mueve el vaso. La luz se mueve. {H} lo para. La luz se para.\n—¡Eres tú! —dice {h} al vaso.\nLa luz dice que sí, sí, sí, por toda la pared.',
      ]),
    ]),
  },
]
