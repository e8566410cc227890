import type { Insert, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const small =
  (slot: Insert['slot']) =>
  (phrasings: Template): Insert =>
    rich(slot, 4, [phrasings], 'toddler')

/** Meetings for the youngest that need no sky. */
export const toddlerPoolAtHome: readonly Insert[] = [
  ...[
    'La porta fa gniii. {H} la chiude. Gniii. {H} la apre. Gniii. Che brava porta! {A} aspetta. Poi tocca a {a}. Gniii. <Ancora.>',
    'Nel vaso c’è un gattino. Si vedono solo le orecchie. Miao, dice il vaso. {H} avvicina un dito. <La lingua gratta.> Il gattino si arrotola.',
    'C’è una palla per terra. Non rimbalza. {H} la spinge. Pff. {A} la spinge. Pff. Rotola sotto il divano. <Un topo la vuole come poltrona.>',
    'C’è una scala. {H} sale. Un piede, e fermi. Un piede, e fermi. {A} sta accanto con le mani pronte. <Non servono.> «Ciao, voi laggiù!» grida {h}.',
    'Pan, pan, pan. È un tamburo? È la pioggia nel secchio. Suona anche {h}. Pan, pan. {A} suona con il cucchiaio. <La pioggia è più svelta.> Che banda!',
    '{A} ha un fischietto. Fiii! {H} soffia. Pff. Soffia ancora. Pff, pff. Ora con le guance grosse. FIIII! Arrivano tre cani. <Si siedono.> «Scusate» dice {h}.',
    'Una signora sbatte un tappeto. Paf! La polvere balla. «Posso?» dice {h}. Su e giù. Paf! Cade una biglia. «La mia biglia!» dice la signora. <L’aveva persa da piccola.>',
    'La buca delle lettere ha la bocca. {H} ci guarda dentro. È buio. «Ciao» dice {h}. «Ao» dice la buca. <{A} ci mette una foglia. È quasi una lettera.>',
    'Qualcuno dipinge una sedia. Su e giù. Ciaf, ciaf. «Attenti» dice. Tardi. {H} ha un dito blu. Con il dito blu indica il tetto. <Indica benissimo.>',
    'La pentola canta. Blo, blo, blo. {H} canta. Blo, blo. Il coperchio balla. Tac, tac. <{A} lo alza.> Esce una nuvola.',
    'Una scarpa è sola. Dov’è l’altra? Sotto il letto, no. Nel cesto, no. Eccola! È ai piedi di {a}. <Tutte e due sinistre.>',
    'La sveglia dorme. Tic, tac. {H} la scuote. Drin! Scappa il gatto. Scappa {a}. {H} la mette sotto il cuscino. Drin, dice il cuscino. <Piano piano.>',
    'Sul tavolo c’è una briciola. Arriva un dito. È di {h}. Arriva un altro dito. È di {a}. <La briciola pensa.> Hop! Metà e metà.',
    'Lo specchio ha una faccia. {H} fa la linguaccia. Anche lei. {H} ride. Anche lei. <{A} arriva, e sono in quattro.>',
    'Il rubinetto perde. Plin. Plin. {H} ci mette un bicchiere. Plon. {A} ci mette una tazza. Plun. <Plin, plon, plun.> È una canzone.',
  ].map(small('road')),
  ...[
    '{H} si siede. {A} si siede. Sst. Che cosa si sente? Un orologio. Una mosca. La pancia di {a}. <La pancia dice: pappa.>',
    '{A} ha una coperta. È grande. Sotto la coperta c’è una casa. {H} entra. Entra {a}. Bussa un piede. Avanti, piede! <Era rimasto fuori.>',
    '{H} conta le dita di {a}. Uno, due, tre, quattro, cinque. Ci sono tutte. {A} conta le dita di {h}. <Anche quelle.> Bene.',
    'Una piuma è sul tavolo. {H} soffia. Vola! {A} soffia. Torna! Va sul naso di {a}. Etcì! <La piuma si è spaventata.>',
    '{A} sbuccia un mandarino. Che profumo! Uno spicchio a {h}. Uno spicchio a {a}. <Uno spicchio cade. Lo prende la formica.>',
    '{H} ha la testa sul braccio di {a}. Il braccio va su. Il braccio va giù. <È il respiro.> Su e giù, come una barca.',
    '{A} fa l’ombra di un cane. Bau, dice l’ombra. {H} fa l’ombra di una mano. <Il cane la lecca.> Bau, piano.',
  ].map(small('quiet')),
]
