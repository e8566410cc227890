import type { QuietTexts } from './quiet-phrases.ts'

export const quiet: QuietTexts = {
  and: 'und',
  form: { dead: '+dat', deadAnimal: '+akk', newborn: '+akk', unborn: '+akk' },
  kinds: {
    dead: {
      phrasings: [
        'In einer Tasche steckte ein Knopf von der alten Jacke von {m.+dat}. {H} hielt ihn, bis er warm war.',
        'Es gab einen Pfiff, den {h} von {m.+dat} hatte, drei Töne, der letzte etwas zu hoch. Heute ging er ganz leise.',
        'Zu Hause stand ein Stuhl am Fenster, der war für {m.+akk}. <Niemand schob ihn weg, und abends lag die Sonne darauf.>',
        '{H} dachte an {m.+akk}, so wie man nach einem Licht sieht. Es war noch an.',
        'An einem Foto waren die Ränder weich geworden, vom vielen Anfassen. Es war das von {m.+dat}.',
        'Das Taschentuch von {m.+dat} roch noch ein wenig nach Seife. {H} faltete es wieder zusammen, Ecke auf Ecke.',
        'Manche Wörter hatte {h} von {m.+dat}. Eins davon sagte {er} jetzt, ganz leise, und es passte.',
        'Für {m.+akk} ließ {h} neben sich ein Stück frei, wie immer. <Keiner fragte, warum.>',
      ],
      small: [
        'Das ist das Bild von {m.+dat}. {H} gibt ihm einen Kuss.',
        '{H} denkt an {m.+akk}. Das macht warm.',
        'Da ist der Stuhl von {m.+dat}. {H} winkt dem Stuhl.',
      ],
      many: 'Auf dem Bord standen Bilder, still und ein wenig schief, von ALL.',
    },
    deadAnimal: {
      phrasings: [
        'Auf der Decke von {m.+dat} war noch die Kuhle. {H} strich sie nicht glatt.',
        'Der Platz in der Sonne war immer der von {m.+dat} gewesen. {H} ließ ihn frei.',
        'Vor dem Einschlafen dachte {h} jedes Mal an {m.+akk}, nur kurz, wie man ein Licht ausmacht.',
      ],
      small: ['Die Decke von {m.+dat} ist weich. {H} streichelt die Decke.', '{H} denkt an {m.+akk}. Das macht warm.'],
      many: 'Im Garten lagen runde Steine, für jeden Freund einen: für ALL.',
    },
    newborn: {
      phrasings: [
        'Zu Hause wurde seit Kurzem geflüstert, aus Rücksicht auf {m.+akk}. <Sogar die Türen gingen leiser zu.>',
        '{H} dachte an die Hand von {m.+dat}. Sie reichte genau um einen Finger.',
        'Man durfte {m.+akk} halten, im Sitzen, mit einem Kissen unter dem Arm. {H} wusste schon, wie.',
        'Der Kopf von {m.+dat} roch nach warmer Milch. <Das wusste nur, wer sich hinunterbeugte.>',
        'Neben dem Körbchen von {m.+dat} sagte keiner ein Wort. Man hörte nur das Atmen, klein und schnell.',
        'Die Socken von {m.+dat} waren so klein, dass eine davon {h} auf den Daumen passte.',
        'Für {m.+akk} war die Welt noch ein Arm und ein Lied. {H} summte es mit.',
        'Wer {m.+akk} im Arm hatte, wurde auf einmal leise. <Auch {h}.>',
      ],
      small: [
        'Pst! Ein leises Lied für {m.+akk}.',
        'Die Hand von {m.+dat} ist klein. So klein!',
        '{H} hält {m.+akk} im Arm. Ganz vorsichtig.',
      ],
      many: 'Leise musste man in diesen Wochen sein, aus Rücksicht auf ALL.',
    },
    unborn: {
      phrasings: [
        'Für {m.+akk} war schon eine Schublade ausgeräumt. {H} hatte einen Stein hineingelegt, den runden.',
        'Auf {m.+akk} wurde gewartet. {H} zählte die Wochen an einer Schnur mit Knoten.',
        'Einen Namen gab es schon: {m}. {H} sagte ihn manchmal vor sich hin, zum Üben.',
        'Für {m.+akk} stand ein Bett bereit, kaum größer als ein Brotkorb.',
        'Von allem Schönen hob {h} die Hälfte auf, für {m.+akk}.',
        '{H} übte ein Lied für {m.+akk}. Die zweite Strophe fehlte noch, aber es war ja Zeit.',
        'Unter den Jacken gab es einen neuen Haken, ganz unten, für {m.+akk}.',
        'Zu Hause lag eine Mütze für {m.+akk}, gestrickt, zu groß und doch winzig.',
      ],
      small: [
        'Da steht ein kleines Bett. Es ist für {m.+akk}.',
        '{H} wartet auf {m.+akk}. Bald!',
        'Da liegt eine Mütze. Sie ist für {m.+akk}.',
      ],
      many: 'Auf einem Zettel an der Tür stand, auf wen gewartet wurde: auf ALL.',
    },
  },
}
