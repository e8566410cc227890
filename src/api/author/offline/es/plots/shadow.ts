import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime, and a little spooky: the hero's shadow is not tired, and grows with every lamp that is put out. */
export const shadow: Plot = {
  id: 'shadow',
  categories: ['bedtime', 'horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Vera', gender: 'female', connection: 'hermana' },
    b: { name: 'don Amadeo', gender: 'male', connection: '' },
  },
  titles: ['La sombra desvelada', 'Alguien en la pared', '{h} acuesta a su sombra'],
  teasers: [
    '{H} se acuesta. Su sombra no. Se queda sentada en la pared y no piensa moverse.',
    'Cuanto menos luz, más grande. La sombra de {h} no quiere dormir, y ya no cabe en el cuarto.',
  ],
  start: '{H} apaga la luz para dormir. En la pared, su sombra se queda sentada y no se acuesta.',
  byname: '{h}, con su sombra',
  places: [
    { name: 'La pared', description: 'Blanca, con un clavo del que no cuelga nada.' },
    { name: 'El pasillo', description: 'De noche tiene una esquina de más.' },
    { name: 'El desván', description: 'Aquí se guardan pantallas, velas y faroles.' },
  ],
  scenes: [
    scene(['En la pared', 'No se acuesta'], 'La sombra se queda sentada.', [
      core(
        [
          '{H} se acostó. Su sombra no. Se quedó sentada en la pared, con las rodillas dobladas, mirando hacia la puerta. Eso {allí} no había pasado nunca.',
        ],
        [
          'Lo normal es que la sombra se acueste cuando uno se acuesta. Se estira por la pared, se mete debajo de la cama y hasta mañana. Aquella noche, {allí}, {h} se echó de lado, y en la pared quedó alguien sentado. Tenía la misma cabeza. <El mismo remolino.> Balanceaba un pie.',
          'Primero se movió el pie. {H} tenía los suyos quietos bajo la manta. En la pared, sin embargo, una sombra sentada movía un pie, adelante y atrás, como quien espera un tren. {Allí} solo había una lámpara encendida, y delante de la lámpara, nadie más que {h}.',
        ],
      ),
      core(
        [
          '—A dormir —dijo {h}.\nLa sombra negó con la cabeza. Y sin sombra no hay quien se duerma: se nota un frío por debajo.',
        ],
        [
          '—A dormir —dijo {h}.\nLa sombra dijo que no. Lo dijo con toda la cabeza. {H} cerró los ojos, por dar ejemplo. Pero si la sombra de uno está de pie, uno solo duerme a medias: por debajo entra un frío, como cuando falta la sábana.',
          '{H} quería dormir, nada más. Se tapó. Por el lado donde siempre tenía su sombra sintió un hueco, largo y frío. Era imposible. Se dio la vuelta, y la sombra, en la pared, se puso a caminar arriba y abajo con las manos a la espalda.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} asomó por la puerta.\n—Hay alguien en tu pared —dijo {a}.\n—Ya —dijo {h}—. Es de mi familia.'],
        [
          '—¿Con quién hablas? —preguntó {a.+} desde la puerta, y entonces miró la pared, y se sentó en la cama con mucho cuidado.\n—No es peligrosa —dijo {h}—. Es la mía.\n<—La mía está aquí —dijo {a}, después de mirarse los pies—. De momento.>',
          'Entró {a.+}, sin encender.\n—La tuya anda —dijo.\n—¿La tuya no?\nMiraron el suelo. La sombra {a.de} dormía a pierna suelta encima de la alfombra.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.está} La casa hacía sus ruidos de noche: la nevera tosía, una tabla se acordaba de algo. Cada vez, la sombra volvía la cabeza hacia la puerta. Y cada vez se hacía un poquito más pequeña. Eso {h} no lo entendió hasta después.',
      ]),
    ]),
    scene(['Menos luz', 'Demasiado grande'], '{H} apaga una lámpara.', [
      core(
        [
          '—Si apago, se va —dijo {h}, y apagó la lámpara. Quedó el farol de la calle. La sombra creció hasta el techo. {H} tapó la ventana, y creció hasta llenar el cuarto. Ya no tenía bordes. {H} tropezó con la silla, y la silla se rompió.',
        ],
        [
          '—Sin luz no hay sombra —dijo {h}, y apagó.\nQuedaba el farol de la calle. La sombra dio un salto y llegó al techo. {A} corrió la cortina. La sombra se dobló por las esquinas, ocupó el armario, se sentó en todas partes. Sin luz no había sombra: había solo sombra. {H} buscó el interruptor, se dio con la silla, la silla con el espejo, y aquello sonó a siete años.',
          'Probaron a quitarle luz, que es como se acuesta a las sombras. Con una vela tenía dos metros. Con una cerilla, cuatro. <Con la brasa de la cerilla asomaba ya por el pasillo.> Al quedarse a oscuras dejó de tener forma, y {h} notó por toda la piel que el cuarto estaba lleno. Algo se cayó. Era un estante, con todos los libros, encima del pie.',
        ],
      ),
      more(1, [
        'La sombra salió al pasillo. Se oía cómo no hacía ruido. Pasó por debajo de las puertas, tocó el paragüero, se probó un sombrero. {H} iba detrás con la vela, y cuanto más se acercaba con la vela, más se encogía ella.',
      ]),
      more(2, [
        '—¿Qué quiere? —susurró {a}.\n—Nada. No querer dormir es querer nada.\n—Yo, cuando no quiero dormir, quiero agua.\nPusieron un vaso de agua en el suelo. La sombra lo miró largamente, y al final metió un dedo.',
      ]),
      slot('road'),
    ]),
    scene(['El desván', 'Quien entiende de luces'], 'Alguien sabe de sombras, y pide la suya.', [
      core(
        [
          'En el desván, {b.+} limpiaba aquella noche las lámparas viejas.\n—Las sombras no se apagan —dijo {b}—. Se acuestan. Te presto una luz. Pero a cambio la llevas tú: no te puedes tapar.',
        ],
        [
          'Arriba había un resplandor. {B.+}, que tampoco podía dormir, había subido al desván a limpiar lámparas.\n—A una sombra no se la apaga —dijo {b}—, que es una grosería. Se la acuesta. Yo puedo dejarte una luz pequeña, de las de antes. Pero esa luz se lleva en la mano, destapada, y quien la lleva no puede esconderse debajo de la manta. Ni la cabeza. Ni un pie.',
          '—Cierra, que hay corriente —dijo {b.+}, que pasaba la noche sacando brillo a los faroles del desván—. ¿Se te ha levantado? A mí también me pasó. El que tiene miedo de su sombra la hace grande. Toma esta luz. Cuesta quedarse a la vista toda la noche.',
        ],
      ),
      slot('questions'),
      core(
        ['Sin manta. {H} miró el pasillo negro, sacó los pies de las zapatillas y tomó la luz.'],
        [
          'Sin manta, con los pies a la vista. Era justo lo que uno no hace. {H} respiró hondo y alargó la mano. La luz era del tamaño de una avellana. No calentaba. Se veía, eso sí, lo que temblaba quien la sostenía.',
          '—¿Ni un pie? —preguntó {h}.\n—Ni un pie.\n{H} dejó la manta doblada en el desván. <{A} la guardó en sus brazos, por si alguien la necesitaba. La necesitaba.> Con la luz en la palma bajaron la escalera.',
        ],
      ),
      more(2, [
        '—¿De qué tienen miedo las sombras? —preguntó {a}.\n—De lo mismo que su dueño —dijo {b}—. Pero a ellas nadie les pregunta. Se las pisa.',
      ]),
      slot('quiet'),
    ]),
    scene(['La esquina de más', 'Detrás del armario'], '{H} sigue a su sombra por la casa.', [
      core(
        [
          'La encontraron en la esquina de más, detrás del armario, hecha un ovillo. {H} acercó la luz para verla. La sombra se escurrió por el suelo, enorme, y se llevó por delante la luz. Ahora sí que estaba oscuro.',
        ],
        [
          'La sombra estaba en la esquina de más, esa que de día no existe. Se había hecho un ovillo. {H} levantó la luz para mirarle la cara. Ella dio un respingo, se desplegó por las cuatro paredes, y el aire que hizo al pasar sopló la avellana. Se apagó.\n—¿Qué ha sido eso? —dijo {a}.\n—Un susto —dijo {h}—. No sé de quién.',
          'Detrás del armario se veía una rodilla negra. {H} dio un paso, y la tabla crujió. {H} y su sombra se encogieron a la vez, con el mismo hombro. La luz rodó por el suelo. <Se oyó irse, haciendo tic, tic, hasta debajo de algo.>',
        ],
      ),
      slot('road'),
      more(1, [
        'En lo oscuro se oían tres respiraciones. {H} contó la suya. Contó la {a.de}. La tercera iba muy deprisa y no venía de ningún sitio, o venía de todos.',
      ]),
    ]),
    scene(['El mismo hombro', 'Del otro lado'], '{H} hace con la luz algo distinto.', [
      slot('key'),
      core(
        [
          'El mismo hombro. La sombra no daba miedo: lo tenía. {H} encontró la luz, volvió al cuarto y la puso en el suelo, baja, al otro lado de la cama. La sombra se hizo pequeña. Entonces {h} levantó la mano, y en la pared la sombra de la mano le acarició la cabeza.',
        ],
        [
          'La sombra se encogía con cada ruido. Miraba siempre a la puerta. {H} hacía lo mismo, desde siempre; solo que {h} tenía manta, y a la sombra no la había arropado nunca nadie.\nBuscó la luz por el suelo, a cuatro patas. Volvió a la cama y la colocó en la mesilla del otro lado, la que no se usaba. La sombra entró en el cuarto, ya no más grande que {h}. Se sentó en la pared. {H} levantó despacio el brazo entre la luz y el muro. Y la sombra del brazo bajó por la pared, llegó a la cabeza de la sombra y le pasó la mano por el pelo.',
          '—Eres tú quien tiene miedo —dijo {h} a la pared.\nLa sombra miró al suelo.\n—Yo también, un poco.\n{H} no podía taparse. Pero nadie había dicho nada de tapar a otros. Pidió la manta {a.a}, la sujetó por dos puntas y la levantó delante de la luz. En la pared subió otra manta, negra, suave. {H} la fue bajando, hasta los pies, hasta la barbilla, y la remetió por los lados con el canto de la mano. La sombra suspiró sin ruido.',
        ],
      ),
      more(1, [
        '—¿Quieres que deje la luz? —preguntó {h}.\nLa sombra levantó dos dedos, muy juntos: un poquito. {A} dijo que eso lo hacía también cierta persona. <No dijo quién. Había poca gente donde elegir.>',
      ]),
    ]),
    scene(['Hasta mañana', 'La avellana'], 'La pared se queda quieta.', [
      slot('after'),
      core(
        [
          '{H} se acostó. En la pared, alguien se acostó también, espalda con espalda. <{W.pasó}> La luz se fue haciendo pequeña como una avellana, como un guisante, como un grano de sal. Ya no entraba frío por ningún lado.',
        ],
        [
          '{H} se tumbó de lado, hacia la pared. La sombra se tumbó hacia {h}. Quedaron nariz con nariz. La tabla del pasillo se acordó de algo, y nadie se encogió. <{W.pasó}> En la mesilla, la avellana brilló un rato más, por cortesía. Luego hubo dos respiraciones, y luego una sola, y por debajo no entraba nada de frío.',
          'Cuando {a} se fue de puntillas, la pared estaba blanca. La sombra se había metido donde duermen las sombras. Por debajo de la cama asomaba una punta de manta negra. {H} la remetió con el pie, que llevaba al aire, y no le importó. <{W.pasó}>\n—Hasta mañana —dijo.\nY le contestó la casa entera, apagándose: hasta mañana.',
        ],
      ),
    ]),
  ],
}
