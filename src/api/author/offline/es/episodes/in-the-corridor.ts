import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** What stands in the way between two doors. */
export const inTheCorridor: readonly Episode[] = [
  {
    id: 'stair-sofa',
    categories: [],
    ages: ALL,
    ...scene(['El sofá', 'Ni para arriba ni para abajo', 'Un descansillo'], 'Un sofá se ha atascado, y nadie cede.', [
      always([
        'No se podía pasar. En lo alto de unas escaleras había un sofá verde, atravesado, y detrás de cada extremo resoplaba un hombre.\n—¡Empuje! —decía el de arriba.\n—¡Si ya empujo! —decía el de abajo.\nEl sofá no se movía ni un dedo. <Tenía cara, si un sofá puede tenerla, de estar pasándolo bien.>',
      ]),
      always([
        '{H} {a.y} se pusieron a ayudar, cada cual por un lado. Contaron tres. Empujaron. El sofá crujió y se quedó donde estaba. Contaron otra vez. {A} propuso girarlo; {h}, ponerlo de pie. De pie no cabía la lámpara, y girado no cabía nadie.\n—Un descanso —pidió el de abajo, y se dejó caer en su esquina. El de arriba, en la suya. Quedaba sitio en medio.',
      ]),
      more(1, [
        'Se fue sentando gente. Una vecina que bajaba con la basura. Un cartero que subía con cartas. Los del sofá compartieron una manzana, y alguien preguntó por la tapicería. <Era de pana. Se hablaba mejor que en la escalera.>',
      ]),
      always([
        '—¿Y a qué piso va? —preguntó {h}.\n—Al tercero —dijo el de abajo.\n—¿Cómo que al tercero? —dijo el de arriba—. Va al portal.\nSe hizo un silencio de pana. Llevaban toda la mañana empujando con todas sus fuerzas, uno contra el otro.\n—¿De quién es? —preguntó {a}.\nDel de arriba no era: lo había visto atascado y quiso ayudar. Del de abajo, tampoco. La vecina se encogió de hombros. El cartero buscó una etiqueta y no la encontró.\nPasaron por encima, de uno en uno, con los zapatos en la mano. Al volver la cabeza vieron que nadie se había levantado. La vecina había traído café, y el de arriba preguntaba si mañana a la misma hora.',
      ]),
    ]),
  },
  {
    id: 'forty-keys',
    categories: [],
    ages: ALL,
    ...scene(['Cuarenta llaves', 'Sobra una', 'El manojo'], 'A un conserje le sobra una llave.', [
      always([
        'Primero se le oía. Tintineaba como un trineo, y luego aparecía él: un conserje ladeado, con un manojo de llaves del tamaño de un melón.\n—Cuarenta —dijo—. Y puertas hay treinta y nueve. Una me sobra, y no sé cuál.\n<Por culpa de esa una, explicó, iba por la vida torcido.>',
        '—¿Saben de llaves? —preguntó un hombre que andaba ladeado.\nLlevaba a la cintura un manojo como un melón. Cuarenta, dijo. Y las puertas eran treinta y nueve. <Con treinta y nueve, según él, iría derecho.>',
      ]),
      always([
        'Las fueron probando. {H} llevaba las que ya habían abierto algo; {a}, las que aún no. Abrieron un armario de escobas, un cuarto con una bañera llena de libros, una puerta detrás de la cual había otra puerta. La doce abría y luego no quería cerrar. La veintisiete había que girarla al revés y pedírselo.\nEn la mano {a.de} iban quedando menos. Cinco. Tres.',
      ]),
      more(1, [
        '—¿No le da pena quitarla? —preguntó {h}.\n—Me da pena la cadera —dijo el conserje—. Pero es verdad que al ruido le he tomado cariño. —Sacudió el manojo—. ¿Lo oye? Hay una que suena más bajo que las otras. Siempre he pensado que era esa.',
      ]),
      always([
        'Quedó una. Pequeña, sin óxido, sin una sola raya: no se había usado nunca. Miraron las treinta y nueve puertas y no era de ninguna.\n—Esta es —dijo el conserje, y fue a sacarla del aro. No la sacó. La acercó a la luz—. Ah —dijo.\nSe sentó en un escalón.\n—Es la de mi casa —dijo—. No la he usado en la vida. Cuando llego, siempre hay alguien que me oye venir y abre.\nVolvió a colgársela, la primera del aro. Se marchó igual de torcido y bastante más deprisa. Al fondo, mucho antes de que llegara, se oyó abrirse una puerta.',
      ]),
    ]),
  },
  {
    id: 'dominoes',
    categories: [],
    ages: ALL,
    ...scene(
      ['La fila', 'Que nadie respire', 'Falta una'],
      'Una fila de fichas cierra el paso, y le falta la última.',
      [
        always([
          '—¡Quietos! —dijo una niña, tumbada boca abajo.\n{H} se quedó con un pie en el aire. Delante del pie empezaba una fila de fichas de dominó, de canto, que doblaba, subía por un libro y se perdía de vista.\n—Van novecientas —dijo la niña—. Nadie pasa hasta que acabe.\n<Detrás de {h} se paró un señor. Detrás del señor, una señora con una tarta.>',
        ]),
        always([
          'Colocaba una y no respiraba. Colocaba otra. Todos dejaron de respirar por turnos. Una mosca se posó en la cuatrocientos doce. {A} la miró fijamente hasta que la mosca se sintió mal y se fue.\n—Ya está —dijo la niña—. No. Falta una.\nLas contó. Faltaba una, justo en el medio: un hueco por el que se acababa todo. Se registraron los bolsillos. Había de todo menos fichas.',
        ]),
        more(1, [
          'El señor ofreció su petaca. No, dijo la niña, que pesa. La señora ofreció una galleta de la tarta. Era del tamaño justo y se tenía de pie. <Le quitaron la guinda, por el equilibrio.>',
        ]),
        always([
          'Fue {h} quien encontró algo: la caja de cerillas que llevaba en el forro, vacía. La puso en el hueco, de canto, con dos dedos. Encajaba.\n—Ahora se empuja —dijo {a}.\nLa niña levantó el dedo, lo acercó a la primera y no empujó.\n—Es que se acaba —dijo.\nNadie dijo nada. Era verdad. Pasaron por encima, pues, uno detrás de otro, con unas zancadas como de cigüeña. La señora de la tarta, la última. No cayó ninguna. Ya se iban cuando, a sus espaldas, empezó: un ruido como de lluvia muy ordenada, largo, largo, y al final un maullido de sorpresa.\n—¡Ha sido él! —gritó la niña. Y después, feliz—: ¡Otra vez!',
        ]),
      ],
    ),
  },
  {
    id: 'shy-lift',
    categories: ['scifi', 'love', 'generic', 'horror', 'christmas', 'bedtime'],
    ages: ALL,
    ...scene(['El ascensor', 'Entre dos pisos', 'No miren'], 'Un ascensor no sube si alguien lo mira.', [
      always([
        'El ascensor se paró entre dos pisos. Dentro iban cuatro: {h}, {a}, una mujer con un violonchelo y un chico con una planta. Las cuatro cabezas se levantaron hacia los números. Los números estaban apagados.\n—Siempre hace lo mismo —dijo la del violonchelo—. Es tímido.',
      ]),
      always([
        '—¿Quién?\n—El ascensor. Si lo miran, no puede.\nProbaron a no mirar. Es dificilísimo: en un ascensor no hay otra cosa. {H} se estudió los zapatos. {A} contó las hojas de la planta. El suelo tembló un poco, subió un palmo y se detuvo.\n—Alguien ha mirado —dijo la del violonchelo.\n—Perdón —dijo el chico—. Se me ha ido el ojo.',
      ]),
      more(1, [
        'Decidieron cantarle. La mujer apoyó el violonchelo en el rincón y tocó una nota larga, de las que se notan en las suelas. <El ascensor subió medio metro por pura emoción.> Luego se dio cuenta de que lo oían.',
      ]),
      always([
        'Entonces {h} tuvo la idea de volverse. No hacia la puerta, como se va siempre. Hacia dentro. Se quedaron los cuatro en corro, cara a cara, muy cerca, sin saber dónde poner la nariz.\n—Hola —dijo el chico.\n—Hola —dijeron.\nResultó que la planta era para una profesora. Que la mujer tocaba esa noche por primera vez desde hacía años. Que {a} tenía una peca en forma de coma, y que {h} no la había visto nunca. Iban por ahí cuando sonó una campanilla. La puerta estaba abierta; quién sabe desde cuándo. Era su piso. Salieron de espaldas, para que no pasara vergüenza. {H} le dio a la puerta, al cerrarse, una palmadita que no vio nadie.',
      ]),
    ]),
  },
]
