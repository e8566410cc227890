import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const RANK = 4

/** What two people say to each other while they wait or walk; each begins with something seen or done. */
export const talk: readonly Insert[] = [
  rich('quiet', RANK, [
    '{H} si tirò le maniche fin sulle dita. «Hai paura?» chiese.\n«Un po’» disse {a}. «Dove?» «Nel ginocchio destro.»\n{H} guardò il ginocchio. «Io nella pancia.» <«Allora è ben distribuita» disse {a}, e già ce n’era di meno.>',
    'Un bottone pendeva dalla giacca di {h}, per un filo solo. «Tu che cosa fai, quando non sai che cosa fare?» chiese {h}.\n«Una cosa piccola» disse {a}. «Riattacco un bottone. Dopo, di solito, il problema è un altro.»',
  ]),
  rich('quiet', RANK, [
    'In un portafoglio consumato {a} teneva un biglietto del tram dell’anno prima. «È scaduto» disse {h}.\n«Il tram sì» disse {a}. «La compagnia no.» <Di più non ci fu verso di sapere.>',
    'Sul tavolo c’era un segno di tazza, rotondo. {A} ci passava sopra il dito. «Prima credevo che un giorno si finisse» disse.\n«Che cosa?» «Le cose da fare.» «E invece?» «Invece ne ho cominciate tante» disse {a}, e non sembrava un dispiacere.',
  ]),
  rich('quiet', RANK, [
    'Si sedettero sulla prima cosa che si lasciò sedere. «Se va bene» chiese {a}, «che cosa fai per prima?»\n«Mi siedo» disse {h}. «E poi?» «Resto.» <Era un programma, e aveva già avuto inizio.>',
    '{A} guardava {h} di traverso, come si guarda un quadro. «Lo sai che ti gratti l’orecchio prima di avere ragione?»\n«E prima di avere torto?»\n«L’altro.»',
  ]),
  rich('quiet', RANK, [
    'Per far passare il tempo, giocarono alle domande. «La cosa peggiore che hai rotto?» chiese {a}.\n«Una promessa. Piccola» disse {h}. «E la migliore?»\n«Un salvadanaio. C’era dentro più di quello che ricordavo.»',
    'Stavano così vicini che si poteva parlare senza voce. {H} chiese un segreto. {A} si guardò intorno. «Alle feste mi chiudo in bagno cinque minuti. Per riposare la faccia.» {H} annuì. <C’erano bagni molto ben frequentati.>',
  ]),
  rich('quiet', RANK, [
    'Lontano, qualcuno provava al pianoforte le stesse quattro battute, e sbagliava sempre la stessa nota. «Adesso» disse {a}, un attimo prima. E arrivò. <Alla fine le volevano bene.>\n«Se un giorno viene giusta» disse {h}, «mi mancherà.»',
  ]),
  rich('quiet', RANK, [
    '{H} alitò sul vetro e disegnò una casa. {A} alitò accanto e ci mise il fumo. Il vetro si asciugò dal basso. Restarono, per un po’, il tetto e il fumo, che bastavano.',
  ]),
  rich('quiet', RANK, [
    'Da una fessura si vedeva un pezzo di luna, oppure di lampione. «Una volta» disse {a} «pensavo che la luna seguisse solo me.»\n«E non è così?» «L’ho chiesto a mia cugina. Seguiva anche lei.»\n«Che delusione.» «Al contrario. Vuol dire che si può fare compagnia a due alla volta.»',
  ]),
  rich('quiet', RANK, [
    '{A} posò per terra quello che portava. «E se smettessimo?» disse.\n{H} ci pensò davvero, con i piedi e tutto. «D’accordo. Smettiamo.» Stettero lì, ad aver smesso. <Non era granché.> «Ricominciamo?» chiese {a}. «Ricominciamo.»',
  ]),
  rich('quiet', RANK, [
    'A {h} si addormentò un piede. {A} se ne intendeva: bisognava parlargli. «Piede» disse, «abbiamo dei progetti.» <Il piede fu informato per ultimo, come sempre.> Poi cominciò a frizzare, e bisognò girare in tondo finché non gli passò l’offesa.',
  ]),
  rich('quiet', RANK, [
    '«Dimmi una parola che ti piace» disse {a}.\n«Pantofola» disse {h}. «A te?»\n«Quattordici.» Le dissero un po’ di volte, a turno. <Pantofola vinse di poco.>',
  ]),
  rich('quiet', RANK, [
    '{A} cercava un nome che stava sulla punta della lingua. «Comincia per B» disse. «O per F.» {H} propose Beppe, Fabrizio e forbici. «Ecco!» disse {a}. «No, niente. Ma forbici è un bel nome.»',
  ]),
  rich('road', RANK, [
    'Per un tratto non parlò nessuno. Era il silenzio buono, quello in cui si pensa affiancati. Poi, a due voci: «E se…?».\n«Prima tu» disse {a}. «No, tu.» <Volevano dire la stessa cosa.>',
    'Ci fu un silenzio. {A} lo lasciò crescere, come si lascia una pasta. «A che cosa pensi?» chiese {h}.\n«A niente. Ma ci sono quasi.»',
  ]),
  rich('road', RANK, [
    '{A} si fermò e indicò le scarpe di {h}. «Il laccio.»\n{H} guardò. «È allacciato.»\n«Appunto. Non dura.» Dopo venti passi strisciava per terra. «E come lo sapevi?»\n«Conosco i tuoi fiocchi» disse {a}. «Sono ottimisti.»',
  ]),
  rich('road', RANK, [
    'A metà strada {a} propose un gioco. «Vedo una cosa che comincia per N.»\n{H} guardò dappertutto. «Mi arrendo.»\n«Niente» disse {a}.\n«Il niente non si vede.» «E invece io lo guardo da un pezzo.»',
  ]),
  rich('road', RANK, [
    '{A} spiegava una scorciatoia. Bisognava andare fin dove c’era il gelataio, voltare dove avevano tolto la fontana e proseguire fin dove volevano fare il ponte.\n«E se si va dritti?» chiese {h}. «Si arriva» disse {a}, con una certa compassione.',
  ]),
  rich('road', RANK, [
    'Venne il momento di scegliere. «A destra» disse {h}. «A sinistra» disse {a}. Si guardarono. «A sinistra» disse {h}. «A destra» disse {a}. <Non si era mai perso nessuno con tanta educazione.> Alla fine andarono dritti.',
  ]),
  rich('road', RANK, [
    'L’orologio di {a} era di quelli con una lancetta sola. «E venti» disse, a chi chiedeva l’ora.\n«E venti di che?» chiese {h}.\n«Quello lo sanno già tutti» disse {a}. «Sono i minuti che mancano sempre.»',
  ]),
  rich('road', RANK, [
    '{A} si era mess{a.o} in testa di imparare a fischiare. Soffiava con grande impegno, e usciva aria. «Quasi» disse {h}. «Vero?» <L’aria, almeno, aveva ritmo.> Tenne compagnia per un bel pezzo.',
  ]),
  rich('road', RANK, [
    '«Facciamo che io conosco la strada» disse {a}. «Va bene» disse {h}. «E facciamo che io ti credo.» <Funzionò fino al primo angolo, che è più di quanto funzioni di solito.>',
  ]),
]
