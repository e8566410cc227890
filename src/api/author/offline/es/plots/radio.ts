import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: an unplugged radio tells what the hero is doing, then what comes next, and does not know the end. */
export const radio: Plot = {
  id: 'radio',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Elisa', gender: 'female', connection: 'amiga' },
    b: { name: 'don Teófilo', gender: 'male', connection: '' },
  },
  titles: ['La emisora de la casa', 'En este momento', '{h} en antena'],
  teasers: [
    'La radio cuenta lo que hace {h}. Lo cuenta muy bien. No está enchufada.',
    '—Y ahora {h} se da la vuelta —dice el locutor. Y {h} se da la vuelta.',
  ],
  start: 'En la casa hay una radio antigua que se enciende sola a medianoche. El locutor habla de {h}.',
  byname: '{h}, que tomó la palabra',
  places: [
    { name: 'La cocina', description: 'Encima de la nevera hay una radio con ojo verde.' },
    { name: 'La escalera del sótano', description: 'Once escalones, según la radio. Según los pies, doce.' },
    { name: 'El estudio', description: 'Una mesa, un micrófono y un letrero: «En el aire».' },
  ],
  scenes: [
    scene(['El ojo verde', 'Medianoche'], 'La radio empieza a hablar.', [
      core(
        [
          'La radio estaba encima de la nevera, {allí}, y no tenía cable. A medianoche se le encendió el ojo verde.\n—Buenas noches —dijo—. En este momento {h} entra en la cocina.\n{H} acababa de entrar en la cocina.',
        ],
        [
          'Era una radio de madera, de las que tardan en calentarse, y no había funcionado nunca {allí}. Alguien le había cortado el cable para que no estorbara. A medianoche {h} fue por agua, y el ojo de la radio se puso verde.\n—Buenas noches, señoras y señores —dijo una voz de terciopelo—. En este momento {h} busca un vaso.\n{H} tenía un vaso en la mano. <Lo dejó, muy despacio.>\n—Y lo deja —dijo la voz—. Muy despacio.',
          '—… y pisa la tercera baldosa, que cruje —dijo alguien en la cocina.\nCrujió la tercera baldosa. {H} se quedó sobre un pie. No había nadie: la mesa, las sillas y, encima de la nevera, la radio que no tenía cable. El ojo estaba encendido. {Allí} eran las doce en punto.\n—{H} se queda sobre un pie —dijo la radio, con interés.',
        ],
      ),
      core(
        ['{H} quería que se callara. La voz no era mala; era peor: acertaba siempre.'],
        [
          'No era una voz desagradable. Daba la hora, el tiempo, la música. Pero todo lo que contaba lo estaba haciendo {h}. Es difícil rascarse la nariz cuando lo retransmiten. {H} solo quería una casa en la que hubiera una persona por persona.',
          'La segunda noche la tapó con un trapo.\n—{H} cree que un trapo sirve de algo —dijo la radio, con suavidad.\nHabía que apagarla. Y para apagarla había que saber de dónde venía.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} vino a escucharla.\n—Y {a} traga saliva —dijo la radio.\n{A} tragó saliva.'],
        [
          '{A.+} se quedó a dormir para comprobarlo.\n—Eso es un vecino gracioso —dijo {a}.\n—Y {a} no está tan a gusto como dice —dijo la radio—. Se está agarrando a la silla.\n{A} soltó la silla.',
          '—¿A mí también me cuenta? —preguntó {a.+}.\n—Por supuesto —dijo la radio.\nLas dos tostadas que {a} tenía en la mano se cayeron. <«Boca abajo», informó el locutor.>',
        ],
      ),
      slot('company'),
      more(2, [
        'Entre noticia y noticia ponían un vals, siempre el mismo, rayado. {W.está} «Y ahora, unos consejos», decía la voz, y se callaba, y se oía a alguien pasar hojas de papel, muchas, como quien no encuentra la suya.',
      ]),
    ]),
    scene(['Lo que viene', 'Once escalones'], 'La radio empieza a adelantarse.', [
      core(
        [
          'La tercera noche la radio dijo:\n—Dentro de un minuto {h} tirará el azucarero.\n{H} apartó el azucarero con cuidado, y el codo tiró el azucarero. Sacaron la radio al patio y la enterraron. Siguió hablando, solo que con tierra en la voz.',
        ],
        [
          'La tercera noche cambió el verbo.\n—Dentro de un minuto {h} romperá el azucarero —dijo.\n{H} se echó a reír, fue hasta el azucarero para ponerlo a salvo, y se le rompió. {A} tomó la radio en brazos, salió al patio y la metió en un hoyo. Le echaron tierra, una maceta, una silla. Desde abajo se oía, con arena en los dientes:\n—Volverán a entrar. Se habrán dejado la llave dentro.\nSe la habían dejado. Estuvieron en el patio hasta que clareó.',
          '—Ahora {h} va a decir que no con la cabeza —anunció la radio.\n{H} dijo que no con la cabeza.\nLe quitaron las válvulas. Le quitaron el altavoz. <Dentro vivía una arañita, que salió en el programa.> Cuando no quedó más que la caja, la caja dijo:\n—Y mañana bajarán al sótano.\nA nadie se le había ocurrido bajar al sótano. Ahora no podían pensar en otra cosa.',
        ],
      ),
      more(1, [
        '—Hay que hacer algo que no se espere —dijo {a}.\n{H} se puso a la pata coja, con un colador en la cabeza.\n—Colador —dijo la radio—. Lo tenía apuntado.\nPero hubo antes una pausa, muy corta, y un ruido de papel.',
      ]),
      more(2, [
        'El vecino de arriba se quejó.\n—¿Podría bajar la radio? —dijo—. No por mí. Es que mi mujer quiere saber cómo sigue, y no duerme.',
      ]),
      slot('road'),
    ]),
    scene(['Quien tuvo la radio', 'El guion'], 'Alguien conoce esa voz.', [
      core(
        [
          '{B.+} conocía la voz de oírla.\n—Era el locutor de noche —dijo {b}—. Contaba cuentos. Una vez se quedó sin última página, en directo. Para llegar hasta él hay que ir donde dice él. Y dejar aquí algo que suene a ti.',
        ],
        [
          '{B.+} entendía de aparatos y no se extrañó de nada.\n—Esa voz la conozco de oírla —dijo {b}—. Contaba un cuento cada noche. La última se le perdió la última página, estando en el aire. Dijo «y entonces». Y no dijo más. El estudio lo cerraron, pero él sigue. Se puede llegar. Solo que allí dentro no suena nada que sea de uno: tienes que dejar aquí la voz de hablar alto. Susurros, a lo sumo.',
          '—«Y entonces» —dijo {b.+}, que arreglaba cosas y le estaba poniendo un enchufe a una tetera—. Así acabó su último programa. Toda la ciudad con la oreja pegada, y «y entonces». No volvió a saberse. ¿Quieres entrar? El locutor no oye a quien grita. Has de pagar el grito: lo dejas conmigo.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} gritó una vez, todo lo que tenía, dentro de un tarro. {B} enroscó la tapa. Ya solo podía susurrar.'],
        [
          '{B} sacó un tarro de mermelada vacío. {H} se lo acercó a la boca y gritó dentro lo que llevaba guardado de tres noches. El cristal se empañó. {B} enroscó la tapa. Cuando {h} quiso decir «ya está», le salió como a las hojas.',
          'Bajar a un sótano sin poder gritar: había que pensárselo. {H} gritó en el tarro, hasta el fondo. <Dentro quedó algo que daba golpecitos.>\n—Te lo guardo en lo alto —dijo {b}—. Lejos de las ventanas.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['El sótano', 'En el aire'], '{H} baja adonde dice la radio.', [
      core(
        [
          '—Bajan once escalones —dijo la radio.\nEran doce. En el último se apagó la linterna. Al fondo había un letrero rojo: «En el aire». Detrás de un cristal se movía una sombra, y la puerta no tenía picaporte.',
        ],
        [
          '—Bajan once escalones —decía la voz, cada vez más cerca—. {H} va delante.\nOnce. {H} bajó un pie más, y había otro. Doce.\n—Doce —corrigió la voz, y por primera vez dudó.\nSe apagó la linterna. Al fondo se encendió un letrero rojo. Detrás de un cristal, alguien sin cara revolvía papeles. La puerta estaba lisa como una moneda.',
          'El sótano olía a polvo caliente. {A} iba detrás y pisaba donde pisaba {h}.\n—Y no saben —dijo la voz— que no hay salida.\nSe volvieron. No había escalera. <Había un calendario, de hacía mucho, con el día sin arrancar.> Delante brillaba una luz roja, y en el cristal se apoyaron dos manos blancas, por dentro.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Y entonces… —dijo el locutor.\nPasó una hoja. Pasó otra.\n—Y entonces… —volvió a decir, y la voz de terciopelo tenía un agujero.\n{A} apretó el brazo de {h}. La luz roja parpadeaba con cada «entonces».',
      ]),
    ]),
    scene(['Y entonces', 'La última página'], '{H} entiende por qué el locutor no calla.', [
      slot('key'),
      core(
        [
          'No los contaba para asustar. Los contaba porque no sabía el final, y esperaba que alguien lo hiciera. {H} acercó la boca al cristal y susurró:\n—Y entonces el locutor apagó la luz y se fue a dormir.',
        ],
        [
          'Había acertado todo, menos un escalón. Lo que estaba escrito, lo sabía. Lo que no, lo buscaba. {H} comprendió de golpe qué hacía en todas aquellas noches: seguía a quien fuera, paso a paso, por si acaso le llevaba al final. No era un fantasma que espiaba. Era alguien que no podía irse a medias de un cuento.\n{H} pegó los labios al cristal. Gritar no podía; para esto no hacía falta.\n—Y entonces —susurró— el locutor dejó los papeles. Dijo buenas noches. Y apagó el micrófono, porque ya era tarde y todos sabían el final.\nDetrás del cristal las manos se quedaron quietas.\n—Ah —dijo la voz—. ¿Era eso?',
          'Todo el mundo había intentado callarlo: con trapos, con tierra, con un colador. Nadie le había dicho cómo seguía.\n{H} le hizo una seña {a.a}, se sentó en el suelo, delante del cristal, y empezó a contar. En susurros, desde «y entonces». No era un final grande. Salía alguien que vuelve a casa y encuentra la lámpara encendida. <{A} puso los ruidos: la llave, los pasos, el gato.> El locutor lo repetía por el micrófono, palabra por palabra, con un cuidado infinito. Al llegar al punto esperó. Y lo dijo:\n—Punto.',
        ],
      ),
      more(1, [
        'La luz roja se apagó. En su lugar se encendió otra, corriente, de bombilla. Había un estudio pequeño, con una silla, una taza y una hoja caída detrás del radiador. {H} la recogió. Era la última página. Estaba en blanco.',
      ]),
    ]),
    scene(['Fin de emisión', 'El ojo verde se cierra'], 'La cocina está en silencio.', [
      slot('after'),
      core(
        [
          'En la cocina el ojo verde se fue cerrando.\n—En este momento —dijo la radio, muy bajito— {h} ya no tiene miedo.\nY, como siempre, acertaba. <{W.pasó}> {H} buscó un vaso. No lo contó nadie.',
        ],
        [
          '{B} destapó el tarro. Lo que salió ya no era un grito, era un bostezo. En la cocina, la radio estaba encima de la nevera, con el ojo a medio cerrar.\n—Y así —dijo—, {h} se sirve un vaso de agua y se lo bebe.\nClic. <{W.pasó}> {H} se sirvió el agua y se la bebió. Pisó la tercera baldosa, y crujió. Fue un ruido precioso: no lo anunciaba nadie.',
          'A veces, a medianoche, el ojo se pone un poco verde, como quien entreabre la puerta para ver si duermen todos. Ya no dice nada. Pone el vals, sin rayar. <{W.pasó}> {H} {a.y} lo bailaron una vez en la cocina, con el colador. El vecino de arriba dio tres golpes en el suelo. Su mujer quería saber si se podía repetir.',
        ],
      ),
    ]),
  ],
}
