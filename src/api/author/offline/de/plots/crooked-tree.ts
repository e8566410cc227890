import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the last tree is too crooked to stand, and there is a hook in the ceiling that nobody has a use for. */
export const crookedTree: Plot = {
  id: 'crooked-tree',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Malte', gender: 'male', connection: 'Cousin' },
    b: { name: 'Herr Grabowski', gender: 'male', connection: '' },
  },
  titles: ['Der Baum, der nicht stehen wollte', 'Krumm und fünf Uhr', '{h} und der letzte Baum'],
  teasers: [
    'Der letzte Baum auf dem Platz ist so krumm, dass er in keinem Ständer bleibt. Um fünf soll er stehen.',
    'Er fällt nach links. Er fällt nach rechts. {H} hat noch drei Stunden und eine Idee, die keiner hören will.',
  ],
  start: 'Am Heiligen Abend bringt {h} den letzten Baum nach Hause. Er ist krumm, und um fünf Uhr kommt Besuch.',
  byname: '{h} mit dem krummen Baum',
  places: [
    { name: 'Der Baumplatz', description: 'Nur noch Nadeln, ein Stuhl und ein letzter Baum.' },
    { name: 'Das Wohnzimmer', description: 'Vier gerade Wände, und in der Decke ein Haken von früher.' },
    { name: 'Die Werkstatt', description: 'Hier gibt es für alles eine Schraube, nur nicht umsonst.' },
  ],
  scenes: [
    scene(['Der letzte', 'Zwei Knicke', 'Auf dem Baumplatz'], '{H} nimmt den Baum, den keiner wollte.', [
      always([
        'Auf dem Platz {dort} stand nur noch ein Baum, und er stand nicht: Er lehnte. Unten war er nach links gewachsen, in der Mitte nach rechts und oben wieder zurück, als hätte er es sich anders überlegt. {H} kaufte ihn.',
        'Alle geraden Bäume {dort} waren verkauft. Übrig war einer mit zwei Knicken, an den Zaun gelehnt wie ein Mann, der auf den Bus wartet. <„Den gebe ich Ihnen zum halben Preis“, sagte der Verkäufer, „er ist ja auch nur zur Hälfte senkrecht.“> {H} nahm ihn mit.',
      ]),
      always([
        'Um fünf kam Besuch, und um fünf sollte er stehen, mit allen Kerzen. {H} hatte es versprochen. Es war halb drei.',
        '{H} hatte versprochen, in diesem Jahr für den Baum zu sorgen, allein und bis fünf Uhr. Er sollte stehen, wenn die Gäste kamen.',
      ]),
      always([
        '{A.+} machte die Tür auf und legte den Kopf schief. Der Baum passte nun besser. „Er ist krumm“, sagte {a}. „Er ist beweglich“, sagte {h}.',
        '„Was ist das?“, fragte {a.+}. „Eine Tanne.“ „Und was hat sie?“ {H} dachte nach. „Eine Vergangenheit.“ {A} nahm das dünne Ende.',
      ]),
      slot('portrait'),
      slot('company'),
      more(
        1,
        [
          'Im Wohnzimmer hing mitten in der Decke ein Haken. Früher hatte dort eine Lampe gehangen, dann eine Schaukel, dann eine Weile ein Hut. <Jetzt hing dort nichts, und alle stießen trotzdem mit dem Blick daran.> {A} stellte den Ständer genau darunter.',
        ],
        '',
        'hook',
      ),
    ]),
    scene(['Nach links', 'Nach rechts', 'Im Ständer'], 'Der Baum fällt, und er ist nicht allein.', [
      core(
        [
          'Sie schraubten ihn fest. Er fiel nach links. Sie drehten ihn um. Er fiel nach rechts, auf die Schachtel mit den Kugeln. Drei blieben heil.',
        ],
        [
          'Sie schraubten ihn in den Ständer und traten zurück. Der Baum verneigte sich und fiel nach links. Sie drehten ihn. Er fiel nach rechts. <Beim dritten Mal fiel er nach vorn, das war neu.> Dort stand die Schachtel mit den Kugeln. Als sie den Deckel hoben, klirrte es. Drei waren noch rund.',
          '{H} hielt, {a} schraubte. „Jetzt loslassen“, sagte {a}. {H} ließ los. Der Baum dachte kurz nach und legte sich dann hin, auf das Sofa, wie nach einem langen Tag. Beim nächsten Versuch nahm er die Gardine mit, beim übernächsten die Kugeln. <Es klang eigentlich ganz festlich.> Heil blieben drei.',
        ],
      ),
      more(1, [
        'Sie banden ihn an die Türklinke. Da stand er, bis jemand hinausmusste. Sie banden ihn an die Heizung. Da stand er, und es wurde ihm zu warm. <Ein Zweig nach dem anderen ließ die Nadeln fallen, mit einem Geräusch wie leiser Regen.> „So wird er erst krumm und dann kahl“, sagte {a}.',
      ]),
      more(2, [
        '„Man könnte ihn absägen“, sagte {a}. „Wo?“ {A} zeigte unter den ersten Knick, dann über den zweiten. Dazwischen blieb ein gerades Stück, so lang wie ein Arm. <{H} stellte sich davor. „Bei dir sägt auch keiner“, sagte {h}.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['In der Werkstatt', 'Eine Stunde Arbeit', 'Was es kostet'],
      'Jemand versteht etwas vom Befestigen und lässt sich bezahlen.',
      [
        always([
          'Im Hof hatte {b.+} heute die Werkstatt offen. „Schrauben habe ich“, sagte {b}. „Aber geschenkt wird erst ab fünf. Sortiert mir die Kiste, dann kriegt ihr, was ihr braucht.“',
          '„Steht nicht?“, fragte {b.+} in der Werkstatt, ohne aufzusehen. „Kommt vor. Ich helfe euch. Dafür helft ihr mir: Die Kiste da muss heute noch sortiert werden, und mir fallen die kleinen immer durch die Finger.“',
        ]),
        slot('questions'),
        always([
          '{H} sortierte. Es waren tausend Schrauben, und die Uhr lief. Als die letzte lag, gab {b} ihnen ein Stück Seil. „Das ist alles?“, fragte {a}. „Ihr fragt die ganze Zeit, wie er unten hält“, sagte {b}.',
          'Eine Stunde verging mit Schrauben, langen und kurzen. Draußen wurde es blau. Zum Lohn gab es keinen Winkel, keine Klammer, nur sechs Meter Seil. <„Gutes Seil“, sagte {b}.> „Wenn etwas unten nicht will, soll man nicht immer unten drücken.“',
        ]),
        more(2, [
          'An der Wand der Werkstatt hingen Fahrräder, Stühle und eine ganze Badewanne. „Warum steht hier nichts?“, fragte {a}. „Der Boden ist schief“, sagte {b}. <„Was hängt, ist immer gerade. Das ist das Schöne daran.“> {H} hörte nur halb hin, wegen der Uhr.',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(
      ['Halb fünf', 'Sechs Meter Seil', 'Es wird eng'],
      'Die Zeit wird knapp, und der Baum liegt auf dem Teppich.',
      [
        more(1, [
          'Mit dem Seil banden sie ihn an zwei Stühle. {A} setzte sich auf den einen, {h} auf den anderen. So stand er, gerade genug. „Wenn jetzt einer klingelt“, sagte {a}, „kann keiner aufmachen.“ <Sie saßen noch eine Weile, weil es so friedlich war.> Dann juckte {a} die Nase.',
        ]),
        more(2, [
          'Frau Santos aus dem zweiten Stock kam ein Ei borgen und blieb in der Tür stehen. „Bei uns“, sagte sie, „hatten wir früher gar keinen. Wir haben eine Leiter geschmückt.“ <„Stand sie?“, fragte {h}. „Sie lehnte“, sagte Frau Santos.> Sie ging ohne Ei und mit Nadeln im Haar.',
        ]),
        slot('road'),
        slot('quiet'),
        always([
          'Um halb fünf lag der Baum auf dem Teppich. Neben ihm lag {h} und sah nach oben.',
          'Halb fünf. {H} streckte sich neben dem Baum auf dem Boden aus. Von hier war er fast gerade. Darüber war die Decke.',
        ]),
      ],
    ),
    scene(['Von oben', 'Der Haken', 'Was hängt'], '{H} sieht, wo ein Baum nicht umfallen kann.', [
      slot('key'),
      core(
        [
          'In der Decke saß der Haken, der zu nichts mehr gut war. „Wer sagt denn, dass ein Baum stehen muss?“, fragte {h}. Sie schlangen das Seil um die Spitze und zogen. Der Baum ging in die Höhe, drehte sich einmal und hing.',
        ],
        [
          'Da oben saß der Haken. Eine Lampe hatte er getragen, eine Schaukel, einen Hut. „Um fünf soll er stehen“, sagte {a}. „Warum denn stehen?“, sagte {h}. Was steht, kann fallen. Was hängt, ist schon unterwegs.\nSechs Meter Seil reichten genau. {A} stieg auf die Leiter, {h} zog. Der krumme Baum hob sich vom Teppich, erst mit der Spitze, dann mit dem Bauch, und schließlich schwebte er da, zwei Handbreit über dem Boden. Er drehte sich, bis beide Knicke ihren Platz gefunden hatten.',
          '„Gib mir das Seil“, sagte {h} vom Boden aus. „Ich glaube, wir drücken die ganze Zeit am falschen Ende.“ {A} sah erst den Baum an und dann den Haken. Es dauerte so lange wie ein Schluck Tee.\nSie zogen gemeinsam. Der Baum stieg und knarrte ein wenig, wie einer, dem man endlich aus dem Sessel hilft. Oben hielt der Haken, unten hielt nichts, und zum ersten Mal an diesem Tag fiel niemand um. <„Er ist ja gerade“, sagte {a}. „Er wusste nur nicht, woran er sich halten soll.“>',
        ],
      ),
      always([
        'Drei Kugeln, zwölf Kerzen, alles kam daran. Es klingelte. Als die Tür aufging, ging ein Luftzug durchs Zimmer, und der Baum drehte sich ihnen zu, als wollte er sehen, wer da kam.',
        'Sie hängten die drei Kugeln auf und steckten die Kerzen an. Um fünf standen die Gäste in der Tür, und keiner sagte etwas. Der Baum drehte sich langsam und zeigte jedem einmal seine beste Seite. <Er hatte vier.>',
      ]),
    ]),
    scene(['Zwei Handbreit', 'Nach fünf', 'Der Baum dreht sich'], 'Es ist Platz unter dem Baum.', [
      slot('after'),
      more(1, [
        '{B} kam als Letztes und brachte die Kiste mit den Schrauben, mit einer Schleife. „Ab fünf wird geschenkt“, sagte {b}. Unter dem Baum war Platz wie unter keinem anderen. <Die Kinder von oben krochen gleich hindurch und kamen mit Nadeln auf dem Rücken wieder heraus.>',
      ]),
      more(2, [
        '„Im nächsten Jahr nehmen wir wieder so einen“, sagte {a}. „Und wenn sie nur gerade haben?“, fragte {h}. {A} überlegte. „Dann warten wir, bis einer krumm wird.“',
      ]),
      always([
        'Spät, als nur noch eine Kerze brannte, legte sich {h} unter den Baum auf den Rücken. Über {ihm} drehten sich die Zweige, einmal herum, und wieder zurück. <{W.aus}> {H} legte den Kopf schief. Jetzt war alles gerade.',
        'Zuletzt löschten sie das Licht. Nur der Baum war noch da, dunkel und freundlich, zwei Handbreit über dem Teppich. {H} gab ihm einen ganz kleinen Stoß. Er drehte sich noch, als {h} schon im Bett lag und dem Knarren des Hakens zuhörte.',
      ]),
    ]),
  ],
}
