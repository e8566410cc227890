import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: a recipe with one blotted word, a feather on its back, and a dough that will not rise. */
export const stollen: Plot = {
  id: 'stollen',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Konrad', gender: 'male', connection: 'Onkel' },
    b: { name: 'Frau Zschoche', gender: 'female', connection: '' },
  },
  titles: ['Ein warmes Was?', '{h} und der flache Stollen', 'Der Fleck auf dem Rezept'],
  teasers: [
    'Im Rezept der Urgroßmutter ist ein einziges Wort verwischt. Ohne dieses Wort bleibt der Stollen flach wie eine Fußmatte.',
    'Mehl, Butter, Rosinen, und zuletzt ein warmes – Fleck. {H} will wissen, was da stand, und hat bis morgen früh Zeit.',
  ],
  start:
    'Auf einer alten Karte steht, wie man den Stollen backt. Nur ein Wort ist verwischt, und es ist das wichtigste.',
  byname: '{h}{g:, der Bäcker der Nacht|, die Bäckerin der Nacht| mit der Rezeptkarte}',
  places: [
    { name: 'Die Küche', description: 'Auf dem Tisch liegt Mehl, auf dem Stuhl auch, und auf der Lampe ein wenig.' },
    { name: 'Das Zimmer am Ofen', description: 'Hier sitzt jemand, der noch weiß, wie es früher roch.' },
    { name: 'Die Schlafkammer', description: 'Der kälteste Raum im Haus, bis auf eine Stelle.' },
  ],
  scenes: [
    scene(
      ['Der Fleck', 'Zuletzt ein warmes', 'Nach alter Vorschrift'],
      '{H} findet ein Rezept, in dem ein Wort fehlt.',
      [
        always([
          'In der Küche {dort} klebte hinter dem Mehl eine Karte. Es war das Rezept für den Stollen, den seit Jahren keiner mehr gebacken hatte. Alles stand da. Nur in der letzten Zeile saß ein Fleck: „Zuletzt ein warmes –“',
          'Das Rezept fiel {h} {dort} aus einem Kochbuch entgegen, zwei Tage vor Weihnachten. Mehl, Butter, Rosinen, eingelegt. „Zuletzt ein warmes“, hieß es am Schluss, und dann kam nichts mehr, nur ein runder brauner Fleck. <Er sah aus, als hätte jemand seinen Kaffee darauf gestellt und sich gefreut.>',
        ]),
        always([
          'Einmal noch so ein Stollen auf dem Tisch, hoch und schwer wie ein schlafender Hund. Das wollte {h}. Auf der Rückseite der Karte klebte eine kleine weiße Feder.',
          '{H} wollte wissen, wie Weihnachten hier früher geschmeckt hatte. {Er} drehte die Karte um. Hinten stand kein Wort. Es klebte nur eine Feder daran, festgebacken mit Teig.',
        ]),
        always([
          '„Ein warmes Ei“, schlug {a.+} vor. „Ein warmes Wort“, sagte {h}. „Jedenfalls keine Schürze“, sagte {a} und band sich eine um.',
          '{A.+} hielt die Karte gegen das Licht. „Ein warmes Hemd? Ein warmes Handtuch?“ <{A} kratzte mit dem Fingernagel daran, und nun war der Fleck noch größer.> „Wir backen einfach los“, sagte {a}.',
        ]),
        slot('portrait'),
        slot('company'),
        more(1, [
          'Die Rosinen lagen seit dem Morgen in der Schüssel und wurden dick. {A} probierte eine, dann eine zweite, zur Gegenprobe. <„Die linken sind besser“, sagte {a}.> {H} stellte die Schüssel auf den Schrank, und {a} sah ihr nach wie einem Zug.',
        ]),
        more(3, [
          '„Warum hat ihn eigentlich keiner mehr gebacken?“, fragte {a}. {H} wusste es nicht. Vielleicht hatten es alle versucht. Vielleicht lag darum die Karte so weit hinten.',
        ]),
      ],
    ),
    scene(['Die Fußmatte', 'Erster Versuch', 'Der Teig will nicht'], 'Der erste Teig bleibt liegen, wie er liegt.', [
      core(
        ['Sie nahmen warme Milch. Nach zwei Stunden lag der Teig da wie eine Fußmatte. Die halbe Butter war dahin.'],
        [
          'Mit einem warmen Ei wurde der Teig gelb. Mit warmer Milch wurde er weich. Hoch wurde er nicht. Nach zwei Stunden lag er in der Schüssel wie eine Fußmatte, auf der „Willkommen“ steht und keiner kommt. <{A} klopfte darauf. Es klang nach Karton.> Die halbe Butter war dahin.',
          '{H} knetete, bis die Arme lang wurden. Sie nahmen ein warmes Ei und dann noch ein warmes Ei. Sie setzten sich vor die Schüssel und sahen zu. Der Teig sah zurück. <Nach einer Stunde war er kleiner als vorher, vor Verlegenheit.> Butter gab es jetzt nur noch für einen einzigen Versuch.',
        ],
      ),
      more(1, [
        'Aus dem flachen Teig buken sie trotzdem etwas. Es hatte die Form eines Landes, das es nicht gibt. „Schmeckt nach Weihnachten von gegenüber“, sagte {a} und kaute lange. <Der Rest kam vor die Tür, für die Vögel. Sie gingen zu Fuß darum herum.>',
      ]),
      more(2, [
        'Frau Lüders von nebenan steckte den Kopf herein. „Stollen? Den kauft man.“ Sie roch noch einmal in die Luft, langsamer. „Meine Mutter hat dabei gesungen“, sagte sie dann, in einem ganz anderen Ton. <Was, wusste sie nicht mehr. Die Tür blieb hinter ihr einen Spalt offen.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['Der Platz am Ofen', 'Die Decke', 'Wer sie noch gekannt hat'],
      'Jemand erinnert sich, aber es ist kalt dort.',
      [
        always([
          'Zwei Straßen weiter wusste {b.+} noch, wie das Haus früher roch. „Ich sage euch, was ich gesehen habe“, sagte {b}. „Aber hier zieht es. Lasst mir deine Decke da, {h}. Die gute.“',
          '{B.+} saß so nah am Ofen, dass es nach Wolle roch. „Sie hat mich einmal zusehen lassen“, sagte {b}. „Das erzähle ich gern. Nur ist mir kalt. Für die Decke unter {hs:Arm|dem Arm} erzähle ich es gleich.“',
        ]),
        slot('questions'),
        always([
          'Es war die Decke, ohne die {h} nie einschlief. {H} legte sie {b} um die Schultern. „In der Nacht vor dem Backen“, sagte {b}, „hat sie nicht geschlafen. Sie saß auf dem Küchenstuhl, in Hut und Mantel. Und wir Kinder mussten leise sein.“',
          '{H} gab sie her. <Die Ecke, an der {er} immer rieb, ließ {er} zuletzt los.> „Also“, sagte {b}. „Der Tag vor dem Stollen war wie jeder andere. Aber die Nacht! Da saß sie in der Küche auf dem harten Stuhl, bis es hell wurde, und legte den Finger auf den Mund.“',
        ]),
        more(2, [
          '„Und warum lag sie nicht im Bett?“, fragte {a}. {B} zog die Decke enger. „Das fragt man als Kind nicht. Als Kind denkt man: Erwachsene sitzen eben.“ <Im Ofen rutschte ein Scheit nach.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(
      ['Zu kalt, zu heiß', 'Noch einmal', 'Der letzte Rest Butter'],
      'Der zweite Teig geht auf, und dann geht etwas schief.',
      [
        more(1, [
          'Für den letzten Teig suchten sie den besten Platz. Am Fenster war es zu kalt, am Herd zu heiß. Auf der Heizung wuchs er, bis jemand die Haustür aufmachte. Da seufzte er und fiel zusammen. <„Er ist empfindlich“, sagte {a}. „Wie ich. Bei mir merkt es nur keiner.“>',
        ]),
        more(2, [
          '{W.da} {A} legte die Hände um die Schüssel. {H} legte die Hände daneben. So standen sie eine Viertelstunde, Nase an Nase über dem Teig. <„Man müsste ihn zudecken“, sagte {a}. „Womit?“, fragte {h} und dachte an die Decke.> Der Teig hob sich einen Fingerbreit. Dann wurden die Hände müde.',
        ]),
        slot('road'),
        slot('quiet'),
        more(3, [
          'Im Flur schlug es elf. Das ganze Haus roch nach Zimt und nach Warten. „Sagen wir eben, es gibt Kekse“, sagte {a}. Keiner von beiden stand auf.',
        ]),
        always([
          'Um elf gab es noch eine Schüssel Teig, und die Küche wurde kalt.',
          'Spät am Abend stand der letzte Teig auf dem Tisch und rührte sich nicht.',
        ]),
      ],
    ),
    scene(['Ein Wort mit vier Buchstaben', 'Die Feder', 'Leise sein'], '{H} dreht die Karte noch einmal um.', [
      slot('key'),
      core(
        [
          'Eine Feder. Eine Frau, die auf dem Stuhl saß, damit etwas anderes liegen konnte. „Zuletzt ein warmes Bett“, sagte {h}. {Er} wärmte es an, so lange es dauerte. Dann stand {er} auf, trug die Schüssel hinein und deckte sie bis zum Rand zu.',
        ],
        [
          'Warum saß jemand die ganze Nacht auf einem harten Stuhl? Weil ein anderer im Bett lag. {H} hielt die Karte an die Lampe, die Seite mit der Feder. „Ein warmes Bett“, sagte {h}. „Es ist gar keine Zutat. Es ist ein Ort.“\nEin kaltes half aber nicht. Also legte sich {h} hinein, mit Wärmflasche und Mütze, bis es überall warm war. <Das war der schwerste Teil, denn es war gerade schön.> Dann stand {er} wieder auf. Sie stellten die Schüssel in die Mulde und deckten sie zu.',
          '„Wer hat bei ihr im Bett gelegen?“, fragte {h}. „Keiner“, sagte {a}. „Doch. Es hat eine Feder abbekommen.“ Sie sahen beide auf die Schüssel. Vier Buchstaben passten genau unter den Fleck.\n{H} kroch unter das Federbett und wärmte es mit dem ganzen Leib, wie man für jemanden etwas anwärmt, der spät heimkommt. Als es so weit war, tauschten sie. Der Teig lag auf dem Kissen, und {h} saß in der Küche auf dem harten Stuhl. <„Pst“, machte {a}, wenn eine Diele knarrte.>',
        ],
      ),
      more(1, [
        'Die Nacht auf dem Stuhl war lang. Einmal stand {h} auf und sah nach. Unter dem Federbett hatte sich etwas gerundet, langsam und zufrieden. <{H} strich die Decke glatt, ehe {er} wieder ging.>',
      ]),
      always([
        'Am Morgen stand die Bettdecke wie ein Hügel. Der Teig war über den Rand gestiegen und trug zwei kleine weiße Federn.',
        'Als es hell wurde, passte das Tuch nicht mehr über die Schüssel. Der Teig war so hoch wie das Kissen und genauso weich.',
      ]),
    ]),
    scene(
      ['Der Anschnitt', 'Im warmen Bett', 'Weiß bis oben'],
      'Der Stollen kommt auf den Tisch, und einer ist müde.',
      [
        slot('after'),
        more(1, [
          'Der erste Schnitt ging an {b}, der zweite an Frau Lüders, die nur zufällig vorbeikam, mit Teller. Man hörte eine Weile nichts als Kauen. <„So“, sagte {b} dann. Nur dieses eine Wort, und dann lange keines.> Auf der Decke um {bs:Schultern|die Schultern} lag Puderzucker wie Schnee auf einem Dach.',
        ]),
        more(3, [
          '„Wir könnten das Wort jetzt hinschreiben“, sagte {a} und hielt den Stift bereit. {H} nahm die Karte und leckte an der Feder. Dann drückte {er} sie wieder fest, genau dorthin, wo sie gewesen war.',
        ]),
        always([
          'Am Abend legte sich {h} endlich hin. Das Bett roch nach Hefe und Zimt. In der Mitte war noch eine Mulde, rund wie eine Schüssel. {H} rollte sich hinein. Sie war warm.',
          'In der Nacht schlief {h} in dem Bett, in dem der Stollen geschlafen hatte. <{W.aus}> Eine Rosine lag noch unter dem Kissen. {H} aß sie im Dunkeln, zog die Knie an und ging auf wie ein Teig: langsam, und ohne dass es jemand sah.',
        ]),
      ],
    ),
  ],
}
