import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'

/** Told when there is room for still more. */
export const toddlerLater: readonly Insert[] = [
  small(
    'quiet',
    'On chante en marchant. Un pas, une note. Un pas, une note. {A} chante gros. {H} chante fin. Un oiseau s’en mêle. <Il ne sait pas les paroles.>',
  ),
  small(
    'road',
    'Une balle est dans l’herbe. Elle est jaune. {H} la roule. {A} la roule aussi. Arrive un chien. Il la roule avec le nez. <Puis il l’emporte.> C’était la sienne.',
  ),
  small(
    'road',
    'La lune est là, toute pâle. Elle est assise sur un toit. {H} fait trois pas. La lune aussi. {H} s’arrête. La lune aussi. <« Elle t’aime bien », dit {a}.> Coucou, lune.',
  ),
  small(
    'road',
    'Une grille. Elle grince. Iiii ! {H} la pousse encore. Iiii ! {A} se bouche les oreilles. « Elle dit bonjour », dit {h}. <Iiii !> « Bonjour », dit {a}.',
  ),
  small(
    'road',
    'Une plume est par terre. Elle est blanche. {H} souffle. Elle vole. {A} souffle. Elle revient. <Elle chatouille une joue.> Puis le vent la prend. Il souffle mieux.',
  ),
  small(
    'quiet',
    '{A} fait un nœud à la chaussure. Une oreille, deux oreilles. « Comme un lapin », dit {h}. L’autre chaussure veut aussi. Une oreille, deux oreilles. <Hop, hop, font les lapins.>',
  ),
  small(
    'quiet',
    'Ça sent bon. {H} lève le nez. Ça sent le pain. Une fenêtre s’ouvre. « Un petit bout ? » dit une dame. Il est tout chaud. <Le beurre se sauve.> On mâche sans parler.',
  ),
  small(
    'quiet',
    'Un âne est derrière la clôture. Il a le nez doux. « Je peux ? » dit {h}. L’âne tend le nez. C’est du velours. Il souffle dans le cou. <C’est chaud.> Miam, fait l’âne.',
  ),
  small(
    'quiet',
    'Un train passe, loin. Tuut ! {H} fait coucou. Est-ce qu’on le voit ? À la dernière fenêtre, une main. <Elle fait coucou aussi.> Le train devient une chenille. Puis plus rien.',
  ),
  small(
    'road',
    'La balançoire attend. {H} s’assoit. En avant, en arrière. En avant, le ciel est près. En arrière, {a} est près. <C’est bien des deux côtés.> Tout doucement, ça s’arrête.',
  ),
  small(
    'road',
    'Voilà une fontaine. Elle parle, elle parle. « Que dit-elle ? » demande {a}. {H} écoute bien. « Elle dit glouglou. » « Et après ? » dit {a}. Après, c’est encore glouglou.',
  ),
  small(
    'road',
    'Trois oies passent. Une devant. Une au milieu. Une derrière, qui râle. Couin, couin ! {H} se pousse. {A} se pousse. <Les oies ne se poussent pas.> Voilà, c’est passé.',
  ),
  small(
    'road',
    'Sur une feuille, il y a une goutte. Dans la goutte, il y a le soleil. {H} touche du doigt. La goutte roule. Elle s’arrête au bord. <Elle se tient bien.> Puis elle lâche. Plic !',
  ),
  small(
    'quiet',
    'Le facteur passe. Il a un gros sac. « C’est pour moi ? » dit {h}. Il cherche. « J’ai un bonjour », dit-il. <{H} le prend à deux mains.> Un bonjour, ça ne pèse rien.',
  ),
  small(
    'quiet',
    'Un chapeau est sur un banc. Il attend une tête. {A} l’essaie. Trop grand ! {H} l’essaie. Où est {h} ? <Sous le chapeau, il fait brun.> On le pose sur un piquet.',
  ),
  small(
    'road',
    'On joue à cache-cache. {A} compte. Un, deux, trois. {H} est derrière l’arbre. Un pied dépasse. « Où est {h} ? » <Le pied bouge.> « C’est un arbre, peut-être ? » L’arbre rit.',
  ),
  small(
    'road',
    'Un bateau de papier est au bord. {H} le pousse. Il tourne. Il passe un caillou. « Bon voyage », dit {a}. <Le bateau penche pour dire au revoir.> L’eau l’emporte.',
  ),
  small(
    'quiet',
    'Un escargot traverse. Il ne se presse pas. {H} se met à quatre pattes. {A} aussi. On va à sa vitesse. <C’est très long, un petit chemin.> Bonne route, escargot.',
  ),
  small(
    'quiet',
    '{H} trouve une coquille. On la met sur l’oreille. Chhh, fait la mer. {A} écoute aussi. Chhh. <La mer est toute petite.> Elle tient dans une main.',
  ),
  small(
    'quiet',
    'Le vent prend le chapeau. Hop, il roule ! {H} court. {A} court. Le chapeau court mieux. Il s’arrête contre un mur. <Il est bien essoufflé.> On le remet sur la tête.',
  ),
  small(
    'quiet',
    'Un scarabée est sur le dos. Ses pieds cherchent le sol. Le sol est en bas ! {H} tend une brindille. Hop, il se retourne. <Il est vert et poli.> Il s’en va à pied.',
  ),
  small(
    'quiet',
    'Un chat est au soleil. {H} se met au soleil aussi. Le chat bâille. {H} bâille. {A} bâille. <Le soleil ne bâille pas.> On reste comme ça un moment.',
  ),
  small(
    'road',
    'Voilà un tas de feuilles. Frrr, font les pieds. Encore ! Frrr. {H} jette des feuilles en l’air. {A} en a sur la tête. <Ça fait un chapeau.> Il est orange.',
  ),
]
