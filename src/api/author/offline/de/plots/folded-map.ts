import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: a map that is wrong in one place, and right when it is folded as nobody should fold it. */
export const foldedMap: Plot = {
  id: 'folded-map',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Levin', gender: 'male', connection: 'bester Freund' },
    b: { name: 'Frau Kabel', gender: 'female', connection: '' },
  },
  titles: ['Die Karte mit dem Fehler', '{h} und der achte Knick', 'Wo nichts eingezeichnet ist'],
  teasers: [
    'Auf der alten Karte stimmt alles, bis auf eine Stelle. Genau dort will {h} hin.',
    'Ein Kreuz, ein Weg und ein See, den es nicht gibt. {H} findet heraus, warum jemand eine gute Karte falsch gezeichnet hat.',
  ],
  start: 'In einer Schublade findet {h} eine Karte, auf der alles stimmt, nur eine Stelle nicht. Dort ist ein Kreuz.',
  byname: '{h}{g:, der Kartenleser|, die Kartenleserin| mit der Karte}',
  places: [
    { name: 'Die Schublade', description: 'Sie klemmt seit Jahren, außer für den, der sie nicht aufziehen will.' },
    { name: 'Die Furt', description: 'Neun Steine führen hinüber. Der siebte wackelt.' },
    { name: 'Die weiße Stelle', description: 'Auf der Karte ist hier ein See. Nass wird man nicht.' },
  ],
  scenes: [
    scene(
      ['Ein Kreuz im See', 'Die Schublade', 'Der Fehler'],
      'Eine Karte taucht auf, und sie lügt an genau einer Stelle.',
      [
        always([
          'Die Karte hatte einen Fehler. {H} sah ihn sofort. Alles andere stimmte: die Straßen {dort}, der Hügel, die alte Mauer, sogar der Baum mit den zwei Kronen. Aber mitten darin lag ein See. Und da war kein See. <Da war noch nie einer gewesen.> Mitten im See war ein Kreuz.',
          'Sie lag in einer Schublade, die seit Jahren geklemmt hatte: eine Karte, von Hand gezeichnet. {H} erkannte alles wieder, denn gezeichnet war, was man {dort} vom Fenster aus sah. <Nur der Supermarkt fehlte, der war jünger.> Ein einziges Ding stimmte nicht. Wo auf der Karte ein See lag, mit einem Kreuz darin, war in Wirklichkeit nur Wiese.',
        ]),
        always([
          'Wer macht eine so genaue Karte und irrt sich dann um einen ganzen See? {H} wollte es wissen. <Wollen war gar kein Ausdruck. Es juckte.>',
          'Einer, der jeden Zaun zählt, vertut sich nicht bei einem See. {H} glaubte nicht an den Fehler. {H} glaubte, dass jemand ihn gemacht hatte, mit Absicht.',
        ]),
        always([
          '„Da gehen wir hin“, sagte {h}. „In einen See, den es nicht gibt?“, fragte {a.+}. „Genau.“ {A} nahm die Karte und faltete sie zusammen, so wie {a.er} alles faltete: falsch. <Es gab einen dicken, schiefen Packen.> „Ich habe nie verstanden, wie das geht“, sagte {a} und steckte sie ein.',
          '{A.+} kam, sah die Karte und sagte: „Gefälscht.“ Dann faltete {a.er} sie zusammen, mit lauter neuen Knicken, über Kreuz, {h} konnte gar nicht hinsehen. „So macht man eine Karte kaputt“, sagte {h}. „So passt sie in die Hosentasche“, sagte {a}. <Am nächsten Morgen gingen sie los.>',
        ]),
        slot('portrait'),
        slot('company'),
        more(2, [
          '{W.da} Sie packten ein: ein Seil, zwei Äpfel, eine Lupe, noch einen Apfel. „Brauchen wir Badesachen?“, fragte {a}. {H} dachte nach. „Falls wir recht haben, nein. Falls die Karte recht hat, ja.“ <Sie nahmen eine Badehose mit, für beide.>',
        ]),
      ],
    ),
    scene(['Neun Steine', 'Der kürzeste Weg', 'Nasse Füße'], 'Der direkte Weg endet im Bach.', [
      core(
        [
          'Nach Osten, sagte die Karte. Auf dem siebten Stein im Bach rutschte {h} aus, und die feinste Schrift, die neben dem Kreuz, war fort.',
        ],
        [
          'Zuerst nahmen sie den geraden Weg, denn das Kreuz lag genau im Osten. Er führte über den Bach, auf neun Steinen. Der siebte wackelte. {H} fiel hinein, mit der Karte voran. Als sie sie ausbreiteten, waren die Farben verlaufen und der Weg zum Kreuz ein blauer Fleck.',
          'Nach Osten, sagte die Karte, immer geradeaus. Geradeaus kam ein Zaun, dann ein Graben, dann ein Bach mit neun Steinen. <Acht davon waren vernünftig.> Auf dem siebten rutschte {h} aus. Die Karte trieb davon wie ein kleines Floß. {A} erwischte sie noch, aber die feinste Schrift, die neben dem Kreuz, war fort.',
        ],
      ),
      more(1, [
        'Auf der anderen Seite lag die Wiese. Sie suchten den See. Sie gingen hin und her wie Leute, die einen Schlüssel verloren haben. Gras. Ein Maulwurfshügel. <Noch ein Maulwurfshügel, der den ersten ansah.> „Hier ist das Kreuz“, sagte {h} und stand genau darauf. Unter {ihm} war nichts als Wiese, und die war nicht einmal nass.',
      ]),
      more(3, [
        'Sie gruben ein Loch, knietief. Darin lagen eine Scherbe und ein sehr überraschter Käfer. „Entschuldigung“, sagte {h} und machte das Loch wieder zu. <Die Scherbe behielten sie. Sie war blau, wie der Fleck auf der Karte.>',
      ]),
      slot('road'),
      more(2, [
        'Am Waldrand stand ein Wegweiser mit sieben Armen. Auf allen stand dasselbe Dorf, nur die Kilometer waren andere. „Es ist also überall in der Nähe“, sagte {a}. {H} suchte den Wegweiser auf der Karte. Er war eingezeichnet, alle sieben Arme, einer davon mit Moos. <Auch das Moos stimmte.> Einer, der das Moos malt, verliert keinen See.',
      ]),
    ]),
    scene(
      ['Wer Karten zeichnet', 'Eine Frage für eine Antwort', 'Im Haus mit den Rollen'],
      'Jemand kennt die Hand, die gezeichnet hat.',
      [
        always([
          'Am Rand der Wiese stand ein Haus voller Papierrollen. Darin wohnte {b.+} und spitzte Bleistifte. „Die Karte ist gut“, sagte {b} nach einem einzigen Blick. „Viel zu gut, um falsch zu sein. Ich sage euch, was man wissen muss. Aber dafür lasst ihr etwas hier, das euch führt.“ „Den Kompass?“ „Den Kompass.“',
          '„Zeigt her“, sagte {b.+}, noch bevor sie etwas gesagt hatten. Überall lagen Karten, sogar als Tischdecke. {B} roch an ihrem Papier. „Das hat jemand gezeichnet, der sehr vorsichtig war. Ich verrate euch, wie solche Leute denken. Aber ich will etwas dafür. Euren Kompass. Wer Hilfe will, muss erst einmal nicht mehr weiterwissen.“',
        ]),
        slot('questions'),
        always([
          '{H} legte den Kompass auf den Tisch. Ohne ihn fühlte sich die Tasche sehr leicht an. „Hört zu“, sagte {b}. „Wer etwas verstecken will, zeichnet es nicht falsch ein. Er zeichnet es richtig ein. Und dann sorgt er dafür, dass keiner die Karte richtig benutzt.“',
          'Ungern gab {h} ihn her. <Die Nadel zeigte noch einmal auf {ihn}, als wüsste sie es.> „Danke“, sagte {b}. „Nun also. Auf einer Landkarte ist nichts so wichtig wie das Papier. Die Leute sehen immer nur auf die Tinte.“',
        ]),
        more(2, [
          'An der Wand hing eine Karte ohne einen einzigen Strich. „Was ist da drauf?“, fragte {a}. „Alles, was ich noch nicht kenne“, sagte {b}. „Es ist meine größte.“ <{H} hätte sie am liebsten mitgenommen.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Ohne Kompass', 'Im Kreis', 'Die Mauer'], 'Sie gehen nach Gefühl, und das Gefühl geht im Kreis.', [
      more(2, [
        'Sie trafen einen Jungen, der Ziegen hütete. „Hier war noch nie ein See“, sagte er. „Meine Ziegen wüssten das.“ Die Ziegen nickten, aber das taten sie immer. „Und ein Schatz?“, fragte {a}. <Der Junge sah von einem zum anderen.> „Den letzten haben die Ziegen gefressen“, sagte er. „Es war Papier.“',
      ]),
      more(1, [
        'Ohne Kompass gingen sie nach der Sonne. Die Sonne ging aber auch. Nach einer Stunde kamen sie an eine Mauer, nach zwei Stunden an dieselbe Mauer. „Die kenne ich“, sagte {a}. „Da war ein Stein, der aussah wie mein Onkel.“ Der Stein war noch da. <Er sah jetzt etwas vorwurfsvoll aus.> Sie waren im Kreis gegangen, und der Kreis war genau so groß wie der See auf der Karte.',
      ]),
      more(2, [
        'Einmal dachten sie, sie hätten es. Zwischen zwei Büschen glänzte Wasser. {H} rannte. Es war eine Badewanne, die jemand den Kühen hingestellt hatte. Eine Kuh trank daraus und hörte nicht auf, als sie kamen. „Das ist der kleinste See der Welt“, sagte {a}. <„Aber kein Kreuz“, sagte {h} und sah sicherheitshalber unter die Wanne.>',
      ]),
      slot('road'),
      slot('quiet'),
      more(3, [
        '{W.noch} Sie setzten sich an die Mauer und aßen die Äpfel. „Vielleicht war er einfach kein guter Zeichner“, sagte {a}. {H} schüttelte den Kopf. „Er hat den Zaun gezeichnet, und im Zaun die eine Latte, die fehlt. So einer irrt sich nicht. So einer macht Witze.“',
      ]),
      more(2, [
        'Unter einer Eiche machten sie Rast und hielten die nasse Karte in die Sonne. Durch das Papier schien ein Wasserzeichen: eine Hand, die etwas zusammendrückt. „Eine Faust“, sagte {a}. „Oder eine Hand, die faltet“, sagte {h}, dachte aber nicht weiter. <Manchmal sagt man es selbst und hört nicht zu.>',
      ]),
    ]),
    scene(['Der falsche Knick', 'Zusammengelegt', 'Kein See'], '{A} faltet die Karte, und {h} schreit auf.', [
      slot('key'),
      core(
        [
          'Da zog {a} den schiefen Packen heraus. „Nicht aufmachen!“, rief {h}. So, falsch gefaltet, lag der See nicht mehr da. Die Ufer stießen aneinander, zwei halbe Striche wurden ein Weg, zwei halbe Haken ein Kreuz. Es lag an der alten Mauer, an einem lockeren Stein.',
        ],
        [
          'Da zog {a} die Karte heraus, in dem schiefen Packen, den {a.er} daraus gemacht hatte. „Nicht aufmachen!“, rief {h}. So, wie sie gefaltet war, falsch und über Kreuz, lag der See nicht mehr da. Er war in den Falten verschwunden. Die Ufer stießen aneinander, und wo sie sich trafen, trafen sich auch zwei halbe Striche. Sie wurden ein Weg. Zwei halbe Haken wurden ein Kreuz. Es lag an der Mauer, unter einem Stein.\n„Unter deinem Onkel“, sagte {h}.',
          '{A} legte die Karte wieder zusammen, auf eine Art, die keine Art war. {H} wollte sie {a.ihm} schon wegnehmen. Dann hielt {er} still. Ein Knick ging mitten durch den See, ein zweiter quer, und als das Papier zu war, war der See zu. Was vorher weit auseinanderlag, lag jetzt nebeneinander: hier die halbe Mauer, dort die andere Hälfte. Und genau auf der Naht ein Kreuz. „Man soll sie falsch falten“, sagte {h}. „Der See ist nur das, was weg muss.“\nSie standen direkt davor. Im Gemäuer saß ein Stein lockerer als die anderen.',
        ],
      ),
      always([
        'Dahinter lag eine Dose. In der Dose lagen ein Bleistift, ein Kompass und ein leeres Blatt. „Gut gefaltet“, stand ganz unten darauf. „Jetzt du.“ <Die Nadel des Kompasses zitterte kurz und wies dann nach Hause.>',
        'Hinter dem Stein war eine Höhlung, trocken und gerade groß genug. Darin lagen ein Kompass, ein Stummel Bleistift und ein Blatt Papier, leer bis auf eine Zeile: „Für den Nächsten, der nicht aufhört.“ <{A} las sie zweimal vor, einmal mit Stimme.>',
      ]),
    ]),
    scene(
      ['Die neue Karte', 'Für den Nächsten', 'Ein absichtlicher Fehler'],
      '{H} zeichnet etwas, das nicht ganz stimmt.',
      [
        slot('after'),
        more(1, [
          'Auf dem Heimweg gingen sie an dem Haus mit den Rollen vorbei. {B} stand schon am Zaun und gab ihnen den Kompass zurück. „Ihr habt jetzt zwei“, sagte {b}. „Einen zum Finden und einen zum Verlieren.“ <Ob {b.er} selbst die Karte gezeichnet hatte, sagte {b.er} nicht. Aber die Bleistifte waren von derselben Sorte.>',
        ]),
        always([
          'Am Abend breitete {h} das leere Blatt aus und zeichnete. Die Straßen, den Hügel, den Bach mit den neun Steinen. Alles stimmte. Dann setzte {er} den Bleistift an und zeichnete mitten hinein, sehr sorgfältig, einen Berg. Da war kein Berg. {A} faltete das Blatt und schob es in die Schublade, bis sie klemmte.',
          '{H} nahm den Bleistiftstummel und begann eine neue Karte. <{W.aus}> {Er} zeichnete den Bach, neun Steine, die Mauer, den Baum mit den zwei Kronen. Nur an einer Stelle stimmte die Karte nicht, und {h} gab sich mit dieser Stelle die größte Mühe. Dann kam sie in die Schublade. „Wie lange wird es dauern?“, fragte {a}. {H} drückte, bis es klemmte. „Bis einer sie falsch faltet.“',
        ]),
      ],
    ),
  ],
}
