import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const RANK = 5

/** What somebody tells while they sit: small stories in the story, of which each kind is told once. */
export const tales: readonly Insert[] = [
  rich(
    'quiet',
    RANK,
    [
      '«Mia zia» raccontò {a} «teneva in dispensa quaranta barattoli vuoti. Su ognuno c’era un’etichetta: profumo di scuola, prima neve, treno che parte. Una volta ne ho aperto uno di nascosto.»\n«Quale?» chiese {h}.\n«Domenica pomeriggio. Per tre giorni in casa nessuno ha avuto voglia di fare niente.»\n<«E la zia?» «La zia ha detto: metti almeno il coperchio.»>',
    ],
    '!toddler !taleJars',
    'taleJars',
  ),
  rich(
    'quiet',
    RANK,
    [
      '{H} ricordò un sogno di tanto tempo prima. C’era un tram da mettere a letto, e il tram voleva un bicchiere d’acqua. «Gliel’hai dato?» chiese {a}. «Non passava dalla porta. Ho aperto la finestra e ha bevuto la pioggia.» «E poi?» «Poi voleva un altro capolinea.» {A} annuì, con serietà. <«Sono tutti così, i tram.»>',
    ],
    '!toddler !taleTram',
    'taleTram',
  ),
  rich(
    'quiet',
    RANK,
    [
      'Al paese di {a} c’era un orologio che batteva sempre un colpo in più. Alle sette ne batteva otto. «E nessuno lo aggiustava?» chiese {h}. «L’hanno aggiustato una volta. Il giorno dopo nessuno sapeva più che farsene di quell’ora libera che non c’era.» <Lo ruppero di nuovo, con una piccola cerimonia.>',
    ],
    '!toddler !taleClock',
    'taleClock',
  ),
  rich(
    'quiet',
    RANK,
    [
      '«Ho conosciuto un tale» disse {a} «che raccoglieva saluti. Se uno passava e diceva ciao, lui lo scriveva su un quaderno, con la data.» «A che gli serviva?» chiese {h}. «D’inverno, quando non passava nessuno, apriva il quaderno e rispondeva.»\nPer un momento non parlò nessuno. <«Ciao» disse poi {h}, verso il buio, per sicurezza.>',
    ],
    '!toddler !taleHello',
    'taleHello',
  ),
  rich(
    'quiet',
    RANK,
    [
      'Fecero il gioco delle cose che non stanno in una valigia. «Un’eco» disse {a}. «Domattina» disse {h}. «L’odore della pioggia.» «Il numero nove, se uno non lo scrive.» {A} cercò a lungo. «Una valigia più grande» disse alla fine. <Contro questo non c’era niente da fare.>',
    ],
    '!toddler !taleCase',
    'taleCase',
  ),
  rich(
    'quiet',
    RANK,
    [
      'C’era una volta, raccontò {h}, una porta che non voleva essere chiusa. La gente sbatteva, spingeva, dava la colpa al vento. Poi venne una bambina e le chiese perché. «Ho paura di perdermi quello che succede dopo» disse la porta. «E allora?» chiese {a}. «Allora le hanno fatto uno spioncino.»',
    ],
    '!toddler !taleDoor',
    'taleDoor',
  ),
  rich(
    'quiet',
    RANK,
    [
      '«Da noi» disse {a} «c’era una corriera che si fermava dove non c’era fermata. In mezzo ai campi. L’autista apriva la porta, aspettava un minuto e la richiudeva.»\n«Per chi?»\n«Non saliva nessuno. Ma una volta ho chiesto. Ha detto: lì una volta ho tirato dritto, e c’era uno che correva.» <{H} guardò per un po’ la strada.>',
    ],
    '!toddler !taleBus',
    'taleBus',
  ),
  rich(
    'quiet',
    RANK,
    [
      '{A} raccontò del pozzo in cui si poteva gridare una domanda. Tornava su la risposta, ma di quello che era passato prima. «Io ho gridato: come mi chiamo? È tornato su: in fondo a destra.» «E tu?» «Sono andat{a.o} in fondo a destra. C’era un signore che si chiamava come me.» <«Questa te la sei inventata» disse {h}. «Il signore no.»>',
    ],
    '!toddler !taleWell',
    'taleWell',
  ),
  rich(
    'quiet',
    RANK,
    [
      'Una volta, disse {a}, in casa era sparita l’ultima sedia. Le altre c’erano, ma per sei persone erano cinque. Per una settimana a turno si mangiò in piedi. «E poi?» chiese {h}. «Poi chi stava in piedi cominciò a raccontare, perché tanto non poteva fare altro. Quando la sedia tornò, nessuno la voleva.» <Stava dal tappezziere. Nessuno aveva chiesto.>',
    ],
    '!toddler !taleChair',
    'taleChair',
  ),
  rich(
    'quiet',
    RANK,
    [
      '«La mia bisnonna» disse {a} «parlava alla pasta di pane. Le raccontava i fatti della via. Se erano belli cresceva, se erano brutti cresceva lo stesso, ma storta.»\n«E il pane storto?» «Lo mangiavamo per primo. Lo si voleva togliere di mezzo.» <A {h} venne fame, di quella precisa.>',
    ],
    '!toddler !taleBread',
    'taleBread',
  ),
]
