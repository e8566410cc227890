import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a fine big box, and somebody is already in it. */
export const box: Plot = {
  id: 'box',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Julia', gender: 'female', connection: 'hermana' },
    b: { name: 'doña Gata', gender: 'female', connection: '' },
  },
  titles: ['La caja', '¿Quién está en la caja?', '{h} quiere entrar'],
  teasers: [
    'Hay una caja grande. {H} quiere entrar. Pero la caja dice: ocupado.',
    'Una caja, una tapa y una voz. {H} llama: toc, toc.',
  ],
  start: 'Hay una caja grande y vacía. {H} quiere entrar. Pero la caja no está vacía.',
  byname: '{h}, de la caja',
  places: [
    { name: 'La caja', description: 'Es de cartón. Huele a nuevo.' },
    { name: 'La tapa', description: 'Se abre y se cierra. Ras, ras.' },
    { name: 'El otro lado', description: 'Nadie lo ha mirado todavía.' },
  ],
  scenes: [
    scene(['Una caja grande', 'Toc, toc'], '{H} encuentra una caja.', [
      always([
        '{Allí} hay una caja. Es grande. Es de cartón. {H} la ve y ya sabe: es su casa.',
        'Ras, hace el cartón. {Allí} han dejado una caja. Es más alta que una silla. {H} quiere vivir en ella.',
      ]),
      always([
        '{H} levanta la tapa. Pero la tapa baja sola.\n—Ocupado —dice la caja.',
        'Toc, toc, llama {h}.\n—No hay sitio —dice una voz de cartón.\n{H} da un paso atrás.',
      ]),
      slot('portrait'),
      always([
        '—La caja habla —dice {h}.\n{A.+} pone la oreja en el cartón.\n—Y respira —dice {a}.',
        '{A.+} trae una linterna. La enciende. La apaga.\n—Mejor llamamos otra vez —dice {a}.',
      ]),
      slot('company'),
      more(1, ['Dan la vuelta a la caja. Un lado. Otro lado. Otro lado. <Y otro, que es el primero.> No hay timbre.']),
    ]),
    scene(['Ocupado', 'Regalos para la caja'], '{H} ofrece cosas.', [
      always([
        '{H} trae una galleta. La pone delante. Sale algo peludo. ¡Zas! Ya no hay galleta. Y la caja sigue: ocupado.',
        '{A} trae una pelota de lana. La pelota rueda. Sale algo suave. ¡Zas! La lana entra. Nadie sale.',
      ]),
      more(1, [
        '{H} trae un sombrero. El sombrero entra. Cabe. <La caja lleva ahora sombrero por dentro.>\n—Gracias —dice la caja.',
      ]),
      more(1, [
        'Pasa el ratón. Iii.\n—¿Quieres mirar? —pregunta {a}.\nEl ratón mira. <El ratón se va corriendo.> Iii, iii, iii.',
      ]),
      more(2, [
        'Pasa el perro. Olfatea una esquina. Olfatea otra. Guau, dice bajito. <La caja dice: fff.> El perro se acuerda de algo y se va.',
      ]),
      more(2, ['{A} hace cosquillas al cartón. El cartón no se ríe. <El de dentro sí, un poco.> Ji.']),
      slot('road'),
      more(3, [
        'Llueve un lápiz. Se ha caído de la mesa. <{H} dibuja una puerta en la caja.> La puerta no se abre. Es de lápiz.',
      ]),
    ]),
    scene(['Dos orejas', 'La voz'], 'La voz tiene dueño.', [
      always([
        'Se abre un poquito la tapa. Se ven unos ojos. Es {b.+}, ahí dentro, en lo oscuro.\n—Es mi caja —dice {b}.\n—Yo también la quiero —dice {h}.',
        'La tapa hace ras. Asoma una cabeza. Es {b.+}.\n—Aquí se está muy bien —dice {b}—. Pero solo hay una esquina buena.',
      ]),
      slot('questions'),
      always([
        '{H} mete un pie. {B} ocupa el sitio del pie. {H} mete un brazo. {B} ocupa el sitio del brazo. No cabe.',
        '{H} se sienta al lado. {H} apoya la espalda en el cartón. Por dentro, {b} también. Hay una pared en medio.',
      ]),
      more(1, ['{H} suspira. La caja suspira. <{A} también, por no ser menos.> Uf, uf, uf.']),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['El otro lado', 'Una puerta'], '{H} mira la caja desde el suelo.', [
      slot('key'),
      always([
        '{H} se tumba. Mira la caja desde abajo. ¡La caja está de pie! {A} la empuja con cuidado. Plof. Ahora está tumbada. Ahora es larga. Hay esquina, esquina, esquina y esquina.',
        '—¿Y si la tumbamos? —dice {h}.\n{A} sujeta. {B} se agarra. Despacio, despacio, plof. La tapa es ahora una puerta. Y la caja es un pasillo.',
      ]),
      always([
        '{B} se queda en su esquina. {H} se mete en la otra. {A} cabe en medio, con las piernas fuera.',
        'Entra {h}. Entra {a}. {B} mueve un poco la lana. Todavía queda un hueco, pequeño.',
      ]),
      more(2, ['Vuelve el ratón. Mira el hueco. <{B} mira al ratón.>\n—Pasa —dice {b}—. Pero de puntillas.']),
    ]),
    scene(['Dentro', 'La casa de cartón'], 'La caja está llena.', [
      slot('after'),
      more(2, [
        '{A} enciende la linterna. El techo se pone amarillo. <Hay una mano de sombra. Hay un pato de sombra.> Cua.',
      ]),
      always([
        'La tapa se cierra. Ras. Dentro está oscuro y calentito. Alguien ronronea. Quizá es {b}. Quizá es {h}. Ocupado, dice la caja.',
        'Toc, toc, llama la noche.\n—Ocupado —dice {h}.\nPero abre un poquito. La noche entra. También cabe.',
      ]),
    ]),
  ],
}
