import { numberWord } from '../../../../story/number-words.ts'
import type { Template } from '../../language-pack.ts'

const OLD_YEARS = 99
const CHILD_YEARS = 13
const TEEN_YEARS = 20

/** "siete años", "un año", "veintiún años". */
export const yearsOf = (age: number): string => `${numberWord('es', age) ?? age} ${age === 1 ? 'año' : 'años'}`

const ageless = (years: string): readonly Template[] => [
  `{H} tenía ${years}. <Los cien primeros, decía, apenas contaban.>`,
  `{H} llevaba ${years} en el mundo. <En persona parecían bastantes menos.>`,
  `Con ${years} se ha visto de todo, y {h} seguía mirando por si acaso.`,
  `{H} había cumplido ${years} sin aprender a silbar. <Aún había tiempo.>`,
]

const ofChild = (years: string): readonly Template[] => [
  `{H} tenía ${years}. <Le parecía una cantidad más que suficiente.>`,
  `{H} tenía ${years}. Con esa edad ya se sabe cuándo los mayores solo hacen como que escuchan.`,
  `Con ${years}, {h} llegaba a casi todos los timbres. <A los demás se llega saltando.>`,
  `{H} había cumplido ${years}, y la tarta no había sobrado.`,
  `A {h} ya le contaban ${years}. <Se notaba, sobre todo, en los bolsillos.>`,
  `Entre las velas y los dientes, a {h} le salían siempre las cuentas: ${years}.`,
  `{H} decía que tenía ${years} y pico. <El pico eran los bolsillos.>`,
  `—Tengo ${years} —decía {h} cuando le preguntaban, y se ponía de puntillas.`,
]

const ofTeen = (years: string): readonly Template[] => [
  `{H} tenía ${years}, o sea, siempre demasiados o demasiado pocos.`,
  `Con ${years} se tiene respuesta para todo. {H} tenía sobre todo preguntas.`,
  `{H} acababa de hacerse a la idea de tener ${years}. <Quedaba poco para cambiar de idea.>`,
  `A los ${years} hay quien lo sabe todo. {H} sabía dónde estaba la salida.`,
  `{H} tenía ${years} y un cargador que nunca era el suyo.`,
  `A los ${years} se cambia de letra cada mes. {H} iba por la quinta.`,
  `{H} tenía ${years} y ya no cabía en la foto de la cocina.`,
]

const ofGrown = (years: string): readonly Template[] => [
  `{H} tenía ${years}. <Según la escalera, le parecían muchos o pocos.>`,
  `A los ${years}, pensaba {h}, ya no debería sorprender gran cosa. <Era un error.>`,
  `{H} había llegado a los ${years} con casi todos los paraguas perdidos.`,
  `{H} tenía ${years} y una silla favorita, lo que ya es haber vivido.`,
  `Con ${years}, {h} había aprendido a decir que no a los folletos. <A lo demás, todavía no.>`,
  `A los ${years}, {h} tenía una opinión sobre las almohadas.`,
  `{H} contaba ${years}, si no se redondeaba. <Nadie redondeaba nunca hacia abajo.>`,
  `Después de ${years}, {h} seguía sin saber doblar una sábana ajustable.`,
]

/** Ways to say how old the hero is. */
export function agePhrases(age: number): readonly Template[] {
  const years = yearsOf(age)
  if (age > OLD_YEARS) return ageless(years)
  if (age < CHILD_YEARS) return ofChild(years)
  return age < TEEN_YEARS ? ofTeen(years) : ofGrown(years)
}
