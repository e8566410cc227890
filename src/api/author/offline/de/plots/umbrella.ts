import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love: two swapped umbrellas, a missing letter in a neon sign, and two people who both noticed it. */
export const umbrella: Plot = {
  id: 'umbrella',
  categories: ['love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Amaru', gender: 'male', connection: '' },
    b: { name: 'Frau Pfefferkorn', gender: 'female', connection: '' },
  },
  titles: ['Der falsche Schirm', 'Das fehlende E', '{h} und der Schirm mit dem Knick'],
  teasers: [
    'Zwei Schirme werden vertauscht, und am Kino fehlt ein Buchstabe. Nur zwei Menschen ist es aufgefallen.',
    'Der Schirm ist falsch, der Regen ist echt. Und jemand hat in den Griff etwas eingeritzt, das {h} bekannt vorkommt.',
  ],
  start: '{H} nimmt im Gedränge den falschen Schirm. Im Griff ist etwas eingeritzt, und das kennt sonst niemand.',
  byname: '{h} mit dem falschen Schirm',
  places: [
    { name: 'Das alte Kino', description: 'Über dem Eingang fehlt ein Buchstabe, seit Jahren derselbe.' },
    { name: 'Das Fundbüro', description: 'Es riecht nach nassen Mänteln und nach Geduld.' },
    { name: 'Die Brücke', description: 'In der Mitte ist ein Geländerstück wärmer als der Rest.' },
  ],
  scenes: [
    scene(
      ['Ein Knick im Griff', 'Vertauscht', 'Nach der Vorstellung'],
      '{H} geht mit einem fremden Schirm nach Hause.',
      [
        always([
          'Am Kino {dort} fehlte ein Buchstabe. „KOMÖDI N“, leuchtete es über der Tür, schon so lange, dass es keinem mehr auffiel. {H} fiel es jedes Mal auf. <{Er} hätte nicht sagen können, warum {ihm} das E so leidtat.> An diesem Abend regnete es, alle griffen nach den Schirmen, und zu Hause merkte {h}: Das war der falsche.',
          'Als {h} {dort} aus dem Kino kam, goss es, und im Ständer waren alle Schirme schwarz. {H} nahm einen davon. Erst auf der Brücke sah {er} den Knick im Griff. Es war der falsche. <Er lag allerdings gut in der Hand.> Hinter {ihm} leuchtete das Schild über dem Kino, „KOMÖDI N“, das E fehlte seit Jahren.',
        ]),
        always([
          'Der fremde Griff war aus Holz, und jemand hatte etwas hineingeritzt: ein kleines, sorgfältiges E. {H} fuhr mit dem Daumen darüber. Es gab also noch jemanden. Diesen Menschen wollte {er} finden.',
          'Unter der Lampe drehte {h} den Griff hin und her. Da war etwas eingeschnitzt, winzig, mit viel Geduld: ein E. Nur ein E. {H} musste lächeln und merkte es erst an der Fensterscheibe. Es war noch jemandem aufgefallen.',
        ]),
        slot('portrait'),
        more(2, [
          'Im Futteral steckte ein Kassenzettel: ein Apfel, eine Rolle Klebeband, zwei Kinokarten. Zwei. {H} las die Zwei mehrmals. <Vielleicht war die Person groß und brauchte Platz.> Man kann sich in eine Zahl ziemlich hineindenken, abends, wenn es regnet.',
        ]),
      ],
    ),
    scene(['Ein Zettel im Ständer', 'Warten bei Regen', 'Der zweite Abend'], '{H} geht zurück und wartet am Eingang.', [
      always([
        'Am nächsten Abend stand {h} mit dem Schirm vor dem Kino und sah allen auf die Hände. Da kam {a.+}. „Ist etwas mit meinen Händen?“, fragte {a}. „Ich suche einen Schirm“, sagte {h}. „Ich habe einen“, sagte {a} und hielt ihn hoch. Es war ein roter. Also nicht der Richtige, dachte {h} und wurde ebenfalls ein wenig rot.',
        '{H} wartete am Schirmständer, so unauffällig, wie man an einem Schirmständer warten kann. Jemand stellte sich daneben und wartete auch: {a.+}. „Auf wen?“, fragte {a}. „Auf einen Schirm“, sagte {h}. „Ach“, sagte {a}. „Ich warte, dass der Regen aufhört. Ich habe meinen nämlich nicht mehr.“ <Dann kam der Bus, und {a} rannte.> {H} stand da und begriff es drei Sekunden zu spät.',
      ]),
      slot('company'),
      more(1, [
        'Am Abend darauf war {a} wieder da. Sie hatten beide nicht damit gerechnet und taten, als hätten sie. „Der Film ist nicht gut“, sagte {a}. „Ich weiß“, sagte {h}. „Ich sehe ihn heute zum dritten Mal.“ <Sie gingen hinein. In der Reihe war ein Platz zwischen ihnen frei, auf dem der Schirm lag.>',
      ]),
      more(3, [
        'Im Film küsste jemand jemanden im Regen. „So nass wird doch keiner freiwillig“, flüsterte {a}. „Doch“, flüsterte {h}, „wenn keiner von beiden sagen will, dass ihm kalt ist.“ <Vor ihnen drehte sich eine Dame um. Sie teilten sich daraufhin eine Tüte Popcorn, sehr leise, Stück für Stück.>',
      ]),
      slot('road'),
      more(2, [
        'An der Ampel blieben sie stehen, obwohl Grün war. Keiner von beiden hatte es bemerkt. Die Ampel wurde rot, grün, wieder rot. Ein Radfahrer klingelte. „Müssen Sie rüber?“, fragte er. „Noch nicht“, sagte {a}. <Beim vierten Grün gingen sie, zur gleichen Zeit los, mit demselben Fuß.>',
      ]),
    ]),
    scene(
      ['Im Fundbüro', 'Der Wert einer Sache', 'Schalter zwei'],
      'Im Fundbüro muss man beschreiben, was man sucht.',
      [
        always([
          'Also brachte {h} den Schirm ins Fundbüro. Hinter dem Schalter saß {b.+}, umgeben von Handschuhen. „Abgeben kann jeder“, sagte {b}. „Aber wer den Besitzer finden will, lässt ein Pfand da. Etwas, das man selbst vermissen würde.“',
          '„Schwarzer Schirm, Holzgriff, Knick“, schrieb {b.+} im Fundbüro auf. „Loswerden oder zurückbringen? Das ist nicht dasselbe. Fürs Zurückbringen verlange ich etwas. Ein Pfand, das wehtut.“',
        ]),
        slot('questions'),
        always([
          '{H} gab die Kinokarte vom ersten Abend her, die mit dem Wasserfleck. {B} legte sie in ein Kästchen. „Gut“, sagte {b.er}. „Dann gebe ich dir einen Rat. Wer etwas verloren hat, geht dahin zurück, wo es ihm zum ersten Mal aufgefallen ist. Nicht, wo er es verloren hat.“',
          'Was würde {er} vermissen? {H} zog das Notizbuch heraus, in dem die Anfänge standen, lauter erste Sätze, die {er} zu niemandem gesagt hatte. {B} las keinen davon und schloss es weg. „Heute um acht war schon jemand hier“, sagte {b}. „Suchte auch. Konnte den Schirm sehr genau beschreiben. Und den Menschen, der ihn jetzt hat, noch genauer.“',
        ]),
        more(2, [
          'In den Regalen lagen Dinge mit Zetteln: ein Gebiss, ein Cello, eine Schachtel „Verschiedenes, geliebt“. „Was wird nie abgeholt?“, fragte {h}. „Einzelne Handschuhe“, sagte {b}. „Die Leute kaufen lieber zwei neue, als zuzugeben, dass sie einen verloren haben.“ <{B.Er} trug selbst zwei verschiedene.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Auf der Brücke', 'Fast', 'Ein Satz über Tauben'], 'Auf der Brücke ist der Mut kurz und der Regen lang.', [
      more(2, [
        'Die Frau an der Kinokasse erkannte {h} inzwischen. „Wieder der schlechte?“, fragte sie. „Wieder der.“ Sie riss zwei Karten ab. „Ich brauche nur eine“, sagte {h}. „Das sagen Sie“, sagte die Frau. <Sie schob beide durch die Klappe und berechnete eine.> Hinter ihr summte das Schild, als hätte es auch eine Meinung.',
      ]),
      more(1, [
        'Auf der Brücke trafen sie sich wieder, {h} und {a}, ganz ohne Absicht, wenn man davon absah, dass beide einen Umweg machten. {H} hatte einen Satz vorbereitet. Er handelte vom ganzen Leben. „Schöne Tauben“, sagte {h}. {A} sah die Tauben an. „Die linke hinkt“, sagte {a}. „Ja“, sagte {h}. „Sie tut so. Dann kriegt sie mehr.“ <Sie sahen der Taube zu, bis sie vergaß, mit welchem Bein.>',
      ]),
      slot('road'),
      slot('quiet'),
      more(2, [
        'Es regnete wieder. Unter einen Schirm passen zwei, wenn sie sich einig sind. Sie gingen langsam, wegen der Pfützen. <Es waren nicht viele Pfützen.> An der Ecke blieben sie stehen und redeten noch ein wenig über den Abfluss in der Straße, der wirklich bemerkenswert war.',
      ]),
      more(3, [
        '„Was machst du, wenn du ihn findest?“, fragte {a}. „Wen?“ „Den mit dem Schirm.“ {H} dachte nach. „Ich gebe ihn zurück.“ „Schade“, sagte {a}. <„Dann wirst du ja nass.“>',
      ]),
      more(2, [
        'Zu Hause stellte {h} den fremden Schirm zum Trocknen auf. Er stand mitten im Zimmer wie ein Gast, der nicht weiß, ob er sich setzen darf. Am Rand war eine Stelle geflickt, mit winzigen Stichen. <Jemand hatte sich Mühe gegeben, wo andere einen neuen kaufen.> {H} aß das Abendbrot neben ihm und fand die Gesellschaft angenehm.',
      ]),
    ]),
    scene(['Das E', 'Unter dem Schild', 'Richtig herum'], '{H} sieht, wohin jemand anders sieht.', [
      slot('key'),
      core(
        [
          '{A} sah nach oben, auf die Lücke im Schild, und sprach stumm das E mit. Genau wie {h}, jedes Mal. „Du hast es eingeritzt“, sagte {h}. „Du hast ihn gefunden“, sagte {a}. „Ich wollte es nicht gleich sagen. Dann wärst du ja gegangen.“',
        ],
        [
          'Sie standen vor dem Kino, da tat {a} etwas, das sonst keiner tat. {A.Er} sah nach oben, auf die Lücke im Schild, und bewegte stumm die Lippen. {A.Er} sprach das E mit. Genau wie {h}, jedes Mal. „Du hast es eingeritzt“, sagte {h}. „Du hast ihn gefunden“, sagte {a}. Der Schirm war auf einmal sehr leicht. „Ich wollte es nicht gleich sagen“, sagte {a.er}. „Dann hättest du ihn mir ja gegeben und wärst gegangen.“',
          'Über ihnen summte das Schild. „KOMÖDI N“. Und {a} sagte, ohne hinzusehen, leise: „E.“ Nur das. Wie man jemandem, der hinausgeht, noch etwas nachruft. {H} drehte den Schirm um und hielt {a.ihm} den Griff hin. {A} legte den Daumen genau dahin, wo das E war, ohne zu suchen. „Seit wann weißt du es?“, fragte {h}. „Seit dem Ständer“, sagte {a}. „Du hast meinen Schirm gehalten wie etwas, das man kennt.“',
        ],
      ),
      always([
        'Aus {as:Tasche|der Tasche} kam eine Rolle Klebeband zum Vorschein und ein E, aus Pappe geschnitten. „Ich komme nicht hinauf“, sagte {a}. „Zu zweit kommt man“, sagte {h}. Eine Leiter gab es nicht. Es gab aber einen Mülleimer, zwei Schultern und sehr viel Gleichgewicht.',
        '„Ich habe eins mitgebracht“, sagte {a} und zog ein E aus der Jacke, aus roter Pappe, größer als ein Gesicht. „Seit Wochen. Man braucht jemanden, der einen festhält.“ {H} hielt fest. <Es dauerte länger als nötig, und keiner beschwerte sich.>',
      ]),
    ]),
    scene(['Komödien', 'Zwei unter einem', 'Vollständig'], 'Es regnet weiter, aber anders.', [
      slot('after'),
      more(1, [
        'Im Fundbüro strich {b} den Eintrag durch. „Eigentümer gefunden“, schrieb {b.er} darunter und nach einigem Überlegen: „beiderseits“. <Das Pfand gab {b.er} zurück, in einem Umschlag, auf dem „Verschiedenes“ stand.>',
      ]),
      always([
        'Am nächsten Abend leuchtete es wieder über der Tür: „KOMÖDIEN“. Das E war rot und hing schief und war das Schönste am ganzen Wort. Keinem fiel es auf. Zweien doch. Sie gingen unter einem Schirm nach Hause, und auf der anderen Seite regnete es.',
        '„KOMÖDIEN“, stand nun da, mit einem roten E, das ein wenig zur Seite hing, als hörte es zu. Die Leute liefen darunter hindurch. <Keiner sah hinauf.> {H} und {a} sahen hinauf. Dann spannten sie den Schirm auf, den falschen, und er war jetzt der richtige.',
      ]),
    ]),
  ],
}
