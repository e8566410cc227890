import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: salt for the mountain before the pass closes, and a mule that stops at every door it ever knew. */
export const mule: Plot = {
  id: 'mule',
  categories: ['adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Martín', gender: 'male', connection: 'amigo' },
    b: { name: 'doña Fidela', gender: 'female', connection: '' },
  },
  titles: ['La mula que sabía el camino', 'Siete paradas', '{h} y la sal'],
  teasers: [
    'La mula conoce el camino a la montaña. Lo malo es que conoce también todas las puertas.',
    'Hay que subir la sal antes de que se cierre el puerto. La mula se para siete veces.',
  ],
  start:
    '{H} tiene que llevar sal al último pueblo antes de que nieve. La mula conoce el camino, y se para donde quiere.',
  byname: '{h}, que subió la sal',
  places: [
    { name: 'El camino de la sal', description: 'Siete leguas y siete puertas, casi todas sin casa.' },
    { name: 'El puerto', description: 'Una puerta entre dos montes. La cierra la nieve.' },
    { name: 'La piedra redonda', description: 'Aquí no hay nada. Eso parece.' },
  ],
  scenes: [
    scene(['La sal', 'Antes de la nieve'], 'Hay que cruzar el puerto hoy.', [
      core(
        [
          'El último pueblo estaba detrás del puerto, y le faltaba la sal para el invierno. {Allí} quedaba un día antes de que la nieve cerrara el paso, y quedaba una mula, que se llamaba Memoria.',
        ],
        [
          'Sin sal no se guarda la carne, ni el queso, ni el buen humor. El último pueblo, al otro lado del puerto, se había quedado sin ella. Y el cielo {allí} tenía ya color de ceniza: un día, dos a lo sumo, y el puerto se cerraba hasta abril. Había dos sacos. Había una mula de treinta años, llamada Memoria. Faltaba quien fuera.',
          'Los camiones no subían ya, y los que sabían el camino eran viejos. {Allí} solo lo recordaba entero una mula. Se llamaba Memoria, había llevado sal toda su vida y estaba jubilada en un prado. <Cuando vio los sacos, dejó de masticar.> El puerto se cerraba con la primera nevada, y la primera nevada se olía.',
        ],
      ),
      core(
        ['—Voy yo —dijo {h}. En aquel pueblo había alguien que le había escrito: «Te guardo un sitio junto al fuego».'],
        [
          '{H} levantó la mano. Nadie se lo había pedido. Pero en el último pueblo había alguien que cada otoño le mandaba un queso con una nota: «A ver si este año subes». Y este año, sin sal, no habría queso, ni nota, ni nada que contestar.',
          '—Yo —dijo {h}, y se sorprendió al oírse.\nEn invierno se acordaba siempre de aquel pueblo que solo conocía de nombre, y de la gente que quedaba encerrada con su chimenea. Le parecía que alguien, por una vez, tenía que llamar a la puerta antes de la nieve.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} llevaba un mapa.\n—Siete leguas —dijo {a}—. A buen paso, llegamos de día.\nLa mula oyó eso y se paró.'],
        [
          '{A.+} desplegó un mapa nuevo, que todavía olía.\n—Siete leguas. A buen paso, se llega de día.\nMemoria miró el mapa, lo olió y le dio un mordisco justo donde ponía «puerto».',
          '—¿Y tú sabes llevar una mula? —preguntó {a.+}, apretando las cinchas.\n—No. ¿Y tú?\n—Tampoco.\nLa mula miró por encima del hombro. <Se notaba que había trabajado con gente peor. No mucho peor.>',
        ],
      ),
      slot('company'),
    ]),
    scene(['La primera puerta', 'No hay nadie'], 'La mula se para.', [
      core(
        [
          'A la media legua Memoria se paró ante una casa en ruinas, y no anduvo hasta que {h} llamó en la puerta que no había y dijo «la sal». Lo mismo en la segunda. En la tercera, {h} perdió la paciencia y tiró de la rienda. Un saco se abrió, y la mitad se fue por el camino.',
        ],
        [
          'A la media legua Memoria se detuvo. A la derecha había cuatro paredes y una higuera dentro. Tiraron, empujaron. Nada. Al final {h}, por probar, se acercó al hueco de la puerta, llamó con los nudillos en el aire y dijo: «La sal». La mula esperó lo que se tarda en cobrar. Y siguió. Media hora después se paró delante de otra ruina. A la tercera, {h} tiró de la rienda con todo el cuerpo. Se rompió la cincha, cayó un saco, y una raya blanca bajó por la cuesta hasta el río.',
          'La primera parada fue una tapia. La segunda, un umbral con ortigas. Memoria había repartido sal por aquel camino durante veinte años y no pensaba saltarse a ningún cliente. <Que los clientes se hubieran ido a la ciudad no era asunto suyo.> En la tercera, {a} le enseñó una zanahoria, {h} la empujó por detrás, y la mula se sentó encima del saco. Media carga se quedó allí, brillando entre las piedras.',
        ],
      ),
      more(1, [
        '—Quedan cuatro puertas —dijo {a}, mirando lo que quedaba del mapa—. A este paso, llegamos en abril.\nEmpezaba a hacer frío en los dientes. {H} se ató el saco roto con su cinturón y desde ahí anduvo sujetándose los pantalones.',
      ]),
      more(2, [
        'En la cuarta casa la puerta sí existía. Solo quedaba ella, de pie, con su marco. {H} llamó. Se abrió sola, por el viento, y al otro lado estaba el mismo camino. Pasaron por dentro, mula incluida. Parecía lo educado.',
      ]),
      slot('road'),
    ]),
    scene(['Humo', 'La quinta puerta'], 'En una casa hay alguien.', [
      core(
        [
          'De la quinta casa salía humo. Dentro se había refugiado {b.+}.\n—A esa mula no se le discute —dijo {b}—. Te enseño a llevarla. Pero deja aquí el mapa y el reloj. Con prisa no anda.',
        ],
        [
          'En la quinta puerta contestaron. Salía humo del tejado, y en la lumbre se calentaba {b.+}, que había subido unos días y se había quedado por el silencio.\n—¿Tirar de ella? Qué barbaridad —dijo {b}—. Una mula así no obedece: se acuerda. Hay que dejarla. Pero con eso —señaló el mapa— y con eso otro —señaló el reloj— no vas a poder. Si los dejas aquí, te cuento lo de la séptima puerta.',
          '—Adentro, que se va el calor —dijo una voz, y era {b.+}, que cuidaba la casa de unos conocidos.\nMemoria cobró su visita en forma de pan. {B} le rascaba entre las orejas.\n—En la séptima parada no hay casa —dijo—. No la ha habido nunca. Y es donde más rato se queda. Yo sé algo de eso. Pero a cambio me dejas la prisa: el reloj y el mapa.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Sin mapa, sin reloj, con el cielo cada vez más bajo. {H} los puso en la mesa.\n—En la séptima —dijo {b}—, haz lo que haga ella.',
        ],
        [
          '{H} puso el mapa en la mesa. El reloj costó más: la muñeca se le quedó blanca y desnuda.\n—En la séptima —dijo {b}—, cuando se pare, no la empujes. Haz lo que haga ella. Nada más.\nEra poca cosa, por un reloj.',
          'Allí se quedó el reloj, junto al pan, haciendo tic. <Memoria movió una oreja: le parecía bien.>\n—¿Y qué hay en la séptima?\n—Una piedra —dijo {b}—. Los arrieros decían: «Lo que haga la mula». Y ninguno se murió de viejo en la nieve, o sea, que se murieron todos de viejos en la cama.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['El puerto', 'La nieve'], 'Empieza a nevar antes de tiempo.', [
      core(
        [
          'La sexta puerta la saludaron al paso. Después empezó a nevar. El puerto se veía ya, a un tiro de piedra. Y entonces Memoria se paró, junto a una piedra redonda, donde no había nada.',
        ],
        [
          'En la sexta no quedaba más que el escalón. {H} llamó en el escalón. Luego vino el primer copo, y el segundo, y ya no hubo segundo ni tercero, sino todo a la vez. El puerto estaba ahí, una raya entre dos montes, a diez minutos. Memoria anduvo hasta una piedra redonda y clavó las patas. A la derecha no había puerta. A la izquierda tampoco.',
          'Se echó la nieve de golpe, como una sábana. Se distinguía aún el paso, arriba, muy cerca. {A} gritó algo, y no se oyó. Memoria se había parado. <No había ruina, ni umbral, ni ortigas: solo una piedra redonda, con un sombrero blanco.> Diez minutos, y estarían al otro lado. Diez minutos a buen paso, y la mula no daba ninguno.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Cruzamos sin ella —dijo {a}—. El saco lo llevamos a medias.\n{H} miró la raya del puerto. Se podía. La mula había bajado la cabeza y escarbaba en la nieve, sin prisa, con la pezuña izquierda.',
      ]),
    ]),
    scene(['Lo que haga ella', 'La séptima'], '{H} no empuja.', [
      slot('key'),
      core(
        [
          '«Haz lo que haga ella». {H} se arrodilló y escarbó también. Debajo de la nieve había una losa, y debajo de la losa, escalones. En ese momento tembló el monte. La nieve del puerto se vino abajo entera, por donde hubieran estado ahora.',
        ],
        [
          'No había reloj que dijera lo tarde que era. {H} soltó el saco, se arrodilló al lado de Memoria y escarbó como ella, con la izquierda. A un palmo la nieve sonó a hueco. Era una losa, con una argolla. Se oyó entonces un ruido como de carros, muy arriba, y {a} levantó la vista. El puerto se había puesto en movimiento. Toda la nieve de los dos montes bajaba por la raya, por los diez minutos, por el sitio exacto donde habrían estado.\nTiraron de la argolla. Había un túnel, con escalones anchos, de mula. Memoria bajó la primera.\n—La séptima puerta —dijo {h}— estaba en el suelo.',
          '{H} no tiró. Se puso al lado de la mula, a la misma altura, y respiró al mismo paso. Ella escarbaba: {h} escarbó. Ella escuchaba: {h} escuchó. Y entonces se oyó. Era un crujido larguísimo, como el de una puerta que cierran. La nieve entera del puerto cayó delante de ellos, y el viento que hizo al caer barrió la piedra redonda. Debajo había una argolla de hierro, gastada por muchas manos. <Y por algún diente.> Los arrieros no cruzaban por arriba con mal tiempo. Memoria lo sabía; solo que nadie se lo había preguntado.',
        ],
      ),
      more(1, [
        'El túnel olía a siglos de mulas. En la pared, a la altura de una mano, había rayas de sal, una por viaje. {H} mojó un dedo y puso la suya. Se caminaba a oscuras y cuesta arriba, sujetando una cola.',
      ]),
    ]),
    scene(['El último pueblo', 'La octava'], 'Llaman a una puerta de verdad.', [
      slot('after'),
      core(
        [
          'Salieron detrás del puerto, ya de noche, ante una casa con luz. {H} llamó con los nudillos. Sonó a madera.\n—La sal —dijo. <{W.pasó}> Dentro movieron una silla para hacer sitio junto al fuego. Memoria esperó a que le pagaran.',
        ],
        [
          'El túnel acababa en un establo. Del establo se pasaba a una cocina, y en la cocina había alguien con un queso a medio salar y la boca abierta. {H} fue hasta la puerta, salió, la cerró y llamó, porque era lo correcto.\n—La sal —dijo.\nEra medio saco, atado con un cinturón. <{W.pasó}>\n—Llegas a tiempo —le dijeron—. Siempre se llega a tiempo con Memoria.\nLa mula ya estaba tumbada delante del fuego, en su sitio, y a {h} le habían dejado el de al lado.',
          'Aquel invierno lo pasaron al otro lado, con la chimenea, los quesos y la nieve hasta el tejado. En abril bajaron. <{W.pasó}> {H} llamó en la sexta puerta, en la quinta, donde el reloj seguía haciendo tic y marcaba cualquier cosa. Llamó en la cuarta, en la tercera. En la primera, debajo de la higuera, habían puesto una mesa. Alguien estaba arreglando el tejado.\n—La sal —dijo {h}, por costumbre.\n—Ya era hora —contestaron.',
        ],
      ),
    ]),
  ],
}
