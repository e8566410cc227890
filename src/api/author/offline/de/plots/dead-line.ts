import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: a telephone without a cable rings at ten past three and asks for somebody. */
export const deadLine: Plot = {
  id: 'dead-line',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Nele', gender: 'female', connection: 'beste Freundin' },
    b: { name: 'Herr Quint', gender: 'male', connection: '' },
  },
  titles: ['Zehn nach drei', 'Das Telefon ohne Schnur', '{h} nimmt ab'],
  teasers: [
    'Das alte Telefon ist an nichts angeschlossen. Nachts um zehn nach drei klingelt es doch.',
    '„Bin ich da richtig?“, fragt die Stimme, jede Nacht. {H} weiß nicht, was man darauf antwortet.',
  ],
  start: 'Auf dem Flohmarkt kauft {h} ein altes Telefon ohne Schnur. In der Nacht klingelt es.',
  byname: '{h} am anderen Ende',
  places: [
    { name: 'Die Kommode', description: 'Darauf steht ein schwarzes Telefon und hat keine Schnur.' },
    { name: 'Der Keller', description: 'Eine Wand voller Drähte, die irgendwohin wollten.' },
    { name: 'Das alte Amt', description: 'Hier saßen einmal zwölf Frauen und sagten: Ich verbinde.' },
  ],
  scenes: [
    scene(['Ohne Schnur', 'Es klingelt', 'Zehn nach drei'], 'Ein Telefon klingelt, das nicht klingeln kann.', [
      always([
        '{H} hatte das Telefon auf dem Flohmarkt {dort} gekauft, weil es so schön schwer war. Es hatte eine Wählscheibe, einen Hörer wie ein Knochen und keine Schnur. Es kam auf die Kommode. In der Nacht, um zehn nach drei, klingelte es.',
        'Das Telefon vom Flohmarkt {dort} war schwarz und älter als alle im Haus. Die Schnur hatte jemand abgeschnitten. <„Umso besser“, hatte der Händler gesagt, „dann kommt auch keine Rechnung.“> {H} stellte es auf die Kommode. Um zehn nach drei in der Nacht klingelte es, zweimal kurz, einmal lang.',
      ]),
      always([
        '{H} nahm ab. Man nimmt ab, wenn es klingelt. „Bin ich da richtig?“, fragte eine Stimme, sehr fern. „Nein“, sagte {h} und legte auf. {Er} wollte, dass es nie wieder klingelte.',
        'Beim siebten Mal hob {h} den Hörer. Er war eiskalt. „Bin ich da richtig?“, fragte jemand, leise wie durch ein Kissen. „Falsch verbunden“, sagte {h}. Es rauschte enttäuscht. {H} wollte eine einzige Nacht durchschlafen, mehr nicht.',
      ]),
      always([
        'In der nächsten Nacht blieb {a.+} da. „Telefone ohne Schnur klingeln nicht“, sagte {a}. Um zehn nach drei sagte {a} das noch einmal, etwas höher.',
        '„Du träumst“, sagte {a.+} und legte sich mit der Decke vor die Kommode. Um zehn nach drei saß {a} senkrecht. „Ich träume auch“, sagte {a}.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Sie sahen unter die Kommode. Sie sahen dahinter. Dort, wo die Schnur gewesen war, hing ein Zipfel Draht, blank und kurz wie ein Mauseschwanz. <{A} hielt ihn sich ans Ohr. „Meeresrauschen“, sagte {a}.> Dann bewegte er sich, nur ein wenig, wie im Zug.',
      ]),
    ]),
    scene(['Die andere Stimme', 'Weggestellt', 'Es klingelt wieder'], 'Sie wollen es loswerden, und es wird mehr.', [
      core(
        [
          'Sie sperrten das Telefon in den Keller. Um zehn nach drei klingelte es dort. Diesmal war es eine andere Stimme. „Ist jemand da?“, fragte sie und weinte beinahe.',
        ],
        [
          'Sie wickelten es in drei Handtücher und trugen es in den Keller, hinter die Kartoffeln. Um zehn nach drei klingelte es dort, dumpf und geduldig, und nach dem zwanzigsten Mal hielten sie es nicht mehr aus. {A} leuchtete, {h} hob ab. Es war eine andere Stimme, höher, mit einem Zittern. „Ist denn da niemand?“, fragte sie. „So ist es jede Nacht. Man wählt, und es ist niemand da.“ <Dann klickte es. Der Hörer roch nach Lavendel.>',
          '{A} trug es auf den Müll, sieben Straßen weit. Am Abend stand es auf der Kommode, mit einer Kartoffelschale auf der Gabel. Um zehn nach drei klingelte es. „Ich bin nicht da“, rief {h} in den Hörer. Es war still. „Ich auch nicht“, sagte dann jemand, und es war nicht die Stimme von gestern. <Sie klang heller. Sie klang, als säße sie schon sehr lange irgendwo und halte etwas fest.>',
        ],
      ),
      more(1, [
        'Nun waren es zwei. In der einen Nacht rief der Ferne an, in der anderen die Helle. Beide suchten jemanden. Beide legten nach dem dritten Satz auf. <„Wir sind ein Anrufbeantworter“, sagte {a}. „Wir antworten bloß nicht“, sagte {h}.>',
      ]),
      more(2, [
        'Am Tag drehte {h} die Wählscheibe zum Spaß. Sie lief zurück, rrrr, eine Zahl nach der anderen. Unter der Null klebte ein Papierschnipsel mit einer Nummer aus drei Ziffern. So kurze Nummern gab es seit hundert Jahren nicht mehr. <Die letzte Ziffer war ein Fragezeichen. Oder eine schlecht geschriebene Sieben.>',
      ]),
      slot('road'),
    ]),
    scene(['Das alte Amt', 'Wer verbindet', 'Eine Stunde Dunkelheit'], 'Jemand weiß, wie man früher telefonierte.', [
      always([
        'Im alten Telefonamt ließ {b.+} heute Besucher herein. „Ein Apparat aus der Zeit mit den Fräuleins“, sagte {b}. „Ich weiß, was ihm fehlt. Aber ihr müsst eine Stunde da unten sitzen, ohne Licht. Sonst glaubt ihr es nicht.“',
        '„Zehn nach drei“, wiederholte {b.+} im alten Amt, zwischen lauter Kabeln. „Ja. Da war damals die Leitung weg, beim großen Sturm. Ich zeige euch etwas. Es kostet die Taschenlampe. Die bleibt oben.“',
      ]),
      slot('questions'),
      always([
        'Ohne Licht, das hätte {h} für nichts auf der Welt getan. {Er} tat es trotzdem. In der Dunkelheit knisterten die Drähte. „Früher“, sagte {b}, „konnte keiner den anderen selbst erreichen. In der Mitte saß jemand und steckte zusammen.“',
        '{H} gab die Lampe her. <Die Finger lösten sich einzeln.> Unten war es so dunkel, dass man die Stille fast anfassen konnte. „Hier saßen zwölf“, sagte {b}, „und jede sagte den ganzen Tag dasselbe: Ich verbinde. In der Nacht mit dem Sturm ging eine heim, bevor sie fertig war.“',
      ]),
      more(2, [
        'An der Wand hing noch ein Kopfhörer. {A} setzte ihn auf und wurde ganz still. „Was hörst du?“, fragte {h}. „Leute, die gerade nichts sagen“, flüsterte {a}. <„Es sind ziemlich viele.“>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Zwei Nächte in einer', 'Vor der Kommode', 'Drei Uhr neun'], 'Es wird drei, und keiner schläft.', [
      more(1, [
        'Sie saßen vor der Kommode, eine Decke über beiden Köpfen, und sahen dem Zeiger zu. Drei Uhr fünf. Drei Uhr sieben. „Was sagst du diesmal?“, fragte {a}. „Ich weiß noch nicht. Nicht falsch verbunden.“ <Das Haus machte die Geräusche, die ein Haus nur macht, wenn einer zuhört.>',
      ]),
      more(
        2,
        [
          'Auf dem Speicher fand {a} noch so einen Hörer, ohne Apparat, nur das gebogene Stück. Er passte nirgends hin. <„Nimm ihn mit“, sagte {h}. „Zu zweit hört man mehr.“> Nun lagen zwei nebeneinander auf der Kommode, Ohr an Mund.',
        ],
        '',
        'second',
      ),
      slot('road'),
      slot('quiet'),
      always([
        'Um zehn nach drei klingelte es. Und mitten in das Klingeln hinein klingelte es noch einmal.',
        'Dann klingelte es, zweimal kurz, einmal lang. Und gleich darauf anders: zweimal lang, einmal kurz. In dieser Nacht riefen beide an.',
      ]),
    ]),
    scene(['Ich verbinde', 'In der Mitte', 'Am anderen Ende'], '{H} begreift, wofür {er} den Hörer hält.', [
      slot('key'),
      core(
        [
          'Sie riefen nicht {h} an. Sie riefen einander an, und in der Mitte saß seit hundert Jahren keiner. {H} hob den Hörer. „Einen Augenblick“, sagte {h}. „Ich verbinde.“ {H} drehte die Scheibe. Es knackte. „Bist du das?“, sagte der Ferne. „Endlich“, sagte die Helle.',
        ],
        [
          'Bin ich da richtig? Ist denn da niemand? Es waren zwei Hälften von einem Gespräch. Keiner von beiden wollte {h}. Sie wollten einander, und in der Mitte, wo eine hätte sitzen müssen, war der Stuhl leer. {H} hatte solche Angst, dass der Hörer am Ohr klapperte. Trotzdem räusperte {er} sich. „Einen Augenblick, bitte“, sagte {h}, so wie man es früher sagte. „Ich verbinde.“\nEs rauschte, als ginge ein Vorhang auf. „Bist du das?“, fragte der Ferne. Man hörte, wie jemand Luft holte, ganz lange. „Ich habe die ganze Nacht versucht, dich zu erreichen“, sagte die Helle. „Bei uns ist so ein Sturm.“',
          '„Eine ging heim, bevor sie fertig war.“ Und seitdem hielten zwei Leute einen Hörer fest und warteten. {H} atmete ein. In der einen Hand rauschte der Ferne, und aus dem Apparat klingelte die Helle. Man musste nichts wissen. Man musste nur in der Mitte sitzen. „Ich verbinde“, sagte {h} laut, und {a} nickte so heftig, dass die Decke rutschte.\nEin Knacken. Dann sagten beide Stimmen zugleich: „Hallo?“ Und beide lachten. Es war kein bisschen unheimlich. Es klang wie zwei, die sich in der Tür begegnen. <Was sie danach sagten, hörten {h} und {a} nicht. Das hört man nicht mit an.>',
        ],
      ),
      always([
        '{H} legte den Hörer daneben, vorsichtig, damit nichts unterbrach. Es murmelte noch darin, als es draußen hell wurde.',
        'Sie schlichen ins Bett. Auf der Kommode ging das Gespräch weiter, leise und ohne Eile. Es war ein gutes Geräusch zum Einschlafen.',
      ]),
    ]),
    scene(['Aufgelegt', 'Die Schnur', 'Am Morgen'], 'Das Telefon ist still, und dann nicht ganz.', [
      slot('after'),
      more(1, [
        '{B} gab ihnen die Taschenlampe wieder und dazu eine Blechmarke. „Vermittlung“, stand darauf. „Die hat an einem der zwölf Stühle gelegen“, sagte {b}. <„Falls einmal jemand nach dem Dienst fragt.“>',
      ]),
      always([
        'Am Morgen lag der Hörer auf der Gabel. Keiner hatte ihn hingelegt. Um zehn nach drei war es seither still, und {h} wachte trotzdem manchmal auf, aus Gewohnheit. Dann hob {er} ab. Es rauschte freundlich. „Danke, Vermittlung“, sagte jemand, sehr fern. „Bitte“, sagte {h}.',
        'Seitdem schläft {h} gut. <{W.aus}> Das Telefon steht auf der Kommode, schwarz und schwer und ohne Schnur. Nur einmal im Jahr, in der stürmischsten Nacht, klingelt es noch, zweimal kurz, einmal lang. {H} dreht sich um und lässt es klingeln. Es hat schon jemand abgenommen.',
      ]),
    ]),
  ],
}
