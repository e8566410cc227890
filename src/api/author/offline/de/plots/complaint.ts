import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction and love: the first message from the stars is a complaint about a song that was not finished. */
export const complaint: Plot = {
  id: 'complaint',
  categories: ['scifi', 'love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Samira', gender: 'female', connection: '' },
    b: { name: 'Herr Vogel', gender: 'male', connection: '' },
  },
  titles: ['Beschwerde von oben', 'Bitte zu Ende', '{h} und die Antwort'],
  teasers: [
    'Die erste Nachricht aus dem All ist da. Es ist eine Beschwerde. {H} soll sie beantworten.',
    'Drei Worte kommen aus sehr großer Ferne, und sie klingen verärgert. Worum geht es? Nur zwei Menschen haben einen Verdacht.',
  ],
  start: 'An der Station kommt das erste Signal von den Sternen an. Es ist eine Beschwerde, und {h} hat Nachtdienst.',
  byname: '{h}{g:, der Antwortgeber|, die Antwortgeberin| am Empfänger}',
  places: [
    { name: 'Die Schüssel', description: 'Siebzig Meter weit und ganz Ohr.' },
    { name: 'Der Senderaum', description: 'Zwei Stühle, ein Regler, eine Kanne Tee.' },
    { name: 'Das Archiv', description: 'Alles, was je gesendet wurde, und der Staub davon.' },
  ],
  scenes: [
    scene(['Nachtdienst', 'Drei Worte', 'Eine Beschwerde'], 'Das All meldet sich und ist nicht zufrieden.', [
      always([
        'Die große Schüssel {dort} horchte seit hundert Jahren in den Himmel. {H} hatte Nachtdienst. Um drei Uhr sprang der Drucker an, der noch nie gesprungen war. Auf dem Streifen stand: „Bitte. Nicht. So.“',
        'Nachts um drei, als {h} {dort} gerade Tee nachgoss, antwortete das All. <Hundert Jahre lang hatte man gefragt, ob jemand da sei.> Der Rechner brauchte eine Weile, um es zu übersetzen. Dann war es kurz. „Beschwerde“, stand da, und darunter: „Das geht so nicht.“',
      ]),
      always([
        'Am Morgen wussten es alle, und alle wollten etwas anderes antworten. {H} wollte erst wissen, worüber die da oben sich ärgerten. Man entschuldigt sich nicht ins Blaue.',
        'Man gab {h} sieben Tage für eine Antwort. Die meisten waren für „Verzeihung“. {H} fand, man müsse wissen, wofür.',
      ]),
      always([
        'Auf dem zweiten Stuhl saß seit dieser Woche {a.+}. „Vielleicht sind wir zu laut“, sagte {a}. „Seit wann?“, fragte {h}. Das war eine gute Frage, und sie sahen beide auf den Regler.',
        '{A.+} kam zur Ablösung und las den Streifen zweimal. „So hat mein Vermieter auch geklungen“, sagte {a}. <Dabei summte {a} etwas, einen halben Takt, und brach ab.> {H} kannte ihn und wusste nicht, woher.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'In den Zeitungen stand: Wir sind nicht allein, und wir stören. An den Hauswänden hingen Zettel mit der Bitte um Mittagsruhe, weltweit. <Ein ganzes Land fuhr drei Tage lang Rad.> Die Beschwerde kam in der nächsten Nacht wieder, Wort für Wort.',
      ]),
    ]),
    scene(['Leiser', 'Mittagsruhe', 'Es hilft nicht'], 'Die Welt wird still, und es ist verkehrt.', [
      core(
        [
          'Sie baten die Welt um eine Stunde Stille. Nach der Stunde sprang der Drucker an: „Schlimmer.“ {H} hatte noch drei Tage.',
        ],
        [
          '„Leiser also“, entschied man. Für eine Stunde schwiegen alle Sender der Erde. Keine Nachrichten, kein Wetter, kein Lied. Es war, als hielte die Luft den Atem an. {H} und {a} saßen vor dem Drucker und wagten nicht, den Tee umzurühren. <Sie sahen sich an, weil man sonst nichts tun durfte.> Nach der Stunde kam der Streifen: „Schlimmer!“',
          'Eine Stunde Stille, rund um die Erde. Die Busse standen, die Hunde wunderten sich. {A} zeigte auf die Uhr, {h} nickte, das war ihre ganze Unterhaltung, und sie war nicht schlecht. Um vier sprang der Drucker an. „Wo bleibt es?“, stand da. Und {h} hatte nur noch drei Tage.',
        ],
      ),
      more(1, [
        'Danach versuchten es andere mit Höflichkeit. Ein Chor sang „Verzeihung“ in vierzig Sprachen. Ein Minister verbeugte sich vor einer Antenne. „Nein“, schrieb der Drucker. Und gleich danach, etwas müder: „Danke. Nein.“ <„Sie sind gar nicht unfreundlich“, sagte {a}. „Sie sind ungeduldig.“>',
      ]),
      more(2, [
        'In den Nächten teilten sie sich den Apfel, den es für den Dienst gab. {A} aß ihn von oben, {h} von unten. <Bei den Kernen trafen sie sich.> „Woher kenne ich das, was du summst?“, fragte {h}. „Ich summe?“, fragte {a}.',
      ]),
      slot('road'),
    ]),
    scene(
      ['Im Archiv', 'Was wir gesendet haben', 'Eine Nacht gegen eine Akte'],
      'Irgendwo liegt, was die Erde einmal gesagt hat.',
      [
        always([
          'Über das Archiv wachte in dieser Woche {b.+}. „Alles Gesendete liegt hier“, sagte {b}. „Aber herausgegeben wird eine einzige Rolle. Und ihr lasst dafür euren Namen auf der Antwort weg.“',
          '„Ihr wollt wissen, was sie gehört haben?“, fragte {b.+} zwischen den Regalen. „Rechnet aus, wie lange es bis dorthin braucht, dann hole ich die Rolle. Eine. Mein Preis: Keiner erfährt je, dass ihr es wart.“',
        ]),
        slot('questions'),
        always([
          'Die ganze Welt hätte den Namen gelesen. {H} strich ihn durch. „Siebzig Jahre hin“, sagte {b}, „und siebzig zurück. Sie ärgern sich also über einen Dienstagabend, an den sich keiner mehr erinnert.“',
          '{H} hätte den eigenen Namen gern einmal in der Zeitung gesehen. {Er} gab ihn her und rechnete. {B} verschwand und kam mit einer staubigen Rolle wieder. „Ein Dienstag“, sagte {b}. „Abends. Unterhaltung.“',
        ]),
        more(2, [
          'Im Archiv war es so still, dass die Rollen zu flüstern schienen. Auf einer stand „Fußball“, auf einer „Ansprache, lang“. Auf einer ganz kleinen stand nur „Räuspern“. <„Das war auch live“, sagte {b}.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Die Rolle', 'Dienstagabend', 'Abgebrochen'], 'Sie hören, was vor langer Zeit hinausging.', [
      more(
        1,
        [
          'Auf der Rolle war ein Abend wie alle: Wetter, Rätsel, ein Witz über eine Gans. Dann kündigte eine Stimme ein Lied an. Es begann. Ein Klavier, eine Sängerin. <{A} wurde auf dem Stuhl sehr gerade.> „Das summst du“, sagte {h}. „Das hat meine Großmutter gesungen“, sagte {a}. „Aber nur bis hier.“ An dieser Stelle knackte es, und die Rolle war leer.',
        ],
        '',
        'heard',
      ),
      slot('road'),
      slot('quiet'),
      more(2, [
        'Sie spielten die Rolle noch einmal und noch einmal. Jedes Mal sahen sie sich an derselben Stelle an, kurz bevor es knackte. Es war eine Stelle, an der man den Kopf hebt. <Beim vierten Mal hob {h} ihn schon vorher und sah, wie {a} ihn hob.>',
      ]),
      always([
        'In jener Nacht war ein Gewitter gewesen, stand im alten Dienstbuch. Der Strom fiel aus. Mitten im Lied.',
        'Im Dienstbuch fanden sie die Zeile: „21 Uhr 14, Blitz. Sendung unterbrochen. Nicht fortgesetzt.“',
      ]),
    ]),
    scene(['Bitte zu Ende', 'Der Rest', 'Zwei Stimmen'], '{H} versteht die Beschwerde.', [
      slot('key'),
      core(
        [
          '„Sie wollen nicht, dass wir aufhören“, sagte {h}. „Wir haben aufgehört, und das ist die Beschwerde. Sie warten seit siebzig Jahren auf den Schluss.“ {H} zog den Regler hoch. „Kannst du ihn?“ „Ich die erste Hälfte“, sagte {a}. „Ich die zweite“, sagte {h}.',
        ],
        [
          '„Wo bleibt es“, las {h} noch einmal. „Das fragt man nicht, wenn es einem zu laut ist. Das fragt man vor einem leeren Teller.“ Mitten im Lied war der Strom ausgefallen, und siebzig Jahre weit entfernt saß jemand und hatte den Kopf gehoben und hob ihn noch. „Sie beschweren sich, weil wir aufgehört haben“, sagte {h}. „Sie wollen den Schluss!“\nNoten gab es keine mehr. {A} konnte die erste Strophe. Und {h} fiel ein, woher die Töne {ihm} bekannt vorkamen: Es war die zweite, die {er} in der Hand hielt wie etwas, das man immer schon hat. {H} zog den Regler ganz nach oben.',
          'Es knackte, und {h} verstand. Man summt nicht weiter, was zu Ende ist. Man summt nur, was offen ist. „Bitte, nicht so“, sagte {h}. „Sie meinen: nicht so aufhören!“ {A} schlug sich die Hand vor den Mund und lachte dahinter.\nSie rückten die Stühle an das eine Mikrofon. {A} fing an, genau da, wo das Klavier abbrach. Nach vier Takten wusste {a} nicht weiter. Da sang {h}. {Er} hatte es seit Kindertagen im Ohr gehabt, nur das Ende, ohne den Anfang, und nie gewusst, wozu.',
        ],
      ),
      always([
        'Es ging hinaus, etwas zu tief und an einer Stelle zu schnell. Dann war das Lied aus. Sie ließen die Hände auf dem Regler, beide, es war nur ein Regler.',
        'Der letzte Ton hing noch im Raum, als er schon am Mond vorbei war. Keiner von beiden rückte den Stuhl zurück.',
      ]),
    ]),
    scene(['Siebzig Jahre', 'Beifall', 'Unterwegs'], 'Eine Antwort ist unterwegs, und man kann warten.', [
      slot('after'),
      more(1, [
        'In der Zeitung stand, das Signal habe aufgehört. Warum, wisse man nicht. {B} schnitt die Meldung aus und hängte sie ins Archiv, ohne Namen. <Darunter klebte {b} einen Apfelkern.>',
      ]),
      always([
        'Es braucht siebzig Jahre hin und siebzig zurück. „Dann sind wir nicht mehr im Dienst“, sagte {a}. „Einer wird es sein“, sagte {h} und schrieb ins Dienstbuch, unter die alte Zeile: „Sendung fortgesetzt.“ Danach gingen sie hinaus und sahen hinauf. Irgendwo dort war es gerade noch Dienstagabend, und gleich kam der Schluss.',
        'In manchen Nächten sitzen sie noch zu zweit unter der Schüssel, obwohl nur einer Dienst hat. {A} summt. {H} summt das, was danach kommt. <{W.aus}> Ihr Lied ist jetzt weit hinter den Planeten und ein wenig zu tief. Und jemand hebt den Kopf, weil er die Stelle kennt.',
      ]),
    ]),
  ],
}
