import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'

/** For the smallest: what a house has to offer. */
export const toddlerIndoors: readonly Insert[] = [
  small(
    'road',
    'Sous le tapis, il y a une bosse. Elle avance ! {H} saute sur le côté. Miaou, dit la bosse. <Elle sort une patte.> Tout s’explique.',
  ),
  small(
    'quiet',
    'Trois chaussettes sèchent sur un fil. Une rouge, une bleue, une trouée. Le gros orteil passe par le trou. « Coucou », dit l’orteil.',
  ),
  small(
    'road',
    'La porte est fermée. On frappe. Toc ! Toc, répond la porte. Toc, toc ! Toc, toc. <C’est {a}, derrière.>',
  ),
  small(
    'quiet',
    'Une pomme roule hors du panier. {A} la rattrape au vol. « Croque le premier », dit {a}. Crac ! <La pomme est surprise.>',
  ),
  small(
    'road',
    'Qui a laissé cette casserole ? On tape dessus. Bong ! On tape dedans. Bing ! <Le voisin tape aussi, au plafond.> Ça fait un orchestre.',
  ),
  small(
    'quiet',
    'Dans le miroir habite quelqu’un. Même nez, même bonnet. {H} fait la grimace. L’autre la fait mieux. <C’est vexant.>',
  ),
  small(
    'road',
    'Voilà un bouton sur le mur. Faut-il appuyer ? {A} dit non. Le doigt dit oui. Clic ! La lumière s’en va. <Clic ! La revoilà.>',
  ),
  small(
    'quiet',
    '{A} plie une serviette. Un pli, deux plis, trois plis. C’est un lapin ! Ses oreilles tombent. <Il a eu une longue journée.>',
  ),
  small(
    'road',
    'Le savon s’échappe de la main. Zip ! Il file sous l’armoire. On le tire avec un balai. <Il est tout barbu, maintenant.>',
  ),
  small(
    'quiet',
    'Un réveil fait tic. Il fait tac. {H} dit tic avec lui. {A} dit tac. À trois, on ne se trompe plus. <Sauf le réveil.>',
  ),
  small(
    'road',
    'Des miettes font un chemin. Une ici, une là. On les suit à genoux. Au bout, il y a la bouche {a.de}. <Elle mâche encore.>',
  ),
  small(
    'quiet',
    'La couverture est une montagne. Les genoux sont au sommet. Une main grimpe. Elle glisse ! <On remonte, avec deux doigts.> Arrivée !',
  ),
  small(
    'road',
    'Une échelle monte nulle part. Premier barreau. Deuxième barreau. De là-haut, {a} a un chapeau tout rond. <Il y a une chenille dessus.>',
  ),
  small(
    'quiet',
    'Dans le tiroir dort une pelote. On la réveille. Elle roule sous la chaise, sous le lit, sous le chat. <Le chat n’a rien demandé.>',
  ),
  small(
    'road',
    'Bzz, fait le frigo. {H} lui répond : bzz. Ils causent. Puis le frigo se tait. <Il a dit ce qu’il voulait dire.>',
  ),
  small(
    'quiet',
    'Il y a du sucre sur la table. Un doigt passe. Hop ! Un autre doigt. « Je n’ai rien vu », dit {a}. <Ce doigt-là était le sien.>',
  ),
  small(
    'road',
    'Le couloir est long comme un train. Tchou ! On court jusqu’au bout. On freine avec les pieds. <Tout le monde descend.>',
  ),
  small(
    'quiet',
    'Deux mains font un oiseau sur le mur. Il bat des ailes. Il mange une ombre de biscuit. <Il en redemande.> Le biscuit aussi est une ombre.',
  ),
  small(
    'road',
    'Un parapluie s’ouvre tout seul. Pouf ! Dessous, on est à l’abri. Il ne pleut pas. <On attend un peu, au cas où.>',
  ),
  small(
    'quiet',
    'Le lait a une peau. Beurk ! {A} la soulève avec une cuillère. On dirait un petit drap. <On la met à sécher.>',
  ),
  small(
    'road',
    'La poubelle a une grande bouche. « J’ai faim », dit-elle. C’est la voix {a.de}. Une peau de banane ! Clap. <Merci, dit la poubelle.>',
  ),
  small(
    'quiet',
    'Une mèche tombe dans les yeux. Pff ! Elle remonte. Elle retombe. {A} met une pince. <La pince a la forme d’une coccinelle.>',
  ),
  small(
    'road',
    'Cette chaise boite. Tac, tac. Un bout de carton sous le pied. Elle se tient droite. <Elle a presque l’air fière.>',
  ),
  small(
    'quiet',
    'Chut, un bébé dort à côté. On parle avec les sourcils. En haut : oui. En bas : non. De travers : peut-être. <On rit sans bruit.>',
  ),
  small(
    'road',
    'Des clés tintent. Laquelle est la bonne ? La grosse est trop grosse. La fine tourne dans le vide. La vieille dit clac. <Bravo, mamie clé !>',
  ),
  small(
    'quiet',
    'Le ventre {a.de} est un tambour. Poum, poum ! « Doucement », dit {a}. Il y a de la tarte dedans. <On l’entend presque.>',
  ),
  small(
    'road',
    'Une affiche a perdu un coin. Il flotte. {H} le recolle avec le pouce. On compte jusqu’à cinq. <Le pouce reste collé aussi.>',
  ),
  small(
    'quiet',
    'Une tasse a deux oreilles. « Tu m’entends ? » dit {h}. La tasse ne répond rien. Elle a la bouche pleine. <De chocolat.>',
  ),
]
