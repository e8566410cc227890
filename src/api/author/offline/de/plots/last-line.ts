import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: a lullaby whose last line nobody has ever heard, because everybody was asleep by then. */
export const lastLine: Plot = {
  id: 'last-line',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gesine', gender: 'female', connection: 'Tante' },
    b: { name: 'Herr Lamprecht', gender: 'male', connection: '' },
  },
  titles: ['Die letzte Zeile', 'Das Lied, das keiner zu Ende kennt', '{h} und die vierte Zeile'],
  teasers: [
    'Alle kennen das Lied, aber keiner kennt den Schluss. Denn bis dahin schlafen sie. {H} will wach bleiben.',
    'Drei Zeilen weiß jeder. Die vierte hat noch niemand gehört, der sie nicht selbst gesungen hat.',
  ],
  start: 'Das Schlaflied hat vier Zeilen, und {h} kennt drei. Vor der vierten sind bisher alle eingeschlafen.',
  byname: '{h}{g:, der Lauscher der letzten Zeile|, die Lauscherin der letzten Zeile| mit den drei Zeilen}',
  places: [
    { name: 'Das Bett', description: 'Drei Zeilen lang ist man hier noch wach.' },
    { name: 'Die Küche bei Nacht', description: 'Wer nicht schläft, trifft sich am Kühlschrank.' },
    { name: 'Das Zimmer mit dem Klavier', description: 'Eine Taste ist abgenutzter als die anderen.' },
  ],
  scenes: [
    scene(['Drei Zeilen', 'Was fehlt', 'Immer davor'], '{H} merkt, dass ein Lied nie zu Ende war.', [
      always([
        'Es gab {dort} ein Lied, das jeder kannte. Erst wird die Straße müde, ging es, dann wird die Lampe müde, dann wird der Finger müde, der auf die Lampe zeigt. Und dann? {H} lag da und wusste es nicht.',
        'Das Schlaflied hatte vier Zeilen. Die erste handelte von der Straße, die zweite von der Lampe und die dritte vom kleinen Finger. So sang man es {dort} seit jeher. <Die Melodie ging dabei drei Stufen hinunter.> Die vierte Zeile kannte {h} nicht. {Er} war noch jedes Mal davor eingeschlafen.',
      ]),
      always([
        'Ein Lied ohne Schluss ist wie eine Treppe ohne letzte Stufe. Heute wollte {h} wach bleiben und sie hören.',
        '{H} beschloss, heute nicht zu schlafen, ehe die vierte Zeile gesungen war. So schwer konnte das nicht sein, vier Zeilen lang.',
      ]),
      always([
        '{A.+} setzte sich auf die Bettkante und sang. Bei der zweiten Zeile kniff sich {h} in den Arm. Bei der dritten biss {er} in die Decke. Dann war es Morgen.',
        'Am Bett saß {a.+}. „Sing bis ganz zum Ende“, bat {h}. „Das tue ich immer“, sagte {a}. <Die Straße wurde müde. Die Lampe wurde müde.> Als {h} das nächste Mal hinsah, stand die Sonne im Zimmer.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        '„Sag sie mir doch einfach“, verlangte {h} am nächsten Abend. {A} machte den Mund auf und wieder zu. „Das ist komisch“, sagte {a}. „Ohne das Singen fällt sie mir nicht ein. Und beim Singen schläfst du.“ <So stand es eins zu null für die Zeile.>',
      ]),
    ]),
    scene(['Wach bleiben', 'Ein kalter Waschlappen', 'Zweiter Abend'], '{H} rüstet sich gegen den Schlaf.', [
      core(
        [
          'Am zweiten Abend nahm {h} einen nassen Waschlappen und zwei Kissen im Rücken. Am Morgen war das Kissen nass und {h} ausgeschlafen.',
        ],
        [
          'Am zweiten Abend war {h} vorbereitet: kein Kissen, ein kalter Waschlappen im Nacken, in jeder Hand ein Kieselstein. Wer einschläft, dem fallen sie herunter. {A} sang. Die Steine fielen, der eine bei „Lampe“, der andere bei „Finger“. <Das hörte nur noch {a}.>',
          '{H} setzte sich auf den harten Stuhl am Fenster. „Im Sitzen schläft keiner“, sagte {h}. Das stimmte ungefähr zweieinhalb Zeilen lang. <Dann wurde erst der Kopf müde und darauf der Stuhl.> Als {h} wach wurde, hatte jemand eine Decke um {ihn} gelegt, und draußen fuhr der Milchwagen.',
        ],
      ),
      more(1, [
        'Sie versuchten es mittags. Um zwölf, im Stehen, in der hellen Küche. {A} sang. Es klang falsch, wie Mütze im Sommer. Bei der dritten Zeile musste {a} selbst gähnen, hielt sich am Herd fest und hörte auf. „Es geht nur abends“, sagte {a}. <„Und abends geht es nicht“, sagte {h}.>',
      ]),
      more(2, [
        '{H} fragte auf der Straße herum. Die Briefträgerin sang die drei Zeilen sofort, samt Fahrrad. „Und die vierte?“ Sie stieg ab. „Meine Mutter hatte so eine Stimme“, sagte sie. „Da war man schon bei der Lampe weg.“ <Sie vergaß, die Post einzuwerfen, und kam noch einmal zurück.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['Am Klavier', 'Der Preis der Noten', 'Eine abgenutzte Taste'],
      'Jemand kann das Lied spielen, aber nicht singen.',
      [
        always([
          'Ein Stück die Straße hinunter übte {b.+} am Klavier. „Die Melodie habe ich“, sagte {b}. „Die Worte nicht. Wenn ihr mir einen Abend lang zuhört, zeige ich euch, wie sie ausgeht.“',
          'Wer Lieder sucht, geht dahin, wo ein Klavier steht. Dort saß {b.+}. „Das Ende kann ich euch spielen. Dafür will ich einen Abend. Einen ganzen, an dem ihr nicht sucht, sondern zuhört.“',
        ]),
        slot('questions'),
        always([
          'Einen Abend! {H} hatte jeden einzelnen gebraucht. Trotzdem blieb {er} sitzen, bis die Kerzen klein waren. Dann spielte {b} die vierte Zeile. Es war ein einziger Ton, sehr tief, und er hörte nicht auf. „Mehr Töne hat sie nicht“, sagte {b}.',
          '{H} gab den Abend her. <Es war der, an dem es Pudding gab.> Zum Schluss legte {b} einen Finger auf eine Taste, die dunkler war als die anderen. Der Ton blieb liegen, lange, wie eine Hand. „Das ist die vierte Zeile“, sagte {b}. „Ein Ton. Und immer steht darüber: leiser.“',
        ]),
        more(2, [
          '„Wie viele Wörter passen auf einen Ton?“, fragte {a} auf dem Heimweg. Sie probierten es. Es passte „Ja“. Es passte „Nacht“. <Es passte auch „Quark“, aber das war es wohl nicht.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Wer nicht schläft', 'In der Küche', 'Der dritte Abend'], 'Am dritten Abend schläft jemand anderes.', [
      more(1, [
        'In der Nacht saß {h} in der Küche vor dem Kühlschrank. Die Tür stand offen, wegen des Lichts. {A} kam in Socken dazu. „Was ist, wenn sie gar nicht schön ist?“, fragte {h}. „Dann war die Suche schön“, sagte {a}. <„Das sagt man, wenn man nichts findet.“ „Ja“, sagte {a}. „Rück mal.“>',
      ]),
      more(2, [
        'Nebenan wohnte ein kleines Kind, das seit Tagen nicht schlafen wollte. Man hörte es durch die Wand, erst laut und dann beleidigt. Jemand sang ihm etwas, immer wieder nur die erste Zeile. <Bei der Straße kam der Sänger jedes Mal ins Stocken.>',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Am dritten Abend war {a} so müde, dass die Schuhe an den Füßen blieben. „Ich singe gleich“, sagte {a} und legte sich quer über das Bett.',
        '{A} hatte den ganzen Tag auf den Beinen gestanden. „Nur kurz die Augen“, murmelte {a} am dritten Abend und lag schon halb auf {hs:Decke|der Decke}.',
      ]),
    ]),
    scene(['Andersherum', 'Vier', 'Ein Ton'], '{H} singt, und jemand anderes schläft ein.', [
      slot('key'),
      core(
        [
          'Da sang eben {h}. Straße, Lampe, Finger. {A} schlief. Und weil niemand mehr da war, der es hörte, kam die vierte Zeile von selbst: „Und ich bin da.“ Man sang sie für einen, der schon schlief.',
        ],
        [
          'Da drehte {h} die Sache um. {Er} setzte sich auf die Kante und sang, so leise {er} konnte. Die Straße wurde müde. Die Lampe wurde müde. Beim Finger ging {as:Atem|der Atem} schon langsam. Und {h} war hellwach. Man bleibt nämlich wach, wenn man es ist, der singt.\nDann kam der lange Ton. {H} machte den Mund auf und wusste die Worte nicht und sang sie trotzdem. „Und ich bin da.“ Sie war gar nicht zum Hören gedacht. Sie war für hinterher.',
          'Wer hatte die vierte Zeile jemals gehört? Nur, wer sie sang. {H} zog {a} die Schuhe aus und fing an. Drei Zeilen sind nicht lang. Als der Finger müde war, lag {a} still, mit offener Hand.\nJetzt war nur noch einer da, und der wollte nicht, dass das Zimmer so leer blieb. {H} sang den tiefen Ton, leiser und noch leiser, und auf dem Ton standen vier Wörter, als hätten sie immer dort gewohnt: „Und ich bin da.“',
        ],
      ),
      more(1, [
        'Durch die Wand hörte man das Kind. {H} lehnte den Mund an die Tapete und sang es noch einmal, alle vier. <Nach der Lampe wurde es drüben ruhig. Nach dem Finger auch bei dem, der dort gesessen hatte.> Die letzte Zeile sang {h} für die Wand.',
      ]),
    ]),
    scene(['Am Ende leiser', 'Nicht zum Hören', 'Die vierte'], 'Am nächsten Abend wird wieder gesungen.', [
      slot('after'),
      more(2, [
        '„Du weißt sie!“, sagte {a} am Morgen. „Du hast so ein Gesicht.“ {H} nickte. „Sagst du sie mir?“ „Du kennst sie doch“, sagte {h}. „Du hast sie mir jeden Abend gesungen.“',
      ]),
      always([
        'Am nächsten Abend lag {h} wieder im Bett und {a} saß auf der Kante. Erst wurde die Straße müde. {H} kniff sich nicht mehr in den Arm. Die Lampe wurde müde, dann der Finger. Und dann sang jemand etwas, sehr leise, und {h} brauchte nicht mehr wach zu sein, um es zu wissen.',
        'Wieder Abend. <{W.aus}> „Alle vier?“, fragte {a}. „Alle vier“, sagte {h} und machte die Augen zu. Eine Straße lang war {er} noch da. Eine Lampe lang. Den kleinen Finger spürte {h} schon nicht mehr. Der tiefe Ton blieb im Zimmer liegen wie eine Hand auf der Decke.',
      ]),
    ]),
  ],
}
