import { always, type Episode, more, scene } from '../../language-pack.ts'
import { KID } from './ages.ts'

/** For readers who still bargain with dragons. */
export const forChildren: readonly Episode[] = [
  {
    id: 'apprentice-dragon',
    categories: [],
    ages: KID,
    ...scene(['Il drago apprendista', 'Fuoco no', 'Un po’ di fumo'], 'Un drago piccolo non riesce a fare il fuoco.', [
      always([
        '«State indietro!» disse una voce. «Sto per fare il fuoco.» {H} {a.e} fecero un passo indietro. Non accadde nulla. Dietro un cespuglio di carta straccia c’era un drago, grande come un secchio, con le guance gonfie. «Adesso» disse il drago. Soffiò. Uscì un odore di biscotti.',
      ]),
      always([
        '«Ho l’esame» spiegò. «Una fiamma lunga un braccio. Io faccio questo.» Soffiò di nuovo: cannella, stavolta. {A} gli consigliò di pensare a una cosa che fa arrabbiare. Il drago pensò ai calzini bagnati. <Venne uno sbuffo di vaniglia, piuttosto severo.> {H} propose di tossire. Tossì, e dal naso caddero due briciole.',
      ]),
      more(1, [
        '«Mio cugino ha bruciato un fienile» disse il drago, e si guardò le zampe. «L’hanno tutti applaudito?» chiese {h}. Il drago ci pensò. «No. Gli hanno tirato le patate.» <E dopo un momento aggiunse: «Cotte, però».>',
      ]),
      always([
        'Fu {h} ad avere l’idea. Avevano con sé del pane, ed era duro come una suola. «Soffiaci sopra» disse {h}. «Piano. Come si fa con la minestra.» Il drago soffiò piano. Il pane si gonfiò, si fece d’oro, fece cric. Era caldo! Lo divisero in tre e mangiarono senza parlare. Il drago si leccava il fumo dai baffi. «All’esame» disse {h}, «porta del pane secco.» Lui partì al trotto, con la coda dritta. Più tardi, da lontano, si sentì battere le mani. E un gran profumo.',
      ]),
    ]),
  },
  {
    id: 'border-of-two',
    categories: [],
    ages: KID,
    ...scene(['La dogana', 'Niente da dichiarare', 'La riga di gesso'], 'Due bambini hanno tirato una frontiera.', [
      always([
        'Per terra c’era una riga di gesso, e dietro la riga due bambini con il cappello di carta. «Dogana» disse il più alto, che non era alto. «Di qua è un altro Stato.» «Da quando?» chiese {a}. «Da dopo merenda» disse l’altra. «Avete qualcosa da dichiarare?»',
      ]),
      always([
        '{H} rovesciò le tasche: uno spago, un sasso liscio, una molletta. Fu messo tutto in un registro, cioè su una foglia. «Il sasso paga» disse il doganiere. «Quanto?» «Un altro sasso.» Ne trovarono uno, e quello dovette pagare anche lui. <Andò avanti finché la dogana ebbe undici sassi e un problema di spazio.> La molletta, invece, era esente.',
      ]),
      more(1, [
        '«E voi di che Stato siete?» chiese {h}. I due si guardarono. La riga passava proprio in mezzo a loro. <Il più alto stava di qua, l’altra di là.> «Io sono all’estero!» disse lei, e le tremò il cappello. Erano fratelli, e a cena mancava poco.',
      ]),
      always([
        'Si fece silenzio sui due lati. {H} prese il gesso e ci pensò, con la lingua tra i denti. Poi continuò la riga. La fece girare dietro al più alto, dietro alla sorella, dietro {a.a}, intorno agli undici sassi, e la chiuse con un bel nodo. «Ecco» disse {h}. «È sempre una frontiera.» Adesso erano tutti dentro. Il più alto saltò, per provare: non era più all’estero nessuno. Timbrarono le mani {h.di} {a.e} con un pollice bagnato. Il timbro diceva: «Di qui».',
      ]),
    ]),
  },
  {
    id: 'tired-statue',
    categories: [],
    ages: KID,
    ...scene(
      ['Il braccio alzato', 'Una statua chiede', 'Cinque minuti di riposo'],
      'Una statua ha il braccio stanco.',
      [
        always([
          '«Psst» fece qualcuno. C’era soltanto una statua: un signore di pietra con un braccio teso in avanti. «Psst. Mi prude il naso.» {H} guardò in su. La pietra, vicino al naso, era tutta crepe minute. «Non posso» disse la statua senza muovere la bocca. «Sto indicando.»',
        ]),
        always([
          'Indicava da duecento anni. «Che cosa?» chiese {a}. «Non me l’hanno detto.» Seguirono il braccio con gli occhi: finiva su un muro, dove c’era una finestra con un geranio. <Il geranio, di essere indicato, era fierissimo.> {A} salì sulle spalle {h.di}, con un ramoscello, e grattò. La statua sospirò polvere. «Ora anche il gomito» disse. «Se non è troppo.»',
        ]),
        more(1, [
          'Le chiesero chi fosse stata. Non ricordava bene. «Ho scoperto qualcosa» disse, «o l’ho perso. Sul piedistallo c’era scritto, ma l’hanno mangiato i licheni.» <I licheni, interrogati, non ricordavano nulla neanche loro.>',
        ]),
        always([
          'Restava il braccio. Duecento anni sono tanti, per un braccio. {H} trovò un palo della tenda, di quelli con la forcella in cima, e lo puntò sotto il gomito di pietra. Crac, fece la statua. Il braccio scese di un dito e si appoggiò. «Ah» disse. E per la prima volta la mano si aprì un poco. Un passero la provò. Poi ci si sedette. Adesso il signore di pietra non indicava più niente: offriva. Il geranio, dalla finestra, ci rimase male per un giorno. Dopo capì che poteva guardare lui.',
        ]),
      ],
    ),
  },
  {
    id: 'smallest-shop',
    categories: [],
    ages: KID,
    ...scene(
      ['Il negozio più piccolo', 'Si prega di abbassarsi', 'Una cosa per volta'],
      'In un negozio minuscolo non si trova il resto.',
      [
        always([
          'La porta arrivava al ginocchio. Sopra c’era un’insegna grande come un biscotto: «Emporio». {H} si mise pancia a terra e bussò con un’unghia. «Si entra una mano alla volta» disse una vocetta. {H} infilò la mano. Dentro faceva caldo, e qualcuno la strinse.',
        ]),
        always([
          'Si vendevano mezze perline, fiammiferi già accesi una volta, ombrelli per formiche. {A} comprò un lenzuolo grande come un francobollo. <Era stirato benissimo.> «Fa un granello di zucchero» disse la vocetta. {A} aveva soltanto una zolletta. Dalla porticina non passava. «Il resto» disse la vocetta, e tremava. «Io devo dare il resto.»',
        ]),
        more(1, [
          'Provarono a cambiare la zolletta da una lumaca, che non aveva spiccioli. Un ragno offrì di tagliarla con il filo. <Ci mise l’anima, ma il filo si appiccicò.> Intanto davanti all’emporio si era formata una fila: tre formiche e un moscerino con la borsa.',
        ]),
        always([
          '{H} allora posò la zolletta davanti alla porta, come un gradino. «Mettila in vetrina» disse. «Chi passa ne prende un granello e si segna.» La vocetta uscì. Era una vecchina alta un pollice, con gli occhiali di ala di mosca. Girò intorno alla zolletta, che era più alta di lei. «Con questa» disse piano, «sto aperta cent’anni.» Poi tirò fuori un libretto, ci scrisse {h} {a.e} in prima riga, e staccò a ciascuno una ricevuta. Era così piccola che si vedeva solo tenendola contro il cielo. Diceva: resto, tanto.',
        ]),
      ],
    ),
  },
  {
    id: 'echo-school',
    categories: [],
    ages: KID,
    ...scene(['Scuola di echi', 'Ripetete', 'L’eco nuova'], 'Una piccola eco non vuole ripetere.', [
      always([
        '«Buongiorno!» disse {h}. «…giorno, giorno» risposero in tanti. E poi, da un angolo, una vocina: «Ciao». {A} si fermò. «Le echi non dicono ciao.» «…ciao, ciao» fecero le altre, scandalizzate. Si sentì un colpetto di tosse. «Chiedo scusa» disse una voce più anziana. «È nuova.»',
      ]),
      always([
        'Era una lezione. Le echi stavano in fila, anche se non si vedevano. {H} diceva una parola, e loro la ripetevano, una dopo l’altra, sempre più piano. «Mela.» «…ela, ela, la.» «Pera» disse la nuova. <La maestra la mise nell’angolo, dove rimbomba.> «Non mi piace ripetere» disse l’eco nuova. «Quando arrivo io, della parola c’è rimasta solo la coda.»',
      ]),
      more(1, [
        '{A} tentò con una parola lunga, perché ne avanzasse: «Precipitevolissimevolmente». Le echi si misero di buona volontà. <Alla quarta finì il fiato, e dovettero sedersi.> La nuova disse: «Mente». Poi, con un piccolo salto: «E invece no».',
      ]),
      always([
        '{H} si avvicinò al muro e parlò sottovoce, perché non sentissero le altre. «Che cosa vuoi dire tu?» Silenzio. «Dillo per prima» disse {h}. «Io faccio l’eco.» Ci volle un po’. Poi, da dentro il muro, la vocina disse: «Lampone». «…pone, pone, one» fece {h}. «…one» fece {a}. E le altre, che non avevano mai sentito niente arrivare da quella parte, si misero a ridere, una dopo l’altra, sempre più piano. La maestra tossì due volte. «Per oggi basta» disse. E la nuova, allegrissima: «Basta! Basta! Basta!».',
      ]),
    ]),
  },
]
