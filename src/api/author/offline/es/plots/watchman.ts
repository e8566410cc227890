import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: the night watchman locks the day street by street, and tonight one window keeps it open. */
export const watchman: Plot = {
  id: 'watchman',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Celia', gender: 'female', connection: 'vecina' },
    b: { name: 'don Casto', gender: 'male', connection: '' },
  },
  titles: ['El sereno y la última ventana', 'Ciento doce llaves', '{h} ayuda a cerrar el día'],
  teasers: [
    'Alguien cierra el día, calle por calle, con ciento doce llaves. Esta noche le sobra una.',
    'El día no se puede cerrar mientras quede una ventana abierta. {H} sale a buscarla.',
  ],
  start: 'Desde la ventana {h} ve a alguien que cierra la calle con llave. Una ventana no se deja cerrar.',
  byname: '{h}, de la última ventana',
  places: [
    { name: 'La calle', description: 'De noche es más corta. Se ha encogido para dormir.' },
    { name: 'El manojo', description: 'Ciento doce llaves y una que no es de ninguna parte.' },
    { name: 'El banco del mirador', description: 'Desde aquí se cuentan las luces.' },
  ],
  scenes: [
    scene(['Ciento doce llaves', 'Alguien cierra'], '{H} descubre quién cierra el día.', [
      core(
        [
          '{H} no podía dormir. Desde la ventana vio {allí} una lucecita: alguien iba por la calle con un farol, metía una llave en el aire y la giraba. Y aquel trozo de calle se callaba.',
        ],
        [
          'A la hora en que ya no pasa nadie, {h} oyó llaves. Se asomó. Por la calle venía una figura con farol y un manojo enorme. Se paró delante de la panadería, metió una llave en el aire, a la altura del pecho, y le dio dos vueltas. El zumbido de la panadería se apagó. <Hasta el letrero cerró los ojos.> Alguien estaba cerrando el día {allí}, y lo cerraba bien.',
          'El día no se acaba solo. Eso lo supo {h} una noche {allí}, con la frente pegada al cristal. Abajo, un farol iba de puerta en puerta. Sonaba un manojo, giraba una llave, y el ruido que quedaba en ese sitio, una radio, una gotera, un portazo, se iba para dentro y ya no salía.',
        ],
      ),
      core(
        [
          '{H} quería dormir, y no dormía: para eso faltaba que le cerraran el suyo. Pero el farol pasó por delante y no se paró.',
        ],
        [
          '«Ahora me toca a mí», pensó {h}. Llevaba dos horas en la cama con el día todavía abierto: una frase del mediodía, una risa, algo que no había contestado. El farol llegó a su casa, levantó la luz, buscó entre las llaves. Y siguió adelante, moviendo la cabeza.',
          'Había sido un día de los que no se dejan doblar. {H} lo había intentado con el lado derecho y con el izquierdo. Si alguien podía echarle la llave, que viniera. Pero el farol se detuvo delante de su puerta, sonaron las llaves un rato largo, y pasó de largo.',
        ],
      ),
      slot('portrait'),
      core(
        [
          'En el portal se encontró con {a.+}, en bata.\n—¿A ti tampoco te lo ha cerrado? —preguntó {a}.\nFueron detrás del farol.',
        ],
        [
          'En el portal había alguien más: {a.+}, con abrigo encima del pijama.\n—Ha cerrado el banco, la fuente y al perro de la esquina —dijo {a}—. A tu ventana y a la mía, no.\n—Se le habrá pasado.\n—A ese no se le pasa nada. <Ha cerrado hasta el buzón.>',
          '—¿Oyes? —dijo {a.+} en la escalera—. Ya va por la fuente.\nEl agua se calló. {H} se puso una manga, la otra se la sujetó {a}.\n—Se lo preguntamos y volvemos.\nPero las preguntas de noche tardan más.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.está} La calle cerrada era otra calle. Los portales estaban más juntos. En el escaparate de la zapatería, los zapatos se habían puesto por parejas. Había que andar con cuidado para no volver a abrir nada.',
      ]),
    ]),
    scene(['Detrás del farol', 'Una luz de más'], '{H} quiere ayudar a cerrar.', [
      core(
        [
          'El farol lo llevaba esa noche {b.+}.\n—No puedo terminar —dijo {b}—. Hay una ventana encendida, y no sé de quién es.\n{H} corrió a apagar la primera que vio. Era la de un bombero, que se despertó y despertó a toda la calle. Hubo que cerrarla otra vez.',
        ],
        [
          'Alcanzaron el farol en la plaza. Lo llevaba esa noche {b.+}, y tenía mala cara.\n—Ciento doce llaves he echado —dijo {b}—. Y me queda esta. Hay una ventana encendida en alguna parte, y con una ventana abierta el día se escapa.\n—La apago yo —dijo {h}.\nVio una luz, subió, llamó. Era un guardia que dormía con la lámpara puesta. Salió en calzoncillos, tocó el silbato, y se abrieron de golpe once ventanas. {B} tuvo que repetir la calle entera.',
          '—Alguien no ha cerrado —dijo {b.+}, que hacía aquella noche la ronda con el farol—. Mientras quede una luz, no puedo echar la última llave.\n{H} señaló una: arriba, amarilla, en el tejado. Treparon. Era el ojo de un gato. <El gato no se apagó.> Al bajar tiraron una maceta, la maceta abrió a un perro, y el perro abrió el barrio.',
        ],
      ),
      more(1, [
        'Cerrar es más difícil de lo que parece. Hay que girar hasta que se oye el clac pequeño, no el grande. {A} cerró una farola con las dos manos. {H} cerró un charco. <El charco volvió a abrirse un poco, porque cayó una gota tarde.>',
      ]),
      more(2, [
        '—¿Qué pasa si no se cierra? —preguntó {h}.\n—Que mañana sigue siendo hoy —dijo {b}—. Ocurrió una vez. Un martes de cuarenta horas. La gente no sabía si merendar.',
      ]),
      slot('road'),
    ]),
    scene(['La llave que sobra', 'Una cosa sin decir'], 'La última llave tiene un precio.', [
      core(
        [
          '{B} les enseñó la llave: era pequeña y estaba tibia.\n—Solo gira si quien la lleva suelta lo que le queda del día —dijo {b}—. ¿A ti qué te queda?',
        ],
        [
          'Se sentaron en los escalones del mercado, que ya estaba cerrado y olía a melón dormido. {B} sacó la llave ciento trece. Era pequeña y estaba tibia, como si la acabaran de soltar.\n—Esta no entra en ninguna puerta mientras quien la lleva guarde algo del día. Yo ya he soltado lo mío. Llévala tú, si quieres. Pero di lo que te queda.',
          '—Llévala tú —dijo {b}, y le puso a {h} en la mano una llave tibia—. A mí no me gira. No es de mis puertas. Pero antes hay que vaciarse los bolsillos. Lo que no dijiste a mediodía, por ejemplo.\n—¿Cómo sabe que fue a mediodía?\n—Siempre es a mediodía.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Había algo que {h} no había contestado. Lo contestó ahora, en voz baja, aunque la persona no estaba. La llave se enfrió un poco.',
        ],
        [
          '{H} cerró la mano. Había sido al mediodía, sí: alguien dijo algo, y {h} se rio con los demás. Ahora dijo la respuesta que no había dado. Eran tres palabras. En los escalones sonaron muy claras. La llave se enfrió en su palma.',
          'No era grave, y por eso molestaba tanto. {H} se lo contó a un cajón de tomates, que era lo que tenía más cerca. <El cajón guardó silencio, como un caballero.> Cuando terminó, la llave pesaba menos. {A} también dijo algo suyo, mirando a otra parte.',
        ],
      ),
      slot('quiet'),
      more(3, [
        'El manojo tenía su orden. La llave del colegio, la del taller, la de las peleas de la plaza, que era la más gastada. Había una finísima para los grillos.\n—Los grillos los cierro los últimos —dijo {b}—. Me dan pena.',
      ]),
    ]),
    scene(['El mirador', 'Todo cerrado'], 'Desde arriba se ve una sola luz.', [
      core(
        [
          'Subieron al mirador. Todo estaba oscuro y cerrado. Solo quedaba, muy lejos, una ventana amarilla. {H} no la conocía. Desde ahí todas las casas enseñaban la espalda.',
        ],
        [
          'Desde el mirador se veía entero lo que habían cerrado: los tejados, la torre, el río con su vuelta de llave. Y en medio, una ventana amarilla. Una.\n—¿De quién es?\nNadie lo sabía. Desde aquel lado las casas enseñaban la espalda. {H} contó chimeneas, perdió la cuenta, volvió a empezar.',
          'Había que subir doscientos peldaños. Arriba, {a} se sentó en el banco, {b} apagó el farol, y miraron. Negro, negro, negro, amarillo. La luz parecía esperar a alguien. <O a algo: también se espera a un autobús.> {H} la buscó con el dedo sin llegar a decir de qué calle era.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Alguien que lee —dijo {a}.\n—Alguien con fiebre —dijo {b}.\n—Alguien que se ha ido y la ha dejado puesta —dijo {h}, por decir algo.\nDespués de eso se quedó con la boca un poco abierta.',
      ]),
    ]),
    scene(['Quien no está', 'La ciento trece'], '{H} reconoce una cortina.', [
      slot('key'),
      core(
        [
          '«Alguien que se ha ido y la ha dejado puesta». La cortina tenía un remiendo. Era su cortina. Era su ventana. El día no se podía cerrar porque {h} no estaba dentro.',
        ],
        [
          'Se movió la cortina, allá lejos, y tenía un remiendo en forma de pez. {H} conocía aquel pez. Lo veía todas las noches desde la almohada, pero del otro lado.\n—Es la mía —dijo—. No me lo ha cerrado porque no puede. No hay nadie dentro.\n—No se puede cerrar a quien no ha vuelto —dijo {b}—. Eso explica la llave. No es de ninguna puerta: es de la tuya, y por dentro.\nBajaron los doscientos peldaños de la mano del farol.',
          '¿Quién deja la luz encendida y la cama vacía? {H} miró los pies que llevaba puestos, en zapatillas, en un mirador, a las tres de la mañana. Y entonces le dio la risa, una risa sin ruido.\n—He estado buscando quién no dormía.\n—Pasa mucho —dijo {b}—. Uno recorre la ciudad entera detrás de la última ventana. ¿La ves bien?\n—Tiene un pez —dijo {h}.',
        ],
      ),
      more(1, [
        'Volvieron por las calles cerradas sin abrir ninguna. {A} se quedó en su puerta, dijo buenas noches, y detrás sonó un clac pequeño. <El gato del tejado cerró un ojo.> Solo quedaba uno.',
      ]),
    ]),
    scene(['Por dentro', 'Clac'], 'La última llave da la vuelta.', [
      slot('after'),
      core(
        [
          '{H} entró en su cuarto, apagó la luz y se metió en la cama. Después giró la llave en el aire, a la altura del pecho. Se oyó el clac pequeño. <{W.pasó}> Abajo, el farol siguió su camino.',
        ],
        [
          'El cuarto estaba como lo había dejado, solo que más suyo. {H} apagó la lámpara. El pez de la cortina se puso gris. Se acostó, subió la manta y buscó con la llave, en lo oscuro, a la altura del pecho. Entró. Una vuelta. Dos. <{W.pasó}> No fue el clac grande: fue el otro. La frase del mediodía se fue para dentro, y ya no salió. En la calle, alguien cerraba los grillos.',
          'Por la ventana vio pasar el farol. {B} levantó la luz, buscó con los ojos y esta vez asintió. {H} apagó la suya. <{W.pasó}> Bajo la almohada, la llave ciento trece estaba ya del todo fría. Giró sin que nadie la empujara. Y la calle, la plaza, el río, la torre, que solo esperaban a {h}, se cerraron detrás como las páginas de un libro.',
        ],
      ),
    ]),
  ],
}
