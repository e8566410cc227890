import { itemAt } from '../../../../../lib/item-at.ts'
import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import { stories } from '../stories.ts'
import { factInsert } from './fact-insert.ts'

/** A question of more words is not read out. */
const QUESTION_WORDS = 14

const ASKED: readonly Template[] = [
  '„{q:N}“, fragte {b}.\n„{X:dynamic.N}“, sagte {h}, ohne zu überlegen. <{B} schrieb es auf, mit einem sehr spitzen Bleistift.>',
  '„{q:N}“, wollte {a} wissen.\n{H} dachte nach. „{X:dynamic.N}“, sagte {er} dann.',
  'Auf einem Zettel an der Wand stand eine Frage: „{q:N}“ Darunter war Platz. {H} nahm den Stift und schrieb: „{X:dynamic.N}“. <Es sah aus, als hätte der Zettel darauf gewartet.>',
  '„Noch etwas“, sagte {b}. „{q:N}“\n„{X:dynamic.N}“, sagte {h}. <Es kam schneller heraus als geplant.>',
  '„Eins wüsste ich gern“, sagte {a} im Gehen. „{q:N}“\n„{X:dynamic.N}“, sagte {h}<, und sie gingen eine Weile stumm weiter, weil das eine gute Antwort war>.',
  '{B} legte den Kopf schräg. „{q:N}“\n„{X:dynamic.N}“, sagte {h}. <„Dachte ich mir“, sagte {b}, obwohl man so etwas gar nicht denken kann.>',
  '„Tauschen wir“, sagte {b}. „Einen Rat gegen eine Antwort. {q:N}“\n„{X:dynamic.N}“, sagte {h}. <Der Rat lautete: „Sag das nicht jedem.“>',
  'Zum Zeitvertreib fragte {a} alles Mögliche. „{q:N}“, zum Beispiel.\n„{X:dynamic.N}“, sagte {h} und musste nicht überlegen.',
  '„Antworte mit dem Ersten, was dir einfällt“, sagte {a}. „{q:N}“\n„{X:dynamic.N}“, sagte {h}. <Es war das Erste und das Richtige.>',
  'In einem alten Formular war eine Zeile leer geblieben. „{q:N}“, stand davor. {H} trug ein: „{X:dynamic.N}“. <So war wenigstens das erledigt.>',
]
const SAID: readonly Template[] = [
  'In {hs:Tasche|der Tasche} steckte ein Zettel, mehrmals gefaltet. „{X:dynamic.N}“, stand darauf. <{H} kannte ihn auswendig und las ihn trotzdem.>',
  '„Sag etwas, das nur du weißt“, verlangte {b}. {H} holte Luft. „{X:dynamic.N}“, sagte {er}.',
  '„{X:dynamic.N}“, sagte {h} in die Stille. {A} nickte, als wäre damit alles gesagt. <War es auch, fast.>',
  'An die Scheibe hatte jemand mit dem Finger geschrieben: „{X:dynamic.N}“. {H} wusste, wer. {Er} selbst, vor langer Zeit.',
  '{A} zählte auf, was {a.er} von {h} gelernt hatte. Ganz vorn: „{X:dynamic.N}“. <Das Übrige brauchte länger.>',
  'Was man sich merken muss, schrieb {a} in eine Liste. Der oberste Punkt hieß: „{X:dynamic.N}“. <Er war von {h}.>',
  '„{X:dynamic.N}“, sagte {h} so bestimmt, als hätte jemand gefragt. {B} nickte. „Das kommt auch dazu“, sagte {b}.',
  'Auf einer Postkarte, die {h} nie abgeschickt hatte, stand nur das: „{X:dynamic.N}“. <Die Marke war schon darauf.>',
  '„Wie heißt das Losungswort?“, fragte {b} zum Spaß. „{X:dynamic.N}“, sagte {h}. <„Falsch“, sagte {b}, „aber besser.“>',
  'Beim Gehen sagte {h} es vor sich hin, im Takt der Schritte: „{X:dynamic.N}“. <Beim dritten Mal sprach {a} mit.>',
]

const SHORT: readonly Template[] = [
  '„Und das Wichtigste?“, fragte {b}. „{X:dynamic.N}“, sagte {h}.',
  'An der Wand stand mit Kreide: „{X:dynamic.N}“.',
  '„{X:dynamic.N}“, fiel {h} dabei ein.',
  '„{X:dynamic.N}“, murmelte {h}, und {a} nickte.',
  'Mit dem Finger schrieb {h} an die Scheibe: „{X:dynamic.N}“.',
]

function answerInserts(brief: Brief, offset: number): Insert[] {
  return brief.answers.map(({ question }, index) => {
    const words = plain(question).split(' ').length
    const isAsked = /\?$/u.test(plain(question)) && words <= QUESTION_WORDS
    const list = isAsked ? ASKED : SAID
    const own = [itemAt(list, (index + offset) % list.length)]
    const number = (template: string) =>
      template.replaceAll(':N', `:${index}`).replaceAll('dynamic.N', `dynamic.${index}`)
    return factInsert(index % 3 === 2 ? 'quiet' : 'questions', [`dynamic.${index}`], own.map(number), [
      number(itemAt(SHORT, index % SHORT.length)),
    ])
  })
}

/** A history told as "I" is the hero's to tell; any other is told of the hero. */
const FIRST_PERSON = /^(?:ich|wir|mein|meine|als ich)\b/iu

const historyInsert = ({ hero }: Brief): Insert =>
  FIRST_PERSON.test(plain(hero.history))
    ? factInsert(
        'quiet',
        ['hero.history'],
        [
          '„Erzähl mir etwas von früher“, sagte {a}. {H} zögerte. Dann sagte {er} es doch: „{X:hero.history}.“ <Danach war es leichter zu atmen.>',
          '„Und du?“, fragte {a}. „Du erzählst nie etwas.“ {H} drehte einen Grashalm oder einen Faden um den Finger. „{X:hero.history}“, sagte {er} dann. <Mehr Sätze brauchte es nicht.>',
          '{H} hatte es noch nie laut gesagt. Jetzt ging es: „{X:hero.history}.“ {A} sagte nichts dazu. <Das war das Richtige.>',
          '„{X:hero.history}“, sagte {h} auf einmal, ohne Anlauf. {A} rutschte ein Stück näher. <„Das wusste ich nicht“, sagte {a} nach einer Weile. „Jetzt weiß ich es.“>',
          'Manches erzählt man nur im Gehen oder im Dunkeln oder wenn der andere gerade nicht hersieht. „{X:hero.history}“, sagte {h}. {A} sah gerade nicht her und hörte jedes Wort.',
          '„Von mir weißt du das noch nicht“, sagte {h}. „{X:hero.history}.“ {A} pfiff leise durch die Zähne. <Dann pfiff {a} noch einmal, tiefer, und das war Mitgefühl.>',
          'Sie tauschten Geheimnisse, eins gegen eins. {A} gab ein kleines her. {H} gab dafür das große: „{X:hero.history}.“ <{A} legte zum Ausgleich einen Apfel dazu.>',
          'Es war eine gute Stelle für alte Geschichten. „{X:hero.history}“, begann {h}, und {a} stützte das Kinn auf. <Eine lange Geschichte wurde es nicht. Aber es war die ganze.>',
          '{A} fragte nicht, und eben darum erzählte {h} es: „{X:hero.history}.“ <Danach hörte man eine Weile nur die Schuhe.>',
          '„Etwas musst du wissen, ehe es weitergeht“, sagte {h}. „{X:hero.history}.“ „Gut“, sagte {a}. „Dann gehen wir ab jetzt zu dritt: du, ich und das.“',
        ],
        ['„{X:hero.history}“, sagte {h} leise.'],
      )
    : factInsert(
        'quiet',
        ['hero.history'],
        [
          'Es gab eine Geschichte über {h}, die alle kannten und keiner erwähnte. Sie begann so: „{X:hero.history}.“ <{A} rückte ein Stück näher.> „Darum also“, sagte {a}, mehr nicht.',
          '„Stimmt es eigentlich“, fragte {a}, „was man von dir sagt? ‚{X:hero.history}‘?“ {H} dachte nach. <„Es stimmt“, sagte {er}. „Aber erzählt klingt es fertig. Das war es nicht.“>',
          'In {as:Tagebuch|dem Tagebuch}, das wusste {h}, gab es eine Seite über {ihn}. „{X:hero.history}“, stand da. <Darunter war viel Platz gelassen.> Jetzt würde etwas dazukommen.',
          'Wenn man {h} verstehen wollte, musste man eines wissen. „{X:hero.history}“, so sagten es die Leute. <{A} sagte es nie. {A} wusste es nur.>',
          '{A} war lange still. „Ich weiß, was man über dich erzählt“, sagte {a.er} dann. „{X:hero.history}.“ {H} nickte. <Es war seltsam, es aus einem fremden Mund zu hören. Es klang kleiner und tapferer.>',
          '„Erzähl die Sache von damals“, sagte {a}. {H} wehrte ab. Also sagte {a} es selbst: „{X:hero.history}.“ <Es fehlte nichts, nur wie laut es gewesen war.>',
          'Zu Hause bei {h} lag ein Zettel in einer Schachtel. „{X:hero.history}“, stand darauf. <Wer das geschrieben hatte, wusste keiner mehr.> Wahr war es trotzdem.',
          '{H} sah auf die Schuhe hinunter. Sie waren dabei gewesen, damals, sie oder ihre Vorgänger. „{X:hero.history}“, so hieß es. <Die Schuhe hätten mehr gewusst.>',
          'In einem Quiz über {h} wäre das die Hauptfrage gewesen. Richtig: „{X:hero.history}.“ <Die falschen Antworten wären auch lustig gewesen.>',
          '„Das ist doch {h}“, hatte neulich jemand gesagt, und dann: „{X:hero.history}.“ So fängt es an, wenn man bekannt wird. <{H} wäre gern für etwas Kürzeres bekannt gewesen.>',
        ],
        ['„{X:hero.history}“, hieß es über {h}.'],
      )

const refinementInserts = (): Insert[] => [
  factInsert(
    'portrait',
    ['story.refinement'],
    [
      'An diesem Tag fand {h} einen Zettel unter der Tür. Jemand hatte mit Bleistift einen Wunsch notiert, ohne Namen: „{X:story.refinement}“. {H} hängte ihn an die Wand. <Man konnte ja nie wissen.>',
      'Am Schwarzen Brett hing zwischen lauter Fahrrädern ein Wunsch: „{X:story.refinement}“. Keine Nummer zum Abreißen. {H} nahm ihn ab. <Jemand musste sich ja darum kümmern.>',
      '„{X:story.refinement}“, stand auf einem Papierflieger, der {h} vor die Füße segelte. {H} sah nach oben. Da war keiner. <Den Flieger steckte {er} ein.>',
      'Seit dem Morgen ging {h} ein Satz nicht aus dem Kopf, den {er} nicht selbst gedacht hatte: „{X:story.refinement}“. {Er} schrieb ihn vorsichtshalber auf den Ärmel.',
      'Zwischen den Seiten eines Buches steckte ein Wunsch, den niemand unterschrieben hatte: „{X:story.refinement}“. {H} steckte ihn in die Jacke. <Wünsche soll man nicht herumliegen lassen.>',
      'In {hs:Tasche|der Tasche} fand sich ein fremder Wunsch, wie eine verirrte Fahrkarte: „{X:story.refinement}“. {H} nahm ihn als Auftrag.',
      'Im Glückskeks war ein Streifen Papier: „{X:story.refinement}“. {H} kaute und dachte nach. <Dann faltete {er} ihn zusammen und hob ihn auf.>',
      'Mit Kreide hatte jemand einen Wunsch vor die Tür geschrieben: „{X:story.refinement}“. {H} schrieb ihn ab, bevor der Regen kam, und steckte ihn ein.',
      'An einem Luftballon hing eine Karte, und auf der Karte stand ein Wunsch: „{X:story.refinement}“. {H} ließ den Ballon fliegen und behielt die Karte.',
      'Auf der Rückseite eines Stücks Tapete stand ein Wunsch: „{X:story.refinement}“. <Vorn waren Rosen.> {H} rollte es ein und nahm es mit.',
    ],
    ['Unter der Tür lag ein Zettel: „{X:story.refinement}“.'],
  ),
  {
    ...factInsert(
      'after',
      [],
      [
        'Der fremde Wunsch war noch da. Jemand hatte einen Haken dahinter gemacht.',
        'Den fremden Wunsch trug {h} noch bei sich. {Er} las ihn ein letztes Mal und faltete ihn kleiner. Erfüllte Wünsche wiegen weniger, und dieser wog fast nichts.',
        '„Und der Wunsch?“, fragte {a}. {H} tastete nach ihm. <Er war nicht mehr da.> „Den hat wohl jemand abgeholt“, sagte {h}.',
        'Und der Wunsch ohne Unterschrift? {H} sah ihn noch einmal an. Nun stand ein Name darunter. Es war {sein} eigener.',
        'An den fremden Wunsch dachte {h} erst jetzt wieder. Er hatte sich unterwegs von selbst erledigt, wie es die guten tun.',
        '„Was wird nun aus dem Wunsch?“, fragte {a}. „Der wird weitergegeben“, sagte {h}. <Irgendwo war sicher noch eine Tür mit einem Spalt darunter.>',
        'Einen Wunsch hatte {h} noch übrig, und es war nicht einmal der eigene. {Er} strich ihn durch, mit einem geraden Strich.',
        'Blieb noch der Wunsch vom Anfang. „Ist er jetzt erfüllt?“, fragte {a}. „Hör mal“, sagte {h}. Der Wunsch gab keinen Laut mehr von sich. <So klingt das.>',
      ],
    ),
    rank: 1,
  },
]

/** Inserts for what the visitor told in free words. */
export function wordInserts(brief: Brief, offset: number): Insert[] {
  return [
    ...answerInserts(brief, offset),
    ...(brief.hero.history === '' ? [] : [historyInsert(brief)]),
    ...phrasedAnswers(brief, stories.answers).map(({ fact, phrases }) =>
      factInsert('quiet', [fact], phrases.phrasings, phrases.short),
    ),
    ...(brief.refinement === '' ? [] : refinementInserts()),
  ]
}
