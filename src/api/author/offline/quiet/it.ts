import type { QuietTexts } from './quiet-phrases.ts'

export const quiet: QuietTexts = {
  and: 'e',
  form: { dead: '+di', deadAnimal: '+', newborn: '+', unborn: '+' },
  kinds: {
    dead: {
      phrasings: [
        'In una tasca c’era il metro di legno {m.+di}. {H} non lo apriva mai: bastava sentirlo.',
        'Quel motivo di quattro note veniva {m.+da}. {H} lo canticchiò appena, con l’ultima nota un po’ storta.',
        'A casa una tazzina restava sulla mensola per {m.+}. <Nessuno ci beveva, e non aveva mai polvere.>',
        '{H} pensò {m.+a}, come si guarda se una luce è accesa. Lo era.',
        'Una fotografia aveva gli angoli consumati a forza di tenerla in mano. Era quella {m.+di}.',
        'La sciarpa {m.+di} sapeva ancora un poco di sapone. {H} la ripiegò, angolo su angolo.',
        'Certe parole, in famiglia, venivano {m.+da}. {H} ne disse una sottovoce, ed era quella giusta.',
        'Sul balcone c’era ancora il basilico {m.+di}. Quell’anno profumava fino in strada.',
      ],
      small: [
        'Questa è la foto {m.+di}. {H} le dà un bacio.',
        '{H} pensa {m.+a}. Che caldo nel cuore.',
        'Questa è la tazza {m.+di}. {H} la accarezza.',
      ],
      many: 'Nel corridoio erano appese le vecchie fotografie, un po’ storte: quelle ALL.',
    },
    deadAnimal: {
      phrasings: [
        'Sulla coperta {m.+di} c’era ancora la conca. {H} non la lisciava.',
        'L’angolo al sole era sempre stato quello {m.+di}. Restava libero.',
        'Prima di dormire, l’ultimo pensiero era per {m.+}, uno breve, come una carezza.',
      ],
      small: ['La coperta {m.+di} è morbida. {H} la accarezza.', '{H} pensa {m.+a}. Che caldo nel cuore.'],
      many: 'In fondo al giardino c’erano dei sassi tondi, uno per ogni nome: ALL.',
    },
    newborn: {
      phrasings: [
        'A casa da poco si parlava sottovoce, per {m.+}. <Anche le porte avevano imparato.>',
        '{H} pensò alla mano {m.+di}. Faceva appena il giro di un dito.',
        'Si poteva tenere in braccio {m.+}, ma con calma e con un cuscino sotto il gomito. {H} sapeva già come.',
        'I capelli {m.+di} sapevano di latte tiepido. <Per saperlo bisognava chinarsi.>',
        'Accanto alla culla {m.+di} nessuno diceva niente. Si sentiva solo un respiro, piccolo e svelto.',
        'Un calzino {m.+di} bastava a coprire un pollice.',
        'Per {m.+} il mondo era ancora un braccio e una ninnananna. {H} la canticchiò.',
        'Con {m.+} in braccio, chiunque abbassava la voce. <Anche {h}.>',
      ],
      small: [
        'Sst! Piano, per {m.+}. Piano piano.',
        'La mano {m.+di} è piccola. Così piccola!',
        '{H} tiene in braccio {m.+}. Piano piano.',
      ],
      many: 'In quelle settimane bisognava parlare piano, per ALL.',
    },
    unborn: {
      phrasings: [
        'Un cassetto era già stato svuotato per {m.+}. {H} ci aveva messo un sasso, il più tondo.',
        'A casa si aspettava {m.+}. {H} contava le settimane con i nodi su uno spago.',
        'Un nome c’era già: {m}. {H} lo diceva ogni tanto, per allenarsi.',
        'C’era un letto pronto per {m.+}, appena più grande di un cestino del pane.',
        'Di ogni cosa buona {h} metteva da parte metà, per {m.+}.',
        '{H} provava una canzone per {m.+}. Mancava la seconda strofa, ma c’era tempo.',
        'Sotto i cappotti c’era un gancio nuovo, bassissimo, per {m.+}.',
        'A casa c’era un berretto di lana per {m.+}, troppo grande e minuscolo.',
      ],
      small: [
        'Qui c’è un lettino. È per {m.+}.',
        '{H} aspetta {m.+}. Manca poco!',
        'Qui c’è un berretto. È per {m.+}.',
      ],
      many: 'Su un foglio, vicino alla porta, c’era scritto per chi era l’attesa: per ALL.',
    },
  },
}
