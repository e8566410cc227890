import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a bus of cushions sets out for bed, and everybody wants to get on. */
export const tiredBus: Plot = {
  id: 'tired-bus',
  categories: ['bedtime', 'adventure', 'scifi', 'love', 'generic', 'christmas', 'horror'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Theo', gender: 'male', connection: 'Opa' },
    b: { name: 'Frau Uhr', gender: 'female', connection: '' },
  },
  titles: ['Der müde Bus', '{h} fährt ins Bett', 'Alle einsteigen!'],
  teasers: [
    'Fünf Kissen sind ein Bus. {H} fährt. Wer will mit ins Bett?',
    'Tut, tut! Der Bus fährt ins Bett. Aber einer fehlt noch.',
  ],
  start: 'Fünf Kissen sind ein Bus, und {h} sitzt vorn. Der Bus fährt ins Bett, aber nicht gleich.',
  byname: '{h} vorn im Bus',
  places: [
    { name: 'Der Flur', description: 'Er ist lang und hat eine Kurve.' },
    { name: 'Die Haltestelle', description: 'Hier wartet immer jemand.' },
    { name: 'Das Bett', description: 'Hier ist Endstation.' },
  ],
  scenes: [
    scene(['Tut, tut', 'Fünf Kissen'], 'Ein Bus aus Kissen fährt los.', [
      always([
        '{H} ist noch nicht müde. {H} baut einen Bus {dort}. Ein Kissen, noch ein Kissen. Fünf Kissen! {H} sitzt vorn. Tut, tut!',
        'Was ist das {dort}? Fünf Kissen in einer Reihe. Das ist ein Bus! Vorn sitzt {h}. „Einsteigen!“, ruft {h}. Tut, tut!',
      ]),
      always([
        'Wohin fährt der Bus? Er fährt ins Bett. Aber er muss voll sein. „Sonst fahre ich nicht“, sagt {h}.',
        'Der Bus fährt ins Bett. Da will {h} noch nicht hin. Erst müssen alle mit. Alle, alle, alle!',
      ]),
      always([
        '{A.+} steigt ein. „Einmal Bett, bitte“, sagt {a}. {H} gibt {a.ihm} einen Knopf. Das ist die Karte.',
        '„Halt!“, ruft {a.+}. „Ich will mit.“ {H} drückt auf das Kissen. Pfft, geht die Tür auf.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, ['{H} dreht das Lenkrad. Es ist ein Topfdeckel. <Nun ist es kein Deckel mehr.> Brumm, brumm.']),
    ]),
    scene(['Alle einsteigen', 'Haltestelle'], 'Viele wollen mit.', [
      always([
        'Da wartet der Bär. Er ist weich. „Ins Bett?“, fragt {h}. Der Bär nickt. Pfft. Nun sind sie drei.',
        'Halt! Da sitzt der Bär auf der Schwelle. Er hat nur ein Auge. Es ist schon halb zu. Pfft, steigt er ein.',
      ]),
      more(1, [
        'Da wartet der Ball. Er rollt hinein. Er rollt wieder hinaus. „Sitzen bleiben!“, sagt {h}. <Der Ball sitzt auf {a}.>',
      ]),
      more(1, [
        'Da wartet ein Schuh. Nur einer! „Wo ist der andere?“ Der andere schläft schon. <Unter dem Schrank.> Pfft.',
      ]),
      more(2, ['Da wartet der Löffel. Er hat noch Brei am Kopf. {H} wischt ihn ab. <Der Löffel steht gerade.> Pfft.']),
      more(2, ['Da wartet das Buch. Es ist dick. Es braucht zwei Plätze. <„Rutscht mal“, sagt {h}.> Alle rutschen.']),
      slot('road'),
    ]),
    scene(['Stau', 'Tick, tack'], 'Der Bus kommt nicht weiter.', [
      always([
        'Tick, tack. Da steht {b.+} im Weg. „Halt“, sagt {b}. „Hier ist Stau. Erst müssen die Zähne geputzt sein.“',
        'Der Bus hält. Davor steht {b.+}. „Es ist spät“, sagt {b}. „Ich lasse euch durch. Aber nur mit sauberen Zähnen.“',
      ]),
      slot('questions'),
      always([
        'Schrubb, schrubb, schrubb. {H} putzt oben. {H} putzt unten. „Gut“, sagt {b}. „Aber einer fehlt noch im Bus.“',
        '{H} putzt die Zähne. Schrubb! Auch der Bär wird geputzt. „Bitte sehr“, sagt {b}. „Nur ist ein Platz noch leer.“',
      ]),
      slot('quiet'),
      more(1, [
        'Wer fehlt? {H} schaut unter den Tisch. {H} schaut in die Kiste. <{H} schaut in die eigene Tasche.> Da ist keiner.',
      ]),
      more(2, ['Der Ball gähnt. Der Schuh gähnt. <Er hat einen großen Mund.> Sogar der Bus gähnt. Pfft.']),
      more(3, ['„Singen wir“, sagt {a}. Brumm, brumm, tut, tut. Das ist das Lied vom Bus. <Es hat nur zwei Wörter.>']),
      slot('road'),
    ]),
    scene(['Der leere Platz', 'Wer fehlt?'], '{H} findet den Letzten.', [
      slot('key'),
      always([
        'Der leere Platz ist hinten. Er ist warm und weich. Wer passt da hinein? {H} steigt aus. {H} setzt sich auf den Platz. Er passt! „Ich bin es“, sagt {h}. Und {a} fährt.',
        '{H} zählt noch einmal. Bär. Ball. {A}. Und wer sitzt hinten? Keiner. „Ich!“, ruft {h}. „Ich fehle!“ {A} setzt sich nach vorn. {H} legt sich nach hinten. Jetzt ist der Bus voll.',
      ]),
      more(1, ['Tut, sagt {a}. Ganz leise. Der Bus fährt um die Kurve. <Ein Kissen wackelt.> Brumm, brumm.']),
    ]),
    scene(['Endstation', 'Im Bett'], 'Der Bus ist da.', [
      slot('after'),
      more(2, ['„Karten, bitte“, sagt {a}. {H} gibt den Knopf zurück. <Der Bär hat keinen. Er darf trotzdem.>']),
      more(3, ['Alle steigen aus. Der Ball rollt unter das Bett. Der Schuh findet den anderen. <Klapp.>']),
      always([
        '„Endstation“, sagt {a}. {H} hört es nur noch halb. Ein Kissen kommt unter den Kopf. Eins kommt an die Füße. Der Bus ist jetzt ein Bett. Brumm, macht {h} noch. Brumm.',
        'Da ist das Bett. Die Kissen steigen auch ein. Die Decke kommt. Die Lampe geht aus. „Tut“, sagt {h} leise. „Tut“, sagt {a}. Dann schläft der ganze Bus.',
      ]),
    ]),
  ],
}
