import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: everybody is in the bed already, and nobody wants to get out. */
export const fullBed: Plot = {
  id: 'full-bed',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic', 'horror'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Hanno', gender: 'male', connection: 'Opa' },
    b: { name: 'Frau Feder', gender: 'female', connection: '' },
  },
  titles: ['Das volle Bett', 'Rutsch mal!', 'Kein Platz für {h}'],
  teasers: [
    'Im Bett von {h} liegt schon jemand. Und noch jemand. Und noch jemand. Rutsch mal!',
    'Der Bär schnarcht quer. Wo soll {h} da schlafen?',
  ],
  start: 'Im Bett von {h} liegt ein Bär, und er liegt quer. Es kommen immer mehr, und alle sind müde.',
  byname: '{h} mit der langen Decke',
  places: [
    { name: 'Das Bett', description: 'Es hat vier Beine und knarrt.' },
    { name: 'Der Teppich', description: 'Hier landet, wer herausfällt.' },
    { name: 'Das Fenster', description: 'Da schaut der Mond herein.' },
  ],
  scenes: [
    scene(['Wer liegt da?', 'Quer'], 'Im Bett liegt schon einer.', [
      always(
        [
          'Es ist spät {dort}. {H} will ins Bett. Aber da liegt schon einer. Er ist braun. Er ist dick. Er liegt quer. Es ist der Bär. Schnarch!',
          'Gähn! Es ist Abend {dort}. {H} hebt die Decke hoch. Da ist ein Ohr. Da ist noch ein Ohr. Da liegt der Bär, und zwar quer. Schnarch, macht der Bär.',
        ],
        '',
        'inside',
      ),
      always([
        '„Rutsch mal“, sagt {h}. Der Bär rutscht nicht. {H} schiebt. Uff. Der Bär ist weich und schwer. {H} will auch schlafen.',
        '„Das ist mein Bett“, sagt {h}. Der Bär schnarcht: Ja, ja. {H} zieht am Bein. Das Bein wird lang. Der Bär bleibt. Und {h} ist so müde!',
      ]),
      always([
        '{A.+} kommt mit der Lampe. „Oh“, sagt {a}. „Ist noch ein Platz frei?“',
        'Da kommt {a.+}, ganz leise. „Wer schnarcht denn hier?“, fragt {a}. „Ich nicht“, sagt {h}.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Der Bär hat kalte Füße. {H} deckt sie zu. Jetzt hat die Nase kalt. {H} deckt die Nase zu. Da schauen die Füße heraus.',
        '{H} legt sich auf den Bären. Er hebt sich und senkt sich. Auf und ab. <Wie ein Boot.> Aber ein Boot ist kein Bett.',
      ]),
    ]),
    scene(['Noch einer', 'Rutsch mal'], 'Es werden immer mehr.', [
      always([
        '{H} legt sich an den Rand. {A} legt sich auch an den Rand. Da klopft es. Der Hase will hinein. Rutsch! Alle rutschen. Plumps! Da liegt {h} auf dem Teppich.',
        'An der Kante ist ein bisschen Platz. Da passt {h} hin, aber nur auf der Seite. Hopp, springt der Hase ins Bett. Rutsch, rutsch. Plumps! Unten ist der Teppich.',
      ]),
      more(1, [
        'Da kommt die Maus. Piep. Sie braucht nur wenig Platz. <Sie braucht ihn aber in der Mitte.> Alle rutschen.',
        'Piep! Die Maus liegt auf dem Kissen. Sie ist klein. Aber der Schwanz ist lang. Er kitzelt den Hasen. Rutsch!',
      ]),
      more(1, [
        'Da kommt das Schaf. „Mäh, mich muss man zählen“, sagt es. „Eins“, sagt {h}. <Mehr sind es nicht.> Das Schaf ist zufrieden und legt sich hin.',
        'Das Schaf kommt herein. Es ist warm und breit. <Es ist wie eine Decke mit Beinen.> Nun knarrt das Bett.',
      ]),
      more(2, [
        'Da kommt der Igel. „Nur an den Fuß“, sagt {h}. „Autsch“, sagt der Fuß. <Der Igel zieht Socken an, überall.> Jetzt geht es.',
        'Der Igel rollt unter das Bett. Da ist Platz! Da ist es dunkel. <Da ist auch ein Keks.> „Gute Nacht“, sagt er von unten.',
      ]),
      slot('road'),
    ]),
    scene(['Die lange Decke', 'Zu kurz'], 'Jemand bringt eine Decke und will etwas dafür.', [
      always([
        'Da kommt {b.+} mit einer langen Decke. „Die reicht für alle“, sagt {b}. „Aber erst ein Küsschen für jeden. Vorher schläft keiner.“',
        '{B.+} schaut herein. „Zu wenig Decke?“, fragt {b}. „Ich habe eine. Erst sagst du jedem Gute Nacht. Mit Namen.“',
      ]),
      slot('questions'),
      always([
        '{H} geht reihum. Schmatz, Bär. Schmatz, Hase. Dann kommt die Decke. Links ist sie gut. Rechts fehlt ein Stück. Alle ziehen. Ratsch! „Ziehen hilft nicht“, sagt {b}.',
        '„Gute Nacht, Bär. Gute Nacht, Hase.“ Das dauert. Dann die Decke, hui! Oben ist sie gut. Unten schauen zehn Zehen heraus. „Hm“, sagt {b}. „So wird das nichts.“',
      ]),
      slot('quiet'),
      more(2, [
        'Alle liegen kreuz und quer. Ein Ohr hier. Ein Bein da. Wem gehört das Bein? <Keiner weiß es.>',
        'Der Mond schaut herein. Er hat den ganzen Himmel für sich. <„Rutsch mal“, sagt {h} zum Mond.>',
      ]),
      more(3, [
        '{A} liegt unter dem Schaf. „Warm ist es“, sagt {a}. <Man hört es kaum.> Mäh.',
        'Das Bett knarrt. Knarr. Es hat nur vier Beine. <Und so viele sind darin!> Es hält.',
      ]),
      slot('road'),
    ]),
    scene(['Alle zugleich', 'Umdrehen'], '{H} zählt bis drei.', [
      slot('key'),
      always([
        '„Wie Löffel!“, sagt {h}. „Alle auf die Seite. Eins, zwei, drei!“ Rumms, drehen sich alle um. Bauch an Rücken, Bauch an Rücken. Da ist ein Platz frei. Er ist genau so groß wie {h}.',
        '{H} zieht den Bären am Ohr. „Nicht quer. Längs!“ Der Bär dreht sich. Da dreht sich der Hase. Da drehen sich alle. Nun liegen sie in einer Reihe. In der Mitte ist ein Loch. Da passt {h} hinein.',
      ]),
      more(1, [
        'Jetzt reicht auch die Decke. Von der Nase bis zum Zeh. <Bei allen.> Keiner zieht mehr.',
        'Alle atmen ein. Alle atmen aus. <Das Bett atmet mit.> So passt es.',
      ]),
    ]),
    scene(['Licht aus', 'Schnarch'], 'Alle liegen gut.', [
      slot('after'),
      more(2, [
        '„Ich muss mal“, sagt der Hase. Alle stehen auf. Der Hase geht. Der Hase kommt. Alle legen sich wieder hin. <Wie Löffel.>',
        'Einer kichert. Wer? Die Maus. <Da kichert das Schaf.> Da wackelt das ganze Bett. Dann ist es wieder still.',
      ]),
      more(3, [
        'Einer hat noch Durst. Das Glas geht durch die Reihe. Gluck. Gluck. <Zuletzt ist ein Tropfen übrig.> Der ist für den Igel.',
        'Einer fehlt noch. Die Socke! Sie liegt auf dem Teppich. <{H} holt sie mit dem großen Zeh.> Nun sind alle da.',
      ]),
      always([
        '{A} macht die Lampe aus. Schnarch, macht der Bär. Piep, macht die Maus. Und {h}? {H} liegt in der Mitte, warm von beiden Seiten, und macht gar nichts mehr.',
        'Es ist dunkel. Es ist warm. Der Mond rutscht ein Stück weiter. „Gute Nacht“, flüstert {h}. Da schnarcht der Bär schon, und nach ihm alle, einer nach dem anderen.',
      ]),
    ]),
  ],
}
