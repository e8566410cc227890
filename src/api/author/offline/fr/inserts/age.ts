import type { Brief } from '../../../../story/brief.ts'
import { numberWord } from '../../../../story/number-words.ts'
import type { Insert } from '../../language-pack.ts'
import { factInsert } from './fact-insert.ts'

const OLD_YEARS = 99
const CHILD_YEARS = 13
const TEEN_YEARS = 20

/** "sept ans", "un an", "1200 ans". */
export function yearsOf(age: number): string {
  const number = numberWord('fr', age) ?? String(age)
  return age < 2 ? `${number} an` : `${number} ans`
}

const ancient = (years: string): readonly string[] => [
  `{H} avait ${years}. <Les cent premiers, disait {h}, ne comptent presque pas.>`,
  `À ${years}, {h} ne soufflait plus les bougies. <Les pompiers l’avaient demandé.>`,
  `{H} avait ${years} et tenait encore très bien debout.`,
  `On donnait {à} ${years}. {H} ne les rendait pas.`,
  `Cela faisait ${years} {que} vivait. <On s’habitue.>`,
  `Les papiers donnaient ${years} {à}. L’encre avait pâli avant la personne.`,
  `À ${years}, on a connu des montagnes plus petites. {H} en parlait rarement.`,
  `{H} venait d’avoir ${years}. <On avait cessé de vendre les bougies à la pièce.>`,
  `Il y avait ${years} {que} se levait du même pied. Il n’était pas usé.`,
]

const young = (years: string): readonly string[] => [
  `{H} avait ${years}<, et c’était bien assez pour commencer>.`,
  `À ${years}, {h} savait déjà quand les adultes font semblant d’écouter.`,
  `{H} avait ${years}. <Presque un de plus, si l’on insistait.>`,
  `Quand on a ${years}, une journée est longue comme un train. {H} avait ${years}.`,
  `{H} avait ${years}, deux genoux écorchés et un avis sur tout.`,
  `Les dames demandaient combien. « ${years} », disait {h}, et les dames trouvaient que c’était beaucoup.`,
  `On avait recompté les bougies : {h} avait ${years}, et le droit de choisir sa part.`,
  `Il y avait sur le mur un trait de crayon, avec la date, et {h} dessous, bien droit{e}, avec ${years}.`,
  `« Quand j’étais petit{e} », disait {h}, qui avait ${years}, et personne n’osait rire.`,
  `À ${years}, on connaît le nom de tous les chiens et d’aucune rue. C’était le cas {de}.`,
]

const grown = (years: string): readonly string[] => [
  `{H} avait ${years}<, ce qui semblait beaucoup dans les escaliers et rien du tout sur un vélo>.`,
  `À ${years}, pensait {h}, plus rien ne devrait étonner. <C’était une erreur.>`,
  `{H} avait ${years} et ne les cherchait plus.`,
  `{H} avait ${years}. <C’était écrit sur les papiers, et nulle part ailleurs.>`,
  `On a ${years} un matin, sans avoir rien fait pour. C’était arrivé {à} aussi.`,
  `{H} portait ses ${years} comme un manteau : pas toujours boutonné, jamais prêté.`,
  `De face, on donnait {à} un peu moins de ${years}. De loin, on ne donnait rien, on saluait.`,
  `« J’ai ${years} », disait parfois {h} à son miroir. Le miroir ne contredisait personne.`,
  `Il y avait ${years} que le monde essayait de prendre {h} par surprise. <Il y arrivait encore.>`,
  `Avoir ${years}, trouvait {h}, c’est savoir où sont les interrupteurs.`,
]

const between = (years: string): readonly string[] => [
  `{H} avait ${years}, donc toujours trop ou pas assez pour quelque chose.`,
  `À ${years}, on a réponse à tout. {H} avait surtout des questions.`,
  `{H} avait ${years}. <On lui disait « plus tard » et « déjà » dans la même phrase.>`,
  `Quand on a ${years}, les portes claquent toutes seules. {H} avait ${years}.`,
  `{H} avait ${years} et une chambre où l’on frappait avant d’entrer.`,
  `« Déjà ${years} ! » disaient les tantes. {H} ne voyait pas ce que l’on pouvait y faire.`,
  `À ${years}, on dort comme une pierre et l’on se lève comme un pont-levis. {H} avait ${years}.`,
  `Les jambes {de} avaient ${years}. Le reste suivait, avec un peu de retard.`,
  `Le monde était fait pour d’autres tailles. {H} avait ${years} et passait entre.`,
  `On demandait {à} ce {qu’il} ferait plus tard. À ${years}, plus tard, c’était samedi.`,
]

/** The age, as the age itself would put it. */
export function ageInsert({ hero }: Brief): Insert {
  const years = yearsOf(hero.age)
  const phrasings =
    hero.age > OLD_YEARS
      ? ancient(years)
      : hero.age < CHILD_YEARS
        ? young(years)
        : hero.age < TEEN_YEARS
          ? between(years)
          : grown(years)
  return factInsert('portrait', ['hero.age'], phrasings, [`{H} avait ${years}.`])
}
