import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Episodes at home in one or two kinds of story only. */
export const forKinds: readonly Episode[] = [
  {
    id: 'polite-door',
    categories: ['scifi'],
    ages: ALL,
    ...scene(
      ['Die höfliche Tür', 'Bitte', 'Zugangswort'],
      'Eine Tür wartet auf ein Wort, das man ihr nie gesagt hat.',
      [
        always([
          '„Zugangswort“, sagte die Tür. Sie war aus grauem Stahl und hatte eine Stimme wie jemand, der lange allein gearbeitet hat. {H} kannte keines. „Aufmachen“, sagte {a}. „Das sagen alle“, sagte die Tür. <Es klang müde. Über dem Rahmen blinkte ein Lämpchen, das einmal grün gewesen sein musste.> Daneben hing ein Notbeil, aber die Scheibe davor hatte auch ein Zugangswort.',
        ]),
        always([
          'Sie versuchten Zahlen. Sie versuchten Namen, vorwärts und rückwärts. „Bin ich nah dran?“, fragte {a}. „Ich darf keine Auskunft geben“, sagte die Tür. „Aber Sie sind die Ersten, die fragen.“ {H} setzte sich davor. „Seit wann bist du hier?“ „Seit der Inbetriebnahme“, sagte die Tür. „Viertausend Tage. Ich bin elfmillionenmal aufgegangen.“ <„Und was hat man zu dir gesagt?“ Die Tür suchte in ihrem Speicher, man hörte es surren.> „Nichts. Man hat das Wort gesagt und ist durchgegangen.“',
        ]),
        more(1, [
          '„Elf Millionen“, sagte {a}. „Weißt du noch jemanden?“ „Einen mit Blumen“, sagte die Tür. „Er kam dreimal hin und dreimal zurück. Beim letzten Mal ohne Blumen. Ich habe mich besonders leise geschlossen.“ <Das Lämpchen flackerte.>',
        ]),
        always([
          '„Bitte“, sagte {h}. Es war nicht als Lösung gemeint. Es kam einfach so heraus, wie man es zu jemandem sagt, der müde ist. Die Tür schwieg. Dann zischte sie, ein Zittern lief durch den Stahl, und sie glitt auf, sehr langsam, um nichts zu versäumen. „Das Wort war ‚Sesam‘“, sagte sie. „Aber ich fand Ihres besser.“ <Das Lämpchen war grün.> Sie traten hindurch. „Danke“, sagte {h} und legte im Vorbeigehen die Hand an den Rahmen. Hinter ihnen schloss sich die Tür so leise, dass man es nicht hörte.',
        ]),
      ],
    ),
  },
  {
    id: 'minute-without-weight',
    categories: ['scifi'],
    ages: ALL,
    ...scene(['Eine Minute schwerelos', 'Wartungsarbeiten', 'Alles schwebt'], 'Für eine Minute wiegt nichts etwas.', [
      always([
        '„Achtung“, sagte ein Lautsprecher. „Wegen Wartung entfällt das Gewicht. Dauer: eine Minute.“ „Das Gewicht von was?“, fragte {a}. Da hoben sich schon die Schnürsenkel. Dann der Rest. <Ein Bleistift stieg auf, drehte sich und sah sich um.> {H} griff nach einem Geländer und erwischte {as:Ärmel|den Ärmel}. So trieben sie, zu zweit und etwas schief, der Decke entgegen.',
      ]),
      always([
        'Eine Minute ist lang, wenn nichts einen hält. Aus allen Taschen kam, was darin war: Krümel, ein Kamm, eine Münze. Dinge, die man lange gesucht hatte, flogen vorbei und grüßten. Aus einer offenen Tür schwebte eine Suppe, als Kugel, mit einer Nudel darin. <Ein Koch schwamm hinterher, den Löffel voran, sehr ernst.> „Was liegt, das liegt“, hatte {a} gern gesagt. Jetzt lag nichts mehr. Man konnte alles von unten ansehen, sogar das, worüber man sich sonst den Kopf zerbrach.',
      ]),
      more(1, [
        '{H} sah etwas Weißes unter der Decke kleben, an einer Stelle, an die niemand herankam. Es war ein Zettel. „Wer das liest, hat gerade keine Sorgen“, stand darauf, mit Datum. <Das Datum war dreißig Jahre alt. Damals war wohl die letzte Wartung.>',
      ]),
      always([
        '„Noch zehn Sekunden“, sagte der Lautsprecher. Nun kam es darauf an, wo man war, wenn es wieder anfing. {H} stieß sich ab und zog {a} mit, weg von der Treppe und fort von der Suppe. Drei, zwei, eins. Es war, als legte jemand ihnen beiden sacht die Hände auf die Schultern. Sie standen. <Die Suppe stand auch, allerdings auf dem Koch.> Um sie herum fiel, was gefallen sein musste. Nur eines nahmen sie nicht wieder auf: einen kleinen Kiesel, den {h} seit Wochen in der Tasche gehabt hatte, ohne zu wissen, wofür. Ohne ihn ging es sich leichter.',
      ]),
    ]),
  },
  {
    id: 'choir-of-one-song',
    categories: ['christmas'],
    ages: ALL,
    ...scene(
      ['Ein Chor mit einem Lied', 'Zweite Strophe', 'Sie singen schon wieder'],
      'Ein Chor kann nur ein Lied, und keiner will es mehr hören.',
      [
        always([
          'Schon von weitem hörte man sie. Es waren sieben Leute in Schals, die sangen, und sie sangen immer dasselbe. „Könnt ihr noch eins?“, fragte {a}. „Nein“, sagte die Dirigentin. „Wir haben im Oktober angefangen, und das war das erste im Buch. Weiter sind wir nicht gekommen.“ <Über ihnen ging ein Fenster zu, mit Nachdruck. Es war nicht das erste.>',
        ]),
        always([
          'Sie hätten es jetzt hundertmal gesungen, sagte der Bass. Am Anfang habe man geklatscht, beim dreißigsten Mal noch genickt. Nun bekämen sie Plätzchen dafür, dass sie weitergingen. „Wir können es aber so gut“, sagte die Dirigentin, und ihre Unterlippe war nicht ganz fest. {H} kannte das Lied. Jeder kannte es. <Gerade das war ja die Schwierigkeit. Man hört nicht mehr hin, wenn man weiß, wie es ausgeht.> „Singt es einmal anders“, schlug {h} vor. „Schneller?“ „Nein. Lasst etwas weg.“',
        ]),
        more(1, [
          'Sie ließen den Sopran weg, da klang es wie ein Keller. Sie ließen die Worte weg, da klang es wie sieben Kühlschränke. <„Kühlschränke sind schon ziemlich weihnachtlich“, sagte {a}, „es liegt ja das Essen darin.“> Immerhin ging ein Fenster wieder einen Spalt auf.',
        ]),
        always([
          '„Lasst den Schluss weg“, sagte {h}. Sie sangen. Es war wie immer, alle drei Zeilen. Dann, vor der letzten, schlossen sie den Mund. Es wurde still auf der Straße. Man hörte, wie hinter den Fenstern jemand einatmete. Und dann sang es, aus dem zweiten Stock, brüchig und ein wenig zu tief: die letzte Zeile. Im Haus gegenüber fiel eine Frauenstimme ein, dann ein Kind, das die Worte nicht wusste. <Die sieben standen da, die Köpfe im Nacken.> „Noch mal!“, rief jemand von oben. Es war das Fenster, das vorhin zugegangen war.',
        ]),
      ],
    ),
  },
  {
    id: 'named-biscuits',
    categories: ['christmas'],
    ages: ALL,
    ...scene(
      ['Plätzchen mit Namen', 'Zuckerguss', 'Ein Blech zu wenig'],
      'Jedes Plätzchen trägt einen Namen, und einer bleibt übrig.',
      [
        always([
          'Auf einem Tisch vor einer Tür lagen Plätzchen, groß wie Untertassen. Auf jedem stand mit Zuckerguss ein Name. „Nehmt euch euren“, sagte die Frau hinter dem Tisch. Sie backe für die ganze Straße. {A} suchte und fand. {H} suchte zweimal. <Es gab dreimal Peter und einmal Friederike. Die hatte wegen der Länge zwei Plätzchen.> {H} gab es nicht.',
        ]),
        always([
          '„Das tut mir leid“, sagte die Frau. „Ich backe nur, wen ich kenne.“ Sie hielt den Spritzbeutel hoch. Er war leer bis auf einen Tropfen. Ein Plätzchen lag aber noch da, ganz hinten, und niemand hatte es genommen. „Albert“, las {h}. „Wer ist Albert?“ Die Frau wischte an einem Krümel herum, der schon lange weg war. <„Der wohnt im Hinterhaus“, sagte sie. „Jedes Jahr backe ich ihm eins. Er kommt nie. Er denkt wohl, das ist für einen anderen.“>',
        ]),
        more(1, [
          '„Wir bringen es ihm“, sagte {a}. Sie trugen es zu zweit über den Hof, wie man eine Kerze trägt. Es hatte {as:Mantel|den Mantel} schon ganz weiß gemacht. <Ein Peter hielt ihnen die Tür auf, mit vollem Mund.>',
        ]),
        always([
          'Im Hinterhaus machte ein Mann in Hausschuhen auf. Er las seinen Namen. Er las ihn noch einmal, mit dem Finger. „Mit B und T“, sagte er. „Das stimmt.“ Dann brach er das Plätzchen über dem Knie durch. Auf der einen Hälfte stand „Al“, auf der anderen „bert“. „Ich habe leider nur das“, sagte er und hielt {h} die kleinere hin. <{H} hieß nicht Al. Aber so freundlich hatte {ihn} schon lange niemand anders genannt.> Draußen am Tisch malte die Frau mit dem letzten Tropfen einen Punkt auf einen Teller. „Für nächstes Jahr“, sagte sie. „Wie schreibt man dich?“',
        ]),
      ],
    ),
  },
  {
    id: 'light-warden',
    categories: ['horror', 'bedtime'],
    ages: ALL,
    ...scene(
      ['Der Mann mit den Lampen', 'Eine fehlt', 'Licht zählen'],
      'Einer macht Lampen aus und hat eine zu viel.',
      [
        always([
          'Ein Licht nach dem anderen ging aus, und in dem letzten sahen sie ihn: einen langen Mann mit einem Stab, der das Dunkel hinter sich herzog wie einen Mantel. „Stehen bleiben“, sagte er. {A} stand schon. <Er hatte keinen Schatten, aber das lag daran, dass er gerade die Lampe ausgemacht hatte.> „Ich zähle“, sagte der Mann, „und ich komme jede Nacht auf eine zu viel.“',
        ]),
        always([
          'Es waren hundert Lampen in seinem Bezirk, und er löschte hundert, so war es Vorschrift. Und wenn er fertig sei und sich umdrehe, brenne noch eine. Klein, weit hinten. Er gehe hin, dann sei da nichts. Er gehe heim, dann sei sie wieder da. „Sie folgt mir“, flüsterte er. „Elf Jahre schon.“ <Seine Hände zitterten, und der Stab zitterte mit.> {H} hatte sich vor ihm gefürchtet. Jetzt fürchteten sie sich zu dritt, das war schon weniger.',
        ]),
        more(1, [
          'Sie zählten mit ihm. Achtundneunzig, neunundneunzig. Bei jeder wurde es um sie herum ein Stück enger. {A} hielt sich an {h} fest, {h} am Stab und der Stab an dem Mann. <„Gleich“, sagte er, „drehen wir uns um.“>',
        ]),
        always([
          'Hundert. Sie drehten sich um. Da war es wirklich, das Licht, gelblich und nicht größer als eine Erbse. {H} sah es an. Es stand ganz still, wenn der Mann still stand. Es wackelte, wenn er wackelte. „Heben Sie einmal den Arm“, sagte {h}. Das Licht hob sich. {H} trat hinter ihn und nahm ihm etwas vom Rücken: eine kleine Laterne, am Gürtel festgehakt, ganz verrußt. <Elf Jahre lang hatte sie in jeder Scheibe geleuchtet, an der er vorbeiging.> „Die hat mir meine Frau angehängt“, sagte er, „am ersten Tag. Damit ich heimfinde.“ Er putzte das Glas mit dem Ärmel. Dann ging er, und man sah ihn noch weit.',
        ]),
      ],
    ),
  },
]
