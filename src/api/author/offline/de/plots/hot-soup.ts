import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a soup is too hot, and everybody knows what to do about it. */
export const hotSoup: Plot = {
  id: 'hot-soup',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic', 'horror'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Lene', gender: 'female', connection: 'Oma' },
    b: { name: 'Herr Löffel', gender: 'male', connection: '' },
  },
  titles: ['Die heiße Suppe', '{h} wartet auf die Suppe', 'Pust!'],
  teasers: [
    'Die Suppe ist zu heiß. {H} pustet. Alle pusten. Und dann fliegt die Möhre.',
    'Dampf, Dampf, Dampf! {H} hat Hunger, und die Suppe ist zu heiß.',
  ],
  start: 'Auf dem Tisch steht eine Suppe, und sie ist viel zu heiß. {H} hat Hunger und pustet, so gut es geht.',
  byname: '{h} mit dem großen Löffel',
  places: [
    { name: 'Der Tisch', description: 'Hier dampft der Teller.' },
    { name: 'Das Fensterbrett', description: 'Hier ist es kühl, und hier sitzt die Amsel.' },
    { name: 'Die Bank am Ofen', description: 'Hier kann man gut warten.' },
  ],
  scenes: [
    scene(['Heiß', 'Der Teller'], 'Die Suppe ist zu heiß.', [
      always(
        [
          'Es gibt Suppe {dort}. Der Teller dampft. In der Suppe schwimmt eine Möhre. {H} nimmt den Löffel. Au! Heiß!',
          'Was riecht {dort} so gut? Das ist Suppe. {H} setzt sich hin. Der Löffel geht hinein. Der Löffel kommt heraus. Au, au! Die ist heiß.',
        ],
        '',
        'inside',
      ),
      always([
        '„Ich habe Hunger“, sagt {h}. Der Bauch sagt es auch. Grummel. Aber die Suppe dampft und dampft.',
        'Der Bauch knurrt. Grrr. „Gleich“, sagt {h} zum Bauch. Der Dampf malt einen Kringel. Die Suppe ist noch nicht fertig mit Heißsein.',
      ]),
      always([
        '{A.+} setzt sich dazu. „Wir pusten“, sagt {a}.',
        '„Zu heiß?“, fragt {a.+}. „Da weiß ich etwas“, sagt {a} und spitzt den Mund.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Der Löffel spiegelt. Darin ist {h} ganz klein. <Und auf dem Kopf.> „Hast du auch Hunger?“, fragt {h}.',
        'Die Möhre schwimmt im Kreis. Sie hat warm. <Sie badet.> „Guten Tag, Möhre“, sagt {h}.',
      ]),
    ]),
    scene(['Pust', 'Alle pusten'], 'Alle pusten, und das ist zu viel.', [
      always([
        '{H} pustet. Pff. {A} pustet. Pffff! Die Suppe macht Wellen. Schwapp! Da fliegt die Möhre aus dem Teller.',
        'Pff, macht {h}. Pfff, macht {a}. Einmal noch, ganz fest. Pffff! Platsch. Nun ist die Suppe auf der Nase. Und sie ist noch heiß.',
      ]),
      more(1, [
        'Da kommt der Hund. Er pustet nicht. Er hechelt. <Ha, ha, ha.> Das ist auch Wind. Aber es tropft.',
        'Der Hund findet die Möhre. Haps. <Sie war nicht mehr heiß.> Er wedelt und wartet auf die nächste.',
      ]),
      more(1, [
        'Da kommt die Katze. Sie schaut in den Teller. Sie niest. Hatschi! <Nun hat die Suppe einen Bart.>',
        'Die Katze sitzt auf dem Stuhl. Sie hält die Pfote über den Dampf. Warm! <Sie will gar nicht, dass es aufhört.>',
      ]),
      more(2, [
        'Da kommt die Amsel ans Fenster. Sie schlägt mit den Flügeln. Flapp, flapp. <Der Dampf fliegt weg.> Da kommt neuer.',
        'Am Fenster klopft die Amsel. Tick, tick. {H} hält den Teller hinaus. Nur kurz. <Die Amsel nimmt sich eine Nudel.>',
      ]),
      slot('road'),
    ]),
    scene(['Der große Löffel', 'Rühren'], 'Jemand weiß etwas und will dafür den Tisch gedeckt haben.', [
      always([
        'Da kommt {b.+} mit einem großen Löffel. „Rühren hilft“, sagt {b}. „Aber erst deckst du den Tisch. Für alle.“',
        '{B.+} macht die Tür auf. „Heiße Suppe? Die rühre ich kalt“, sagt {b}. „Und du holst die Teller. Einen für jeden.“',
      ]),
      slot('questions'),
      always([
        '{H} holt Teller. Klapper, klapper. Dann rührt {b}. Rundherum. Die Suppe dreht sich. Sie wird müde, aber nicht kalt. „Hm“, sagt {b}.',
        'Klirr, da stehen die Teller. {B} rührt links herum. {B} rührt rechts herum. Die Nudeln werden schwindlig. Die Suppe dampft. „Rühren hilft nicht“, sagt {b}.',
      ]),
      slot('quiet'),
      more(2, [
        'Alle schauen auf die Suppe. Die Suppe schaut zurück. <Sie hat zwei Augen aus Fett.> Keiner gewinnt.',
        'Alle sitzen da und schauen. Der Dampf steigt hoch. <Oben an der Lampe ist es schon ganz nass.>',
      ]),
      more(3, [
        '{A} legt einen Schneeball hinein. Oder war es Eis? Plitsch. <Da ist er weg.> Nun ist die Suppe größer.',
        '{A} stellt den Teller auf das kalte Blech. Der Teller sagt: Kling. <Die Suppe sagt nichts.>',
      ]),
      slot('road'),
    ]),
    scene(['Wegschauen', 'Tick, tack'], '{H} schaut nicht mehr hin.', [
      slot('key'),
      always([
        '{H} dreht sich um. „Keiner guckt“, sagt {h}. Alle drehen sich um. {H} erzählt etwas. Vom Hund. Von der Möhre. Das dauert. „Und jetzt?“, fragt {a}. {H} nimmt den Löffel. Mmh! Genau richtig.',
        '„Wir lassen sie in Ruhe“, sagt {h}. Sie legen einen Deckel aus Händen darüber. Nein, besser ein Lied. Eine Strophe. Noch eine. Noch eine. Da dampft nichts mehr. {H} probiert. „Fertig!“',
      ]),
      more(1, [
        'Alle lachen. Pusten war es nicht. Rühren war es nicht. <Was war es dann?> Keiner hat es gesehen.',
        '„Wer hat das gemacht?“, fragt {b}. Keiner. <Die Suppe ganz allein.>',
      ]),
    ]),
    scene(['Leer', 'Der letzte Löffel'], 'Alle werden satt.', [
      slot('after'),
      more(2, [
        'Ein Löffel für {h}. Ein Löffel für {a}. Ein Löffel für den Hund. <Der Hund braucht keinen Löffel.> Schlapp, schlapp.',
        'Schlürf. Schlürf. Das darf man heute. <Sogar {a} schlürft.> Die Teller werden leer.',
      ]),
      more(3, [
        'Auf dem Teller war ein Bild. Jetzt sieht man es. Ein Fisch! <Er hat die ganze Zeit geschwommen.>',
        '{H} leckt den Teller ab. Da ist ein Gesicht darin. <Es hat eine Nudel am Kinn.>',
      ]),
      always([
        'Der Bauch ist still. Er ist warm und rund. {H} liegt im Bett. {A} pustet noch einmal, ganz leise, das Licht aus. Pff.',
        'Am Abend ist der Topf leer. {H} liegt unter der Decke. Da ist es warm, genau richtig warm. „Nicht gucken“, sagt {h}. Da kommt der Schlaf von allein.',
      ]),
    ]),
  ],
}
