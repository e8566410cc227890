import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: a lighthouse that has always flashed four times now flashes three, and a boat is still out. */
export const fourthFlash: Plot = {
  id: 'fourth-flash',
  categories: ['adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Pelle', gender: 'male', connection: 'Cousin' },
    b: { name: 'Tiede', gender: 'male', connection: '' },
  },
  titles: ['Das vierte Licht', '{h} und der blinzelnde Turm', 'Drei statt vier'],
  teasers: [
    'Viermal blinkt der Turm, seit hundert Jahren. Heute dreimal. {H} muss hinüber, bevor das letzte Boot falsch abbiegt.',
    'Ein Licht fehlt, ein Boot ist noch draußen, und der Weg zum Turm ist nur zwei Stunden lang trocken.',
  ],
  start: 'Jede Nacht blinkt der alte Turm viermal. Heute zählt {h} nur drei, und ein Boot ist noch draußen.',
  byname: '{h}{g:, der Türmer für eine Nacht|, die Türmerin für eine Nacht| vom Leuchtturm}',
  places: [
    { name: 'Der Turm', description: 'Hundertvier Stufen, und die letzte ist die höchste.' },
    { name: 'Der Weg auf Zeit', description: 'Zwei Stunden trocken, dann gehört er wieder dem Wasser.' },
    { name: 'Die Hütte am Ende des Wegs', description: 'Hier hängt ein Ruder über der Tür wie anderswo ein Hufeisen.' },
  ],
  scenes: [
    scene(
      ['Eins, zwei, drei', 'Das fehlende Licht', 'Vom Fenster aus'],
      '{H} sieht, was keinem auffällt: Ein Licht fehlt.',
      [
        always([
          'Der alte Leuchtturm blinkte viermal, dann machte er Pause. Eins, zwei, drei, vier. So war es immer gewesen, und wer {dort} wohnte, stellte danach den Schlaf ein. An diesem Abend saß {h} am Fenster. Eins, zwei, drei. Pause.',
          'Eins, zwei, drei, vier, Pause: So blinzelte der Turm vor der Küste, jede Nacht. {H} konnte ihn sehen, wenn {er} {dort} am Fenster saß und das Licht ausmachte. <Vier hieß: Hier ist die Einfahrt.> Heute blinzelte er dreimal. {H} rieb sich die Augen. Wieder drei.',
        ]),
        always([
          'Dreimal, das war ein anderer Turm. Der stand weiter südlich, über den Felsen. Und ein Boot war noch draußen, die „Emmi“, das wusste jeder. Wenn sie drei Blitze sah, würde sie nach Süden abbiegen. <Man müsste es jemandem sagen. Aber es hörte gerade keiner zu.>',
          'Auf dem Wasser zählt man Blitze, wie man an Land Hausnummern liest. Drei war die Nummer der Felsen. Vier war der Hafen. Und die „Emmi“ war noch nicht zurück. {H} zog die Stiefel an.',
        ]),
        always([
          '{A.+} frühstückte gerade, obwohl es Abend war. „Drei?“, fragte {a} und hielt das Honigglas gegen die Lampe. „Nicht vier?“ „Drei.“ {A} schraubte das Glas zu und steckte es ein. „Für unterwegs“, sagte {a.er}. <Ohne Honig ging {a} nirgendwohin.>',
          'Unten stand {a.+} und kratzte ein Honigglas aus. „Der Turm zählt falsch“, sagte {h}. {A} sah hinaus, zählte mit dem Löffel mit und hörte auf zu kauen. „Dann mal los“, sagte {a.er}. Das Glas nahm {a.er} mit. Es war noch ein Rest darin.',
        ]),
        slot('portrait'),
        slot('company'),
        more(2, [
          '{W.da} Vom Hafen hörte man die Seile an die Masten schlagen. Es klang, als klopfe jemand, der nicht hereinwill. <„Hast du eine Lampe?“, fragte {a}. „Der Turm hat eine“, sagte {h}. „Das ist ja das Problem.“>',
        ]),
      ],
    ),
    scene(['Der Weg auf Zeit', 'Bis zur Flut', 'Verschlossen'], 'Der Weg zum Turm ist nur für zwei Stunden da.', [
      core(
        [
          'Zum Turm führte ein Weg über den Meeresgrund, für zwei Stunden am Tag. Die Tür war zu. {H} kletterte, aber beim sechsten Griff brach der Stein.',
        ],
        [
          'Zum Turm führte ein Weg über den Meeresgrund, zweimal am Tag für zwei Stunden. Eine war schon um. Sie rannten. Am Turm war die Tür verschlossen, und niemand antwortete. {H} warf ein Seil nach dem Geländer, es hielt, {er} zog, und das Geländer kam herunter. <Es war ein altes Geländer.> Nun hatten sie weder Seil noch Geländer.',
          'Wenn das Wasser weg war, konnte man zum Turm hinübergehen, aber nur, solange es wegblieb. Sie gingen schnell. <Unter den Stiefeln knackten Muscheln.> Die Tür war zu. {H} kletterte an der Mauer hinauf, einen Stein, noch einen, fünf. Beim sechsten brach der Stein. Es tat weh, vor allem am Stolz, und die Hose hatte ein Loch.',
        ],
      ),
      more(1, [
        'Hinter ihnen kam das Wasser schon wieder. Erst war es nur ein Glanz, dann ein Rand, dann leckte es an den Stiefeln. „Zurück oder bleiben?“, fragte {a}. „Wenn wir bleiben, bleiben wir bis morgen“, sagte {h}. Oben gingen die Blitze über sie weg. Eins, zwei, drei. <Sie blieben.>',
      ]),
      more(3, [
        'In einer Pfütze saß ein Krebs und hob beide Scheren, als wolle er verhaftet werden. „Hast du den Wärter gesehen?“, fragte {a}. <Der Krebs ging seitwärts davon. Das konnte alles heißen.>',
      ]),
      slot('road'),
      more(2, [
        'Auf der dreißigsten Stufe saß eine Möwe. Sie rührte sich nicht von der Stelle. „Entschuldigung“, sagte {h}. „Kiah“, sagte die Möwe. Es klang nach Eintrittsgeld. {A} gab ihr den Kanten Brot. <Sie schluckte ihn am Stück und rückte genau einen Fuß breit zur Seite.> Auf dem Rückweg, das stand in ihrem Gesicht, war noch einmal zu zahlen.',
      ]),
    ]),
    scene(
      ['Der Mann mit dem Ruder', 'Die Wahrheit kostet', 'In der Hütte'],
      'Am Fuß des Turms hat jemand den Schlüssel und eine Bedingung.',
      [
        always([
          'Hinter dem Turm duckte sich eine Hütte. Darin saß {b.+} und flickte ein Netz. „Den Schlüssel habe ich“, sagte {b}. „Aber wer da hinaufgeht, muss ehrlich sein. Der Turm merkt es sonst. Sagt mir etwas Wahres, das ihr ungern sagt.“',
          'Da war doch Licht! In der Hütte am Turm saß {b.+}, die Füße in einer Wanne. „Ich kann nicht mehr hinauf, die Knie“, sagte {b}. „Ihr könnt. Der Schlüssel hängt da. Aber er kostet etwas Wahres. Eins, das ihr lieber behalten würdet.“',
        ]),
        slot('questions'),
        always([
          '{H} brauchte eine Weile. „Ich habe es schon gestern gesehen“, sagte {er} schließlich. „Drei statt vier. Und ich dachte, es wird schon ein anderer sagen.“ <Das Netz blieb still.> „Das dachte hier jeder“, sagte {b} und gab {ihm} den Schlüssel.',
          '„Ich bin nicht mutig“, sagte {h}. „Ich bin nur losgelaufen, bevor ich nachdenken konnte.“ {B} nahm die Füße aus der Wanne. „Das ist bei den meisten so“, sagte {b.er}. <„Nur sagen es die wenigsten.“> Der Schlüssel war schwer und warm.',
        ]),
        more(2, [
          '„Wer ist auf der ‚Emmi‘?“, fragte {a}. {B} antwortete nicht gleich. An der Wand hing ein zweites Paar Ölzeug, viel kleiner, sorgfältig aufgebügelt. <„Jemand, der abends gern zu spät kommt“, sagte {b} und drehte sich weg, um den Herd zu suchen, der direkt vor {b.ihm} stand.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Hundertvier Stufen', 'Unter dem Licht', 'Das blinde Glas'], 'Oben im Turm liegt der Fehler offen da.', [
      more(2, [
        'An der Wand entlang standen Namen, in den Stein geritzt, alle hundert Jahre alt. Bei jedem stand eine Zahl. „Das sind Nächte“, sagte {h}. „So viele Nächte war jeder hier oben wach.“ Die größte Zahl war elftausend. <{A} pfiff leise.> Ganz unten, in frischem Kratzer, stand eine Null, ohne Namen. Da hatte wohl jemand Platz gelassen.',
      ]),
      always([
        'Hundertvier Stufen, immer im Kreis. Oben drehte sich die große Lampe hinter vier Gläsern. Drei waren hell. Im vierten steckte kein Glas mehr, und jemand hatte ein Brett davorgenagelt, gegen den Wind. {H} riss das Brett weg. Da fuhr der Sturm herein und blies die Lampe beinahe aus.',
        'Oben war es so hell, dass man nur seitwärts hinsehen konnte. Vier Fenster liefen um die Lampe herum. Eins davon war zerbrochen und mit Brettern zu. {H} brach sie los. <Das Licht flackerte wie eine Kerze auf einem Kuchen.> Der Wind drückte herein, und nun blinkte der Turm gar nicht mehr. Schnell hielten sie die Bretter wieder davor.',
      ]),
      more(
        1,
        [
          '„Eine Scheibe“, sagte {h}. „Irgendwo muss es eine Scheibe geben.“ Sie suchten. Es gab Putzlappen, einen Eimer, ein Buch, in dem hundert Jahre lang jeden Abend stand: „Alles hell.“ Der letzte Eintrag war drei Tage alt. Dahinter stand nur noch ein Punkt. Draußen, weit weg, schwankte ein winziges Licht. Es drehte nach Süden.',
        ],
        '',
        'dot',
      ),
      slot('road'),
      slot('quiet'),
      more(3, [
        '{A} hielt sich an {seinem} Ärmel fest. „Schau nicht runter“, sagte {a}. {H} sah hinunter. Das Meer war schwarz und sehr beschäftigt. <„Ich habe doch gesagt“, sagte {a}. „Ich weiß“, sagte {h}.>',
      ]),
      more(2, [
        'Vom Festland her sah man die Fenster, eins neben dem anderen, gelb und klein. Dort saßen die Leute beim Essen und verließen sich darauf, dass jemand zählte. „Keiner schaut her“, sagte {a}. „Müssen sie auch nicht“, sagte {h}. <Es war ein merkwürdiges Gefühl, gebraucht zu werden, ohne dass es einer wusste.>',
      ]),
    ]),
    scene(['Honig', 'Das vierte Licht', 'Vier'], 'In einer Jackentasche steckt, was gebraucht wird.', [
      slot('key'),
      core(
        [
          '„Gib mir den Honig“, sagte {h}. {Er} kratzte das Glas leer und drückte es in das Loch. Es passte. Die Lampe kam herum. Eins, zwei, drei. Und vier, goldgelb wie ein Löffel Sommer.\nDas Licht auf dem Wasser zögerte. Dann drehte es um.',
        ],
        [
          '„Gib mir den Honig“, sagte {h}. „Jetzt?“, fragte {a}. Aber {a.er} gab ihn her. {H} kratzte den letzten Rest heraus, spülte das Glas mit Regenwasser und drückte es in das Loch zwischen den Brettern. Es passte, als hätte jemand Maß genommen. Die Lampe kam herum. Eins, zwei, drei. Und vier: klein, rund und goldgelb wie ein Löffel Sommer.\nDas Licht auf dem Wasser zögerte. Dann drehte es um.',
          'Ein Glas. Sie hatten doch ein Glas, die ganze Zeit! „Dein Honig“, sagte {h} und streckte die Hand aus. „Da ist noch was drin“, sagte {a}. „Nicht mehr lange.“ Zwei Finger voll Honig für jeden, dann war es leer. {H} klemmte es ins vierte Fenster und stopfte {seinen} Schal rundherum. Sie warteten, bis die Lampe herumkam. Weiß, weiß, weiß. Gold.\nDraußen blieb das kleine Licht stehen. Man sah richtig, wie es zählte. Dann kam es heim.',
        ],
      ),
      more(1, [
        'Sie blieben oben, bis es dämmerte, und hielten abwechselnd das Glas fest. <Es wurde so warm, dass man sich daran die Hände wärmen konnte.> Unter ihnen fuhr die „Emmi“ in den Hafen, und jemand in der Hütte fing an, sehr laut und sehr falsch zu pfeifen.',
      ]),
    ]),
    scene(['Alles hell', 'Am Fenster', 'Eins davon ist gelb'], 'Der Morgen kommt, und am Abend wird wieder gezählt.', [
      slot('after'),
      more(
        1,
        [
          'Ehe sie gingen, schlug {h} das Buch auf. Hinter den einsamen Punkt schrieb {er}: „Alles hell.“ Dann strich {er} das Wort „alles“ aus und überlegte es sich und schrieb es wieder hin. <{A} unterschrieb mit einem klebrigen Daumen.>',
        ],
        'dot',
      ),
      always([
        'Am nächsten Abend saß {h} wieder am Fenster. <{W.aus}> Eins, zwei, drei, vier. Eine neue Scheibe war bestellt. Aber sie würde lange brauchen, sagte {b}, sehr lange, vielleicht hundert Jahre. Drei Blitze waren weiß. Der vierte war gelb, und jeder, der hinausfuhr, wusste, wem er gehörte.',
        'Die Leute haben sich daran gewöhnt. Eins, zwei, drei, sagen sie, und Honig. <{W.aus}> {H} macht abends das Licht aus, setzt sich ans Fenster und zählt mit. Erst wenn der gelbe gekommen ist, macht {er} die Augen zu.',
      ]),
    ]),
  ],
}
