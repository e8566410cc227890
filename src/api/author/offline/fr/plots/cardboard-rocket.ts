import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a cardboard rocket cannot take off, because the "one" of the countdown is missing. */
export const cardboardRocket: Plot = {
  id: 'cardboard-rocket',
  categories: ['scifi', 'adventure', 'bedtime', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Achille', gender: 'male', connection: 'oncle' },
    b: { name: 'Lucette', gender: 'female', connection: 'voisine' },
  },
  titles: ['Trois, deux… et puis ?', 'La fusée {de}', 'Il manque le un'],
  teasers: [
    'La fusée est prête. Trois, deux… Où est le un ? {H} le cherche.',
    'Sans le un, on ne part pas. Qui a pris le un ? {H} veut la lune.',
  ],
  start: '{H} a une fusée en carton. Mais il manque le un, et sans un, on ne part pas.',
  byname: '{h}, pilote de carton',
  places: [
    { name: 'Le carton', description: 'Il a un trou rond pour voir dehors.' },
    { name: 'Le jardin', description: 'Un escargot y habite, sans se presser.' },
    { name: 'La lune', description: 'Elle est ronde. Elle attend.' },
  ],
  scenes: [
    scene(['Le carton', 'Trois, deux…'], 'La fusée ne part pas.', [
      always([
        'Il y a un grand carton {là}. Ce n’est pas un carton. C’est une fusée ! {H} monte dedans. Par le trou, on voit la lune.',
        'Boum ! {H} saute dans le carton. Vrr, fait le moteur. La fusée veut aller sur la lune. {H} aussi.',
      ]),
      always([
        '« Trois ! » dit {h}. « Deux ! » Et après ? Après, il n’y a rien. Le un n’est pas là. La fusée reste par terre.',
        '{H} compte. « Trois, deux… » Oh ! Il manque quelque chose. Le un est parti. Sans le un, pas de décollage.',
      ]),
      slot('portrait'),
      always([
        '{A.+} regarde par le trou. « On part ? » demande {a}. « Il manque le un », dit {h}. « Alors on le cherche », dit {a}.',
        '« Je peux venir ? » demande {a.+}. « Oui », dit {h}. « Mais d’abord, il faut le un. » {A} retrousse ses manches.',
      ]),
      slot('company'),
      more(1, [
        'Le deux est là. Il a un cou de cygne. Le trois est là. <Il a deux ventres.> Mais le un ? Il est si mince !',
      ]),
      more(3, [
        '{A} met une passoire sur la tête. C’est un casque. {H} met un bol. <Le bol avait des céréales.> Croustille !',
      ]),
    ]),
    scene(['Où est le un ?', 'Un, où es-tu ?'], '{H} cherche le un.', [
      always([
        '{H} regarde dans la boîte. Un crayon ! C’est droit, mais c’est un crayon. {H} regarde dans le coin. Un balai ! C’est droit, mais ça balaie.',
        'Est-ce la cuillère ? Non, elle est ronde. Est-ce la paille ? Non, elle est creuse. {H} cherche partout. Le un se cache bien.',
      ]),
      slot('road'),
      always([
        'Dans l’herbe, il y a un escargot. « As-tu vu le un ? » demande {h}. L’escargot réfléchit. Il réfléchit longtemps. « Je… crois… que… oui… »',
        'Voilà une poule. Cot, cot ! « As-tu le un ? » demande {h}. « J’ai un œuf », dit la poule. C’est gentil. Mais ça ne vole pas.',
      ]),
      more(1, [
        'Une tortue porte un chiffre. C’est un huit ! <Il tient bien sur le dos.> « Non merci », dit {h}. « Trop grand. »',
      ]),
      more(2, [
        'Pchit ! Une étoile filante passe. « As-tu le un ? » Elle est déjà loin. <Elle n’a pas le temps.> Tant pis.',
      ]),
      more(2, ['{H} regarde sous le chat. Sous le chat, il y a un chat. <C’est toujours le même.> Rrr, dit le chat.']),
      more(3, [
        '{A} compte sur ses doigts. « Cinq, quatre, trois, deux… » Et le pouce ? Il s’est caché dans la main. <Coucou, pouce !>',
      ]),
      slot('road'),
    ]),
    scene(['Chez {b}', 'Tous les chiffres'], '{B} garde les chiffres.', [
      always([
        '{B.+} a une boîte à chiffres. Cling, cling. « Le un est dans la boîte », dit {b}. « Mais il dort. Chante, et il se réveille. »',
        '« Le un ? » dit {b.+}. « Il est chez moi. Il est fatigué de partir toujours le dernier. Chante-lui quelque chose ! »',
      ]),
      slot('questions'),
      always([
        '{H} chante. La, la, lune. Le un ouvre un œil. « Je suis tout maigre », dit le un. « Et je suis tout seul. »',
        'La, la, la, chante {h}. {A} tape dans ses mains. Le un bâille. « Partir, partir », dit-il. « Personne ne me dit bonjour. »',
      ]),
      slot('quiet'),
      more(1, [
        'Dans la boîte, le zéro roule. « Et moi ? » dit le zéro. « Tu es la roue », dit {h}. <Le zéro est très fier.>',
      ]),
      more(2, [
        '{B} donne un biscuit. Il a la forme d’un quatre. {H} mange une jambe. <Maintenant, c’est un biscuit.>',
      ]),
      slot('road'),
    ]),
    scene(['Un !', 'Décollage'], 'La fusée part.', [
      slot('key'),
      always([
        '« Bonjour, un ! » dit {h}. « Tu montes devant. À côté de moi. » Le un se redresse. Il est tout droit. « Trois ! Deux ! » Et le un crie lui-même : « Un ! »',
        '{H} prend le un par la main. « Assieds-toi », dit {h}. « C’est toi qui dis pars. » Le un rougit. « Trois, deux… UN ! » crie le un.',
      ]),
      always([
        'Vroum ! La fusée tremble. Les murs s’en vont. La lune est grosse. Elle est douce comme du fromage. {H} lui fait un bisou.',
        'Zouuu ! On monte. Adieu, le jardin ! Adieu, la maison ! Voilà la lune. Elle est blanche. {H} lui touche le nez.',
      ]),
      more(1, [
        'Sur la lune, on saute. Hop… Hop… C’est lent. <Même les chaussettes sautent.> Le un saute le plus haut.',
      ]),
      slot('after'),
    ]),
    scene(['Retour', 'Dans le lit'], 'La fusée se pose dans le lit.', [
      more(2, ['« Trois, deux, un », dit la lune. C’est pour le retour. Pouf ! <On atterrit sur un coussin.>']),
      more(3, ['{A} plie le carton. Une oreille, deux oreilles. <Demain, ce sera un bateau.> La fusée dort.']),
      always([
        '{H} est dans son lit. {A} borde le drap. La lune est au trou de la fenêtre. « Trois », dit {a}. « Deux », dit {h}. Et tout bas, sous l’oreiller : « Un. » Dodo.',
        'Voilà le lit. C’est là qu’on se pose. {A} éteint les moteurs. Clic. <{W.fini}> {H} tient le un très fort. Un œil se ferme. Deux yeux se ferment.',
      ]),
    ]),
  ],
}
