import { numberWord } from '../../../../story/number-words.ts'
import type { Template } from '../../language-pack.ts'

const OLD_YEARS = 99
const CHILD_YEARS = 13
const TEEN_YEARS = 20

/** "sette anni", "un anno", "ventun anni". */
export const yearsOf = (age: number): string => `${numberWord('it', age) ?? age} ${age === 1 ? 'anno' : 'anni'}`

const ageless = (years: string): readonly Template[] => [
  `{H} aveva ${years}. <I primi cento, diceva, contano poco.>`,
  `{H} stava al mondo da ${years}. <Di persona sembravano molti meno.>`,
  `In ${years} si vede di tutto, e {h} continuava a guardare, non si sa mai.`,
  `{H} aveva compiuto ${years} senza imparare a fischiare. <C’era ancora tempo.>`,
  `Di ${years}, {h} ne ricordava bene quasi tutti. <Uno lo aveva prestato.>`,
]

const ofChild = (years: string): readonly Template[] => [
  `{H} aveva ${years}. <Come quantità {gli} sembrava più che sufficiente.>`,
  `{H} aveva ${years}. A quell’età si capisce già quando i grandi fanno solo finta di ascoltare.`,
  `Con i suoi ${years}, {h} arrivava a quasi tutti i campanelli. <Per gli altri c’era il salto.>`,
  `{H} aveva compiuto ${years}, e della torta non era avanzato niente.`,
  `Anche se aveva solo ${years}, {h} aveva già un’opinione sui carciofi.`,
  `{H} aveva ${years} e li portava tutti addosso, uno sopra l’altro.`,
]

const ofTeen = (years: string): readonly Template[] => [
  `{H} aveva ${years}, cioè sempre troppi o troppo pochi.`,
  `A ${years} si ha una risposta per tutto. {H} aveva più che altro domande.`,
  `{H} si era appena abituat{o} ad avere ${years}. <Mancava poco a ricominciare.>`,
  `A ${years} c’è chi sa già tutto. {H} sapeva dov’era l’uscita.`,
  `{H} aveva ${years} e un caricatore che non era mai il suo.`,
]

const ofGrown = (years: string): readonly Template[] => [
  `{H} aveva ${years}. <A seconda delle scale, tanti o pochi.>`,
  `A ${years}, pensava {h}, non ci si dovrebbe più stupire. <Si sbagliava.>`,
  `{H} era arrivat{o} a ${years} con quasi tutti gli ombrelli persi per strada.`,
  `{H} aveva ${years} e una sedia preferita, il che vuol dire aver vissuto.`,
  `In ${years}, {h} aveva imparato a dire di no ai volantini. <Al resto, non ancora.>`,
]

/** Ways to say how old the hero is. */
export function agePhrases(age: number): readonly Template[] {
  const years = yearsOf(age)
  if (age > OLD_YEARS) return ageless(years)
  if (age < CHILD_YEARS) return ofChild(years)
  return age < TEEN_YEARS ? ofTeen(years) : ofGrown(years)
}
