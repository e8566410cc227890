import { itemAt } from '../../../../../lib/item-at.ts'
import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { factInsert } from './fact-insert.ts'

/** Said of the place, so that they fit any plot, even one that never leaves the house. */
const KNOWN: readonly Template[] = [
  '„Weißt du noch, {pN.at}?“, fragte {a}. „Da hast du gesagt, so etwas machst du nie wieder.“ „Habe ich auch nicht“, sagte {h}. <„Das hier ist etwas ganz anderes.“>',
  '„Wenn das vorbei ist“, sagte {a}, „treffen wir uns {pN.at}. Und dann tun wir den ganzen Tag nichts.“ {H} fand, das sei ein guter Grund, sich zu beeilen.',
  '{PN.At} hatte {h} einmal eine ganze Stunde lang auf etwas gewartet, und dann war es wirklich gekommen. <Daran dachte {er} jetzt.> Manches braucht eben seine Stunde.',
  '„Jetzt wäre ich gern {pN.at}“, sagte {h}. „Was gibt es dort?“, fragte {a}. „Nichts davon.“ <Das leuchtete {a} ein.>',
  'Einmal hatte {h} {pN.at} etwas verloren und etwas Besseres gefunden. <Was es war, verriet {er} nicht.> „Seitdem suche ich gern“, sagte {er}.',
  '„Was ist der beste Ort zum Nichtstun?“, fragte {a}. {H} wusste es sofort: „Ein Platz {pN.at}, mit dem Rücken an etwas Warmem.“',
  '{PN.At} hatten sie einmal Steine ins Nichts geworfen und gewartet, bis einer ankam. <Es war keiner angekommen.> „Vielleicht fliegen sie noch“, sagte {h}.',
  'Aus der Tasche fiel eine Ansichtskarte. „Das ist doch {pN.at}“, sagte {a}. {H} hob sie auf. Auf dem Bild war jemand, winzig klein, und winkte. <Sie winkten zurück, man konnte nie wissen.>',
  '„{PN.At} ist jetzt bestimmt keiner“, sagte {a}. „Doch“, sagte {h}. „Unsere Bank.“ <Oder was immer es war, worauf sie dort saßen.>',
  'Wenn {h} einen ruhigen Gedanken brauchte, stellte {er} sich vor, es wäre {pN.at}, und es regnete ein bisschen. <Meistens half es schon beim Wort.>',
  '„Wo hast du das gelernt?“, fragte {a}. „{PN.At}“, sagte {h}. „Dort muss man so etwas können.“ <{A} glaubte es sofort.>',
]
const UNKNOWN: readonly Template[] = [
  'In {hs:Heft|dem Heft} gab es eine Seite mit der Überschrift „{pN}“. <Sie war voller Pfeile.> „Da müssten wir auch einmal wieder hin“, sagte {a}.',
  '„{PN}“, las {a} von einem alten Schild, das an der Wand lehnte. <Es war verblasst, aber {h} wusste sofort, wo das war.> „Dort fing vieles an“, sagte {er}.',
  'Jemand hatte einen Papierflieger gefaltet, aus einem Stück Landkarte. Auf dem linken Flügel stand „{pN}“. {H} ließ ihn nicht fliegen, {er} steckte ihn ein.',
  '„Ich sehe etwas, was du nicht siehst“, sagte {a}. „Und wo ist das?“ „{PN}.“ {H} schloss die Augen. <„Doch“, sagte {er}. „Sehe ich.“>',
  'Auf einem Fahrschein, den der Wind brachte, war nur noch das Ziel zu lesen: „{pN}“. <Die Fahrt war bezahlt.> {H} hob ihn für später auf.',
  '„Wohin, wenn du es dir aussuchen dürftest?“, fragte {a}. {H} musste nicht nachdenken. „{PN}“, sagte {er}. <„Dann weiß ich, was wir danach machen“, sagte {a}.>',
  'An {hs:Schlüssel|dem Schlüssel} hing ein Schildchen: „{pN}“. Der Schlüssel passte nirgends mehr. <Aber das Schildchen hatte {h} behalten.>',
  '„Wenn wir uns verlieren“, sagte {a}, „dann treffen wir uns. Du weißt schon.“ „{PN}“, sagte {h}. <Es war gut, das einmal ausgesprochen zu haben.>',
  'Mit dem Finger malte {h} eine Karte in den Staub. Ganz in die Mitte kam „{pN}“. <Alles andere lag drum herum, das war schon immer so.>',
  'Auf der Schachtel stand mit dickem Stift „{pN}“. Darin lagen ein Stein, ein Faden und ein Kinobillett. <Mehr braucht man nicht, um einen Ort mitzunehmen.> {H} klappte sie wieder zu.',
]

const SHORT_UNKNOWN: readonly Template[] = [
  '„{PN}“, stand auf einem Schild.',
  '„Weißt du noch?“, fragte {a}. „{PN}.“',
  '{H} dachte kurz an „{pN}“.',
  'Auf einer alten Karte las man „{pN}“.',
  '„Danach: {pN}“, versprach {a}.',
]

export function placeInserts(
  brief: Brief,
  where: Whereabouts,
  places: readonly Whereabouts[],
  offset: number,
): Insert[] {
  const said = where.plain === '' || where.at?.includes(where.plain)
  const opening: Insert[] = said
    ? []
    : [
        factInsert(
          'portrait',
          ['setting.location'],
          [
            'Wo das war? {H} schrieb es oben auf jeden Brief, als Absender: „{Loc}“. <Die Post fand es immer.>',
            'Fragte man {h}, wo das alles geschah, kam die Antwort ohne Zögern: „{Loc}“. <Man konnte dann immer noch entscheiden, ob man es glaubte.>',
            '„{Loc}“, hatte {h} mit Tinte an den Rand des Schulatlas oder eines ähnlichen Buches geschrieben. <Seither stand es dort.>',
            'Der Ort des Geschehens, wie es in den Zeitungen heißt, war dieser: „{Loc}“. <In den Zeitungen stand davon allerdings nichts.>',
            '„{Loc}“, so stand der Ort in {hs:Heft|dem Heft}, doppelt unterstrichen. <Auf Landkarten stand er kleiner.>',
            'Wer eine Ansichtskarte von {h} bekam, drehte sie um und las: „{Loc}“. <Das Bild vorn zeigte meistens etwas ganz anderes.>',
            '„{Loc}“, stand auf dem Schild, an dem {h} jeden Tag vorbeiging. <Es hing ein wenig schief, und das gehörte dazu.>',
            '„Und wo soll das gewesen sein?“, wurde {h} später gefragt. „{Loc}“, sagte {h}. <Mehr Beweise gab es nicht.>',
            'Es geschah nicht irgendwo. Es geschah hier: „{Loc}“. <So hatte {h} es auf die erste Seite geschrieben.>',
            'In jedem Anfang steckt ein Ort. In diesem war es „{Loc}“, und {h} hatte die Schuhe schon an.',
          ],
          ['Der Ort? „{Loc}“, schrieb {h} auf jeden Brief.'],
        ),
      ]
  const stops = places.map((place, index) => {
    const list = place.at?.includes(place.plain) ? KNOWN : UNKNOWN
    const number = (template: string) => template.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)
    const short = place.at?.includes(place.plain)
      ? index % 2 === 0
        ? `„Jetzt wäre ich gern {p${index}.at}“, sagte {a}.`
        : `{P${index}.At} schien jetzt bestimmt die Sonne, dachte {h}.`
      : number(itemAt(SHORT_UNKNOWN, index % SHORT_UNKNOWN.length))
    return factInsert(
      'road',
      [`setting.place.${index}`],
      [number(itemAt(list, (index + offset) % list.length))],
      [short],
    )
  })
  return [
    ...opening,
    ...stops.map((stop, index) => ({ ...stop, facts: [brief.places[index] ? `setting.place.${index}` : ''] })),
  ]
}
