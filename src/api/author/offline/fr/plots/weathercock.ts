import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: the weathercock has left the steeple, and without him the wind does not know where to go. */
export const weathercock: Plot = {
  id: 'weathercock',
  categories: ['adventure', 'generic', 'christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Fanchon', gender: 'female', connection: 'tante' },
    b: { name: 'Bastien', gender: 'male', connection: 'voisin' },
  },
  titles: ['Le coq du clocher', 'Un coq en moins', '{H} et le vent perdu'],
  teasers: [
    'Le coq du clocher a disparu. Depuis, le vent souffle de tous les côtés à la fois.',
    'Il est en cuivre, il pèse vingt kilos, et il est parti de lui-même. {H} a une idée de la direction.',
  ],
  start: 'Un matin, le coq n’est plus sur le clocher. Le vent ne sait plus où souffler, et {h} part le chercher.',
  byname: '{h}, sur les traces du coq',
  places: [
    { name: 'Le clocher', description: 'Une tige, et rien au bout.' },
    { name: 'La colline aux antennes', description: 'Ici, tout grince, et chacun sur son ton.' },
    { name: 'La grange', description: 'Des pommes, une échelle, et un profil qu’on connaît.' },
  ],
  scenes: [
    scene(['Une tige', 'Le vent de partout', 'Ce matin-là'], 'Le coq n’est plus là.', [
      core(
        [
          'Un matin, {là}, il n’y eut plus de coq au bout du clocher. Aussitôt le vent, qui ne savait plus où souffler, souffla de partout.',
        ],
        [
          'Un matin, {là}, le vent souffla de tous les côtés. Les chapeaux montèrent, les draps s’enroulèrent sur eux-mêmes, et la fumée rentra dans les cheminées. On leva la tête. Sur le clocher, il y avait une tige de fer, et rien au bout. Le coq était parti.',
          '{H} saluait le coq tous les matins. <On ne sait pas si les coqs de cuivre voient de si haut, mais cela ne coûte rien.> Ce matin-là, {là}, il n’y avait personne à saluer. Au bout du clocher, la tige était nue, et le vent, en dessous, courait en rond comme un chien dont on a pris le maître.',
        ],
      ),
      always(
        [
          'C’était la veille de Noël. Sans coq, la grande étoile qu’on accroche sous lui tournait comme une folle, et personne ne pouvait la suspendre.',
        ],
        'christmas',
      ),
      core(
        ['Un coq vissé ne s’envole pas, il s’en va. {H} voulait savoir pourquoi, et le ramener.'],
        [
          'Un coq ne s’envole pas quand il pèse vingt kilos et qu’il est vissé. Il s’en va. {H} voulait savoir pourquoi, et {h} voulait qu’il revienne. Sans lui, on ne savait plus, le matin, de quel côté commencer.',
          'Le conseil parla d’acheter une girouette électrique. {H} ne dit rien et mit ses bottes. Quelqu’un qui a regardé au loin pendant deux cents ans, on ne le remplace pas, on va le chercher.',
        ],
      ),
      slot('portrait'),
      always([
        '— Il n’a pas pu aller loin, dit {a.+}, une main sur son chapeau. Il n’a qu’une patte.',
        '{A.+} arriva de biais, poussé{a.e} par un courant d’air.\n— Je viens, dit {a}. De toute façon, je ne peux aller que dans ce sens.',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Chez la couturière, toutes les robes s’étaient mises du même côté de la vitrine. Le journal du jour fut livré dans le village voisin. <Celui du village voisin ne fut pas livré du tout.>',
      ]),
      more(3, [
        '— On l’entendait grincer, avant, dit une dame. Toute la nuit. J’ai écrit à la mairie.\n— Moi aussi, dit un monsieur. Trois fois.\n<Ils regardèrent la tige, et ensuite leurs chaussures.>',
      ]),
    ]),
    scene(['Une seule patte', 'Tuile après tuile', 'La poste aérienne'], 'On suit la trace d’une patte.', [
      core(
        [
          'Il y avait des marques sur les tuiles, un saut, un autre saut, toujours d’une seule patte. On les suivit de toit en toit. Au dernier, il n’y avait plus que du ciel et une route.',
        ],
        [
          'Il y avait une marque sur les tuiles, une sorte de Y, un saut plus loin une autre. On les suivit de toit en toit, {h} par les échelles, {a} par la rue. Le coq avait passé l’école, la coopérative, la gendarmerie. Au dernier toit, les marques s’arrêtaient. Après, il n’y avait plus que du ciel et une route.',
          'On suivit les tuiles cassées. Une tous les trois mètres, bien au milieu. <« Il saute à cloche-pied », dit {a} avec admiration.> Au bout du village, il y avait une plume. Elle était en cuivre, elle était verte d’un côté. Ensuite, rien que la campagne, et le vent qui poussait dans toutes les directions.',
        ],
      ),
      more(1, [
        'Un gendarme prenait des notes contre le vent.\n— Taille ?\n— Un mètre, avec la queue.\n— Signe particulier ?\n— Il regarde toujours ailleurs.\n<Le gendarme relut, et demanda s’il avait de la famille.>',
      ]),
      more(2, [
        'Sur la colline aux antennes, tout grinçait : un moulin sans ailes, douze paraboles, une vieille éolienne. On crut dix fois le reconnaître. {A} finit par répondre à une parabole. <Elle captait un match de football.>',
      ]),
      slot('road'),
      core(
        ['On monta deux cents marches vers un coq doré, dans le village d’à côté. C’était un autre.'],
        [
          'On le vit ! Sur le clocher du village d’à côté, il y avait un coq, doré, superbe. {H} grimpa deux cents marches. C’était un autre. Il avait une étiquette de prix et tournait sans bruit. <« Le nôtre grinçait », dit {h} en bas, et ce fut dit comme on dit « le nôtre chantait ».>',
          'Un marchand de ferraille avait vu passer quelque chose de cuivre. On retourna avec lui tout son tas : des baignoires, une cloche, la moitié d’un cheval. De coq, point. <Cela prit trois heures, et {a} garda une passoire.> Il faisait presque nuit, et le vent leur riait dans les oreilles.',
        ],
      ),
    ]),
    scene(['Sous les pommes', 'La grange', 'Une boîte de sardines'], 'Quelqu’un l’a vu, mais demande quelque chose.', [
      core(
        [
          'Près d’une grange, {b.+} rentrait des pommes et mangeait des sardines.\n— Je l’ai vu, dit {b}. Aidez-moi pour les trente paniers, et je vous dirai où.',
        ],
        [
          'Près d’une grange, {b.+} ramassait des pommes avant que le vent ne les ramasse.\n— Un coq à une patte ? dit {b}. Je l’ai vu. Je vous dirai où, quand ces paniers seront rentrés. Il y en a trente. On est plus honnête après avoir travaillé.',
          '{B.+} tenait une échelle contre le vent, et l’échelle tenait {b}.\n— Je sais où il est, dit {b}. Je lui ai promis de ne pas le dire. Alors je ne le dirai pas. Mais si l’on rentre toutes ces pommes avec moi, peut-être qu’on passera devant.',
        ],
      ),
      slot('questions'),
      core(
        [
          'On rentra trente paniers.\n— Il se cache là-haut, dit {b}, qui posa sur la marche la boîte de sardines, avec son huile, pour le chat. Il a honte de sa voix.',
        ],
        [
          'On rentra trente paniers. Au dernier, on avait les bras longs comme des manches. {B} partagea ses sardines, et la boîte, avec son huile, resta sur la marche, pour le chat. Puis {b} montra le haut de la grange.\n— Il est venu se cacher, dit {b}. Il dit que là-haut on ne l’aime plus. Depuis deux hivers, on lui crie de se taire.',
          'Trente paniers, c’est beaucoup de pommes, et chacune roule de son côté. <{H} en mangea une seule, et {b} la compta.> Après, on s’assit et l’on mangea des sardines. La boîte, avec son huile, fut mise de côté pour le chat. « Il est juste au-dessus de vous », dit {b}. « Il a honte de sa voix. »',
        ],
      ),
      more(1, [
        '{B} parlait en rangeant les pommes, les belles devant.\n— On dit tout aux coqs, dit {b}. Jamais merci. <Le chat, sur une poutre, avait l’air de trouver que cela se discutait.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Là-haut, dans le foin', 'Une voix', 'Il tourne le dos'], 'Le coq ne veut pas rentrer.', [
      core(
        [
          'Il était dans le foin, tourné vers le mur. Il voulut répondre, et cela fit un grincement à faire mal aux dents. Aussitôt il se tut et rentra la tête. Voilà pourquoi il était parti.',
        ],
        [
          'Il était dans le foin, tourné vers le mur. De près, il était plus petit, et vert comme une vieille pièce.\n— Rentre avec nous, dit {h}.\nLe coq voulut répondre. Cela fit un tel grincement que les chauves-souris changèrent de poutre. Il se tut aussitôt et rentra la tête. Voilà pourquoi il était parti.',
          '— Bonjour, dit {h}, comme tous les matins.\nDans l’ombre, quelque chose de cuivre se redressa un peu, puis se tourna. Et il y eut ce bruit, long, rouillé, à faire mal aux dents. {A} se boucha une oreille, par surprise. Le coq le vit. <On ne devrait jamais faire cela devant quelqu’un qui essaie.> Il ne bougea plus.',
        ],
      ),
      slot('road'),
      more(1, [
        '— On peut lui acheter un ressort, dit {a}. Ou lui mettre une écharpe.\nLe coq fit semblant de ne pas entendre. <Pour quelqu’un de sourd et de vissé, il le faisait très bien.>',
      ]),
      slot('quiet'),
      more(2, [
        '{H} s’assit dans le foin, le dos au même mur. {W.encore}\n— Moi, quand je lis tout haut, dit {h}, ma voix se casse. Alors je fais celui qui n’a pas envie.\nLe coq tourna d’un cran. D’un seul.',
      ]),
      more(3, ['Dehors, le vent faisait le tour de la grange en appelant. Il se trompait de nom à chaque fois.']),
    ]),
    scene(['Deux gouttes', 'La boîte du chat', 'Sans un bruit'], 'Ce qu’il fallait au coq.', [
      slot('key'),
      core(
        [
          'Il n’avait rien de cassé. Il était sec. Et sur la marche, il y avait la boîte de sardines, avec son huile ! {H} y trempa un brin de foin : une goutte au pied, une goutte sous l’aile. Le coq tourna. On n’entendit rien.',
        ],
        [
          'Il n’avait rien de cassé. Deux cents ans de pluie, voilà tout. Et la boîte de sardines était sur la marche, avec son huile, pour le chat ! {H} y trempa un brin de foin et fit tomber une goutte au pied du coq. Puis une autre.\n— Tourne, maintenant. Doucement.\nLe coq tourna. On n’entendit rien. Il fit un tour, deux tours, et au troisième, il ouvrit le bec. Ce fut une note ronde, un peu basse, avec un goût de mer. Il la refit pour le plaisir.',
          'Qui grince n’est pas méchant, il est sec. {H} pensa à la porte de la cuisine, à la chaîne du vélo. De l’huile ! Mais où, dans une grange ? <Le chat, justement, était assis près de sa boîte et attendait son heure.>\n— Tu permets ? dit {h}.\nLe chat permit, à peu près. Une goutte sur la tige, une goutte sous l’aile. Le coq ne bougea d’abord que la queue. Puis le vent entra par la lucarne, et pour la première fois depuis deux hivers, le coq le suivit sans faire le moindre bruit.',
        ],
      ),
      core(
        [
          'On le remonta sur le clocher le soir même. Le vent le vit, s’arrêta net, et souffla d’un seul côté, comme il faut.',
        ],
        [
          'On le remonta sur le clocher le soir même, dans un panier à pommes. Dès qu’il fut au bout de sa tige, le vent le vit. Il s’arrêta net, fit demi-tour, et se mit à souffler d’un seul côté, comme il faut.',
          'Le retour se fit par la route, le coq sur les épaules {de}, {a} devant, qui annonçait. <Des fenêtres s’ouvrirent. Personne ne dit rien de désagréable.> La vis fut serrée à la main. Le vent vint s’appuyer contre lui, et les fumées se couchèrent toutes du même côté.',
        ],
      ),
      always(
        ['Et l’étoile, dessous, cessa de tourner. On la suspendit. Elle montrait l’est, ce qui est juste.'],
        'christmas',
      ),
    ]),
    scene(['Du bon côté', 'Bonjour', 'Un goût de mer'], 'Le vent sait où aller.', [
      slot('after'),
      more(1, [
        'Deux personnes montèrent ensemble à la mairie, reprendre leurs plaintes contre le bruit. <On ne les retrouva pas : le vent les avait classées.>',
      ]),
      more(2, [
        '{B} envoya un panier de pommes, et, dans le panier, une boîte de sardines neuve. « Une fois par an », disait l’étiquette. « Et une pour le chat. »',
      ]),
      core(
        [
          'Le lendemain, {h} leva la tête et dit bonjour. Là-haut, il y eut un petit mouvement, d’un cran. [Le vent passa|Et le vent passa] juste au-dessus de chez {h}.',
        ],
        [
          'Le lendemain, {h} leva la tête et dit bonjour. <{W.fini}> Là-haut, le coq regardait au loin, comme il se doit. Mais il y eut un petit mouvement, d’un cran, vers la rue. Le vent, ce matin-là, passa juste au-dessus de chez {h}.',
          'La nuit, dans le village, on n’entendit rien, et plusieurs personnes dormirent mal. <{W.fini}> Vers quatre heures, {h} se réveilla. Une note ronde descendait du clocher, une seule. C’était pour rien, pour le plaisir. Un chat, quelque part, se lécha les moustaches.',
        ],
      ),
    ]),
  ],
}
