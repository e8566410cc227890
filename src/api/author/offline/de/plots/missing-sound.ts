import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: the house falls asleep sound by sound, and tonight the last sound is missing. */
export const missingSound: Plot = {
  id: 'missing-sound',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Wanda', gender: 'female', connection: 'Tante' },
    b: { name: 'Nowak', gender: 'male', connection: '' },
  },
  titles: [
    'Der Ton, der fehlte',
    '{h} und das wache Haus',
    '[Die Stufe, die schwieg|Das Haus, das nicht schlafen konnte]',
  ],
  teasers: [
    'Jeden Abend schläft das Haus ein, ein Geräusch nach dem anderen. Heute fehlt das letzte, und {h} geht es suchen.',
    'Ein Kühlschrank, eine Uhr, ein Wasserrohr: Alle sind müde. Nur die dritte Stufe sagt nichts. Warum, weiß bald nur {h}.',
  ],
  start:
    'Das Haus {dort} schläft jeden Abend in derselben Reihenfolge ein. Heute fehlt der letzte Ton, und {h} liegt wach.',
  byname: '{h}{g:, der Lauscher|, die Lauscherin|, ganz Ohr}',
  places: [
    { name: 'Das Treppenhaus', description: 'Vierzehn Stufen, und nur eine davon kann sprechen.' },
    { name: 'Die Küche', description: 'Der Kühlschrank summt hier seit elf Jahren dasselbe Lied.' },
    { name: 'Der Keller', description: 'Hier wohnen die Geräusche, die keiner abgeholt hat.' },
  ],
  scenes: [
    scene(['Vierzehn Stufen', 'Einer fehlt', 'Das wache Haus'], 'Das Haus kann nicht schlafen, und {h} auch nicht.', [
      always([
        'Das Haus {dort} schlief jeden Abend in derselben Reihenfolge ein. Erst der Kühlschrank, mit einem Seufzer. Dann das Wasserrohr. Dann die Uhr im Flur<, die nachts leiser tickte, aus Rücksicht>. Ganz zum Schluss knarrte die dritte Stufe, und danach war Ruhe.\nHeute knarrte sie nicht.',
        '{Dort} stand ein Haus, das Geräusche machte wie andere Leute Zähneputzen: jeden Abend, immer der Reihe nach. Der Kühlschrank seufzte. Das Wasserrohr gluckste. <Die Uhr im Flur räusperte sich.> Als Letzte knarrte die dritte Stufe, und dann schlief das Haus.\nAn diesem Abend blieb die Stufe stumm.',
      ]),
      always([
        '{H} lag im Bett und wartete auf den Ton. <Ein Kissen kann sehr warm werden, wenn man wartet.> Schlafen wollte {er}, weiter nichts. Aber wie soll man einschlafen, wenn das Haus wach ist?',
        '{H} lag da und horchte. Kein Knarren. <{Er} drehte das Kissen um, auch die andere Seite war schon warm.> Ohne das Knarren war der Abend nicht zu Ende. Und solange er nicht zu Ende war, ging auch der Schlaf nicht an.',
      ]),
      slot('portrait'),
      more(1, [
        'Eine Viertelstunde verging. Der Kühlschrank sprang noch einmal an, und das tat er sonst nie. Das Wasserrohr fragte: „Gluck?“ <Niemand antwortete.> Das ganze Haus lag wach und traute sich nicht, etwas zu sagen.',
        'Irgendwann wurde auch das Haus unruhig. Der Kühlschrank brummte im Bett, also in der Küche. Die Uhr zählte die halbe Stunde doppelt. <Draußen ging eine Autotür, und das Haus zuckte zusammen.>',
      ]),
      more(2, [
        '{W.da} <Unter der Tür lag ein Streifen Licht, so dünn wie ein Lineal.> {H} schob einen Fuß aus dem Bett. Der Boden war kalt. Der zweite Fuß kam trotzdem mit.',
      ]),
    ]),
    scene(['Der erste Schritt', 'Auf der Treppe', 'Ein stummes Brett'], '{H} will der Stufe auf die Sprünge helfen.', [
      always([
        'Im Flur stand schon jemand: {a.+}. „Du also auch“, sagte {a}. „Sie hat nicht geknarrt.“ <In der Hand hielt {a.er} eine Tasse, die längst leer war.> Sie gingen zusammen zur Treppe.',
        'An der Treppe saß {a.+}, in zwei verschiedenen Socken. „Ich warte auf das Knarren“, flüsterte {a}. „Ohne kann ich nicht.“ „Ich auch nicht“, sagte {h}<, und damit waren sie zu zweit wach, was besser ist als allein>.',
      ]),
      slot('company'),
      always([
        '{H} trat auf die dritte Stufe, erst vorsichtig, dann mit Schwung. Nichts. {Er} sprang. Da schepperte im Keller ein Eimer, der Kühlschrank fuhr hoch, und ein Licht ging an. Jetzt waren noch mehr wach als vorher.',
        'Man musste der Stufe nur helfen, dachte {h}, und stellte sich darauf. Sie schwieg. {Er} wippte. Sie schwieg lauter. <Da stampfte {er} auf.> Oben fiel ein Bild von der Wand, die Uhr schlug vor Schreck fünf, und die Stille danach war hellwach.',
      ]),
      more(1, [
        '„Vielleicht ist sie böse“, sagte {h}. „Stufen werden nicht böse“, sagte {a}. „Stufen werden übersehen.“ <Darüber mussten beide kurz nachdenken.>',
        '{H} legte das Ohr auf das Holz. Es klang nach Holz. „Was sagt sie?“, fragte {a}. „Sie sagt, dass sie nichts sagt.“ <„Das ist immerhin ein Anfang.“>',
      ]),
      more(2, [
        'Sie versuchten es mit Freundlichkeit. {A} sagte: „Guten Abend, Stufe.“ {H} putzte sie mit dem Ärmel. <Sie glänzte ein bisschen, mehr nicht.> Dann machten sie ihr das Knarren vor, [einmal hoch und einmal tief|so gut sie konnten]. Es klang nach einer Ente, die eine Tür ist. „Nicht ganz“, sagte {h}.',
      ]),
      slot('road'),
      more(2, [
        'In der Küche machten sie den Kühlschrank auf, damit er sich nicht so allein fühlte. Das Licht darin war wach, natürlich. {A} nahm ein Stück Käse heraus, {h} nahm auch eins. „Schläft es eigentlich, wenn man zumacht?“, fragte {h}. Sie machten zu und lauschten. <Sie machten schnell wieder auf. Es war wach.> „Es tut nur so“, sagte {a}.',
      ]),
    ]),
    scene(
      ['Wer nachts die Tür aufmacht', 'Ein Ton als Preis', 'Ganz unten'],
      'Im Keller weiß jemand Rat, aber er kostet etwas.',
      [
        always([
          'Ganz unten, neben den Fahrrädern, brannte Licht. Dort reparierte {b.+} in der Nacht, was tagsüber kaputtging. „Ein Knarren?“, sagte {b}. „Hier ist keins. Aber ich weiß etwas darüber. Das sage ich euch für ein Geräusch.“ „Für welches?“ „Für das schönste von heute.“',
          'Hinter der Kellertür saß {b.+} und drehte an einem alten Radio. <Aus dem Radio kam Meer.> „Ihr sucht etwas, das keiner sieht“, sagte {b}. „Ich kann helfen. Aber umsonst ist nur der Staub. Gebt mir ein Geräusch von heute. Das schönste.“',
        ]),
        slot('questions'),
        always([
          '{H} hätte es gern behalten. Aber {er} gab es her: das Klacken, mit dem am Nachmittag ein Fahrrad genau in die Lücke gepasst hatte. <{B} schloss die Augen und hörte.> „Gut“, sagte {b}. „Dann merkt euch: Ein Ton geht nie allein weg. Er geht dem nach, was vorher wegging.“',
          'Es gab da eines. Am Morgen hatte jemand im Haus gelacht, hinter einer Tür, ohne zu wissen, dass {h} es hörte. {H} machte das Lachen nach, leise und genau. <Danach fühlte sich der Tag etwas leerer an.> {B} nickte. „Ein Ton verschwindet nicht“, sagte {b}. „Er wartet auf das, was ihm fehlt.“',
        ]),
        more(2, [
          'An den Kellerwänden hingen Haken, und an jedem Haken ein Schildchen. „Türglocke, alt.“ „Husten von Herrn Brenner.“ „Erstes Wort.“ <{H} hätte gern daran gezogen.> „Alles abgegeben und nie abgeholt“, sagte {b}. „Die Leute merken gar nicht, was ihnen fehlt. Sie schlafen nur schlecht.“',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(
      ['Noch einmal nach oben', 'Was vorher wegging', 'Die lange Stille'],
      'Sie gehen jeden Ton des Hauses noch einmal durch.',
      [
        more(2, [
          'Sie gingen die Treppe hinauf und hinunter, um die anderen Stufen zu fragen. Die fünfte klapperte. Die neunte piepte wie eine Maus. Die zwölfte sagte etwas, das klang wie „Nein“. <„Sie kennen sich wohl nicht näher“, sagte {a}.> Nur die dritte hielt still, glatt und stumm, als wäre sie gar nicht da.',
        ]),
        more(1, [
          'Sie gingen durch das Haus und fragten, was fehlte. Beim Kühlschrank fehlte die Milch. Bei der Uhr fehlten zwei Minuten. <Im Schirmständer fehlten sämtliche Schirme, aber das war immer so.> Nichts davon hatte mit einer Treppe zu tun. {A} gähnte. „Ich kann im Stehen müde sein“, sagte {a}, „nur nicht schlafen.“',
          'Was war vorher weggegangen? Sie suchten in jedem Zimmer. Im Bad fehlte ein Zahnputzbecher, im Flur ein linker Handschuh. <Sie fanden dafür einen rechten, der niemandem gehörte.> Am Ende standen sie wieder vor der Treppe, und die Treppe stand vor ihnen.',
        ]),
        slot('road'),
        slot('quiet'),
        more(2, [
          '{W.noch} Sie setzten sich auf die unterste Stufe. {A} erzählte, wie das Haus früher geklungen hatte. Da war eine Tür gewesen, die miaute. Und ein Fenster, das bei Regen Klavier spielte. <„Wo sind die alle?“, fragte {h}.> „Man hat sie geölt“, sagte {a}.',
          'Auf dem Treppenabsatz lag Mondlicht, zwei Stufen breit. Sie setzten sich hinein. <Es wärmte nicht, aber es sah so aus.> Eine Weile horchten sie nur. Ein Haus, das nicht schläft, atmet flach.',
        ]),
        more(2, [
          'Über ihnen ging eine Tür. Jemand kam auf den Gang, seufzte, ging wieder hinein und kam noch einmal heraus. „Schlafen Sie auch nicht?“, fragte {h} nach oben. „Ich übe es“, sagte die Stimme. <Dann hörte man ein Bett, das sich umdrehte.> Das ganze Haus übte.',
        ]),
      ],
    ),
    scene(['Zu zweit', 'Hand in Hand', 'Die dritte Stufe'], '{H} begreift, was der Stufe fehlt.', [
      slot('key'),
      always([
        'Bis vor einer Woche war {h} nie allein hinaufgegangen. Immer war {a} neben {ihm} gewesen, Stufe für Stufe. Dann hatte {h} gesagt: „Ich kann das jetzt allein.“ Und das stimmte ja auch. „Sie knarrt nicht unter einem“, sagte {h}. „Sie knarrt unter zweien.“\n{A} stellte die Tasse weg. {H} nahm {as:Hand|die Hand}. Eins. Zwei. Drei.\nDie Stufe knarrte. Lang und tief, wie jemand, der endlich sitzt.',
        'Vor einer Woche war noch alles gut gewesen. Und was war da anders? {H} sah auf die Treppe. Da waren sie abends zu zweit hinaufgegangen, {a} und {er}. Seit Montag ging {h} allein, weil {er} das konnte. „Wir sind das“, sagte {h}. „Wir zwei sind zusammen so schwer wie ein Knarren.“\n{A} lachte nicht. {A.Er} hielt {ihm} die Hand hin. Erste Stufe, zweite Stufe, dritte.\nEs knarrte, so schön, dass beide stehen blieben.',
      ]),
      more(1, [
        '„Noch mal?“, flüsterte {a}. „Nein“, sagte {h}. „Einmal reicht. Sonst wacht es wieder auf.“',
        'Unter ihnen im Keller ging das Licht aus. <„Gute Nacht“, sagte das Radio, oder {b}.>',
      ]),
    ]),
    scene(['Gute Nacht, Haus', 'Einer nach dem anderen', 'Ruhe'], 'Das Haus macht die Augen zu.', [
      slot('after'),
      always([
        'Dann ging es der Reihe nach. Der Kühlschrank seufzte. Das Wasserrohr gluckste ein letztes Mal. Die Uhr tickte leiser. <{W.aus}> {A} deckte {h} zu, obwohl {h} das allein konnte. Die dritte Stufe schlief schon. {H} hörte gerade noch, wie still es war. Dann hörte {er} auch das nicht mehr.',
        'Der Kühlschrank machte den Anfang. Dann das Rohr. Dann die Uhr, tick, und eine ganze Weile später: tack. <{W.aus}> „Morgen wieder zu zweit?“, fragte {a} an der Tür. „Auf der dritten“, murmelte {h}. Das Kissen war kühl. Das Haus atmete aus, und {h} atmete mit, und dann schliefen sie.',
      ]),
    ]),
  ],
}
