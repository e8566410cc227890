import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: somebody looks up out of the puddle, and goes away at every splash. */
export const puddle: Plot = {
  id: 'puddle',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Anselmo', gender: 'male', connection: 'abuelo' },
    b: { name: 'doña Rana', gender: 'female', connection: '' },
  },
  titles: ['¿Quién vive en el charco?', 'El charco', '{h} saluda al charco'],
  teasers: [
    'En el charco hay una cara. {H} quiere decirle hola. Pero el agua no para quieta.',
    'Chof, chof. Alguien mira desde el charco. ¿Quién será?',
  ],
  start: 'Hay un charco nuevo, y dentro hay una cara. {H} quiere verla bien.',
  byname: '{h}, del charco',
  places: [
    { name: 'El charco', description: 'Es redondo y tiene un trozo de cielo.' },
    { name: 'El borde', description: 'Aquí se ponen las botas.' },
    { name: 'La piedra', description: 'Es seca. Caben dos, si se aprietan.' },
  ],
  scenes: [
    scene(['Un charco nuevo', 'Una cara'], 'Alguien mira desde el agua.', [
      always([
        '{Allí} hay un charco nuevo. Ayer no estaba. {H} se acerca. Dentro hay una nube. Y dentro hay una cara.',
        'Botas puestas. Puerta abierta. {Allí} hay un charco grande y redondo. {H} se asoma. ¡Alguien se asoma también!',
      ]),
      always([
        '—¡Hola! —dice {h}.\nY mete la mano. ¡Chof! La cara se rompe. Ya no hay nadie.',
        '{H} da un paso. ¡Chof! El agua salta. La cara se va. Solo quedan círculos, círculos, círculos.',
      ]),
      slot('portrait'),
      always([
        'Viene {a.+}, muy despacio.\n—¿Qué hay ahí? —pregunta {a}.\n—Alguien —dice {h}—. Quiero verle la cara.',
        '{A.+} también lleva botas.\n—Busco a alguien —dice {h}—. Vive en el charco.\n—Pues esperamos —dice {a}.',
      ]),
      slot('company'),
      more(1, [
        '{H} espera. Mira. El agua se calla. Ya casi, ya casi. <Y a {h} le pica la nariz.> ¡Achís! Otra vez círculos.',
      ]),
    ]),
    scene(['Chof', 'Todos pasan por aquí'], 'El agua no para quieta.', [
      always([
        'Llega el pato. Cua, cua. Se mete en el agua. Chof, chof, chof.\n—Está buena —dice el pato.\nNo se ve ninguna cara.',
        'Llega el gorrión. Pío. Se baña las plumas. Salpica por aquí. Salpica por allá. No se ve a nadie.',
      ]),
      more(1, [
        'Llega el cerdo. Oinc. Al cerdo le gustan los charcos. Se tumba. <Cabe justo.> Ahora es un charco con cerdo. Luego se va, y el agua es marrón.',
      ]),
      more(1, [
        'Llega una piedra pequeña. Rueda, rueda, plop. ¿Quién la ha tirado? <Nadie dice nada.> {A} silba y mira al cielo.',
      ]),
      more(2, [
        'Pasa un caracol. Va muy lento. Bebe una gota. <Se la piensa.> Bebe otra. El caracol no hace chof. {H} mira al caracol.',
      ]),
      more(2, [
        'Sopla el aire. Fuuu. El agua se arruga. Parece una sábana. <{A} la plancha con la mano.> Pero el agua no se plancha.',
      ]),
      slot('road'),
      more(3, [
        'Una hoja cae en el charco. Es un barco. Navega hasta el otro lado. <Tuut, hace {a}.> La hoja llega y se para.',
      ]),
    ]),
    scene(['En la piedra', 'Alguien sabe'], 'Junto al agua hay alguien muy quieto.', [
      always([
        'En una piedra está {b.+}. No se mueve nada. Ni un dedo.\n—¿Has visto la cara? —pregunta {h}.\n—Todos los días —dice {b}.',
        'Al lado hay una piedra. En la piedra descansa {b.+}, sin hacer ruido.\n—¿Quién vive ahí? —pregunta {h}.\n—Eso lo ve quien sabe estar —dice {b}.',
      ]),
      slot('questions'),
      always([
        '—Te cambio el sitio —dice {b}—. Tú me das un secreto pequeño.\n{H} se lo dice al oído. {B} se ríe y se aparta.',
        '—¿Me dejas la piedra? —pregunta {h}.\n—Sí —dice {b}—. Pero dame un abrazo.\nEs un abrazo un poco mojado.',
      ]),
      more(1, [
        '{H} se sienta. Se levanta. Se sienta del otro lado. <La piedra está fría.> Ahora sí. El trasero se acostumbra.',
        '{H} prueba a no moverse. Se mueve un pie. Se mueve el otro pie. <Los pies son dos y no obedecen.> {A} los sujeta.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Sin moverse', 'Sin chof'], '{H} se queda como la piedra.', [
      slot('key'),
      always([
        '{H} pone las manos en las rodillas. No hace chof. No hace nada. El agua se duerme. Y sale una nariz. Y salen dos ojos. Y sale una boca, que se ríe. ¡Es {h}!',
        'Ahora nadie habla. Nadie salta. El último círculo se va. Y allí está la cara. Tiene la nariz de {h}. Tiene los ojos de {h}. {H} saca la lengua. ¡La cara también!',
      ]),
      always([
        '{A} se asoma. ¡Ahora hay dos caras! Se asoma {b}. ¡Tres! Todas están del revés. Y todas dicen hola.',
        'Al lado sale otra cara. Es {a}. Y otra. Es {b}. El charco está lleno. {H} saluda, y todas saludan.',
      ]),
      more(2, ['Se asoma el pato. ¡Cuatro! <El pato se mira mucho rato.>\n—Qué guapo —dice el pato.']),
    ]),
    scene(['Hasta mañana', 'El charco se queda'], '{H} se despide del agua.', [
      slot('after'),
      more(2, [
        'Y ahora, ¡chof! Ahora sí. {H} salta con las botas. {A} salta también. <El agua llega hasta la nariz.> Chof, chof, chof.',
      ]),
      always([
        'Las botas se secan en la puerta. {H} está en la cama. El charco está fuera. Ahora mira la luna. La luna se asoma, muy quieta. Y también se ve.',
        'Por la noche el charco está oscuro. Dentro hay una estrella. No hace chof. {H} cierra los ojos. La estrella se queda, quieta, quieta.',
      ]),
    ]),
  ],
}
