import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** Jokes and small debts that come back: each is a chain, named by the tag that its first beat gives. */
export const CHAINS = ['rule', 'proverb', 'coffee', 'umbrella', 'souvenir'] as const

const RANK = 3

export const chains: readonly Insert[] = [
  rich(
    'road',
    RANK,
    [
      '«Ci vuole un regolamento» disse {a}. «Articolo uno: si va avanti. Articolo due: si va insieme.»\n«E il tre?» chiese {h}.\n«Il tre si scrive quando serve.» <Lasciò tre righe in bianco.>',
      'Su un tovagliolo di carta {a} scrisse «Regolamento» e lo sottolineò. Uno: niente panico. Due: niente panico neanche dopo. «Per il tre» disse «aspettiamo di conoscerci.» <{H} firmò lo stesso.>',
    ],
    '!toddler',
    'rule',
  ),
  rich(
    'quiet',
    RANK,
    [
      '«Ho trovato l’articolo tre» disse {a}. «Chi ha paura lo dice, e l’altro non ride.»\nSi guardarono. «Lo dico» disse {h}. «Lo dico» disse {a}. <Non rise nessuno, ma di poco.>',
      '{A} tirò fuori il regolamento e una matita. «Articolo tre» scrisse. «Ci si può fermare.» {H} lesse. <C’era ancora posto per la firma.> Si fermarono dunque, tutti in regola.',
    ],
    '!toddler rule',
  ),
  rich(
    'road',
    RANK,
    [
      '{A} aveva un proverbio per ogni cosa. «Chi va piano» disse «prende due piccioni.»\n«Non fa così.»\n«Da noi sì.» <{H} se lo segnò comunque.>',
      '«Rosso di sera» disse {a} «non piglia pesci.»\n«Sono due proverbi.»\n«E infatti vale il doppio.»',
    ],
    '!toddler',
    'proverb',
  ),
  rich(
    'road',
    RANK,
    [
      '«Can che abbaia» disse {a} con l’aria di chi se ne intende «apre un portone.» {H} provò a immaginarselo. <Non era nemmeno così difficile.>\n«Ma dove li trovi?»\n«Cadono.»',
      '«L’erba del vicino» disse {a} «ha le gambe corte.»\n{H} guardò l’erba, per quel che se ne vedeva. «Questo però torna.»\n<«Tornano tutti» disse {a}. «Basta aspettare.»>',
    ],
    '!toddler proverb',
    'proverb2',
  ),
  rich(
    'after',
    RANK,
    [
      '«Tutto è bene» cominciò {a}. {H} aspettò. «Quel che finisce bene» disse {a}. «Che c’è? Perché mi guardi?»\n«Niente. È il primo che ti riesce intero.»',
      '«Chi la dura» disse {a}, e si fermò a pensare.\n«La vince» disse {h}.\n«Sei sicur{o}? Io la sapevo con il gatto.»',
    ],
    '!toddler proverb2',
  ),
  rich(
    'road',
    RANK,
    [
      '«Scommettiamo che va bene?» disse {a}. «Che cosa?» chiese {h}. «Una cioccolata con la panna. Paga chi perde.» <Si strinsero la mano, e la panna era decisa.>',
      '«Secondo me va male» disse {h}.\n«Secondo me va bene» disse {a}. «Chi ha torto offre la cioccolata.» <Comunque andasse, una cioccolata ci sarebbe stata.>',
    ],
    '!toddler',
    'coffee',
  ),
  rich(
    'after',
    RANK,
    [
      'Restava la scommessa. {A} contò gli spiccioli sul palmo: bastavano per una sola. «Con due cannucce» disse {h}. <La panna toccò a chi aveva perso, e nessuno ricordava chi fosse.>',
      '«La cioccolata la devi tu» disse {h}.\n«E chi lo ha detto, che è andata bene?» disse {a}. Ci pensarono, e intanto ne ordinarono due. <Su tutto il resto si misero poi d’accordo.>',
    ],
    '!toddler coffee',
  ),
  rich(
    'road',
    RANK,
    [
      'Da qualche parte {a} aveva trovato un ombrello senza la stoffa: un manico e otto stecche. «Non serve a niente» disse {h}.\n«Non ancora» disse {a}, e lo prese a braccetto.',
      '{A} si portava dietro un ombrello nudo, tutto stecche. «E quando piove?» chiese {h}.\n«Quando piove si vede meglio il cielo.» <Non faceva una piega. Non poteva.>',
    ],
    '!toddler',
    'umbrella',
  ),
  rich(
    'after',
    RANK,
    [
      'L’ombrello senza stoffa stava adesso capovolto in un vaso, e su ogni stecca {a} aveva appeso qualcosa: un guanto, una chiave, un nastro. «Te l’avevo detto» disse {a}. <Ci arrivò perfino un passero.>',
      '«E il tuo ombrello?» chiese {h}. {A} lo aprì con uno scatto. Tra le stecche un ragno aveva già cucito mezzo spicchio. <«Ancora sette» disse {a}, e lo richiuse adagio.>',
    ],
    '!toddler umbrella',
  ),
  rich(
    'quiet',
    RANK,
    [
      '{A} aveva in tasca un elenco: le cose da portare a casa da questa giornata. Un sasso, c’era. Un biglietto, c’era. La terza riga era coperta dal pollice. «Quella dopo» disse.',
      '«Da ogni posto porto via tre cose» disse {a}. «Le prime due ce le ho già.»\n«E la terza?» chiese {h}.\n«La terza non si tocca.» <E non disse altro.>',
    ],
    '!toddler',
    'souvenir',
  ),
  rich(
    'after',
    RANK,
    [
      '«E la terza cosa?» chiese {h}. {A} tirò fuori l’elenco e tolse il pollice. C’era scritto: qualcosa da ridere. <Lo cancellarono in due, ciascuno da un capo.>',
      '{A} fece la conta delle cose da riportare. Uno, due. «E tre» disse, guardando {h}. <Non c’entrava in tasca, ma veniva da sé.>',
    ],
    '!toddler souvenir',
  ),
]
