import { always, type Episode, more } from '../../language-pack.ts'

/** For children, outdoors: a snail race with a favourite that goes the wrong way. */
export const snailRace: Episode = {
  id: 'snail-race',
  categories: ['adventure', 'generic'],
  ages: ['child'],
  needs: '!indoors',
  titles: ['Le numéro trois', 'À vos marques', 'La grande course'],
  summary: 'Une course d’escargots, et le favori part à l’envers.',
  beats: [
    always(
      [
        '— Chut, dirent huit enfants à plat ventre. Ils sont partis.\nSur une planche, il y avait cinq escargots, avec des numéros à la craie. La course avait commencé le matin. <La ligne d’arrivée était à un mètre. On apportait à manger.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} se coucha aussi. Le un dormait. Le deux faisait le tour du quatre. Le cinq avait rentré ses cornes et pensait. Seul le trois avançait, fort, droit, magnifique. Dans le mauvais sens.\n— C’est le mien, dit une petite fille, d’une voix minuscule. Il s’appelle Éclair.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'Un garçon tenait les paris. On misait des billes et des boutons.\n— Personne n’a joué le trois, dit-il.\n— Moi, dit {h}, et mit un bouton. <C’était un bouton qui servait. Il fallut tenir son manteau.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'Éclair arriva au bord de la planche, du côté du départ. On croyait qu’il tomberait. Il sortit les cornes, il regarda en bas. Il passa par-dessus. On le vit descendre le chant, puis se coller en dessous, la tête en bas, et disparaître.\nLa petite fille ferma les yeux.\n— Attends, dit {h}. Regarde dessous.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Sous la planche, il faisait frais et humide. Ça glissait. Éclair filait, on peut le dire. Les autres séchaient au soleil. Une demi-heure après, deux cornes parurent, à l’autre bout, à l’endroit exact de l’arrivée. <Les huit enfants hurlèrent, à voix basse.>\n— Il n’allait pas à l’envers, dit la petite fille. Il allait par l’autre côté.',
      ],
      '!apart/together',
    ),
    more(2, ['On refit les comptes. {H} rentra avec neuf billes et son bouton.'], '!apart/together'),
  ],
}

/** For children: two small customs officers with a string across the way. */
export const stringCustoms: Episode = {
  id: 'string-customs',
  categories: ['adventure', 'generic', 'love', 'bedtime'],
  ages: ['child'],
  titles: ['La douane', 'Halte', 'Rien à déclarer'],
  summary: 'Deux petits douaniers ont tendu une ficelle.',
  beats: [
    always(
      [
        '— Halte ! Douane.\nUne ficelle barrait le passage. Elle était à hauteur de genou. Derrière, il y avait deux enfants de cinq ans, avec des képis en journal. <L’un des képis donnait la météo.>\n— Qu’est-ce que vous avez à déclarer ?',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Rien, dit {a}.\n— C’est louche, dit le premier douanier.\n— Tout le monde a quelque chose, dit le second.\nIl fallut vider ses poches sur un mouchoir. {A} avait deux tickets et un noyau. Le noyau fut mis de côté, pour enquête.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On fit passer aussi ce que l’on avait sur la tête et dans la bouche. {H} tira la langue.\n— C’est à vous ? demanda le douanier.\n— Depuis toujours, dit {h}.\nIl la nota.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Maintenant, dit le premier, il faut payer. Un secret, une grimace ou une chose drôle.\n— Ou une sucette, dit le second.\n{H} n’avait pas de sucette. {H} s’accroupit, fit signe d’approcher, et leur dit à l’oreille une chose drôle. Elle était courte. Les deux douaniers se regardèrent. Le premier se retint. Le second tomba par terre.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il fallut le relever. Son képi n’était plus qu’un journal. {H} le replia, en bateau d’abord, par erreur, puis en képi. <Avec deux pointes. C’était devenu un grade supérieur.>\n— Passez, dit le premier, et il leva la ficelle. Mais vous me la redirez en repassant.',
      ],
      '!apart/together',
    ),
    more(2, ['Le noyau leur fut rendu. Entre-temps, quelqu’un y avait dessiné deux yeux.'], '!apart/together'),
  ],
}

/** For children: a hospital for soft toys, and a patient with nothing wrong. */
export const toyDoctor: Episode = {
  id: 'toy-doctor',
  categories: [],
  ages: ['child'],
  titles: ['La clinique', 'Au suivant', 'Il n’a rien'],
  summary: 'Une petite clinique soigne les peluches, et l’une n’a rien.',
  beats: [
    always(
      [
        'Sur une caisse, il y avait une croix rouge, et derrière la caisse une fille de neuf ans, une loupe à l’œil. « Docteur », disait son badge. Une file d’enfants attendait, des peluches dans les bras. <Un éléphant gémissait. Enfin, c’était le petit frère.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'La docteur travaillait vite. Une oreille, trois points. Un œil, un bouton. Un ours avait avalé une bille : « On l’opère demain, il ne doit pas jouer. » {A} tenait le fil, {h} tenait les pattes. Puis vint un lapin, très propre, avec un garçon très sérieux.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On prit la température. On tapa sur le genou. On regarda dans l’oreille.\n— C’est propre, dit la docteur. C’est bien cousu. Il est neuf ?\n— Il est vieux, dit le garçon. <On ne s’en était jamais servi.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Il n’a rien, dit la docteur en ôtant sa loupe.\n— Si, dit le garçon. Il ne dort pas. Il reste sur l’étagère, et il regarde. Ma mère dit qu’il est trop beau.\nLa docteur ne savait pas. Ce n’était pas dans son livre. Elle se tourna vers {h}.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} prit le lapin. Il était raide comme un invité. {H} le serra une fois, fort, contre son manteau, puis le passa à {a}, qui le serra aussi. Il fit toute la file. Chacun le serrait un peu. Quand il revint, il avait une oreille pliée, un ventre mou, et une trace de confiture.\n— Il a bonne mine, dit la docteur. À prendre le soir, sous le bras.',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        'Le garçon partit en courant. Le lapin pendait à son coude, la tête en bas, et il avait l’air d’avoir enfin compris quelque chose.',
      ],
      '!apart/together',
    ),
  ],
}
