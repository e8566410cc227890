import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'

/** At home and on the doorstep. */
export const toddlerMore: readonly Insert[] = [
  small(
    'road',
    'Toc, toc. Qui est là ? C’est la porte. {H} frappe encore. Toc, toc. La porte ne dit pas « entrez ». <Elle est ouverte.> On entre quand même.',
  ),
  small(
    'quiet',
    'Il y a une cuillère. Dans la cuillère, {h} a la tête en bas. {A} aussi. On retourne la cuillère. Hop, la tête en haut ! <C’est plus pratique.>',
  ),
  small(
    'road',
    'Une ombre est par terre. Elle a deux bras. {H} lève un bras. L’ombre aussi. {A} donne la main. Les ombres se donnent la main. <Elles n’ont pas froid.>',
  ),
  small(
    'quiet',
    'Un coussin est par terre. {H} saute dessus. Pouf ! Le coussin se fait tout plat. Il attend un peu. Il redevient gros. <Il a bien dormi.> Encore ! Pouf !',
  ),
  small(
    'road',
    'Une porte a un petit trou. Un rayon passe dedans. Dans le rayon, ça danse. C’est de la poussière. {H} souffle. Elle danse plus vite. <Elle aime ça.>',
  ),
  small(
    'quiet',
    '{A} cherche ses lunettes. Sous la table ? Non. Dans la poche ? Non. {H} regarde {a}. Elles sont sur le front. « Oh », dit {a}. <Les lunettes ne disent rien.>',
  ),
  small(
    'road',
    'Un tambour ? Non, une casserole. Boum, fait la cuillère. Boum, boum. {A} prend le couvercle. Dzing ! <C’est une belle musique.> Puis chut. Les oreilles se reposent.',
  ),
  small(
    'quiet',
    'Il y a un carton. {H} se met dedans. C’est un bateau. {A} pousse. Le bateau avance. Attention, une vague ! <C’est le tapis.> Terre ! Tout le monde descend.',
  ),
  small(
    'road',
    'Une bulle sort du savon. Elle monte. Elle est rose, puis bleue. {H} tend le doigt. Pop ! Où est la bulle ? <Un peu sur le nez.> En voilà une autre.',
  ),
  small(
    'quiet',
    'Un pigeon marche. Il fait oui de la tête. « Tu viens ? » dit {h}. Oui, oui. « Tu manges ? » Oui, oui. <« Tu es un chat ? » Oui, oui.> Il dit toujours oui.',
  ),
  small(
    'road',
    'Le banc est grand. {H} monte dessus. Une jambe, puis l’autre. De là, on voit loin. On voit un arbre. On voit {a} d’en haut. <« Bonjour, en bas ! »>',
  ),
  small(
    'road',
    'Un vélo passe. Dring, dring ! Il a un panier. Dans le panier, il y a un chien. Le chien a les oreilles au vent. <Il a l’air de conduire.> Au revoir, chien !',
  ),
  small(
    'quiet',
    'Il y a un bouton sur un mur. {H} appuie. Rien. {A} appuie. Rien. On appuie à deux. Ding ! <Quelqu’un rit, tout là-haut.> Vite, on continue.',
  ),
  small(
    'road',
    'La purée est un volcan. {A} fait un trou au milieu. La sauce est le lac. Attention ! {H} mange la montagne. <Le lac se sauve.> Il ne reste que l’assiette.',
  ),
  small(
    'quiet',
    'Un merle chante. Tui, tui. {H} répond. Tui, tui. Le merle penche la tête. Il recommence, plus long. <C’est trop difficile.> « Bravo », dit {a} au merle.',
  ),
  small(
    'road',
    'Un fil dépasse du pull. {H} tire. Le fil vient. {H} tire encore. « Stop ! » dit {a}. Le pull a raccourci. <Le fil est très long.> On en fait une pelote.',
  ),
  small(
    'quiet',
    '{H} met le bonnet {a.de}. Il descend sur les yeux. Il fait nuit ! {A} soulève le bonnet. Il fait jour ! Nuit. Jour. <Nuit. Jour.> C’est vite passé.',
  ),
  small(
    'road',
    'Sur le chemin, une ligne. {H} marche dessus. Un pied devant l’autre. Les bras sont des ailes. Ça penche. <Ça ne tombe pas.> Au bout, {a} tend les mains. Hop !',
  ),
  small(
    'quiet',
    'Le robinet fait plic. La pendule fait tic. Plic, tic. Plic, tic. {H} tape dans ses mains. Clap ! <Ça fait trois.> {A} danse un petit peu.',
  ),
  small(
    'road',
    'Une feuille tombe. Elle prend son temps. À gauche. À droite. À gauche. {H} ouvre la main. La feuille se pose à côté. <Elle a visé la chaussure.> C’est bien aussi.',
  ),
]
