import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: four chairs make a train, and the train does not go. */
export const chairTrain: Plot = {
  id: 'chair-train',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Nico', gender: 'male', connection: 'primo' },
    b: { name: 'doña Tortuga', gender: 'female', connection: '' },
  },
  titles: ['El tren de sillas', '¡Viajeros al tren!', '{h} lleva el tren'],
  teasers: [
    'Cuatro sillas son un tren. Pero el tren no anda. ¿Qué le falta?',
    'Chucu, chucu. {H} quiere ir lejos. El tren tiene cuatro patas en cada vagón.',
  ],
  start: 'Cuatro sillas, una detrás de otra: es un tren. {H} quiere ir muy lejos.',
  byname: '{h}, que lleva el tren',
  places: [
    { name: 'La estación', description: 'Es la alfombra. Hay que esperar aquí.' },
    { name: 'La primera silla', description: 'Aquí va quien lleva el tren.' },
    { name: 'El último vagón', description: 'Siempre cabe alguien más.' },
  ],
  scenes: [
    scene(['Cuatro sillas', 'La estación'], '{H} hace un tren.', [
      always([
        '{H} pone una silla. Detrás pone otra. Y otra. Y otra. {Allí} hay ahora un tren.',
        'Una silla es una silla. Cuatro sillas son un tren. {H} las pone en fila {allí}. Ya está la estación.',
      ]),
      always([
        '—¡Nos vamos lejos! —dice {h}.\n{H} se sienta delante. Mueve los brazos. Pero el tren no anda.',
        '{H} quiere ir lejos, hasta donde acaba el suelo. Se sienta. Espera. El tren no se mueve.',
      ]),
      slot('portrait'),
      always([
        '{A.+} lleva una maleta. En la maleta hay un pijama.\n—¿A qué hora sale? —pregunta {a}.\n—Ya —dice {h}.',
        '—Un billete, por favor —dice {a.+}.\n{H} le da una hoja. {A} se sienta detrás. Ya hay un viajero.',
      ]),
      slot('company'),
      more(1, [
        '—Le falta el silbato —dice {a}.\n{H} hace: ¡piii! Es un silbato muy bueno. <Se oye en toda la casa.> El tren no anda.',
      ]),
    ]),
    scene(['Viajeros', 'Suben todos'], 'Cada uno trae un ruido.', [
      always([
        'Viene el gato. Miau. El gato quiere ir en tren. Sube de un salto. Ronca en la tercera silla. Rrr. Ya hay motor.',
        'Viene la oveja. Bee. La oveja trae su propia manta. Sube a la tercera silla. Ocupa mucho. Debajo se mete el gato.',
      ]),
      more(1, [
        'Viene el ratón. Iii. El ratón no ocupa nada. Viaja en el bolsillo de {a}. <Asoma la nariz por la ventanilla.> La ventanilla es un botón.',
      ]),
      more(
        1,
        [
          'Viene la gallina con un huevo. Co, co.\n—¿El huevo paga? —pregunta la gallina.\n—Los huevos no pagan —dice {h}. <El huevo va sentado.> No se rompe.',
        ],
        '',
        'hen',
      ),
      more(2, [
        'Viene el elefante. Es de trapo y pesa poco. <Menos mal.> Pone la trompa fuera. Tuuu. Ya hay chimenea.',
      ]),
      more(2, [
        'Viene el pingüino. Trae frío.\n—Cierren la puerta —dice el pingüino. <No hay puerta.> {A} la cierra igual. Clac.',
      ]),
      slot('road'),
      more(3, ['{A} reparte pan. Un trozo para cada silla. <Las migas son para el ratón.> Ñam, ñam, ñam.']),
    ]),
    scene(['No anda', 'La última silla'], 'Alguien viaja sin prisa.', [
      always([
        'La última silla no está vacía. En ella viaja {b.+}. Lleva ahí un buen rato.\n—¿Por qué no anda? —pregunta {h}.\n—Porque todos miran dentro —dice {b}.',
        '{H} va al último vagón. Ahí va {b.+}, con las manos en las rodillas.\n—Yo ya estoy en camino —dice {b}.\n—¡Si no nos movemos! —dice {h}.',
      ]),
      slot('questions'),
      always([
        '{H} empuja. {A} empuja. La silla se mueve un poquito. Hace ñiii. Y se para.',
        '{A} tira de la primera silla. ¡Uf! {H} empuja la última. ¡Uf! Ñiii, hace el suelo. Nada más.',
      ]),
      more(1, ['Cambian de sitio. {A} delante, {h} detrás. <El gato no cambia.> Tampoco anda.']),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Chucu, chucu', 'Los ojos'], '{H} prueba otra cosa.', [
      slot('key'),
      always([
        '—Hay que cerrar los ojos —dice {h}.\nTodos los cierran. {H} mueve los pies. Chucu, chucu. {A} mueve los pies. Chucu, chucu. El suelo tiembla. ¡El tren anda!',
        '{H} cierra los ojos. {A} cierra los ojos. {B} ya los tenía cerrados. Entonces se oye: chucu, chucu, chucu. ¡Se mueve! Huele a campo.',
      ]),
      always([
        'Pasan una montaña. Pasan un río. Pasan por un túnel muy negro. ¡Uuuh! Y llegan al mar.',
        '—Un árbol —dice {h}.\n—Dos vacas —dice {a}.\n—El mar —dice {b}.\nTodos lo ven. Suena. Es azul.',
      ]),
      more(2, ['El gato ve peces. La gallina ve maíz. <El huevo no ve nada, pero le gusta.> Chucu, chucu.'], 'hen'),
    ]),
    scene(['Fin de viaje', 'La estación de la cama'], 'El tren llega a su sitio.', [
      slot('after'),
      more(2, [
        '—¡Billetes! —dice {a} a la vuelta.\n{H} enseña la hoja. <La oveja se ha comido la suya.> No pasa nada.',
      ]),
      always([
        'Última parada: la cama. {H} baja. {A} baja. El gato no baja. Las sillas vuelven a ser sillas. {H} cierra los ojos. Chucu, chucu, muy lejos.',
        'El tren frena. Chuuu. Es la estación de la cama. {H} se tumba y cierra los ojos. Y la cama, despacito, empieza: chucu, chucu.',
      ]),
    ]),
  ],
}
