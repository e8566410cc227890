import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: messages arrive four hours before they are sent, and one has arrived in the hero's own voice. */
export const earlyMessage: Plot = {
  id: 'early-message',
  categories: ['scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ilka', gender: 'female', connection: 'beste Freundin' },
    b: { name: 'Dr. Moritz', gender: 'male', connection: '' },
  },
  titles: ['Vier Stunden zu früh', 'Nicht die blaue Tür', '{h} ruft {h}'],
  teasers: [
    'Auf der Station kommt jeder Funkspruch vier Stunden zu früh an. Heute spricht aus dem Lautsprecher {h}. Und {h} hat noch gar nichts gesagt.',
    '„Nicht die blaue Tür“, sagt die eigene Stimme aus der Zukunft. Dann bricht sie ab. {H} hat vier Stunden, um den Rest zu erfahren.',
  ],
  start:
    'Funksprüche kommen hier vier Stunden an, bevor jemand sie sendet. Heute hört {h} die eigene Stimme: Nicht die blaue Tür.',
  byname: '{h}{g:, der Funker von morgen|, die Funkerin von morgen| aus dem Funkraum}',
  places: [
    { name: 'Der Funkraum', description: 'An der Wand hängen zwei Uhren, und beide haben recht.' },
    { name: 'Der Ring', description: 'Wer einmal herumläuft, ist vier Minuten älter und wieder am Anfang.' },
    { name: 'Die blaue Tür', description: 'Sie ist die einzige, an der jemand die Farbe erneuert hat.' },
  ],
  scenes: [
    scene(
      ['Die eigene Stimme', 'Vier Stunden', 'Im Funkraum'],
      'Ein Funkspruch kommt an, den noch niemand gesendet hat.',
      [
        always([
          'Seit die Station gebaut war, kamen Funksprüche vier Stunden zu früh an. Man hatte sich gewöhnt. <Man sagte „Gern geschehen“, und vier Stunden später kam jemand und bedankte sich dafür.> {H} hatte Dienst im Funkraum, weit weg von allem, was {dort} gerade passierte, als es im Lautsprecher knackte. „Nicht die blaue Tür“, sagte eine Stimme. „Hörst du? Nicht die blaue Tür …“ Dann rauschte es. Es war {hs:Stimme|die Stimme}.',
          'Hier oben empfing man Nachrichten, ehe es sie gab, immer genau vier Stunden vorher. Das lag an der Antenne. Unten, wo man {dort} gerade zu Abend aß, glaubte es einem keiner. {H} saß im Funkraum und putzte die Kopfhörer, da sprach jemand daraus. „Nicht die blaue Tür“, sagte die Stimme. „Hörst du? Nicht die blaue …“ <Dann nur noch Rauschen, wie Regen auf Papier.> {H} kannte die Stimme. Es war die eigene.',
        ]),
        always([
          'In vier Stunden würde {h} das also sagen. Bis dahin wollte {er} wissen, warum. <Es ist unheimlich, eine Warnung zu bekommen. Noch unheimlicher ist es, wenn man sie selbst geschrieben hat.>',
          '{H} sah auf die zwei Uhren an der Wand. Eine zeigte jetzt, die andere dann. Vier Stunden hatte {er} Zeit, um herauszufinden, was hinter der blauen Tür war. Und warum man sie lassen sollte.',
        ]),
        always([
          'Da kam {a.+} mit zwei Bechern Kakao. „Du hast gerade mit dir geredet“, sagte {a}. „Noch nicht“, sagte {h}. {A} setzte sich. <„Dann fangen wir von hinten an“, sagte {a.er}.>',
          '„Das bist du“, sagte {a.+} in der Tür. „Das werde ich sein“, sagte {h}. {A} stellte den Kakao ab. Es waren zwei Becher. <„Ich wusste, dass du einen brauchst“, sagte {a}. „Es kam vor vier Stunden durch.“>',
        ]),
        slot('portrait'),
        slot('company'),
        more(
          2,
          [
            'Sie spielten die Aufnahme noch einmal ab, langsam. Hinter der Stimme war etwas: ein Tropfen, dann ein Klopfen, dreimal, dann wieder ein Tropfen. „Das ist hier drin“, sagte {a}. „In der Station.“ <Beide sahen unwillkürlich zur Decke. Sie tropfte nicht. Noch nicht.>',
          ],
          '',
          'drip',
        ),
      ],
    ),
    scene(['Alle anderen Türen', 'Der Ring', 'Einmal herum'], '{H} hält sich an die Warnung, und das geht nicht gut.', [
      core(
        [
          'Sie hielten sich daran und nahmen die rote Tür statt der blauen. Hinter der roten fiel das Licht aus. Eine Stunde saßen sie zwischen Konserven.',
        ],
        [
          'Sie hielten sich daran. Um die blaue Tür machten sie einen Bogen und gingen durch die rote, um Hilfe zu holen. Hinter der roten fiel das Licht aus, die Tür fiel zu, und sie saßen eine Stunde im Dunkeln zwischen Konserven. <Bohnen, dem Gewicht nach.> Als sie herauskamen, waren es nur noch drei.',
          'Erst einmal tat {h}, was {er} sich geraten hatte: alles, nur nicht die blaue Tür. Sie nahmen die graue. Dahinter war der Gang gesperrt. Sie nahmen die gelbe. Dahinter klemmte der Aufzug und gab sie erst nach einer Stunde wieder her. „Gute Warnung“, sagte {a} und rieb sich den Ellbogen.',
        ],
      ),
      more(1, [
        '„Vielleicht hast du dich verhört“, sagte {a}. „Ich kann mich doch nicht bei mir selbst verhören.“ „Ich mich schon“, sagte {a}. „Ich sage zu mir: nur ein Keks.“ <Sie gingen eine Runde durch den Ring. An der blauen Tür gingen sie schneller, und {h} hörte es dahinter klopfen. Oder nicht. Man war ja schon vorbei.>',
      ]),
      more(3, [
        'Auf dem Gang kam ihnen der Putzroboter entgegen. „Kennst du die blaue Tür?“, fragte {h}. „Ich putze sie“, sagte der Roboter. „Täglich. Seit gestern von außen.“ <Dann bog er ab, und ihnen fiel zu spät ein, dass das eine seltsame Antwort war.>',
      ]),
      slot('road'),
      more(2, [
        'Im Speiseraum stand schon das Geschirr für morgen auf dem Tisch, und eine Tasse hatte einen Sprung, den sie noch nicht haben konnte. „Die lässt jemand fallen“, sagte {a}. „Dann passen wir eben auf.“ Sie stellten die Tasse ganz nach hinten. <Dabei fiel sie herunter.> Jetzt hatte sie den Sprung. „Wenigstens waren es wir“, sagte {a}.',
      ]),
    ]),
    scene(
      ['Der Erfinder der Antenne', 'Erst die Antwort', 'Eine halbe Nachricht'],
      'Wer die Antenne gebaut hat, weiß etwas über halbe Sätze.',
      [
        core(
          [
            '„Einen Rat?“, fragte {b.+}, halb unter dem Schaltpult, das {b.er} seit Jahren reparierte. „Gern. Aber erst sagt ihr Ja, und die Frage kommt später.“ „Ja“, sagte {h}.',
          ],
          [
            'Einer hatte die Antenne gebaut: {b.+}. {B.Er} lag unter einem Schaltpult, nur die Füße schauten heraus. „Ich helfe euch“, sagten die Füße, „wenn ihr erst die Antwort gebt und dann die Frage bekommt. Anders geht es hier nicht.“ „Ja“, sagte {h}, ohne zu wissen, wozu.',
            'Unter dem großen Schaltpult klapperte es. {B.+} reparierte dort seit Jahren dasselbe Kabel. „Ich weiß, weshalb ihr kommt“, sagte {b}. „Das war vorhin im Funk. Aber ich will etwas dafür. Ihr sagt jetzt Ja, und die Frage kommt später.“ {H} sagte Ja. <{A} trat {ihm} auf den Fuß, aber da war es gesagt.>',
          ],
        ),
        slot('questions'),
        always([
          '„Gut“, sagte {b}. „Dann merkt euch eins. Die Antenne schluckt immer das Ende. Was ankommt, ist nie der ganze Satz. Fragt nicht, was ihr gehört habt. Fragt, was danach kam.“',
          '{B} kam hervor, Staub in den Augenbrauen. „Eine Warnung aus der Zukunft“, sagte {b.er}, „ist bloß ein Satz, den jemand später nötig hat. Und ihr habt nur den halben. Ein halber Satz sagt oft das Gegenteil vom ganzen.“',
        ]),
        more(2, [
          'Auf dem Pult lag ein Zettel mit sieben Wörtern, die in all den Jahren angekommen waren und nie gesendet wurden. „Warum nicht?“, fragte {h}. „Weil sich jemand anders entschieden hat“, sagte {b}. „Das geht. Es kostet nur.“ <Das siebte Wort war „Kuchen“. Darum tat es {b} besonders leid.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Das Klopfen', 'Noch eine Stunde', 'Vor der Tür'], 'Hinter der blauen Tür ist jemand.', [
      more(2, [
        'Ein Techniker wollte wissen, ob sie Grüße von ihm gehört hätten. „Noch nicht“, sagte {h}. „Dann schicke ich sie wohl nicht ab“, sagte er und setzte sich traurig auf eine Kiste. „Doch“, sagte {a}. „Sie sind nur leise.“ <Er ging sofort in die Funkkabine und sprach sehr deutlich.> Da knackte es, und seine Grüße waren schon immer angekommen.',
      ]),
      more(1, [
        'Noch eine Stunde. Sie saßen vor der blauen Tür, jeder an einer Seite, und sahen sie an. Sie war frisch gestrichen. „Wenn wir hineingehen, gehen wir gegen deinen eigenen Rat“, sagte {a}. „Und wenn nicht, sage ich den Satz vielleicht nie“, sagte {h}. „Dann habe ich ihn auch nie gehört.“ <Davon bekam man Kopfweh. Sie tranken den kalten Kakao aus.>',
      ]),
      always([
        'Dann klopfte es, von innen. Dreimal. „Ist da wer?“, rief {h}. Keine Antwort, nur ein Tropfen. Jemand war da drin, seit gestern vielleicht. Und alle hatten sich an die Warnung gehalten.',
        'Da war es wieder: dreimal Klopfen, dann ein Tropfen. „Wer fehlt eigentlich?“, fragte {a} langsam. „Gestern war Herr Benning noch beim Frühstück.“ Heute nicht. Hinter der blauen Tür war kein Ungeheuer. Da war Herr Benning.',
      ]),
      slot('road'),
      slot('quiet'),
      more(3, [
        'Sie rüttelten an der Klinke. Fest. {A} holte einen Löffel, dann einen größeren Löffel. „Als Kind“, sagte {a}, „dachte ich, Türen hätten Angst vor mir.“ <„Diese nicht“, sagte {h}.>',
      ]),
      more(2, [
        'Sie schrieben alles auf, was sie wussten. Es waren zwei Wörter und eine Farbe. Dann schrieben sie auf, was sie nicht wussten, und brauchten ein zweites Blatt. {A} machte aus dem zweiten Blatt einen Flieger. <Er flog eine Runde durch den Ring und landete genau vor der blauen Tür.> „Das ist kein Zeichen“, sagte {h}. „Das ist Luftzug.“ Aber woher kam der Luftzug?',
      ]),
    ]),
    scene(['Der ganze Satz', 'Was danach kam', 'Das Ende der Nachricht'], '{H} begreift, wie der Satz weitergeht.', [
      slot('key'),
      core(
        [
          'Nicht die blaue Tür. Und wenn der Satz gar nicht aufhörte? „Nicht die Tür“, flüsterte {h}. „Die Klappe darunter.“ Da war sie, schmal wie eine Leiste, blau auf blau. Dahinter lag Herr Benning, nass, mit verstauchtem Fuß, und hob die Hand zum vierten Klopfen.',
        ],
        [
          'Nicht die blaue Tür. Und wenn das gar nicht aufhörte? {H} sprach den Satz leise vor sich hin und ließ ihn weitergehen, bis er von selbst das Ende fand: „Nicht die blaue Tür – die Klappe darunter.“ Sie knieten sich hin. Unter der Tür, hinter dem Putzzeug, war eine Klappe, so schmal, dass man sie für eine Leiste hielt. {H} zog. Es rieselte Farbe. Dahinter lag Herr Benning, nass, müde, mit einem verstauchten Fuß unter einem tropfenden Rohr, und hob die Hand zum vierten Klopfen.',
          'Was kam danach? {H} machte die Augen zu und hörte sich selbst zu. „Nicht die blaue Tür“ – und so, wie {er} es betont hatte, kam da noch etwas. Man sagt „nicht das eine“, wenn man sagen will: das andere. „Nicht die Tür“, flüsterte {h}. „Die Klappe.“ Sie war gleich daneben, überstrichen, blau auf blau. <Vier Schrauben. {A} hatte ja den Löffel.> Herr Benning saß dahinter im Wasser und sagte: „Ich habe schon gedacht, ihr nehmt die Tür. Die hätte den ganzen Tank mitgebracht.“',
        ],
      ),
    ]),
    scene(['Senden', 'Ein Ja', 'Vier Stunden später'], '{H} muss noch etwas sagen.', [
      slot('after'),
      core(
        [
          'Vier Stunden waren um. „Genau so, wie du es gehört hast?“, fragte {b}. Das war die Frage. {H} nahm das Mikrofon. „Nicht die blaue Tür“, sagte {er}. „Hörst du? Nicht die blaue Tür – die Klappe darunter.“ Beim Wort „die“ fing es an zu rauschen.',
        ],
        [
          'Dann saß {h} wieder im Funkraum. Die eine Uhr holte die andere ein. „Jetzt“, sagte {b}. „Und hier ist meine Frage: Sagst du es genau so, wie du es gehört hast?“ {H} hatte schon Ja gesagt. {Er} nahm das Mikrofon. „Nicht die blaue Tür“, sagte {er}. „Hörst du? Nicht die blaue Tür – die Klappe darunter.“ Beim Wort „die“ fing es an zu rauschen.',
          'Vier Stunden waren um. {H} drückte die Taste. „Nicht die blaue Tür“, sagte {er} ins Mikrofon, und {seine} Stimme klang wie die von vorhin, nur von der anderen Seite. „Hörst du? Nicht die blaue – sondern die Klappe.“ <Die letzten Wörter verschluckte die Antenne.> {B} stand in der Tür. „Meine Frage wäre: Bist du sicher, dass das reicht?“ „Ja“, sagte {h}. Das Ja war schon seit Stunden da. Jetzt passte es.',
        ],
      ),
      always([
        'Danach war es still. {A} brachte zwei Becher Kakao. Im Lautsprecher knackte es. „Schlaf gut“, sagte {hs:Stimme|die Stimme} daraus, ausgeruht und sehr nah. {H} trank aus und sah auf die Uhr. Bis dahin waren es noch vier Stunden. {Er} freute sich schon darauf, es zu sagen.',
        '{H} schaltete das Mikrofon aus. Da kam noch etwas herein, von morgen früh: zuerst ein Gähnen, dann Löffelklappern, dann {as:Lachen|das Lachen}. <Sonst nichts. Es war ein ganzer Funkspruch.> „Dann wird morgen also ein guter Tag“, sagte {h} und machte das Licht aus.',
      ]),
    ]),
  ],
}
