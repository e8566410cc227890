import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the crib of the street has nine shepherds and no child, and everybody thought another had it. */
export const nativity: Plot = {
  id: 'nativity',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Fermín', gender: 'male', connection: 'amigo' },
    b: { name: 'doña Consuelo', gender: 'female', connection: '' },
  },
  titles: ['Nueve pastores', 'El pesebre vacío', '{h} y la figura que faltaba'],
  teasers: [
    'En el belén de la calle hay nueve pastores, dos ríos y ningún niño. {H} tiene que encontrarlo antes de las doce.',
    'Todos creían que lo tenía otro. {H} va de casa en casa detrás de una figura del tamaño de un dedo.',
  ],
  start: 'En Nochebuena, el belén que monta la calle entera tiene de todo menos lo principal. {H} sale a buscarlo.',
  byname: '{h}, que llevaba el peso',
  places: [
    { name: 'El portal', description: 'Aquí se monta el belén, entre los buzones y la bicicleta.' },
    { name: 'La escalera', description: 'Huele a almendra y a discusión.' },
    { name: 'El taller', description: 'Hay narices de barro en una caja de puros.' },
  ],
  scenes: [
    scene(['Un pesebre vacío', 'Nueve pastores'], 'Falta una figura, la más pequeña.', [
      core(
        [
          'El belén de la calle lo hacían {allí} entre todos: cada casa traía una figura. Esta Nochebuena había nueve pastores, tres lavanderas y un pesebre vacío.',
        ],
        [
          '{Allí} el belén lo montaba la calle entera. Cada casa ponía una figura, y nadie preguntaba cuál hasta el último momento, porque era sorpresa. Este año la sorpresa fue grande: nueve pastores, tres lavanderas, dos reyes Melchor y un pesebre vacío. <Una de las lavanderas lavaba un calcetín de verdad.>',
          'A las seis de la tarde del veinticuatro, {h} contó las figuras del belén de la calle. Sobraban pastores. Sobraba un puente. Sobraba incluso un dinosaurio, que alguien había disfrazado de camello. {Allí} lo único que faltaba era el niño: en el pesebre no había más que paja.',
        ],
      ),
      core(
        ['A las doce bajaría todo el mundo a verlo.\n—Lo encuentro yo —dijo {h}, y se puso el abrigo viejo.'],
        [
          'A las doce bajarían todos, los de arriba y los de abajo, los que se hablaban y los que no. Era la única noche del año. {H} no quería que se quedaran mirando un puñado de paja.\n—Lo encuentro yo —dijo, y se puso el abrigo viejo, el que pesaba más de un lado.',
          'La gente bajaría a medianoche, en zapatillas. Algunos no se dirigían la palabra desde el verano, por una gotera. Pero ante el belén se callaban por gusto, y {h} esperaba todo el año aquel silencio. Se abrochó el abrigo viejo. <Colgaba torcido, como siempre.>\n—Hay tiempo —dijo.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} fue también, con una lista.\n—El año pasado lo puso alguien —dijo {a}—. Basta con preguntar quién.'],
        [
          '{A.+} ya tenía papel y lápiz.\n—El año pasado estaba. Luego lo guardó alguien. Es cuestión de preguntar hacia atrás.\n—¿Y si nadie se acuerda?\n—Siempre se acuerda alguien —dijo {a}—. Sobre todo, de lo que hicieron los demás.',
          '—Esto es sencillo —dijo {a.+}—. Alguien lo puso, alguien lo quitó. Seguimos el hilo.\n—¿Qué hilo?\n{A} señaló la escalera, de donde llegaban cuatro villancicos distintos.\n<—Cualquiera que baje.>',
        ],
      ),
      slot('company'),
      more(2, [
        'Entretanto alguien probó soluciones. Un garbanzo con pañuelo. Una bombilla pequeña. <El garbanzo tenía buena cara.> Pero el nieto de la panadera, que decía siempre lo que veía, dijo: «Eso es un garbanzo», y hubo que retirarlo.',
      ]),
    ]),
    scene(['De puerta en puerta', 'Lo tenía otro'], 'Todos saben quién lo tiene.', [
      core(
        [
          'En la primera casa lo habían dado a la segunda. En la segunda lo habían cambiado por una oveja. En la tercera se lo había llevado el viento de una mudanza. La lista {a.de} tenía ya once nombres.',
        ],
        [
          'En el primero dijeron que lo habían dado al segundo, para pegarle un pie. En el segundo lo habían pegado, sí, pero con el pie al revés, y por vergüenza lo pasaron al tercero. En el tercero juraban que lo guardó el cartero. El cartero lo había dejado en un buzón, «en uno de los de abajo». La lista daba ya la vuelta al papel, y con tanta escalera {h} había perdido un botón.',
          '—¿El niño? Se lo presté a los Robledo —dijo la señora del canario.\nLos Robledo se lo habían cambiado a un primo por dos ovejas. El primo lo había llevado a lavar. En la lavandería lo devolvieron dentro de un guante, y el guante era de pareja: lo reclamó su dueña, que vivía en el portal de al lado. {A} lo apuntaba todo. {H}, mientras, subía y bajaba, y el abrigo le golpeaba la rodilla.',
        ],
      ),
      more(1, [
        'En el cuarto piso nadie abrió. Detrás de la puerta se oía cantar a alguien que no se sabía la letra: «Pero mira cómo pum, los peces en el pam». {H} esperó al final de la estrofa para llamar otra vez. <No había final de estrofa.>',
      ]),
      more(2, [
        'Un señor muy serio les enseñó su figura: un pastor dormido.\n—Lo traigo cada año —dijo—. Es el único que no ha visto nada. Alguien tenía que acordarse de él.\n{A} lo apuntó también, aunque no venía al caso. Luego lo subrayó.',
      ]),
      more(3, [
        '—¿Por qué hay nueve pastores? —preguntó {h} en el rellano.\n—Porque es la figura barata —dijo {a}.\n—O porque nadie se atreve con lo demás.\nSe quedaron un momento sin subir ni bajar. Olía a almendra tostada y, en el piso de arriba, a almendra tostada de más.',
      ]),
      slot('road'),
    ]),
    scene(['El taller', 'El precio de una cara'], 'Alguien podría hacer otro.', [
      core(
        [
          'Al final del patio, en el taller, {b.+} amasaba barro.\n—Puedo hacer otro —dijo {b}—. Pero a una cara hay que darle algo. Cuéntame una cosa que eches de menos.',
        ],
        [
          'Al fondo del patio había un taller con luz. Esa noche lo ocupaba {b.+}, con las manos llenas de barro.\n—Podría hacerte otro antes de las doce —dijo {b}—. El cuerpo es fácil. La cara no. A una cara hay que ponerle algo de verdad, o se queda en garbanzo. Dime qué echas de menos.',
          '—Todos los años viene alguien con prisa —dijo {b.+}, que esa tarde se ocupaba del taller, sin levantar la vista del barro—. Sí, puedo. Pero mis figuras no se pagan con dinero. Me cuentas algo que no le hayas contado a nadie, algo que te falte, y yo lo pongo en la cara.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} lo contó mirando al suelo. Era corto. {B} escuchó con los pulgares, y el barro fue teniendo frente, nariz y boca.',
        ],
        [
          '{H} lo dijo mirando las baldosas. Tardó poco, porque las cosas que faltan suelen ser cortas. {B} no contestó; apretó el barro con los pulgares, primero la frente, después la boca. Cuando {h} terminó, la figura tenía cara de estar escuchando.',
          'Costó empezar. Había una silla que en su casa se quedaba siempre contra la pared, y un plato que ya nadie ponía. Eso contó {h}. <{A} se había puesto a ordenar narices por tamaños.> {B} trabajaba sin ruido. Al final sopló el polvo, y allí había una cara muy pequeña, con toda la paciencia del mundo.',
        ],
      ),
      more(2, [
        '—¿Usted qué figura pone en el belén? —preguntó {a}.\n—Ninguna —dijo {b}—. Hago las de todos. Para mí no me queda barro.\n{H} se acordó de eso más tarde, en la escalera.',
      ]),
      slot('quiet'),
      more(3, [
        'En la caja de puros había narices. En un tarro, orejas. En un cajón con llave, según {b}, los gestos que no le habían salido. <«Hay uno que lleva veinte años a medio bostezo».> {A} quiso verlo. Se lo enseñaron, y salió bostezando.',
      ]),
    ]),
    scene(['Barro fresco', 'Las once y media'], 'Un escalón deshace el trabajo.', [
      core(
        [
          'Volvían con la figura en un pañuelo cuando {h} tropezó con el faldón del abrigo. El barro estaba fresco. En el pañuelo quedó una cosa plana con nariz. Eran las once y media.',
        ],
        [
          'Cruzaban el patio con la figura en un pañuelo, despacio, como quien lleva sopa. Pero el abrigo viejo colgaba de un lado, y {h} pisó el faldón en el segundo escalón. Cayó de rodillas. El barro estaba fresco todavía. En el pañuelo quedó una galleta con nariz. Dieron las once y media.',
          'Faltaba un tramo de escalera. Entonces se abrió una puerta, salió un perro con gorro, salió detrás su dueña, y {h} se apartó hacia donde no había escalón. No fue nada: dos rodillas y un codo. Solo que debajo del codo iba el pañuelo. <—La nariz está bien —dijo {a} al cabo de un rato.>',
        ],
      ),
      slot('road'),
      more(1, [
        '{A} repasó la lista. Diecisiete nombres, con flechas. La última flecha salía del portal de al lado, daba la vuelta al papel y llegaba al primer piso.\n—Es un círculo —dijo {a}—. Empieza donde termina. No lo tiene nadie, y lo ha tenido todo el mundo.',
      ]),
      slot('quiet'),
      more(2, [
        'Se oían ya las zapatillas por la escalera. Bajaban de uno en uno, con velas. {H} se puso delante del pesebre y abrió el abrigo, para taparlo un poco más.',
      ]),
    ]),
    scene(['El abrigo viejo', 'Por el forro'], '{H} se pregunta por qué pesa.', [
      slot('key'),
      core(
        [
          '¿Por qué pesaba el abrigo de un lado? {H} metió la mano en el bolsillo. Tenía un agujero. Metió el brazo hasta el codo, por dentro del forro, y los dedos tocaron un pie pegado al revés. Lo habían heredado todos: el abrigo también había ido de casa en casa.',
        ],
        [
          'El abrigo. Pesaba de un lado desde que {h} lo tenía, y se lo habían dado ya torcido: era de los que pasan de una casa a otra. {H} metió la mano en el bolsillo. Había un agujero. Metió el brazo hasta el codo por dentro del forro, hasta abajo, hasta la costura. Los dedos tocaron un pie. Estaba pegado al revés.\n—No me lo creo —dijo {a}.\nLo habían buscado por toda la calle, y todo el tiempo había subido y bajado las escaleras con ellos.',
          '{A} seguía con el dedo las flechas del papel.\n—Y aquí, entre el cartero y el guante, falta un paso. Alguien lo llevaba en un bolsillo.\n—¿De qué?\n—No lo pone. De un abrigo de los que se regalan.\n{H} puso la mano sobre el faldón, ahí donde le golpeaba la rodilla desde las seis de la tarde. Descosió dos puntadas con los dientes. Y en la palma le cayó una figura del tamaño de un dedo, con el pie del revés y tan campante.',
        ],
      ),
      more(1, [
        'Lo pusieron en la paja justo cuando llegaba la primera vela. Nadie dijo nada. El silencio bajó por la escalera, piso por piso, y se quedó. <Hasta el perro se había quitado el gorro.> La señora del canario y los de la gotera estaban hombro con hombro.',
      ]),
    ]),
    scene(['Medianoche', 'El décimo pastor'], 'Hay sitio para una figura más.', [
      slot('after'),
      more(2, [
        '—¿Dónde estaba? —preguntó por fin alguien.\n—Con nosotros —dijo {a}—. Todo el rato.\nNo era del todo una explicación, pero a aquella hora y con aquella luz nadie pidió otra.',
      ]),
      core(
        [
          '{H} sacó del pañuelo la galleta de barro. La puso de pie al lado de los pastores y buscó con la mirada {b.+a}.\n—Esta es la suya —dijo. <{W.pasó}> Y se abrochó el abrigo, que ya colgaba derecho.',
        ],
        [
          'Quedaba la galleta con nariz. {H} la enderezó un poco, le puso una brizna de paja por bastón y la dejó junto al pastor dormido.\n—Este es el suyo —le dijo a {b}, que miraba desde la puerta con las manos recién lavadas—. El único que tiene cara de haber corrido.\n<{W.pasó}> {B} no encontró qué decir, y se acercó a verlo. El abrigo de {h} colgaba por fin derecho. Pesaba tan poco que hubo que mirar dos veces si lo llevaba puesto.',
          'Cuando todos subieron, {h} cosió el forro con hilo rojo. Antes metió dentro una nuez.\n—¿Para qué? —preguntó {a}.\n—Para el siguiente. Que note algo.\n<{W.pasó}> En el portal ardía la última vela. Delante del pesebre había ahora diez pastores, y el décimo, de barro fresco, era de {b}. Era feo y tenía prisa. Se veía que venía de muy cerca.',
        ],
      ),
    ]),
  ],
}
