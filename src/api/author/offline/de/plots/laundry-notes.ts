import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love: notes left in machine seven of a laundrette, to somebody whose face one does not know. */
export const laundryNotes: Plot = {
  id: 'laundry-notes',
  categories: ['love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Juno', gender: 'female', connection: '' },
    b: { name: 'Herr Okafor', gender: 'male', connection: '' },
  },
  titles: ['Maschine sieben', 'Die andere Socke', '{h} und die Zettel aus dem Waschsalon'],
  teasers: [
    'In Maschine sieben liegt eine fremde Socke und ein Zettel dazu. {H} antwortet. So fängt es an.',
    'Zwei schreiben sich Zettel in einem Waschsalon und kennen einander nicht. Oder schon längst.',
  ],
  start:
    'In der Waschmaschine findet {h} eine fremde Socke und schreibt einen Zettel. Am nächsten Tag liegt eine Antwort da.',
  byname: '{h} von Maschine sieben',
  places: [
    { name: 'Der Waschsalon', description: 'Neun Maschinen, acht davon drehen sich linksherum.' },
    { name: 'Die Bank vor dem Fenster', description: 'Wer hier sitzt, sieht sich selbst und dahinter die Straße.' },
    { name: 'Der Kasten für Verlorenes', description: 'Lauter einzelne Socken, nach Farben geordnet.' },
  ],
  scenes: [
    scene(['Die Socke', 'Maschine sieben', 'Ein Zettel'], 'In der siebten Maschine liegt etwas Fremdes.', [
      always([
        'Die siebte Maschine im Waschsalon {dort} drehte sich rechtsherum, alle anderen links. {H} nahm immer die siebte. Man muss zu denen halten, die sich anders drehen. <Das hatte {er} noch keinem gesagt, es klang zu sehr nach Postkarte.> An diesem Dienstag lag eine fremde Socke darin, grün, mit einem gestickten Fisch.',
        'Im Waschsalon {dort} gab es neun Maschinen. Acht drehten sich nach links. Die siebte drehte sich nach rechts, und darum wollte {h} keine andere. <Natürlich wusste das niemand.> Am Dienstag fand {er} in der Trommel eine grüne Socke mit einem Fisch darauf. Sie gehörte jemandem. Nur wem?',
      ]),
      always([
        '{H} legte sie zurück und einen Zettel dazu: „Der Fisch hat sich verschwommen.“ Am Donnerstag war die Socke weg. Aber ein Zettel lag da. „Er wollte gegen den Strom“, stand darauf. „Darum diese Maschine.“ {H} las es dreimal. Wer schreibt so etwas? Das wollte {er} wissen, mehr als alles andere in dieser Woche.',
        '„Vermisst: ein Zwilling“, schrieb {h} auf einen Zettel und hängte die Socke an die Maschine. Zwei Tage später hing dort etwas anderes. „Danke“, stand da in schmaler Schrift. „Und auch danke, dass Sie die Sieben nehmen. Sie wird sonst so leicht übersehen.“ {H} setzte sich hin, obwohl {er} hatte gehen wollen.',
      ]),
      slot('portrait'),
      more(2, [
        'Von da an schrieben sie sich. Immer dienstags und donnerstags, immer in der Sieben. „Warum riecht saubere Wäsche nach Sonntag?“ – „Weil am Sonntag keiner fragt.“ Keiner unterschrieb. <Zu gern hätte {h} gewusst, ob die Hand zu der Schrift so schmal war wie die Schrift.>',
      ]),
    ]),
    scene(['Auf der Lauer', 'Ein anderer Dienstag', 'Wer kommt da?'], '{H} will sehen, wer schreibt.', [
      core(
        [
          'Am Dienstag darauf legte {h} sich auf die Lauer. Es kam {a.+} und brauchte Hilfe mit einem Laken. Als es gefaltet war, lag in der Sieben ein Zettel.',
        ],
        [
          'Am nächsten Dienstag kam {h} zwei Stunden früher und setzte sich hinter eine Zeitung. Es kam {a.+}, mit einem Korb unter dem Arm, und nahm die Drei. „Liest du die oder trägst du die?“, fragte {a}. {H} sah, dass {er} die Zeitung verkehrt herum hielt. Sie redeten, bis die Drei fertig war. Als {h} danach zur Sieben ging, war der neue Zettel schon da. {Er} hatte ihn verpasst. Schlimmer: {Er} hatte es nicht einmal bemerkt.',
          'Einmal legte {h} sich auf die Lauer. Ausgerechnet da kam {a.+} herein und brauchte Kleingeld. Dann brauchte {a.er} jemanden, der ein Laken am anderen Ende hält. <Ein Laken ist groß, man geht aufeinander zu, immer wieder.> Als es gefaltet war, lag in der Sieben ein Zettel. Wie war der dahin gekommen? „Ich passe zu wenig auf“, murmelte {h}.',
        ],
      ),
      slot('company'),
      more(1, [
        '„Worauf wartest du eigentlich?“, fragte {a} am Donnerstag. „Auf jemanden, den ich nicht kenne.“ „Und woran erkennst du den?“ {H} zeigte einen der Zettel. {A} las ihn lange, viel länger, als er war. „Schöne Schrift“, sagte {a} und gab ihn zurück. <„Etwas eng vielleicht.“>',
      ]),
      more(3, [
        'Die Neun schleuderte so, dass sie quer durch den Raum wanderte. {A} setzte sich darauf, um sie zu beschweren. {H} setzte sich dazu, um {a.ihn} zu beschweren. <„Das kitzelt“, sagte {a}.> Sie blieben bis zum Ende des Programms, es hieß „Stark verschmutzt“.',
      ]),
      slot('road'),
      more(2, [
        'Eine alte Frau brachte jeden Donnerstag einen einzigen Kopfkissenbezug. „Lohnt sich das?“, fragte {a}. „Für wen soll es sich lohnen?“, fragte die Frau zurück. Sie setzte sich vor die Maschine und sah zu, wie andere fernsehen. <„Heute ist es spannend“, sagte sie nach einer Weile. „Heute dreht es sich.“> {H} rückte ihr den Stuhl näher.',
      ]),
    ]),
    scene(
      ['Der Mann mit dem Schlüssel', 'Eine Woche lang', 'Was der Salon weiß'],
      'Einem gehört der Salon, und er sieht alles.',
      [
        always([
          '{B.+} sah abends nach den Maschinen. Wenn einer Bescheid wusste, dann hier. „Ich sehe alles“, sagte {b}. „Und ich sage nichts. Das ist in einem Waschsalon das Wichtigste.“ Eine Trommel lief aus. „Ich verrate dir eins. Aber erst schreibst du eine Woche lang keinen Zettel. Keinen einzigen.“',
          'Abends, wenn die Maschinen abgewischt wurden, kannte sich nur noch {b.+} hier aus. „Du willst einen Namen“, sagte {b}. „Den bekommst du nicht. Aber einen Rat kannst du haben. Der kostet eine Woche ohne Zettel. Wer fragt, muss auch warten können.“',
        ]),
        slot('questions'),
        always([
          'Eine Woche ist lang. Am Dienstag lag ein Zettel in der Sieben, mit nur einem Wort: „Noch da?“ {H} steckte den Stift weg, tief in die Tasche, und tat nichts. Es war das Schwerste, was {er} je in einem Waschsalon getan hatte. „Gut“, sagte {b} am Ende. „Dann hör zu. Du schaust immer in die Trommel. Schau auf die Hände.“',
          '{H} hielt es aus. Am Dienstag stand in der Sieben: „Sind Sie verreist?“ Am Donnerstag stand dort nichts mehr. {H} setzte sich auf die Hände, damit sie nicht schrieben. „So“, sagte {b}. „Der Rat. Es gibt neun Maschinen und neun Arten, ein Stück Papier zu falten. Mehr sage ich nicht.“',
        ]),
        more(2, [
          'Im Kasten für Verlorenes lagen die Socken nach Farben. „Wozu wird das alles aufgehoben?“, fragte {h}. „Weil es die anderen ja noch gibt“, sagte {b}. <„Irgendwo liegt jede zweite in einer Schublade und denkt, sie sei die Letzte.“>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Die Bank', 'Nichts in der Sieben', 'Regen am Fenster'], 'Die Zettel bleiben aus.', [
      more(2, [
        'Einmal war das Waschpulver aus. {A} lieh {ihm} einen Becher voll, und dann wusste jeder, wonach der andere roch: nach Heu und ein wenig nach Apotheke. <Das ist viel, dafür dass man sich kaum kennt.> Auf dem Heimweg schnupperte {h} am eigenen Ärmel und sah sich um, ob es jemand gesehen hatte.',
      ]),
      more(1, [
        'Und dann kam nichts mehr. Eine leere Trommel ist sehr rund. {H} steckte den Arm bis zur Schulter hinein, für alle Fälle. {A} saß auf der Bank und sah zu. „Vielleicht hat da jemand geglaubt, du magst nicht mehr“, sagte {a}. „Ich durfte nicht“, sagte {h}. „Weiß derjenige das?“ <Darauf gab es keine Antwort. Die Zwei piepte.>',
      ]),
      slot('road'),
      slot('quiet'),
      more(
        2,
        [
          '{W.noch} Sie saßen auf der Bank vor dem Fenster. In der Scheibe sah man beide und hinter ihnen die Straße, als gingen die Leute durch sie hindurch. {A} faltete etwas, ein Kaugummipapier. Das tat {a.er} immer, ohne hinzusehen. <Erst längs, dann die Ecken, dann einmal durch sich selbst.>',
        ],
        '',
        'fold',
      ),
      more(3, [
        '„Magst du eigentlich Fische?“, fragte {h} plötzlich. {A} überlegte einen Moment zu lang. „Von außen“, sagte {a}.',
      ]),
      more(2, [
        'An der Pinnwand hing ein Zettel: „Suche jemanden, der mir sagt, ob Grau zu Blau darf.“ Darunter hatten elf Leute geantwortet. Zehn sagten Nein. Der elfte hatte geschrieben: „Kommt auf das Blau an.“ {H} erkannte die Schrift sofort. <{Er} las den Satz viermal, als wäre er an {ihn}.> {A} las den Zettel nicht. {A} sah dabei ganz fest auf die Drei.',
      ]),
    ]),
    scene(['Der Knick', 'Papier', 'Schau auf die Hände'], '{H} sieht, wie {a} eine Quittung faltet.', [
      slot('key'),
      core(
        [
          '„Zeig mal“, sagte {h}. Die Quittung in {as:Hand|der Hand} war gefaltet wie sonst nichts: längs, Ecken ein, durch sich selbst. {H} kannte vierzehn Stück davon. „Du nimmst immer die Drei“, sagte {h}. „Damit man die Sieben im Spiegel sieht“, sagte {a}.',
        ],
        [
          '{A} hielt eine Quittung in der Hand. Und während {a} aus dem Fenster sah, falteten die Finger: erst längs, dann die Ecken ein, dann einmal durch sich selbst hindurch. So waren sie alle gefaltet gewesen. Jeder einzelne Zettel. {H} holte sie aus der Jacke, alle vierzehn, und legte sie in einer Reihe auf die Bank. Die Quittung war der fünfzehnte.\n{A} sah hin. Dann zog {a.er} langsam die Hosenbeine hoch. Links ein Fisch. Rechts ein Fisch.',
          '„Zeig mal“, sagte {h}. „Was?“ „Das da in deiner Hand.“ Es war nur eine Quittung, aber sie war gefaltet wie sonst nichts auf der Welt: längs, Ecken ein, und dann durch sich selbst gesteckt wie eine kleine Tasche. {H} kannte vierzehn Stück davon auswendig. „Du nimmst immer die Drei“, sagte {h}. „Damit man die Sieben im Spiegel sieht“, sagte {a}. „Und ich wollte so gern, dass du es merkst. Und so gern, dass nicht.“',
        ],
      ),
      always([
        '„Ich durfte eine Woche nicht schreiben“, sagte {h}. „Ich dachte, ich hätte etwas Dummes geschrieben“, sagte {a}. „Was denn?“ „Alles.“ Hinter ihnen fing die Sieben an zu laufen, mit nichts darin. {B} stand am Schalter und putzte sehr gründlich ein sauberes Sieb.',
        'Eine Weile war nur das Wasser zu hören. „Und jetzt?“, fragte {a}. {H} nahm den Stift, schrieb etwas auf die Rückseite der Quittung und faltete sie, längs, Ecken ein, durch sich selbst. Es wurde krumm. <„Noch einmal“, sagte {a} und führte {ihm} die Hand.> Auf dem Papier stand: „Dienstag?“',
      ]),
    ]),
    scene(['Rechtsherum', 'Dienstag', 'Zwei Fische'], 'Am Dienstag läuft Maschine sieben.', [
      slot('after'),
      more(1, [
        'Am Dienstag war die Sieben besetzt. Ein Herr in Hut hatte sie genommen, ausgerechnet. Sie warteten nebeneinander auf der Bank, und es war ihnen recht. <„Dauert es lang?“, fragte {a}. „Vierzig Minuten“, sagte der Herr. „Haben Sie nicht mehr?“, fragte {h}.>',
      ]),
      always([
        'Dann legten sie alles zusammen hinein. Die Trommel drehte sich, rechtsherum, als Einzige. Manchmal kam ein grüner Fisch an der Scheibe vorbei und gleich danach der zweite. Er schwamm gegen den Strom. Aber nicht mehr allein.',
        'Zwei Körbe passten genau in eine Trommel. Die acht anderen drehten sich nach links. In der siebten, hinter dem Glas, jagte ein Fisch den anderen, Runde um Runde. „Sieh mal“, sagte {a}. „Ich sehe es“, sagte {h}. Sie sahen es beide.',
      ]),
    ]),
  ],
}
