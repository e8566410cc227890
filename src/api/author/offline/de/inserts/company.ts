import { itemAt } from '../../../../../lib/item-at.ts'
import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { factInsert } from './fact-insert.ts'

/** Each further person lends the hero one thing, or one sentence, in a scene of their own. */
const LENDS: readonly Template[] = [
  'An der Ecke stand {R.+}. „Ich komme nicht mit“, sagte {r}, „aber meine Taschenlampe kommt mit.“ <Sie flackerte, als wäre sie aufgeregt.> {H} steckte sie ein.',
  'Unterwegs traf {h} auf {r.+akk}. {R.Er} hörte sich alles an und sagte dann: „Da musst du früher los, als du willst.“ <Es war kein guter Rat. Aber er war freundlich gemeint.>',
  '{R.+} lehnte im Türrahmen und kaute. „Wenn du Hunger bekommst“, sagte {r}, „denk an mich.“ <Dann bekam {h} das halbe Brot in die Hand gedrückt.> Das Brot hielt bis zum Schluss.',
  'Wer kam da angelaufen? {R.+}, ganz außer Atem. „Ich wollte nur sagen“, sagte {r}, und dann fiel {r.ihm} nicht mehr ein, was. <Trotzdem war es gut, dass es jemand hatte sagen wollen.>',
  'Auch {r.+} wusste Bescheid, denn {r} wusste immer Bescheid. „Links“, sagte {r.er}. „Und wenn links falsch ist, dann war es rechts.“',
  '{R.+} band {ihm} einen Knoten in den Schal. „Damit du ans Zurückkommen denkst“, sagte {r}. <Der Knoten kitzelte am Kinn. Man konnte ihn nicht vergessen.>',
  '„Lass mich mal“, sagte {r.+} und sah sich die Sache an, erst mit dem einen Auge, dann mit dem anderen. „Hm“, sagte {r} schließlich. <Für {r.ihn} war das viel.>',
  'Eine Nachricht kam von {r.+dat}: „Halte durch. Ich lasse das Licht an.“ <{H} las sie zweimal und ging gleich etwas gerader.>',
  'Auf {r.+akk} war Verlass. {R} stand genau dort, wo {r.er} stehen wollte, winkte einmal und hielt den Weg frei.',
  '„Und ich?“, rief {r.+}. „Du passt auf, dass hier alles bleibt, wie es ist“, sagte {h}. <Das war eine große Aufgabe, und {r} nahm sie sehr ernst.>',
]

const LENDS_SHORT: readonly Template[] = [
  '{R.+} lieh {ihm} eine Taschenlampe.',
  '{R.+} winkte vom Fenster.',
  '„Viel Glück“, sagte {r.+}.',
  'Von {r.+dat} kam ein halbes Brot.',
  '{R.+} rief: „Links!“',
  '{R.+} hielt die Tür auf.',
  '„Ich lasse Licht an“, sagte {r.+}.',
  '{R.+} nickte {ihm} zu.',
  'Auch {r.+} drückte die Daumen.',
  '{R.+} passte solange auf.',
]

const ANIMALS: readonly Template[] = [
  '{R.+} kam natürlich mit. <Gefragt hatte {r.ihn} keiner, und das war {r.ihm} gerade recht.> Wo {h} zögerte, ging {r} einfach voraus.',
  '{R.+} legte den Kopf schief. Da war etwas, das die anderen nicht bemerkten. <Dann setzte {r.er} sich mitten in den Weg, was so viel hieß wie: Hier entlang.>',
  'Auf {r.+akk} musste man nicht warten. <Wo es losging, war {r} schon.> Alle drei Schritte sah {r.er} sich um, ob die anderen auch nachkamen.',
  '{R.+} tat, als wäre das alles ganz uninteressant, und ließ dabei kein Auge davon. <So macht man das, wenn man etwas davon versteht.>',
  'Ohne {r.+akk} wäre keiner gegangen. {R} wusste das und machte kein Aufheben davon. <Nur etwas aufrechter ging {r.er} vielleicht.>',
  '{R.+} gähnte, streckte sich und stand dann vor allen anderen an der Tür. <So sieht es aus, wenn man Abenteuer gewohnt ist.>',
  '„Du bleibst hier“, sagte {h} zu {r.+dat}. Eine Ecke weiter wartete {r} schon. <Keiner fragte, wie das zugegangen war.>',
  'Jemand stupste {ihn} ans Knie. Es war {r.+}, und das hieß: Ich komme mit. <Es hieß auch: Hast du etwas zu essen?>',
  '{R.+} schlief, wenn es langweilig war, und war sofort wach, wenn nicht. <Jetzt war {r.er} hellwach.> Da wusste {h}, dass es sich lohnte.',
]

const forPerson = (template: Template, index: number): Template =>
  template.replaceAll('{r', `{r${index}`).replaceAll('{R', `{R${index}`)

export function companyInserts(brief: Brief, cast: Cast, offset: number): Insert[] {
  const pets = cast.relations.flatMap((person, index) => (person.kind === 'person' ? [] : [index]))
  const others = brief.relations.flatMap((_, index) =>
    cast.assigned.includes(index) || pets.includes(index) ? [] : [index],
  )
  const names = (index: number) => [`relation.${index}.name`, `relation.${index}.connection`]
  const scenes = others.map((index, order) => {
    const pickAt = (list: readonly Template[]) => forPerson(itemAt(list, (order + offset) % list.length), index)
    return factInsert('road', names(index), [pickAt(LENDS)], [pickAt(LENDS_SHORT)])
  })
  const animals = pets.map((index, order) =>
    factInsert(
      order === 0 ? 'company' : 'road',
      names(index),
      [forPerson(itemAt(ANIMALS, (order + offset) % ANIMALS.length), index)],
      [forPerson('{R.+} kam mit.', index)],
    ),
  )
  return [...animals, ...scenes, ...unsaidConnections(brief, cast, offset)]
}

const UNSAID: readonly Template[] = [
  'Wenn jemand fragte, wer {r} eigentlich sei, sagte {h} nur: „{X:ID}.“ <Das klärte das meiste.>',
  '„{X:ID}“, so stand {r} in {hs:Adressbuch|dem Adressbuch}, <mit drei Ausrufezeichen,> und genau so war es.',
  'Wie stellt man {r.ihn} vor? {H} nahm immer dieselben Worte: „{X:ID}.“',
  '„{X:ID}“, hatte {h} einmal auf ein Foto von {r} geschrieben. <Besser konnte man es nicht sagen.>',
  'Für {r} gab es bei {h} nur eine Überschrift: „{X:ID}“. <Darunter hätte ein ganzes Buch gepasst.>',
  '„{X:ID}“, sagte {h}, sobald von {r} die Rede war. <Es klang jedes Mal ein bisschen anders.>',
  'Hinter dem Namen von {r} stand bei {h} in Klammern: „{X:ID}“. <Die Klammern waren mit der Zeit dicker geworden.>',
  '„Und wer ist das?“, fragte jemand und zeigte auf ein Bild von {r}. „{X:ID}“, sagte {h}. <Dann war alles klar, jedenfalls für {h}.>',
  'Was {r} war, stand in keinem Lexikon. Bei {h} stand es: „{X:ID}“.',
  '„{X:ID}.“ Wenn {h} das sagte, war {r} gemeint und niemand sonst.',
]

/** What somebody is to the hero, when the lexicon could not say it in front of the name. */
function unsaidConnections(brief: Brief, cast: Cast, offset: number): Insert[] {
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    if (!person || relation.connection === '' || person.isUnderstood) return []
    const id = `relation.${index}.connection`
    return [
      factInsert(
        index % 2 === 0 ? 'company' : 'road',
        [id],
        [forPerson(itemAt(UNSAID, (index + offset) % UNSAID.length), index).replaceAll('ID', id)],
        [`„{X:${id}}“, so nannte {h} {r${index}}.`],
      ),
    ]
  })
}
