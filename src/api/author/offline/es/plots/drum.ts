import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a spoon, a pot, and somebody far away who answers. */
export const drum: Plot = {
  id: 'drum',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Lola', gender: 'female', connection: 'tía' },
    b: { name: 'don Oso', gender: 'male', connection: '' },
  },
  titles: ['Pom, pom', '¿Quién contesta?', '{h} y la cazuela'],
  teasers: [
    '{H} toca la cazuela: pom, pom. Y alguien contesta, muy lejos: pom.',
    'Una cuchara. Una cazuela. Y un ruido que falta.',
  ],
  start: '{H} toca la cazuela con la cuchara. Desde lejos contesta alguien.',
  byname: '{h}, que toca la cazuela',
  places: [
    { name: 'La cocina', description: 'Hay una cazuela y una cuchara de palo.' },
    { name: 'El camino', description: 'Por aquí se oye cada vez más.' },
    { name: 'La casa redonda', description: 'Tiene la puerta abierta y un cubo.' },
  ],
  scenes: [
    scene(['La cazuela', 'Pom, pom'], '{H} toca, y algo contesta.', [
      always([
        '{H} tiene una cuchara. {H} tiene una cazuela. Pom, hace la cazuela. Pom, pom. Se oye muy bien {allí}.',
        'La cazuela está vacía. La cuchara es de palo. {Allí} no se oye nada. Así que {h} toca: pom, pom.',
      ]),
      always([
        'Y entonces, muy lejos: pom. {H} para. Escucha. ¿Quién ha sido? Toca otra vez. Y otra vez, muy lejos: pom.',
        '{H} para. Pero el pom no para. Suena lejos, pequeño. ¡Alguien contesta! {H} quiere saber quién es.',
      ]),
      slot('portrait'),
      always([
        '—¿Has oído? —pregunta {h}.\n{A.+} abre mucho las orejas.\n—Suena por allí —dice {a}. Y trae dos tapas.',
        'Viene {a.+} con un vaso. El vaso hace tin.\n—Vamos a buscarlo —dice {a}—. Pom y tin.',
      ]),
      slot('company'),
      more(1, ['Tocan la mesa. Toc. Tocan la silla. Tac. <Tocan la barriga de {a}. Buf.> Nada suena igual.']),
    ]),
    scene(['Por el camino', 'Más cerca'], '{H} pregunta a los ruidos.', [
      always([
        'Pom, pom, van por el camino. Ahí está el pájaro carpintero. Tac, tac, tac.\n—¿Contestas tú? —pregunta {h}.\n—Yo hago tac —dice el pájaro.',
        'En el camino está la rana. Croac.\n—¿Haces tú pom? —pregunta {h}.\nLa rana lo intenta. Se hincha, se hincha. Croac.',
      ]),
      more(1, [
        'Está el burro. Hiii, haaa.\n—¿Haces tú pom?\n—Yo hago esto —dice el burro. <Lo hace otra vez.> Es muy fuerte. Las hojas se caen.',
      ]),
      more(1, [
        'Está el grillo. Cri, cri. Es pequeño y suena mucho.\n—¿Pom? —dice el grillo—. Qué grande. <Yo tengo un cri.>\nSe lo enseña.',
      ]),
      more(2, [
        'Está la lluvia en un bote. Plic, ploc.\n—Casi —dice {a}.\nPloc no es pom. <Pero es bonito.> Se quedan un rato.',
      ]),
      more(2, ['Está el abejorro. Bzzz. Da una vuelta. Da otra. <Se posa en la cuchara.> La cuchara hace bzzz.']),
      slot('road'),
      more(3, [
        'Hay un puente de madera. Los pies suenan. Tom, tom, tom. <{H} vuelve atrás.> Y lo cruza otra vez. Tom, tom, tom.',
      ]),
    ]),
    scene(['La casa redonda', 'Un cubo'], 'El ruido vive en una casa.', [
      always([
        'Hay una casa redonda. Dentro suena: pom. Dentro está {b.+}, con un cubo y una mano. ¡Pom!\n—¡Eres tú! —dice {h}.',
        'Pom, se oye. Muy cerca. La puerta está abierta. Ahí está {b.+}, delante de un cubo. {B} da un golpe. Pom.',
      ]),
      slot('questions'),
      always([
        '—Yo solo tengo un pom —dice {b}—. Tú tienes dos.\n{B} mira el cubo. Un pom es poco.',
        '—Toco y toco —dice {b}—. Solo me sale uno. No sé seguir.\nLa mano de {b} se queda en el aire.',
      ]),
      more(1, [
        '{H} presta la cuchara. {B} toca. ¡Pom! Solo uno. <{A} presta el vaso. ¡Tin! Solo uno.> No es la cuchara.',
      ]),
      slot('quiet'),
      more(3, ['{B} saca galletas. Son duras. Hacen crac. <{A} se come una. Crac, crac.> También es música.']),
      slot('road'),
    ]),
    scene(['Uno y dos', 'Tu turno'], '{H} pone la oreja.', [
      slot('key'),
      always([
        '{H} pone la oreja en {b.+a}. Dentro suena algo. Po-pom. Po-pom. ¡Ahí está el otro!\n—Tienes dos —dice {h}—. Los tienes dentro.\n{B} escucha. {B} toca. ¡Pom, pom!',
        '{H} pone la mano de {b} en el pecho. Po-pom, hace el pecho. Po-pom, po-pom.\n—Así —dice {h}.\n{B} cierra los ojos. Y el cubo hace: ¡pom, pom!',
      ]),
      always([
        'Ahora toca {h}: pom, pom. Toca {b}: pom, pom. Y {a} hace tin. Es una banda.',
        '¡Qué ruido! Pom, pom, la cazuela. Pom, pom, el cubo. Y {a}, tin, al final. La casa baila un poco.',
      ]),
      more(2, ['Vienen la rana y el burro. Croac. Hiii. <Viene el grillo. Cri.> Todos saben hacer algo.']),
    ]),
    scene(['De vuelta', 'Muy bajito'], 'La música se va a dormir.', [
      slot('after'),
      more(2, ['Vuelven por el puente. Tom, tom. Ahora más bajito. <Ahora de puntillas.> Tom.']),
      always([
        'Es de noche. La cazuela está en su sitio. {H} está en la cama. Toca la pared con un dedo: pom, pom. Y lejos, muy bajito, contestan: pom, pom.',
        '{H} se tapa. La cuchara duerme. Debajo del pijama suena algo. Po-pom, po-pom. No hace falta tocar. Ya suena.',
      ]),
    ]),
  ],
}
