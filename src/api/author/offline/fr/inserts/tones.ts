import type { Insert, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const tone = (name: string, slot: Insert['slot'], phrasings: readonly Template[], also = ''): Insert =>
  rich(slot, 1, phrasings, `${name} !toddler${also}`)

/** One or two moments in which the tone asked for comes to the fore. */
export const toneBeats: readonly Insert[] = [
  tone('funny', 'road', [
    'Alors {a} tomba. Pas gravement, mais en entier. « Je voulais justement voir d’en bas », dit {a}. <Par politesse, {h} s’assit à côté.>',
    '« J’ai une idée », dit {a}.\n— Elle est bonne ?\n— Elle est courte.\n<Elle était même très courte. C’était le mot « dedans ».>',
    '{A} poussa la porte de toutes ses forces. {H} la tira d’un doigt. <On ne parla plus de cette porte.>',
    '« Je n’ai rien touché », dit {a}, quelque chose à la main. <Il y avait même deux choses. La seconde bougeait.>',
    '« Chut », dit {a}, et se mit à éternuer. Sept fois. <Au sixième, {h} tint le compte.> « Personne ne nous a entendus », dit {a}.',
  ]),
  tone('funny', 'after', [
    '« Si quelqu’un l’apprend », dit {a}. « Qui donc ? » demanda {h}.\n— Justement. Ce serait dommage.\n<Le lendemain, on le raconta à tout le monde, chacun à sa façon.>',
    '« Tout s’est passé comme prévu », dit {a}. {H} regarda les cheveux {a.de}, la chaussure manquante, la fougère. <« À peu près », dit {a}.>',
    'On voulut prendre un air digne. Cela dura jusqu’au hoquet {a.de}.',
  ]),
  tone('thrilling', 'road', [
    'Derrière {eux}, cela craqua. {H} se retourna. Rien. On repartit, et cela craqua de nouveau, un pas trop tard. « Ne te retourne pas », dit {a}. <On ne se retourna pas. Cela coûta la moitié du courage de la journée.>',
    '« Silence », souffla {a}. On se colla au mur. Quelque chose passa lentement, et s’arrêta. <{H} compta ses respirations. Il y en avait trop.> Puis cela repartit.',
    'Une lumière s’alluma là où il n’y avait personne. Elle bougea. <Elle cherchait, on le voyait à sa façon d’hésiter.> {A} éteignit la lampe avec la main.',
    'La poignée tourna toute seule, d’un quart, et revint. {H} n’osa pas avaler. <De l’autre côté non plus, on n’osait pas, sans doute.> Il ne se passa plus rien, et c’était le pire.',
  ]),
  tone('thrilling', 'key', [
    'Il restait une minute. {H} vit {a} regarder l’heure, puis faire comme si de rien n’était.',
    'Des pas montaient. Il y en avait encore douze, peut-être dix.',
    'La lampe baissa. Il restait de quoi voir une chose, pas deux.',
  ]),
  tone('sad', 'quiet', [
    '« Parfois », dit {a}, « je mets encore un bol de trop. » {H} ne dit rien. <Il n’y avait rien qui aille avec cela.> {H} s’approcha seulement, jusqu’à ce que les manches se touchent.',
    '{A} sifflait un air et s’arrêta au même endroit que d’habitude. « La suite, c’est quelqu’un d’autre qui la savait », dit {a}. <On marcha un moment avec ce qu’il y avait.>',
    'Dans la poche {de}, il y avait une clé qui n’ouvrait plus de porte. {H} la toucha, comme on vérifie. <Elle était là. Elle était tiède, c’était déjà ça.>',
  ]),
  tone('moving', 'quiet', [
    '{A} sortit de sa poche quelque chose de petit, le regarda et le remit. « Je te le montrerai quand on sera rentré{es} », dit {a}. <{H} ne demanda rien. On entendait bien que c’était important.>',
    '« Donne », dit {a}, et prit le sac {de}. Il ne pesait presque rien. <Mais les épaules remontèrent quand même.>',
    '« Tu serais venu{a.e}, si je n’avais rien demandé ? » dit {h}.\n— J’étais déjà dans l’escalier, dit {a}.',
  ]),
  tone('happy', 'road', [
    'Le rire vint d’un coup, et l’on ne sut jamais qui avait commencé. <Il n’y avait d’ailleurs pas de raison.> Cela ne passa qu’avec le hoquet {a.de}.',
    '{H} se mit à sauter d’un carré de lumière à l’autre. {A} aussi. <On avança moins vite. On avança mieux.>',
    'Tout allait bien, depuis une minute au moins. « Tu as remarqué ? » demanda {a}.\n<— Ne le dis pas trop fort, dit {h}.>',
  ]),
  tone('happy', 'after', [
    'Les derniers mètres, {h} les fit en sautillant. <Ce n’était pas nécessaire. C’est bien pour cela que c’était bon.>',
    '« On recommence ? » demanda {h}.\n— Demain, dit {a}, et c’était aussi une bonne réponse.',
    '{A} ouvrit la fenêtre et cria bonjour à la rue. <La rue, qui ne demandait rien, répondit bonjour.>',
  ]),
  tone('motivating', 'road', [
    '« Je n’y arriverai jamais », dit {h}. « Non », dit {a}. « Pas à tout ça. Mais jusqu’à la pierre, là ? » <Jusqu’à la pierre, c’était faisable. Et derrière la pierre, il y en avait une autre.>',
    '« C’est trop grand », dit {h}. « Alors on prend un coin », dit {a}. <Le coin céda. Après, il y avait un autre coin.>',
    '« Encore trois pas », dit {a}. Après trois pas : « Encore trois. » {H} comprit la ruse au douzième. <Mais on était déjà à douze.>',
  ]),
  tone('inspiring', 'quiet', [
    '« Qui a fait cela la première fois ? » demanda {h}.\n— Quelqu’un qui ne savait pas si c’était possible, dit {a}.\n<{H} regarda ses mains. Elles étaient ordinaires. Les autres aussi en avaient eu de pareilles, sans doute.>',
    '« Il faut être quelqu’un, pour faire ça », dit {h}. {A} compta sur ses doigts. « Toi, moi. On est déjà deux quelqu’un. »',
    'Sur la pierre, il y avait des initiales, et dessous d’autres, plus vieilles. <Tout le monde avait commencé par s’arrêter là.> {H} posa la paume dessus, puis continua.',
  ]),
  tone('dark', 'road', [
    'Les lampes s’éteignaient l’une après l’autre, et toujours celle sous laquelle on venait de passer. <Comme si quelqu’un était pressé d’avoir du noir.> « Regarde devant », dit {a}. Devant, il en restait trois.',
    'Il y avait des ombres de trop. {H} les compta deux fois. <L’une d’elles se comptait sûrement aussi.> « On marche », dit {a}, « et on ne s’excuse pas. »',
    'Le silence avait l’épaisseur d’un manteau mouillé. {A} se mit à siffler, et s’arrêta. Cela avait sifflé en même temps. <C’était l’écho. On décida que c’était l’écho.>',
  ]),
  tone(
    'romantic',
    'quiet',
    [
      '{A} se tenait à une main de distance. C’était plus près que nécessaire. <Personne ne recula.> {H} aurait bien voulu savoir si {a} avait mesuré aussi.',
      '{A} ôta un fil de la manche {de}, puis ne sut qu’en faire. <À la fin, {a} le garda.>',
      'Leurs ombres s’étaient rejointes sur le mur, bien avant {eux}. {H} le vit. {A} le vit. <On ne dérange pas des ombres.>',
      '« Tu as froid ? » demanda {a}.\n— Non, dit {h}, et accepta le manteau.',
    ],
    ' grown love',
  ),
  tone('futuristic', 'road', [
    'Au-dessus d’{eux} glissa un drone de livraison, un paquet dans les pattes, comme une chatte son petit. <Il salua du clignotant.> {H} rendit le salut. On ne sait jamais qui apportera le courrier demain.',
    'Un balai automatique leur barra la route et demanda leurs chaussures. « Pour quoi faire ? » dit {h}.\n— Pour les comprendre, dit le balai.\n<On lui en montra une. Il en fut longuement songeur.>',
    'La vitrine reconnut {h} et proposa une écharpe. {H} n’avait pas froid. La vitrine baissa la température d’un degré. <« Ce n’est pas très honnête », dit {a}.>',
  ]),
  tone(
    'dystopian',
    'road',
    [
      'À chaque coin pendait la même affiche : « Tout va bien. » <Elle était là depuis des années. Dessous, il y en avait une autre, et encore une.> {H} en avait un jour décollé un coin. Sous la dernière, il n’y avait que le mur.',
      'Le haut-parleur remercia tout le monde d’être calme. Personne n’avait bougé. <Il remercia encore, un ton plus haut.> {A} compta les portes.',
      'On demandait les papiers à ceux qui couraient. On les demandait aussi à ceux qui ne couraient pas. <{H} avait appris à marcher comme un meuble.>',
    ],
    ' grown',
  ),
]
