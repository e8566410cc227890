import type { Trait } from '../../pack/trait.ts'

export const HEAD_TRAITS: readonly Trait[] = [
  {
    id: 'count',
    known: /compt|chiffre|nombre|calcul|math/iu,
    strength: 'voit tout de suite quand il en manque un',
    quirk: 'compte tout ce qui ne se sauve pas',
    plant: [
      '{H} comptait. Les marches, les réverbères, les boutons sur le manteau des gens. <À force, on remarque quand il en manque un.>',
      'Pour s’endormir, pour attendre, pour ne pas pleurer, {h} comptait. <Ça marchait presque toujours. Avec les petits pois, toujours.>',
      'Demandez {à} combien de carreaux a la cuisine. <Quarante-deux et demi.> Le demi se cache derrière la poubelle.',
      '{H} savait des nombres que personne ne demande : les pas jusqu’à la boulangerie, les dents du peigne, les soupirs d’un dimanche.',
      'Il y a des gens qui regardent les choses. {H} en faisait l’addition. <Le résultat traînait ensuite dans ses poches.>',
    ],
    key: [
      '{H} compta, comme chaque fois que rien d’autre ne servait. Un, deux, trois. À sept, {il} s’arrêta. À sept, tout était clair.',
      'Que faire ? D’abord compter jusqu’à neuf. <Le huit faillit y rester.> À neuf, l’idée était là, bien assise.',
      'Alors {h} recompta tout depuis le début. Il y en avait un de trop. Personne n’y avait pris garde, parce que personne ne compte.',
      'Un, deux, quatre. {H} revint en arrière. Le trois manquait. Et ce trou, juste là, avait exactement la forme de la réponse.',
      '{H} se mit à compter à voix basse. <C’était mieux que de trembler.> Les nombres se rangèrent, et derrière le dernier attendait une idée.',
    ],
  },
  {
    id: 'collect',
    known: /collectionn|ramass|caillou|coquillage|timbre|garde tout|jette rien/iu,
    strength: 'trouve ce que les autres laissent par terre',
    quirk: 'a toujours les poches pleines',
    plant: [
      '{H} ramassait. Des boutons, des vis, un caillou en forme d’oreille. <La machine à laver s’était déjà plainte deux fois.>',
      'Dans les poches {de} vivaient un bout de ficelle, un demi-crayon et une plume. « On ne sait jamais », disait {h}.',
      'Rien n’était jamais perdu, avec {h}. <Tout était au fond d’une poche, sous autre chose.>',
      'Les trottoirs faisaient des cadeaux {à} : une rondelle, un ticket, un noyau bien poli. {H} disait merci et gardait tout.',
      'On reconnaissait le manteau {de} au bruit. <Il sonnait comme un tiroir qui marche.>',
    ],
    key: [
      '{H} mit les mains dans ses poches, faute de mieux. Entre la vis et la plume, il y avait l’idée.',
      'Les doigts {de} retournaient le petit bazar au fond de la poche. <Ça tintait un peu.> Et dans sa tête, deux morceaux s’emboîtèrent.',
      '{H} vida ses poches par terre et regarda ce que cela donnait. <Pas grand-chose, à première vue.> À la deuxième, c’était une réponse.',
      'Le caillou, la ficelle, le bouton. {H} les posa en ligne. Ce qui manquait au bout de la ligne, {il} l’avait sous les yeux.',
      'Tout ce temps, cela pesait au fond d’une poche. {H} le sortit, souffla dessus et comprit à quoi servait l’objet.',
    ],
  },
  {
    id: 'clumsy',
    known: /maladr|trébuch|renvers|tombe|casse tout|empoté/iu,
    strength: 'se relève chaque fois, et plutôt bien',
    quirk: 'trébuche même sur les dessins des tapis',
    plant: [
      '{H} trébuchait. Sur les seuils, sur les chats, une fois sur une corde peinte. <Pour se relever, en revanche, personne ne faisait mieux.>',
      'Là où passait {h}, quelque chose tombait. <Il arrivait {que} le rattrape.>',
      'Les vases connaissaient {h} et se tenaient loin du bord.',
      '{H} avait deux mains et, disait-on, deux idées différentes de ce qu’elles faisaient. <Le beurre finissait souvent par terre.>',
      'On donnait {à} les tasses en fer. <Elles avaient de jolies bosses, et chacune avait son histoire.>',
    ],
    key: [
      'C’est alors {que} trébucha. Évidemment. <Sur ses propres lacets, pour changer.> Vu d’en bas, tout avait l’air différent. D’en bas, on voyait.',
      '{H} recula d’un pas et tomba assis{e}. À cette hauteur, juste au niveau des chaussures, la solution attendait.',
      'Quelque chose tomba. C’était {h}. Et pendant la chute, qui dura longtemps, une idée eut le temps d’arriver.',
      '{H} fit un faux mouvement, le dernier d’une longue série. Celui-là était le bon. Derrière ce qui venait de tomber, il y avait ce qu’on cherchait.',
      'Le nez contre le sol, {h} ne bougea plus. <On voit des choses, là-dessous, qu’aucun adulte n’a vues depuis des années.> Et parmi ces choses, la réponse.',
    ],
  },
]
