import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { GROWN } from './ages.ts'

/** For those who fill in forms and do not send messages. */
export const forGrown: readonly Episode[] = [
  {
    id: 'purpose-of-travel',
    categories: ['adventure', 'generic', 'scifi', 'love', 'christmas', 'horror'],
    ages: GROWN,
    ...scene(
      ['Zweck der Reise', 'Bitte in Druckschrift', 'Schalter drei'],
      'Vor dem Weiterkommen steht ein Formular.',
      [
        always([
          '„Zweck der Reise?“, fragte die Beamtin hinter der Scheibe, ohne aufzusehen. Es gab hier einen Schalter, weil es hier immer einen gegeben hatte. {H} und {a} wollten nur vorbei. „Das müssen Sie eintragen“, sagte die Beamtin. <Sie schob ein Formular durch den Schlitz. Das Feld war vier Zentimeter breit.> „Privat“, schrieb {h}. „Das reicht nicht“, sagte die Beamtin. „Privat ist alles.“',
        ]),
        always([
          '{A} schrieb „Neugier“. Dafür gab es einen anderen Schalter. {H} versuchte es mit der Wahrheit, aber sie passte nicht in das Feld, nicht einmal in Druckschrift. Hinter ihnen warteten zwei Herren mit Rollkoffern, die „Geschäftlich“ schreiben würden und darum gute Laune hatten. <Man hörte sie schon die Stifte klicken.> „Was schreiben denn die anderen?“, fragte {h}. Da sah die Beamtin zum ersten Mal auf.',
        ]),
        more(1, [
          'Sie zog eine Lade auf, nur einen Spalt. „Einer hat geschrieben: Weil sie gesagt hat, ich traue mich nicht. Einer: Weil es zu Hause so hallt. Und eine alte Dame, jedes Jahr: Um einmal abgeholt zu werden.“ <Sie schob die Lade zu, mit der Hüfte.> „Das darf ich natürlich nicht erzählen.“',
        ]),
        always([
          '{H} nahm den Stift noch einmal und schrieb in die vier Zentimeter ein einziges Wort. Es war der Name dessen, worum es eigentlich ging. Die Beamtin las ihn, lange für so ein kurzes Wort. Dann stempelte sie, nicht fest, sondern als drücke sie ein Blatt in ein Buch. „Gute Fahrt“, sagte sie. <„Und Sie?“, fragte {a}. „Wollten Sie nie hinüber?“ „Ich bin doch drüben“, sagte die Beamtin. „Kommt darauf an, von wo man schaut.“> Hinter ihnen sagte der erste Rollkoffer: „Geschäftlich.“ „Das reicht nicht“, hörten sie noch.',
        ]),
      ],
    ),
  },
  {
    id: 'unsent-message',
    categories: [],
    ages: GROWN,
    ...scene(
      ['Nicht gesendet', 'Entwurf', 'Drei Punkte'],
      'Auf einem Telefon steht ein Satz, der nicht abgeschickt wird.',
      [
        always([
          'Sie machten Rast, und {a} starrte auf das Telefon. „Kein Netz?“, fragte {h}. „Doch“, sagte {a}. „Leider.“ Auf dem Bildschirm stand ein Satz. {A} löschte ihn, schrieb ihn neu, setzte ein Komma und löschte das Komma. <Von der Seite sah man nur, dass es kein langer Satz war.> „Seit wann schreibst du daran?“ {A} rechnete. „Seit März.“',
        ]),
        always([
          '{H} hatte auch so einen. Das hatte {er} noch nie jemandem gesagt. Er lag ganz unten, unter den Einkaufslisten, und wenn ein neues Telefon kam, zog er mit um. „Lies vor“, sagte {a}. „Du zuerst.“ <Keiner von beiden las.> Sie rechneten stattdessen aus, was die Sätze kosteten, wenn man jeden Tag eine Minute daran dachte, und kamen auf einen Urlaub am Meer.',
        ]),
        more(1, [
          '„Wir könnten tauschen“, sagte {a} nach einer Weile. „Ich schicke deinen ab und du meinen.“ Sie hielten sich die Telefone hin. Beide Daumen schwebten. <Auf einer Leitung hoch über ihnen, oder war es ein Rohr, knackte es, und beide zogen die Hand zurück, als hätten sie sich verbrannt.>',
        ]),
        always([
          'Am Ende tat {h} etwas anderes. {Er} nahm einen Stift und schrieb den Satz auf Papier, von Hand, mit allem, was sonst gelöscht worden war. Es sah schlimmer aus und wahrer. {A} machte es auch. Auf Papier kann man nichts zurückholen. <Sie rissen die Blätter nicht durch und warfen sie in keinen Brunnen, dafür waren beide zu alt, egal wie alt sie waren.> Sie steckten sie ein, zusammengefaltet, jeder seins. „Heute nicht“, sagte {a}. „Nein“, sagte {h}. „Aber jetzt gibt es sie.“ Das Telefon meldete sich nach einer Stunde. Der Entwurf war leer, und keiner von beiden hatte etwas verloren.',
        ]),
      ],
    ),
  },
  {
    id: 'bench-for-three',
    categories: ['love', 'adventure', 'generic', 'christmas', 'scifi'],
    ages: GROWN,
    ...scene(
      ['Zu dritt auf der Bank', 'Der in der Mitte', 'Ist hier noch frei?'],
      'Jemand setzt sich genau zwischen zwei.',
      [
        always([
          'Zwischen {h} und {a} war auf der Bank ein Abstand, wie man ihn eben hält. „Ist hier noch frei?“, fragte ein alter Herr und saß schon. Er hatte eine Tüte Kirschen dabei. „Lassen Sie sich nicht stören“, sagte er und spuckte den ersten Kern. <Er flog weit. Man merkte, dass hier jemand übte.> Sie hatten gerade etwas besprechen wollen. Jetzt mussten sie es über eine Tüte hinweg tun.',
        ]),
        always([
          '„Was ich sagen wollte“, begann {a}. „Kirsche?“, fragte der Herr. „Danke. Also, ich finde, wir sollten.“ „Die mit den zwei Stielen sind die besten“, sagte der Herr. {H} musste sich vorbeugen, um {a} zu sehen, und {a} auch, und so saßen sie beide mit dem Kinn auf den Knien. <Der Herr lehnte sich zurück, damit sie es leichter hatten, aber er hörte nicht auf zu kauen.> „Ich glaube, du hast recht“, sagte {h}. „Womit? Ich habe noch gar nichts gesagt.“ „Eben.“',
        ]),
        more(1, [
          '„Wissen Sie“, sagte der Herr, „meine Frau und ich saßen immer mit einem Platz dazwischen. Für den Hund. Der Hund ist lange tot gewesen, da saßen wir noch so.“ <Er spuckte einen Kern, nicht weit diesmal.> „Man gewöhnt sich an alles, was man nicht fragt.“',
        ]),
        always([
          'Er stellte die Tüte auf den Platz, stand auf und strich sich die Hose glatt. „Ich bin nur gekommen, um zu stören“, sagte er. „Von da drüben sah es aus, als könnten Sie es brauchen.“ Dann ging er, die Hände auf dem Rücken. Sie sahen auf die Tüte. <Es waren noch genau zwei Kirschen darin, an einem Stiel.> {H} stellte sie auf den Boden. Der Platz war nun frei. Keiner von beiden sagte, wer zuerst gerückt war. Zum Spucken brauchte man ohnehin Schulter an Schulter, sonst konnte man die Weite nicht vergleichen.',
        ]),
      ],
    ),
  },
]
