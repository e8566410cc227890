import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: a tandem for two who have never ridden one, and a front rider who cannot hear the back. */
export const tandem: Plot = {
  id: 'tandem',
  categories: ['love', 'adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Camille', gender: 'female', connection: '' },
    b: { name: 'Fulbert', gender: 'male', connection: 'voisin' },
  },
  titles: ['Le tandem', 'Deux selles', '{H} et la selle de derrière'],
  teasers: [
    'Un tandem est à vendre, à condition d’être deux. {H} n’en connaît qu’un bout.',
    'Celui qui est devant voit la route, celui qui est derrière voit un dos. Pour aller à la mer, il faut s’entendre.',
  ],
  start: '{H} trouve un vieux tandem. On ne le donne qu’à deux personnes à la fois, et la mer est à trente kilomètres.',
  byname: '{h} sur la deuxième selle',
  places: [
    { name: 'La remise', description: 'Un tandem, une bâche, et douze ans de poussière bien égale.' },
    { name: 'La route de la mer', description: 'Trente kilomètres, une seule côte, mais elle dure.' },
    { name: 'La digue', description: 'On y arrive à deux ou on n’y arrive pas.' },
  ],
  scenes: [
    scene(['Deux selles', 'À donner', 'Il faut être deux'], 'Un vélo qui ne se donne qu’à deux.', [
      core(
        [
          '« À donner, tandem, à deux personnes », disait une pancarte, {là}. {H} la lisait de la rue. De l’autre côté, {a.+} la lisait aussi. On se regarda par-dessus.',
        ],
        [
          '« À donner, tandem, à deux personnes », disait la pancarte, {là}. {H} s’arrêta devant la grille. Sous une bâche, il y avait un long vélo vert, avec deux selles et l’air d’attendre quelqu’un depuis des années. {H} était {g:seul|seule|sans personne}. De l’autre côté de la pancarte, quelqu’un d’autre lisait. « À deux, dit {a.+}. C’est écrit. »',
          'Il y a, {là}, une grille avec un panneau qu’on ne regarde plus. Ce matin-là, deux personnes le lurent en même temps, l’une de la rue, l’autre de l’impasse : {h} et {a.+}. « Tandem à donner. À deux, ou pas du tout. » On se connaissait de vue, ou un peu mieux. <On n’avait jamais eu de raison de se parler longtemps.> Un vélo de deux mètres quarante, c’en est une.',
        ],
      ),
      always([
        '{H} n’avait jamais vu la mer autrement que par la vitre d’une voiture. Y aller à vélo, arriver par la digue, le vent dans la figure : c’était un vieux projet, et il lui manquait la moitié d’un guidon. Le tandem avait deux sonnettes. Celle de devant faisait « ding », celle de derrière, allez savoir pourquoi, « mais ».',
        '— Jusqu’où ça roule ? demanda {a}.\n— Jusqu’à la mer, dit {h}, sans avoir su qu’on allait dire cela. Trente kilomètres.\n{A} essaya les deux sonnettes. Celle de devant fit « ding », celle de derrière, allez savoir pourquoi, « mais ».',
      ]),
      slot('portrait'),
      slot('company'),
      more(2, ['{W.là} On gonfla les pneus, on souffla sur les selles.']),
    ]),
    scene(['Devant, derrière', 'Le fossé', 'On s’entend mal'], 'On part de travers.', [
      core(
        [
          '{A} monta devant, {h} derrière. « À gauche ! » cria {h}. {A}, qui n’entendait rien à cause du vent, tourna à droite. Il y avait un fossé. On changea de place, et ce fut l’autre fossé.',
        ],
        [
          '{A} monta devant, {h} derrière. On fit six mètres. « À gauche ! » cria {h}. {A}, qui n’entendait rien à cause du vent, tourna à droite. Dans le fossé, il y avait de l’eau, des joncs et un monsieur qui y pêchait. <« On prévient », dit-il.> On changea de place. Ce fut le même fossé, de l’autre côté.',
          'Au premier virage, {deux:l’un|l’une} voulut freiner, l’autre pédaler. Le tandem fit les deux. On se retrouva dans une haie, face à face, avec un nid entre les deux guidons. <La merle attendit qu’on s’en aille, avec beaucoup de tenue.> On se remit en selle. Devant, {a} regardait la route. Derrière, {h} regardait le dos {a.de} et n’avait aucune idée de ce qui venait.',
        ],
      ),
      more(1, [
        'Un dos, cela se lit, à la longue. Celui {a.de} se haussait avant les bosses, penchait avant les chats. {H} se mit à pencher aussi, sans y penser. <On fit ainsi deux kilomètres sans se parler ni tomber.> Puis {a} dit : « Tu pèses moins, derrière, quand tu ne décides pas. » Cela gâta tout.',
      ]),
      more(2, [
        'Une classe verte les vit passer.\n— C’est de la même famille ? demanda un petit.\n— Non, dit la maîtresse. Ça débute.',
      ]),
      slot('road'),
      more(3, [
        'À chaque village, des gens sortaient pour donner leur avis. Qu’on serre plus à droite. Que le gros doit aller devant. <On n’avait pas de gros. On passa.>',
      ]),
      more(3, [
        'Un chien courut avec eux pendant un kilomètre. Il passait à gauche, il passait à droite, et il avait l’air de se demander lequel des deux bouts tirait l’autre. <À la fin, il s’assit. La question le dépassait.>',
      ]),
    ]),
    scene(['La chaîne', 'Ce {b.que} veut savoir', 'Atelier'], 'Celui qui donnait le vélo.', [
      core(
        [
          'Au kilomètre neuf, la chaîne sauta devant chez des gens, et là se trouvait {b.+}.\n— Je la remets, dit {b}, si chacun me dit ce que l’autre fait mieux que lui.',
        ],
        [
          'Au kilomètre neuf, la chaîne sauta. Il n’y avait là qu’une maison, et devant la maison, {b.+}, qui passait la journée à garder les poules d’une parente et reconnut le vélo.\n— Je vous la remets, dit {b}. Mais il faut me dire une chose. Chacun une. Ce que l’autre, sur la selle, fait de mieux que vous.',
          'La chaîne tomba devant une porte, et la porte s’ouvrit. C’était {b.+}, de passage, les manches retroussées.\n— On ne répare pas un tandem comme un vélo, dit {b}. Il faut que les deux donnent quelque chose. Dites-moi ce qui vous agace le plus chez l’autre. Tout de suite. Et tout bas.',
        ],
      ),
      slot('questions'),
      always([
        'Il y eut un silence de poules.\n— Quand on tombe, dit {h}, {a} commence toujours par demander si le vélo n’a rien. Moi, je crie.\n{A} devint tout rose.\n— {H} sait où on est, dit {a}. Toujours. Même à l’envers, dans un fossé.\n{B} essuya la chaîne. « Elle tiendra », dit {b}.',
        'On le dit, chacun d’un côté, dans le creux d’une oreille. {B} écouta et se mit à rire.\n— C’est la même chose, dit {b}. Mot pour mot. Je vous laisse deviner laquelle.\n<Il fallut onze kilomètres pour oser demander.>',
      ]),
      more(1, [
        '— Pourquoi c’est à donner, et pas à vendre ? demanda {a}.\n— J’en ai vu partir trois fois, dit {b}. Chaque fois, celui de devant est arrivé le premier. C’est un défaut.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['La côte', 'À pied', 'Chacun son bord'], 'La côte.', [
      core(
        [
          'La côte commençait après le pont. « Tu ne pédales pas ! » dit {a}. « C’est toi qui freines ! » dit {h}. On descendit, et l’on marcha sans se regarder, le tandem entre les deux.',
        ],
        [
          'La côte commençait après le pont. {A} se leva sur les pédales, {h} s’assit plus fort. Au milieu, on n’avançait plus, on ne reculait pas encore. « Tu ne pédales pas ! » dit {a}. « C’est toi qui freines ! » dit {h}. On posa les pieds, chacun d’un côté de la route, et l’on marcha sans se regarder, le tandem entre les deux comme un enfant.',
          'C’était une côte à une seule pente, mais elle y tenait. On fit cent mètres, on souffla. On en fit cinquante. « Si tu regardais devant », dit {h}. « Si tu te taisais derrière », dit {a}. <Le vélo tomba. Cette fois, personne ne demanda s’il avait quelque chose.> On resta assis au bord du talus, à la distance d’un vélo.',
        ],
      ),
      slot('road'),
      more(1, [
        'Un tracteur les doubla, avec une remorque vide.\n— Je vous monte ? dit l’homme. Il y a de la place pour un.\nOn répondit « non » en même temps, et l’on fut surpris de la voix de l’autre.',
      ]),
      slot('quiet'),
      more(2, [
        '{W.encore} Le soleil avait déjà cette couleur qu’il prend quand il a un train. {A} arracha une herbe.\n— Je ne t’entends pas, dit {a}. C’est tout. Quand tu cries, c’est le vent qui arrive.',
      ]),
      more(3, [
        '— Tu veux passer devant ? dit {a}.\n— Non, dit {h}. J’aime bien ton dos.\n<C’était sorti tout seul. Une alouette monta d’un coup, comme si on l’avait poussée.>',
      ]),
    ]),
    scene(['Par le dos', 'La main', 'Avec les yeux de l’autre'], 'Celui de derrière raconte.', [
      slot('key'),
      core(
        [
          'Le vent emporte les mots, mais pas une main. {H} posa la sienne à plat entre les épaules {a.de}.\n— À gauche, je pousse à gauche. Toi, tu regardes. Moi, je sais où on est.\nLe tandem monta la côte d’un trait, et en haut, il y avait la mer.',
        ],
        [
          'Le vent emporte les mots, mais il n’emporte pas une main. {H} remonta en selle et posa la sienne à plat, entre les épaules {a.de}.\n— À gauche, je pousse à gauche. Pour freiner, je tire. Toi, tu regardes. Moi, je sais où on est.\n{A} ferma même les yeux, un instant, pour voir. La main disait : droit. La main disait : encore un peu. Le tandem monta la côte d’un trait, et en haut, tout au bout des champs, il y avait un fil d’argent.',
          'Ce dos se haussait avant les bosses, penchait avant les chats. Depuis le matin, il parlait. C’était seulement de derrière qu’on pouvait le lire.\n— Ne me dis rien, dit {h}. Regarde. Moi, je fais ce que tu fais.\nOn partit. {A} pensait « à droite », et {h} y était déjà. Deux personnes pédalaient, et cela faisait un seul bruit. Au sommet, la sonnette de derrière partit toute seule. « Mais », dit-elle. Et c’était la mer.',
        ],
      ),
      always([
        'On ne pédala plus. Cela descendait jusqu’à la digue. La main resta où elle était, quoique la route fût toute droite.',
        'La descente dura sept kilomètres. On n’y dit pas un mot. <Un monsieur qui pêchait, sur le pont du canal, leva la tête. « Ah, dit-il, en voilà deux qui s’entendent. »>',
      ]),
    ]),
    scene(['La digue', 'À deux', 'Le soleil a un train'], 'Au bout de la digue.', [
      slot('after'),
      more(2, [
        'On envoya une carte à {b}, avec un dessin de poule. « Arrivés ensemble », disait la carte. <C’était écrit de deux écritures, un mot sur deux.>',
      ]),
      always([
        '{Ils} arrivèrent exactement en même temps, à deux mètres quarante près. Le soleil touchait l’eau. {A} se retourna, pour la première fois de la journée, et l’on put enfin se voir. « Alors », demanda {h}, « c’était comment, devant ? » « Plein de vent », dit {a}. « Et derrière ? » {H} chercha le mot. <{W.fini}> Le tandem, contre le mur, fit « mais ».',
        'On coucha le vélo vert dans le sable, et l’on s’assit de chaque côté, puis du même. <{W.fini}> Au moment où le soleil disparut, {a} pencha un peu à gauche. {H} penchait déjà.',
      ]),
    ]),
  ],
}
