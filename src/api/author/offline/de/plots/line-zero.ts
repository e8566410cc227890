import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Generic: a bus that is on no timetable and stops wherever somebody has lost something. */
export const lineZero: Plot = {
  id: 'line-zero',
  categories: ['generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Mattis', gender: 'male', connection: 'Nachbar' },
    b: { name: 'Frau Halt', gender: 'female', connection: '' },
  },
  titles: ['Linie null', '{h} und der Bus, der nicht im Fahrplan steht', 'Bitte nichts liegen lassen'],
  teasers: [
    'Der Bus der Linie null hält überall dort, wo jemand etwas verloren hat. {H} steigt ein, um etwas zurückzuholen.',
    'An der Haltestelle steht ein Bus, den es nicht gibt. Er fährt, wohin man etwas verloren hat. Die Rückfahrt muss man sich verdienen.',
  ],
  start: '{H} hat etwas verloren, das sich nicht nachkaufen lässt. Da hält ein Bus mit der Nummer null.',
  byname: '{h}{g:, der Fahrgast der Linie null|, die Reisende der Linie null| aus der Linie null}',
  places: [
    { name: 'Die Haltestelle', description: 'Am Fahrplan ist unten eine Zeile frei, und sie ist abgegriffen.' },
    { name: 'Der Bus', description: 'Auf jedem Sitz liegt etwas, das jemand sucht.' },
    { name: 'Die Endstation', description: 'Ein Schalter, eine Lampe, eine Klingel ohne Schild.' },
  ],
  scenes: [
    scene(['Die freie Zeile', 'Ein Bus kommt', 'Verloren'], '{H} hat etwas verloren und wartet auf den falschen Bus.', [
      always([
        'Der Knopf war weg. Er war aus Horn, mit vier Löchern, und hatte an einer Jacke gesessen, die schon vielen gehört hatte. <Man kann sagen: ein Knopf, na und. Man kann es aber auch lassen.> {H} hatte ihn immer zwischen den Fingern gedreht, wenn es schwierig wurde. Jetzt stand {er} {dort} an der Haltestelle, und die Finger drehten Luft.',
        '{H} griff an die Jacke, und da war nur noch ein Faden. Der oberste Knopf fehlte, der aus Horn. <Die Jacke hatte vorher jemand anderem gehört, der nicht mehr da war.> An ihm hielt sich {h} fest, wenn {er} nicht weiterwusste. Es war Abend {dort}, an der Haltestelle war keiner, und {h} wusste nicht weiter.',
      ]),
      always([
        'Da kam ein Bus. Er war gelb wie alter Käse und trug vorn eine Null. „Linie null“, sagte die Ansage. „Hält, wo Sie etwas verloren haben.“ {H} wollte den Knopf zurück. Mehr wollte {er} gar nicht. {Er} stieg ein.',
        'Ein Bus bog um die Ecke, leise, mit beschlagenen Scheiben. Vorn stand die Null. Auf dem Fahrplan gab es eine Linie eins, eine zwei und darunter eine leere Zeile, ganz abgegriffen. „Einsteigen, wer etwas sucht“, sagte der Bus. {H} suchte etwas.',
      ]),
      always([
        'Ganz hinten saß noch jemand: {a.+}. „Was hast du verloren?“, fragte {h}. „Einen Satz“, sagte {a}. „Ich wollte ihn jemandem sagen, und dann war er weg.“ <Sie rückten zusammen. Der Bus fuhr an.>',
        '„Du auch?“, fragte {a.+} von der letzten Bank. {A.Er} hatte Krümel am Kragen und einen Fahrschein von vorgestern. „Ich suche ein Wort“, sagte {a}. „Es lag mir auf der Zunge, und jetzt liegt es irgendwo anders.“ <{H} setzte sich dazu. Ein Knopf schien auf einmal überschaubar.>',
      ]),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Auf den anderen Sitzen lagen Sachen: eine Brille, ein Milchzahn, ein Gesangbuch, ein halber Apfel, noch frisch. Über der Tür stand: „Bitte nichts liegen lassen. Es wird sonst gefunden.“ <{W.da}>',
      ]),
    ]),
    scene(['Erster Halt', 'Alles, nur das nicht', 'Die falsche Haltestelle'], '{H} steigt dort aus, wo es naheliegt.', [
      always([
        'Am ersten Halt lag ein Platz, den {h} kannte. Hier war {er} gestern hingefallen. „Hier muss er sein“, sagte {h} und sprang hinaus. {Er} fand eine Münze, einen Kamm und einen Knopf aus Plastik. Er passte nicht. Und als {h} sich umdrehte, gingen die Türen zu. Erst nach hundert Metern hielt der Bus noch einmal an. So lange kann man rennen, wenn man muss.',
        'Der Bus hielt vor der alten Schneiderei. „Natürlich“, rief {h} und stieg aus. Der Laden war voller Knöpfe, bis unter die Decke. {H} suchte, bis die Augen tränten. Sie waren alle fast richtig. „Abfahrt“, sagte der Bus. {H} schaffte es gerade noch, aber der Fahrschein wehte dabei davon.',
      ]),
      more(1, [
        'Am nächsten Halt stieg ein Herr ein, der seinen Hund verloren hatte. Drei Straßen weiter stieg ein Hund ein. Sie sahen sich an und sagten nichts. Der Hund legte den Kopf auf das Knie des Herrn, und der Herr tat, als müsse er aus dem Fenster sehen. <„So schnell geht es nicht immer“, sagte {a}.>',
      ]),
      more(3, [
        'Sie fuhren an einem Feld vorbei, auf dem lauter Regenschirme standen, aufgespannt, in ordentlichen Reihen. „Die wachsen hier“, sagte {a}. <„Wirklich?“ „Nein. Aber es sieht doch so aus.“>',
      ]),
      slot('road'),
      more(2, [
        'An einem Halt ohne Häuser stieg eine Frau aus, sah sich um und lachte laut. Sie hatte hier vor dreißig Jahren ihre Angst vor Kühen verloren. „Und?“, rief {a} aus dem Fenster. „Ist sie noch da?“ <Auf der Wiese hob eine Kuh den Kopf.> „Ja“, rief die Frau. „Aber sie ist viel kleiner!“ Sie ließ sie, wo sie war.',
      ]),
    ]),
    scene(
      ['Ohne Fahrschein', 'Die Frau am Schalter', 'Was die Rückfahrt kostet'],
      'An der Endstation wird gezählt, wer bezahlt hat.',
      [
        always([
          'Dann kam die Kontrolle. {B.+} hatte eine Zange, mit der man Löcher in die Zeit hätte knipsen können. „Kein Fahrschein?“, fragte {b}. „Dann gilt der andere Tarif. Du gibst etwas her, das du noch hast, und ich sage dir etwas, das du nicht weißt.“',
          '„Die Fahrscheine, bitte“, sagte {b.+}. {H} hatte keinen mehr. „Macht nichts“, sagte {b}, und es klang, als machte es doch etwas. „Es geht auch anders. Ein Ding gegen einen Hinweis. Aber kein Ding, das egal ist.“',
        ]),
        slot('questions'),
        always([
          'In der Jacke steckte noch der Faden, an dem der Knopf gehangen hatte. {H} gab ihn her, und das war schwerer als gedacht. {B} wickelte ihn um den kleinen Finger. „Der Bus hält nicht, wo die Dinge sind“, sagte {b}. „Er hält, wo man sie losgelassen hat. Das ist meistens früher.“',
          '{H} zog das Einzige aus der Tasche, was da war: ein Taschentuch, mit zwei Buchstaben bestickt, die nicht die eigenen waren. {B} faltete es sehr klein. „Du suchst, wo er abgefallen ist“, sagte {b}. „Frag lieber, wann du ihn das letzte Mal nicht gebraucht hast.“',
        ]),
        more(2, [
          'An der Wand der Endstation hing eine Tafel: Abgeholt heute: ein Hund, zwei Freundschaften, ein Rezept. Darunter: Nicht abgeholt: 1.204 Schirme. <Jemand hatte „schade“ danebengeschrieben.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Noch eine Runde', 'Rückwärts', 'Die leere Bank'], 'Der Bus fährt denselben Weg noch einmal, andersherum.', [
      more(2, [
        'Auf dem Sitz vor ihnen lag ein Hausschlüssel mit einem Schildchen: „Falls ich doch zurückkomme.“ {H} drehte ihn um. Auf der anderen Seite stand: „Bitte.“ „Den muss einer sehr dringend verloren haben“, sagte {a}. <Sie legten ihn ans Fenster, wo er gut zu sehen war.> Zwei Halte später war er weg, und keiner hatte jemanden einsteigen sehen.',
      ]),
      more(1, [
        'Der Bus wendete und fuhr zurück, und durch die Scheiben sah alles aus wie die andere Hälfte eines Satzes. {H} überlegte. Wann hatte {er} den Knopf nicht gebraucht? Immer, wenn es leicht war. Beim Pfeifen. Beim Schaukeln. <Und gestern, auf der Bank im Park, auch nicht.> „Hier!“, rief {h}. Die Bank war leer. Unter der Bank lag ein Kastanienblatt, weiter nichts. Der Bus wartete diesmal. Er hatte Mitleid im Motor.',
      ]),
      slot('road'),
      slot('quiet'),
      more(2, [
        '{W.noch} Es wurde dunkel, und im Bus ging das gelbe Licht an. Alle Scheiben wurden Spiegel. Jetzt saßen doppelt so viele Leute da und suchten. <{A} winkte dem Spiegelbild. Es winkte zurück, aber etwas später.>',
      ]),
      more(3, [
        '„Was macht man mit etwas, das einem wieder einfällt?“, fragte {h}. {A} dachte nach. „Schnell sagen“, sagte {a}. <„Bevor es noch einmal wegläuft.“>',
      ]),
      more(2, [
        'Der Fahrer drehte sich nie um. Nur im Spiegel sah man ein Stück Mütze und ein freundliches Ohr. „Was haben Sie denn verloren?“, fragte {h}. „Den Faden“, sagte der Fahrer. „Mitten in einem Satz, vor Jahren. Seither fahre ich im Kreis.“ <Er blinkte, bog ab und seufzte zufrieden. Offenbar gefiel ihm der Kreis.>',
      ]),
    ]),
    scene(['Losgelassen', 'Der letzte Halt', 'In der anderen Hand'], '{H} weiß wieder, wann die Hand leer war.', [
      slot('key'),
      core(
        [
          'Wann hatte die Hand etwas anderes gehalten? Gestern, als {a} so gar nicht gut ausgesehen hatte, da hatte {h} {a.ihm} den Arm um die Schultern gelegt. „Dreh dich um“, sagte {h}. Der Knopf hing in {as:Kapuze|der Kapuze}, zwischen Wolle und Futter.',
        ],
        [
          'Losgelassen hatte {h} den Knopf nicht auf dem Platz und nicht im Park. Es war gestern früh gewesen, im Treppenhaus. Da hatte {a} auf der Stufe gesessen, und {h} hatte {a.ihm} die Hand auf die Schulter gelegt, einfach so. Die ganze Zeit hatten die Finger den Knopf gehalten, seit Wochen, und dafür hatten sie losgelassen. „Steh mal auf“, sagte {h}. In der Kapuze, tief unten im Futter, lag er. Horn, vier Löcher.\n{A} wurde rot. „Und ich weiß jetzt wieder, was ich sagen wollte“, sagte {a}. „Danke, dass du dich hingesetzt hast.“',
          'Die Frage war: Wann hatte die Hand etwas anderes gehalten? {H} sah auf die Hand. Dann sah {er} {a} an. Gestern, im Hof, als {a} so gar nicht gut ausgesehen hatte, da hatte {h} {a.ihm} den Arm um die Schultern gelegt. Nur kurz. „Dreh dich um“, sagte {h}. Der Knopf hing in {as:Kapuze|der Kapuze}, zwischen Wolle und Futter, und sah aus, als hätte er es warm gehabt.\n„Danke“, sagte {a} langsam. „Das wollte ich die ganze Zeit sagen. Es war nur weg.“',
        ],
      ),
    ]),
    scene(['Aussteigen', 'Wieder zu Hause', 'Vier Löcher'], 'Der Bus bringt alle heim.', [
      slot('after'),
      always([
        '„Endstation“, sagte der Bus. „Bitte nichts liegen lassen.“ Sie stiegen aus, und er fuhr davon, gelb und leise, dorthin, wo gerade jemand an seine Jacke griff. {H} nähte den Knopf am selben Abend wieder an. Nicht oben, sondern innen. So hatte {er} die Finger frei.',
        'An der Haltestelle war niemand. <{W.aus}> Der Bus mit der Null blinkte zweimal und war um die Ecke. {H} drehte den Knopf zwischen den Fingern und dann nicht mehr. {Er} hielt ihn {a} hin. „Für den Fall, dass du ihn mal brauchst“, sagte {h}. Auf dem Fahrplan war die unterste Zeile frei. Sie glänzte.',
      ]),
    ]),
  ],
}
