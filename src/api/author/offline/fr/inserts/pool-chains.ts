import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** Jokes that come back: each is a chain of beats, named by the tag that its first one gives. */
export const CHAINS = ['tongue', 'pebble', 'chocolate', 'spoon'] as const

export const chainBeats: readonly Insert[] = [
  rich(
    'road',
    3,
    [
      '« C’est comme… comment dit-on ? » fit {a}. « Le machin avec des trous. »\n— Le gruyère ?\n— Mais non. Pour les pâtes.\n<Le mot ne voulut pas venir, et l’on continua sans.>',
      '{A} s’arrêta, un doigt en l’air. « Il y a un mot pour ça. Je l’ai sur le bout de la langue. » {H} regarda. <On ne voyait que la langue.> Le mot resta où il était.',
    ],
    '!toddler',
    'tongue',
  ),
  rich(
    'quiet',
    4,
    [
      '« Pas une écumoire », dit {a} au bout d’un long silence. {H} sursauta. « Le mot de tout à l’heure. Ce n’est pas ça non plus. » <Il n’en restait donc plus beaucoup.>',
      '{A} bougeait les lèvres. « Un entonnoir ? Non. Il n’a qu’un trou. » <Le mot de tout à l’heure faisait toujours la sourde oreille.>',
    ],
    '!toddler tongue',
    'tongue2',
  ),
  rich(
    'after',
    3,
    [
      '« Passoire ! » cria {a}. {H} en lâcha tout. « Le mot ! C’était passoire ! » On ne savait plus de quoi il avait été question. <Mais c’était un beau mot, et l’on fut content de l’avoir.>',
      'C’est à ce moment-là, bien sûr, que le mot revint. « Passoire », dit {a} avec un immense soulagement. « Quoi, passoire ? » demanda {h}. Personne ne s’en souvenait.',
    ],
    '!toddler tongue2',
  ),
  rich(
    'road',
    3,
    [
      '{H} boitait un peu. « Un caillou », dit {h}. « Enlève-le. »\n— Plus tard. Je commence à le connaître.\n<{A} leva les yeux au ciel, mais ralentit.>',
      'Il y avait un caillou dans la chaussure {de}. À chaque pas, il changeait d’avis sur l’endroit. « Tu ne l’enlèves pas ? » demanda {a}.\n— On n’a pas le temps, dit {h}. Et il ne pèse rien.',
    ],
    '!toddler',
    'pebble',
  ),
  rich(
    'quiet',
    4,
    [
      '{H} enleva sa chaussure et la secoua. Le caillou tomba dans sa main. Il était gris, avec une raie blanche. <Pour quelqu’un qui avait fait si mal, il était bien joli.> {H} le mit dans sa poche.',
      '« Fais voir ce caillou », dit {a}. Il avait la taille d’une lentille. « C’est tout ? »\n— Dans la chaussure, il était gros comme une armoire, dit {h}.\n<Et il alla dans la poche, avec les honneurs.>',
    ],
    '!toddler pebble',
    'pebble2',
  ),
  rich(
    'after',
    3,
    [
      'Le caillou eut droit à une place sur le rebord de la fenêtre. {H} le tourna, la raie blanche vers la rue. <Il avait fait tout le chemin, après tout, et presque toujours à pied.>',
      '{H} posa le caillou devant {a}. « Pour toi. »\n— Il n’a rien fait de spécial.\n— Il est resté, dit {h}.',
    ],
    '!toddler pebble2',
  ),
  rich(
    'road',
    3,
    [
      'Il restait un carré de chocolat. « Prends-le », dit {a}.\n— Non, toi.\n— J’insiste.\n<Le carré fit trois allers-retours.> À la fin, personne n’osa plus, et il retourna dans son papier.',
      'Dans le papier d’argent, il y avait un dernier carré. {H} le tendit. {A} le rendit. « On le garde pour quand ça ira mal », dit {a}. <C’était rassurant, un mal prévu avec du chocolat.>',
    ],
    '!toddler',
    'chocolate',
  ),
  rich(
    'quiet',
    4,
    [
      '« Est-ce que ça va mal, maintenant ? » demanda {h}. {A} réfléchit. « Moyen. »\n— Alors on attend.\n<Le carré de chocolat attendit aussi, un peu plus mou qu’avant.>',
      '{A} tâta sa poche. Le carré était toujours là. « On n’y touche pas », dit {a}. « On n’y touche pas », dit {h}. <{Ils} y pensèrent {deux:tous|toutes} les deux très fort.>',
    ],
    '!toddler chocolate',
    'chocolate2',
  ),
  rich(
    'after',
    3,
    [
      'On se souvint du chocolat. Il avait fondu, puis durci, et pris la forme de la clé de la maison. {A} le cassa en deux. <La moitié avec le trou alla {à}.>',
      'Il restait à régler l’affaire du carré. « Ça n’est pas allé assez mal », dit {a}. « On peut le manger parce que ça va bien », dit {h}. <On n’y avait simplement pas pensé.>',
    ],
    '!toddler chocolate2',
  ),
  rich(
    'road',
    3,
    [
      '{A} sortit de sa veste une petite cuillère. « D’où vient-elle ? » demanda {h}.\n— De la cuisine.\n— Et pourquoi ?\n{A} la remit en place. « On verra bien. »',
      'Quelque chose tintait à chaque pas {a.de}. C’était une petite cuillère. « On ne part pas sans rien », dit {a}. <{H} ne trouva rien à opposer.>',
    ],
    '!toddler',
    'spoon',
  ),
  rich(
    'road',
    4,
    [
      'Une vis dépassait, et il n’y avait pas de tournevis. {A} sortit la petite cuillère. <Elle tourna la vis comme si elle n’avait fait que ça de sa vie.> « Tu vois », dit {a}.',
      'Il fallut gratter une serrure rouillée. La petite cuillère s’en chargea. « Je ne demande plus rien », dit {h}. <« C’est ce qu’on fait, avec les cuillères », dit {a}.>',
    ],
    '!toddler spoon',
    'spoon2',
  ),
  rich(
    'after',
    3,
    [
      'Il y eut du yaourt, à la fin. Deux pots, et une petite cuillère tordue. « Je savais bien qu’elle servirait », dit {a}. <On la passa de main en main jusqu’au fond.>',
      'La petite cuillère retrouva son tiroir. Elle était un peu tordue, et les autres lui firent de la place.',
    ],
    '!toddler spoon2',
  ),
]
