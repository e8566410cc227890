import { always, type Episode, more } from '../../language-pack.ts'

/** For the smallest: a big door that is only shy. */
export const shyDoor: Episode = {
  id: 'shy-door',
  categories: [],
  ages: ['toddler'],
  titles: ['La grosse porte', 'Toc, toc', 'Elle s’ouvre'],
  summary: 'Une grosse porte ne s’ouvre pas.',
  beats: [
    always([
      'Voilà une porte. Elle est grosse. Elle est fermée. {H} pousse. Rien ! {A} pousse aussi. Han ! La porte ne bouge pas.',
    ]),
    always([
      '« Ouvre-toi ! » dit {h}. La porte fait crr. C’est non. <Elle a un gros nez rond. C’est la poignée.> {H} tape. Boum ! La porte se serre encore plus.',
    ]),
    more(1, ['{H} regarde par le petit trou. C’est tout noir. Le trou regarde {h}. <Coucou, le trou !>']),
    always([
      '{H} réfléchit. On n’aime pas les boum. {H} frappe avec un doigt. Toc, toc. Tout doux. « S’il te plaît », dit {h}. La porte réfléchit. Crr… Criii… Elle s’ouvre !',
    ]),
    always([
      'Derrière, il y a la suite. {H} passe. {A} passe. « Merci, porte ! » <La porte est toute rouge. Elle l’était déjà.> Clac. À bientôt.',
    ]),
  ],
}

/** For the smallest: a pebble that wants to be carried to the other pebbles. */
export const lonePebble: Episode = {
  id: 'lone-pebble',
  categories: [],
  ages: ['toddler'],
  titles: ['Le caillou', 'Tout seul', 'Encore un'],
  summary: 'Un petit caillou est tout seul.',
  beats: [
    always([
      'Aïe ! Qu’y a-t-il sous le pied ? Un caillou. Il est gris. Il est petit. Il est tout seul. « Bonjour », dit {h}.',
    ]),
    always([
      '« Où sont les autres ? » demande {h}. Le caillou ne sait pas. Il a roulé. <Il roule mal, mais il roule longtemps.> {H} le met dans sa main. Il est froid. Puis il est moins froid.',
    ]),
    more(1, [
      'Est-ce ta maman ? Non, c’est une pomme de terre. Est-ce ton papa ? Non, c’est un œuf. <Attention, l’œuf !>',
    ]),
    always([
      '{A} montre du doigt. Là-bas, il y a un tas. Des gris, des ronds, des petits ! {H} pose le caillou tout en haut. Cric, font les cailloux. Ils se poussent un peu.',
    ]),
    always([
      'Maintenant, lequel est-ce ? {H} ne sait plus. Ils se ressemblent tous. <L’un d’eux est un peu plus chaud.> « Au revoir, toi ! » dit {h}. Cric.',
    ]),
  ],
}

/** For the smallest: a duck that walks backwards because of its reflection. */
export const backwardDuck: Episode = {
  id: 'backward-duck',
  categories: [],
  ages: ['toddler'],
  titles: ['Coin coin', 'À l’envers', 'Le canard'],
  summary: 'Un canard marche à l’envers.',
  beats: [
    always([
      'Coin ! Voilà un canard. Il marche. Mais il marche à l’envers ! Sa queue va devant. Son bec va derrière. Poum, il se cogne.',
    ]),
    always([
      '« Pourquoi vas-tu à l’envers ? » demande {h}. « Pour voir d’où je viens », dit le canard. Poum ! <Il se cogne à {a}. « Pardon », dit sa queue.>',
    ]),
    more(1, ['{H} essaie aussi. Un pas en arrière. Deux pas. Plouf ! Assis. <C’est un bon endroit pour rire.>']),
    always([
      '« Et où vas-tu ? » demande {h}. « Je ne sais pas », dit le canard. « Je n’ai pas d’yeux dans la queue. » {H} passe derrière lui. « Je suis tes yeux ! » dit {h}. « À droite. Encore. Tout droit. »',
    ]),
    always([
      'Le canard marche. Il ne se cogne plus. Coin, coin ! Il arrive chez lui. Sa maman est là. Elle marche à l’envers aussi. « Bonjour », disent les deux queues.',
    ]),
  ],
}

/** For the smallest: soup that is too hot, and everybody blows. */
export const hotSoup: Episode = {
  id: 'hot-soup',
  categories: [],
  ages: ['toddler'],
  titles: ['Trop chaud', 'Souffle !', 'La soupe'],
  summary: 'La soupe est trop chaude.',
  beats: [
    always([
      'Il y a un bol. Dans le bol, il y a de la soupe. Elle fume. {H} met le nez dessus. Ouh ! C’est trop chaud.',
    ]),
    always([
      '{H} souffle. Fff ! La soupe fait une vague. {A} souffle aussi. Fff ! Une carotte fait du bateau. La soupe est encore chaude.',
    ]),
    more(1, ['Le chat vient. Il ne souffle pas. Il attend. <Il sait très bien attendre, le chat.>']),
    always([
      '« On fait quoi ? » demande {h}. « On chante », dit {a}. Une chanson, c’est juste assez long. La, la, la. Encore une fois. La, la, li.',
    ]),
    always([
      '{H} goûte du bout des lèvres. Mmm ! C’est bon. Ce n’est plus trop chaud. C’est juste chaud. Le ventre dit merci. <La carotte est arrivée au port.>',
    ]),
  ],
}

/** For the smallest: a hat on a branch and a ladder made of friends. */
export const stuckHat: Episode = {
  id: 'stuck-hat',
  categories: [],
  ages: ['toddler'],
  titles: ['Le bonnet', 'Tout là-haut', 'Hop !'],
  summary: 'Un bonnet est perché trop haut.',
  beats: [
    always([
      'Fff ! Un coup de vent. Le bonnet s’en va. Il monte. Il se pose tout en haut. « Reviens ! » dit {h}. Le bonnet ne veut pas.',
    ]),
    always([
      '{H} saute. Hop ! C’est trop haut. {A} lève le bras. C’est encore trop haut. <Le bonnet regarde d’en haut. Il rit un peu.>',
    ]),
    more(1, ['Un oiseau s’assoit dedans. Cui ! Il croit que c’est un lit. <C’est vrai que c’est doux.>']),
    always([
      '{A} prend {h} sur ses épaules. Voilà une grande personne ! Elle a deux têtes. Elle a quatre bras. {H} tend les doigts. Encore un peu. Encore. Touché !',
    ]),
    always([
      'Le bonnet revient sur la tête. Il est tout froid d’en haut. Dedans, il y a une plume. {H} dit merci à l’oiseau. <Cui, dit l’oiseau. De rien.>',
    ]),
  ],
}

/** For the smallest: chairs in a row make a train, and somebody must say tchou. */
export const chairTrain: Episode = {
  id: 'chair-train',
  categories: [],
  ages: ['toddler'],
  titles: ['Tchou !', 'En voiture', 'Le train'],
  summary: 'Des chaises font un train.',
  beats: [
    always([
      'Une chaise. Une autre chaise. Encore une. Elles se suivent. Qu’est-ce que c’est ? C’est un train ! {H} monte devant.',
    ]),
    always([
      '{A} monte derrière. On attend. Le train ne part pas. <Il est en bois, mais ce n’est pas pour ça.> Il manque quelque chose.',
    ]),
    more(1, [
      'Un ours monte. Il n’a pas de ticket. « C’est combien ? » demande l’ours. « C’est un bisou », dit {h}. Smack ! <Il a pris aussi le retour.>',
    ]),
    always([
      '« Tchou ! » dit {h}. Voilà ! Le train bouge. Ta-da, ta-da. On passe un pont. On passe un tunnel. Il fait noir. Puis il fait clair. Bonjour, la vache !',
    ]),
    always([
      '« Tout le monde descend », dit {a}. On descend. La chaise est une chaise. Mais elle est encore chaude. <Dans sa tête, {h} entend : ta-da, ta-da.>',
    ]),
  ],
}
