import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or a friendship: two people want the last poppy-seed roll every Saturday, and there is only ever one. */
export const lastRoll: Plot = {
  id: 'last-roll',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Mattis', gender: 'male', connection: '' },
    b: { name: 'Frau Kruse', gender: 'female', connection: '' },
  },
  titles: ['Das letzte Mohnbrötchen', 'Samstag, kurz vor elf', '{h} und das eine Brötchen'],
  teasers: [
    'Jeden Samstag liegt um kurz vor elf noch ein einziges Mohnbrötchen da. Und jeden Samstag wollen es zwei.',
    'Wer zuerst an der Theke ist, bekommt es. {H} beschließt, diesmal schneller zu sein. Jemand anderes auch.',
  ],
  start: 'In der Bäckerei gibt es samstags genau ein Mohnbrötchen. {H} will es, und noch jemand will es.',
  byname: '{h} von Samstag, kurz vor elf',
  places: [
    { name: 'Die Bäckerei', description: 'Die Scheibe ist beschlagen, und die Klingel klingt nach Zucker.' },
    { name: 'Die Schlange', description: 'Sie steht jeden Samstag da und ist doch jedes Mal eine andere.' },
    { name: 'Die Bank davor', description: 'Genau zwei sitzen dort, wenn keiner eine Tüte abstellt.' },
  ],
  scenes: [
    scene(['Kurz vor elf', 'Das eine', 'Mit Mohn'], 'Es ist noch eins da, und dann ist keins mehr da.', [
      always([
        'In der Bäckerei {dort} gab es samstags Mohnbrötchen. Um kurz vor elf lag noch eins im Korb. {H} stand an zweiter Stelle. Vor {ihm} streckte sich ein Arm aus, und der Korb war leer.',
        'Samstags, kurz vor elf, lag {dort} in der Bäckerei das letzte Mohnbrötchen. Es war dunkler als die anderen und ein wenig schief. <{H} hatte die ganze Woche daran gedacht, am meisten am Donnerstag.> „Das mit Mohn, bitte“, sagte jemand. Es war nicht {h}.',
      ]),
      always([
        'So ging es drei Samstage lang, immer derselbe Arm. Am vierten wollte {h} schneller sein. Einmal wollte {er} es haben, ganz und warm.',
        'Am Samstag darauf geschah es wieder. Und am nächsten. {H} aß Käsebrötchen und schwor sich etwas: Das nächste mit Mohn war {hs:Brötchen|das Brötchen}.',
      ]),
      always([
        'Am vierten Samstag drehte sich der Arm um. An ihm hing {a.+}, mit Mohn am Kinn. „Wolltest du das etwa auch?“, fragte {a}. „Nein“, sagte {h}. „Ich stehe hier nur so.“',
        '„Entschuldigung“, sagte {a.+} in der Tür, die Tüte in der Hand, „habe ich dir das weggeschnappt?“ „Ich mag gar keinen Mohn“, sagte {h}. <Es war die dümmste Lüge des Jahres. Es war allerdings erst Februar oder sah danach aus.>',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Warum gab es immer nur eins? Es lagen da zwanzig mit Sesam, dreißig glatte, ein ganzer Berg mit Kürbis. Mit Mohn waren es morgens um sieben schon nur drei, sagten die Leute. <Um acht zwei. Und dann, über Stunden, dieses eine, das keiner anrührte, als stünde ein Name darauf.>',
      ]),
    ]),
    scene(['Wettlauf', 'Zehn vor elf', 'Halb sieben'], 'Beide kommen früher, und es hilft keinem.', [
      core(
        [
          '{H} kam um zehn vor elf, {a} um Viertel vor. Danach kam {h} um zehn und {a} um neun. Am Ende standen sie um sechs vor der dunklen Tür, und es regnete.',
        ],
        [
          '{H} kam zehn Minuten früher. Da kam {a} gerade heraus. In der Woche darauf kam {h} um halb elf und {a} um Viertel nach zehn. Dann zehn, dann neun, dann acht. <Sie grüßten sich wie zwei Läufer.> Zuletzt standen beide um sechs Uhr früh vor der dunklen Tür, und es war so kalt, dass man nicht mehr wusste, wer von beiden zitterte. Um sieben wurde aufgeschlossen. „Mohn?“, hieß es. „Der braucht heute bis elf.“',
          'Es wurde ein Wettlauf. {H} nahm das Fahrrad, {a} einen Roller. {H} kannte eine Abkürzung, {a} eine kürzere. An einem Samstag kamen sie von zwei Seiten zugleich, griffen zugleich nach der Klinke und klemmten in der Tür, Schulter an Schulter, bis jemand von innen nachhalf. <Drinnen war das Brötchen verkauft. An einen Hund, das heißt, an dessen Herrn.> Sie sahen ihm beide nach.',
        ],
      ),
      more(1, [
        'Beim Warten redet man, ob man will oder nicht. {A} mochte den Geruch von nassen Zeitungen. {H} auch, und hatte es noch nie gesagt. <Danach kam eine Pause, in der man die Rolläden hochgehen hörte, einen nach dem anderen, die ganze Straße entlang.>',
      ]),
      more(2, [
        'Die anderen in der Schlange nahmen Partei. „Ich bin für den Roller“, sagte die Dame mit dem Netz. „Ich für die Abkürzung“, sagte der Postbote. Es wurde gewettet, um Rosinenschnecken. <Wenn einer von ihnen fehlte, fragte die ganze Schlange nach ihm.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['Hinter der Theke', 'Was es kostet', 'Mehl auf dem Ärmel'],
      'An der Theke weiß man mehr, als man verkauft.',
      [
        always([
          'Hinter der Theke half in diesen Wochen {b.+} aus. „Warum gibt es nur eins?“, fragte {h}. „Das kostet extra“, sagte {b}. „Wer es wissen will, kommt einen Samstag lang auf diese Seite und verkauft. Und isst nichts.“',
          '„Ich könnte zwei backen lassen“, sagte {b.+} an der Theke. „Will ich aber nicht. Den Grund erfährst du, wenn du mir einen Samstag lang hilfst. Von fünf bis elf, mit Schürze. Und Mohn wird dabei nicht angerührt.“',
        ]),
        slot('questions'),
        always([
          'So stand {h} auf der anderen Seite. Um kurz vor elf lag das eine da, dunkel und schief, eine Handbreit entfernt. Dann kam {a} herein, sah sich in der Schlange um, zweimal, und kaufte nichts. „Merkst du was?“, fragte {b}.',
          '{H} verkaufte sechs Stunden lang. Das Mohnbrötchen wollten viele. „Ist zurückgelegt“, sagte {b} jedes Mal. Kurz vor elf kam {a}, sah zur Tür, sah auf die Uhr, sah zur Tür. „Heute nicht“, sagte {a} dann und ging ohne Tüte. <{H} stand mit der Zange da.>',
        ]),
        more(2, [
          '„Das ist schlecht fürs Geschäft“, sagte {h}. {B} wischte die Theke, wo sie schon sauber war. „Wenn zwei dasselbe wollen“, sagte {b}, „backt man entweder mehr, oder man backt eins. Mehr ist einfacher. Da nimmt jeder seins und geht.“',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Kein Hunger', 'Ein Samstag ohne', 'Die leere Bank'], 'Einer fehlt, und es schmeckt nicht.', [
      more(1, [
        'Am Samstag darauf fehlte {a}. {H} bekam das Brötchen, ganz und warm. {Er} setzte sich damit auf die Bank. Es schmeckte nach Mohn. <Das war alles.> {H} sah die Straße hinunter, nach rechts, wo der Roller sonst herkam. Dann legte {er} es zurück in die Tüte und trug es den halben Tag spazieren.',
      ]),
      more(2, [
        '„Erkältet“, sagte die Dame mit dem Netz. „Umgezogen“, sagte der Postbote. „Keinen Hunger“, sagte der Mann mit dem Hund. Alle sahen {h} an. <„Ich stehe hier nur so“, sagte {h}.> Es klang diesmal noch schlechter.',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Den Samstag danach standen beide wieder da, jeder mit einer Ausrede. Im Korb lag eins.',
        'Dann war es wieder Samstag. {A} kam von rechts, {h} von links, keiner rannte. Beide ließen den anderen vor. Das dauerte.',
      ]),
    ]),
    scene(['Eine Tüte', 'Die Hälfte', 'Elf Uhr'], '{H} sagt endlich, was {er} will.', [
      slot('key'),
      core(
        [
          '„Ein Mohnbrötchen“, sagte {h}, „und ein Messer, bitte.“ {B} hatte es schon hingelegt. {H} schnitt es durch, und weil es schief war, gab es eine größere Hälfte. Die schob {h} hinüber. „Ich stehe hier gar nicht nur so“, sagte {h}.',
        ],
        [
          'Man hätte wieder rennen können. {H} sah den Korb an, das eine, schiefe, und dachte an den Samstag auf der Bank. Es war nie um das Brötchen gegangen, oder doch nur bis zum vierten Mal. „Das mit Mohn“, sagte {h}. {A} nickte und wollte gehen. „Und ein Messer“, sagte {h}.\nEs war auf einmal sehr ruhig in der Schlange. {H} schnitt. Es wurde eine größere Hälfte und eine kleinere. {H} schob die größere hinüber. „Ich stehe hier gar nicht nur so“, sagte {h}. „Ich auch nicht“, sagte {a}. „Ich mag übrigens lieber Sesam.“',
          '„Wer bekommt es nun?“, fragte {b} und hielt die Zange hoch. Die Schlange hielt den Atem an. „Wir“, sagte {h}. Das Wort war schneller gewesen als der Kopf. Aber da lag es nun auf der Theke, bei den Krümeln, und keiner nahm es zurück.\n„Wir“, wiederholte {a}, um zu hören, wie es klang. {B} brauchte kein Messer. {B} hatte das Brötchen von Anfang an so gebacken, dass in der Mitte eine Kerbe war. Sie war ihnen nie aufgefallen. <Zum ersten Mal verkaufte die Dame mit dem Netz ihre Wette.>',
        ],
      ),
      always([
        'Sie setzten sich auf die Bank, jeder mit seinem halben. Es war noch warm. Sie redeten nicht, man redet nicht mit vollem Mund. Zwischen ihnen lag die Tüte und dann nicht mehr.',
        'Auf der Bank war gerade Platz für zwei. Der Mohn fiel ihnen auf die Knie, und sie tupften ihn auf, erst jeder bei sich.',
      ]),
    ]),
    scene(['Am Samstag', 'Sesam', 'Zwei Hälften'], 'Es bleibt bei einem Brötchen.', [
      slot('after'),
      more(1, [
        'Im Frühling backte man auf einmal zwei. Es war ein Versehen der Aushilfe, sagte {b}. Der Korb war kurz vor elf noch halb voll. Sie kauften eins. <Das andere nahm der Mann mit dem Hund, und der Hund sah sie die ganze Straße lang dankbar an.>',
      ]),
      always([
        'Es ist wieder Samstag, kurz vor elf. Im Korb liegt eins. Die Klinke ist noch warm von der Hand, die zuerst da war, und drinnen hält jemand einen Platz in der Schlange frei, genau in der Breite von {h}.',
        'An einem Samstag, es war schon fast elf, kam {h} zu spät. Die Straße lag leer da. Auf der Bank saß {a} und hatte die Tüte neben sich gestellt, damit sich keiner hinsetzte. Darin lag es noch, ganz, und war innen warm. <{W.aus}> „Ich hatte keinen Hunger“, sagte {a} und hatte kein einziges Mohnkorn am Kinn.',
      ]),
    ]),
  ],
}
