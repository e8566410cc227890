import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: visitors who answer nothing, since with them the pause is the word. */
export const visitors: Plot = {
  id: 'visitors',
  categories: ['scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Blas', gender: 'male', connection: 'amigo' },
    b: { name: 'doña Teodora', gender: 'female', connection: '' },
  },
  titles: ['Los que no contestan', 'Una visita de tres días', '{h} sabe esperar'],
  teasers: [
    'Han venido de muy lejos y no dicen nada. Mañana se van. {H} cree que ya han contestado.',
    'Les han hablado en noventa idiomas, con música y con números. Las visitas siguen calladas.',
  ],
  start: 'Hace tres días que llegó la visita del cielo, y no ha dicho ni una palabra. Mañana se marcha.',
  byname: '{h}, intérprete',
  places: [
    { name: 'La nave', description: 'Redonda, blanca, con una puerta del tamaño de un horno.' },
    { name: 'La valla', description: 'Detrás hay cámaras, micrófonos y un puesto de churros.' },
    { name: 'La caja de los sonidos', description: 'Se guarda aquí todo lo que se ha dicho. No cabe nada más.' },
  ],
  scenes: [
    scene(['El tercer día', 'Tres visitas'], 'La visita no habla.', [
      core(
        [
          'La nave se había posado {allí} el lunes. De ella salieron tres seres altos, grises, amables, y se sentaron. Era miércoles, y no habían dicho nada. Se iban mañana.',
        ],
        [
          'El lunes bajó {allí} del cielo una bola blanca, abrió una puertecita y salieron tres. Eran altos, grises, con la piel como la de los champiñones, y parecían bien educados. Se sentaron en la hierba. El mundo entero les preguntó quiénes eran. Miraron al mundo entero y no dijeron nada. <Era miércoles. El mundo empezaba a ofenderse.>',
          'Desde el lunes había tres visitantes sentados {allí}, delante de su nave, con las manos en las rodillas. Les habían hablado por altavoz en noventa idiomas, y en uno inventado. Ellos inclinaban la cabeza. Una cuenta de luces, en la nave, se iba apagando: se marchaban el jueves.',
        ],
      ),
      core(
        [
          '{H} quería saber una cosa sola: si allá, de donde venían, había también alguien que los mirara a ellos con un telescopio. Porque una noche {h} había saludado.',
        ],
        [
          'Hacía años, una noche, {h} había apuntado con una linterna a una estrella cualquiera. Corto, corto, largo: hola. Por jugar. La nave tenía en la puerta tres marcas, dos cortas y una larga. A nadie le llamaba la atención. A {h} le quitaba el sueño.',
          'Todos querían preguntarles por la energía, la guerra, la edad del universo. Lo de {h} era más sencillo. De noche, por la ventana, había hecho señas muchas veces con una linterna. Quería saber si les había llegado.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} tenía un pase para la valla.\n—Me lo dieron por repartir churros —dijo {a}—. Vale por dos.'],
        [
          '{A.+} repartía churros a los científicos y tenía un pase.\n—Vale por dos, si llevas la otra bandeja —dijo {a}—. Y no hables. Ahí habla todo el mundo.\nEra verdad. Desde la valla se oía como un gallinero con doctorado.',
          '—Yo te meto —dijo {a.+}—. Pero no toques nada. Anoche uno de los sabios se sentó en una antena.\n<Desde entonces se recibían tangos.>\nEntraron detrás de una cafetera con ruedas.',
        ],
      ),
      slot('company'),
    ]),
    scene(['Noventa idiomas', 'La caja'], '{H} también les habla.', [
      core(
        [
          '{H} se acercó y dijo «hola». Nada. Lo dijo más alto. Cantó. Sacó la linterna: corto, corto, largo. Al tercer destello un guardia creyó que era un arma, se llevó la linterna y la rompió.',
        ],
        [
          'A {h} le tocó hablar entre un almirante y un coro. Dijo hola. Esperó dos segundos y dijo qué tal. Esperó uno. Dijo su nombre, contó un chiste, preguntó por el viaje. Los tres inclinaban la cabeza, cada vez más despacio, como quien intenta subirse a un tiovivo en marcha. Entonces {h} sacó la linterna. Un guardia gritó. La linterna acabó debajo de una bota.',
          '—¡Hola! —dijo {h}, y como no contestaban, lo dijo otra vez, y otra. Les enseñó fotos, un mapa, un churro. El más alto abrió un poco la boca, y en ese momento entró el coro con el himno. <La cerró.> Del brazo sacaron de allí a {h}, y la linterna, la de aquella noche, se cayó en la cafetera.',
        ],
      ),
      more(1, [
        '—Ha abierto la boca —dijo {h}.\n—Ha bostezado.\n—No tienen cara de aburrirse. Tienen cara de que alguien los interrumpe.\n{A} dejó la bandeja en el suelo y se quedó pensando, pero empezó a sonar una sirena, luego otra, para probar.',
      ]),
      slot('road'),
    ]),
    scene(['El archivo', 'Un minuto'], 'Alguien ha escuchado las grabaciones.', [
      core(
        [
          'En una caravana, {b.+} se ocupaba esa noche de las grabaciones.\n—Puedo callar la valla —dijo {b}—. Un minuto, mañana. Lo cambio por lo que tú ibas a preguntarles. Si lo uso, no lo dices.',
        ],
        [
          'En una caravana llena de cables, {b.+} le hacía el turno a alguien y vigilaba las grabaciones.\n—Setenta horas —dijo {b}—. ¿Sabes cuánto silencio hay? El más largo dura cuatro segundos. Aquí no calla nadie. Yo tengo el interruptor general. Puedo darte un minuto mañana, uno, antes de que despeguen. Pero nadie puede gastarlo en hablar. Tampoco tú. Tu pregunta me la quedo.',
          '—Tengo setenta horas de «hola» —dijo {b.+}, que cuidaba esa noche de la caja de los sonidos—. Ya no cabe ni un suspiro. Si quieres un minuto vacío, tienes que darme algo que lo llene: lo que más ganas tengas de decirles. Lo guardo bajo llave. Y no se dice.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} dijo la pregunta delante del micrófono. {B} cerró la caja.'],
        [
          '{H} llevaba años con esa pregunta. La dijo al micrófono, despacio, con la linterna rota en la mano. {B} puso una etiqueta y la metió en la caja. Después de eso {h} no tenía nada que decir. Era una sensación rara: como sentarse.',
          'Ir a ver a alguien de otra estrella y no preguntarle nada. {H} lo pensó del derecho y del revés. <{A} había traído un churro para los momentos difíciles.> Luego se acercó al micrófono. La pregunta duró tres segundos. La llave, al girar, duró más.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Jueves', 'Se apagan las luces'], 'La visita recoge.', [
      core(
        [
          'El jueves quedaba una luz en la nave. Los tres se pusieron de pie. El mundo entero empezó a despedirse a gritos, en noventa idiomas, con fuegos artificiales. El más alto miró hacia atrás, y parecía triste.',
        ],
        [
          'El jueves por la mañana quedaban tres luces, luego dos, luego una. Las visitas se levantaron, se sacudieron la hierba. En la valla se dieron cuenta de que no habían averiguado nada, y todos hablaron a la vez, más alto: el almirante, el coro, los churros. Había fuegos artificiales. El más alto se llevó las manos adonde tendría los oídos.',
          'Fue la despedida más ruidosa de la historia. Once bandas. <Dos tocaban lo mismo, en tonos distintos.> {H} buscaba con los ojos la caravana. Los tres iban ya hacia la puertecita, agachándose, y el último se volvió una vez, como se vuelve quien ha esperado una carta.',
        ],
      ),
      slot('road'),
      more(1, [
        '—¿Y tu minuto? —gritó {a}.\n{H} levantó una mano hacia la caravana. No pasó nada. La levantó más. Entre un cohete y otro se oyó, muy lejos, un clac.',
      ]),
    ]),
    scene(['Un minuto', 'La pausa'], '{H} no dice nada.', [
      slot('key'),
      core(
        [
          'Se cortó todo: altavoces, bandas, sirenas. En el hueco {h} se sentó en la hierba, con las manos en las rodillas, y esperó. Diez segundos. Veinte. Los tres se habían parado. A los cuarenta, el más alto se sentó enfrente. Y sonrió. No era que no contestaran: era que contestaban despacio. La pausa era la palabra.',
        ],
        [
          'Clac. Se cortaron los altavoces, las once bandas, las sirenas. El silencio cayó sobre la valla como un mantel. Nadie recordaba cómo se hacía eso. {H} fue hasta la hierba y se sentó igual que ellos, con las manos en las rodillas. No dijo hola. No dijo nada. Diez segundos es muchísimo. Veinte es una barbaridad.\nA los treinta, los tres volvieron a sentarse, enfrente. El más alto inclinó la cabeza y esperó a su vez. Y {h} lo entendió en el estómago, antes que en la cabeza: desde el lunes habían estado contestando. Solo que su «hola» duraba medio minuto, estaba hecho de aire, y nadie lo había dejado terminar.',
          'En mitad de un himno se hizo el silencio. {H} no corrió ni gritó. Se acercó, se sentó, puso las manos donde las ponían ellos. Una pausa se abre como una puerta: hay que quedarse al lado. <Por la valla se oía el aceite de los churros, y luego ni eso.>\nLos tres se miraron. Volvieron. Y en el aire, entre ellos y {h}, fue creciendo algo que no era un sonido. Tenía principio. Tenía medio, muy alegre. Cuando terminó, {h} dejó otro tanto, del mismo largo, sin estorbarlo. El más alto se llevó una mano al pecho: eso, por lo visto, había sido una respuesta.',
        ],
      ),
      more(1, [
        'En el segundo cincuenta y ocho el más alto puso un dedo en la palma de {h}. Corto. Corto. Y después, largo, tan largo que se acabó el minuto y nadie se atrevió a encender nada.',
      ]),
    ]),
    scene(['La última luz', 'Hasta pronto'], 'La nave se va, y en la valla callan.', [
      slot('after'),
      core(
        [
          'La nave subió sin ruido. En la valla no habló nadie hasta que fue un punto. {B} abrió la caja y le devolvió a {h} su pregunta. Ya no hacía falta. Aquella noche {h} apuntó al cielo con una linterna nueva. Hizo una pausa muy larga.',
        ],
        [
          'Se fueron como habían venido. Pasó un cuarto de hora antes de que alguien, en la valla, tosiera, y le chistaron. Los sabios se habían sentado en la hierba. {B} llevó a {h} la caja: dentro, con su etiqueta, estaba la pregunta. {H} la escuchó una vez. Le sobraban todas las palabras menos la pausa del medio.\n—¿Qué te dijeron? —preguntó {a}.\n{H} abrió la boca. Y esperó, con mucho gusto, a que se entendiera.',
          'Hubo que desmontar los altavoces, porque ya nadie los quería. En los periódicos salió una página en blanco, muy comentada. {A} le regaló a {h} una linterna. Por la noche subieron a donde no hay farolas. Corto, corto. Luego {h} dejó el dedo en el botón y lo tuvo ahí, sin prisa. No contestaba nadie. Lo estaban diciendo.',
        ],
      ),
    ]),
  ],
}
