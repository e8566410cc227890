import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Things that get in the way, and what is in them. */
export const smallThings: readonly Episode[] = [
  {
    id: 'vending-machine',
    categories: ['scifi', 'generic', 'love', 'adventure', 'horror'],
    ages: ALL,
    ...scene(['Der Automat', 'Nummer vierzehn', 'Etwas anderes'], 'Ein Automat gibt heraus, was keiner gewählt hat.', [
      always([
        'An einer Wand stand ein Automat und brummte. {A} wählte die Vierzehn, Nüsse. Es rumpelte. Im Fach lag ein Radiergummi. <„Vielleicht für vorher“, sagte {h}.> {A} versuchte die Fünfzehn, das war Schokolade. Heraus kam eine Briefmarke, ungestempelt. „Der ist kaputt“, sagte {a} und schlug gegen das Blech. Der Automat brummte eine Spur höher, wie jemand, der sich rechtfertigt.',
      ]),
      always([
        '{H} hatte noch zwei Münzen. „Er gibt nichts Falsches“, sagte {h} langsam. „Er gibt nur etwas anderes.“ Ein Radiergummi und eine Marke. Es war, als wollte er, dass jemand einen Brief schrieb und ihn vorher noch einmal überdachte. <Über dem Schlitz war eine Schraube locker. Sie sah aus wie ein Auge, das zwinkert.> {H} warf die vorletzte Münze ein und wählte gar nichts. Es rumpelte lange. Dann fiel ein Bleistift.',
      ]),
      more(1, [
        'Ein Mann im Anzug kam, zahlte und bekam einen Schnuller. Er steckte ihn ein, ohne zu zögern. „Heute Nacht ist es so weit“, sagte er, ganz weiß im Gesicht. „Woher weiß der das?“ <Niemand konnte es ihm sagen. Er vergaß sein Wechselgeld.>',
      ]),
      always([
        '„Schreib du“, sagte {a}. „An wen?“ „An den, dem man das sonst nicht sagt.“ {H} schrieb drei Zeilen auf die Rückseite eines Fahrscheins, strich eine wieder aus und klebte die Marke darauf. <Der Radiergummi hatte jetzt eine runde Ecke.> Für die letzte Münze drückten sie noch einmal die Vierzehn. Nüsse. Sie aßen sie im Gehen, eine nach der anderen. Hinter ihnen brummte der Automat, wieder tief, und wartete auf jemanden mit Hunger.',
      ]),
    ]),
  },
  {
    id: 'little-key',
    categories: [],
    ages: ALL,
    ...scene(
      ['Der kleine Schlüssel', 'Er passt nirgends', 'Hundert Schlösser'],
      'Ein Schlüssel wird gefunden, und er will etwas öffnen.',
      [
        always([
          '{H} trat auf etwas Hartes. Es war ein Schlüssel, nicht länger als ein Fingernagel. „Der hat jemandem etwas Wichtiges zugesperrt“, sagte {a}. „Oder etwas sehr Kleines“, sagte {h}. <Er war warm, aber das konnte vom Schuh kommen.> Man kann einen Schlüssel nicht einfach liegen lassen. Irgendwo steht dann etwas für immer zu.',
        ]),
        always([
          'Von da an probierten sie. Eine Schranktür: zu groß. Ein Fahrradschloss: zu rund. Ein Klavier, eine Kasse, den Deckel einer Teedose, die gar kein Schloss hatte. {A} probierte es an einer Standuhr und {h} am eigenen Ohr. <„Dreh nicht zu weit“, sagte {a}, „sonst kommt alles heraus.“> Sie fragten Leute. Ein Mädchen hielt sein Tagebuch hin. Der Schlüssel passte hinein und ließ sich nicht drehen. Das Mädchen war sehr erleichtert.',
        ]),
        more(1, [
          'Ein Schlosser sah ihn sich an, durch eine Lupe. „Der ist von Hand gefeilt“, sagte er. „Und zwar von jemandem, der es nicht konnte. Sehen Sie, hier ist er abgerutscht, und hier hat er geflucht.“ <Man konnte das an den Riefen erkennen, behauptete er, jedes Wort.>',
        ]),
        always([
          '„Vielleicht“, sagte {h} endlich, „öffnet er gar nichts. Vielleicht hat ihn einer zum Üben gemacht.“ Das war ein trauriger Gedanke, jedenfalls für einen Schlüssel. {H} zog einen Faden aus dem Saum und hängte ihn {a} um den Hals. „So“, sagte {h}. „Jetzt gehört er zu jemandem, das ist beinahe so gut.“ <{A} fasste ihn an. Er war noch immer warm.> Beim Gehen tickte er gegen einen Knopf, und nach einer Weile merkten sie, dass sie im Takt dazu gingen. Etwas hatte er also doch aufgesperrt, und wenn es nur der Schritt war.',
        ]),
      ],
    ),
  },
  {
    id: 'stuck-sofa',
    categories: ['bedtime', 'christmas', 'love', 'generic', 'horror'],
    ages: ALL,
    ...scene(
      ['Das Sofa auf der Treppe', 'Links herum', 'Es klemmt'],
      'Ein Sofa steckt fest, und man wohnt eine Weile darauf.',
      [
        always([
          'Auf der Treppe klemmte ein Sofa. Unter dem Sofa klemmten zwei Männer, der eine oben, der andere unten. „Können Sie mal?“, fragte der Untere. {H} und {a} konnten. <Nun waren es vier unter dem Sofa.> „Links herum“, rief der Obere. „Von wem aus?“, riefen alle. Das Sofa rückte einen Fingerbreit vor und saß fester als je zuvor.',
        ]),
        always([
          'Man kam nicht hinauf und nicht hinunter. Eine Frau wollte vorbei und musste sich setzen, wo sie stand, also auf die Lehne. Ein Kind kam und rutschte. Jemand reichte von oben Tee, von unten kamen Becher. <Der Obere zeigte Bilder von seiner neuen Wohnung, in der alles Platz hatte, bis auf das Sofa, wie sich zeigte.> „Wo soll es hin?“, fragte {h}. „Zu meiner Mutter“, sagte der Untere. „Zu mir“, sagte der Obere. Da wurde es still auf der Treppe.',
        ]),
        more(1, [
          'Die beiden waren Brüder. Sie hatten seit einem Jahr nur wegen des Sofas miteinander geredet. „Darauf hat er immer links gesessen“, sagte der eine. „Weil du rechts gekleckert hast“, sagte der andere. <Man sah nach. Es stimmte. Der Fleck hatte die Form von Italien.>',
        ]),
        always([
          '„Setzen Sie sich doch einmal hin“, sagte {h}. Die Brüder setzten sich, der eine links, der andere rechts, mitten auf der Treppe, und alle anderen rückten. Es knarrte. Sie sahen geradeaus, wie früher wohl auf einen Fernseher. „Du hast zugenommen“, sagte der Linke. Da gab das Geländer nach, nur ein wenig, und das Sofa rutschte mit allen darauf sanft einen Absatz hinunter. <„Siehst du“, sagte der Rechte, „links herum.“> Vor der Haustür stand es dann und klemmte nicht mehr. Wohin es kam, hörten {h} und {a} nicht mehr. Aber die beiden trugen es zusammen.',
        ]),
      ],
    ),
  },
  {
    id: 'rehearsal',
    categories: [],
    ages: ALL,
    ...scene(
      ['Die Probe', 'Eine Rede vor dem Mantel', 'Noch einmal von vorn'],
      '{A} übt etwas, das gesagt werden muss.',
      [
        always([
          '{H} hörte {a} reden, leise und sehr bestimmt. Aber da war niemand. {A} stand vor einem Mantel, der an einem Nagel hing, und hielt ihm einen Vortrag. <Der Mantel hörte gut zu. Er hatte die Ärmel hängen lassen.> „Was machst du da?“, fragte {h}. {A} wurde rot. „Ich übe“, sagte {a}. „Es gibt etwas, das ich jemandem sagen muss, wenn wir zurück sind. Mir fehlt bloß der Anfang.“',
        ]),
        always([
          '„Üb mit mir“, sagte {h} und stellte sich an die Stelle des Mantels. {A} holte Luft. „Also“, sagte {a}. Dann kam nichts. „Bei dem Mantel ging es besser. Der guckt nicht so.“ {H} guckte woandershin. „Also“, sagte {a} noch einmal. „Es war damals nicht richtig. Das heißt, es war richtig, aber falsch herum.“ <Das war immerhin ein Anfang. Er passte nur auf ziemlich vieles.> {H} nickte so, wie ein Mantel nicken würde.',
        ]),
        more(1, [
          'Sie versuchten es lustig. Sie versuchten es mit Singen. Sie versuchten es so schnell, dass man gar nicht merkt, wie es herauskommt. <Beim Singen reimte sich „Leid“ auf „Zeit“, und {a} verbot sofort das Singen.>',
        ]),
        always([
          '„Lass alles weg“, sagte {h}, „was du nur sagst, damit es nicht so schlimm klingt.“ {A} dachte lange nach. Man sah, wie es immer weniger wurde. Am Ende blieben zwei Wörter. {A} sagte sie dem Mantel, ganz leise, und {h} hörte absichtlich nicht hin. <Der Mantel schwang ein wenig am Nagel, vielleicht zog es.> „Und?“, fragte {h}. „Das war es“, sagte {a} erstaunt. „Länger ist es nicht.“ Auf dem Weg sagte {a} nichts mehr, aber die Lippen bewegten sich noch einmal, zweimal kurz.',
        ]),
      ],
    ),
  },
  {
    id: 'lost-button',
    categories: [],
    ages: ALL,
    ...scene(['Der Knopf', 'Ein Faden hängt', 'Vier Löcher'], 'Ein Knopf ist ab, und der Ersatz ist keiner.', [
      always([
        'Als sie anhielten, fehlte {a} ein Knopf, der oberste. Der Faden hing noch da, mit einem Knick, als hätte er sich gewehrt. „Den brauche ich“, sagte {a}. „Es ist doch nur ein Knopf.“ „Er ist von früher“, sagte {a} und hielt den Kragen mit der Hand zu. <So kann man nichts anderes halten, keine Lampe und kein Brot.> Also gingen sie zurück und suchten, {h} den linken Rand, {a} den rechten.',
      ]),
      always([
        'Man findet viel, wenn man einen Knopf sucht. {H} fand eine Unterlegscheibe, eine Nuss ohne Kern und den Deckel von etwas. Man sieht auf einmal, wie viel Rundes herumliegt und dass es alles nicht passt. <{A} fand einen Knopf. Er war grün und von jemand anderem. Sie legten ihn gut sichtbar auf einen Stein.> Je weiter sie zurückkamen, desto weniger glaubte {a} daran. „Hier war ich noch ganz“, sagte {a} bei jeder Ecke.',
      ]),
      more(1, [
        '„Von wem war er denn?“, fragte {h}. „Von einem Hemd. Das Hemd ist fort, der es trug, auch. Den Knopf habe ich an alles genäht, was ich seither hatte.“ <{H} suchte danach noch einmal dort, wo {er} schon gesucht hatte.>',
      ]),
      always([
        'Sie fanden ihn nicht. {H} drehte die eigene Jacke um und trennte innen, wo man es nicht sieht, den Ersatzknopf ab. Er hatte vier Löcher, der Faden reichte für zwei. {H} nähte ihn an, schief, mit einem Knoten so dick wie eine Erbse. „Der ist jetzt von heute“, sagte {h}. {A} machte ihn zu und wieder auf. <„Von heute“, wiederholte {a}.> Beim Weitergehen klapperte etwas in {as:Schuh|dem Schuh}. Es war flach, es hatte zwei Löcher, und {a} steckte es ein, ohne stehen zu bleiben. Angenäht blieb der andere.',
      ]),
    ]),
  },
  {
    id: 'asleep-in-the-way',
    categories: [],
    ages: ALL,
    ...scene(['Bitte wecken', 'Einer schläft', 'Um vier'], 'Jemand liegt quer und hat um etwas gebeten.', [
      always([
        'Quer vor ihnen lag jemand und schlief. Auf der Brust lag ein Schild: „Bitte um vier wecken.“ „Wie spät ist es?“, fragte {h}. {A} hatte keine Uhr. Der Schläfer hatte eine, aber die lag unter ihm, man hörte sie ticken. <Er lächelte, wie man nur lächelt, wenn sich ein anderer um alles kümmert.> Man konnte über ihn steigen. Aber dann wusste man es eben und hatte ihn nicht geweckt.',
      ]),
      always([
        '„Vielleicht ist es schon fünf“, sagte {a}. „Dann ist er zu spät, und wir sind schuld.“ „Und wenn es erst drei ist? Dann wecken wir ihn umsonst.“ <Der Schläfer seufzte und drehte sich auf die Seite. Die Uhr tickte nun gedämpfter, denn er lag jetzt ganz darauf.> Sie setzten sich links und rechts von ihm hin. Es musste ja einmal jemand vorbeikommen, der wusste, wie spät es war. Nach und nach kamen drei. Der erste sagte halb. Die zweite sagte gleich. Der dritte flüsterte nur: „Ach, der“, und ging auf Zehenspitzen.',
      ]),
      more(1, [
        'Sie dachten sich aus, was er um vier vorhatte. {A} war für einen Zug. {H} war für jemanden, der um Viertel nach an einer Ecke stand und sich umsah. <Dann war es auf einmal sehr wichtig, dass er pünktlich kam.>',
      ]),
      always([
        'Endlich schlug irgendwo eine Uhr. Eins, zwei, drei, vier. Sie fassten ihn beide an, jeder an einer Schulter. „Es ist vier“, sagte {h}. Der Mann machte die Augen auf. „Wunderbar“, sagte er und blieb liegen. „Was haben Sie denn um vier?“, fragte {a}. „Nichts“, sagte er. „Ich werde nur so gern geweckt. Und wissen Sie, wie selten einer bleibt?“ <Er nahm das Schild und drehte es um. „Danke“, stand auf der Rückseite, sauber vorgeschrieben.> Dann rückte er zur Seite und ließ sie durch.',
      ]),
    ]),
  },
]
