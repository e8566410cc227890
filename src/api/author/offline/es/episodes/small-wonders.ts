import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Places where something is off by a little, in a friendly way. */
export const smallWonders: readonly Episode[] = [
  {
    id: 'museum-of-nothing',
    categories: [],
    ages: ALL,
    ...scene(
      ['El museo más pequeño', 'Entrada libre', 'Pieza única'],
      'Un museo tiene una sola vitrina, y está vacía.',
      [
        always([
          '«Museo», decía el letrero, y debajo, más pequeño: «Pasen, es un momento». Era un cuarto con una vitrina, y al lado de la vitrina, un guardia de uniforme. {H} se acercó al cristal. Dentro había un cojín rojo, y en el cojín, nada.\n—No se apoyen —dijo el guardia.',
        ]),
        always([
          '—Está vacía —dijo {a}.\n—De momento —dijo el guardia.\nLlevaba diecinueve años vigilándola. Le habían asegurado que la pieza venía de camino. Mientras tanto contestaba preguntas. «¿De qué época es?». «De una que aún no ha sido». «¿Se puede tocar?». «Ya me gustaría». <Los lunes cerraban, para limpiar el polvo de donde iba a estar.> {H} pegó la nariz al cristal. En el cojín había una marca, muy leve, como de algo que pesara.',
        ]),
        more(1, [
          'En el libro de visitas había una sola firma, repetida. Venía los jueves una señora, se quedaba veinte minutos delante de la vitrina y se iba más tranquila.\n—Una vez me dijo lo que veía —contó el guardia—. No lo he repetido nunca. Es la pieza de ella.',
        ]),
        always([
          '{H} se palpó los bolsillos. No encontró nada digno de un museo: un hilo, una miga, una piedra lisa que se había venido sola de alguna parte. La puso en la mano del guardia. Él la miró por un lado y por el otro, con el aliento contenido, y abrió la vitrina con una llave que no había usado jamás. La piedra hizo en el cojín el hueco exacto.\n—¿Qué pongo en la tarjeta? —preguntó.\n—«De paso» —dijo {h}.\nDetrás de ellos se oyó entrar a alguien. El guardia se estiró la chaqueta.\n—No se apoyen —dijo, y le temblaba la voz.',
        ]),
      ],
    ),
  },
  {
    id: 'stopped-clock',
    categories: [],
    ages: ALL,
    ...scene(
      ['El relojero', 'Se reparan ratos', 'Cinco minutos'],
      'Un relojero no arregla relojes, sino lo de dentro.',
      [
        always([
          'En el taller no había dos relojes de acuerdo. Unos iban, otros venían, y en medio un hombre con lupa le daba palmaditas a uno que tenía hipo.\n—No vendo horas —dijo sin volverse—. Arreglo ratos. ¿Traen alguno roto?\n{H} dijo que no creía. {A} dijo que quizá.',
        ]),
        always([
          'Un rato se rompe, explicó el hombre, cuando alguien lo interrumpe en lo mejor. Se queda a medias y rechina. Los tenía en cajitas. Un almuerzo al que llamaron por teléfono. Un columpio, con la voz de «a casa». <Ese sonaba como una bisagra.> Él los abría, limpiaba el momento, le ponía una gota de aceite y los dejaba acabar. Luego pesaban menos.\n—¿Cuál es el suyo? —le preguntó a {a}.',
        ]),
        more(1, [
          '—Estábamos mirando el fuego —dijo {a}—, no hace mucho. Alguien iba a decir algo. Y entonces se cayó una cazuela.\n—¿Quién iba a decirlo?\n—No lo sé —dijo {a}, y de reojo miró a {h}.\n<{H} se puso a estudiar el reloj del hipo.>',
        ]),
        always([
          'El relojero bajó la luz, colocó dos taburetes y, en el centro, una vela.\n—Cinco minutos —dijo—. Como estaban.\nSe sentaron. La vela se puso a hacer de fuego lo mejor que supo. Pasó un minuto, pasaron dos. Era exactamente aquel rato: tenía hasta el mismo crujido. En el tercer minuto {h} dijo una frase, corta, que llevaba tiempo dando vueltas. {A} contestó con otra. No se cayó nada. Al levantarse, oyeron que todos los relojes del taller, por una vez, daban la misma hora. No era la que era. Pero estaban de acuerdo.',
        ]),
      ],
    ),
  },
  {
    id: 'borrowed-baby',
    categories: ['adventure', 'generic', 'christmas', 'love'],
    ages: ALL,
    ...scene(['Un momento', 'El bebé', 'No llores'], 'Les dejan un bebé en brazos, y el bebé los mira.', [
      always([
        '—Un segundo —dijo una mujer con cuatro bolsas, y le puso a {h} un bebé en los brazos—. Se me ha ido el carrito.\nEl carrito, en efecto, se iba, cuesta abajo, muy digno. La mujer echó a correr. {H} se quedó con los brazos como una bandeja. El bebé lo miró todo: una ceja, la otra, la nariz. Frunció la boca.',
      ]),
      always([
        '—Va a llorar —dijo {a}.\n—Haz algo.\n{A} sacó la lengua. El bebé la encontró de mal gusto. {H} lo meció hacia la derecha, y hacia la derecha el labio temblaba; hacia la izquierda, no. Así que solo se podía mecer hacia la izquierda. <Eso obliga a dar vueltas.> Dieron seis. Un jubilado les preguntó si era un baile. Detrás del jubilado se paró una señora, y dijo que pobrecito, que tenía hambre, o frío, o calor.',
      ]),
      more(1, [
        '—A esa edad —dijo el jubilado— lo que quieren es ver lejos. Se pasan el día mirando techos.\n{H} lo levantó por encima de la cabeza. El bebé vio los tejados, un pájaro, la carretera. Abrió mucho los ojos. Y se hizo encima, de pura impresión.',
      ]),
      always([
        'Lo bajaron, con precaución. Ya no fruncía nada. Miraba a {h} como se mira a quien te ha enseñado el mundo. Sacó una mano del tamaño de una nuez, palpó el aire y se agarró a un dedo. Hay gente que ha dado la mano toda su vida y no la ha dado así. Volvió la madre, roja, con el carrito y tres bolsas.\n—¿Ha dado guerra?\n—No —dijo {h}, y tuvo que abrirle los dedos uno a uno.\nAnduvieron un buen trecho sin hablar. Al doblar una esquina, {a} se dio cuenta de que las vueltas, todas, las daban hacia la izquierda.',
      ]),
    ]),
  },
  {
    id: 'one-song-radio',
    categories: [],
    ages: ALL,
    ...scene(['La canción pegadiza', 'No se va', 'Cómo sigue'], 'Una melodía se mete en la cabeza y hay que sacarla.', [
      always([
        'Empezó {a}. Fue un tarareo sin importancia, cuatro compases y medio. A los diez minutos lo tarareaba {h}. A los veinte ya no se podía pensar en otra cosa.\n—¿De qué es? —preguntó {h}.\n—No lo sé. Me la ha pegado una señora.\n<No seguía. Eso era lo malo.>',
      ]),
      always([
        'Una melodía que no termina se queda dando vueltas como un perro antes de acostarse. Intentaron echarla con otra. El himno nacional no pudo con ella. La tabla del siete se puso a su compás. {H} se tapó los oídos, y dentro sonaba mejor, con violines. Al pasar junto a un hombre que pintaba una puerta, {a} tarareó, y al marcharse oyeron que la brocha iba ya a cuatro y medio.',
      ]),
      more(1, [
        '—La hemos contagiado —dijo {h}.\nMiraron hacia atrás. El pintor se la pasaba a una niña, la niña a un cartero. El cartero montó en la bicicleta y se la llevó al otro barrio, silbando. No había nada que hacer.',
      ]),
      always([
        'Entonces, de una ventana abierta, salió lo que faltaba. Alguien fregaba y cantaba, y cantaba la otra mitad: tres compases y medio, que bajaban por una escalera y se sentaban. {H} {a.y} se detuvieron al mismo tiempo. Esperaron a que volviera a empezar. Pusieron ellos el principio, desde la calle; la ventana, sin asomarse, puso el final. Sonó redonda, como una tapa que encaja. En la cabeza de {h} se hizo un silencio limpio.\n—Ya no está —dijo {a}, con un poco de pena.\nPor la esquina venía de vuelta el cartero. Le faltaban tres compases y medio, y traía mala cara.',
      ]),
    ]),
  },
]
