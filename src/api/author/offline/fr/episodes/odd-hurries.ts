import type { Episode } from '../../language-pack.ts'
import { ANYWHERE, happens, mayHappen } from './together.ts'

/** A man in a hurry, who is a day early. */
export const dayEarly: Episode = {
  ...ANYWHERE,
  id: 'day-early',
  titles: ['Pardon, pardon', 'L’homme pressé', 'Une journée d’avance'],
  summary: 'Un homme court, et il est en avance d’un jour.',
  beats: [
    happens(
      '— Pardon, pardon, pardon, dit un homme.\nAu troisième pardon, il était déjà par terre, et onze paquets autour de lui. {A} en avait un sur le pied.\n— Je suis en retard, dit l’homme, à quatre pattes.',
      'Onze paquets arrivaient en courant. Sous les paquets, il y avait un homme, et l’homme ne voyait rien. Il vit {a} trop tard. <On ramassa d’abord l’homme, puis les paquets, puis {a}.>',
    ),
    happens(
      'C’était pour un mariage. Il était le témoin. Il avait les anneaux, les dragées, un discours, et la tante Élise était dans le plus grand paquet. <C’était son portrait. Elle ne se déplaçait plus.>\n— Dix minutes ! disait-il. Il me reste dix minutes !\nOn se chargea chacun d’un bras de paquets, et l’on courut avec.',
    ),
    mayHappen(
      1,
      'Il répétait son discours en trottant. « Chère Jeanne, cher, cher. » <À chaque tournant, le marié changeait de prénom.> {A} soufflait « Paul », au hasard. C’était Paul.',
    ),
    happens(
      'La salle était fermée. Il n’y avait pas de fleurs, pas de musique, pas de Jeanne. Un concierge balayait.\n— C’est fini ? dit l’homme, tout blanc.\n— C’est demain, dit le concierge.\nL’homme posa la tante Élise contre le mur. Il regarda ses mains vides. On voyait qu’il ne lui était jamais arrivé d’avoir une journée.',
    ),
    happens(
      '— Qu’est-ce qu’on fait d’un jour ? demanda-t-il.\n{H} s’assit sur les marches, et tapota la pierre. On ouvrit un seul cornet de dragées. <La rose pour {a}, la blanche pour {h}.> Il dit enfin son discours, doucement, à la tante Élise, sans courir. Il y avait dedans une très belle phrase. Il ne l’avait jamais entendue.',
      '— Alors je ne suis en retard pour rien, dit l’homme.\nIl le redit, plus lentement. {H} lui prit le dernier paquet des bras. Ses épaules descendirent, l’une, puis l’autre. Le concierge lui tendit son balai. <Il balaya une marche, à fond, dans les coins.> Cela faisait longtemps, avoua-t-il, qu’il n’avait pas vu une chose finie.',
    ),
    mayHappen(
      2,
      'On le laissa assis là. En se retournant, on le vit bâiller. Il faisait cela très bien, pour un débutant.',
    ),
  ],
}

/** A suitcase without a handle, and what is in it. */
export const handlelessCase: Episode = {
  ...ANYWHERE,
  id: 'handleless-case',
  titles: ['Sans poignée', 'La valise', 'Par quel bout la prendre'],
  summary: 'Une dame a une valise que l’on ne sait pas porter.',
  beats: [
    happens(
      'Une dame poussait une valise du genou. Elle n’avait pas de poignée. La valise, s’entend. <Il restait deux trous, à l’endroit où l’on met la confiance.>\n— Elle n’est pas lourde, dit la dame. Elle est impossible.',
      'Une dame soufflait à côté d’une valise. {A} voulut aider et chercha par où. Elle était lisse comme un galet, cette valise, avec deux petits trous sur le dessus.\n— Tout le monde fait cela, dit la dame. On se penche, et puis on se relève.',
    ),
    happens(
      'On la prit dans les bras : elle glissait. On la mit sur la tête {a.de} : elle tournait. À deux, par les coins, cela allait, mais il fallait marcher de côté et se regarder tout le temps. <{H} et {a} découvrirent ainsi des choses sur leurs nez respectifs.>',
    ),
    mayHappen(
      1,
      '— Qu’y a-t-il dedans ? demanda {a}, la joue contre le cuir.\nCela bougeait un peu, quand on penchait. Cela faisait « cloc ».\n— L’essentiel, dit la dame.',
    ),
    happens(
      'Au bout de cent pas, il fallut la poser. {H} s’assit dessus.\n— Vous l’avez perdue où, la poignée ?\n— Je ne l’ai pas perdue. Je l’ai mise à l’abri. Elle venait de ma mère, elle était en ivoire, enfin, en os. On m’aurait arraché cela. Alors je l’ai rangée.\n— Rangée dans quoi ? demanda {h}, qui commençait à deviner.',
    ),
    happens(
      'Les fermoirs claquèrent. La valise était vide. Au milieu, toute seule, il y avait une poignée jaunie, usée en creux par des doigts. Cloc. <La dame la regarda comme si elle ne l’avait pas vue depuis longtemps.> On la revissa, deux tours de chaque côté. Elle la saisit. Sa main entrait exactement dans le creux.\n— Tiens, dit-elle. J’ai la main de maman.',
      'La dame ouvrit. Elle ne portait rien d’autre. Une poignée ancienne, sur un mouchoir, dans une grande valise : c’était tout. {A} trouva deux vis dans la doublure. {H} les serra avec l’ongle. <Alors la valise se laissa soulever, comme un chien qui a reconnu quelqu’un.>\n— Et qu’est-ce que j’y mets, maintenant ? dit la dame.',
    ),
    mayHappen(2, 'Elle la balançait en partant. On y entendait rouler un caillou, celui {de}, pour commencer.'),
  ],
}

/** An echo that is late, and answers something else. */
export const lateEcho: Episode = {
  ...ANYWHERE,
  id: 'late-echo',
  titles: ['L’écho', 'Il y a quelqu’un ?', 'Répète'],
  summary: 'Un écho ne répète pas ce qu’on lui dit.',
  beats: [
    happens(
      'Le passage était long et rond comme un tuyau. {A} ne résista pas.\n— Ohé ! cria {a}.\nRien. Pas même un petit « é ». <On attendit, par correction.> On avait déjà repris la marche quand une voix dit, derrière :\n— Oui ?',
      '— Il devrait y avoir un écho, dit {a}. C’est écrit.\nEn effet, c’était peint sur le mur, avec une flèche. {A} cria. {H} cria. Le mur garda tout pour lui. <C’est vexant, un mur qui réfléchit.> Puis quelqu’un dit, très loin :\n— Plaît-il ?',
    ),
    happens(
      '{H} mit les mains en porte-voix.\n— Bonjour !\nUn temps. On aurait pu lacer une chaussure.\n— Bonjour, dit l’écho. Pardon pour le retard.\nCe n’était pas la voix {de}. Elle était plus petite, avec de la poussière dessus. <{A} se rapprocha d’un pas, pour le confort.>',
    ),
    mayHappen(
      1,
      '— Vous devez répéter, dit {a}. C’est votre travail.\n— Votre travail, dit l’écho, docilement.\nIl réfléchit.\n— C’est ce que je fais depuis toujours. On n’a jamais demandé mon avis.',
    ),
    happens(
      '— Et qu’est-ce que vous aimeriez dire ? demanda {h}.\nCela dura si longtemps qu’on le crut parti. Les murs avaient l’air de retenir leur souffle.\n— Je ne sais pas, dit enfin l’écho. Tous les gens crient leur nom. J’en ai plein. Je n’en ai pas à moi.\n{H} regarda {a}. Il fallait lui en trouver un qui ne soit pas fini.',
    ),
    happens(
      '— Ernest, proposa {h}, tout bas. On ne crie pas à quelqu’un qui est si près.\nLe mot s’en alla. On le suivit de l’oreille, de pierre en pierre, jusqu’au fond.\n— Ernest, dit une voix.\nElle recommença, pour voir, plus haut, plus grave, en riant. <Ernest, Ernest, nest, nest.> Pour une fois, il avait quelque chose à répéter.',
      '— Victor ? dit {a}. Non, c’est trop court. Barnabé ?\n— Abé, dit l’écho. Abé me plairait bien.\n— Alors bonjour, Abé, dit {h}.\nLe silence qui suivit n’était plus le même. Il y avait quelqu’un dedans, qui se redressait. <« Abé », se répétait-il, de plus en plus loin, comme on essaie un chapeau.>',
    ),
    mayHappen(2, 'À la sortie, {a} cria : « Au revoir ! » La réponse vint sur-le-champ. Elle les attendait.'),
  ],
}

/** A counter where things are handed out that have not been lost yet. */
export const notYetLost: Episode = {
  ...ANYWHERE,
  id: 'not-yet-lost',
  titles: ['Objets perdus', 'Guichet deux', 'Pas encore'],
  summary: 'Un guichet garde les objets qui ne sont pas encore perdus.',
  beats: [
    happens(
      '« Objets perdus », disait une vitre. En dessous, plus petit : « à venir ». Une employée leva la tête.\n— Ah, dit-elle {a.à}. Votre gant.\n{A} avait deux gants, un à chaque main.\n— Je sais, dit l’employée. C’est pour jeudi.',
      'Derrière un guichet montaient des étagères, et sur les étagères, des parapluies. Chacun portait une étiquette, avec une date. <Toutes les dates étaient celles de demain et d’après.>\n— Au suivant, dit une employée. Vous n’avez encore rien perdu ?',
    ),
    happens(
      'Elle s’appelait madame Plume. Tout arrivait chez elle un peu trop tôt. Elle n’y pouvait rien, c’était le service. <Elle avait déjà une dent de lait, trois valises, et l’accent d’un monsieur de Toulouse.>\n— Le plus dur, dit-elle, c’est de ne pas prévenir. C’est interdit par le règlement.',
    ),
    mayHappen(
      1,
      '{A} cherchait à voir, par-dessus son épaule, s’il y avait autre chose à son nom. Madame Plume déplaça une boîte.\n— Non, dit-elle, trop vite.',
    ),
    happens(
      '— Et cela ? demanda {h}.\nTout en haut, il y avait une boîte à chapeau, avec une étiquette jaune.\n— C’est à moi, dit-elle. Elle est arrivée tout à l’heure. Je ne veux pas savoir.\nMais elle la regardait, et son tampon tremblait.\n— Le règlement interdit de prévenir, dit {h}. Il n’interdit pas d’ouvrir.',
    ),
    happens(
      'Dans la boîte, il n’y avait rien. On chercha sous le papier de soie. Rien non plus. Sur l’étiquette, il y avait : « Plume, Colette. Son sérieux. »\nMadame Plume lut deux fois. <On vit d’abord le menton, puis les épaules.> Cela sortit d’elle en petits paquets, puis en grands. Elle riait, la tête sur son tampon.\n— C’était pour quelle heure ? demanda {a}.\n— Maintenant, dit-elle.',
      '{H} descendit la boîte et souleva le couvercle. Au fond se trouvait un trousseau de clés. Celui du guichet. Madame Plume tâta sa ceinture, où il pendait encore.\n— Pour bientôt, lut-elle. Je vais perdre les clés du bureau.\nElle y pensa. <Elle regarda les étagères, et la porte.>\n— Mon Dieu, dit-elle. Quel dommage. Il faudra rester dehors.',
    ),
    mayHappen(2, 'Le jeudi, dit-on, {a} chercha son gauche. Puis {a} sourit, et sut à qui écrire.'),
  ],
}

/** A baby who will not laugh. */
export const graveBaby: Episode = {
  ...ANYWHERE,
  id: 'grave-baby',
  titles: ['Le bébé sérieux', 'Guili', 'Pas un sourire'],
  summary: 'Un bébé ne rit pas, et tout le monde essaie.',
  beats: [
    happens(
      'Autour d’une poussette, il y avait sept personnes, et toutes faisaient des grimaces. Dans la poussette était assis un bébé. Il les regardait comme un juge regarde l’heure.',
      '— Guili, guili, guili, disait un monsieur à barbe.\nLe bébé attendit qu’il ait fini. <Puis il tourna les yeux vers le suivant. Il y avait une file.>',
    ),
    happens(
      '— Il n’a jamais ri, dit le père. Pas une fois. Le médecin dit que c’est un penseur.\nOn avait tout essayé : le hochet, le nez rouge, l’oncle Bernard. Une dame miaulait. <Elle miaulait bien. Un chat s’était joint au groupe.> Le bébé bâilla.',
    ),
    mayHappen(1, '{A} fit disparaître son pouce. Le bébé le lui rendit, poliment, en montrant où il était.'),
    happens(
      '{H} ne fit rien. {H} s’accroupit devant la poussette et regarda le bébé, avec le même sérieux. Le bébé regarda {h}. Cela dura. Autour, les gens se lassaient.\nIl avait une petite ride entre les sourcils. Elle se creusait à chaque grimace.\n— Il s’inquiète pour vous, dit {h} au père. Il croit que vous avez tous mal quelque part.',
    ),
    happens(
      'On se tut. Les visages se défirent, un à un, on les remit comme ils étaient. On avait l’air un peu bête, et très ordinaire. Le père se pencha, ses lunettes glissèrent et tombèrent sur le ventre du bébé. Plof. <Il y eut une seconde.> La ride s’effaça. Et de la poussette monta un bruit qu’on n’avait encore jamais entendu, comme une bouteille qui se vide à l’envers.',
      'Chacun rangea sa grimace. Le père s’essuya le front.\n— Bon, dit-il. Eh bien, tant pis, mon vieux.\nIl l’avait dit de sa vraie voix. Le bébé leva le menton. <Il la connaissait, celle-là.> Il posa la main sur la bouche qui parlait, et, d’un seul coup, il éclata. L’oncle Bernard en laissa tomber son nez.',
    ),
    mayHappen(2, 'Le chat, lui, n’avait rien trouvé de drôle. Mais il n’avait pas d’humour, disait la dame.'),
  ],
}
