import type { ItalianTrait } from './italian-trait.ts'
import { QUIET_TRAITS } from './traits-quiet.ts'

const LIVELY_TRAITS: readonly ItalianTrait[] = [
  {
    id: 'count',
    known: /\bconta\b|contare|contando|numer|matematic|calcol/iu,
    strength: 'si accorge quando ne manca uno',
    quirk: 'conta tutto quello che sta fermo',
    plant: [
      '{H} contava. Le finestre accese, i gradini, le olive degli altri. <A chi conta non manca mai niente senza che lo sappia.>',
      'Per prendere sonno la gente conta le pecore. {H} contava anche i cani da pastore. <Di solito erano due.>',
      'Nel cortile c’erano quarantuno mattonelle intere e una rotta. Lo sapeva solo {h}, ma a qualcuno toccava saperlo.',
      'In autobus {h} contava le fermate, i cappelli e gli sbadigli. <Vincevano gli sbadigli.>',
      'A tavola {h} sapeva quanti ravioli erano toccati a ciascuno. <Non lo diceva, ma si vedeva.>',
    ],
    key: [
      '{H} contò, perché altro da fare non restava. Uno, due, tre. Al cinque si fermò. Il cinque non c’era mai stato, e adesso c’era.',
      'Rifece il conto da capo, {h}, toccando le cose con la punta del dito. <Il dito, di conti, se ne intendeva.> Ne mancava una. Sempre quella.',
      'Quanti erano, all’arrivo? {H} lo sapeva, s’intende. E adesso? Contò con il mento. Uno di troppo. In tutto quel pasticcio ce n’era uno di troppo.',
      '{H} contò alla rovescia, dal dieci. <Al quattro aveva ancora paura.> All’uno aveva già l’idea.',
    ],
    small: ['{H} conta. «Uno. Due. Tre!»', '«Uno, due, tre» conta {h}.'],
  },
  {
    id: 'hum',
    known: /canticchi|canta|fischi|music|canzon|ball[oa]|\bdanza/iu,
    strength: 'sente quello che agli altri sfugge',
    quirk: 'canticchia senza accorgersene',
    plant: [
      '{H} canticchiava. Lavandosi i denti, cercando le scarpe, perfino mentre litigava. <Bisognava dirglielo, se no non lo sapeva.>',
      'Al buio si capiva sempre dov’era {h}: bastava seguire il motivo. <Cinque note. La sesta era in arrivo da anni.>',
      'Davanti a {h} camminava sempre una canzoncina. <Il titolo non lo conosceva nessuno.>',
      'Il vicino del piano di sotto sapeva ormai tutte le canzoni di {h}. <Qualche volta faceva la seconda voce.>',
      'La pentola a pressione e {h} avevano la stessa nota preferita. <La domenica si accordavano.>',
    ],
    key: [
      '{H} si mise a canticchiare. Non lo decise. Cinque note, e dopo la quinta venne un silenzio largo abbastanza per farci passare un pensiero.',
      'Da dire non c’era niente, allora {h} lo canticchiò. <Pianissimo.> Alla quarta nota restò a bocca aperta: là dietro qualcosa rispondeva.',
      'Cinque note, e la sesta non venne da {h}. Venne da un’altra parte. {H} si voltò verso quella parte e capì.',
      'Ogni posto suona a modo suo. {H} provò il motivo e ascoltò come tornava indietro. <Di solito tornava rotondo.> Qui tornava vuoto. Era qui.',
    ],
    small: ['{H} canta. La, la, la.', '«Mmm, mmm» canta {h}.'],
  },
  {
    id: 'ask',
    known: /domand|curios|perché|ficcanas|investig|esplor|detective|sapientin|\bchiede/iu,
    strength: 'continua a chiedere quando gli altri annuiscono',
    quirk: 'fa sempre una domanda di troppo',
    plant: [
      'A {h} piaceva chiedere. Dove dorme il vento. Perché proprio il martedì. <Chi rispondeva si guadagnava la domanda successiva.>',
      '«E perché?» era il modo in cui {h} diceva buongiorno. <I grandi di solito rispondevano: mangia.>',
      '{H} aveva più domande che tasche, e di tasche ne aveva parecchie.',
      'A scuola, sul treno e dal dentista {h} alzava la mano. <Dal dentista, tutte e due.>',
      'In casa di {h} l’enciclopedia stava in bagno. <Così faceva prima.>',
    ],
    key: [
      '«E perché?» disse {h}, per abitudine. <A rispondere non c’era rimasto nessuno.> Si rispose da sé, e la risposta {gli} fece drizzare la schiena.',
      'C’era una domanda che nessuno aveva fatto, e il bello è che era la più facile. {H} la fece. La risposta stava lì accanto da un pezzo.',
      '{H} chiese la stessa cosa per la terza volta, cambiando le parole. <Alla terza, le cose si stufano di tacere.> E fu chiaro.',
      'E se la domanda non fosse stata «come», ma «per chi»? {H} la rivoltò da quella parte, e la risposta cadde fuori da sola.',
    ],
    small: ['«Perché?» dice {h}.', '«Che cos’è?» dice {h}.'],
  },
  {
    id: 'stubborn',
    known: /testard|cocciut|ostinat|caparbi|non si arrende|non molla|determinat|perseveran|tenac|insist|ambizios/iu,
    strength: 'non si ferma nemmeno quando sarebbe ragionevole',
    quirk: 'prova tutto ancora una volta',
    plant: [
      'Smettere non era una cosa da {h}. Una volta un nodo {lo} aveva tenut{o} al tavolo un pomeriggio intero. <Adesso il nodo era in cornice.>',
      'Dove gli altri dicevano «pazienza», {h} diceva «ancora». <C’erano barattoli che al solo vedere {h} si aprivano.>',
      '«Non si può» avevano detto a {h} un sacco di volte. <{H} teneva l’elenco, e le righe cancellate erano molte.>',
      '{H} aveva perso a briscola novantatré volte contro la stessa persona. <La novantaquattresima era fissata per domenica.>',
      'In famiglia si diceva che {h} da piccol{o} avesse aspettato un tram soppresso. <Alla fine era passato.>',
    ],
    key: [
      '«Ancora» disse {h}. <La voce era stanca, la parola no.> E a metà della parola vide che cosa avevano sbagliato fino a quel momento.',
      'Chiunque sarebbe tornato a casa. {H} ripassò la stessa idea per la quarta volta, e alla quarta l’idea aveva una maniglia.',
      'Niente da fare, di nuovo. {H} annuì, come a un vecchio conoscente, e guardò bene in che modo non andava. Sempre lo stesso. E quello che va male sempre allo stesso modo, si può raddrizzare.',
      '{H} si rimboccò le maniche per la quinta volta. <Le maniche ormai andavano su da sole.> Questa volta cominciò dalla fine.',
    ],
    small: ['«Ancora!» dice {h}.', '«Un’altra volta» dice {h}.'],
  },
  {
    id: 'talk',
    known: /\bparla|chiacchier|loquac|\burla|rumoros|segret|litig|scherz|barzellett|bugi|esager/iu,
    strength: 'fa parlare perfino le porte',
    quirk: 'parla di più quando serve di meno',
    plant: [
      '{H} parlava. Con la gente, con il basilico, con il tostapane. <Il tostapane aveva fama di buon ascoltatore.>',
      '{H} riusciva a stare zitt{o} quanto dura acceso un fiammifero. <Nei giorni buoni, anche due.>',
      'A {h} raccontavano i fatti loro perfino i controllori, non fosse altro che per prendere la parola.',
      'Quando {h} entrava in una stanza, la frase era già dentro. <La finiva poi, mentre appendeva il cappotto.>',
      'Il barbiere, con {h}, faceva più in fretta. <Per una volta ascoltava lui.>',
    ],
    key: [
      '{H} si mise a parlare, perché parlare aiutava. Raccontò tutto in ordine, dal principio, a nessuno in particolare. A metà di una frase si fermò. Era quella.',
      'Nei guai, come sempre, {h} parlò. <Le parole andarono da ogni parte.> Una era buona, e {h} la prese al volo.',
      '{H} spiegò la faccenda al muro, punto per punto. Il muro non disse niente, e proprio nel punto in cui non disse niente stava l’errore.',
      '«Parliamone» disse {h}, e ne parlò, più che altro per conto suo. <Ci vollero tre giri.> Alla fine la soluzione si sentiva arrivare per le scale.',
    ],
    small: ['{H} parla al cucchiaio. Il cucchiaio tace.', '«Ciao, tazza» dice {h}. «Ciao, scarpa.»'],
  },
  {
    id: 'make',
    known: /disegn|dipin|scarabocch|costru|invent|aggiust|smont|lavoretti|cucin|\bcuce|ripar|creativ|ingegnos/iu,
    strength: 'vede come sono fatte le cose',
    quirk: 'smonta le cose per simpatia',
    plant: [
      '{H} disegnava dappertutto: sui margini, sui sacchetti del pane, sul gesso di uno zio. <Pensava la mano; la testa aveva il pomeriggio libero.>',
      'Quello che finiva tra le mani di {h} finiva smontato. <Poi tornava intero, con qualche vite in meno.>',
      'Con un elastico, due mollette e un tappo {h} faceva quasi tutto. <Una barca no. La barca affondava sempre.>',
      'Sul tavolo di {h} c’era sempre qualcosa a metà. <L’altra metà era sotto il tavolo.>',
      'Quando in casa si rompeva qualcosa, tutti guardavano {h}. <Metà delle volte per chiedere aiuto.>',
    ],
    key: [
      'Con un dito {h} disegnò nella polvere quello che sapeva: un cerchio qui, una riga là. Alla fine mancava un tratto, e si vedeva dove.',
      '{H} lo disegnò per aria. <Storto, ma completo.> Il dito fu più svelto della testa e si fermò nel punto giusto.',
      'Com’era fatto? {H} lo smontò con gli occhi, pezzo per pezzo. Un pezzo non reggeva niente. Dunque serviva ad altro.',
      '{H} fece la solita cosa: mise insieme due cose che non c’entravano. <Le guardò un po’.> C’entravano.',
    ],
    small: ['{H} disegna un cerchio. Gira, gira.', '{H} fa una torre. Alta, alta. Pum!'],
  },
  {
    id: 'brave',
    known:
      /coraggios|audac|sfacciat|impazient|impulsiv|temerari|rischi|avventur|irrequiet|\bcorre|veloc|fretta|monell|vivac|impavid/iu,
    strength: 'è già in strada quando gli altri si mettono d’accordo',
    quirk: 'comincia prima di leggere le istruzioni',
    plant: [
      'Di solito {h} partiva prima della fine della frase. <Risparmiava tempo. Costava pantaloni.>',
      'Le istruzioni, secondo {h}, si leggevano dopo. <La libreria del corridoio, che pendeva, era d’accordo.>',
      'Se le strade erano due, {h} tornava già dalla seconda.',
      '{H} saltava prima e misurava poi. <Le misure, in genere, davano ragione al salto.>',
      'Al mare {h} non provava mai l’acqua con il piede. <L’acqua provava {h}.>',
    ],
    key: [
      'Gli altri ci stavano ancora pensando. {H} aveva già preso la faccenda e l’aveva capovolta. <Faceva tutto così.> A testa in giù aveva senso.',
      '{H} non resse più a stare ferm{o} e fece il contrario di quello che bisognava. A metà si fermò. Il contrario andava benissimo.',
      '«Un momento» disse {a}. Ma {h} il passo lo aveva già fatto. <Il pavimento tenne.> E da un passo più in là si vedeva quello che da qui non si vedeva.',
      'C’era da decidere. {H} aveva deciso da un pezzo; restava da avvisare i piedi. I piedi erano già per strada.',
    ],
    small: ['{H} corre. Corre forte!', '«Prima io!» dice {h}.'],
  },
]

export const TRAITS: readonly ItalianTrait[] = [...LIVELY_TRAITS, ...QUIET_TRAITS]
