import type { Insert, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'
import { toddlerPoolAtHome } from './toddler-pool-home.ts'
import { toddlerPoolAtTable } from './toddler-pool-table.ts'

/** At bedtime what needs the sky comes last. */
const small = (phrasings: Template): Insert[] => [
  rich('road', 4, [phrasings], 'toddler !bedtime'),
  rich('road', 6, [phrasings], 'toddler bedtime'),
]

const outside: readonly Insert[] = [
  'Passa un’anatra. Qua, qua. «Qua» dice {h}. L’anatra è contenta. Scuote la coda. Che pioggia! <Una goccia va sul naso di {a}.> E l’anatra se ne va. Plaf, plaf.',
  'C’è un secchio capovolto. {H} bussa. Toc, toc! Chi abita qui? {A} alza il secchio. Una rana! <Faceva il sonnellino.> Plop, non c’è più.',
  'Un merlo cammina sul prato. Tic, tic. Si ferma. Ascolta con un piede. {H} ascolta con un piede. <{A} pure.> Il merlo tira. Esce un verme lungo lungo!',
  'Brum, brum. È un’ape con tre ruote. Porta le angurie. «Ne vuoi una fetta?» dice il signore. {H} morde. Il succo scende. <Arriva al gomito.> Brum, e l’ape va.',
  'Una goccia cade sul cappello. Una goccia cade sulla mano. Una goccia cade sulla lingua! «Acqua» dice {h}. «Acqua» dice {a}. <Poi smette.>',
  'Una mucca guarda oltre lo steccato. Ha la lingua lunga. Slurp! Si lecca il naso. {H} prova. Non arriva. <{A} prova. Nemmeno.> Muuu, dice la mucca.',
  'C’è un ponte piccolo. Sotto corre l’acqua. {H} lascia cadere uno stecco. Via, dall’altra parte! Dov’è? Eccolo! <Va di schiena.> «Ciao, stecco.»',
  'Un’ape sta su un fiore. Zzz. Ha la polvere gialla sulle ginocchia. {H} sta ferm{o}. {A} sta ferm{a.o}. L’ape ha finito. <Ha altri negozi da girare.> Zzz, e su.',
  'Qualcosa fruscia tra le foglie. Fru, fru. Esce un naso. È nero. È bagnato. Un riccio! Starnutisce. «Salute» dice {h}. <Starnutisce di nuovo.>',
  'Su una panchina c’è un nonno. Ha un sacchetto. «Per te» dice. È una ciliegia. {H} sputa il nocciolo. Ping! <È finito nell’annaffiatoio.> «Bel tiro!» dice il nonno.',
  'Davanti va un piccione. Dice di sì con la testa. Sì, sì, sì. {H} dice di sì. {A} viene dietro. <Sì, sì, sì.> All’angolo il piccione vola via.',
  '{H} trova una foglia. È grande come un piatto. Ha due buchi. {H} ci guarda dentro. Ciao, {a.voc}! <La foglia fa crac.> Ora è un cappello.',
  'Drin, drin! Passa una bici. Nel cestino c’è il pane. Che buono! La ragazza ne stacca un pezzo. «Piano, scotta.» <Dentro è bianco e fuma.> Gnam.',
  'Un cane grande dorme in mezzo. La zampa fa tic, tic. Passano in punta di piedi. La coda fa pum. <Si apre un occhio. Si chiude.> Dormi, cane.',
  'Fango! Fango vero. Un piede fa ciac. L’altro fa ciac. E ora non esce. {A} tira. {H} tira. Plop! <Il fango si tiene l’impronta.> È una bella impronta.',
  'Una coccinella è sul pollice di {h}. È come un pisello rosso. Sale fino in cima. Guarda. Apre il cappotto e vola. <Piega bene le ali, lei.>',
  'Ecco un prato in discesa. {H} si sdraia. Rotola, rotola, rotola! Il cielo gira. Fermo. <Il resto ci mette un po’.> Ora rotola {a}, scarpe e tutto.',
  'Sul filo c’è il bucato. Camicia, camicia, calza. Il vento entra. Che camicia grassa! Muove le braccia. {H} saluta. <La calza tira un calcio.>',
  'Una gazza sta sul palo. Cra! Ha una cosa che brilla. È un cucchiaio? È un cucchiaio! Lo mette sotto una foglia. «Ti ho vista» dice {h}. <La gazza guarda altrove.>',
  'Due formiche portano una briciola. È enorme. Una spinge e una tira. {H} sposta uno stecchino. <Era in mezzo.> Brave, formiche.',
  'Una capra sta su una cassetta. Perché? Non lo sa nessuno. Bee. Ha la barba. {H} la tocca. <Sembra uno spazzolone.> Bee, bee.',
  'C’è una pozzanghera con dentro il cielo. Passa una nuvola. {H} ci mette un dito. Si rompe! Aspetta, aspetta. <Le nuvole guariscono presto.> Eccola intera.',
  'Il vento prende le foglie. Fuuu! Foglie rosse, foglie gialle. {H} ne tira altre. Cadono in testa a {a}. <Una resta su un orecchio.> «Sono un albero» dice {a}.',
  'Qui c’è un albero grosso. {H} lo abbraccia. {A} lo abbraccia. Le mani non si toccano. «Ciao, albero» dice {h}. <In alto qualcosa fa toc, toc.>',
  'Nell’acqua abita un pesce arancione. Viene su e dice O. {H} dice O. Il pesce dice O. Hanno tanto da dirsi. <Poi va a cena.> Resta un cerchio.',
  'Nella siepe c’è un buco. {H} passa come un topo. {A} passa come una mucca. Crac! <Un rametto viene via nei capelli.> Di là l’erba è uguale.',
  'Suona una campana. Din, don. {H} muove le braccia. Din! Don! Anche {a}. Adesso le campane sono tre. <Quella in alto si stanca prima.>',
  'Passano quattro anatroccoli. Pio, pio, pio. Ne manca uno! Eccolo. Corre, cade e corre. Un tram intero aspetta. <L’autista si toglie il berretto.>',
  '{H} coglie un soffione. Fff! Gli ombrellini volano. Uno va sul tetto. Uno va sulla spalla di {a}. <Dove vanno? Non lo dicono.>',
].flatMap(small)

/** Meetings for the youngest: a thing, its sound, and what it does. Each stands alone. */
export const toddlerPool: readonly Insert[] = [...outside, ...toddlerPoolAtHome, ...toddlerPoolAtTable]
