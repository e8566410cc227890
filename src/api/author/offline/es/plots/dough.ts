import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: the dough grows and grows, and the little cake was to be for one. */
export const dough: Plot = {
  id: 'dough',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Tomasa', gender: 'female', connection: 'abuela' },
    b: { name: 'don Ratón', gender: 'male', connection: '' },
  },
  titles: ['La masa que crecía', 'Plaf', '{h} hace pan'],
  teasers: [
    '{H} quiere un pan pequeño. La masa quiere ser grande. Muy grande.',
    'Plaf, hace la masa. Y se sale del bol. ¿Quién la para?',
  ],
  start: '{H} hace un pan pequeño. Pero la masa crece, y no para.',
  byname: '{h}, con harina en la nariz',
  places: [
    { name: 'El bol', description: 'Es azul y se queda pequeño.' },
    { name: 'La mesa', description: 'Está blanca de harina.' },
    { name: 'El horno', description: 'Está caliente. Solo lo abre una persona mayor.' },
  ],
  scenes: [
    scene(['Harina', 'Un pan pequeño'], '{H} mezcla la masa.', [
      always([
        '{H} echa harina. {H} echa agua. Plaf, plaf, hace la mano. {Allí} huele a pan que todavía no es pan.',
        'En el bol azul hay harina. Hay agua. Hay una mano. Es la mano de {h}. {Allí} se hace pan hoy. Plaf.',
      ]),
      always([
        '{H} quiere un pan pequeño, solo para {h}. Pone el paño encima. Buenas noches, masa. Y espera.',
        '—Un pan pequeñito —dice {h}—. Para mí.\nTapa el bol con un paño. La masa tiene que dormir.',
      ]),
      slot('portrait'),
      always([
        '{A.+} viene con un delantal.\n—¿Cuánta levadura has puesto? —pregunta {a}.\n—Toda —dice {h}.',
        '{A.+} mira el sobre de levadura. El sobre está vacío.\n—Uy —dice {a}.\n—¿Uy? —dice {h}.',
      ]),
      slot('company'),
      more(1, ['{A} tiene harina en el codo. {H} tiene harina en la nariz. <El gato tiene harina en todo.> Achís.']),
    ]),
    scene(['Crece', '¡Para, masa!'], 'La masa se sale.', [
      always([
        'El paño se mueve. Sube, sube, sube. ¡Plaf! La masa sale del bol. Se sienta en la mesa.',
        'Blup, hace el bol. Blup, blup. Algo blanco asoma. Levanta el paño. ¡Hola! Es la masa.',
      ]),
      always([
        '{H} la empuja hacia abajo. La masa baja. La masa sube. {A} la empuja. Baja. Sube más.',
        '—¡Para! —dice {h}.\nLa masa no tiene orejas. Llega al borde de la mesa. Y cae, despacio. Plaaaf.',
      ]),
      more(1, ['Viene el perro. Olfatea. Mete la nariz. <La saca blanca.> La masa le ha dado un beso.']),
      more(1, [
        'Viene la gallina. Co.\n—Yo puse el huevo —dice la gallina.\nNo lleva huevo. <La gallina lo mira bien.> No lleva. Se va muy seria.',
      ]),
      more(2, [
        'La masa llega a la silla. Se sube. Ocupa el asiento. <Parece una tía gorda y blanca.> {A} le da los buenos días.',
      ]),
      more(2, ['{H} la tapa con un cubo. El cubo anda solo. <Va hacia la puerta.> Toc, hace el cubo. Toc.']),
      slot('road'),
      more(3, ['{A} le canta una nana. La masa hace blup. <Eso es que le gusta.> Blup, blup.']),
    ]),
    scene(['Toc, toc', 'Alguien tiene hambre'], 'Llaman a la puerta.', [
      always([
        'Toc, toc. En la puerta está {b.+}.\n—Huele muy bien —dice {b}—. ¿Hay un poco?\n{H} mira la masa. Era para {h}.',
        'Alguien mira por la ventana. Es {b.+}.\n—Yo también tengo hambre —dice {b}.\nLa barriga de {b} hace: ruuu.',
      ]),
      slot('questions'),
      more(1, ['Detrás viene otra barriga. Ruuu. Y otra. <Una es muy pequeñita. Riii.> Todas esperan en la puerta.']),
      always([
        '—Es mi pan —dice {h}, bajito.\n{B} se sienta en el escalón. Espera sin decir nada. La masa hace blup.',
        '{H} abraza la masa. No le caben los brazos. Se le escapa por aquí. Se le escapa por allí.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Pellizcos', 'Uno para cada uno'], '{H} tiene una idea con dos dedos.', [
      slot('key'),
      always([
        '{H} pellizca la masa. Un trocito. Lo hace redondo. Uno para {a}. Pellizca otra vez. Uno para {b}. Pellizca, pellizca, pellizca. ¡Ya cabe todo! La masa se ha hecho panes.',
        'Un pellizco. Una bolita. Otro pellizco. Otra bolita. {H} hace una fila. Diez panes, veinte panes. El último es el más pequeño. Y la masa ya no está en la silla.',
      ]),
      always([
        '{A} abre el horno. Entran todos. Se ponen dorados. Salen. ¡Quema! Hay que soplar. Fuuu.',
        'Al horno, dice {a}. Dentro hace calor. Fuera huele. Ya huele mucho. ¡Pan!',
      ]),
      more(2, ['Un pan tiene forma de gato. Otro tiene forma de pie. <Otro no se sabe.> Ese se lo come {b}.']),
    ]),
    scene(['Ñam', 'Migas'], 'Hay pan para todos.', [
      slot('after'),
      more(2, ['El perro come. La gallina come. <El escalón está lleno.> Ñam, ñam, co.']),
      always([
        'Queda un pan. Es pequeño, pequeño. Es el de {h}. Está caliente. {H} se lo come en la cama, a oscuras. Quedan tres migas. Buenas noches, migas.',
        'El bol azul está limpio. La mesa está limpia. {H} tiene un pan pequeñito en la mano. Como quería. Ñam. Y en el bol, muy bajito: blup.',
      ]),
    ]),
  ],
}
