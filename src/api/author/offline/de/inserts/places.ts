import type { Brief } from '../../../brief.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import type { Insert, Template } from '../../voice.ts'
import { told } from './portrait.ts'

/** Said of the place, so that they fit any plot, even one that never leaves the house. */
const KNOWN: readonly Template[] = [
  '„Weißt du noch, {pN.at}?“, fragte {a}. „Da hast du gesagt, so etwas machst du nie wieder.“ „Habe ich auch nicht“, sagte {h}. <„Das hier ist etwas ganz anderes.“>',
  '„Wenn das vorbei ist“, sagte {a}, „treffen wir uns {pN.at}. Und dann tun wir den ganzen Tag nichts.“ {H} fand, das sei ein guter Grund, sich zu beeilen.',
  '{PN.At} hatte {h} einmal eine ganze Stunde lang auf etwas gewartet, und dann war es wirklich gekommen. <Daran dachte {er} jetzt.> Manches braucht eben seine Stunde.',
  '„Jetzt wäre ich gern {pN.at}“, sagte {h}. „Was gibt es dort?“, fragte {a}. „Nichts davon.“ <Das leuchtete {a} ein.>',
  'Einmal hatte {h} {pN.at} etwas verloren und etwas Besseres gefunden. <Was es war, verriet {er} nicht.> „Seitdem suche ich gern“, sagte {er}.',
]
const UNKNOWN: readonly Template[] = [
  'In {hs:Heft|dem Heft} gab es eine Seite mit der Überschrift „{pN}“. <Sie war voller Pfeile.> „Da müssten wir auch einmal wieder hin“, sagte {a}.',
  '„{PN}“, las {a} von einem alten Schild, das an der Wand lehnte. <Es war verblasst, aber {h} wusste sofort, wo das war.> „Dort fing vieles an“, sagte {er}.',
  'Jemand hatte einen Papierflieger gefaltet, aus einem Stück Landkarte. Auf dem linken Flügel stand „{pN}“. {H} ließ ihn nicht fliegen, {er} steckte ihn ein.',
  '„Wohin, wenn du es dir aussuchen dürftest?“, fragte {a}. {H} musste nicht nachdenken. „{PN}“, sagte {er}. <„Dann weiß ich, was wir danach machen“, sagte {a}.>',
  'An {hs:Schlüssel|dem Schlüssel} hing ein Schildchen: „{pN}“. Der Schlüssel passte nirgends mehr. <Aber das Schildchen hatte {h} behalten.>',
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
        told(
          'portrait',
          ['setting.location'],
          [
            'Wo das war? {H} schrieb es oben auf jeden Brief, als Absender: „{loc}“. <Die Post fand es immer.>',
            '„{loc}“, so stand der Ort in {hs:Heft|dem Heft}, doppelt unterstrichen. <Auf Landkarten stand er kleiner.>',
          ],
          ['Der Ort? „{loc}“, schrieb {h} auf jeden Brief.'],
        ),
      ]
  const stops = places.map((place, index) => {
    const list = place.at?.includes(place.plain) ? KNOWN : UNKNOWN
    const number = (template: string) => template.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)
    const short = place.at?.includes(place.plain)
      ? index % 2 === 0
        ? `„Jetzt wäre ich gern {p${index}.at}“, sagte {a}.`
        : `{P${index}.At} schien jetzt bestimmt die Sonne, dachte {h}.`
      : number(SHORT_UNKNOWN[index % SHORT_UNKNOWN.length] as string)
    return told('road', [`setting.place.${index}`], [number(list[(index + offset) % list.length] as string)], [short])
  })
  return [
    ...opening,
    ...stops.map((stop, index) => ({ ...stop, facts: [brief.places[index] ? `setting.place.${index}` : ''] })),
  ]
}
