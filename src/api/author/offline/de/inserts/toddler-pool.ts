import type { Insert } from '../../language-pack.ts'
import { outside, small } from './small.ts'

/** Things, sounds and animals on the way of the smallest. */
export const toddlerPool: readonly Insert[] = [
  outside(
    2,
    'Da ist eine Pfütze. Platsch, macht der eine Schuh. Platsch, macht der andere. In der Pfütze ist der Himmel. Er wackelt. {A} springt auch. <Platsch!> Jetzt ist der Himmel am Knie.',
  ),
  outside(
    2,
    'Da liegt ein Stein. Er ist rund und glatt. {H} nimmt ihn in die Hand. Der Stein ist kalt. Dann ist er warm. „Jetzt ist er wach“, sagt {h}. <Er darf mit in die Tasche.>',
  ),
  outside(
    2,
    'Da ist eine Brücke. Sie ist klein. Tock, tock, machen die Schuhe. Unten läuft das Wasser. {H} wirft ein Blatt hinein. Vorn ist es weg. Hinten ist es wieder da. „Gewonnen“, sagt {a}. <Gegen wen? Das weiß keiner.>',
  ),
  small(
    3,
    '{A} setzt sich hin. {H} setzt sich auch hin. Sie hören zu. Da ist ein Brummen. Das ist ein Auto. Da ist ein Summen. Das ist eine Biene. Und da ist ein Knurren. „Das ist mein Bauch“, sagt {a}. <{H} gibt ihm einen Keks. Der Bauch sagt danke.>',
  ),
  outside(
    2,
    'Da ist ein Zaun. Klack, klack, klack, macht der Stock am Zaun. Dann ist der Zaun zu Ende. Der Stock sagt nichts mehr. „Noch mal“, sagt {h}. Sie gehen zurück. <Klack, klack, klack.> Jetzt ist der Zaun wieder am Anfang zu Ende.',
  ),
  outside(
    2,
    'Ein Käfer geht über den Weg. Er hat sechs Beine. Er hat es eilig. {H} geht in die Hocke. Der Käfer geht um einen Krümel herum. Er geht um einen Finger herum. „Guten Tag“, sagt {h}. <Der Käfer hat keine Zeit.>',
  ),
  small(
    3,
    'Die Hände sind kalt. {A} pustet hinein. Einmal links. Einmal rechts. Nun sind sie warm. „Jetzt du“, sagt {a}. {H} pustet. Pfff! <Ein bisschen Spucke ist auch dabei.> Da lachen beide.',
  ),
  outside(
    4,
    'Auf dem Weg steht ein Eimer. Was ist darin? Wasser. Was ist noch darin? Ein Gesicht. Es sieht aus wie {h}. {H} macht die Zunge heraus. Das Gesicht auch. {H} winkt. Das Gesicht auch. „Tschüs“, sagt {h}. <Das Gesicht sagt nichts, aber es winkt.>',
  ),
  outside(
    4,
    'Da steht ein Baum. Er ist dick. {H} legt die Arme um ihn. Es reicht nicht ganz. {A} legt die Arme auch um ihn. Jetzt reicht es. „Hat er das gern?“, fragt {h}. Ein Blatt fällt herunter. <Es fällt genau auf die Nase.> Er hat es gern.',
  ),
  outside(
    4,
    'Ein Bagger steht da und schläft. Der Arm liegt auf der Erde. „Pst“, sagt {h}. Sie gehen leise vorbei. Auf Zehen. Einer, zwei, drei. Da macht es Knack. <Das war nur ein Ast.> Der Bagger schläft weiter.',
  ),
  outside(
    4,
    'Da ist ein Loch in der Mauer. {H} schaut hinein. Dunkel. „Hallo!“, ruft {h}. „Hallo!“, ruft das Loch. „Wer bist du?“ „Bist du?“, ruft das Loch. „Ich bin {h}!“ Das Loch sagt den Namen auch. <Es sagt ihn sehr schön.>',
  ),
  small(
    5,
    '{A} macht einen Spaß. Wo ist die Nase? Da ist sie. Wo ist das Ohr? Da ist es. Wo ist das andere Ohr? Auch da. Alles ist da. <Das ist gut zu wissen.> Dann gehen sie weiter.',
  ),
  outside(
    5,
    'Sie ruhen aus. {A} hat einen Apfel. Krach, macht der Apfel. {H} beißt auch ab. Krach. Nun hat der Apfel zwei Fenster. Ein großes und ein kleines. <Man kann fast hindurchsehen.> Den Rest bekommt die Amsel.',
  ),
  small(
    6,
    'Eine Wolke zieht vorbei. Sie sieht aus wie ein Schaf. Dann sieht sie aus wie ein Schuh. Dann sieht sie aus wie eine Wolke. „Sie weiß nicht, was sie will“, sagt {a}. {H} weiß es. <Sie will weiter.>',
  ),
  small(
    6,
    'Da ist eine Treppe. Eins, zwei, drei, vier. Oben ist nichts. Also wieder hinunter. Vier, drei, zwei, eins. „Was war oben?“, fragt {a}. „Oben“, sagt {h}. <{A} will auch einmal hinauf.> Eins, zwei, drei, vier.',
  ),
  outside(
    6,
    'Tropf. Ein Tropfen fällt auf den Kopf. Tropf. Noch einer, auf die Hand. {A} macht den Schirm auf. Trommel, trommel, macht der Schirm. Darunter ist ein kleines Haus. <Es hat keine Wand, aber ein Dach.> Dann ist der Regen vorbei.',
  ),
  outside(
    6,
    'Ein Hahn steht auf dem Mist. Kikeriki! „Es ist doch gar nicht früh“, sagt {a}. Der Hahn schaut sie an. Kikeriki, sagt er noch einmal, aber leise. <Er muss eben üben.> {H} übt mit. Jetzt sind es zwei Hähne.',
  ),
  small(
    7,
    '{H} ist müde. Nur ein wenig. {A} setzt {ihn} auf die Bank. Ein Bein baumelt. Das andere baumelt auch. Sie baumeln eine Weile. Hin und her. <Die Schuhe sagen klopf.> Dann geht es wieder.',
  ),
  small(
    7,
    'Was ist in der Tasche? Ein Stein, ein Krümel und ein Faden. Sie legen alles in eine Reihe. Erst der Stein. Dann der Krümel. Dann der Faden. Eine Ameise kommt. <Nun fehlt der Krümel.> Das macht nichts. Er war für sie.',
  ),
  outside(
    7,
    'Sie singen beim Gehen. Ein Schritt, ein Ton. Noch ein Schritt, noch ein Ton. {A} singt tief. {H} singt hoch. Ein Vogel singt dazwischen. <Er kann den Text nicht.> Das Lied geht bis zur Ecke. Dort wartet der nächste Ton.',
  ),
  outside(
    8,
    'Ein Ball liegt im Gras. Er ist gelb. Wem gehört er? {H} rollt ihn zu {a}. {A} rollt ihn zu {h}. Hin und her. Da kommt ein Hund und rollt ihn auch. <Mit der Nase.> Dann trägt er ihn heim. Es war seiner.',
  ),
  outside(
    8,
    'Der Mond kommt. Er ist noch blass. Er sitzt auf dem Dach. {H} geht drei Schritte. Der Mond geht drei Schritte mit. {H} bleibt stehen. Der Mond auch. „Er läuft mir nach“, sagt {h}. <„Er mag dich“, sagt {a}.>',
  ),
  outside(
    8,
    'Da ist ein Tor. Es quietscht. Iiih! {H} macht es noch einmal auf. Iiih! Noch einmal. {A} hält sich die Ohren zu. „Es sagt nur Guten Tag“, sagt {h}. <Iiih, sagt das Tor.> „Guten Tag“, sagt {a}.',
  ),
  outside(
    8,
    'Eine Feder liegt auf dem Weg. Sie ist weiß und leicht. {H} pustet. Sie fliegt. {A} pustet. Sie fliegt zurück. Sie kitzelt an der Backe. <Sie kitzelt am Hals.> Dann nimmt der Wind sie mit. Er pustet am besten.',
  ),
  small(
    9,
    '{A} bindet einen Schuh zu. Ein Ohr, noch ein Ohr, durch das Loch. „Wie ein Hase“, sagt {h}. Der andere Schuh will auch ein Hase sein. Ein Ohr, noch ein Ohr. <Nun hoppeln zwei Hasen los.> {H} hoppelt mit.',
  ),
  outside(
    9,
    'Was riecht da so? {H} schnuppert. Es riecht nach Brot. Es kommt aus einem Fenster. Eine Frau schaut heraus. „Wollt ihr ein Stück?“ Es ist noch warm. <Die Butter läuft davon.> Alle kauen und sind still.',
  ),
  outside(
    9,
    'Da steht ein Pferd am Zaun. Es hat eine weiche Nase. „Darf ich?“, fragt {h}. Das Pferd hält die Nase hin. Sie ist wie Samt. Es pustet {h} in den Kragen. <Das ist warm.> Dann frisst es weiter. Mampf, mampf.',
  ),
  small(
    9,
    'Ein Zug fährt vorbei. Weit weg. Tuut! {H} winkt. Ob das jemand sieht? Im letzten Fenster ist eine Hand. Sie winkt auch. <Nur ganz kurz.> Dann ist der Zug so klein wie eine Raupe. Dann ist er weg.',
  ),
  outside(
    10,
    'Die Schaukel wartet. {H} setzt sich hinein. Vor und zurück. Vor und zurück. Bei „vor“ ist der Himmel nah. Bei „zurück“ ist {a} nah. <Beides ist schön.> Langsam hört die Schaukel auf. Sie ist auch müde.',
  ),
  outside(
    10,
    'Da ist ein Brunnen. Er plätschert. Er erzählt etwas, aber er hört nie auf. „Was sagt er?“, fragt {a}. {H} hält das Ohr hin. „Er sagt: plitsch“, sagt {h}. <„Und was noch?“> „Platsch.“ Dann wissen sie alles.',
  ),
  outside(
    10,
    'Drei Gänse kommen. Eine ist vorn. Eine ist in der Mitte. Eine ist hinten und hat es nicht gern. Schnatter, schnatter! {H} macht Platz. {A} macht Platz. <Die Gänse machen keinen Platz.> Dann sind sie vorbei, und es ist wieder still.',
  ),
  outside(
    10,
    'Auf einem Blatt sitzt ein Tropfen. In dem Tropfen ist die Sonne. {H} tippt ihn an. Er rollt. Er rollt bis an den Rand. Da hält er sich fest. <Er hält sich sehr fest.> Dann lässt er los. Plick!',
  ),
  outside(
    11,
    'Ein Postbote kommt. Er hat eine große Tasche. „Ist etwas für mich da?“, fragt {h}. Der Postbote sucht. „Ein Guten Tag“, sagt er. „Der ist für dich.“ <{H} nimmt ihn mit beiden Händen.> Er wiegt gar nichts und ist warm.',
  ),
  outside(
    11,
    'Da liegt ein Handschuh. Ganz allein. Er hat fünf Finger und keine Hand. {A} steckt ihn auf einen Pfahl. Jetzt winkt der Pfahl. {H} winkt zurück. <„Bis bald“, sagt {h}.> Der Pfahl winkt immer noch.',
  ),
  outside(
    12,
    'Sie spielen Verstecken. {A} zählt. Eins, zwei, drei. {H} steht hinter dem Baum. Ein Fuß schaut heraus. „Wo ist {h}?“, ruft {a}. <Der Fuß wackelt.> „Vielleicht ist {h} ein Baum?“ Da kichert der Baum.',
  ),
  outside(
    12,
    'Ein Boot liegt am Ufer. Es ist aus Papier. {H} gibt ihm einen Stups. Es schwimmt. Es dreht sich. Es fährt um einen Stein. „Gute Reise“, sagt {a}. <Das Boot wackelt zum Abschied.> Dann nimmt es der Bach mit.',
  ),
]
