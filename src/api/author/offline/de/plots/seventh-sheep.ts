import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: six sheep jump when they are counted. The seventh would like to know why. */
export const seventhSheep: Plot = {
  id: 'seventh-sheep',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ottilie', gender: 'female', connection: 'Cousine' },
    b: { name: 'Herr Weber', gender: 'male', connection: '' },
  },
  titles: ['Das siebte Schaf', 'Ein Schaf will nicht', '{h} zählt bis sechs'],
  teasers: [
    'Sechs Schafe springen über den Zaun. Das siebte setzt sich davor und hat eine Frage.',
    'Wer nicht schlafen kann, zählt Schafe. {H} kommt bis sechs, und dann wird verhandelt.',
  ],
  start: '{H} zählt Schafe, um einzuschlafen. Sechs springen. Das siebte setzt sich hin und fragt, wozu.',
  byname: '{h}{g:, der bis sechs zählte|, die bis sechs zählte|, Zählen bis sechs}',
  places: [
    { name: 'Die Wiese', description: 'Sie ist so groß wie die Innenseite von zwei Augenlidern.' },
    { name: 'Der Zaun', description: 'Drei Latten, weiß, und immer an derselben Stelle.' },
    { name: 'Das Schlafzimmer', description: 'Hier tickt etwas, und niemand gibt zu, dass es stört.' },
  ],
  scenes: [
    scene(['Eins bis sechs', 'Die Wiese', 'Ein Einwand'], 'Ein Schaf springt nicht.', [
      always([
        '{H} konnte nicht schlafen und zählte Schafe. Das erste sprang. Das zweite sprang. So ging es {dort} jede Nacht, über denselben Zaun. Beim sechsten wurden die Arme schwer. Das siebte blieb stehen.',
        'Es war spät {dort}, und {h} lag wach. Also kamen die Schafe: eins, zwei, drei, hopp, hopp, hopp. <Sie landeten jedes Mal mit einem kleinen Puff.> Nach dem sechsten kam keins mehr. {H} wartete. Dann sah {er} genauer hin. Das siebte saß vor dem Zaun.',
      ]),
      always([
        '„Du bist dran“, sagte {h}. „Wozu?“, fragte das Schaf. {H} wollte nur schlafen, sonst nichts. „Damit ich einschlafe.“ „Und was habe ich davon?“',
        '„Spring“, bat {h}. „Ich muss schlafen, morgen ist ein Tag.“ Das Schaf kaute. „Es ist immer nur von dir die Rede“, sagte es.',
      ]),
      always([
        '{H} machte die Augen auf. Im anderen Bett lag {a.+}. „Bei mir springt eins nicht“, flüsterte {h}. „Bei mir auch nicht“, flüsterte {a}. „Nummer sieben?“ „Nummer sieben.“',
        '„Schläfst du?“, fragte {h} ins Dunkle. „Fast“, sagte {a.+}. „Ich habe hier ein Schaf, das diskutiert.“ <Sie verglichen. Es war dasselbe, mit dem Fleck am linken Ohr.>',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Die sechs anderen standen schon drüben und grasten. Eins rief: „Nun mach!“ Das siebte drehte den Kopf. „Ihr seid hinübergesprungen“, sagte es, „und was ist da?“ Die sechs sahen sich um. <„Gras“, gaben sie zu.> „Hier auch“, sagte das siebte.',
      ]),
    ]),
    scene(['Gute Gründe', 'Ein Büschel Klee', 'Mit Anlauf'], '{H} versucht, ein Schaf zu überreden.', [
      core(
        [
          '{H} versprach ihm Klee. Das Schaf fraß ihn und blieb. Sie schoben zu zweit. Nun saß es erst recht, und die sechs kamen zurück, um zuzusehen.',
        ],
        [
          '{H} versprach ihm Klee. Das Schaf fraß den Klee, auf dieser Seite. {H} versprach ihm Beifall. {A} klatschte schon. „Für etwas, das jeder kann?“, sagte das Schaf. Da schoben sie, {h} hinten, {a} auch hinten. Ein Schaf, das nicht will, ist ungefähr so schwer wie ein Schrank, nur weicher. <Sie rutschten beide ab und lagen im Gras.> Von drüben kamen die sechs zurückgehüpft, um nichts zu verpassen. Jetzt war {h} wieder bei null.',
          '„Ich mache es dir vor“, sagte {a}, nahm Anlauf und sprang. Es sah gut aus, bis auf den Zaun. „Danke“, sagte das Schaf. „Nun weiß ich, wie es nicht geht.“ {H} versuchte es mit Strenge, mit Schmeicheln und mit einem Apfel. <Der Apfel wirkte, aber nur auf die anderen sechs.> Sie standen alle wieder auf dieser Seite, und zu zählen gab es keins mehr.',
        ],
      ),
      more(1, [
        '„Dann lassen wir es aus“, schlug {a} vor. „Eins, zwei, drei, vier, fünf, sechs, acht.“ {H} versuchte es. Bei acht kamen lauter Fragen: Wo war sieben? Ging es ihm gut? <Um zwei Uhr war {h} wacher als am Mittag.>',
      ]),
      more(2, [
        'Sie versuchten es mit anderen Tieren. Kühe gingen nicht, es krachte zu sehr. Enten sprangen nicht, sie flogen, und dann waren sie fort. <Ein Igel wollte, kam aber erst gegen Morgen an.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['Der Zaunmacher', 'Wem gehört die Wiese?', 'Ein ordentlicher Zaun'],
      'Jemand hat den Zaun einmal aufgestellt.',
      [
        always([
          'Am Ende des Zauns strich {b.+} eine Latte. „Ich halte ihn nur in Ordnung“, sagte {b}. „Ihr wollt wissen, wie man das Schaf bewegt? Das kostet die sechs. Wer mit dem siebten reden will, darf nicht schon gezählt haben.“',
          'Wo der Zaun begann, saß {b.+} mit einem Farbtopf. „Das siebte“, sagte {b}. „Jede Herde hat eins. Ich weiß Rat. Aber dafür lasst ihr die anderen laufen. Alle sechs, und heute Nacht wird nicht mehr gezählt.“',
        ]),
        slot('questions'),
        always([
          'Nicht mehr zählen? {H} zählte seit Jahren. Ungern pfiff {er} die sechs davon. Die Wiese wurde sehr groß. „Gut“, sagte {b}. „Nun frag das Schaf einmal etwas. Nicht, ob es springt.“',
          '{H} winkte, und die sechs trotteten davon, eins mit {as:Mütze|der Mütze} im Maul. „Wisst ihr, warum hier ein Zaun steht?“, fragte {b} und strich weiter. „Ich auch nicht. Mein Vorgänger hat ihn schon gestrichen.“',
        ]),
        more(2, [
          'Sie gingen am Zaun entlang, um zu sehen, wie lang er war. Er hörte bald auf. Dahinter ging die Wiese weiter und davor auch. <„Man könnte einfach außen herum“, sagte {a}. Das Schaf sah ihnen nach.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Zu zweit vor dem Zaun', 'Die stillste Stunde', 'Etwas Wolle'], '{H} setzt sich neben das Schaf.', [
      more(1, [
        '{H} setzte sich ins Gras. Das Schaf rückte ein wenig. Zusammen sahen sie den Zaun an. „Bist du müde?“, fragte {h}. „Seit Jahren“, sagte das Schaf. „Ich springe jede Nacht, wenn andere sich hinlegen. Hat mich je einer gefragt, wann ich schlafe?“ <Gefragt hatte keiner. {H} hatte immer nur gezählt.>',
      ]),
      more(2, [
        'Im Zimmer tickte der Wecker. Er hatte leuchtende Zeiger, und sie standen auf einer Zahl, die {h} lieber nicht gelesen hätte. {A} legte ein Kissen darauf. Nun tickte das Kissen. <Auf der Wiese hörte man es auch, sehr fern, wie einen Specht mit Handschuhen.>',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Das Schaf gähnte. Es sah an dem Zaun hinauf, drei Latten hoch, und seufzte.',
        '„Springen macht wach“, sagte das Schaf. „Das wird immer vergessen.“ Es legte das Kinn auf die unterste Latte.',
      ]),
    ]),
    scene(['Das Tor', 'Drei Latten', 'Puff'], '{H} tut etwas mit dem Zaun.', [
      slot('key'),
      core(
        [
          '{H} stand auf, hob die drei Latten aus dem Pfosten und legte sie ins Gras. „Du musst nicht“, sagte {h}. „Geh einfach.“ Das Schaf ging hindurch, vier Schritte weit, drehte sich einmal um sich selbst und legte sich hin. Puff.',
        ],
        [
          '„Wenn du springst, schlafe ich“, sagte {h} langsam, „und du bist wach.“ „So ist es eingerichtet“, sagte das Schaf. „Und wenn es keiner so eingerichtet hat?“ {H} fasste die oberste Latte an. Sie lag nur lose auf. Die zweite auch, die dritte auch. {H} legte alle drei ins Gras.\nDas Schaf sah die Lücke an. Es prüfte sie mit der Nase. Dann ging es hindurch, ohne Eile, vier Schritte, drehte sich einmal um sich selbst und legte sich hin. Puff.',
          'Warum springen, wenn man gehen kann? {H} zog am Zaun. Er war bloß hingestellt, seit jeher, und jede Nacht hatten sich alle darüber geplagt. Drei Latten, eins, zwei, drei, mehr gab es nicht zu zählen.\n„Bitte sehr“, sagte {h}. Das Schaf stand auf. „Ich sehe nicht ein“, begann es, und dann sah es ein. Es spazierte durch die Lücke, suchte sich drüben die beste Stelle und klappte die Beine ein, eins nach dem anderen.',
        ],
      ),
      always([
        'Die anderen sechs kamen zurück, eins nach dem anderen, im Gehen. Sie legten sich um das siebte herum. In der Mitte war noch Platz, etwa so lang wie {h}.',
        'Da kamen auch die sechs und spazierten hindurch, hintereinander, ohne Anlauf. <Eins machte in der Lücke einen kleinen Hüpfer, aus alter Gewohnheit.> Zwischen den warmen Rücken blieb eine Lücke, und {h} passte hinein.',
      ]),
    ]),
    scene(['Sieben', 'Ohne Zaun', 'Wolle'], 'Es wird nicht mehr gezählt.', [
      slot('after'),
      more(1, [
        '{B} kam mit dem Farbtopf vorbei und sah die Latten im Gras. „Muss die noch einer streichen?“, fragte {b}. „Heute nicht“, sagte {h}. {B} setzte sich, zog die Schuhe aus und stellte sie nebeneinander. <Im Topf war die Farbe sowieso zu Ende.>',
      ]),
      more(3, ['Im anderen Bett schlief {a}, eine Hand über der Bettkante, als läge dort etwas Wolliges.']),
      always([
        '{H} lag in der Wolle und hörte sie atmen. <{W.aus}> „Zählst du noch?“, murmelte das siebte. „Nein“, sagte {h}. „Gut“, sagte das Schaf. „Ich nämlich schon. Eins.“ Und da es nur {h} zu zählen gab, war es gleich fertig und schlief.',
        'Im Zimmer wurde es still. Das Kissen tickte kaum noch. Irgendwo hinter {hs:Augen|den Augen} lag eine Wiese, und über die Wiese ging ein Atem, sieben Mal hinaus, sieben Mal herein. Oder öfter. Es zählte keiner mit.',
      ]),
    ]),
  ],
}
