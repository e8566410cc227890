import type { Insert, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const small =
  (slot: Insert['slot']) =>
  (phrasings: Template): Insert =>
    rich(slot, 4, [phrasings], 'toddler')

/** More of them: things of the house that answer. */
const atHomeToo: readonly Template[] = [
  'La cortina respira. Hacia dentro. Hacia fuera. {H} se pone detrás. Ahora la cortina tiene pies. <{A} busca y busca. No mira los pies.>',
  'En la mesa hay una pera. Tiene un rabito. {H} lo gira. Una, dos, tres. ¡Crac! <Ahora la pera no lleva sombrero.>',
  'Una silla, otra silla. En medio, una manta. ¡Una casa! {H} entra. {A} llama: toc, toc. <Dentro huele a lana.>',
  'La tetera tiene nariz. Echa humo: fiuuu. {H} mira desde lejos. Fiuuu. {A} la aparta. <La tetera se calla, un poco ofendida.>',
  'Hay harina en la tabla. {H} pone un dedo. Queda un ojo. Pone otro. <Queda otro ojo.> Ahora la harina mira.',
  '{A} dobla un papel. Así, y así. Es un barco. {H} lo pone en la alfombra. No flota. <Pero tampoco se hunde.>',
  'Debajo de la cama hay una pelusa. Es gris. Corre si soplas. {H} sopla. ¡Corre! <Vive con otra pelusa más gorda.>',
  'Cloc. Cae una pinza. Cloc. Cae otra. Arriba, {a} tiende la ropa. {H} recoge. <Un calcetín saluda desde la cuerda.>',
  'El jabón resbala. ¡Ay! Va al suelo. Resbala otra vez. {H} lo atrapa con las dos manos. <Ahora todo huele a limón.>',
  'La pared está fría. La taza está caliente. {H} toca una y otra. Frío, caliente. Frío, caliente. <La nariz {a.de}: fría.>',
  'Hay un cajón que no abre. {H} tira. {A} tira. ¡Zas! Se sientan en el suelo. <Dentro hay una sola cuchara.>',
  'Pasa un tren por la mesa. Son tres nueces. Chu, chu. Hay un túnel: la manga {a.de}. <Salen solo dos.> ¿Y la tercera?',
  'Una vela pequeña. {A} la enciende. La llama baila. {H} no sopla. Mira. <La llama hace una reverencia.>',
  'El perchero tiene muchos brazos. Lleva tres abrigos. {H} le da la mano a una manga. <La manga es muy suave.>\n—Mucho gusto.',
  'Algo suena: cri, cri. Es un grillo. ¿Dónde? Detrás del cubo, no. {H} anda. Silencio. {H} se para. <Cri.>',
  'Hay migas en el plato. {H} las junta con el dedo. Hacen un monte. <Ñam.> Ya no hay monte.',
  'La sombra de la planta parece un dinosaurio. {H} le da una galleta. No la quiere. <{A} sí la quiere.>',
  'Tac, tac, tac. {A} corta zanahoria. Una rueda se escapa. Rueda, rueda y se cae. {H} la encuentra. Crac. <Está dulce.>',
  'El libro pesa mucho. {H} lo abre por el medio. Hay un oso con paraguas. <El oso no se moja.> Buenas noches, oso. Y lo cierra.',
  'Dos guantes están en la mesa. {H} mete las manos. Ahora son dos patos. Cua, dice uno. Cua, dice el otro. <Se dan un beso.>',
  'Hay una puerta muy pequeña. Es la del armario. {H} la abre. Una taza, dos tazas, una olla. <La olla es un sombrero.>',
  'En la ventana hay vaho. {H} pinta un redondo. {A} pone dos ojos. Una gota baja. <Ahora el redondo llora un poco.> {H} pinta una boca que ríe.',
]

/** Meetings for the youngest that need no sky. */
export const toddlerPoolAtHome: readonly Insert[] = [
  ...[
    'La puerta hace ñiiic. {H} la cierra. Ñiiic. {H} la abre. Ñiiic. ¡Qué puerta tan buena! {A} espera. Luego le toca {a.a}. Ñiiic. <Y siguen.>',
    'En la maceta hay un gatito. Solo se ven las orejas. Son como dos hojas. Miau, dice la maceta. {H} acerca un dedo. <La lengua raspa.> El gatito se enrosca otra vez.',
    'Hay una pelota en el suelo. No bota. {H} la empuja. Pff. {A} la empuja. Pff. Rueda debajo del armario. <Un ratón la quiere de sofá.>',
    'Hay una escalera. {H} sube. Un pie y para. Un pie y para. {A} va al lado, con las manos listas. <No hacen falta.>\n—¡Hola, los de abajo! —grita {h}.',
    'Pan, pan, pan. ¿Es un tambor? Es la lluvia en el cubo. {H} toca también. Pan, pan. {A} toca con la cuchara. <La lluvia va más deprisa.> ¡Qué banda!',
    '{A} tiene un silbato. ¡Fiii! {H} sopla. Pff. Sopla otra vez. Pff, pff. Una más, con la cara gorda. ¡FIIII! Vienen tres perros y se sientan.\n—Perdón —dice {h}—. Era yo.',
    'Una señora sacude una alfombra. ¡Plaf! El polvo baila.\n—¿Puedo? —dice {h}.\nArriba y abajo. ¡Plaf! Cae una canica.\n—¡Mi canica! —dice la señora. <La perdió de pequeña.>',
    'En el buzón hay una boca. {H} mira dentro. ¡Qué oscuro!\n—Hola —dice {h}.\n—Ola —dice el buzón.\n<{A} mete una hoja. No es una carta. Pero casi.>',
    'Alguien pinta una valla. Arriba y abajo. Chas, chas.\n—Cuidado —dice la pintora.\nTarde. {H} tiene un dedo blanco. <Con el dedo blanco señala una nube.> Señala muy bien.',
    'Una araña teje en la ventana. Sube y baja. {H} sopla un poquito. La tela se mece. La araña espera. <Está acostumbrada.> Sube y baja. Sube y baja.',
    'Tic, tac. Es el reloj. {H} dice tic. {A} dice tac. Tic. Tac. Tic. {A} se equivoca y dice tic. <El reloj no.> El reloj sabe mucho.',
    'Hay una caja vacía. {H} se mete. Ahora es un coche. ¡Brum! Ahora es un barco. ¡Tuuu! Ahora es una caja otra vez. <Sigue siendo muy buena.>',
    'Una sombra está en la pared. {H} levanta la mano. La sombra también. {H} salta. La sombra salta. {A} hace un conejo con los dedos. <El conejo mueve una oreja.>',
    'El grifo hace plin. Plin. Plin. {H} pone un dedo. Ya no hace plin. {H} quita el dedo. Plin. <{A} pone una taza. Plon.> Suena aún mejor.',
    'Huele a pan. {H} cierra los ojos. La nariz va delante. Paso, paso. La nariz encuentra la mesa. Y la mesa encuentra la frente. <¡Ay! Y luego, pan.>',
    'Hay un botón en el suelo. Es rojo. ¿De quién es? No es de {h}. No es {a.de}. <El oso tampoco lleva botones.> {H} lo guarda. Hoy es un tesoro.',
    '{A} bosteza. Uaaa. {H} bosteza. Uaaa. El gato bosteza. Uaaa. <Hasta el cajón está abierto.>\n—Se pega —dice {a}.',
    'Una mosca anda por el cristal. Sube, sube, sube. ¡Uy! Baja. Y otra vez sube. {H} abre la ventana. <La mosca lo piensa.> ¡Zzz, y fuera!',
    'Un zapato está solo. ¿Dónde está el otro? Debajo de la silla, no. Detrás de la puerta, no. ¡En el pie {a.de}! <Le queda pequeño.> Ahora son dos.',
    'Hay un espejo. Dentro hay alguien. {H} saca la lengua. Alguien saca la lengua. {H} se ríe. <Alguien también.> ¡Es {h}!',
    ...atHomeToo,
  ].map(small('road')),
  ...[
    'Se sientan un rato. {A} tiene pan y leche. La leche está tibia. {H} da tres tragos. Uno. Dos. Tres. Ahora hay un bigote blanco. <{A} lo limpia.>',
    '{A} canta bajito. La canción no tiene letra. {H} pone la letra: la, la, lo. <El final es lo mejor.> Lo cantan dos veces.',
    '{H} apoya la cabeza en el brazo {a.de}. Se oye algo. Pum, pum. <Es el corazón.> Pum, pum. Qué bien se oye.',
    'No pasa nada. {H} mira. {A} mira. <Pasa una nube pequeña.> Y luego, otra vez nada. Es muy bonito.',
    '{A} cuenta los dedos de {h}. Uno, dos, tres, cuatro, cinco. Están todos. <En la otra mano también.>',
    '—¿Otra vez? —dice {h}.\n—Otra vez —dice {a}.\nY lo hacen otra vez. <Sale igual de bien.>',
  ].map(small('quiet')),
]
