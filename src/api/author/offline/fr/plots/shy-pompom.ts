import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: at the merry-go-round the pompom that everybody wants to catch is shy. */
export const shyPompom: Plot = {
  id: 'shy-pompom',
  categories: ['bedtime', 'adventure', 'love', 'generic', 'christmas'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Marius', gender: 'male', connection: 'oncle' },
    b: { name: 'Paulette', gender: 'female', connection: 'voisine' },
  },
  titles: ['Le pompon', '{H} et le pompon rouge', 'Attrape !'],
  teasers: [
    'Au manège, il y a un pompon. Il est rouge. Il se sauve toujours. {H} voudrait le connaître.',
    'Hop ! Le pompon monte. Hop ! Il descend. Comment l’attrape-t-on ?',
  ],
  start: 'Le manège tourne, et {h} voudrait le pompon. Mais le pompon se sauve.',
  byname: '{h} du manège',
  places: [
    { name: 'Le manège', description: 'Il tourne. Il chante. Il sent le sucre.' },
    { name: 'Le cheval blanc', description: 'Il a une oreille cassée et il sourit.' },
    { name: 'Tout en haut', description: 'C’est là que le pompon se cache.' },
  ],
  scenes: [
    scene(['Ça tourne', 'Le cheval blanc'], 'Le manège tourne, et le pompon se sauve.', [
      always([
        'Tra la la ! Un manège tourne {là}. Il y a un cheval, une auto, un cochon. {H} monte sur le cheval blanc. Et hop, ça part.',
        'On entend la musique {là}. C’est le manège ! {H} choisit le cheval blanc. Il a une oreille cassée. « Hue ! » dit {h}. Ça tourne.',
      ]),
      always([
        'Tout en haut, il y a un pompon rouge. Il descend. Hop ! Il remonte. Personne ne l’attrape. {H} le veut, un tout petit moment.',
        'Qu’est-ce qui danse, là-haut ? C’est rouge. C’est rond. C’est le pompon ! Une main, deux mains, dix mains. Il se sauve. {H} tend la sienne.',
      ]),
      slot('portrait'),
      always([
        '{A.+} monte derrière, sur le cochon. « Il est rapide », dit {a}. « Il est timide », dit {h}. Le cochon ne dit rien.',
        'Dans l’auto, il y a {a.+}. Tut, tut ! « Tu l’as ? » demande {a}. « Presque », dit {h}. Presque, c’est loin.',
      ]),
      always(['Il y a une guirlande autour du toit. C’est le manège de Noël.'], 'christmas'),
      slot('company'),
      more(1, ['Le cheval monte. Le cheval descend. Le ventre {de} aussi. <Il arrive un peu après.>']),
      more(3, ['Une dame fait coucou. Elle passe. La voilà encore ! <Elle n’a pas bougé. C’est nous.>']),
    ]),
    scene(['Hop !', 'Raté'], '{H} veut attraper le pompon.', [
      always([
        'Encore un tour. {H} se met debout sur les étriers. Voilà le pompon ! {H} saute. Hop ! Les doigts se ferment. Dedans, il y a de l’air.',
        'Un tour. {H} lève les deux bras. Le pompon approche. Clap ! Les mains se cognent. Le pompon est déjà chez le cochon.',
      ]),
      slot('road'),
      always([
        '« À moi », dit {a}. {A} tend son chapeau. Le pompon tombe dedans ! Mais il ressort par l’autre bord. Hop là !',
        '{A} a une idée. {A} chante : petit, petit, petit. Comme pour les poules. Le pompon s’arrête. Il réfléchit. Et il file.',
      ]),
      more(1, [
        'Le cheval essaie avec les dents. Clac ! <Il a mordu la musique.> Elle fait couac, puis elle continue.',
      ]),
      more(2, ['Un bébé crie dans l’auto. Il veut le volant. Il a le volant. <Il veut l’autre.>']),
      more(3, [
        'Une barbe à papa passe. Elle est rose et ronde. « C’est ta cousine ? » demande {h}. <Le pompon devient encore plus rouge.>',
      ]),
      slot('road'),
    ]),
    scene(['À la caisse', 'Le secret de {b}'], '{B} connaît bien le pompon.', [
      always([
        'À la petite fenêtre, il y a {b.+}. « C’est moi qui tire la ficelle, aujourd’hui », dit {b}. « Je vous dis tout. Mais chantez-moi l’air. »',
        '{B.+} tient la ficelle. « Je garde le manège jusqu’au goûter », dit {b}. « Un secret ? Bon. Contre une chanson. »',
      ]),
      slot('questions'),
      always([
        '{H} chante tra la la. {A} fait poum poum. {B} se penche. « Tout le monde veut l’attraper », dit {b}. « Alors il a peur des mains. »',
        'Tra la la, tra la lère ! {B} bat la mesure. « Merci », dit {b}. « Vois-tu, on le tire, on le serre. Il préfère qu’on l’invite. »',
      ]),
      slot('quiet'),
      more(1, ['{B} montre la ficelle. Elle est vieille. Elle a trois nœuds. <Un pour chaque pompon d’avant.>']),
      more(2, [
        '{A} souffle sur ses doigts. {H} aussi. Il faut des mains douces. <Des mains de confiture, c’est trop.>',
      ]),
      slot('road'),
    ]),
    scene(['La main ouverte', 'Il vient'], '{H} invite le pompon.', [
      slot('key'),
      always([
        'Le dernier tour. {H} ne saute pas. {H} ouvre la main, bien à plat. « Si tu veux », dit {h}. Le pompon descend. Il hésite. Il tourne sur lui-même. Pouf ! Il se pose.',
        'Ça tourne. {H} pose sa main sur la tête du cheval, ouverte. Et {h} regarde ailleurs. Un peu de rouge arrive. Encore un peu. C’est léger. C’est chaud. C’est lui !',
      ]),
      always([
        '{H} ne serre pas. On fait la moitié du tour ensemble. Le pompon voit le cochon, l’auto, la dame. « Au revoir », dit {h}. Et il remonte, content.',
        'Un tour entier, il reste là. Il chatouille la ligne de la main. Puis la musique ralentit. {H} lève le bras, comme une échelle. Le pompon rentre chez lui.',
      ]),
      more(1, [
        '{B} tend un ticket. « Un tour gratuit », dit {b}. « C’est la règle du pompon. » <Le cheval a l’air d’accord.>',
      ]),
      slot('after'),
    ]),
    scene(['Le manège dort', 'Encore un petit tour'], 'Le manège s’arrête, et l’on rentre.', [
      more(2, ['On met une toile sur le cheval. « Bonne nuit, oreille cassée. » <L’autre oreille bouge.>']),
      more(3, ['Le sol tourne encore un peu. {A} marche de travers. {H} aussi. <On arrive quand même.>']),
      always([
        '{H} est au lit. Le plafond tourne, tout doucement. Tra la la, très loin. {H} laisse une main ouverte sur le drap. On ne sait jamais. {A} éteint.',
        'Sous la couette, ça monte. Ça descend. C’est {h} qui respire. Sur l’oreiller, il y a un fil rouge. Un tout petit. La main le garde, sans serrer.',
      ]),
    ]),
  ],
}
