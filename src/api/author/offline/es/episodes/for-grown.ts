import { always, type Episode, more, scene } from '../../language-pack.ts'
import { GROWN } from './ages.ts'

/** For readers who have waited, and been late. */
export const forGrown: readonly Episode[] = [
  {
    id: 'wedding-toast',
    categories: ['adventure', 'generic', 'love', 'christmas'],
    ages: GROWN,
    ...scene(['El brindis', 'Unas palabras', 'Por los novios'], 'En una boda ajena falta quien diga unas palabras.', [
      always([
        '—¿Usted habla bien? —le preguntó a {h} un hombre con una flor en la solapa y cara de incendio—. El padrino se ha encerrado en el baño. Hace falta alguien que diga unas palabras. No tienen que ser buenas. Tienen que ser ahora.\nDetrás se veía una carpa, y en la carpa, cien personas con la copa en alto y el brazo ya cansado.',
      ]),
      always([
        '—No los conocemos —dijo {h}.\n—Mejor —dijo el hombre—. Nosotros los conocemos demasiado.\n{A} empujó a {h} con un dedo. El suelo era de tablas y hacía eco. Los novios miraban con mucha educación a aquella persona que no les sonaba de nada. <Una tía susurró: «De parte de él». Otra: «De parte de ella».> {H} levantó una copa. Por el camino se le había ocurrido una frase, pero se había quedado fuera.',
      ]),
      more(1, [
        'Antes de subir, {h} había visto una cosa: debajo de la mesa, la novia se había quitado un zapato, y el novio, sin mirar, se lo había acercado con el pie para que no lo perdiera. Lo habían hecho como quien respira. Fue lo único que supo de ellos.',
      ]),
      always([
        '—No sé cómo se llaman —empezó {h}, y se hizo un silencio espantoso—. He pasado por aquí, y he visto que uno de los dos sabía dónde estaba el zapato del otro. Nada más.\nPausa. La novia miró hacia abajo. El novio se puso rojo.\n—Por los zapatos —dijo {h}.\nDebió de sonar a otra cosa, porque una abuela se echó a llorar, y cien brazos subieron, agradecidos. Les dieron tarta en una servilleta. Al salir, detrás de la carpa, se abrió la puerta del baño.\n—¿Ya ha pasado? —preguntó el padrino. Llevaba en la mano once folios.',
      ]),
    ]),
  },
  {
    id: 'wrong-number',
    categories: [],
    ages: GROWN,
    ...scene(['Número equivocado', 'No cuelgues', 'Una voz'], 'Suena un teléfono que no es de nadie.', [
      always([
        'En la pared había un teléfono antiguo, de los de cable, y sonaba. Sonó cinco veces, siete. No había nadie más a quien pudieran llamar.\n—No contestes —dijo {a}.\n{H} contestó.\n—No cuelgues —dijo una voz—. Ya sé que es tarde. Solo quería decirte lo de la llave.',
      ]),
      always([
        '—Creo que se equivoca —dijo {h}.\nHubo un silencio al otro lado, y dentro del silencio, lluvia.\n—Ya —dijo la voz—. Marco siempre mal la última cifra. Siempre la misma. Contesta una señora, o una lavandería. Hoy usted. —Tosió—. ¿Le importa si se lo digo igual? Lo llevo ensayado.\n{H} miró a {a}, que había pegado la oreja al auricular por el otro lado.\n—Dígalo —dijo {h}.',
      ]),
      more(1, [
        'Era una historia corta y no muy clara. Había una llave debajo de una maceta, y alguien que no la había buscado porque creía que ya no estaba. Estaba. La voz lo contaba en el mismo orden en que se sube una escalera, sin saltarse el descansillo.',
      ]),
      always([
        '—¿Cómo ha quedado? —preguntó la voz al terminar.\n—Sobra lo del principio —dijo {h}—. «Ya sé que es tarde». No hace falta.\n—No —admitió—. Eso lo digo por miedo.\n—¿Y la última cifra?\nSe oyó respirar.\n—Un siete. Marco un ocho.\n—Pues ahora un siete —dijo {h}, y colgó despacio, para no dar un portazo.\nSe quedaron mirando el aparato. No volvió a sonar. A la otra punta de la ciudad, o del mundo, sonaba en ese momento otro; y si contestaban, ya no era asunto suyo. Aun así {a} cruzó los dedos, y {h} fingió no verlo.',
      ]),
    ]),
  },
  {
    id: 'photo-strip',
    categories: ['generic', 'love', 'adventure', 'horror', 'christmas', 'scifi'],
    ages: GROWN,
    ...scene(['Cuatro fotos', 'La cabina', 'Sonrían, por favor'], 'Una cabina devuelve las fotos de otros.', [
      always([
        'En una esquina sobrevivía una cabina de fotos, con su cortinilla y su taburete de rosca.\n—Cuatro por una moneda —leyó {a}—. Para el recuerdo.\nEntraron como pudieron. La moneda cayó. Hubo un fogonazo cuando aún no estaban, otro cuando miraban al lado, dos seguidos. Después la máquina se quedó pensando. <Hacía un ruido de digestión.>',
      ]),
      always([
        'La tira que salió no era la suya. Estaba húmeda, recién hecha, y en ella había dos desconocidos con abrigos de otra época. En la primera foto estaban serios. En la segunda, ella decía algo. En la tercera, él la miraba, y en la cuarta no había nadie: solo el taburete, todavía girando un poco.\n—Se fueron antes del final —dijo {a}.\n—O tuvieron prisa —dijo {h}.',
      ]),
      more(1, [
        'Le preguntaron al quiosquero.\n—Va con retraso —dijo, sin levantar la cabeza—. Unas cuantas décadas. El otro día salió mi primera comunión.\n<La tenía pegada en el cristal. Era, en efecto, un niño vestido de almirante, con mucha aprensión.>',
      ]),
      always([
        'No quisieron quedársela ni tirarla. La dejaron en la ranura, medio fuera, por si alguien volvía. {A} hizo cuentas.\n—La nuestra saldrá cuando no estemos —dijo—. Le tocará a cualquiera. Nos mirarán y dirán: ¿estos quiénes eran?\n{H} pensó en las cuatro: una vacía, una de lado, dos que no recordaba.\n—Dirán que llegamos tarde —dijo—. Y que en las dos últimas estábamos.\nSe volvieron una vez. Delante de la cabina se había parado una señora mayor, con un abrigo bueno. Tenía la tira en la mano, y con la otra buscaba, a ciegas, el borde del taburete.',
      ]),
    ]),
  },
  {
    id: 'waiting-room',
    categories: ['scifi', 'love', 'horror', 'generic', 'bedtime', 'christmas'],
    ages: GROWN,
    ...scene(
      ['La sala de espera', 'Número noventa', 'Un momento, por favor'],
      'En una sala de espera nadie es llamado.',
      [
        always([
          'Había una fila de sillas, una pantalla y un dispensador de números. {A} sacó uno, porque estaba ahí: el noventa. La pantalla decía cuarenta y uno.\n—¿A qué se espera? —preguntó {h}.\nLos demás se encogieron de hombros, sin descortesía. Llevaban un rato. Una mujer corregía exámenes. Un hombre sostenía un ficus.',
        ]),
        always([
          'El cuarenta y uno no cambiaba. Nadie protestó, y por eso se fue haciendo agradable. El aire olía a papel. La mujer de los exámenes leía a veces una respuesta en voz alta. «¿Qué es el infinito? Lo que falta para el recreo».\n—Un ocho —dijo el del ficus.\n—Un nueve —dijo {a}.\nLe puso un nueve. {H} había pensado en levantarse y descubrió que los pies no estaban de acuerdo. <Hacía días que no se sentaban.>',
        ]),
        more(1, [
          '—¿Va a alguna parte con él? —le preguntó {h} al hombre.\n—Es de mi despacho. Me han jubilado hoy. Me dijeron: llévate lo que sea tuyo.\nEl ficus tenía cuatro hojas y un palo. El hombre lo regó con lo que quedaba en su vaso, mirando para otro lado.',
        ]),
        always([
          'Sonó la pantalla. Ding. Cuarenta y dos. Todos buscaron en sus bolsillos. El cuarenta y dos lo tenía el del ficus. Miró la puerta, que estaba entornada. Miró la silla.\n—¿Alguien tiene prisa? —preguntó—. Yo es que ya no.\nSe lo cambió a {a} por el noventa. Detrás de la puerta solo había otro pasillo, y al fondo, la calle. Salieron. Por la ventana los vieron todavía, en fila: la mujer reía con un examen en la mano, y el hombre del noventa había puesto el ficus en la silla de al lado, donde daba la luz. Le quedaban cuarenta y siete números por delante.',
        ]),
      ],
    ),
  },
]
