import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: a carol whose last verse nobody knows, since it was never sung by those who stand outside. */
export const carol: Plot = {
  id: 'carol',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Marina', gender: 'female', connection: 'amiga' },
    b: { name: 'don Eusebio', gender: 'male', connection: '' },
  },
  titles: ['La última estrofa', 'Detrás de la puerta azul', '{h} canta en la calle'],
  teasers: [
    'El villancico tiene cinco estrofas y todos saben cuatro. {H} busca la quinta de puerta en puerta.',
    'Una zambomba, un frío considerable y una canción que termina antes de tiempo.',
  ],
  start:
    'El villancico de siempre se queda sin final. {H} quiere cantarlo entero esta noche, delante de la única casa que nunca abre.',
  byname: '{h}, que supo callar',
  places: [
    { name: 'La calle de arriba', description: 'Empinada, con un farol de cada dos.' },
    { name: 'La casa de la puerta azul', description: 'La persiana está siempre a media altura, como un párpado.' },
    { name: 'El archivo de la música', description: 'Un armario, un banco y polvo en compás de tres por cuatro.' },
  ],
  scenes: [
    scene(['Cuatro de cinco', 'La zambomba'], 'A la canción le falta un trozo.', [
      core(
        [
          'Cada Nochebuena se cantaba {allí} el mismo villancico, puerta por puerta. Tenía cinco estrofas, y de la quinta no se acordaba nadie.',
        ],
        [
          'El villancico era {allí} tan viejo que le faltaban dientes. Empezaba bien, seguía mejor, y al final de la cuarta estrofa la gente tosía, hacía sonar la zambomba y pasaba a la puerta siguiente. <Los niños creían que la tos era parte de la letra.> La quinta no la sabía nadie.',
          '«Y la quinta dice así», terminaba la cuarta estrofa, y después venía un silencio. Siempre había venido. {Allí}, cuando se cantaba de puerta en puerta en Nochebuena, todos se ponían en ese momento los guantes. Solo {h} se quedaba esperando la quinta.',
        ],
      ),
      core(
        [
          'Este año {h} quería cantarlo entero delante de la casa de la puerta azul. Allí vivía una señora que llevaba seis inviernos sin abrir.',
        ],
        [
          'Había una casa que nunca abría: la de la puerta azul. La señora que vivía en ella dejaba la persiana a media altura y la luz apagada. Seis inviernos. {H} tenía una idea fija: si le cantaban la canción entera, con su final, la puerta se abriría.',
          'En lo alto de la calle había una puerta azul. Detrás vivía una señora sola, y delante el coro pasaba cada año más deprisa. «No le gusta», decían. {H} no lo creía. Nadie puede decir que no le gusta una canción que no ha oído acabar.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} llevaba la zambomba.\n—¿Y si no hay quinta? —dijo {a}.\n—Lo dice la cuarta —dijo {h}.'],
        [
          '{A.+} había heredado la zambomba y la llevaba como se lleva un cubo lleno.\n—¿Y si no hay quinta? —dijo {a}.\n—La cuarta dice que sí.\n—La cuarta también dice que los peces beben en el río. <Y eso no está demostrado.>',
          '—Te ayudo a buscar —dijo {a.+}, y probó la zambomba, que hizo un ruido de vaca con sueño—. Pero canto bajito.\n—Nadie te va a oír con eso —dijo {h}.\nY así quedó formado el coro.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.está} Los que cantaban empezaban a reunirse junto a la fuente, con bufandas hasta los ojos. Había más bufanda que voz. Un señor repartía anís en dedales «para la garganta». A la tercera ronda la garganta estaba perfecta y se había perdido una pandereta.',
      ]),
    ]),
    scene(['Quien la sabe', 'Versiones'], '{H} pregunta a los mayores.', [
      core(
        [
          'Preguntaron a todo el mundo. El zapatero juraba que la quinta hablaba de un zapato; la lechera, de una vaca. {H} las cantó todas delante de la puerta azul. La persiana bajó un palmo.',
        ],
        [
          'Preguntaron. El zapatero recordaba perfectamente la quinta estrofa: iba de un zapato. La lechera también la recordaba, con su vaca. El maestro tenía una con tres adverbios. {H} las apuntó todas y se fue a la puerta azul a probarlas. Cantó la del zapato, la de la vaca y, por desesperación, la de los adverbios. Al llegar al segundo, la persiana bajó un palmo. Ahora estaba cerrada del todo.',
          'A las siete tenían cuatro quintas estrofas. Una era de miedo, otra de comida, la tercera rimaba «belén» con «sartén» y la cuarta era, en realidad, la segunda de otra canción. {H} subió la cuesta y las cantó delante de la puerta azul, con toda su voz. Se oyó un ruido. Era la persiana, que hasta entonces estaba a media altura. <Ya no.>',
        ],
      ),
      more(1, [
        '—La has cerrado más —dijo {a}.\n—Ya lo veo.\n—No digo que sea culpa tuya. Yo también bajaría la persiana con lo de la sartén.\nSe sentaron en el bordillo, con la zambomba en medio. A {h} se le había ido la voz por la mitad, como una vela gastada.',
      ]),
      more(2, [
        'La abuela del horno les dio un mazapán con forma de anguila.\n—La señora de arriba tenía una voz que apagaba las velas —dijo—. Cantaba con su hermano, ella aquí y él allá, de calle a calle. <Luego él se fue a vivir lejos, y ella dejó de contestar.>\n—¿Contestar a qué? —preguntó {h}.\nPero había cola en el horno.',
      ]),
      slot('road'),
      more(3, [
        'Por la plaza pasaba otro coro, el de la calle de abajo, que era el enemigo. Llevaban un acordeón y bastante chulería.\n—¿Esa canción ya tiene final? —preguntaron.\n{A} contestó con la zambomba.',
      ]),
    ]),
    scene(['El armario de la música', 'Cantar bajito'], 'En un armario hay un papel, y alguien lo guarda.', [
      core(
        [
          '{B.+} tenía esa noche la llave del armario de la música.\n—Está el papel —dijo {b}—. Lo dejo ver a quien esta noche no cante. Ni una nota.',
        ],
        [
          'Detrás de la iglesia, en un cuarto con un armario, {b.+} ponía en orden las partituras. Esa noche le tocaba.\n—Aquí está todo —dijo {b}—. También lo tuyo. Pero este papel ha pasado por demasiadas bocas y ninguna oreja. Lo dejo ver con una condición: que después, esta noche, no cantes.',
          '—¿La quinta? —dijo {b.+}, que esa noche vigilaba el armario de la música—. Todos quieren saberla para lucirse. Yo la enseño a cambio de la voz. Te la guardas hasta mañana. ¿Trato?',
        ],
      ),
      slot('questions'),
      core(
        ['No cantar en Nochebuena. {H} tragó saliva y dijo que sí. Fue lo último que dijo en voz alta.'],
        [
          'No cantar, precisamente hoy. Era como ir al mar y no mojarse. {H} miró {a.a}, miró el armario y dijo que sí. <Lo dijo bajito, para irse acostumbrando.> {B} buscó la llave pequeña.',
          '{H} llevaba el año entero ensayando en la ducha. Abrió la boca para protestar, vio el cajón medio abierto y la cerró.\n—Eso cuenta como un sí —dijo {b}.',
        ],
      ),
      core(
        [
          'En el papel estaban las cuatro. Debajo ponía «quinta», y el resto era blanco. Solo había un silencio dibujado, muy negro.',
        ],
        [
          'El papel era marrón y cabía en una mano. Estaban las cuatro estrofas, con buena letra. Debajo ponía «Quinta». Y después de «Quinta» no había nada: cinco rayas vacías y, en medio, esa marca negra que en música quiere decir «aquí se calla».',
          'Leyeron las cuatro que sabían. La quinta tenía su número, su adorno y su renglón. En el renglón, un silencio. Un silencio larguísimo, dibujado a pluma con mucho cuidado. <{A} le dio la vuelta al papel. Detrás había una cuenta de carbón.>',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Cuesta arriba', 'Sin voz'], 'El coro sube, y {h} va en silencio.', [
      core(
        [
          'El coro subió la cuesta. {H} iba delante, sin cantar. En la puerta azul se oyó la primera, la segunda, la tercera y la cuarta. Todos se pusieron los guantes.',
        ],
        [
          'A las once el coro llegó a lo alto. {H} iba delante con el farol y los labios apretados. Ante la puerta azul cantaron por costumbre, como se da la vuelta a una llave que no abre. Primera. Segunda. Tercera. «Y la quinta dice así», terminó la cuarta. Los guantes salieron de los bolsillos.',
          'Nunca se había oído tan bien la canción como aquella noche, que tocaba escucharla. {H} notó cosas: que {a} desafinaba con cariño, que la tercera estrofa preguntaba algo, que la cuarta esperaba. Se acabó. Alguien tosió. La gente empezó a volverse hacia la cuesta.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Vamos, que se hace tarde —dijo el del anís—. Aquí no hay nadie.\nPero debajo de la persiana, por la rendija, se veía una cosa que {h} no había visto ningún otro año, porque cantaba: dos sombras pequeñas. Eran las puntas de unas zapatillas.',
      ]),
    ]),
    scene(['Aquí se calla', 'La rendija'], '{H} entiende el dibujo negro.', [
      slot('key'),
      core(
        [
          '«Aquí se calla». No se acababa la canción: le tocaba a otro. {H} abrió los brazos y detuvo al coro. Nadie tosió. Y dentro, muy bajito, una voz vieja empezó la quinta.',
        ],
        [
          'Cinco rayas vacías y un silencio. No es que la quinta se hubiera perdido. Es que no era de ellos. ¿Quién canta la última estrofa en una canción que se canta a una puerta cerrada? {H} se puso en medio de la calle, abrió los brazos y detuvo al coro entero. Se llevó un dedo a la boca. No tosió nadie. Pasó un compás. Pasaron dos.\nY al otro lado de la madera, ronca como una bisagra, una voz dijo:\n—«Quien llama que pase, que es larga la noche».\nEra la quinta.',
          'La tercera preguntaba. La cuarta esperaba. ¡Y ellos se iban! Todos los años, en el mejor momento, se ponían los guantes y se iban. {H} sujetó {a.a} por la manga, sujetó al del anís, se plantó. No podía hablar, así que señaló la puerta y se puso la mano detrás de la oreja. El silencio del papel se extendió por la calle, largo, negro, bien dibujado. Dentro alguien tomó aire, como se toma después de seis años. Y cantó. La quinta estrofa la cantaba quien estaba en casa.',
        ],
      ),
      more(1, [
        'Subió la persiana. Primero un palmo, después otro. La voz no apagaba ya ninguna vela, pero tampoco hacía falta. <El del anís se había quitado la gorra.> Al terminar, la puerta azul se abrió sola, con un chirrido que, según {a}, estaba en el mismo tono.',
      ]),
    ]),
    scene(['La puerta azul', 'Desde dentro'], 'Por fin se canta hasta el final.', [
      slot('after'),
      more(2, [
        '—Cuarenta años esperando a que alguien se callara —dijo la señora—. Y el frío que hace. Pasen, pasen.\nHabía sillas para dos y entraron veintisiete.',
      ]),
      core(
        [
          'A medianoche {h} entró en su casa y cerró la puerta. Fuera, el coro cantaba: primera, segunda, tercera, cuarta. Después, silencio. <{W.pasó}> Eran ya las doce y un minuto. {H} abrió la boca.',
        ],
        [
          'Volvieron cuesta abajo sin prisa. Delante de cada puerta cantaban cuatro estrofas y esperaban, y de cada puerta salía una quinta distinta: una con vaca, otra con zapato. <La de la sartén, resultó, era de los Miranda.> {W.pasó} La última casa era la de {h}. Entró, cerró y apoyó la espalda en la madera. Fuera se hizo el silencio. Era ya mañana por un minuto. {H} tomó aire.',
          'Más tarde {b} guardó el papel en su cajón. En las cinco rayas seguía sin haber nada.\n—¿No la apunta? —preguntó {a}.\n—Si la apunto, la cantarán los de fuera.\n<{W.pasó}> {H}, que aún no podía hablar, subió a su casa y dejó la puerta abierta una rendija. Abajo sonaba la zambomba. Contó cuatro estrofas. Luego, mañana ya, le tocó.',
        ],
      ),
    ]),
  ],
}
