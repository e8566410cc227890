import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, bedtime: through the wall comes a piece for the piano, and it is only its left hand. */
export const leftHand: Plot = {
  id: 'left-hand',
  categories: ['love', 'bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Leander', gender: 'male', connection: '' },
    b: { name: 'Frau Jantzen', gender: 'female', connection: '' },
  },
  titles: ['Die linke Hand', 'Durch die Wand', '{h} und das halbe Stück'],
  teasers: [
    'Jeden Abend spielt hinter der Wand jemand Klavier, aber nur die eine Hälfte. {H} kennt die andere.',
    'Unten Töne, oben Stille. Wer spielt ein Stück und lässt die Melodie weg?',
  ],
  start:
    'Hinter der Wand spielt jeden Abend jemand Klavier, doch nur mit der linken Hand. {H} wüsste gern, wo die rechte bleibt.',
  byname: '{h}{g:, der mit der rechten Hand|, die mit der rechten Hand|, rechte Hand}',
  places: [
    {
      name: 'Die Wand',
      description: 'Elf Zentimeter dick, mit Blumen auf der einen Seite und Streifen auf der anderen.',
    },
    { name: 'Der Hausflur', description: 'Zwei Türen, die immer gleichzeitig zugehen.' },
    { name: 'Das alte Klavier', description: 'Es stimmt nur abends.' },
  ],
  scenes: [
    scene(['Um acht', 'Unten herum', 'Elf Zentimeter'], 'Ein Klavierstück kommt durch die Wand, und es ist halb.', [
      always([
        'Jeden Abend um acht begann es. Hinter der Wand {dort} spielte jemand Klavier, tief und langsam, um-ta-ta, um-ta-ta. Eine Melodie gab es nicht. Es war wie ein Stuhl, auf dem niemand saß.',
        'Um acht Uhr abends wurde {dort} die Wand musikalisch. Es kamen nur tiefe Töne, drei und drei und drei, immer dieselben. <{H} legte das Ohr an die Tapete, zwischen zwei Rosen.> Darüber, wo die Melodie hingehörte, war Luft.',
      ]),
      always([
        'Dabei kannte {h} das Stück. Die Finger der rechten Hand zuckten auf der Bettdecke. {Er} wollte es ein einziges Mal ganz hören.',
        '{H} wusste genau, was da fehlte, Ton für Ton. Ein halbes Lied ist schlimmer als keins: Man wartet. {H} wollte, dass jemand das Warten beendete.',
      ]),
      always([
        'Im Hausflur begegnete {ihm} {a.+}, beide mit Einkaufstaschen. „Hörst du das abends auch?“, fragte {h}. „Was denn?“, fragte {a}, und eine Apfelsine rollte die Treppe hinunter.',
        '„Spielst du Klavier?“, fragte {h}, als {a.+} im Flur den Schlüssel suchte. „Nein“, sagte {a}, sehr schnell, mit einer Hand in der Jacke. „Du?“ „Nein“, sagte {h}, genauso schnell.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'An der Wand über dem Bett klopfte {h} den Takt mit, ganz sacht. Drüben stockte es. Dann ging es weiter, aber langsamer, als ginge jemand auf Zehenspitzen und sähe sich um.',
      ]),
    ]),
    scene(
      ['Klopfzeichen', 'Die Antwort', 'Ein Takt zu spät'],
      '{H} antwortet der Wand, und die Wand versteht es falsch.',
      [
        core(
          ['{H} sang die Melodie gegen die Wand. Drüben brach es ab. Drei Abende lang blieb es still.'],
          [
            'Am nächsten Abend sang {h} die Melodie, laut genug für elf Zentimeter. Zwei Takte ging es gut. Drüben wurde der Bass unruhig, stolperte und brach ab. Ein Deckel klappte zu. <{H} stand da, den Mund noch offen.> Drei Abende lang kam gar nichts mehr.',
            '{H} schrieb auf einen Zettel: „Oben fehlt etwas!“ und schob ihn unter der Nachbartür durch. Gemeint war das freundlich. Man konnte es aber auch anders lesen. <Das Ausrufezeichen sah im Licht des Hausflurs recht streng aus.> Von da an blieb das Klavier stumm, Abend für Abend, und {h} lag in einer Stille, die {er} selbst geschrieben hatte.',
          ],
        ),
        more(
          1,
          [
            'Im Flur grüßte man sich weiter. „Ruhig ist es geworden“, sagte {h} zu {a}. „Ja“, sagte {a}. „Angenehm?“ „Nein“, sagte {h}. {A} hatte den linken Handschuh an und den rechten nicht, trug aber beide Taschen links. <Daran dachte {h} erst viel später.>',
          ],
          '',
          'glove',
        ),
        more(2, [
          'Im Haus nahmen es die Leute verschieden auf. „Endlich“, sagte der Herr aus dem zweiten Stock und schlief von da an schlecht. Die Frau mit dem Dackel fragte, ob jemand gestorben sei. „Nur die untere Hälfte von einem Walzer“, sagte {h}.',
        ]),
        slot('road'),
      ],
    ),
    scene(['Die Stimmgabel', 'Ein fälliger Gefallen', 'Beim Klavierstimmen'], 'Jemand kennt jedes Klavier im Haus.', [
      always([
        'Die Klaviere im Haus stimmte heute {b.+}, mit einer Gabel und viel Geduld. „Ich verrate niemanden“, sagte {b}. „Aber ich gebe Rat. Dafür trägst du mir den Koffer. Alle fünf Stockwerke.“',
        '„Wer da spielt?“, sagte {b.+} und schlug die Stimmgabel ans Knie. „Das erfährt man nicht von mir. Etwas anderes vielleicht. Aber mein Koffer ist schwer, und das Haus hat keinen Aufzug.“',
      ]),
      slot('questions'),
      always([
        'Fünf Stockwerke sind viele Stufen, und {h} verpasste dabei acht Uhr. „Mit der Linken“, sagte {b} oben, „spielt man so, wenn einem die Rechte gerade nicht gehört.“ Dann nahm {b} den Koffer und ging stimmen.',
        '{H} schleppte. Ganz oben setzte sich {b} auf die letzte Stufe. „Ein Bruch braucht sechs Wochen“, sagte {b}, „Scham etwas länger. Wer nur halb spielen kann, spielt für sich allein. Es sei denn.“ <Der Satz blieb so stehen.>',
      ]),
      more(2, [
        '„Warum hört man durch die Wand immer nur das Tiefe?“, fragte {h}. „Das Hohe kommt nicht so weit“, sagte {b}. „Das braucht eine offene Tür.“ <Unten ging gerade eine.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Um fünf vor acht', 'Zwei Wände', 'Ein Klavier auf Rollen'], '{H} übt, und nicht nur am Klavier.', [
      more(1, [
        'Unten im Keller stand noch ein Klavier, das keinem gehörte. {H} ging jeden Nachmittag hin und suchte mit der rechten Hand die Melodie zusammen. Es ging nur mit der rechten. Die linke lag auf dem Knie und wusste nicht, wohin. <Eine Maus hörte zu und ging beim Triller.>',
      ]),
      more(2, [
        'Einmal trafen sie sich vor dem Haus, {h} und {a}, und es goss. Sie standen unter dem Vordach, jeder an einem Pfosten. „Gleich acht“, sagte {h}. „Ja“, sagte {a}. Keiner ging hinein. <Das Wasser lief um-ta-ta aus der Rinne.> Sie merkten beide, dass sie mit dem Fuß wippten, und hörten gleichzeitig damit auf.',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Am Abend schob {h} das Klavier an die Wand. Es rollte auf drei Rädern und klagte auf dem vierten.',
        'Mit Hilfe des halben Hauses kam das Klavier aus dem Keller nach oben, an die Wand mit den Rosen. Um fünf vor acht saß {h} davor und hatte kalte Finger.',
      ]),
    ]),
    scene(['Acht Uhr', 'Zusammen', 'Beide Hände'], '{H} spielt, was fehlt.', [
      slot('key'),
      core(
        [
          'Um acht spielte {h} die rechte Hand, nur die, und ließ unten Platz. Lange blieb es still. Dann kam es durch die Wand: um-ta-ta. Einen Takt zu spät, dann einen halben, dann gar nicht mehr. Zum ersten Mal saß jemand auf dem Stuhl.',
        ],
        [
          'Um acht blieb es drüben still wie immer. Da fing {h} an. {Er} spielte nicht das ganze Stück. {Er} spielte nur, was fehlte, die rechte Hand, allein und dünn, und ließ darunter so viel Platz, wie eine linke braucht.\nZwei Zeilen lang spielte {h} in ein Loch hinein. Dann kam ein tiefer Ton durch die Wand, vorsichtig wie ein Fuß ins Wasser. Um. Und nach einer Pause: ta-ta. Sie waren nicht zusammen. Sie warteten aufeinander, erst einen Takt, dann einen halben. Am Ende der Seite waren sie es.',
          '„Es sei denn“, hatte {b} gesagt. {H} verstand nun, wie der Satz weiterging. Es sei denn, ein anderer spielt die andere Hälfte. {Er} legte die rechte Hand auf die Tasten und die linke in den Schoß, dorthin, wo sie nichts verriet.\nDie Melodie klang einsam, beinahe albern. Bis sich die Wand räusperte. Drüben schob jemand einen Hocker heran. Und dann ging das Stück los, auf zwei Klavieren, mit zwei Händen, und zwischen ihnen waren elf Zentimeter Stein, die keinen mehr kümmerten.',
        ],
      ),
      always([
        'Nach dem letzten Ton gingen im Flur zwei Türen auf, gleichzeitig, wie immer. Da stand {a}, die rechte Hand im Gips. „Oben fehlt nichts mehr“, sagte {a}.',
        'Es klopfte. {H} machte auf. Vor der Tür stand {a} und hielt die Rechte hoch, weiß und eingegipst bis zu den Fingern. „Es ist das einzige Stück, das ich kann“, sagte {a}. „Und ich kann es nur halb.“ „Ich auch“, sagte {h}.',
      ]),
    ]),
    scene(['Der Gips', 'Halb neun', 'Auf einem Hocker'], 'Ein Klavier genügt.', [
      slot('after'),
      more(1, [
        'Auf den Gips schrieb {h} etwas, sehr klein, an eine Stelle, die man nur mit dem Spiegel sah. „Was steht da?“, fragte {a} jeden Tag. „Das liest du, wenn er abkommt.“ <Als er abkam, sägte der Arzt außen herum.>',
      ]),
      always([
        'Sie spielten weiter jeden Abend um acht. Der Gips war längst fort, und {a} hätte es allein gekonnt. Sie saßen auf einem Hocker, der für einen gemacht war, {a} links, {h} rechts. Die freien Hände lagen dazwischen. Sie hatten nichts zu tun und blieben, wo sie waren.',
        'Um halb neun war das Stück aus. <{W.aus}> Sie ließen den Deckel offen. In der Wand tickte noch etwas nach, um-ta-ta, oder es war der Herr aus dem zweiten Stock, der mit dem Fuß auf seinem Bett den Takt schlug und endlich schlief.',
      ]),
    ]),
  ],
}
