import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love or friendship, bedtime: a summer film whose last reel is lost, and a sheet that will show whatever stands before it. */
export const openAir: Plot = {
  id: 'open-air',
  categories: ['love', 'generic', 'bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Noa', gender: 'female', connection: '' },
    b: { name: 'don Rogelio', gender: 'male', connection: '' },
  },
  titles: ['Cine de verano', 'El último rollo', 'Sin final'],
  teasers: [
    'La película se corta siempre en lo mejor. {H} quiere ver el final, y quiere verlo con alguien.',
    'Una sábana, un proyector y doscientas sillas. Falta el último rollo.',
  ],
  start: 'En el cine de verano la película se corta siempre antes del final. Esta es la última noche.',
  byname: '{h}, de la segunda fila',
  places: [
    { name: 'El patio del cine', description: 'Sillas plegables, jazmín y un gato que ve todo gratis.' },
    { name: 'La cabina', description: 'Una escalera de mano, un ventanuco y mucho calor.' },
    { name: 'Detrás de la sábana', description: 'Desde aquí la película se ve del revés.' },
  ],
  scenes: [
    scene(['Se corta', 'Segunda fila'], 'La película no tiene final.', [
      core(
        [
          'El cine de verano tenía {allí} una sola película, y a la película le faltaba el último rollo. El barco llegaba al puerto, ella levantaba la mano, y se acababa.',
        ],
        [
          'En el patio ponían {allí}, todas las noches de agosto, la misma película. Era muda, con un barco, una mujer y una maleta. A los setenta minutos el barco entraba en el puerto, la mujer levantaba la mano, y la sábana se quedaba blanca. El último rollo se había perdido hacía muchos años. <La gente aplaudía igual y plegaba su silla.>',
          'Nadie había visto cómo acababa. El cine de verano era una sábana entre dos palmeras, {allí}, y la película se cortaba siempre en el mismo sitio: una mano que se levanta. Unos decían que saludaba. Otros, que decía adiós. Había familias divididas.',
        ],
      ),
      core(
        [
          'En la segunda fila, todas las noches, se sentaba también {a.+}. Nunca se habían hablado en la luz. {H} quería ver el final, y verlo al lado de {a}.',
        ],
        [
          'En la segunda fila había dos sillas que cojeaban, y en la otra se sentaba {a.+}. Hablaban en voz baja, solo en lo oscuro, y solo de la película. «Yo creo que saluda». «Yo creo que tiene calor». Cuando la sábana se quedaba blanca, se iba cada cual por su lado. {H} tenía la impresión de que, si la película terminara, no habría más remedio que seguir hablando.',
          'A {h} el final le importaba por la película y por otra cosa. La otra cosa se sentaba a su lado, en la segunda fila: {a.+}, que siempre partía en dos las pipas y dejaba las mejores en el brazo de la silla. Con el corte se encendían las luces y se acababa todo. Esta era la última noche del verano.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.está} El gato del cine ocupaba su sitio, en la primera fila, en el centro. Había visto la película más que nadie. A los setenta minutos se levantaba un segundo antes del corte y se estiraba, para que no le pillara desprevenido.',
      ]),
    ]),
    scene(['El rollo perdido', 'Latas'], '{H} busca el final por la mañana.', [
      core(
        [
          '{H} buscó todo el día. En el almacén había cuarenta latas. En treinta y nueve no estaba. La última se abrió de golpe: eran polillas, y las polillas se comieron la entrada de {h} y parte de una manga.',
        ],
        [
          'Por la mañana {h} pidió permiso y entró en el almacén. Cuarenta latas redondas. Noticias de otro siglo, una carrera de sacos, un señor que inauguraba algo. En la treinta y nueve había un bocadillo de entonces. La cuarenta ponía «Fin». {H} la abrió con todo cuidado, y salió una nube gris: polillas. Del rollo quedaba el agujero de en medio. <Era un agujero muy bien conservado.>',
          'Una anciana juraba que el final lo tenía el barbero. El barbero lo había cambiado por una bicicleta. La bicicleta estaba en el río. {H} la sacó, con algas, y en la cesta había una lata, y en la lata, peces. Pequeños, plateados, muy unidos. Eran las seis de la tarde, y olía a río desde lejos.',
        ],
      ),
      more(1, [
        '—¿Has encontrado algo? —preguntó {a}, que pasaba por la calle, a la luz.\n—Un agujero.\n—Es un principio —dijo {a}.\nNo sabían cómo hablar de día. Las sombras que hacían en la acera, en cambio, se entendían bastante bien.',
      ]),
      more(2, [
        'El señor de las entradas contaba su teoría a quien quisiera. Al final, según él, el barco no paraba. Su mujer tenía otra. <Llevaban cuarenta años de casados gracias a no haberlo visto.>',
      ]),
      slot('road'),
    ]),
    scene(['La cabina', 'El que da vueltas a la manivela'], 'En la cabina hay quien sabe algo.', [
      core(
        [
          'En la cabina, esa noche, daba a la manivela {b.+}.\n—El final existe —dijo {b}—. Lo puede hacer alguien. Pero tiene que renunciar a verlo. Desde donde se hace no se ve.',
        ],
        [
          'Arriba, en la cabina, esa noche le daba a la manivela {b.+}, en camiseta.\n—Aquí no ha habido nunca último rollo —dijo {b}—. Yo he visto los papeles. Los primeros años salía alguien del público y lo hacía en vivo, delante de la luz, con las manos. Cada noche era otra persona. Luego les dio vergüenza. ¿Quieres un final? Hazlo. Pero el que lo hace está detrás de la sábana, y desde ahí se ve del revés y sin la gente. Te quedas sin tu silla.',
          '—No busques más latas —dijo {b.+}, que aquella noche se ocupaba del proyector—. Mira el guion. «Rollo siete: lo que haga falta». Lo hacía una persona, con su sombra. Hace falta quien quiera. Y quien quiera pierde su sitio: se va detrás, a lo oscuro, y no lo ve.',
        ],
      ),
      slot('questions'),
      core(
        ['Perder la silla de la segunda fila, y hoy. {H} entregó su entrada. {B} la partió en dos.'],
        [
          'La última noche, y no estar en la segunda fila. {H} bajó la vista hacia las sillas, que se iban llenando. En una dejaban ya pipas en el brazo. {H} le tendió a {b} la entrada, y {b} la partió en dos con un ruidito seco.',
          '{H} había esperado todo el verano para ver ese final al lado de alguien. Ahora podía haberlo, y no iba a verlo. <No era justo. Era, eso sí, bastante de película.>\n—¿A qué hora? —preguntó.\n—Al minuto setenta —dijo {b}—. Cuando el gato se estire.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Minuto sesenta', 'La silla vacía'], 'Empieza la última sesión.', [
      core(
        [
          'En la segunda fila, {a} miraba la silla vacía. Detrás de la sábana, {h} tenía preparado un barco de cartón. A falta de cinco minutos se levantó viento y se llevó el barco.',
        ],
        [
          'Empezó. Desde atrás todo iba al revés: el barco salía por donde debía entrar. {H} tenía un puerto de cartón, un barco con su palito y una gaviota. Por un roto de la sábana se veía la segunda fila. {A} ponía las pipas en el brazo de la silla vacía. Una, dos. Luego las recogió. A los sesenta y cinco minutos vino un golpe de aire, y el puerto, el barco y la gaviota se fueron por encima de la tapia.',
          'Minuto sesenta. {H} repasó su final: un cartón recortado, tres figuras, una escalerilla. <La mujer tenía cuatro dedos. En sombra no se nota.> Minuto sesenta y cinco. Por el roto vio que {a} se volvía a mirar hacia la puerta, una vez y otra. Y minuto sesenta y siete: el gato, que había decidido conocer el cine por dentro, se sentó encima de todo.',
        ],
      ),
      slot('road'),
      more(1, [
        'Solo quedaban las manos. {H} se las miró. Había que hacer con ellas un puerto, un barco, una despedida o lo contrario. Faltaban tres minutos. En la primera fila había un hueco: el gato no estaba para estirarse.',
      ]),
    ]),
    scene(['Rollo siete', 'Lo que haga falta'], 'La sábana se queda blanca.', [
      slot('key'),
      core(
        [
          'La sábana quedó blanca. {H} levantó una mano delante de la luz, igual que la mujer del barco. Y esperó. Hubo un silencio. Entonces, en la segunda fila, alguien se puso de pie, entró en el haz del proyector y levantó la suya. Las dos sombras se tocaron.',
        ],
        [
          'Blanco. El público echó mano a sus sillas. Y en la sábana apareció una mano, grande, abierta: la de la mujer, pero más despacio. No decía hola ni adiós. {H} la dejó ahí y esperó. Una mano levantada no es un final. Es una pregunta, y la tiene que contestar alguien.\nNadie plegaba nada. En la segunda fila se oyó caer una bolsa de pipas. Por el pasillo se acercaban unos pasos. De este lado de la tela, en la luz, creció otra sombra, pequeña primero, luego del mismo tamaño. Era {a}, y levantó la mano. En la sábana las dos se tocaron, palma con palma. Y a través de la tela, que era fina, también.',
          '{H} no sabía cómo acababa. Lo único que sabía hacer todas las noches era mirar hacia un lado. Así que se puso de perfil, en lo blanco, y miró hacia un lado. El público contuvo el aliento: ahí había alguien, en el puerto, esperando. <El gato, por detrás, dio muy bien de gaviota.>\nPasó un rato largo. Entonces se movió una silla que cojeaba. Alguien salió de la segunda fila, se plantó delante del proyector y dejó en el suelo una maleta, que era un bolso. Las dos sombras se miraron. Se acercaron. En medio de la sábana no quedó ni una raya de luz.',
        ],
      ),
      more(1, [
        '—¡Saludaba! —gritó la mujer de las entradas.\n—¡No paraba! —gritó su marido.\nY luego aplaudió todo el patio, porque era las dos cosas. {B}, arriba, siguió dando a la manivela sin película, por no dejarlos a oscuras.',
      ]),
    ]),
    scene(['Se pliegan las sillas', 'Fin de agosto'], 'Después del final.', [
      slot('after'),
      core(
        [
          'Se fue la gente. Quedaron dos sillas, las que cojeaban. {H} {a.y} hablaron con la luz encendida, bajito, hasta que el gato se durmió y la luz también. <{W.pasó}> La sábana, entre las palmeras, siguió moviéndose un poco.',
        ],
        [
          'Plegaron ciento noventa y ocho sillas. Las otras dos no. Resultó que sabían hablar con luz, y de cosas sin barco. {B} apagó el proyector, que fue haciendo clic, clic, cada vez más despacio. <{W.pasó}> Olía a jazmín. La conversación se fue quedando también en pocas palabras, luego en una, luego en las pipas, puestas en fila en el brazo de la silla. El gato dormía en la primera, en el centro. Lo había visto todo.',
          'La mitad de la entrada la guardó {h}. La otra mitad apareció al día siguiente en el bolsillo {a.de}; cosas que hace {b}. <{W.pasó}> Esa noche ya no había cine. Había una sábana entre dos palmeras, con la luna detrás. Se sentaron a mirarla. No ponían nada. Estuvieron hasta el final, y al final les costaba abrir los ojos.',
        ],
      ),
    ]),
  ],
}
