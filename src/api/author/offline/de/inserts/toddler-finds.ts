import type { Insert } from '../../language-pack.ts'
import { outside, small } from './small.ts'

/** More that the smallest find: doors, shadows, warm hands. */
export const toddlerFinds: readonly Insert[] = [
  small(
    2,
    'Da ist eine Tür. Sie ist zu. Tock, tock! Keiner sagt etwas. {H} schaut durch das Schlüsselloch. Da ist ein Auge! Es blinzelt. <{H} blinzelt auch.> „Wir haben uns gesehen“, sagt {h}.',
  ),
  outside(
    2,
    'Ein Ameisenweg geht quer. Viele kleine Beine. Jede trägt etwas. Eine trägt ein Blatt. Das Blatt ist größer als sie. {H} macht einen großen Schritt. <{A} macht einen noch größeren.> Keine hat es gemerkt.',
  ),
  outside(
    2,
    'Was raschelt im Laub? Raschel, raschel. {H} hält die Luft an. {A} hält die Hand von {h}. Heraus kommt ein Schnabel. Dann die ganze Amsel. <Sie hat einen Wurm und keine Zeit.> Weg ist sie.',
  ),
  outside(
    2,
    '{H} findet einen Stock. Er ist lang. Er ist ein Pferd. Hopp, hopp! Dann ist er eine Angel. Dann ist er ein Löffel. Nun ist er müde. <Er darf in der Sonne liegen.> Jetzt ist er ein Stock.',
  ),
  outside(
    2,
    'Klingeling! Ein Rad kommt. Es ist rot. Hinten sitzt ein Hund im Korb. Seine Ohren wehen. Er schaut {h} an. {H} schaut ihn an. <Klingeling, weg ist er.> „Er hat gewunken“, sagt {h}. „Mit dem Ohr.“',
  ),
  small(
    3,
    '{A} hat eine Decke. Sie machen ein Haus. Ein Zipfel hier, ein Zipfel da. Innen ist es dunkel und warm. „Wer wohnt hier?“, fragt {a}. „Wir“, sagt {h}. <Eine Hand kommt herein. Es ist die von {a}.> Dann ziehen sie wieder aus.',
  ),
  small(
    3,
    '{H} macht die Augen zu. Was ist da? Es ist weich. „Ein Schal“, sagt {h}. Was ist das? Es ist kalt. „Ein Löffel.“ Und das? Es ist nass und warm und kitzelt. <Was ist denn das?> Das war ein Kuss.',
  ),
  outside(
    3,
    'Eine Hummel sitzt auf einer Blume. Die Blume nickt. Brumm, die Hummel fliegt. Die Blume wackelt noch ein bisschen. Brumm, da ist sie wieder. <Nun nickt die Blume noch einmal.> „Sie sagt immer ja“, sagt {h}.',
  ),
  outside(
    4,
    'Da geht ein Mann mit einem Karton. Im Karton macht es: Pieps. „Was ist darin?“, fragt {h}. Der Mann macht den Deckel auf. Drei Küken! Gelb, gelb und ein bisschen braun. <Eins niest.> Deckel zu. Pieps, sagt der Karton.',
  ),
  outside(
    4,
    'Auf dem Weg liegt ein Schatten. Er hat Ohren. {H} sucht oben. Da sitzt eine Katze auf dem Dach. Sie leckt die Pfote. {H} winkt. <Der Schatten winkt nicht.> Die Katze gähnt. Der Schatten gähnt auch.',
  ),
  small(
    4,
    'Hier stehen drei Töpfe. In einem wächst eine Blume. In einem wächst Gras. In einem wächst nichts. „Noch nicht“, sagt {a}. {H} gießt den dritten. Gluck, gluck. <Sie warten eine kleine Weile.> Morgen vielleicht.',
  ),
  outside(
    4,
    'Ein Bus hält an. Pfff, macht die Tür. Keiner steigt ein. Keiner steigt aus. Der Fahrer winkt. {H} winkt. <Pfff, macht die Tür.> Der Bus wollte nur Hallo sagen. Brumm, fährt er weiter.',
  ),
  outside(
    4,
    'Da hängt Wäsche. Ein Hemd hat den Bauch voll Wind. Eine Hose läuft auf der Stelle. Lauf, Hose, lauf! {H} läuft mit. <{A} hält die Hose fest.> Da hängt noch eine Socke. Sie sucht jemand. So klein ist keiner.',
  ),
  outside(
    5,
    'Sie sitzen ganz still. Ein Schmetterling kommt. Er setzt sich auf das Knie. Er klappt auf. Er klappt zu. {H} atmet nur ein bisschen. <{A} atmet gar nicht.> Auf. Zu. Auf. Dann ist das Knie wieder leer.',
  ),
  small(
    5,
    '{H} hat einen Krümel im Schuh. {A} zieht den Schuh aus. Da ist der Krümel. Er ist winzig. „So klein“, sagt {h}, „und so laut.“ Sie pusten ihn fort. <Der Fuß wackelt mit allen Zehen.> Nun ist der Schuh wieder weich.',
  ),
  small(
    5,
    'Wie macht der Wind? Huuu. Wie macht die Tür? Iiik. Wie macht die Uhr? Tick, tack. Und wie macht {h}? {H} denkt nach. {H} macht: Haha! <Da macht {a} auch haha.> Es klingt ganz gleich.',
  ),
  outside(
    6,
    'Ein Blatt fällt. Es schaukelt. Hin und her, hin und her. {H} hält die Hände auf. Das Blatt überlegt. Dann landet es daneben. <„Fast“, sagt {a}.> {H} hebt es auf und wirft es hoch. Noch mal!',
  ),
  outside(
    6,
    'Da ist Sand. {H} macht einen Berg. Klopf, klopf. {A} macht ein Loch hinein. {H} steckt die Hand ins Loch. Von der anderen Seite kommt auch eine Hand. <Hallo, Hand!> Sie schütteln sich. Der Berg hält.',
  ),
  outside(
    6,
    'Eine Frau trägt einen Kuchen. Sie geht ganz langsam. {H} geht auch ganz langsam. Der Kuchen hat eine Kirsche. Die Kirsche wackelt. <Sie wackelt bis an den Rand.> „Puh“, sagt die Frau. Sie gibt {h} die Kirsche. Jetzt wackelt nichts mehr.',
  ),
  outside(
    6,
    'Da ist ein Karussell. Es steht still. Das Pferd hat ein rotes Maul. {H} streichelt es. „Es schläft mit offenen Augen“, sagt {h}. {A} schiebt ein wenig. Quietsch. <Das Pferd geht einen Schritt.> Nun träumt es.',
  ),
  outside(
    6,
    'Tropf, tropf. Vom Dach tropft es in eine Tonne. Plock, plock. {H} hält einen Finger dazwischen. Jetzt tropft es leise. {H} nimmt den Finger weg. Plock! <{A} hält die Nase hin.> Plick. So klingt eine Nase.',
  ),
  small(
    7,
    '{A} schält ein Ei. Das Ei ist glatt. Die Schale ist in vielen Teilen. {H} legt sie in eine Reihe. Das ist ein Zaun. Wer wohnt hinter dem Zaun? Ein Krümel Salz. Dann isst {h} das Ei. Der Zaun bleibt stehen.',
  ),
  small(
    7,
    'Da brummt etwas in der Tasche. Was ist es? Es ist nur eine Nuss. Nüsse brummen nicht. {H} hält sie ans Ohr. Still. {A} hält sie ans Ohr. „Sie hat aufgehört“, sagt {a}. <Da brummt es wieder. Es ist der Bauch.> Also essen sie die Nuss.',
  ),
  small(
    7,
    '{H} lehnt sich an {a}. {A} lehnt sich an die Wand. Die Wand lehnt sich an das Haus. So stehen sie eine Weile. <Das Haus hat nichts dagegen.> „Und das Haus?“, fragt {h}. Das Haus steht ganz allein.',
  ),
  small(
    8,
    'Ein Schlüssel hängt an einem Nagel. Er ist groß und braun. „Wozu?“, fragt {h}. Keine Tür ist da. Nur der Nagel. {H} stupst den Schlüssel an. Kling. <Kling, kling.> „Das ist ein Schlüssel für Musik“, sagt {h}.',
  ),
  outside(
    8,
    'Da sitzt ein Frosch am Rand. Er sitzt. {H} sitzt auch. Der Frosch bläst die Backen auf. {H} bläst die Backen auf. Wer hüpft zuerst? <{A} zählt bis drei.> Platsch! Das war der Frosch. {H} hat gewonnen.',
  ),
  outside(
    8,
    'Hier liegt Heu. Es sticht und riecht gut. {H} fällt um. Plumps. {A} fällt auch um. Da oben ist ein Balken. Da sitzt eine Eule und schläft. <Ein Halm steckt im Haar.> Sie klettern leise hinaus.',
  ),
  outside(
    8,
    'Ein Eimer hat ein Loch. Wasser hinein, Wasser hinaus. {H} hält den Daumen auf das Loch. Jetzt bleibt es drin. Daumen weg. Pssst! Ein langer Strahl. <Er trifft den Schuh von {a}.> „Gut gezielt“, sagt {a}.',
  ),
  small(
    9,
    'Der Becher ist leer. {H} schaut hinein. Unten ist noch ein Tropfen. {H} wartet. Der Tropfen kommt herunter. Langsam. Noch langsamer. <Er hat es nicht eilig.> Da ist er. Er schmeckt nach Birne.',
  ),
  small(
    9,
    '{A} hat kalte Ohren. {H} hat warme Hände. {H} legt die Hände auf die Ohren. „Was?“, sagt {a}. „Nichts“, sagt {h}. „Was?“, sagt {a}. <So reden sie eine Weile.> Dann sind die Ohren warm.',
  ),
  small(
    9,
    'Eine Kerze steht da. Sie ist aus. {A} macht sie an. Nun hat das Dunkel ein Loch. {H} pustet. Das Loch ist zu. „Noch mal“, sagt {h}. Auf. Pfff. Zu. <Es riecht nach Geburtstag.> Zuletzt lassen sie es offen.',
  ),
  outside(
    10,
    'Auf der Leine sitzen Vögel. Eins, zwei, drei, vier. Einer rückt. Da rücken alle. Der letzte fällt fast herunter. Er flattert. <Dann sitzt er wieder vorn.> Nun rücken alle zurück. {H} rückt auch.',
  ),
  outside(
    10,
    'Ein Auto ist ganz klein. Es liegt im Gras. Es hat nur drei Räder. {H} schiebt. Es fährt im Kreis. {H} schiebt noch mal. Wieder im Kreis. <„Es will nicht weg von hier“, sagt {a}.> Da parkt {h} es unter einer Blume.',
  ),
  outside(
    10,
    'Es klopft. Tock, tock, tock. Wer ist da? {H} schaut vorn. {H} schaut hinten. Tock, tock. Es kommt von oben. Ein Specht! Er hat eine rote Mütze. <„Herein“, ruft {h}.> Aber der Specht hat es gar nicht gehört.',
  ),
  small(
    11,
    '{A} macht den Mund auf. Da steckt ein Gähnen. Es kommt heraus und ist groß. Nun ist es bei {h}. Uaah. Wohin geht es jetzt? <Ein Hund geht vorbei.> Uaah, macht der Hund. Da geht es hin.',
  ),
  small(
    11,
    '{H} malt mit dem Finger in die Luft. Ein Haus. Eine Tür. {A} klopft an die Tür. „Herein“, sagt {h}. {A} macht einen großen Schritt. <„Schön hast du es hier“, sagt {a}.> Der Wind wischt das Haus weg. Sie malen ein neues.',
  ),
  small(
    12,
    'Da liegt ein Seil. {H} nimmt ein Ende. {A} nimmt das andere. Sie wackeln. Da läuft eine Schlange durch das Seil. Von {h} zu {a}. <Von {a} zu {h}.> Dann ist sie fort. Das Seil liegt still.',
  ),
  small(
    12,
    'Ein Turm aus Steinen. Einer, noch einer, noch einer. Der vierte ist krumm. {H} hält ihn fest. Langsam loslassen. Er wackelt. Er steht! <Keiner darf niesen.> Sie gehen auf Zehen weg. Rums. „Das war der Wind“, sagt {a}.',
  ),
]
