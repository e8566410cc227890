import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: twelve grapes, a tower clock with a stork's nest in its works, and twelve strokes that somebody has to give. */
export const grapes: Plot = {
  id: 'grapes',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Carmela', gender: 'female', connection: 'prima' },
    b: { name: 'don Evaristo', gender: 'male', connection: '' },
  },
  titles: ['Las doce que faltaban', 'Un reloj con inquilina', '{h} y la última uva'],
  teasers: [
    'Es Nochevieja, las uvas están contadas y el reloj de la torre se ha parado. Alguien tiene que dar las doce.',
    'Doce uvas por persona y ni una sola campanada. {H} tiene hasta medianoche.',
  ],
  start:
    'En la última noche del año el reloj de la torre se para a las once. Sin campanadas no hay uvas, y sin uvas no empieza nada.',
  byname: '{h}, que dio las doce',
  places: [
    { name: 'La plaza', description: 'Cabe todo el mundo, si nadie abre los brazos.' },
    { name: 'La torre', description: 'Noventa y un escalones, y el último suelto.' },
    { name: 'El cuarto de las ruedas', description: 'Huele a aceite y, desde marzo, a pájaro.' },
  ],
  scenes: [
    scene(['Las once en punto', 'Doce por cabeza'], 'El reloj se para una hora antes de tiempo.', [
      core(
        [
          '{Allí} el año no empezaba hasta que el reloj de la torre daba las doce y todos se comían doce uvas, una por campanada. Esta Nochevieja el reloj se paró a las once.',
        ],
        [
          'El año nuevo tenía {allí} una sola puerta de entrada: el reloj de la torre. Daba las doce, la gente se comía una uva con cada campanada, y el que no se atragantaba tenía suerte hasta diciembre. <Los que se atragantaban también, pero con tos.> Aquella Nochevieja, a las once en punto, la aguja grande dio un respingo y no volvió a moverse.',
          '{H} había contado las uvas tres veces. Doce para cada persona de la mesa, sin pepitas, en vasitos. Todo estaba a punto {allí}, menos una cosa: el reloj de la torre marcaba las once. También las había marcado hacía un rato. <Y un rato antes.> Se había parado con la boca abierta, por decirlo así.',
        ],
      ),
      core(
        [
          '{H} quería que este año empezara bien, porque el anterior había empezado con una uva en el suelo. Sin campanadas no había manera.',
        ],
        [
          'Para {h} era importante. El año pasado se le había caído al suelo la uva número nueve, y septiembre, el mes noveno, había sido un desastre desde el primer lunes. Este año no se caería ninguna. Pero alguien tenía que tocar.',
          'La última vez, {h} se había comido trece. No fue por hambre: se equivocó contando, y el año le salió torcido, con un día de más en cada semana. <Eran siempre miércoles.> Esta noche quería doce justas, ni una más, con todo el pueblo a la vez. Y para eso hacía falta un reloj.',
        ],
      ),
      slot('portrait'),
      core(
        ['—Ya lo arreglará alguien —dijo {a.+}.\n—¿Quién? —preguntó {h}.\nY subieron a la torre.'],
        [
          '—Ya lo arreglará alguien —dijo {a.+}, con los vasitos en una bandeja.\n—¿Quién?\n{A} miró a la plaza. Todos miraban hacia arriba y esperaban a alguien.\n—Vaya —dijo {a}—. Alguien no ha venido.',
          '{A.+} salió al balcón con un abrigo encima del delantal.\n—Cada año sube a verlo el relojero —dijo {a}.\n—El relojero se jubiló en octubre —dijo {h}.\n<—Entonces este año subimos de oficio nosotros.>\nY dejaron las uvas bajo un plato, para que no las contara nadie más.',
        ],
      ),
      slot('company'),
      more(2, [
        'En la plaza ya había gente con gorros de papel. El panadero vendía uvas de repuesto. Una señora había pelado las suyas y se arrepentía, porque ahora resbalaban. <{W.está}> Nadie quería decir en voz alta lo del reloj, por si se ofendía.',
      ]),
      more(3, [
        '—¿Y si miramos la hora en un teléfono? —dijo un chico.\nSe hizo un silencio como cuando alguien sopla las velas de otro.\n—Un teléfono no suena a año —dijo la panadera—. Suena a teléfono.',
      ]),
    ]),
    scene(['Noventa y un escalones', 'La inquilina'], '{H} sube a empujar la aguja.', [
      core(
        [
          'Arriba, entre las ruedas del reloj, una cigüeña había hecho su nido. Dormía encima con una pata dentro del engranaje. {H} quiso apartar una rama, y la cigüeña le dio un picotazo.',
        ],
        [
          'Noventa y un escalones. Arriba, el cuarto de las ruedas estaba lleno de ramas, barro seco y un guante de lana que medio pueblo había buscado. Encima de todo dormía una cigüeña, con una pata metida entre dos engranajes. {H} tiró con cuidado de una rama. La cigüeña, sin abrir el ojo, le dio un picotazo en el pulgar.',
          'Subieron contando escalones para no pensar en la altura. En el noventa y uno, que estaba suelto, vieron lo que pasaba: el reloj tenía inquilina. Una cigüeña se había instalado entre las ruedas con ramas, trapos y media bufanda. {H} empujó la aguja por detrás, con las dos manos. La aguja avanzó un minuto, el nido crujió, y la cigüeña se levantó tan alta como un perchero. Bajaron once escalones sin contarlos.',
        ],
      ),
      more(1, [
        'La cigüeña no tenía adónde ir. Sus compañeras se habían marchado al sur en agosto, y ella llevaba una pluma torcida. <{A} se fijó en la pluma; {h}, en que temblaba.> Echarla del nido a las once de la noche, en invierno, no era forma de terminar un año.',
      ]),
      more(2, [
        '—Podríamos hablar con ella —dijo {a}.\n{H} le explicó a la cigüeña lo de las uvas. Ella escuchó con la cabeza de lado. Luego hizo sonar el pico como dos cucharas de palo, muy deprisa.\n—Dice que no —tradujo {a}.',
      ]),
      more(3, [
        'Desde arriba la plaza parecía un plato lleno de migas. Alguien agitó un pañuelo. {H} también agitó el suyo, para que vieran que la cosa estaba en marcha. <No lo estaba.> El pañuelo lo guardó después la cigüeña, en un hueco del nido que parecía hecho a medida.',
      ]),
      slot('road'),
    ]),
    scene(['El libro de la torre', 'Lo que cuesta una campana'], 'Alguien tiene la llave de la campana.', [
      core(
        [
          'Abajo, en la sacristía, {b.+} cuidaba esa noche la llave de la campana.\n—Ahí está —dijo {b}—. Pero quien toca no come uvas. Las manos no le dan para todo.',
        ],
        [
          'Al pie de la torre había una puerta con luz. Allí {b.+} guardaba esa noche la llave de la campana y calentaba los pies en un brasero.\n—Con reloj o sin reloj, la campana suena si se tira de la cuerda —dijo {b}—. Pero hay una cosa. Quien da las doce no se come las uvas. No hay quien haga las dos cosas.',
          '—Si la rueda no puede, que la deje en paz —dijo {b.+}, que esa noche tenía a su cargo las llaves de la torre—. Se toca a mano, como antes.\n—¿Quién? —preguntó {h}.\n—Alguien que se quede sin uvas. Siempre ha sido así. Una mano para la cuerda, la otra para no caerse.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} pensó en sus doce uvas, contadas tres veces. Luego alargó la mano y tomó la llave.'],
        [
          '{H} pensó en el vasito debajo del plato. Doce, sin pepitas. Pensó en la número nueve y en todo septiembre. {B} no metía prisa: miraba las brasas. La llave pesaba más de lo que parecía cuando {h} la tuvo en la mano.',
          'Doce uvas no son nada. Se compran en cualquier sitio. Pero las de esta noche no se compran mañana. {H} tardó lo que tarda una cerilla en apagarse.\n—Yo toco —dijo.\n{B} le puso la llave en la palma y le cerró los dedos encima, uno por uno.',
        ],
      ),
      more(2, [
        'En la pared había un cuaderno con los nombres de quienes habían tocado a mano: el año de la nevada, el año del rayo, el año en que el alcalde perdió la apuesta. <Al lado de cada nombre, alguien había dibujado una uva.> La última línea estaba vacía.',
      ]),
      slot('quiet'),
      more(3, [
        '—¿Y usted tocó alguna vez? —preguntó {h}.\n—Una —dijo {b}—. Me quedé en once. Me distraje con una cara que miraba hacia arriba.\n—¿Y qué pasó?\n—Que aquel año tuvo once meses buenos. <No me quejo.>',
      ]),
    ]),
    scene(['La cuerda', 'Tres minutos'], 'La cuerda no baja hasta donde debería.', [
      core(
        [
          'Faltaban tres minutos. Pero la cigüeña había usado la cuerda para atar su nido: si se tiraba de ella, se deshacía todo. {H} la soltó. Abajo la plaza empezó a callarse.',
        ],
        [
          'Faltaban tres minutos. {H} buscó la cuerda con la linterna y la encontró donde menos falta hacía: dando dos vueltas al nido, bien trenzada, con un nudo de pico. Si se tiraba de ella, se iba abajo la casa entera, con la cigüeña dentro. La plaza había empezado a callarse, como se calla la gente cuando confía en alguien.',
          'A falta de tres minutos, {h} agarró la cuerda. Arriba crujieron las ramas. La cigüeña se había servido de la cuerda para sujetar el nido, y muy bien sujetado que estaba. Otro tirón y caería todo. {H} abrió las manos. <La cuerda se quedó balanceándose, como si dijera que no.>',
        ],
      ),
      slot('road'),
      more(1, [
        '—Dos minutos —dijo {a}, que había subido con la bandeja, por si acaso.\n—Vete abajo. Te las vas a perder.\n—Desde aquí también se mastica —dijo {a}.\nY se sentó en el escalón suelto, que hizo clac.',
      ]),
      more(2, [
        'Probaron con la mano abierta contra la campana. Sonó a puerta. Con la llave sonó a llave. <Con la cabeza no probó nadie, aunque {a} lo propuso.> Hacía falta algo de madera, hueco, que golpeara deprisa y sin cansarse.',
      ]),
    ]),
    scene(['Doce', 'Como dos cucharas'], '{H} se acuerda de un ruido.', [
      slot('key'),
      core(
        [
          'La cigüeña. ¡El pico! {H} se puso delante de ella y castañeteó con los dientes, una vez. Ella contestó con un golpe seco en la campana que tenía al lado. Así lo hicieron doce veces: {h} pedía y la cigüeña daba. La plaza contó en voz baja.',
        ],
        [
          'Dos cucharas de palo. El pico. {H} se arrodilló delante del nido, a la altura del ojo redondo, y dio una palmada. La cigüeña ladeó la cabeza. Otra palmada. Entonces ella estiró el cuello hacia la campana, que tenía al lado desde marzo y a la que nunca había saludado, y dio un golpe seco. ¡Tang!\nAbajo se oyó tragar a trescientas personas. {H} levantó la mano: dos. ¡Tang! Tres. ¡Tang! No hacía falta cuerda. No hacía falta rueda. Hacía falta alguien que contara y alguien que contestara, y así llegaron hasta doce sin perder ninguna.',
          '¿Qué había en la torre que sonara a madera y no se cansara? {H} miró a la cigüeña. La cigüeña miró a {h}. {H} chasqueó la lengua, una vez, y ella respondió con el pico, porque una cigüeña nunca deja un saludo sin devolver. <Son aves muy educadas.>\n—Un poco más a la izquierda —susurró {a}.\n{H} se movió, la cigüeña se volvió para verle la cara, y el segundo golpe dio de lleno en el bronce. Fue una campanada con plumas. Y después otra. La plaza entera se metió una uva en la boca.',
        ],
      ),
      more(1, [
        'En la número nueve {h} contuvo el aliento. No se cayó nada. La once sonó un poco torcida, y en la plaza alguien tosió. Y la doce quedó colgada en el frío, larga, hasta que se la comió el silencio.',
      ]),
    ]),
    scene(['Año nuevo', 'La última uva'], 'El año empieza, y alguien no ha cenado.', [
      slot('after'),
      more(2, [
        'A la una subió medio pueblo, de tres en tres, a dar las gracias. La cigüeña recibió a las visitas de pie. <Aceptó dos sardinas y rechazó un discurso.> El relojero jubilado subió el último, miró las ruedas y dijo que aquello, hasta la primavera, no lo tocaba nadie.',
      ]),
      core(
        [
          'En el escalón suelto estaba {a} con el vasito. Dentro quedaban doce uvas.\n—Aquí arriba todavía son menos un minuto —dijo {a}.\n{H} se las comió una a una. La doce la partió con la cigüeña. <{W.pasó}> El reloj seguía en las once, y a nadie le pareció tarde.',
        ],
        [
          '{A} seguía en el escalón suelto. En la bandeja había un vasito, y en el vasito, doce uvas.\n—Si el reloj dice las once —dijo {a}—, tú vas con tiempo.\n{H} se las comió despacio, mirando las luces. Con la nueve tuvo cuidado. La última se la puso en la palma a la cigüeña, que la miró por un lado, la miró por el otro y la guardó en el nido, junto al pañuelo. <{W.pasó}> Después metió la cabeza bajo el ala, y {h} bajó los noventa y un escalones de puntillas, para no despertar al año.',
          'Antes de cerrar, {h} escribió su nombre en el cuaderno de la torre. Debajo puso otro, con letra clara: la cigüeña. {A} dibujó las uvas. Eran veinticuatro, y una llevaba una pluma torcida. <{W.pasó}>\n—Tengo hambre —dijo {h}.\n{A} sacó del bolsillo el vasito. Estaba lleno.\n—Yo cuento —dijo {a}— y tú contestas.',
        ],
      ),
    ]),
  ],
}
