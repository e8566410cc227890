import { always, type Episode, more } from '../../language-pack.ts'

/** For the smallest: a little bell that has lost its ding. */
export const littleBell: Episode = {
  id: 'little-bell',
  categories: [],
  ages: ['toddler'],
  titles: ['Ding', 'Sans ding', 'La cloche'],
  summary: 'Une petite cloche ne fait plus ding.',
  beats: [
    always([
      'Voilà une cloche. {H} la secoue. Rien ! Pas de ding. Pas de dong. La cloche ouvre la bouche, et rien ne sort.',
    ]),
    always([
      '« Elle a mal à la gorge », dit {h}. {A} regarde dedans. C’est vide. <Il n’y a pas de langue.> « Elle a perdu sa langue », dit {a}.',
    ]),
    more(1, [
      '{H} met un bouton. Pof, dit la cloche. {H} met une mie de pain. Mm, dit la cloche. <Elle l’a presque mangée.>',
    ]),
    always([
      'Sous le banc, quelque chose brille. C’est une bille de fer. Elle a un petit crochet. {H} l’attache. Clic ! {H} secoue. Ding !',
    ]),
    always([
      'Ding, ding ! La cloche n’arrête plus. Elle dit tout ce qu’elle avait à dire. <Ça fait beaucoup.> Puis elle dit encore un tout petit ding. Et chut.',
    ]),
  ],
}

/** For the smallest: two gloves that have quarrelled. */
export const twoGloves: Episode = {
  id: 'two-gloves',
  categories: [],
  ages: ['toddler'],
  titles: ['Gauche et droite', 'Les gants', 'Fâchés'],
  summary: 'Deux gants sont fâchés.',
  beats: [
    always(['Voilà un gant. Voilà l’autre gant. L’un regarde par ici. L’autre regarde par là. Ils sont fâchés !']),
    always([
      '« C’est moi le premier », dit le gauche. « C’est moi », dit le droit. {H} met le gauche. Le droit boude. {H} met le droit. Le gauche boude. <C’est fatigant, des gants.>',
    ]),
    more(1, ['{A} a des gants aussi. Ils dorment dans la poche. <Ils dorment l’un dans l’autre.> Chut.']),
    always([
      '{H} met les deux. En même temps ! Zip. Puis {h} frappe dans ses mains. Clap ! Les gants se cognent. « Oh », dit le gauche. « Oh », dit le droit. Clap, clap ! C’est drôle.',
    ]),
    always([
      'Tout seul, on ne peut pas faire clap. Les gants le savent, maintenant. {H} les range. Ils se tiennent par le pouce. <Bonne nuit, les gants.>',
    ]),
  ],
}

/** For the smallest: somebody lives in the puddle. */
export const puddleMirror: Episode = {
  id: 'puddle-mirror',
  categories: ['adventure', 'generic', 'love', 'bedtime'],
  ages: ['toddler'],
  needs: '!snow',
  titles: ['Dans la flaque', 'Plouf', 'Quelqu’un'],
  summary: 'Il y a quelqu’un dans la flaque.',
  beats: [
    always([
      'Par terre, il y a une flaque. Elle est ronde. {H} se penche. Dedans, il y a quelqu’un ! {H} fait coucou. L’autre fait coucou.',
    ]),
    always([
      '« Viens ! » dit {h}. L’autre ouvre la bouche aussi. Mais on n’entend rien. <C’est quelqu’un de très poli.> {H} touche son nez. Plic ! Le nez s’en va en ronds.',
    ]),
    more(1, [
      '{A} se penche. Maintenant, ils sont deux dans la flaque. Un nuage passe entre eux. <Il ne se mouille pas.>',
    ]),
    always([
      '« Tu as froid ? » demande {h}. L’autre a l’air d’avoir froid. {H} enlève son écharpe. L’autre enlève la sienne ! {H} la remet. L’autre aussi. Bon, tout va bien.',
    ]),
    always([
      '« Je dois y aller », dit {h}. {H} fait un bisou avec la main. Il en arrive un, d’en bas. Plic. <À la prochaine pluie !>',
    ]),
  ],
}

/** For the smallest: an ant with a crumb that is too big. */
export const busyAnt: Episode = {
  id: 'busy-ant',
  categories: [],
  ages: ['toddler'],
  titles: ['La fourmi', 'Oh hisse', 'Une grosse miette'],
  summary: 'Une fourmi porte une miette trop grosse.',
  beats: [
    always([
      'Regarde, par terre. Une fourmi ! Elle porte une miette. La miette est énorme. Elle pousse. Elle tire. Oh hisse !',
    ]),
    always([
      'Il y a une feuille sur le chemin. Pour {h}, c’est une feuille. Pour la fourmi, c’est une montagne. <Elle monte. Elle retombe sur le dos.> Ses six pieds bougent.',
    ]),
    more(1, [
      '« Tu veux de l’aide ? » demande {h}. « Je suis forte ! » dit la fourmi. Elle souffle. <On l’entend à peine.> « Un peu d’aide », dit-elle.',
    ]),
    always([
      '{H} ne prend pas la miette. {H} prend la feuille ! Hop, plus de montagne. La fourmi court. Elle court tout droit, jusqu’à un petit trou.',
    ]),
    always([
      'Dans le trou, on crie bravo. C’est un tout petit bravo. {H} met l’oreille. <Ça chatouille.> Puis la porte se ferme. C’est un grain de sable.',
    ]),
  ],
}

/** For the smallest: a second moon in the bucket. */
export const twoMoons: Episode = {
  id: 'two-moons',
  categories: ['bedtime', 'scifi', 'adventure', 'generic', 'christmas'],
  ages: ['toddler'],
  titles: ['Dans le seau', 'Deux lunes', 'Elle tremble'],
  summary: 'Il y a une lune dans un seau.',
  beats: [
    always([
      'La lune est là-haut. Bonsoir, lune ! Il y a aussi un seau. {H} regarde dedans. Oh ! Il y a une lune dans le seau.',
    ]),
    always([
      '« Elle est tombée », dit {h}. La lune du seau tremble. Elle a froid, dans l’eau. <Elle est pourtant bien ronde.> {H} veut la sortir.',
    ]),
    more(1, [
      '{H} la pêche avec une cuillère. La lune est dans la cuillère ! Elle est toute petite. {H} la verse. <Glou. Elle est retournée dans le seau.>',
    ]),
    always([
      '{A} lève le doigt. « Là-haut, elle y est encore. » C’est vrai ! Une en haut, une en bas. « Ce sont deux sœurs », dit {h}. {H} ne bouge plus le seau. L’eau se calme. La petite lune ne tremble plus.',
    ]),
    always([
      'Elles se regardent. C’est doux, une grande sœur. {H} chuchote : « Dormez bien. » <La lune du seau ferme un œil. C’était une feuille.> Bonne nuit, les deux.',
    ]),
  ],
}

/** For the smallest: a head gets stuck in a jumper. */
export const bigJumper: Episode = {
  id: 'big-jumper',
  categories: [],
  ages: ['toddler'],
  titles: ['Où est la tête ?', 'Le gros pull', 'Coucou'],
  summary: 'Une tête est perdue dans un pull.',
  beats: [
    always([
      '{H} met un pull. Un bras. L’autre bras. Et la tête ? Où est la tête ? Il fait noir. Il fait chaud. C’est plein de laine.',
    ]),
    always([
      '« Je suis où ? » dit {h}. « Dans le pull », dit {a}. {H} cherche le trou. Voilà un trou ! Non, c’est une manche. <La main dit bonjour au nez.>',
    ]),
    more(1, [
      'Dans le pull, il y a une petite lumière. Elle passe entre les fils. <On dirait des étoiles de laine.> Une, deux, beaucoup.',
    ]),
    always([
      '« Par ici ! » dit {a}. La voix vient d’en haut. {H} pousse. Ça gratte aux oreilles. Ça tire sur le nez. Et pop ! Voilà la tête.',
    ]),
    always([
      '« Coucou ! » dit {a}. Les cheveux sont debout. Tout le monde est là : deux bras, une tête. Et un nez un peu rouge. <On recommence ?>',
    ]),
  ],
}
