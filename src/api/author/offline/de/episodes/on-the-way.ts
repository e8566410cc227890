import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Stories within the story: one tells, one doubts, and something of it turns out to be so. */
export const onTheWay: readonly Episode[] = [
  {
    id: 'lighthouse-goat',
    categories: [],
    ages: ALL,
    ...scene(
      ['Die Ziege im Turm', 'Das soll wahr sein?', 'Hundertneun Stufen'],
      '{A} erzählt von einer Ziege, und {h} glaubt kein Wort.',
      [
        always([
          '„Ich habe einmal eine Woche lang auf eine Ziege aufgepasst“, begann {a}. „Sie wohnte in einem Turm, ganz oben, und kam nicht mehr herunter. Hinauf war sie von allein gegangen, hundertneun Stufen. Aber hinunter sah es anders aus als hinauf.“ <„Wie kommt eine Ziege auf einen Turm?“, fragte {h}. „Durch die Tür“, sagte {a}. „Unterbrich mich nicht bei den leichten Stellen.“>',
        ]),
        always([
          'Man hatte es mit Heu versucht, Stufe für Stufe ein Büschel. Die Ziege fraß vom ersten aus alle, die sie erreichen konnte, und machte dazu einen sehr langen Hals. Man hatte sie tragen wollen. Sie wog so viel wie ein Klavier, das nicht will. „Da haben sie mich gefragt“, sagte {a}. „Warum dich?“ „Ich stand gerade unten.“ <{H} rechnete nach, wie alt {a} damals gewesen sein musste, und kam auf nichts Glaubwürdiges.> {A} war hinaufgegangen und hatte sich neben die Ziege gesetzt. Zusammen sahen sie hinunter. „Und da habe ich gemerkt, dass ich auch nicht mehr hinunterkann.“',
        ]),
        more(1, [
          'Drei Tage seien sie dort oben gewesen, behauptete {a}. Man habe ihnen das Essen im Korb hinaufgezogen, für {a} Suppe, für die Ziege auch. <„Am zweiten Tag haben wir getauscht.“> Nachts habe die Ziege geschnarcht, und zwar so, dass unten Leute stehen blieben und auf die Uhr sahen. „Sie dachten, es sei das Werk.“',
        ]),
        always([
          '„Und wie seid ihr heruntergekommen?“, fragte {h}. „Rückwärts“, sagte {a}. „Wir haben uns umgedreht und so getan, als gingen wir hinauf. Man darf nur nicht hinsehen, wohin.“ {H} lachte. „Kein Wort davon ist wahr.“ {A} zuckte mit den Schultern und krempelte den Ärmel hoch. Am Unterarm war eine Narbe, klein und halbrund, mit genau dem Abstand, den die Zähne einer Ziege haben. <{H} sah sie lange an.> „Das war am ersten Tag“, sagte {a}. „Da kannten wir uns noch nicht.“',
        ]),
      ],
    ),
  },
  {
    id: 'unfinished-joke',
    categories: [],
    ages: ALL,
    ...scene(
      ['Der Witz ohne Ende', 'Treffen sich zwei', 'Die Pointe'],
      'Ein Witz wird erzählt, und das Ende ist verloren gegangen.',
      [
        always([
          '„Ich kenne einen Witz“, sagte {a}. „Den besten. Mein Onkel hat ihn auf dem Sterbebett erzählt, jedenfalls dachte er, es sei eins. Er ist wieder gesund geworden. Aber er hat den Witz nie zu Ende gebracht.“ <„Dann ist es kein Witz“, sagte {h}. „Dann ist es ein Satz.“> {A} ließ sich nicht beirren. „Treffen sich zwei Regenwürmer. Sagt der eine.“ Hier machte {a} eine Pause. „Ja?“, fragte {h}. „Da hat ihn die Krankenschwester unterbrochen.“',
        ]),
        always([
          'Von da an gab es keine Ruhe mehr. Was sagt ein Regenwurm? {H} probierte es. „Sagt der eine: Bist du vorn oder hinten?“ Das war nicht schlecht, fand {a}. Aber der Onkel habe bei dem Wort „eine“ schon so gelacht, dass das Bett wackelte. „Sagt der eine: Ich bin der andere.“ Sie dachten darüber nach. Es wurde eher tiefsinnig. <„Sagt der eine: Mir regnet’s.“ Das wurde sofort gestrichen.> Sie fragten einen Mann, der vorbeikam. Er kannte den Witz, glaubte er, aber mit Bischöfen.',
        ]),
        more(1, [
          '„Vielleicht war es gar kein Regenwurm“, sagte {h}. „Vielleicht hat dein Onkel nur genuschelt.“ {A} wurde unsicher. Rebhühner? Regierungen? <„Treffen sich zwei Regierungen“, sagte {h} versuchsweise. Es war zu lang.> Der Onkel lebe noch, sagte {a}. Aber wenn man ihn danach frage, fange er an zu lachen und müsse sich hinlegen.',
        ]),
        always([
          'Sie gingen eine Weile stumm. Auf dem nassen oder trockenen Boden, man sah es nicht genau, kroch etwas Dünnes, Rosiges von links nach rechts. Von rechts kam noch eins. Beide blieben stehen, {h} und {a} auch. Die Würmer lagen Kopf an Kopf, oder was es eben war. Nichts geschah. <Man hätte eine Nadel fallen hören, im Nachbarort.> Dann krochen sie aneinander vorbei, jeder in seine Richtung. {A} sah {h} an, {h} sah {a} an. Es fing ganz klein an, in den Schultern. Sie mussten sich hinsetzen. „Sagt der eine“, brachte {h} heraus. „Ja“, japste {a}, „genau so ging er!“',
        ]),
      ],
    ),
  },
  {
    id: 'borrowed-name',
    categories: [],
    ages: ALL,
    ...scene(
      ['Ein geliehener Name', 'Nennen Sie mich anders', 'Für eine Stunde'],
      'Jemand möchte für eine Stunde anders heißen.',
      [
        always([
          '„Würden Sie mir Ihren Namen leihen?“, fragte die Frau. „Nur für eine Stunde. Meiner ist so abgenutzt.“ Sie trug einen guten Mantel und sah aus wie jemand, der nie etwas borgt. <{H} hatte schon vieles verliehen, einen Schirm, ein Fahrrad, einmal einen Zahn. Einen Namen noch nicht.> „Was haben Sie damit vor?“ „Ich möchte einmal gerufen werden“, sagte die Frau, „und nicht wissen, was als Nächstes kommt. Bei meinem weiß ich es immer. Es kommt: Könntest du mal.“',
        ]),
        always([
          '{H} lieh ihn ihr. Es war ein seltsames Gefühl, als hätte man im Zug den Platz getauscht. „{H}!“, rief {a} zur Probe. Die Frau drehte sich um, so schnell, dass der Mantel flog, und lachte. {H} drehte sich auch um, aus Gewohnheit, und blieb dann mitten in der Bewegung stehen. <„Verzeihung“, sagte {h}. „Der war ja nicht für mich.“> Wie sollte nun {h} heißen? Sie versuchten es mit dem Namen der Frau. Er passte schlecht. Kaum trug {h} ihn eine Minute, fragte ein Fremder: „Könnten Sie mal?“, und {h} hielt einen Kinderwagen, zwei Taschen und eine Tür.',
        ]),
        more(1, [
          'Die Frau probierte den neuen Namen aus wie einen Hut. Sie sagte ihn leise, sie sagte ihn mit Ausrufezeichen. Sie balancierte damit auf einer Mauer. <„Das hätte ich sonst nie gemacht“, rief sie. „Ich auch nicht“, rief {h} zurück.>',
        ]),
        always([
          'Als die Stunde um war, brachte sie ihn wieder, ordentlich, mit beiden Händen. „Danke“, sagte sie. „Er ist ein bisschen größer geworden. Ich hoffe, das macht nichts.“ „Und Ihrer?“, fragte {h} und gab ihn zurück, samt Kinderwagen. Die Frau überlegte. Dann trat sie dicht vor {a} hin. „Rufen Sie mich einmal“, sagte sie. „Mit dem alten. Aber so, als wüssten Sie nicht, was als Nächstes kommt.“ {A} rief. <Es klang wirklich anders.> Die Frau blieb noch eine Weile stehen und hörte ihm nach. „Sieh an“, sagte sie. „Es lag gar nicht am Namen.“',
        ]),
      ],
    ),
  },
  {
    id: 'museum-of-small-fears',
    categories: [],
    ages: ALL,
    ...scene(
      ['Das Museum im Koffer', 'Kleine Ängste', 'Bitte nicht berühren'],
      'Ein Mann zeigt eine Sammlung, und ein Fach ist leer.',
      [
        always([
          'Der Mann hatte einen flachen Koffer auf den Knien. „Eintritt frei“, sagte er. „Museum der kleinen Ängste. Das einzige im Land.“ Er klappte ihn auf. Innen war er mit Samt ausgelegt und in Fächer geteilt, und über jedem Fach klebte ein Schild. <„Bitte nicht berühren“, sagte der Mann. „Einige sind noch frisch.“> {H} beugte sich darüber. In dem ersten Fach lag ein Telefonhörer. „Angst, dass niemand abnimmt“, stand darunter, und gleich daneben lag noch einer: „Angst, dass jemand abnimmt.“',
        ]),
        always([
          'Es waren lauter gewöhnliche Dinge. Eine Einladung. Eine Drehtür, aus Streichhölzern. Ein Stück Kreide: „Angst, an die Tafel zu müssen.“ Ein Taschentuch: „Angst, im falschen Augenblick zu lachen.“ Die Leute gäben sie bei ihm ab, erzählte der Mann, und gingen leichter weiter. <„Und Sie?“, fragte {a}. „Sie tragen jetzt alle.“ „Im Koffer sind sie nicht schwer“, sagte der Mann. „Schwer sind sie nur, wenn man sie für die einzigen hält.“> Ganz unten rechts war ein Fach leer. Das Schild war schon da, aber unbeschrieben.',
        ]),
        more(1, [
          '„Welche ist die häufigste?“, wollte {h} wissen. Der Mann zeigte auf einen Knopf. „Angst, zu stören. Davon habe ich vierhundert. Ich zeige immer nur einen, aus Platzgründen.“ <Neben ihnen räusperte sich jemand, der wohl schon länger stand. „Ich kann auch später wiederkommen“, sagte er.>',
        ]),
        always([
          '„Ihr könntet mir eine geben“, sagte der Mann. {A} suchte lange in der Jacke und legte schließlich eine Armbanduhr ohne Zeiger hinein, ohne ein Wort dazu. Der Mann fragte nicht. Er gab {h} den Stift. {H} dachte nach, welche man entbehren konnte. Eine war da, die war schon so alt, dass {h} sie fast gern hatte. {Er} schrieb sie auf ein Zettelchen und faltete es so klein wie ein Reiskorn. <„Die ist selten“, sagte der Mann, nachdem er es mit der Lupe gelesen hatte. „Ich habe selbst so eine.“> Dann ließ er die Schlösser zuschnappen. Sie gingen weiter, und die Ecke, an der {h} sonst langsamer wurde, lag schon hinter ihnen, ehe es jemand merkte.',
        ]),
      ],
    ),
  },
  {
    id: 'too-much-luggage',
    categories: [],
    ages: ALL,
    ...scene(['Die Liste der Dinge', 'Was fehlt?', 'Packen'], 'Sie packen um, und alles wird mehr und dann weniger.', [
      always([
        '„Wir haben zu viel dabei“, sagte {a} und ließ alles fallen, wo es war. „Jeder nennt drei Dinge, die wir nicht brauchen.“ Sie breiteten den Inhalt der Taschen vor sich aus. Es war erstaunlich, was zwei Leute mitnehmen, die nur schnell etwas erledigen wollten. <Allein die Schnüre hätten für ein kleines Schiff gereicht.> {A} nannte den Dosenöffner, denn sie hatten keine Dose. {H} nannte den Löffel. „Den Löffel nicht“, sagte {a}. „Wozu brauchen wir ihn?“ „Ich weiß es noch nicht.“',
      ]),
      always([
        'So ging es mit allem. Der Pfiff einer Trillerpfeife: für den Notfall. Die zweite Trillerpfeife: falls der Notfall auch pfeift. Ein Buch, in dem keiner von beiden las, hielt die Karten gerade. Ein Stein hielt das Buch. {H} hob den Stein hoch. „Der ist nur zum Schleppen da.“ <„Er war der schönste von allen“, sagte {a} leise.> Zuletzt lag auf der Seite „Überflüssig“ nur der Dosenöffner, und er sah sehr einsam aus. Da kam eine Frau vorbei, in jeder Hand einen Kanister. „Ihr habt nicht zufällig einen Dosenöffner?“, fragte sie. „Meiner ist hin, und zu Hause sitzt eine Katze vor lauter Thunfisch.“',
      ]),
      more(1, [
        'Die Frau gab ihnen dafür eine Dose, mit Pfirsichen. Sie bedankten sich. Sie sahen die Dose an. <Dann sahen sie der Frau nach, die mit dem Öffner um die Ecke bog.> „Siehst du“, sagte {a}, „jetzt fehlt uns etwas.“',
      ]),
      always([
        'Beim Einpacken passte nichts mehr hinein, obwohl es weniger geworden war. Sie drückten und falteten. {H} setzte sich auf die Tasche, {a} zog am Riemen. Dabei rutschte ganz unten etwas heraus, das keiner hineingetan hatte: ein Apfel, noch kühl, mit einem Zettel am Stiel. „Esst das zwischendurch“, stand darauf, in einer Schrift, die sie beide kannten, ohne zu wissen, woher. <Wer auch immer es war, hatte an den Dosenöffner nicht gedacht, aber an sie.> Sie schnitten ihn mit dem Rand des Löffels durch. „Darum“, sagte {a} mit vollem Mund und hob den Löffel hoch.',
      ]),
    ]),
  },
  {
    id: 'portrait-painter',
    categories: [],
    ages: ALL,
    ...scene(
      ['Der schnelle Maler', 'In einer Minute', 'Nicht ähnlich'],
      'Jemand malt sie, und auf dem Bild ist etwas zu viel.',
      [
        always([
          '„Eine Minute, ein Bild“, sagte die Malerin. „Wer stillhält, wird getroffen.“ Sie hatte ein Brett auf den Knien und den Bleistift hinter dem Ohr. Eigentlich hatten {h} und {a} es eilig. Aber eine Minute ist nicht viel, und man wird selten gemalt. <„Soll ich lächeln?“, fragte {a}. „Lieber nicht“, sagte die Malerin. „Das verzieht.“> Sie setzten sich nebeneinander. Der Stift begann zu laufen.',
        ]),
        always([
          'Man glaubt nicht, was in einer Minute alles juckt. Erst die Nase, dann das Ohr, dann eine Stelle am Rücken, von der man bisher nichts gewusst hat. {H} sah starr geradeaus. Die Malerin sah auf, sah hin, sah auf das Blatt. Einmal schüttelte sie den Kopf. Einmal lachte sie kurz. <„Was ist?“, fragte {h} aus dem Mundwinkel. „Da hat sich etwas bewegt“, sagte sie, „aber nicht Sie.“> Dann riss sie das Blatt ab und drehte es um. Sie waren es, gar kein Zweifel. Nur standen da drei.',
        ]),
        more(1, [
          '„Wer ist das?“, fragte {a} und tippte auf die Figur in der Mitte. Sie war mit wenigen Strichen gemacht, fast durchsichtig, und hatte die Arme um beide gelegt. „Das weiß ich nicht“, sagte die Malerin. „Ich male nur, was da ist.“ <Sie hielt den Stift gegen das Licht, als läge es an ihm.>',
        ]),
        always([
          '{H} hielt das Blatt weit weg und dann nah heran. Von weitem war es niemand, nur die Lücke zwischen zwei Leuten, die so oft nebeneinander gegangen waren, dass sie eine Form bekommen hatte. Sie hatte Schultern. Sie hatte sogar einen Hut. „Zahlt der auch?“, fragte {a}. „Der geht mit auf Ihren Preis“, sagte die Malerin und wischte den Radiergummi am Ärmel ab. <Sie rollten das Bild ein, ganz locker, damit keiner gedrückt wurde.> Beim Weitergehen ließen sie zwischen sich ein wenig Platz. Es war nicht verabredet. Es schien nur höflicher.',
        ]),
      ],
    ),
  },
  {
    id: 'wrong-step',
    categories: [],
    ages: ALL,
    ...scene(
      ['Im Gleichschritt', 'Ein Marsch', 'Wer gibt den Takt an?'],
      'Ein Takt kommt von irgendwo, und alle gehen darin.',
      [
        always([
          'Zuerst merkten sie es nicht. Dann sah {h} auf die Füße. Links, rechts, links, rechts: {A} ging genau so. „Geh mal anders“, sagte {h}. {A} versuchte einen langen Schritt und zwei kurze. Nach einer Weile waren sie wieder gleich. <Es war, als zöge jemand an vier Schnüren.> „Hörst du das?“, fragte {a}. Irgendwo klopfte es, leise und gleichmäßig, und alle, die ihnen begegneten, gingen danach, ohne es zu wissen.',
        ]),
        always([
          'Sie suchten, woher es kam. Nicht aus der Wand. Nicht aus dem Boden. Eine Frau mit einem Kind an der Hand ging links, rechts, und sogar das Kind, das sonst sicher hüpfte, machte brav große Schritte. Es sah nicht froh dabei aus. „Stehen bleiben geht“, sagte {h} und blieb stehen. <Der Fuß wippte trotzdem.> An einer Ecke fanden sie es endlich. Ein Fensterladen hing lose in der Angel, und jeder Luftzug schlug ihn an die Mauer: tock, tock, tock. Dahinter wohnte keiner. Seit Jahren gab ein Stück Holz dieser ganzen Gegend den Schritt vor.',
        ]),
        more(1, [
          '„Machen wir ihn fest?“, fragte {a}. Sie hielten ihn an, nur zum Versuch. Da gerieten auf einmal alle durcheinander. Zwei Herren stießen zusammen. Ein Hund setzte sich hin. <Ein Läufer blieb auf einem Bein stehen, wie jemand, der das Wort vergessen hat.> Sie ließen ihn schnell wieder los.',
        ]),
        always([
          'Ganz ohne ging es also nicht. {H} überlegte und klemmte ein Stück Pappe zwischen Laden und Mauer, aber nur zur Hälfte. Tock, machte es nun, tock, und dann eine Weile nichts, und dann ganz zart: tick. Die Leute stutzten. Einer machte einen kleinen Hopser, um wieder hineinzukommen. Die Frau lachte. <Das Kind hatte es als Erstes heraus: beim Tick darf man springen.> Als {h} und {a} sich noch einmal umsahen, hüpfte die halbe Straße, jeder für sich, jeder ein bisschen anders, und es sah aus, als wäre ihnen das selbst eingefallen. „Und wir?“, fragte {a}. Sie warteten auf das Tick.',
        ]),
      ],
    ),
  },
]
