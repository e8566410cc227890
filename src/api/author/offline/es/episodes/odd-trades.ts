import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** People whose work is a little strange, and who need a hand with it. */
export const oddTrades: readonly Episode[] = [
  {
    id: 'lost-tilde',
    categories: [],
    ages: ALL,
    ...scene(
      ['Una rayita', 'La ceja de la eñe', 'Lo que se cayó del letrero'],
      'Se ha caído el sombrero de una eñe, y hay que devolverlo.',
      [
        always([
          '{H} lo recogió del suelo: una tira de latón, ondulada, más corta que un dedo. Parecía el bigote de alguien.\n—Es de una eñe —dijo {a}—. Mira los clavitos. Se ha caído de un letrero.\nLa pusieron en la palma. Una cosa tan pequeña, y en alguna parte había una palabra que sin ella no se podía decir. <O se decía, que es peor.>',
        ]),
        always([
          'Fueron leyendo. «Se arreglan sillas» no llevaba. «Pan y leche», tampoco. En un cartel ponía «Se venden pinas», y ya iban a subirse a una caja cuando salió el dueño.\n—Son pinas —dijo, muy seco—. De apellido. Las hijas de Pina.\nSe disculparon. Más allá vieron «Montana». Era un caballo. <{A} empezaba a mirar con desconfianza hasta las enes sanas.>',
        ]),
        more(1, [
          '—Podría ser una ola —dijo {h}—. O una ceja.\n{A} se la puso encima del ojo izquierdo y puso cara de no creerse nada. Le sentaba muy bien. Costó convencer a {a} de que la devolviera.',
        ]),
        always([
          'La encontraron por casualidad, en una puerta pequeña. En la placa decía «Begona, modista». Encima de la ene había dos agujeritos, muy juntos.\nAbrió una mujer seria, vestida de gris.\n—Dígame —dijo.\n{H} le enseñó la mano. A la mujer se le movió algo en la cara.\n—Hace tres semanas que soy Begona —dijo—. La gente me llama así y yo contesto. Me salen los dobladillos derechos. No se me ocurre nada.\nLa clavaron entre los tres, con el tacón de un zapato. «Begoña». Ella se apartó para verla, ladeó la cabeza y levantó una ceja, la misma.\n—De rojo —dijo—. El abrigo del notario lo voy a forrar de rojo.\nY entró corriendo, sin cerrar.',
        ]),
      ],
    ),
  },
  {
    id: 'secret-scale',
    categories: [],
    ages: ALL,
    ...scene(['La báscula', 'Cuánto pesa un secreto', 'Medio gramo'], 'Una mujer pesa lo que no se ve.', [
      always([
        '«Se pesa de todo», decía el cartel, y debajo había una báscula de las de platillo, tan fina que se movía con la voz.\n—Una pestaña —dijo la mujer que la cuidaba—, nada. Un enfado, doscientos gramos. Un secreto depende de los años. ¿Quién sube?\n<{A} miró a {h}. {H} miró a {a}.>',
      ]),
      always([
        'Subió {h}. La aguja tembló y se paró.\n—Ahora piense en él —dijo la mujer—. En el que no ha contado.\n{H} pensó. La aguja dio un saltito hacia la derecha y ahí se quedó.\n—Medio gramo largo —dijo ella—. No es malo. Es de los que dan calor. —Lo apuntó en un cuaderno con una letra que no se entendía, por discreción—. Ahora usted.\nEl {a.de} pesaba más o menos lo mismo.',
      ]),
      more(1, [
        'Antes había venido, contó la mujer, un señor gordísimo y muy orgulloso. Pensó en su secreto, y la aguja bajó.\n—Le faltaba peso —dijo—. Era una cosa que se había creído él.\n<Se fue flotando un poco, y con mala cara.>',
      ]),
      always([
        '—¿Y si se cuenta? —preguntó {h}.\n—Haga la prueba.\n{H} se inclinó hacia {a} y se lo dijo al oído. Fue corto. {A} no dijo nada, pero se le puso la oreja colorada. Luego {a} se inclinó también, y le tocó a {h} la otra oreja. La mujer dio un golpecito en el cristal.\n—Miren.\nLa aguja de {h} había bajado un cuarto de gramo. La {a.de} había hecho lo mismo. {A} echó la cuenta con los dedos.\n—Falta la mitad —dijo—. ¿Adónde ha ido?\n—Eso no lo cobro —dijo la mujer, y le pasó al platillo un paño muy suave.',
      ]),
    ]),
  },
  {
    id: 'coat-hug',
    categories: [],
    ages: ALL,
    ...scene(['El sastre', 'La medida que falta', 'Abran los brazos'], 'A un sastre le falta una medida muy rara.', [
      always([
        '—¿Me prestan los brazos? —preguntó un sastre con la boca llena de alfileres.\nLe habían encargado un abrigo. Tenía el largo, el ancho, los puños. Le faltaba una medida y no venía en ningún libro: el cliente quería que dentro cupiera un abrazo.\n—¿Y cuánto ocupa? —dijo {a}.\n<—Ese es el problema —dijo el sastre, y escupió un alfiler.>',
        'El sastre los miró de arriba abajo, con la cinta al cuello.\n—Ustedes servirían —dijo—. Necesito medir un abrazo. Es para un abrigo. El cliente quiere que sobre justo eso.\n<Lo había buscado en los libros. Venía la joroba, venía el loro en el hombro, pero el abrazo no.>',
      ]),
      always([
        'Los colocó frente a frente, a un paso.\n—Cuando quieran.\n{H} levantó un brazo. {A} levantó el mismo, y chocaron. Cambiaron. Quedaron como dos sillas apiladas, mirando cada cual por encima del hombro a la pared. El sastre rodeó aquello con la cinta.\n—Cuatro dedos —leyó—. No puede ser. Con cuatro dedos no se tapa ni un resfriado.',
      ]),
      more(1, [
        'Lo repitieron tres veces. La segunda vez fue peor: salieron tres dedos y un pisotón. Para la tercera el sastre les dio instrucciones, y con instrucciones no hubo manera. <Parecía un baile de armarios.>',
      ]),
      always([
        '—Déjenlo —dijo al fin—. Le pondré un forro grueso.\nRecogió la cinta. {H} se bajó las mangas. {A}, al darse la vuelta, tropezó con una caja de botones, y se quedó mirando cómo rodaban, con una cara tan larga que {h} se acercó. No lo pensó. Fue por la caja, por la cara, por todo el día. Duró lo que duran los botones en pararse.\n—¡Quietos! —dijo el sastre, y ya tenía la cinta alrededor—. Dos palmos. Dos palmos y lo que se aprieta.\nLo apuntó corriendo en la pared, porque el papel lo tenía debajo del pie. Y luego, muy bajo, sin dejar de escribir:\n—No hace falta que se suelten enseguida.',
      ]),
    ]),
  },
  {
    id: 'census',
    categories: [],
    ages: ALL,
    ...scene(['El censo', 'Cuántos son', 'Ponga una cruz'], 'Un funcionario cuenta cosas que nadie cuenta.', [
      always([
        '—¿Cuántos son? —preguntó un hombre con una carpeta y un lápiz detrás de cada oreja.\n—Depende —dijo {a}.\n—Ponga dos —dijo {h}.\nEl hombre puso dos.\n—Es para el censo —dijo—. El completo. El otro se queda muy corto. ¿Estornudos pendientes?',
      ]),
      always([
        'Era un impreso larguísimo. Preguntaba cuántas canciones se sabían a medias. Cuántos calcetines sin pareja, y si se les había comunicado. Cuántas veces habían dicho «ahora voy». {H} contestaba lo que podía, y {a} corregía.\n—¿Cosas que pensaban decir y no dijeron?\n—¿Hoy? —preguntó {h}.\n<El hombre les dio una hoja más.>',
      ]),
      more(1, [
        '—¿Y para qué sirve? —preguntó {a}.\n—Para saberlo —dijo el hombre—. En la calle Mayor hay un señor que creía que era el único que saluda a las palomas. Son catorce. Se lo he dicho, y ha dormido mejor.',
      ]),
      always([
        'En la última línea ponía «Firma», y firmaron. El hombre iba a cerrar la carpeta cuando {h} puso un dedo encima.\n—¿Y usted? ¿Dónde está?\n—Yo no salgo —dijo él—. Yo cuento. Cuando llego a mi casa no hay nadie para preguntar, y en las demás solo estoy de paso.\n{A} le quitó un lápiz de la oreja. {H} le quitó la carpeta.\n—¿Estornudos pendientes? —preguntó {h}.\nEl hombre abrió la boca. Tardó un poco.\n—Uno —dijo—. Desde ayer.\nLo hicieron entero, línea por línea. Con lo de los calcetines se le escapó una risa. Al acabar sacó la cuenta del día, borró el total y puso uno más. Y antes de marcharse, por fin, estornudó.',
      ]),
    ]),
  },
]
