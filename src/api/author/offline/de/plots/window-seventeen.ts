import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: a street is an Advent calendar, every evening a window lights up, and number seventeen stays dark. */
export const windowSeventeen: Plot = {
  id: 'window-seventeen',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Paula', gender: 'female', connection: 'Nachbarin' },
    b: { name: 'Frau Oelze', gender: 'female', connection: '' },
  },
  titles: ['Fenster siebzehn', 'Das dunkle Fenster', '{h} und die vierundzwanzig Fenster'],
  teasers: [
    'Jeden Abend im Dezember wird in der Straße ein Fenster hell. Nur das siebzehnte nicht. {H} will wissen, wer dahinter sitzt.',
    'Dreiundzwanzig Fenster leuchten. Eins bleibt schwarz, obwohl sich dort die Gardine bewegt.',
  ],
  start: 'Die Straße ist ein Adventskalender, und {h} hat die Liste. Aber Fenster siebzehn bleibt dunkel.',
  byname: '{h}{g:, der Fensterzähler|, die Fensterzählerin| mit der Fensterliste}',
  places: [
    { name: 'Die Straße', description: 'Vierundzwanzig Fenster, und jedes hat einen Abend.' },
    { name: 'Der Hauseingang', description: 'Die Klingel mit der Siebzehn ist warm vom vielen Drücken.' },
    { name: 'Hinter dem Glas', description: 'Ein Sessel steht hier, dem Fenster zugewandt.' },
  ],
  scenes: [
    scene(['Die Liste', 'Kein Licht', 'Siebzehn'], 'Ein Fenster wird nicht hell, und {h} hat die Liste.', [
      always([
        'Im Dezember war die Straße {dort} ein Adventskalender. Jeden Abend wurde ein Fenster hell, geschmückt und mit einer Zahl, und alle kamen mit Bechern und sahen hin. {H} führte die Liste. Bis zum sechzehnten stimmte sie.',
        '{H} hatte die Liste geschrieben: vierundzwanzig Häuser {dort}, vierundzwanzig Abende, und jeden Abend ein neues helles Fenster. <Die Leute standen davor, tranken Tee und sagten „Oh“.> Sechzehnmal war es gut gegangen.',
      ]),
      always([
        'Am siebzehnten standen alle im Kalten. Es wurde sechs, es wurde halb sieben. Fenster siebzehn blieb schwarz. {H} wollte bis Heiligabend alle Fenster hell haben, ohne Lücke.',
        'Am siebzehnten gab es kein „Oh“. Das Fenster blieb dunkel, und die Becher wurden kalt. {H} machte auf der Liste keinen Haken. Bis zum vierundzwanzigsten sollte da einer stehen.',
      ]),
      always([
        '„Vielleicht ist keiner da“, sagte {a.+}. Die Gardine bewegte sich. „Vielleicht ist einer da“, sagte {a}.',
        '{A.+} pustete in den leeren Becher. „Wer wohnt denn da?“ Das wusste keiner genau. <Oben auf der Liste stand nur: siebzehn, ja.> „Ja heißt ja“, sagte {h}.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Zu Hause sah {h} noch einmal nach. Alle anderen hatten Namen geschrieben, manche mit Herz. In Zeile siebzehn war nur ein Strich und dahinter das Ja, so zittrig, als hätte es jemand im Dunkeln geschrieben.',
      ]),
      more(2, [
        'Fenster sechzehn, das hatten alle gesehen, war ein ganzes Dorf aus Watte gewesen, mit einem Zug. Fenster fünfzehn hatte gesungen. <Bei vierzehn war der Engel umgefallen, und er lag so schön, dass sie ihn gelassen hatten.> Umso schwärzer war es jetzt daneben.',
      ]),
    ]),
    scene(['Die Klingel', 'Eine Lichterkette', 'Guter Wille'], '{H} bringt Licht hin, und es kommt zurück.', [
      core(
        [
          'Am nächsten Tag brachten sie eine Lichterkette und hängten sie an die Klinke. Am Abend hing sie an {hs:Tür|der Tür}, sauber aufgerollt.',
        ],
        [
          'Sie klingelten. Hinter der Tür ging jemand drei Schritte und blieb stehen. „Wir haben eine Lichterkette für Sie!“, rief {h}. „Danke, nein“, sagte die Tür. Sie hängten die Kette trotzdem an die Klinke. Am Abend hing sie bei {h}, aufgerollt wie frisch gekauft. <Auf einem Zettel stand: „Sie ist schön. Aber sie stört.“>',
          'Ein guter Plan war schnell gemacht: Sie stellten einen Stern auf die Fensterbank, von außen, mit Batterie. Zehn Minuten leuchtete er. Dann ging das Fenster auf, eine Hand kam heraus und drückte auf den Knopf. „Nichts für ungut“, sagte eine Stimme. <Den Stern fand {h} am Morgen vor der eigenen Tür, mit einem Keks daneben.>',
        ],
      ),
      more(1, [
        'In der Straße redete man. „Geiz“, sagte der eine. „Trotz“, sagte der andere. „Die Sicherung“, sagte ein Dritter, der immer die Sicherung meinte. <{A} hörte zu und sagte nichts, und es wurde eine Spur stiller.>',
      ]),
      more(2, [
        '{H} kaufte von {seinem} Geld eine Kerze, groß wie ein Unterarm, und stellte sie vor die Tür siebzehn. Sie brannte die halbe Nacht. Am Morgen war ein Becher darübergestülpt, vorsichtig, damit der Docht nicht litt.',
      ]),
      slot('road'),
    ]),
    scene(['Eine Auskunft', 'Der Platz am Tresen', 'Tauschgeschäft'], 'Jemand kennt das Fenster von innen.', [
      always([
        'Wer wusste etwas? {B.+} war früher dort ein- und ausgegangen. „Ich erkläre nichts“, sagte {b}. „Ich tausche. Gebt mir euren Abend am vierundzwanzigsten. Den mit den Ehrenplätzen vorn.“',
        '„In der Siebzehn?“, fragte {b.+}. „Da habe ich einmal gesessen, einen ganzen Abend.“ Mehr kam nicht. Dann doch: „Was bekomme ich? Ich stehe immer hinten. Ich hätte gern euren Platz am letzten Abend.“',
      ]),
      slot('questions'),
      always([
        'Es waren die Plätze direkt unter dem letzten Fenster, und {h} hatte sich seit dem ersten auf sie gefreut. {Er} gab sie her. „Gut“, sagte {b}. „Dann fragt nicht, warum es dort dunkel ist. Fragt, was man dort sieht.“',
        '{H} schluckte. Von dort sah man alles. „Abgemacht.“ {B} schrieb es sich in die Hand. „Da drin steht nur ein Sessel“, sagte {b} dann. „Ich habe noch nie so gut gesessen.“',
      ]),
      more(2, [
        '„Ein Sessel ist keine Antwort“, sagte {a} auf dem Heimweg. „Kommt darauf an, wohin er schaut“, sagte {h}. <Sie gingen rückwärts weiter, um es auszuprobieren, bis sie an eine Laterne stießen.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Von gegenüber', 'Bis zum dreiundzwanzigsten', 'Die Lücke'], 'Die Tage vergehen, und die Lücke bleibt.', [
      more(1, [
        'Fenster achtzehn war blau, neunzehn drehte sich, zwanzig roch sogar. Jeden Abend gingen alle ein Haus weiter, und jeden Abend drehte sich {h} nach dem schwarzen um. <„Du guckst wie nach einem Zahn, der fehlt“, sagte {a}.>',
      ]),
      more(2, [
        'Am einundzwanzigsten wollte jemand ein Laken vor die Siebzehn spannen. „Mit einer aufgemalten Kerze“, sagte der Mann, „dann hat die Straße wieder ein Gesicht.“ {H} stellte sich vor die Leiter. „Das Fenster hat Ja geschrieben“, sagte {h}. <Die Leiter wurde weggetragen, etwas lauter als nötig.>',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Am dreiundzwanzigsten ging {h} allein noch einmal hin. Alle anderen Fenster brannten.',
        'Am Abend vor dem letzten stand {h} vor der Siebzehn und wusste nicht mehr, was man noch hinhängen könnte.',
      ]),
    ]),
    scene(['Das Oh', 'Im Glas', 'Der beste Platz'], '{H} sieht in das dunkle Fenster hinein, und etwas sieht zurück.', [
      slot('key'),
      core(
        [
          'In der schwarzen Scheibe leuchtete es. Da waren sie alle, drei Reihen Fenster, jedes mit seiner Zahl, und keins fehlte. „Es ist nicht dunkel“, sagte {h}. „Es schaut zu.“ Nur wer kein Licht hat, sieht alle anderen.',
        ],
        [
          '{H} trat ganz nah an die schwarze Scheibe. Es war gar nicht schwarz darin. Da hing das Wattedorf. Da drehte sich die Neunzehn. Alle Fenster der Straße standen in diesem einen, jedes mit seinem Licht. Man sah sie nirgends sonst zusammen, denn überall sonst brannte eine Lampe davor.\n„Siebzehn hat mitgemacht“, sagte {h}. „Jeden Abend. Einer muss es ja ansehen.“',
          'Wohin schaute der Sessel? {H} stellte sich mit dem Rücken an die kalte Scheibe und sah hinaus, so wie er. Die ganze Straße lag da wie auf einem Blatt: eins bis sechzehn, achtzehn bis dreiundzwanzig. Wer selbst im Hellen saß, sah nur sich. {H} drehte sich um, und im Glas hingen alle Lichter noch einmal.\n„Es ist das einzige Fenster“, sagte {h}, „in dem alle drin sind.“',
        ],
      ),
      always([
        'Die Gardine ging beiseite. Drinnen saß ein alter Herr mit einem Becher Tee und rückte zur Seite. Neben dem Sessel stand ein zweiter Stuhl, und er war noch nie benutzt worden.',
        'Das Fenster ging auf. „Na endlich“, sagte eine alte Frau. „Ich dachte schon, es merkt keiner.“ <Sie hatte ein Opernglas um den Hals.> Hinter ihr im Dunkeln standen Stühle, so viele, wie in das Zimmer passten.',
      ]),
    ]),
    scene(
      ['Der vierundzwanzigste', 'Ein Haken', 'Im Dunkeln sitzen'],
      'Am letzten Abend sitzt man, wo es dunkel ist.',
      [
        slot('after'),
        more(1, [
          'Am vierundzwanzigsten standen {b} und die anderen vorn, auf den Ehrenplätzen, und sahen ein Fenster. {H} und {a} saßen in der Siebzehn und sahen alle. <Man reichte Kekse durch die Reihen. Im Dunkeln schmeckten sie nach mehr.>',
        ]),
        more(3, ['„Wird es Ihnen nicht langweilig?“, fragte {a}. „Im Januar“, war die Antwort.']),
        always([
          'Als das letzte Fenster hell wurde, sagte die Straße draußen „Oh“. Drinnen sagte keiner etwas. {H} nahm die Liste und suchte im Dunkeln mit dem Finger die Zeile siebzehn. Dort machte {er} den Haken, zittrig, wie man schreibt, wenn man nicht auf das Papier sieht.',
          'Vierundzwanzig. Jetzt brannten sie alle, und alle hingen in einer einzigen Scheibe. <{W.aus}> {H} hauchte dagegen und malte mit dem Finger eine Zahl in den Hauch: siebzehn. Sie hielt, solange der Atem warm war. Dann war wieder nichts zu sehen als Licht.',
        ]),
      ],
    ),
  ],
}
