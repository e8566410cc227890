import type { Seeded } from '../../../../../lib/seeded.ts'
import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'
import { inCompany } from './apart.ts'
import { ageBeats } from './pool-ages.ts'
import { CHAINS, chainBeats } from './pool-chains.ts'
import { taleBeats } from './pool-tales.ts'
import { wayBeats } from './pool-way.ts'
import { toneBeats } from './tones.ts'

const PET: readonly Insert[] = [
  rich('road', 1, [
    '{T} s’arrêta et regarda un coin où il n’y avait rien. <{T} regarda très longtemps.> « Qu’est-ce que c’est ? » demanda {h}. {T} bâilla. Ce n’était donc rien. Ou c’était parti.',
    '{T} trouva quelque chose, le porta sur trois pas et le posa devant {h}. C’était un bouchon. « Merci », dit {h}, et le bouchon alla dans la poche. <On ne refuse rien à un ami.>',
    '{T} voulut passer le premier, le deuxième et le dernier. <On s’arrangea.>',
    'Un bruit. {T} le regarda, puis regarda {h}, puis se mit derrière {h}. <Il y a des façons plus fières de protéger quelqu’un.>',
  ]),
  rich('after', 2, [
    'Depuis le début, {t} savait comment cela finirait. <Du moins, on l’aurait juré.>',
    '{T} eut droit à la meilleure place. <C’était celle {de}. On n’en discuta pas.>',
    'Tout ce {t.que} en pensait tenait dans un soupir, le nez sur les pieds {de}.',
  ]),
]

/** Words of a story that has room for two of the returning jokes. */
const TWO_CHAINS_WORDS = 2000

/** Another order for every seed, with one or two of the returning jokes, whose beats keep their own order. */
export function mixed(pool: readonly Insert[], words: number, random: Seeded): Insert[] {
  const told = random.shuffle(CHAINS).slice(0, words >= TWO_CHAINS_WORDS ? 2 : 1)
  const chainOf = ({ needs, gives }: Insert) => CHAINS.find(chain => `${needs} ${gives}`.includes(chain))
  const kept = pool.filter(insert => {
    const chain = chainOf(insert)
    return chain === undefined || told.includes(chain)
  })
  const chained = kept.filter(chainOf)
  return random.shuffle(kept).map(insert => (chainOf(insert) ? (chained.shift() ?? insert) : insert))
}

/** Beats that enrich any plot, told when there is room. */
export const poolFor = (hasPet: boolean): readonly Insert[] =>
  [...toneBeats, ...wayBeats, ...chainBeats, ...taleBeats, ...ageBeats, ...(hasPet ? PET : [])].map(inCompany)
