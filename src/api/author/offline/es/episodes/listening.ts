import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Things that one hears before one sees them. */
export const listening: readonly Episode[] = [
  {
    id: 'triangle',
    categories: [],
    ages: ALL,
    ...scene(['El triángulo', 'Compás ciento catorce', 'Una sola nota'], 'A una orquesta le falta una sola nota.', [
      always([
        '—¿Sabe contar? —le susurró a {h} un hombre de pajarita, y sin esperar respuesta le puso en la mano un triángulo.\nDetrás de una cortina ensayaba una orquesta. Era pequeña y estaba muy junta, como los pollos cuando llueve.\n—El del triángulo se ha quedado dormido —dijo el hombre—. Toca una vez en toda la obra. En el compás ciento catorce. Nosotros no podemos, tenemos las manos ocupadas.',
      ]),
      always([
        'El director alzó la batuta. {H} contó. Al lado, {a} contaba también, con los dedos y con mucho sentimiento. En el treinta, los violines hicieron algo tan bonito que hubo que volver a mirarse los dedos. En el setenta pasó una mosca. <En el noventa, {a} iba por el noventa y dos.>\n—¿Cuál es? —dijo {h} sin mover los labios.\n—No sé. Tú sigue.',
      ]),
      more(1, [
        'El del triángulo dormía en su silla, con las manos en el regazo. Cada tanto se le movía la derecha, un golpecito en el aire. <Seguro que, en lo que estuviera soñando, no fallaba.>',
      ]),
      always([
        'Ciento doce. Ciento trece. {H} levantó la varilla. La música se abrió, hizo sitio, y todos, hasta la tuba, miraron. Y {h} no tocó. No podía. El brazo se había quedado arriba, como un perro que no se decide a entrar en el agua. Pasó el catorce. Pasó el quince, entero y vacío. Y entonces cayó solo: ting.\nFue una nota pequeñísima, sin nadie alrededor. Se quedó en el aire más que muchas personas. El director no bajó los brazos hasta que se fue del todo. Luego sacó un pañuelo.\n—Treinta años —dijo— tocándolo donde está escrito.\nTomó el lápiz, tachó algo en el papel y lo puso un compás más allá. El del triángulo abrió un ojo.\n—¿Ya? —preguntó.',
      ]),
    ]),
  },
  {
    id: 'parrot-door',
    categories: [],
    ages: ALL,
    ...scene(['¡Cierra!', 'El loro', 'Que entra frío'], 'Un loro solo sabe una frase.', [
      always([
        '—¡Cierra, que entra frío! —gritó alguien en cuanto {h} empujó la puerta.\n{H} cerró. Volvió a abrir, porque {a} se había quedado fuera.\n—¡Cierra, que entra frío!\nEra un loro. Estaba en el respaldo de una silla, gris, con la cola colorada, y los miraba como se mira a quien no tiene arreglo.',
      ]),
      always([
        '—No le hagan caso —dijo un señor desde una mesa llena de papeles—. No sabe otra cosa. Llevo años queriendo enseñarle «buenos días».\n{A} se ofreció a probar. Se plantó delante del loro y dijo «buenos días» con mucha claridad, doce veces. El loro escuchó con interés, se rascó y guardó silencio. <Al doce cerró un ojo.>\n—Pruebe usted —le dijo el señor a {h}.\n{H} probó bajito. Nada. Solo al tocar el picaporte, sin querer, lo consiguieron:\n—¡Cierra, que entra frío!',
      ]),
      more(1, [
        'No era una voz de loro. Era de mujer, con prisa y con las manos mojadas. Detrás de la frase, si se escuchaba bien, había una sartén y una radio. Hasta venía imitado, al final, un cajón que no encajaba.',
      ]),
      always([
        '—¿De quién es la voz? —preguntó {h}.\nEl señor ordenó unos papeles que ya estaban en orden.\n—De mi madre —dijo—. Vive al otro lado del mar, con mi hermana. Escribe todas las semanas. Pero escribir es otra cosa. —Carraspeó—. No hay manera de que aprenda otra frase. Será que no le pongo empeño.\nSe despidieron. Ya fuera, {h} sujetó la puerta un poco más de lo necesario.\n—¡Cierra, que entra frío!\nCerraron. No habían dado diez pasos cuando la oyeron abrirse otra vez, despacio, sin que nadie entrara ni saliera. Y la voz. Y al cabo de un momento, otra vez.',
      ]),
    ]),
  },
  {
    id: 'clapping-machine',
    categories: [],
    ages: ALL,
    ...scene(['La máquina de aplaudir', 'Bravo', 'Doce manos de madera'], 'Un invento aplaude cuando no debe.', [
      always([
        '{H} se ató un zapato, y sonó un aplauso.\nNo era una burla. Era un aplauso cálido, de sala pequeña. Venía de un armatoste con doce manos de madera, y de debajo salió una inventora con una llave inglesa.\n—Perdón —dijo—. Es demasiado sensible.',
        'Sonaron aplausos, y nadie había hecho nada. {A} solo se había abrochado la chaqueta.\n—Lo siento —dijo una voz de debajo de una máquina—. La tengo muy fuerte.\nLa máquina tenía doce manos de madera con guantes. La voz tenía una llave inglesa en la boca.',
      ]),
      always([
        'La había construido, explicó, para lo que se hace sin que lo vea nadie. Quien se levanta de la cama con sueño. Quien no contesta mal. Quien friega una olla quemada.\n—Pero no distingue —dijo—. Miren.\n{A} bostezó. Ovación. {H} se rascó la nariz. Ovación, y un «bravo» que salía por un tubo. <Cuando pasó un gato, las manos no sabían ya dónde meterse.> La inventora apretó un tornillo. Ahora no aplaudía ni a quien cantara.',
      ]),
      more(1, [
        'Probaron a hacer algo grande. {A} aguantó a la pata coja, {h} recitó los ríos del revés. La máquina, nada. Una mano se miró las uñas. <Eran de haya, muy bien lijadas.>',
      ]),
      always([
        '—Déjelo por hoy —dijo {h}—. Tiene cara de sueño.\n—Cuatro años llevo —dijo ella, y se sentó en el suelo—. Me levanto a las cinco, antes de la fábrica. Se me ha olvidado hasta para qué.\nSe quitó las gafas y se puso a limpiarlas con la punta de la bata, despacio, primero un cristal, luego el otro. Y entonces empezó una mano. Clap. Luego otra. Luego las doce, y el tubo, sin prisa, como aplaude la gente que se ha puesto en pie. No paraban.\nLa inventora miró detrás de {h}. Miró detrás {a.de}. No había nadie más. Se puso las gafas, muy colorada.\n—¿A quién? —dijo.\nSe fueron de puntillas, para no quitarle ni un poco.',
      ]),
    ]),
  },
  {
    id: 'paper-plane',
    categories: [],
    ages: ALL,
    ...scene(
      ['El avión', 'De ventana a ventana', 'Siempre se queda corto'],
      'Un avión de papel no llega a la otra ventana.',
      [
        always([
          'Un avión de papel le dio a {h} en la frente.\n—¡Perdón! —gritó un chico desde una ventana. Tenía una pierna escayolada, apoyada en el alféizar como un cañón—. No era para ti. Era para aquella.\nSeñaló la ventana de enfrente. Estaba cerrada, con una maceta. En medio, en el suelo, había ya veinte aviones.',
        ]),
        always([
          '—Se quedan cortos —dijo—. O giran. O los adopta el viento. ¿Me los subes?\nSe los subieron todos. {A}, que decía entender de alas, dobló uno nuevo, ancho, con la cola levantada: dio una vuelta preciosa y volvió. {H} hizo otro, estrecho como un lápiz. Llegó a la maceta y se clavó en la tierra, de pie.\n—Casi —dijo el chico—. La que vive ahí va a creer que ha brotado.',
        ]),
        more(1, [
          'No habían leído nada, pero uno se había abierto al caer. Ponía solo: «¿Juegas?». En otro ponía: «¿Y mañana?». <Los del fondo, los más mojados, eran más largos y llevaban dibujos.>',
        ]),
        always([
          'Quedaba una hoja. El chico escribió algo, la dobló sin ganas y se la dio a {h}.\n—Tíralo tú.\n{H} esperó. No miró la ventana: miró la hoja de la maceta, que temblaba, y cuando dejó de temblar, lo soltó sin fuerza, como quien abre la mano. El avión salió despacio. Bajó, y a todos se les bajó algo. Luego, no se sabe por qué, subió un dedo, rozó la maceta y tocó el cristal. Tic.\nEsperaron. No pasó nada. El chico recogía ya los lápices. Entonces la ventana se abrió de un tirón y salió disparado, recto como una orden, otro avión. Le dio en la escayola. Lo desdobló.\n—«Llevo una semana tirándote yo» —leyó—. «Mira en tu canalón».',
        ]),
      ],
    ),
  },
]
