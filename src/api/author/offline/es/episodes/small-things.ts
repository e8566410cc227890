import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Things that lie about, and want something. */
export const smallThings: readonly Episode[] = [
  {
    id: 'rolling-orange',
    categories: ['adventure', 'generic', 'love', 'christmas'],
    ages: ALL,
    ...scene(['La naranja', 'Cuesta abajo', 'Alguien la espera'], 'Una naranja baja rodando, y hay que seguirla.', [
      always([
        'Primero pasó una naranja. Venía rodando por la cuesta, sin prisa, por el medio, como quien ha quedado con alguien. {H} se apartó. {A} se apartó. La naranja les pasó entre los pies y siguió.\n—¿De quién es? —preguntó {a}.\nMiraron hacia arriba. No había nadie, ni un puesto, ni un árbol, ni una bolsa rota.',
      ]),
      always([
        'Fueron detrás, por saber. La naranja dobló una esquina. Esquivó un charco. Delante de un perro se detuvo, dejó que la oliera y continuó. <El perro se quedó con cara de haber recibido un recado.> Una vez se metió por una reja, y {h} pensó que se había acabado. Salió por el otro lado, con una hoja pegada, más despacio.\n—Va cansada —dijo {a}.\n—O está llegando —dijo {h}.',
      ]),
      more(1, [
        'Se les fue juntando gente. Un cartero, dos niñas, un señor que en realidad iba en dirección contraria. Nadie hablaba alto. Cuando la naranja dudó en un cruce, se pararon todos y miraron a otro lado, para no influir. <El cartero apostó por la derecha. Fue la izquierda.>',
      ]),
      always([
        'Al final de la cuesta había un banco, y en el banco, un hombre muy viejo con la mano abierta a ras del suelo. La naranja se le puso en la palma.\n—Cuarenta minutos —dijo—. Antes tardaba menos.\nArriba del todo vivía su hermana, que ya no bajaba. Le mandaba una cada día. Él la peló y repartió los gajos, y hubo justo para los que habían venido. A {h} le tocó el último. Mientras lo masticaba, se oyó en lo alto una ventana. El hombre levantó la cáscara, entera, en espiral, y la hizo brillar al aire: había llegado bien.',
      ]),
    ]),
  },
  {
    id: 'notebook',
    categories: [],
    ages: ALL,
    ...scene(
      ['El cuaderno', 'Cosas que contarte', 'Renglón doce'],
      'En un cuaderno perdido hay una lista para alguien.',
      [
        always([
          'El cuaderno estaba en el suelo, boca abajo, como un tejado. {H} lo levantó. En la tapa no había nombre. En la primera página ponía, con letra apretada: «Cosas que contarte cuando te vea».\n—No se lee —dijo {a}.\n—No —dijo {h}.\nSe había abierto por el renglón uno.',
        ]),
        always([
          'Uno: que las palomas de la estación llevan el paso. Dos: que he aprendido a hacer tortilla y que no. Tres: que me acuerdo de lo del ascensor. <{A} también quería saber lo del ascensor.> Había once cosas, pequeñas, de esas que no se ponen en una carta porque no llenan una carta. El renglón doce estaba empezado. Ponía solo: «Que».\n—Se le cayó aquí —dijo {h}—. A media palabra.',
        ]),
        more(1, [
          'Buscaron al dueño. Preguntaron a una mujer con prisa, que lo hojeó, se rio en el cuatro y dijo que ojalá fuera suyo. Un chico dijo que su hermano tenía uno igual, pero con deudas. Nadie había perdido nada, o todos creían que ya no se podía encontrar.',
        ]),
        always([
          'Lo dejaron en un sitio donde se viera, apoyado en la pared, abierto por la página buena. {H} iba a soltarlo cuando {a} sacó un lápiz. Se lo pensaron mucho. Al final, debajo del «Que», muy flojito, para que se pudiera borrar, escribieron: «te están esperando». Se alejaron sin mirar. Luego miraron. Alguien se había parado, lo tenía en las manos y movía los labios. No levantó la cabeza. Buscaba algo en el bolsillo, y era un lápiz.',
        ]),
      ],
    ),
  },
  {
    id: 'waving-glove',
    categories: ['adventure', 'generic', 'love', 'christmas'],
    ages: ALL,
    ...scene(['El guante', 'Alguien saluda', 'Cinco dedos'], 'En una verja saluda un guante, y otro le contesta.', [
      always([
        'En la punta de una verja había un guante. Alguien lo habría encontrado y lo había puesto ahí, como se hace, para que su dueño lo viera. Era gris, de lana, y con el aire se movía: saludaba. {H} le devolvió el saludo sin pensarlo. <Luego miró si lo había visto alguien. Lo había visto {a}, que también había levantado la mano.>',
      ]),
      always([
        '—Es el izquierdo —dijo {a}—. Un izquierdo solo no abriga a nadie.\nUn poco más allá, en otra verja, al otro lado del camino, había otro. Era gris, de lana, derecho. Saludaba también. Entre los dos no habría ni treinta pasos. Llevaban quién sabe cuánto tiempo haciéndose señas.\n—No se pueden poner en el mismo sitio —dijo {h}—. ¿Y si el dueño busca en este y se ha ido al otro?',
      ]),
      more(1, [
        'Pasó un hombre con una sola mano en el bolsillo. {H} {a.y} lo miraron con esperanza.\n—No es mío —dijo—. Yo perdí una manopla, y fue en el ochenta y siete.\n<Aun así se quedó un momento debajo del guante, y antes de irse le estrechó los dedos.>',
      ]),
      always([
        'Lo resolvió {h}. Sacó un hilo del bolsillo, ató una punta al pulgar del izquierdo y cruzó el camino con la otra hasta el meñique del derecho. Quedó alto, para que pasaran los carros. Ahora, cuando el aire movía uno, el otro daba un tironcito.\n—Ya no saludan —dijo {a}—. Ahora hablan.\nQuien encontrara el primero no tenía más que seguir el hilo. Siguieron andando, con las manos en los bolsillos. Las sacaron al cabo de un rato, las cuatro. No hacía tanto frío.',
      ]),
    ]),
  },
  {
    id: 'piano-key',
    categories: [],
    ages: ALL,
    ...scene(
      ['La tecla', 'Un do suelto', 'Lo que suena por debajo'],
      'Alguien encuentra una tecla de piano y busca su hueco.',
      [
        always([
          'Era blanca, de un palmo de largo, y {h} creyó que era un hueso. {A} la reconoció por el borde gastado.\n—Es una tecla —dijo—. De piano. Un do, por la forma.\nNadie pierde una tecla. Las teclas se quedan mudas, se rompen, se ponen amarillas, pero no se van de casa. {H} la tocó con un dedo. Naturalmente, no sonó.',
        ]),
        always([
          'La llevaron un trecho, y de tanto llevarla acabaron por usarla. Servía para señalar, para medir, para remover el té. {A} la dejó caer una vez, y en ese momento, en alguna parte, alguien empezó a tocar. Era una canción con un agujero. Iba todo bien, llegaba a un sitio, y ahí, pof: madera. <Era como ver a alguien bajar una escalera y saltarse siempre el mismo escalón.>',
        ]),
        more(1, [
          '—Podría cambiarla de tono —dijo {a}—. Y ya no le haría falta el do.\n—Pero la canción es esa.\nLa oyeron dos veces más. Quien tocaba no maldecía ni se paraba. En el hueco cantaba la nota con la voz, muy bajo, y seguía con los dedos. No afinaba demasiado.',
        ]),
        always([
          'No encontraron la puerta, solo una ranura por donde se echan cartas. {H} esperó a que llegara el sitio. Llegó. Y en vez del pof, justo a tiempo, se oyó caer la tecla al otro lado, tac, sobre las baldosas. La música se cortó. Pasos. Un silencio largo, de alguien agachado. Ya se habían alejado bastante cuando volvió a empezar, desde el principio. Bajaba la escalera. Se acercaba al escalón. {A} le apretó el brazo a {h}, y contuvieron el aliento. Do.',
        ]),
      ],
    ),
  },
]
