import { always, type Episode, more } from '../../language-pack.ts'

/** A queue in which nobody knows what for. */
export const endlessQueue: Episode = {
  id: 'endless-queue',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['La file', 'Le dernier, c’est vous ?', 'On attend quoi ?'],
  summary: 'Il y a une file, et personne ne sait ce qu’on y attend.',
  beats: [
    always(
      [
        'Le long du mur, il y avait une file. Elle passait un angle, puis un autre. <Personne ne parlait, et tout le monde avait l’air d’avoir un numéro.> {A} se mit au bout, par habitude.\n— On attend quoi ? demanda {h}.\n— Je ne sais pas, dit {a}. Mais ça doit être bien.',
      ],
      '!apart/together',
    ),
    always(
      [
        'La dame d’avant ne savait pas non plus. Le monsieur d’avant avait entendu parler de pommes. Plus loin, on penchait pour des chaussures, plus loin encore pour une signature. <Une jeune fille attendait, dit-elle, que son frère revienne, et il attendait trois places devant.>',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On avança d’un pas. Ce fut un événement. Les gens se tournèrent les uns vers les autres, et l’on se serra la main. <Un homme sortit un jeu de cartes. Une thermos passa de bouche en bouche, jusqu’à l’angle, et revint pleine.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} n’aimait pas attendre sans savoir. « Garde ma place », dit {h}, et {h} remonta la file jusqu’à la tête. Tout devant, devant une porte murée, il y avait un petit vieux sur une caisse.\n— Vous attendez quoi, monsieur ?\n— Moi ? dit-il. Rien. Je m’étais assis pour refaire mon lacet. Quelqu’un s’est mis derrière. Je n’ai pas osé me lever.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} lui noua son lacet, un double nœud. Puis on se leva ensemble. <Derrière, cent personnes firent « ah ».> Le vieux fit trois pas, heureux comme un ministre, et toute la file le suivit, à travers la place, jusqu’à un café qui n’en demandait pas tant.',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        '— Alors, c’était quoi ? demanda {a}, qui tenait toujours les deux places.\n— Un lacet.\n{A} regarda ses propres chaussures avec respect, et l’on repartit.',
      ],
      '!apart/together',
    ),
  ],
}

/** Two gentlemen too polite to go through a door. */
export const afterYou: Episode = {
  id: 'after-you',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Après vous', 'La porte étroite', 'Je n’en ferai rien'],
  summary: 'Deux messieurs sont bloqués devant une porte, par politesse.',
  beats: [
    always(
      [
        '— Après vous.\n— Je n’en ferai rien.\n— J’insiste.\nDeux messieurs se tenaient devant une porte étroite, chapeau à la main, et se montraient le passage. <Ils avaient l’un et l’autre une barbe de deux jours, ce qui laissait réfléchir.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Excusez-nous, dit {h}. On voudrait passer.\n— Bien sûr, dirent les deux. Dès que monsieur sera passé.\nEt chacun désigna l’autre. {A} voulut se glisser entre eux. Quatre mains aimables se levèrent. <« Nous étions là avant, dirent-ils, mais prenez notre place dans l’attente. »>',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On apprit qu’ils s’étaient rencontrés là mardi. Depuis, chacun en savait beaucoup sur l’autre : l’un élevait des abeilles, l’autre avait une sœur en Belgique. <Ils mangeaient à tour de rôle, en se tendant le pain. Et même le pain faisait l’aller et retour.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} réfléchit. Le premier qui passerait serait un malotru, et aucun des deux n’en était un. Il ne fallait donc pas de premier.\n— Vous avez déjà marché de côté ? demanda {h}.\nOn les plaça épaule contre épaule, de profil. {A} compta : un, deux. À trois, ils passèrent ensemble, en rentrant le ventre, et leurs deux chapeaux aussi.',
      ],
      '!apart/together',
    ),
    always(
      [
        'De l’autre côté, ils se saluèrent, très émus. Puis ils virent l’escalier.\n— Après vous, dit l’un.\n<{H} et {a} pressèrent le pas. Il y avait bien trente marches.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['Longtemps encore, on entendit derrière soi deux voix qui montaient, et qui n’étaient pas pressées d’arriver.'],
      '!apart/together',
    ),
  ],
}

/** A wobbling chair, and the folded letter that has been propping it up. */
export const wobblyChair: Episode = {
  id: 'wobbly-chair',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['La cale', 'Un pied trop court', 'Pliée en quatre'],
  summary: 'Sous le pied d’une chaise, il y a une lettre que personne n’a lue.',
  beats: [
    always(
      [
        '{A} s’assit sur une chaise, contre un mur, et bascula. Il y en avait une seule, en bois, avec un pied trop court. <On l’avait mise là pour les gens fatigués, et les gens fatigués devaient y faire de l’équilibre.> « Elle avait une cale », dit {h}. Un peu plus loin, par terre, il y avait un papier plié en quatre, puis en huit.',
      ],
      '!apart/together',
    ),
    always(
      [
        'C’était une lettre. Sur le dessus, on lisait encore : « À ouvrir. »\n— Elle n’est pas à nous, dit {a}.\n— Elle est à qui s’assoit, dit {h}. <C’était discutable. On s’assit pour en discuter, et l’on bascula de nouveau.>',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On essaya d’abord autre chose : un caillou, qui roula ; un bouchon, qui s’écrasa ; le pouce {a.de}, brièvement. La lettre, elle, était exactement de la bonne épaisseur. <Quelqu’un l’avait repliée bien des fois pour arriver à ce chiffre.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} la déplia. L’encre avait pâli, mais on lisait tout : « Cher toi qui t’assois. Cette chaise n’a rien. C’est le sol. Pousse-la de trois doigts vers la gauche, tu verras. J’aurais pu le faire, mais je voulais que quelqu’un lise. Voilà. C’est gentil d’avoir lu. »',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} poussa la chaise de trois doigts vers la gauche. Elle ne bougea plus. On s’y assit chacun son tour, et même à deux. Ensuite, {h} emprunta un crayon, ajouta une ligne au bas de la lettre, et la replia. En quatre, puis en huit. <Puis il fallut remettre la chaise de travers, à trois doigts près, pour que cela serve.>',
      ],
      '!apart/together',
    ),
    more(2, ['— Qu’est-ce que tu as écrit ? demanda {a}, plus loin.\n— « Bien reçu », dit {h}.'], '!apart/together'),
  ],
}

/** The voice in the loudspeaker has lost its page. */
export const loudspeaker: Episode = {
  id: 'loudspeaker',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Votre attention, s’il vous plaît', 'La voix a perdu sa page', 'Une annonce'],
  summary: 'La voix d’un haut-parleur s’arrête au milieu d’une phrase.',
  beats: [
    always(
      [
        '« Votre attention, s’il vous plaît », dit une voix, d’un haut-parleur accroché tout en haut. Chacun leva la tête. « Le. » Il y eut un bruit de feuilles. « Le… Oh, zut. » <On entendit une chaise, un stylo qui roule, quelqu’un à quatre pattes.> Puis plus rien. Toute une foule restait le nez en l’air.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Sous le haut-parleur, il y avait une porte, et derrière la porte, une très petite dame devant un très grand micro.\n— J’ai perdu la page, dit-elle. Je sais que c’est important. Je le dis depuis trente ans. Mais c’est écrit, et je ne l’écoute pas.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On chercha partout. Il y avait l’annonce des objets trouvés, celle des enfants perdus, celle des excuses, en quatre exemplaires. <{A} trouva « Nous vous souhaitons », sans rien derrière. C’était beau, comme cela.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'La foule attendait. Un bébé, au loin, demanda ce qui se passait.\n— Dites-leur autre chose, souffla {h}.\n— Quoi ? Je n’ai jamais rien dit.\n{H} se pencha vers le micro. « Bonjour », dit {h}, et cela fit un tonnerre. « Il n’y a rien. Vous pouvez baisser la tête. Pendant que vous y êtes, regardez qui est à côté de vous. »',
      ],
      '!apart/together',
    ),
    always(
      [
        'En bas, il y eut un bruissement. Des gens riaient, d’autres se reconnaissaient. <Deux personnes qui s’étaient attendues à dix mètres l’une de l’autre tombèrent nez à nez.> La petite dame coupa le micro et se moucha.\n— Trente ans, dit-elle. Je vais la noter, celle-là.',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['La page perdue, on la retrouva en partant. {A} marchait dessus. « Le », disait-elle, « service est terminé. »'],
      '!apart/together',
    ),
  ],
}

/** A man who guards an empty spot. */
export const guardOfNothing: Episode = {
  id: 'guard-of-nothing',
  categories: [],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['Le gardien', 'Défense de', 'Un carré vide'],
  summary: 'Un homme garde un endroit où il n’y a rien.',
  beats: [
    always(
      [
        'Un homme en uniforme gardait un carré de terrain, entouré d’une corde. Dans le carré, il n’y avait rien. <De la bonne terre, trois cailloux, un brin d’herbe en liberté.>\n— Défense d’entrer, dit-il, pas méchamment.\n— Pour protéger quoi ? demanda {h}.\n— Ce n’est pas dans mes consignes.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Cela faisait onze ans. Avant lui, son oncle. On avait oublié ce qui se trouvait là, ou ce qui devait s’y trouver un jour. L’homme époussetait la corde le lundi. <Le jeudi, il huilait les piquets. Le reste de la semaine, il gardait.>',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '— On n’a jamais essayé d’y entrer ? demanda {a}.\n— Une fois, un papillon.\n— Et qu’est-ce que vous avez fait ?\n— J’ai regardé ailleurs, dit l’homme, en baissant la voix. On est humain.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il avait l’air fatigué.\n— Vous voulez vous asseoir ? dit {h}. Je garde.\nL’homme hésita, regarda à droite, à gauche. Puis il enjamba la corde et s’assit au milieu du carré, les jambes étendues. Il soupira si longtemps que l’herbe se coucha.\n— Mon Dieu, dit-il. On est bien, ici.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} monta la garde, très droit{e}. <{A} tint le képi.> Quand l’homme se releva, il avait bonne mine. Il prit un crayon, et sur la pancarte, sous « Défense d’entrer », il ajouta quelque chose : « Sauf pour se reposer. »',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        'En se retournant, on vit une vieille dame, un coureur et un chien, assis dans le carré. L’homme gardait. Il avait enfin quelque chose à garder.',
      ],
      '!apart/together',
    ),
  ],
}
