import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: something says "plic" in the evening, and it is calling for somebody thirsty. */
export const littleDrop: Plot = {
  id: 'little-drop',
  categories: ['bedtime', 'adventure', 'love', 'generic', 'scifi', 'christmas'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Odile', gender: 'female', connection: 'tante' },
    b: { name: 'Firmin', gender: 'male', connection: 'voisin' },
  },
  titles: ['Plic !', '{H} et la petite goutte', 'Qui fait plic ?'],
  teasers: [
    'Plic ! Qui appelle ? {H} cherche partout. C’est tout petit, et c’est mouillé.',
    'Une goutte tombe du robinet. Elle cherche quelqu’un. {H} va l’aider.',
  ],
  start: 'Plic, fait quelque chose. {H} tend l’oreille et veut savoir qui appelle.',
  byname: '{h} qui entend tout',
  places: [
    { name: 'La cuisine', description: 'Ici, le robinet parle tout seul.' },
    { name: 'Le rebord', description: 'Un pot est là. Il est tout sec.' },
    { name: 'Le lit', description: 'Il fait doux. On n’entend plus rien.' },
  ],
  scenes: [
    scene(['Plic !', 'Un tout petit bruit'], 'Quelque chose fait plic.', [
      always([
        'Plic ! {H} s’arrête. Qu’est-ce que c’est ? Plic ! Ça recommence. C’est un petit bruit rond. Il vient de la cuisine.',
        'Il fait calme {là}. Plic ! {H} lève le nez. Plic ! Quelqu’un appelle. <C’est tout petit.> {H} va voir.',
      ]),
      always([
        '« Qui est là ? » demande {h}. « Plic », répond le bruit. C’est poli. Mais on ne comprend pas tout. {H} veut savoir.',
        '« Bonjour ! » dit {h}. « Plic ! » répond quelqu’un. Ce n’est pas le chat. Ce n’est pas la porte. Qui est-ce ?',
      ]),
      slot('portrait'),
      always([
        'Voilà {a.+}. « Tu entends ? » demande {h}. « J’entends », dit {a}. « On cherche ? » On cherche.',
        '{A.+} arrive sur la pointe des pieds. « Chut », dit {h}. Plic ! « Oh », dit {a}. « Allons voir. »',
      ]),
      always(['Dans le salon, le sapin brille. Le sapin ne dit rien.'], 'christmas'),
      slot('company'),
      more(1, [
        'Est-ce la chaise ? La chaise fait crac. Est-ce la montre ? La montre fait tic. <Est-ce le ventre ? Le ventre fait grou.> Personne ne fait plic.',
      ]),
      more(3, ['{H} met l’oreille contre le mur. Le mur est froid. <Il ne dit rien, le mur. Il écoute aussi.>']),
    ]),
    scene(['Où es-tu ?', 'Dans la cuisine'], '{H} cherche qui appelle.', [
      always([
        '{H} regarde sous la table. Rien. {H} regarde dans le four. Rien. {H} regarde dans la casserole. Une cuillère ! Mais pas de plic.',
        'On ouvre le placard. Une tasse, une tasse, une tasse. Personne. On ouvre le tiroir. Cling, font les fourchettes. Elles ne savent pas.',
      ]),
      slot('road'),
      always([
        'Plic ! Le voilà. C’est le robinet. Au bout, une goutte pend. Elle est ronde. Elle brille. « C’est toi ! » dit {h}.',
        '{H} lève les yeux. Tout en haut, il y a le robinet. Une petite goutte s’y tient. Elle se penche. Plic ! « Trouvée ! » dit {h}.',
      ]),
      always([
        '{H} tend la main. La goutte tombe dedans. Elle est fraîche. « J’ai soif de quelqu’un », dit la goutte.',
        '{H} met un doigt dessous. La goutte se pose. « Je cherche quelqu’un qui a soif », dit la goutte.',
      ]),
      more(1, [
        '« As-tu soif ? » demande {h} à la cuillère. Non. « As-tu soif ? » demande {h} au savon. <Non, non. Il glisse.> Le savon fait une bulle. Pof !',
      ]),
      more(2, ['La goutte ressemble à une loupe. {H} regarde à travers. Le pouce est énorme ! <Bonjour, gros pouce.>']),
      more(3, [
        'Une mouche passe. Bzz. « C’est pour moi ? » demande la mouche. Elle boit avec un pied. <Ça chatouille la goutte.> Puis la mouche repart.',
      ]),
      slot('road'),
    ]),
    scene(['Qui a soif ?', 'À l’oreille'], '{B} sait qui a soif, et veut un secret.', [
      always([
        '{B.+} est à la fenêtre. « Je sais qui a soif », dit {b}. « Je le dis pour un bisou. »',
        'Près de la porte, il y a {b.+}. « Je connais quelqu’un de sec », dit {b}. « Souffle-moi un baiser, et je le dis. »',
      ]),
      slot('questions'),
      always([
        '{H} souffle un baiser. Pfff ! {B} l’attrape. « Cherche quelqu’un de vert », dit {b}.',
        'Un baiser part. Smack ! {B} le met dans sa poche. « Il est vert », dit {b}. « Et il ne marche pas. »',
      ]),
      slot('quiet'),
      more(1, [
        'Un bonnet vert ? Il n’a pas de bouche. Une balle verte ? Elle roule. <Elle roule sous le buffet.> Non, pas la balle.',
      ]),
      more(2, [
        '{A} a un bouton vert. « As-tu soif, bouton ? » Le bouton réfléchit. <Il a quatre trous pour réfléchir.> Non, merci.',
      ]),
      more(3, [
        '{H} porte la goutte dans une tasse. Doucement. Un pas. Encore un pas. <Floc, dit la tasse.> On ne renverse rien.',
      ]),
      slot('road'),
    ]),
    scene(['Quelqu’un de vert', 'Glou'], '{H} trouve qui a soif.', [
      slot('key'),
      always([
        'Là ! Sur le rebord, il y a un pot. Dans le pot, une feuille penche. Elle est verte. Elle est fatiguée. « C’est toi ! » dit {h}. La goutte tombe. Glou, fait la terre.',
        'Le pot ! {H} l’avait presque oublié. Une petite plante baisse la tête. {H} ouvre la main. Plic ! Glou, fait la terre. Elle boit tout.',
      ]),
      always([
        'La plante se redresse. Un peu. Encore un peu. Une feuille salue. « Merci », dit la feuille. Ça ne s’entend presque pas.',
        'On attend. La feuille bouge. Elle monte comme un petit bras. « Elle dit merci », dit {a}. « À demain », dit {h}.',
      ]),
      more(1, [
        '{A} ferme le robinet. Cric, crac. Il ne fait plus plic. <Il se repose.> Demain, il y aura encore à boire.',
      ]),
      slot('after'),
    ]),
    scene(['Plus un bruit', 'Bonne nuit'], 'Tout le monde se couche.', [
      more(2, ['{H} boit aussi. Une gorgée. Glou. <Une gorgée pour le verre.> {A} essuie le menton.']),
      more(3, ['Les dents, maintenant. Frotte, frotte. {H} recrache. Plaf ! <Le lavabo rit.>']),
      always([
        '{H} est au lit. La couette est douce. {A} borde bien les pieds. Sur le rebord, la plante dort debout. Plus de plic. <{W.fini}> Seulement un tout petit glou.',
        'Le lit est chaud. {H} ferme un œil. Puis l’autre. « Bonne nuit, goutte », dit {h}. Glou, fait la terre, très loin. Et tout se tait.',
      ]),
    ]),
  ],
}
