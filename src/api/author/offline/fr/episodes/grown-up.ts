import { always, type Episode, more } from '../../language-pack.ts'

/** For older readers: a sofa stuck on a landing, and the two who carry it. */
export const stuckSofa: Episode = {
  id: 'stuck-sofa',
  categories: [],
  ages: ['12-20', '20+'],
  needs: '!adventure',
  titles: ['Le canapé', 'Ni monter, ni descendre', 'Un peu à gauche'],
  summary: 'Un canapé est coincé, et deux personnes avec lui.',
  beats: [
    always(
      [
        'Le canapé tenait tout le passage. Dessous, il y avait un homme. Dessus, ou plutôt derrière, une femme. <On ne voyait que leurs doigts, et l’on entendait deux patiences.>\n— Un peu à gauche, disait-elle.\n— La tienne ou la mienne ?\nCela durait, apprit-on, depuis des heures. Peut-être depuis plus longtemps.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Il est entré, il y a douze ans, dit l’homme. Il faut bien qu’il ressorte.\n— On l’avait monté à quatre, dit la femme.\nIl y eut un silence, où l’on entendit qu’ils n’étaient plus quatre, et presque plus deux. {H} posa une main sur le velours. Il y avait une brûlure en forme de cœur raté, et une tache de vin qui avait dû faire rire.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On voulut passer par-dessous, {a} d’abord. {A} y resta coincé{a.e} à hauteur de ceinture.\n— C’est plus grand qu’on ne croit, là-dedans, dit la voix {a.de}. J’ai trouvé une boucle d’oreille.\nLa femme porta la main à son oreille.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Où va-t-il ? demanda {h}.\n— Chez moi, dit l’homme.\n— Chez moi, dit la femme.\nOn comprit pourquoi il n’avançait pas. {H} poussa un peu, pour la forme. Puis {h} fit ce que l’on fait avec un canapé : {h} s’assit.\n— Venez, dit {h}. De toute façon, il ne bougera plus.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Ils s’assirent, chacun à un bout. Le milieu grinça, comme il faisait, sans doute, autrefois. <« Tu prenais toujours ce côté-là », dit-elle. « C’est toi qui disais que c’était le mien. »> Quand {h} et {a} enjambèrent l’accoudoir pour continuer, ils n’avaient pas fini. On n’entendait plus « à gauche ». On entendait « tu te souviens ».',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        'Plus tard, quelqu’un leur raconta qu’un canapé vert servait de banc, sur un certain palier. On s’y arrête à toute heure. Il n’est plus à personne.',
      ],
      '!apart/together',
    ),
  ],
}

/** For older readers: a woman rehearses an apology in front of a lamp post. */
export const lampPost: Episode = {
  id: 'lamp-post',
  categories: [],
  ages: ['12-20', '20+'],
  needs: '!indoors !scifi',
  titles: ['La répétition', 'Devant un réverbère', 'Le rôle de l’autre'],
  summary: 'Quelqu’un répète une excuse devant un réverbère.',
  beats: [
    always(
      [
        '— Non, dit une femme à un réverbère. Je recommence.\nElle recula de trois pas, revint, posa la main sur le fer.\n— Je suis venue te dire, dit-elle. <Le réverbère l’écoutait comme ils écoutent, de haut.> Puis elle vit {h} et {a}, et devint rouge jusqu’au col.',
      ],
      '!apart/together',
    ),
    always(
      [
        'C’était pour sa sœur, expliqua-t-elle. Quatre ans sans un mot, à cause d’une phrase, à un enterrement. Elle habitait là, au numéro six. <« Je viens tous les mardis jusqu’à ce réverbère. Il sait tout. »> Mais un réverbère ne répond pas, et c’était la réponse qu’elle n’arrivait pas à imaginer.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '{A} proposa d’être la sœur.\n— Plus grande, dit la femme. Et les bras croisés.\n{A} croisa les bras et leva le menton.\n— C’est terrible, dit la femme, c’est tout à fait elle.\nEt elle ne put plus rien dire du tout.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} réfléchit.\n— Dites-moi la phrase, dit {h}. Pas l’excuse. L’autre. Celle de l’enterrement.\nLa femme ferma les yeux et la dit. C’était une petite phrase, à propos d’un chapeau. Une fois dehors, dans l’air, à la lumière, elle tenait dans la main.\n— C’est tout ? fit {h}, très doucement.\n— C’est tout, dit la femme, étonnée. Je la croyais plus grosse.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Elle traversa la rue. Devant le numéro six, elle leva la main, la baissa, regarda en arrière. Le réverbère s’alluma. <Ce n’était que l’heure. Mais il y a des heures qui savent choisir.> Elle sonna. On n’attendit pas de voir. Au tournant, on entendit seulement une porte, et une voix qui disait : « Tu as toujours ce chapeau. »',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        '— Et toi, dit {a} un peu plus loin, tu as un réverbère ?\n{H} y pensa jusqu’au coin.\n— Oui, dit {h}. Mais il n’est pas dans cette rue.',
      ],
      '!apart/together',
    ),
  ],
}

/** For older readers: a waiting room in which each thinks the next one is late. */
export const waitingRoom: Episode = {
  id: 'waiting-room',
  categories: [],
  ages: ['12-20', '20+'],
  titles: ['Salle d’attente', 'Le numéro sept', 'Entrez'],
  summary: 'Dans une salle d’attente, personne n’appelle personne.',
  beats: [
    always(
      [
        'Six chaises, une plante, des journaux de l’autre année : c’était une salle d’attente, et l’on ne pouvait pas passer sans la traverser. <Elle avait une porte au fond, avec un numéro sur un crochet. Le sept.> Cinq personnes y attendaient. Elles levèrent les yeux, comptèrent, et les baissèrent.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Vous avez quel numéro ? souffla un homme au chapeau.\n— On ne fait que passer, dit {h}.\n— C’est ce que j’ai dit, fit l’homme.\nDerrière la porte, une voix toussait de temps en temps. Chacun avait un papier dans la main. L’homme avait le huit, une jeune fille le neuf, la suite à l’avenant. Il manquait le sept.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '{A} s’assit, parce qu’il y avait une chaise. Aussitôt, {a} eut envie d’un journal de l’autre année. C’est un endroit qui vous prend. <On y apprit le temps qu’il avait fait. Il avait fait beau.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Et si le sept ne venait pas ? demanda {h}.\n— Il viendra, dit la jeune fille. Sinon, nous serions là pour rien.\n{H} frappa à la porte du fond.\n— Enfin ! dit la voix. Il y a deux heures que j’attends qu’on m’appelle. J’ai le sept.\nDerrière la porte, il y avait une autre salle, six chaises, une plante, et un monsieur seul, tout droit, son papier à la main.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il y eut un moment de flottement. <La plante perdit une feuille.> Puis la jeune fille éclata de rire, et cela passa de chaise en chaise. Personne n’attendait personne. Il n’y avait, des deux côtés, que des gens très bien élevés. « Huit », appela le monsieur, et il serra la main de l’homme au chapeau. « Neuf ! »',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        '— Et nous ? demanda {a}.\n— Nous, on passait, dit {h}.\nOn laissa la porte ouverte. Cela fit un courant d’air, et tout le monde s’en trouva mieux.',
      ],
      '!apart/together',
    ),
  ],
}
