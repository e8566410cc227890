import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: the ball is up in the tree, and everything thrown after it stays there too. */
export const ball: Plot = {
  id: 'ball',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Remedios', gender: 'female', connection: 'abuela' },
    b: { name: 'don Búho', gender: 'male', connection: '' },
  },
  titles: ['La pelota en el árbol', '¡Baja, pelota!', '{h} y el árbol lleno'],
  teasers: [
    'La pelota está en el árbol. Luego sube el zapato. Luego sube la escoba. ¿Quién los baja?',
    'Arriba hay una pelota amarilla. {H} la quiere abajo. El árbol no la suelta.',
  ],
  start: 'La pelota amarilla se ha quedado en el árbol. {H} la quiere abajo.',
  byname: '{h}, con la pelota amarilla',
  places: [
    { name: 'El árbol', description: 'Es alto, tiene hojas y guarda cosas.' },
    { name: 'La hierba', description: 'Aquí se cae blandito.' },
    { name: 'La rama de en medio', description: 'Alguien duerme aquí de día.' },
  ],
  scenes: [
    scene(['¡Arriba!', 'Una pelota amarilla'], 'La pelota sube y no baja.', [
      always([
        '{Allí} hay un árbol. {H} tiene una pelota. La pelota es amarilla. Bota, bota, bota. ¡Y sube! Sube hasta el árbol. Y no baja.',
        'Pum, hace la pelota. Pum, pum. {H} le da muy fuerte. La pelota vuela. {Allí} hay un árbol grande. La pelota se queda arriba, entre las hojas.',
      ]),
      always([
        '—¡Baja, pelota! —dice {h}.\nLa pelota no baja. Espera una hoja. La hoja tampoco baja.',
        '{H} mira hacia arriba. Espera un poco. Espera otro poco. Las pelotas no saben bajar solas.',
      ]),
      slot('portrait'),
      always([
        'Llega {a.+}. Trae un zapato en la mano.\n—Yo sé cómo —dice {a}.',
        '—¿Qué miras? —pregunta {a.+}.\n—La pelota —dice {h}.\nAhora miran a la vez. <La pelota se deja mirar.>',
      ]),
      slot('company'),
      more(1, [
        '{H} da un salto. No llega. Da un salto más grande. No llega. <Da un salto pequeño, por si acaso.> Tampoco.',
        '{H} sopla. Fuuu. Se mueve una hoja. {A} sopla también. Fuuu. <Se mueven dos.> La pelota, nada.',
      ]),
    ]),
    scene(['El zapato', 'Más cosas arriba'], 'Todo lo que sube se queda.', [
      always([
        '{A} tira el zapato. ¡Zas! El zapato sube. El zapato no baja. Ahora hay una pelota y un zapato.',
        '¡Allá va el zapato! Sube, sube, sube. Toca una rama. Y se queda. Ya son dos cosas arriba.',
      ]),
      always([
        '{H} tira la gorra. ¡Zas! La gorra se queda. Ya son tres. El árbol está contento.',
        'Ahora va la escoba. {A} la lanza. ¡Zas! La escoba se queda. El árbol parece una casa.',
      ]),
      more(1, [
        'Pasa la gallina. Co, co, co.\n—¿Una pelota? —dice la gallina—. Yo vuelo un poco.\nVuela un poco. <Muy poco.> Se queda en la rama baja. Co.',
      ]),
      more(1, [
        'Pasa el perro. Guau.\n—Yo la bajo —dice el perro.\nLadra mucho. La pelota no entiende perro. <El perro se sienta a esperar.> Mueve la cola. Plas, plas.',
      ]),
      more(2, [
        'Pasa la vaca. Muuu. La vaca empuja el árbol. El árbol es muy gordo. <La vaca también.> Ninguno se mueve. Muuu.',
      ]),
      more(2, [
        'Viene la cabra. Bee. La cabra sabe subir. Sube una pata. Sube dos. <Se come una hoja.> Se come otra. Ya no se acuerda de la pelota.',
      ]),
      slot('road'),
      more(3, [
        '{A} mira su pie. El pie no tiene zapato. Tiene un calcetín verde. <El dedo gordo saluda.> {H} saluda al dedo.',
      ]),
    ]),
    scene(['En la rama', '¿Quién ronca?'], 'Alguien duerme en medio del árbol.', [
      always([
        'Entonces se oye algo. Rrr, rrr. Alguien ronca. ¿Quién está detrás del tronco? Es {b.+}, con los ojos cerrados.',
        'Rrr, hace el árbol. No, no es el árbol. Es {b.+}. Duerme la siesta ahí, contra el tronco.',
      ]),
      always([
        '—Perdón —dice {h}—. Queremos la pelota.\n{B} abre un ojo.\n—El árbol duerme —dice {b}—. Si duerme, no suelta nada.',
        '{B} se despierta. Bosteza. Se rasca la nariz.\n—Al árbol no se le tira —dice {b}—. Al árbol se le hacen cosquillas. Pero yo no sé dónde.',
      ]),
      slot('questions'),
      more(1, [
        '{H} canta al árbol. La la la. El árbol escucha. <A un árbol le gusta la la la.> Cae una hoja. Solo una.',
      ]),
      slot('quiet'),
      more(3, [
        'Viene una hormiga. Luego otra. Suben por el tronco, en fila. Tipi, tipi, tipi. <{H} cuenta hasta tres.> Las hormigas no buscan pelotas.',
      ]),
      slot('road'),
    ]),
    scene(['Cosquillas', '¡Achís!'], '{H} mira el tronco de cerca.', [
      slot('key'),
      always([
        '{H} toma la hoja caída. La pasa por la raíz. Despacio, despacio. El tronco tiembla. El árbol se ríe. ¡Ja, ja, ja! Y cae la gorra. Y cae el zapato. Y cae la pelota. ¡Pum!',
        '{H} recoge una pluma del suelo. Con la pluma toca el tronco. Aquí. Aquí no. ¡Aquí! El árbol arruga la corteza. ¡A, a, achís! Llueven cosas. Un zapato, una escoba, una pelota. ¡Pum!',
      ]),
      more(1, [
        'Cae también una cuchara. Cae un patito de goma. <Cae un calcetín azul.> ¿De quién son? Nadie lo sabe. El árbol los guardaba.',
      ]),
      more(2, ['—¡Salud! —dice {a} al árbol.\nLas hojas hacen: gracias. <Eso suena así: chss, chss.>']),
    ]),
    scene(['Abajo', 'Buenas noches, árbol'], 'La pelota vuelve a casa.', [
      slot('after'),
      more(2, ['{A} se pone el zapato. Dentro hay una nuez. <{A} parte la nuez.> Media es para {h}. Ñam.']),
      always([
        'Ahora la pelota rueda. Rueda por la hierba. Nadie le da fuerte. De noche duerme con {h}. El árbol duerme también. Solo tiene hojas. Chss.',
        '{H} lleva la pelota a casa. La pelota va debajo del brazo. Por la ventana se ve el árbol. {H} le dice adiós con la mano. El árbol dice adiós con todas.',
      ]),
    ]),
  ],
}
