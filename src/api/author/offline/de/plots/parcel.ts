import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: a parcel without a name, thirteen bells, and twelve names beside them. */
export const parcel: Plot = {
  id: 'parcel',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ruth', gender: 'female', connection: 'Tante' },
    b: { name: 'Sandor', gender: 'male', connection: '' },
  },
  titles: ['Das Paket ohne Namen', 'Dreizehn Klingeln', '{h} und das [leere|letzte] Paket'],
  teasers: [
    'Am vierundzwanzigsten Dezember liegt ein Paket im Treppenhaus. Es steht kein Name darauf, nur: bis heute Abend. {H} nimmt es unter den Arm.',
    'Zwölf Namen, dreizehn Klingeln und ein Paket, das keinem gehört. {H} hat Zeit bis zum Abend.',
  ],
  start:
    'Am Heiligen Abend findet {h} im Treppenhaus ein Paket ohne Namen. Es soll noch heute ankommen, und keiner weiß, wo.',
  byname: '{h}{g:, der Paketbote der letzten Stunde|, die Paketbotin der letzten Stunde| mit dem letzten Paket}',
  places: [
    { name: 'Das Treppenhaus', description: 'Vier Stockwerke, und in jedem riecht Weihnachten anders.' },
    { name: 'Das Klingelbrett', description: 'Dreizehn Knöpfe, zwölf Schilder, ein heller Fleck.' },
    { name: 'Unter dem Dach', description: 'Die Tür hier ist die einzige ohne Kranz.' },
  ],
  scenes: [
    scene(
      ['Bis heute Abend', 'Ein Paket zu viel', 'Zwölf Namen'],
      'Im Treppenhaus liegt ein Paket, das niemandem gehört.',
      [
        always([
          'An dem Haus {dort} gab es dreizehn Klingeln und zwölf Namen. Das war schon immer so gewesen, und keiner sah mehr hin. <Auch {h} nicht, jedenfalls nicht bis zum vierundzwanzigsten Dezember.> An diesem Tag lag auf der untersten Stufe ein Paket. Ein Name stand nicht darauf. Nur drei Worte: Bis heute Abend.',
          'Das Paket lag {dort} im Treppenhaus, gleich unter dem Klingelbrett mit den dreizehn Knöpfen und den zwölf Namen. <Es hatte eine Delle, als hätte jemand darauf gewartet.> „Bis heute Abend“, stand auf dem Zettel. Wohin, stand nicht da. Und heute war Heiligabend.',
        ]),
        always([
          '{H} hob es hoch. Es war leicht. <Innen rutschte etwas, oder es rutschte nichts, man hörte es nicht genau.> Am Heiligen Abend soll kein Paket übrig bleiben, fand {h}. Sonst bleibt irgendwo jemand übrig.',
          'Man hätte es liegen lassen können. {H} wollte das nicht. <{Er} wusste noch, wie sich ein leerer Platz unter einem Baum ansieht.> Wenn ein Paket liegen bleibt, wartet irgendwo einer umsonst.',
        ]),
        always([
          '„Was hast du da?“, fragte {a.+}, den Mantel schon an. „Eine Aufgabe“, sagte {h}. {A} sah auf die Uhr, dann auf das Paket. „Gut“, sagte {a.er}. „Aber um sechs gibt es Essen.“',
          'Die Tür ging auf, und Kälte kam herein, und mit ihr {a.+}. „Das ist nicht für uns“, sagte {a} nach einem Blick. „Nein“, sagte {h}. „Aber jetzt ist es bei uns.“ <{A} seufzte und zog den Mantel gar nicht erst aus.>',
        ]),
        slot('portrait'),
        slot('company'),
        more(1, [
          '{W.da} Im ganzen Haus roch es nach etwas: im ersten Stock nach Gans, im zweiten nach Zimt, im dritten nach angebranntem Zimt. <Nur ganz oben roch es nach nichts.> Das fiel {h} auf, und {er} vergaß es gleich wieder.',
        ]),
        more(3, [
          '{H} schüttelte das Paket neben dem Ohr. „Das darf man nicht“, sagte {a}. „Ich höre nur zu“, sagte {h}. Es war sehr gut verklebt. <Jemand hatte mit Klebeband nicht gespart, aber mit Auskunft.>',
        ]),
      ],
    ),
    scene(
      ['Von Tür zu Tür', 'Nein, aber', 'Erster bis dritter Stock'],
      '{H} klingelt, und überall kommt etwas anderes heraus.',
      [
        core(
          [
            'Sie klingelten. Frau Odum gab ihnen eine Kerze, Herr Wieland Nüsse, die Zwillinge einen Stern aus Papier. Das Paket wollte keiner.',
          ],
          [
            'Sie klingelten im ersten Stock. „Ein Paket? Nein“, sagte Frau Odum. „Aber wenn ihr schon da seid, nehmt die Kerze, ich habe zwei.“ Im zweiten war es auch nicht für Herrn Wieland. Er gab ihnen eine Handvoll Nüsse. Im dritten sagten die Zwillinge zugleich „Nein!“ und schenkten ihnen einen Stern aus Papier, weil er einen Zacken zu viel hatte. <Nach einer Stunde waren die Taschen voll.> Das Paket war immer noch da.',
            'Bei Familie Sarikaya machte der Jüngste auf. „Nicht unseres“, sagte er. „Aber wartet.“ Er brachte eine Mandarine. Bei Frau Odum gab es eine Kerze, „weil die zweite sonst allein brennt, also umgekehrt“. Herr Wieland hatte nichts bestellt. <Er habe alles, sagte er und sah dabei nicht so aus.> Einen Papierstern gab er ihnen doch. Sie waren durch das halbe Haus, die Hände voll, und keiner hatte das Paket gewollt.',
          ],
        ),
        always(['Irgendwo unterwegs blieb {sein} linker Handschuh liegen. Und es wurde schon dunkel.']),
        more(1, [
          'Im zweiten Stock hatte einer die Klingel abgestellt, und {h} klopfte. Es dauerte. Dann ging die Tür einen Spalt auf, und ein Auge fragte: „Singt ihr?“ „Nein“, sagte {h}. „Gott sei Dank“, sagte das Auge, und gleich darauf: „Schade.“ <Durch den Spalt kam ein Lebkuchenherz geflogen, dann fiel die Tür zu.>',
        ]),
        more(2, [
          'Bei den Bergers stand der Baum quer im Flur. Er war zu lang, und Herr Berger sägte seit Mittag abwechselnd an beiden Enden. „Ein Paket?“, rief er aus dem Grün. „Wenn eine Säge drin ist, ja!“ <Es war keine darin, das konnte man hören.> Sie hielten ihm eine Weile den Stamm. Zum Dank bekamen sie den abgesägten Wipfel. Er war genau so groß wie ein sehr kleiner Baum.',
        ]),
        more(3, [
          'Auf halber Treppe setzten sie sich und legten alles vor sich hin. „Wir wollten etwas loswerden“, sagte {a}, „und jetzt haben wir mehr als vorher.“ <Aus einer Wohnung kam Musik, aus einer anderen dieselbe Musik, nur einen Takt später.>',
        ]),
        slot('road'),
        more(2, [
          'Auf dem zweiten Absatz überholte sie ein Klavier. Es ging auf acht Beinen, zwei Männer vorn, zwei hinten. „Ist das euer Paket?“, keuchte der vorderste. „Wenn man es tragen kann, ist es nicht schwer“, sagte {a}. <Darüber dachten die vier Männer bis in den dritten Stock nach.> Aus dem Klavier fiel beim Absetzen ein einzelner Ton. Er rollte noch eine Weile die Treppe hinunter.',
        ]),
      ],
    ),
    scene(
      ['Der Mann mit den Schlüsseln', 'Was die Auskunft kostet', 'Im Keller brennt Licht'],
      'Einer kennt alle Namen im Haus, aber er gibt nichts umsonst.',
      [
        always([
          'Im Erdgeschoss, hinter der Tür mit den Schlüsseln, saß {b.+}. Wer in diesem Haus etwas wissen wollte, fragte dort. „Ich sage euch, was ich weiß“, sagte {b}. „Aber heute kostet es. Einen Wunsch.“ „Ich kann nicht zaubern“, sagte {h}. „Ich will ihn nicht erfüllt. Ich will, dass du ihn streichst.“',
          '{B.+} saß zwischen hundert Schlüsseln und aß eine Mandarine. „Natürlich weiß ich, für wen das ist“, sagte {b}. „Ich weiß sogar, wer es nicht weiß. Aber eine Auskunft am vierundzwanzigsten ist teuer. Leg deinen Wunschzettel hier hin, und streich etwas.“',
        ]),
        slot('questions'),
        always([
          '{H} nahm den Stift. Es standen nur drei Dinge auf dem Zettel, und das oberste hatte {er} schon dreimal nachgezogen. {Er} strich das oberste. {B} sah lange auf den Strich. „Dann zählt noch einmal die Klingeln“, sagte {b}. „Nicht die Namen.“',
          'Das oberste? Das war es ja, woran {er} seit Oktober dachte. {H} strich es durch, schnell, wie man ein Pflaster abreißt. <Der Stift kratzte lauter, als er musste.> „Gut“, sagte {b} leise. „Ihr habt überall gefragt, wo ein Name steht. Warum eigentlich?“',
        ]),
        more(2, [
          'An der Wand hingen die Schlüssel in Reihen, und unter jedem war ein kleiner Haken frei. „Wofür sind die?“, fragte {h}. „Für die, die noch kommen“, sagte {b}. <„In jedem Haus muss ein Haken frei sein. Sonst kommt keiner mehr.“> Einer der Haken war blank gerieben, als hinge dort seit kurzem etwas.',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Die Ecke', 'Nichts darin', 'Auf der Treppe'], 'Das Paket gibt sein Geheimnis her, und es ist keins.', [
      more(2, [
        'Im Hof versuchten sie es bei den Fahrrädern. Ein Fahrrad kann auch Post bekommen. An einem hing ein Schild: „Gehört mir.“ Wem, stand nicht da. <„In diesem Haus“, sagte {a}, „schreiben die Leute nicht gern Namen hin.“> {H} merkte sich den Satz, ohne zu wissen, wozu.',
      ]),
      core(
        ['Auf der Treppe löste sich das Klebeband. Das Paket war leer. Nicht ein Krümel.'],
        [
          'Auf der Treppe löste sich das Klebeband. {H} wollte nicht hineinsehen und sah hinein. Das Paket war leer. Nicht ein Krümel. „Wer verschickt denn so etwas?“, fragte {a}. <{H} drehte es um. Es blieb leer.> Nun hatten sie ein Paket ohne Namen, ohne Ziel und ohne Inhalt, und in einer Stunde war Abend.',
          'Vielleicht stand innen ein Name? Sie hoben eine Ecke an, nur eine. Innen war Luft. „Das ist ein Irrtum“, sagte {a}. „Oder ein Anfang“, sagte {h}, glaubte es aber selbst nicht. <Von oben fiel ein Tropfen Wachs.> Fast hätten sie es stehen lassen.',
        ],
        '',
        'empty',
      ),
      slot('road'),
      slot('quiet'),
      more(2, [
        'Sie saßen auf der Treppe, das Paket zwischen sich. Unten ging die Haustür, jemand trat sich den Schnee von den Schuhen, ging an ihnen vorbei und grüßte nicht. Er trug einen Topf vor sich her wie etwas, das schläft. <Der Deckel klapperte bei jeder Stufe.> „Frohe Weihnachten“, sagte {h} zu seinem Rücken. Der Rücken blieb stehen. „Ach ja“, sagte er.',
      ]),
      more(3, [
        '„Früher“, sagte {a}, „bekam ich einmal einen Karton, da war nur ein Loch drin. Mein Bruder hatte ein Schaf hineingemalt, sagte er, es sei eben weggelaufen.“ „Und?“ „Ich habe den ganzen Winter Heu hineingelegt.“ <{H} sah das Paket an, und das Paket sah etwas weniger leer aus.>',
      ]),
    ]),
    scene(['Die dreizehnte Klingel', 'Ganz oben', 'Der helle Fleck'], '{H} liest das Klingelbrett noch einmal.', [
      slot('key'),
      core(
        [
          'Dreizehn Klingeln, zwölf Namen. „Da ist jemand neu“, sagte {h}, „und hat noch keinen Namen hingeschrieben.“ Das Paket war leer, weil noch nichts hineingetan war. Kerze, Nüsse, Stern, alles passte. {H} legte {seinen} rechten Handschuh dazu. Dann klingelten sie ganz oben.',
        ],
        [
          'Dreizehn Klingeln. Zwölf Namen. {H} rannte hinunter. Neben dem obersten Knopf war ein heller Fleck, dort hatte einmal ein Schild geklebt. „Da ist jemand neu“, sagte {h}, „und hat noch keinen Namen hingeschrieben.“ Und das Paket war nicht leer, weil etwas fehlte. Es war leer, weil noch nichts hineingetan worden war.\nKerze, Nüsse, Papierstern, alles passte hinein, als wäre es abgemessen. Ganz zuletzt legte {h} {seinen} rechten Handschuh dazu. <Was soll man mit einem.> Dann klingelten sie.',
          'Was hatten sie übersehen? Keinen Namen. Einen Knopf. Der dreizehnte saß ganz oben, und daneben war nichts. „Da wohnt einer, den keiner gefragt hat“, sagte {h}. Plötzlich war auch klar, warum überall etwas herausgekommen war: eine Kerze, Nüsse, ein Stern mit einem Zacken zu viel. „Das Paket ist gar nicht von jemandem“, sagte {h}. „Es ist von allen.“ Sie packten alles hinein. {H} legte {seinen} einen Handschuh obenauf. Dann drückte {er} auf die dreizehnte Klingel.',
        ],
      ),
      always([
        'Ein alter Mann machte auf. Hinter ihm standen noch die Umzugskisten. Er las den Zettel: Bis heute Abend. „Da bin ich ja noch rechtzeitig zu Hause“, sagte er. In der Hand hielt er einen linken Handschuh. Den habe er auf der Treppe gefunden, sagte er, und nicht gewusst, bei wem man klingelt.',
        'Die Tür ging auf, und eine Frau stand da, mit einem Pullover über dem Pullover. Ihr Ofen ging noch nicht. „Für mich?“, fragte sie. „Mich kennt hier doch keiner.“ „Jetzt schon“, sagte {h}. Sie nahm den Handschuh aus dem Paket, sah ihn an und holte hinter der Tür den anderen hervor. <Er hatte auf der Treppe gelegen.> „Ich wusste nicht, wo ich klingeln soll“, sagte sie.',
      ]),
    ]),
    scene(['Um sechs', 'Dreizehn Namen', 'Ein Stuhl mehr'], 'Es wird gegessen, und es wird etwas angeschrieben.', [
      slot('after'),
      more(1, [
        'Um sechs gab es Essen, und es gab einen Stuhl mehr. <Dann noch einen, denn Frau Odum kam nachsehen, wo ihre Kerze brannte.> Herr Wieland brachte den Nussknacker. Die Zwillinge brachten sich selbst. „Wir sind zu viele“, sagte {a} zufrieden und schnitt die Stücke dünner.',
      ]),
      more(3, [
        'Später lag unter {hs:Teller|dem Teller} etwas Flaches: der Wunschzettel. Der Strich war noch da. Aber daneben hatte jemand mit spitzem Bleistift geschrieben: „Wird geprüft.“',
      ]),
      always([
        'Bevor alle schlafen gingen, stieg {h} noch einmal hinunter. <{W.aus}> {Er} nahm einen Streifen Papier, schrieb einen Namen darauf und klebte ihn über den hellen Fleck. Dann trat {er} zurück und las von unten nach oben. Dreizehn Klingeln. Dreizehn Namen.',
        'In der Nacht ging {h} mit {a} noch einmal vor die Haustür, nur um das Klingelbrett anzusehen. <{W.aus}> Ganz oben klebte jetzt ein Schild, noch feucht. Es hing ein bisschen schief. Dreizehn Knöpfe und dreizehn Namen, und hinter jedem Fenster war Licht.',
      ]),
    ]),
  ],
}
