import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Somebody on the way needs a pair of hands, indoors as well as out. */
export const smallFavours: readonly Episode[] = [
  {
    id: 'unravelled',
    categories: [],
    ages: ALL,
    ...scene(
      ['Der rote Faden', 'Aufgewickelt', 'Am anderen Ende'],
      'Ein Faden liegt da, und an seinem Ende wird es kühl.',
      [
        always([
          'Auf dem Boden lag ein roter Faden. {H} hob das Ende auf und wickelte es um den Finger, damit niemand darüber fiel. Ein zweites Ende kam nicht in Sicht. {H} wickelte weiter. <Der Finger wurde dick und warm.> „Wem gehört der?“, fragte {a}. Der Faden lief um eine Ecke und antwortete nicht.',
          'Über {as:Schuh|den Schuh} lief ein roter Faden. „Halt still“, sagte {h} und begann, ihn aufzuwickeln, über Hand und Ellbogen, wie man es bei Wolle macht. <Er roch ein wenig nach Schaf.> Es wurde ein ordentlicher Strang. Aber vorn kam immer noch mehr davon um die Ecke.',
        ]),
        always([
          'Sie folgten ihm. Er führte unter einem Stuhl hindurch, zweimal um einen Pfosten und einmal im Kreis, als hätte er nachgedacht. Das Knäuel war schon so groß wie ein Kürbis. <{A} trug es mit beiden Armen und sah darüber kaum hinweg.> Da stand am Ende ein Mann. Er trug einen roten Pullover, jedenfalls zum Teil. Es waren noch ein Kragen da und der linke Ärmel. „Mir wird seit einer Weile so frisch“, sagte er.',
        ]),
        more(1, [
          '„Haben Sie nichts gemerkt?“, fragte {a}. „Doch“, sagte der Mann. „Es zog. Ich dachte, das sei das Alter.“ <Er sah an sich hinunter, wo eben noch ein Bauch aus Wolle gewesen war.> „Meine Schwester hat ihn gestrickt. Sie sagte gleich, ich soll nirgends hängen bleiben.“',
        ]),
        always([
          '{H} hielt ihm das Knäuel hin. „Zurück kann man es nicht machen“, sagte der Mann. „Dazu müsste ich stricken können.“ Er zog trotzdem zwei Stöckchen aus der Tasche, denn probieren schadet nicht. Die ersten Maschen waren groß wie Fenster. {A} hielt die Wolle, {h} zählte. <Bei neun fielen drei herunter und wurden wieder eingefangen.> Nach langer Zeit lag da etwas, das kein Pullover war, aber rot, und es reichte genau einmal um einen Hals. „Ein Schal“, sagte der Mann gerührt. „Den hat mir noch keiner gestrickt.“ Den Rest des Knäuels drückte er {h} in die Hand, für alle Fälle. Das Ende steckte er fest. Sicher ist sicher.',
        ]),
      ],
    ),
  },
  {
    id: 'wet-paint',
    categories: [],
    ages: ALL,
    ...scene(
      ['Frisch gestrichen', 'Nicht anfassen', 'Zehn Fingerabdrücke'],
      'Ein Schild bittet um etwas, und keiner kann es lassen.',
      [
        always([
          '„Frisch gestrichen“, stand auf dem Schild. Darunter war ein Geländer, grün und glänzend. {A} streckte den Finger aus. „Nicht“, sagte {h}. „Ich wollte nur wissen, ob es stimmt.“ Der Finger war schon grün. Neben dem Schild saß eine Frau auf einem Eimer und stützte den Kopf in beide Hände.',
        ]),
        always([
          '„Das war der einunddreißigste“, sagte sie. „Ich streiche es, ich schreibe das Schild, und dann kommt einer und prüft.“ Man sah es. Das ganze Geländer war voller Tupfen, große, kleine, ein Daumen, sogar eine Nase. „Eine Nase?“, fragte {h}. „Er wollte daran riechen.“ <{A} versteckte die Hand hinter dem Rücken, wo sie einen Fleck auf der Jacke machte.> Siebenmal hatte die Frau von vorn angefangen. Der Eimer war fast leer.',
        ]),
        more(1, [
          'Während sie noch sprach, kam ein Herr des Weges, mit Hut. Er las das Schild. Er sah nach links und nach rechts. Dann zog er den Handschuh aus. „Zweiunddreißig“, sagte die Frau. „Tatsächlich“, sagte der Herr, „frisch“, und ging beruhigt weiter.',
        ]),
        always([
          '{H} dachte nach. „Sie glauben es nicht, weil sie nichts tun dürfen“, sagte {h}. Dann nahm {er} den Pinsel und malte neben das Geländer ein Viereck an die Wand, so groß wie ein Buch. Darüber schrieb {h}: „Hier probieren.“ Sie setzten sich daneben und warteten. Eine Dame kam. Sie las das eine Schild und dann das andere, tippte in das Viereck und nickte. <Es kamen noch elf. Jeder tippte, und jeder ging mit einem grünen Finger und gutem Gewissen davon.> Die Frau strich das Geländer zum achten Mal, und es blieb glatt. Das Viereck sah am Ende aus wie ein Baum im Mai. „Das“, sagte sie, „streiche ich nie wieder über.“',
          '„Ihr Schild ist zu höflich“, sagte {a}. „Es verbietet gar nichts.“ „Verbieten hilft erst recht nicht“, sagte die Frau und zeigte auf die Nase. {H} drehte das Schild um. Auf die Rückseite schrieb {er}: „Bitte alle einmal anfassen.“ Sie setzten sich daneben und warteten. Ein Junge kam, las und steckte die Hände in die Taschen. Eine Dame las und machte einen Bogen. <Der Herr mit dem Hund nahm sogar den Hund auf den Arm.> Keiner wollte. „Da stimmt doch etwas nicht“, hörte man einen sagen. Das Geländer trocknete in aller Ruhe. Zuletzt tupfte die Frau selbst mit dem kleinen Finger darauf, ganz hinten. „Ich musste es wissen“, sagte sie.',
        ]),
      ],
    ),
  },
  {
    id: 'tape-measure',
    categories: [],
    ages: ALL,
    ...scene(['Das Maßband', 'Nachgemessen', 'Drei Handbreit'], 'Jemand misst, was sonst keiner misst.', [
      always([
        '„Einmal stillhalten“, sagte eine Stimme hinter ihnen. Da war schon ein Maßband um {h} gelegt. Es gehörte einem kleinen Herrn mit Nadeln im Kragen. „Brauche ich etwas zum Anziehen?“, fragte {h}. „Alle fragen das“, sagte der Herr. „Ich war früher Schneider. Jetzt messe ich nur noch, was mich wundert.“',
      ]),
      always([
        'Er maß den Abstand zwischen {h} und {a}: drei Handbreit. „Vorhin, als ihr um die Ecke kamt, waren es fünf“, sagte er und schrieb es auf. Er maß, wie weit {a} beim Reden mit den Armen kam. Er maß eine Pause. <Dazu hielt er das Band in die Luft und zog es langsam aus, bis jemand etwas sagte.> „Vierzig Zentimeter“, stellte er fest. „Eine gute Pause. Bei Fremden sind sie kürzer und kratzen.“',
      ]),
      more(1, [
        '„Was war das Längste, das Sie je gemessen haben?“, wollte {a} wissen. Der Herr blätterte. „Ein Blick. Quer durch einen Saal, elf Meter siebzig. Er kam an.“ <„Und das Kürzeste?“ „Ein Mut. Ich hatte kaum das Band angelegt, da war er schon gesprungen.“>',
      ]),
      always([
        '„Messen Sie sich auch selbst?“, fragte {h}. Der kleine Herr wurde verlegen. „Das geht schlecht allein“, sagte er. „Man verrutscht.“ Da nahm {h} ihm das Band aus der Hand. „Stillhalten“, sagte {h} und maß, vom Scheitel bis zur Sohle. Es waren vier Zentimeter mehr, als in seinem Ausweis standen. Der Herr wollte es nicht glauben und ließ {a} nachmessen. <Es blieb dabei.> „In meinem Alter wächst man doch nicht“, sagte er. „Vielleicht haben Sie sich nur gerade hingestellt“, sagte {a}. Er trug die Zahl in das Buch ein, auf eine eigene Seite. Dann ging er davon und zog an der nächsten Tür, sicherheitshalber, den Kopf ein.',
      ]),
    ]),
  },
  {
    id: 'torn-pillow',
    categories: [],
    ages: ALL,
    ...scene(
      ['Das Loch im Kissen', 'Federn zählen', 'Was am Ärmel klebt'],
      'Ein Kissen verliert Federn, und sie wollen nicht zurück.',
      [
        always([
          'Es schneite, aber nur an einer Stelle und von unten. Ein Junge mit einem Kissen im Arm lief im Kreis, und bei jedem Schritt kamen Federn heraus. „Halt das Loch zu!“, rief {a}. Der Junge hielt es zu. Da kamen sie auf der anderen Seite. <Es hatte zwei.> „Es gehört meiner Oma“, sagte er. „Sie merkt, wenn eine fehlt.“',
        ]),
        always([
          'Sie jagten ihnen nach, zu dritt. Aber eine Feder fängt man nicht, indem man schnell ist. Der Wind, den die Hand macht, schiebt sie weg. Je heftiger {a} zugriff, desto höher stiegen sie. {H} versuchte es mit der Mütze, mit dem Mund und zuletzt mit gutem Zureden. <Drei Federn saßen auf einer Lampe und sahen herunter.> Der Junge hatte Tränen in den Augen und eine Feder am Kinn, und die war bis jetzt die einzige.',
        ]),
        more(1, [
          '„Wie viele waren es denn?“, fragte {h}. „Alle“, sagte der Junge. Das half beim Zählen wenig. <Er hatte bei dreißig aufgehört, weil ihm die Nase lief.> {A} schlug vor, die fehlenden durch Socken zu ersetzen. Der Junge sah das Kissen an und dann die Socken und dann {a}, sehr lange.',
        ]),
        always([
          '„Warum geht die am Kinn nicht weg?“, fragte {h}. Weil dort die Wolle vom Kragen daran gerieben hatte. {H} rieb den Ärmel an der Jacke, hin und her, bis er leise knisterte. Dann hielt {er} ihn einfach hin. Die erste Feder stutzte, kam näher und klebte fest. Die zweite auch. <Es sah aus, als hätten sie darauf gewartet, dass einer sie nicht fangen wollte.> Bald hatte {h} einen Flügel, und {a} hatte einen halben. Sie strichen alles zurück ins Kissen und banden die Ecken mit einem Schnürsenkel zu. Der Junge drückte das Gesicht hinein. „Eine fehlt“, sagte er dumpf. Er griff sich ans Kinn. „Nein“, sagte er. „Jetzt nicht mehr.“',
        ]),
      ],
    ),
  },
  {
    id: 'onions',
    categories: [],
    ages: ALL,
    ...scene(['Zwiebeln', 'Nur die Zwiebeln', 'Ein Sack voll'], 'Eine Frau schält Zwiebeln, und alle müssen weinen.', [
      always([
        'Man roch sie, bevor man sie sah. Die Frau saß auf einem umgedrehten Kasten, neben sich einen Sack, vor sich eine Schüssel, und schälte Zwiebeln. Ihr liefen die Tränen bis zum Kinn. „Können wir helfen?“, fragte {h}. „Wobei?“, fragte sie freundlich. „Mir geht es gut.“ <Sie wischte sich mit dem Ellbogen über die Augen. Davon wurde es schlimmer.>',
      ]),
      always([
        'Sie nahmen jeder ein Messerchen und setzten sich dazu, denn der Sack war groß. Nach der ersten Zwiebel brannten {h} die Augen, nach der dritten tropfte {a} die Nase. Niemand konnte etwas dafür. Und wenn man schon einmal dabei ist, sagte die Frau, fällt einem allerlei ein. <Sie selbst sei bei einem Hund von früher angekommen, braun mit einem weißen Ohr.> {A} schniefte. „Ich habe einmal etwas kaputt gemacht“, sagte {a} zur Zwiebel, „und es war dann der Wind.“ Die Frau sah nicht auf, und das half.',
      ]),
      more(1, [
        'Leute kamen vorbei und blieben stehen. „Zwiebeln?“, fragten sie, und es klang ein bisschen neidisch. Ein großer Mann mit Aktentasche bat, ob er auch eine dürfe. Nur eine. <Er schälte sie sehr langsam und bedankte sich mit roten Augen.>',
      ]),
      always([
        'Endlich war der Sack leer. Es war sonderbar ruhig, wie nach einem Regen. Alle drei putzten sich die Nase, die Frau am lautesten. „Was kochen Sie denn?“, fragte {h}. „Ach“, sagte sie und sah in die Schüssel. „So viele Zwiebeln braucht kein Mensch. Ich verschenke sie.“ Sie suchte im Sack und fand noch eine, klein wie eine Murmel. Die gab sie {h} mit. „Wenn es einmal nötig ist“, sagte sie, „und man will es nicht erklären.“ {H} steckte sie in die Tasche. Die Augen brannten noch eine Weile, doch der Weg sah aus wie frisch gewaschen.',
      ]),
    ]),
  },
]
