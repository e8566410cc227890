import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: aboard this ship memories have weight, and the ship is too heavy to come home. */
export const memoryWeight: Plot = {
  id: 'memory-weight',
  categories: ['scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Noor', gender: 'female', connection: 'beste Freundin' },
    b: { name: 'Silas', gender: 'male', connection: '' },
  },
  titles: ['Was eine Erinnerung wiegt', 'Elf Gramm zu viel', '{h} und das schwere Schiff'],
  teasers: [
    'An Bord wiegt jede Erinnerung ein Gramm. Das Schiff ist zu schwer für die Landung, und {h} soll etwas vergessen.',
    'Zweihundert Gramm müssen weg, sagt der Bordrechner. Niemand hat mehr etwas, das er entbehren kann.',
  ],
  start:
    'Auf diesem Schiff wiegt jede Erinnerung ein Gramm. Vor der Landung ist es zweihundert Gramm zu schwer, und {h} soll helfen.',
  byname: '{h}{g:, der Wiegemeister|, die Wiegemeisterin| von der Waage}',
  places: [
    { name: 'Die Waage', description: 'Sie steht am Eingang, und alle sehen weg, wenn jemand darauf steigt.' },
    { name: 'Die Luftschleuse', description: 'Neben dem Knopf hängt ein Kästchen mit Taschentüchern.' },
    { name: 'Das Archiv', description: 'Hier liegen Dinge, die einmal jemand wusste.' },
  ],
  scenes: [
    scene(['Ein Gramm', 'Die Waage', 'Zweihundert zu viel'], 'Der Bordrechner meldet, dass das Schiff zu schwer ist.', [
      always([
        'An Bord wog jede Erinnerung ein Gramm. Keiner wusste, warum. Es hatte mit dem Antrieb zu tun. <Wer an den ersten Schnee dachte, sank ein wenig tiefer ins Polster.> Drei Jahre waren sie unterwegs gewesen, weit weg von allem, was {dort} war und wohin sie wollten: nach Hause. Und drei Jahre wiegen.',
        'Das Erste, was man auf diesem Schiff lernte: Erinnern macht schwer. Ein Gramm das Stück. <Die Waage am Eingang ging auf die Stelle hinterm Komma.> Drei Jahre lang hatten alle gesammelt, Sterne, Streit, Geburtstage. Zu Hause, das war {dort}, zum Greifen nah. Aber das Schiff war zu schwer.',
      ]),
      always([
        '„Zweihundert Gramm zu viel“, sagte der Bordrechner. „Landung nicht möglich. Bitte etwas vergessen.“ {H} wollte nach Hause. Und {h} wollte nichts vergessen. Beides zusammen ging nicht.',
        '„Übergewicht“, meldete der Bordrechner. „Zweihundert Gramm. Ich empfehle, die Kindheit abzuwerfen. Die meisten brauchen sie kaum.“ {H} sah hinaus auf den kleinen hellen Punkt, der das Zuhause war. <Er sah aus, als könnte man ihn mit einem Finger zudecken.>',
      ]),
      always([
        'Am Fenster stand {a.+}. „Ich habe schon vorige Woche etwas abgegeben“, sagte {a}. „Was denn?“ „Das weiß ich ja nicht mehr.“ <Es sollte ein Witz sein. Sie lachten ungefähr zu einem Viertel.>',
        '{A.+} kam herein, die Hände in den Taschen. „Sie sammeln ein“, sagte {a}. „Jeder zehn Gramm. Ich habe ein ganzes Lied weggegeben und weiß nicht mehr, welches.“ <{H} hätte es gern gesummt, um {a.ihm} zu helfen. Aber {er} kannte es auch nicht.>',
      ]),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Vor der Luftschleuse standen die Leute an. Man drückte einen Knopf, dachte fest an etwas, und dann war es fort, ein kurzes Glitzern hinter dem Glas. Herr Umoja gab eine Steuererklärung her und ging pfeifend davon. <Eine Frau stand lange da, drehte sich um und ließ den Nächsten vor.>',
      ]),
    ]),
    scene(['Abwurf', 'Hinter dem Glas', 'Zehn Gramm'], '{H} versucht, auf etwas zu verzichten.', [
      core(
        [
          'Etwas Kleines, dachte {h}, eine Wartehalle zum Beispiel, und drückte. Die Halle flog davon, und mit ihr der Mensch, der dort gewartet hatte. {H} rührte den Knopf nicht mehr an.',
        ],
        [
          '{H} stellte sich an. Etwas Kleines, dachte {er}, etwas, das keiner braucht: den Geschmack von Lebertran. {Er} drückte. Es glitzerte. Ein Gramm war weg. Aber mit dem Lebertran war auch die Küche weg, in der es ihn gab, und die Hand mit dem Löffel. Erinnerungen hängen aneinander wie Büroklammern. {H} trat zurück und wusste nicht mehr, warum die Augen brannten.',
          'Also gut, dachte {h}, etwas Unwichtiges. Eine Wartehalle. Eine Wartehalle kann jeder entbehren. {Er} drückte den Knopf, und die Halle flog davon. Nur hatte in dieser Halle jemand auf {ihn} gewartet, mit einem Schild in der Hand. Was stand darauf? <Es war etwas Lustiges gewesen. Oder?> Das war auch fort. {H} nahm sich vor, den Knopf nicht mehr anzufassen.',
        ],
      ),
      more(1, [
        '„Noch hundertvierzig Gramm“, sagte der Bordrechner. Jetzt stand niemand mehr an. Auf den Gängen gingen die Leute vorsichtig, als trügen sie volle Tassen. <Man hörte nur die Lüftung.> „Ich könnte den Nachtisch abwerfen“, sagte der Koch. „Der ist gegessen“, sagte der Rechner. „Er zählt als Erinnerung.“',
      ]),
      more(3, [
        'Eine Technikerin wog alles noch einmal nach: Löffel, Kabel, die Zimmerpflanze. Die Pflanze wog mehr als gestern. „Woran denkst du denn?“, fragte die Technikerin. <Die Pflanze ließ ein Blatt hängen.>',
      ]),
      slot('road'),
      more(2, [
        'In der Bordküche hing eine Liste, wer was nie wieder essen wollte. Sie war sehr lang. „Wenn wir die alle vergessen“, sagte {a}, „müssen wir den Rosenkohl noch einmal kennenlernen.“ Der Koch kam herein, las die Liste und strich den Rosenkohl durch. <„Den nehme ich auf meine Waage“, sagte er.> Er hatte ihn immer gemocht.',
      ]),
    ]),
    scene(
      ['Das Archiv', 'Eine Bedingung', 'Bei den Karteikästen'],
      'Im Archiv weiß jemand, wie es früher gemacht wurde.',
      [
        always([
          'Ganz hinten im Schiff lag das Archiv. Dort saß {b.+} und sortierte leere Schachteln. „Es gibt einen anderen Weg“, sagte {b}. „Ich habe ihn gewusst. Dann habe ich ihn abgegeben, beim letzten Flug. Aber ich weiß noch, wie man darauf kommt. Das kostet euch eine Stunde. Ihr hört zu, ohne auf die Uhr zu sehen.“',
          'Im Archiv war es kühl und voll. {B.+} trug jedes Mal, wenn jemand etwas abwarf, ein leeres Kärtchen ein. „Ich kann euch helfen“, sagte {b}. „Mein Preis ist eine Stunde. Ihr sitzt hier und hört mir zu. Und keiner denkt dabei an die Landung.“',
        ]),
        slot('questions'),
        always([
          'Eine Stunde war viel. Sie setzten sich trotzdem. {B} erzählte von einem Hund, der Türen öffnen konnte, und von einem Sommer, in dem es Äpfel regnete. Als {b.er} fertig war, stand {b.er} auf und streckte sich. „Komisch“, sagte {b}. „Mir ist ganz leicht.“',
          'Sie hörten zu. Es ging um ein Boot, um einen Bruder, um Brot, das nie aufging. Zuerst zählte {h} noch heimlich die Minuten, dann nicht mehr. <Das Brot wurde am Ende verheizt.> „So“, sagte {b} und wippte auf den Zehen. „Das hat gutgetan. Ich fühle mich zehn Jahre jünger.“',
        ]),
        more(2, [
          'In einem Regal standen Schachteln mit Namen. {H} fand eine mit dem eigenen. Darin lagen zwei leere Kärtchen. „Das warst du“, sagte {b}. „Zweimal. Ich hebe die Plätze auf, falls etwas zurückkommt.“ <„Kommt denn etwas zurück?“ „Bis jetzt nicht. Aber die Schachteln sind ja da.“>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Der lange Gang', 'Noch hundert', 'Das Fenster'], 'Die Zeit wird knapp, und jeder rechnet.', [
      more(2, [
        'Der Bordrechner meldete sich leise, nur in diesem Gang. „Darf ich fragen, wie sich Schnee anfühlt?“ {H} erklärte es ihm, so gut es ging: kalt und dann weg. „Wie eine Datei“, sagte der Rechner. „Nein“, sagte {h}. „Man behält davon nasse Handschuhe.“ <Der Rechner speicherte die Handschuhe. Das Schiff sank ein winziges Stück.>',
      ]),
      more(1, [
        '„Letzter Aufruf“, sagte der Bordrechner. „Noch neunzig Minuten.“ Auf dem Gang stritten zwei darum, wer die Hochzeit behalten durfte. Es war ihre gemeinsame. „Du hast doch die Fotos!“ „Du hast doch die Narbe!“ <Keiner wollte, dass der andere sie ganz allein behielt.> {H} ging vorbei und dachte: Die haben beide dieselbe. Wiegt die nun zwei Gramm oder eins?',
      ]),
      more(2, [
        'Sie versuchten es mit Schummeln. {A} dachte an gar nichts, eine volle Minute lang. Die Waage zeigte dasselbe. „An nichts denken wiegt auch“, sagte {a}. „Ungefähr so viel wie ein Keks.“ <Dann fiel {a.ihm} auf, dass {a.er} gerade an Kekse dachte.>',
      ]),
      slot('road'),
      slot('quiet'),
      more(3, [
        'Vor dem Fenster drehte sich langsam die Heimat. Man sah schon Wolken. „Welche ist unsere?“, fragte {h}. „Die, die aussieht wie ein Schuh“, sagte {a}. Sie sahen dem Schuh zu, wie er über das Meer ging. <Keiner von beiden hätte ihn hergegeben.>',
      ]),
      more(2, [
        'Auf dem Beobachtungsdeck saß ein Kind und malte. Jedes fertige Bild zerriss es in zwei Teile. „Warum das?“, fragte {h}. „Die eine Hälfte behalte ich“, sagte das Kind, „und die andere schenke ich her. Dann ist es nicht so viel.“ {H} bekam ein halbes Pferd, die hintere Hälfte. Es wog erstaunlich wenig.',
      ]),
    ]),
    scene(
      ['Die Hälfte', 'Auf der Waage', 'Geteilt durch zwei'],
      '{H} stellt sich noch einmal auf die Waage, und nicht allein.',
      [
        slot('key'),
        core(
          [
            '{B} war vom Erzählen leichter geworden. {H} zog {a} auf die Waage und erzählte, was {er} noch keinem erzählt hatte. Die Zahl fiel. „Geteilt wiegt es nur die Hälfte“, sagte {h}. „Sie müssen es einander erzählen. Alle. Jetzt.“',
          ],
          [
            '„{B} war leichter“, sagte {h}. „Nachdem {b.er} erzählt hatte. Und wir sind nicht schwerer geworden.“ {A} verstand es nicht gleich. „Komm auf die Waage“, sagte {h}. Und {er} erzählte {a.ihm} von dem Tag, den {er} noch keinem erzählt hatte. Die Zahl zitterte. Dann fiel sie. „Geteilt wiegt sie nur die Hälfte“, sagte {h}. „Nicht wegwerfen müssen wir sie. Weitersagen.“\nSie liefen den Gang hinunter und klopften an alle Türen.',
            'Es war so einfach, dass es in keinem Handbuch stand. {B} hatte eine Stunde lang nichts abgeworfen und war trotzdem leichter geworden. {H} zog {a} auf die Waage. „Hör zu“, sagte {er} und erzählte das eine, das {er} immer für sich behalten hatte. <{A} hörte zu, mit dem ganzen Gesicht.> Auf der Anzeige lief die Zahl rückwärts. „Zu zweit trägt man nur die Hälfte“, sagte {h}. „Sie müssen sie einander erzählen. Alle. Jetzt.“',
          ],
        ),
        always([
          'Dann redete das ganze Schiff. In der Küche, im Maschinenraum, auf den Treppen saßen sie zu zweit und erzählten. Der Koch weinte in die Suppe. <Sie wurde besser davon.> „Hundert“, zählte der Bordrechner. „Fünfzig. Zehn.“ Er machte eine Pause, die nicht vorgesehen war. „Ich hätte auch etwas“, sagte er. „Wenn jemand Zeit hat.“',
          'Es dauerte keine Stunde. Überall saßen zwei und redeten, auf Kisten, auf Stufen, auf der Waage selbst. Die beiden mit der Hochzeit lachten so, dass man sie im Archiv hörte. „Null“, sagte der Bordrechner. „Minus vier. Wir sind zu leicht.“ <„Dann dürfen wir ja noch etwas erleben“, sagte {a}.>',
        ]),
      ],
    ),
    scene(['Die Landung', 'Federleicht', 'Zu Hause'], 'Das Schiff setzt auf.', [
      slot('after'),
      more(1, [
        '{B} kam mit einer Schachtel an die Schleuse. Darin lagen die Kärtchen, und auf ihnen stand jetzt etwas. „Was du abgegeben hast“, sagte {b}, „das hattest du vorher schon einmal jemandem erzählt. Es war noch da.“ <{H} las, und alles war wieder an seinem Platz.>',
      ]),
      always([
        'Das Schiff setzte auf wie ein Blatt. Die Tür ging auf, und es roch nach Erde. Unten stand eine alte Personenwaage, für das Gepäck. {H} und {a} stiegen zusammen hinauf, weil man das jetzt so machte. Der Zeiger rührte sich kaum.',
        'Sie landeten so weich, dass der Koch weiterschlief. Draußen war Abend, wirklicher Abend, mit einem Wind, der nach Gras roch. {H} ging die Rampe hinunter. Drei Jahre, dachte {er}, und nichts davon fehlt. Und neben {ihm} ging jemand, der die andere Hälfte trug.',
      ]),
    ]),
  ],
}
