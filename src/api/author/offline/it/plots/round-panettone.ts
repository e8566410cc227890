import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the panettone that everybody gives on comes back, and nobody has ever opened it. */
export const roundPanettone: Plot = {
  id: 'round-panettone',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ivo', gender: 'male', connection: 'zio' },
    b: { name: 'Norma', gender: 'female', connection: '' },
  },
  titles: ['Il panettone che girava', 'Con tanti auguri', '{h} apre la scatola'],
  teasers: [
    '{H} regala un panettone. Tre giorni dopo se lo vede tornare, con tanti auguri. Da quanti anni gira?',
    'Nella scatola azzurra c’è un panettone che nessuno ha mai aperto. E qualcosa, dentro, che non è uvetta.',
  ],
  start:
    'Il panettone che {h} ha regalato torna indietro la vigilia. Ha fatto il giro di tutti, e nessuno lo ha aperto.',
  byname: '{h}, coltello da dolce',
  places: [
    { name: 'L’ingresso', description: 'Le scatole col fiocco fanno la fila come dal dottore.' },
    { name: 'Le scale', description: 'Tutti scendono con un pacco e salgono con un altro.' },
    { name: 'La pasticceria', description: 'L’insegna è spenta. L’odore no.' },
  ],
  scenes: [
    scene(['La scatola azzurra', 'Torna indietro'], 'Un regalo ritorna a chi l’ha fatto.', [
      core(
        [
          'Tre giorni prima di Natale, {lì}, {h} aveva regalato un panettone nella scatola azzurra. La vigilia suonarono alla porta: «Con tanti auguri». Era la scatola azzurra. Aveva la stessa ammaccatura.',
        ],
        [
          'Si usa così: a chi porta un panettone se ne dà un altro, e tutti ringraziano. {H} ne aveva portato uno al piano di sopra, nella scatola azzurra, tre giorni prima. La vigilia, {lì}, suonarono. «Un pensierino» disse il signore del quarto, che {h} conosceva appena. «Con tanti auguri.» Era azzurra. Aveva un’ammaccatura a forma di fagiolo. <L’aveva fatta {h}, sulle scale, con il ginocchio.>',
          'In certe case il Natale si misura a panettoni. In quella {h.di}, {lì}, erano sette, nell’ingresso, in ordine di arrivo. L’ottavo lo portò la vigilia una signora di fretta. Scatola azzurra, nastro d’oro un po’ stanco. {H} lo prese e disse: «Ma che bello». Poi lo girò. Sul fondo c’era un biglietto, il suo: «Da {h}, con affetto».',
        ],
      ),
      core(
        [
          'Sotto il suo biglietto ce n’era un altro, e sotto un altro ancora. Undici. L’ultimo, ingiallito, diceva solo: «Aprilo tu. C’è una cosa per te». {H} voleva sapere per chi.',
        ],
        [
          'Con l’unghia {h} sollevò il biglietto. Sotto ce n’era un altro. E sotto, strato su strato, undici auguri, incollati uno sull’altro come gli anni di un albero. In fondo a tutti ce n’era uno con l’inchiostro marrone. «Aprilo tu, ti prego» diceva. «Dentro c’è la risposta.» Nessuno lo aveva aperto mai. Ma il tu, chi era? {H} doveva trovarlo prima che fosse Natale.',
          'La scatola pesava troppo. {H} la scosse: dentro scivolò qualcosa che non era uvetta. Tra il cartone e il fondo c’erano biglietti di dieci anni, «cari saluti», «alla gentile famiglia», e l’ultimo, scritto a mano. «Se lo apri, vuol dire sì.» <Dieci anni che quel sì girava per le scale.> Aprirlo non si poteva: non era per {h}. Darlo via nemmeno.',
        ],
      ),
      core(
        ['«È una catena» disse {a.+}. «Si risale. Chi l’ha dato al quarto?» E avevano già il cappotto.'],
        [
          '«Se torni indietro abbastanza» disse {a.+}, «trovi il primo. È come i fiumi.» «E quanti piani è lungo?» «Undici biglietti» disse {a}. «Metti le scarpe comode.»',
          '{A.+} annusò il cartone. «È buono da dieci anni» disse. «Cioè, non lo è.» Poi lesse il biglietto in fondo e smise di scherzare. «Prendi un nastro nuovo» disse {a}. «Se lo riportiamo, deve fare bella figura.»',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Le scale sapevano di brodo e di cera. <Da ogni porta usciva una canzone diversa, e sul pianerottolo del secondo andavano quasi d’accordo.>',
      ]),
    ]),
    scene(['A ritroso', 'Chi te l’ha dato?'], 'Porta dopo porta, {h} risale la catena.', [
      core(
        [
          'Nessuno voleva ammettere. «Riciclato? Noi?» A ogni porta, per cortesia, ricevevano un altro panettone. Dopo un’ora ne avevano nove in braccio. Al quinto piano la pila cadde per le scale, e nel mucchio sparì la scatola azzurra.',
        ],
        [
          '«Chi glielo aveva regalato?» chiedevano. Era una domanda terribile. La gente diventava rossa, si offendeva, cambiava discorso. «L’abbiamo scelto apposta!» E per dimostrarlo, prima di chiudere, ognuno ne dava un altro. {A} ne portava quattro, {h} cinque, in torre. Al quinto piano la torre salutò e venne giù. Rotolarono tutti, rossi, bianchi, a pois. <Quello a pois arrivò in portineria.> In fondo alle scale la scatola azzurra non c’era più: qualcuno, passando, l’aveva presa per andare a una cena.',
          'Dal quarto andarono al secondo, dal secondo alla casa di fronte. «Io?» disse un dentista. «Me l’ha dato mia suocera. Anzi no. Non ditele che l’ho detto.» Lo disse lei stessa, che era dietro la porta. <Quel Natale in casa del dentista fu piuttosto silenzioso.> Risalirono cinque biglietti e lasciarono cinque liti. Al sesto {h}, per scusarsi, dovette dare in cambio il proprio regalo, quello già incartato per {a}.',
        ],
      ),
      slot('road'),
      more(1, [
        'Una signora li fece entrare e mostrò l’armadio: dodici panettoni, in ordine alfabetico. «Non ne apro mai» disse. «Sono sola. Uno intero, per chi lo apro?» <Ne diede uno a {h}, alla lettera M.>',
      ]),
      more(2, [
        '«Io l’uvetta la tolgo» disse un bambino sulla porta. «La metto qui.» Aveva un barattolo, con una data per ogni anno. {A} gli strinse la mano, come tra collezionisti.',
      ]),
    ]),
    scene(['L’insegna spenta', 'La pasta madre'], 'All’inizio della catena c’è un forno.', [
      core(
        [
          'La scatola veniva da una pasticceria chiusa. Dentro, quella sera, c’era {b.+}. «Lo ricordo, quel panettone» disse {b}. «Vi dico chi l’ha ordinato. Ma il vostro Natale comincia più tardi: mi dovete aiutare a impastare fino alle dieci.»',
        ],
        [
          'Sul fondo della scatola, a stampa, c’era un indirizzo. L’insegna era spenta da anni. Ma dietro la saracinesca si vedeva una luce: per quella notte la pasticceria l’aveva riaperta {b.+}. «Scatola azzurra, nastro d’oro» disse {b}. «Ne ho chiuso uno così. Vi dico di chi era. Prima, però, mi servono quattro braccia: l’impasto non aspetta i discorsi.» Erano le sette. <A casa, alle otto, si mangiava.>',
          '«Non si chiede a un pasticcere che cosa c’è dentro» disse {b.+}, che rimestava tra le teglie per passione. «Però si può chiedere chi. Il prezzo è una serata.» {H} guardò l’orologio della vigilia. Le serate, quella sera, erano una sola.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Impastarono fino alle dieci. «Lo ordinò un ragazzo timido» disse {b} alla fine. «Ci fece mettere dentro un biglietto. Era per quella del piano di sopra. Lei, senza saperlo, lo regalò.»',
        ],
        [
          'Impastarono. La pasta era viva, tirava da tutte le parti. Alle dieci {b} si pulì le mani. «Era un uomo timido. Abitava sotto a una persona che cantava. Mi chiese di metterci dentro una domanda. “Se lo apre, la legge.” Lei ringraziò, e lo portò al quarto piano, perché al quarto avevano bambini.»',
          'Con la farina fino ai gomiti {h} sentì tutta la storia. «Non lo diceva a nessuno» raccontò {b}. «Scriveva bigliettini e poi li mangiava. Gli dissi: mettila nel panettone. È stata una cattiva idea, nessuno apre il panettone che riceve. Lui aspetta ancora, credo. Al primo piano, a destra.» <{A} smise di impastare.>',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Le undici', 'Troppe scatole'], 'La scatola azzurra è da qualche parte, e la notte finisce.', [
      core(
        [
          'Le undici. La signora che cantava abitava ancora sopra. Ma la scatola era sparita, e i panettoni in giro, quella notte, erano milioni.',
        ],
        [
          'Alle undici sapevano tutto, e non avevano niente. Lui al primo, lei al secondo. Da dieci anni si dicevano buongiorno e buonasera. E in mezzo la scatola, che avrebbe detto il resto, era finita a una cena, chissà di chi. {H} si sedette sulle scale. <Passò uno con un pacco verde e disse auguri.> Dalla porta del secondo veniva una voce sola, che cantava piano, senza pubblico.',
          'Bussarono a tutte le cene del quartiere. «Avete ricevuto una scatola azzurra?» «Tre» rispondevano. «Quattro.» Ogni tavola ne aveva una pila, vicino alla porta, per l’anno prossimo. {H} aveva i piedi bagnati. Mancava un’ora a Natale, e la risposta era in una pila, chiusa, con un nastro stanco.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Magari» disse {a}, «non l’avrebbe aperto neanche stanotte.» «Perché no?» «Perché è sola. Uno intero, per chi lo apre?» <{H} alzò la testa.>',
      ]),
    ]),
    scene(['Aprire', 'Undici coltelli'], '{H} trova come si ferma una catena.', [
      slot('key'),
      core(
        [
          'Il panettone girava perché nessuno lo apriva, e nessuno lo apriva perché era da solo, o perché bastava il suo. {H} suonò tutti i campanelli. «Giù nell’androne, con i panettoni. Li apriamo tutti. Adesso.» Quando li ebbero messi in fila, uno era azzurro.',
        ],
        [
          'Come si trova un panettone chiuso? Si aprono tutti. {H} scese nell’androne, prese un mestolo e cominciò a batterlo sulla ringhiera. «Giù i panettoni!» gridò. «Tutti quelli dell’ingresso! Quelli dell’anno prossimo! Nessuno li regala più: si aprono.» Si affacciarono in vestaglia, con il tovagliolo al collo. Poi, a uno a uno, scesero. Una signora ne portò dodici, sul carrello della spesa: non ne apriva mai.\nLa fila arrivava al portone. Il coltello passava di mano in mano. Rosso, bianco, a pois. <Un bambino girava con un barattolo, per l’uvetta.> La scatola azzurra la posò uno del sesto, senza farsi notare. Dentro, dieci anni di panettone erano duri come pietra. {A} lo spaccò sul gradino. Nel mezzo, in una carta da forno, c’era un foglietto.',
          '«Ognuno ne ha uno di troppo» disse {h}, «e ognuno non ha con chi aprirlo.» Spalancarono il portone e misero due porte sui cavalletti, a fare da tavola. Poi suonarono tutti i campanelli, con l’avambraccio. Scesero in quaranta. Si aprì come si apre una diga: nastri, carta, uvetta per le scale. Un dentista tagliava la fetta più grande per sua suocera. <Fecero pace sul terzo, quello con il cioccolato.> E in fondo alla tavola c’era lei, la scatola azzurra, che nessuno voleva. La prese {h}. «Questa la apre lei» disse, e la mise davanti alla signora che cantava.',
        ],
      ),
      core(
        [
          '«Le va di cantare con la finestra aperta?» c’era scritto. «Io sto sotto. Se lo apre, vuol dire sì.» La signora cercò con gli occhi, tra tutti, e lo trovò subito: era l’unico che non masticava.',
        ],
        [
          'La signora del secondo lesse, e dovette sedersi. «Mi piace come canta» diceva il biglietto. «Se la sera tiene aperta la finestra, io spengo la radio. Se apre il dolce, vuol dire sì.» Quello del primo piano stava in fondo, contro le cassette della posta. Non masticava. «Dieci anni» disse lei. «E io che la tenevo chiusa per non disturbare.»',
          'Lei lo lesse due volte, piano. Poi lo passò al vicino timido, che era diventato rosso come una ciliegia candita. <Lui lo conosceva già.> «È tardi per rispondere?» chiese la signora. «È Natale tra cinque minuti» disse lui. «Allora è presto» disse lei, e cominciò a cantare.',
        ],
      ),
    ]),
    scene(['Briciole', 'La finestra'], 'È Natale, e non resta una fetta.', [
      slot('after'),
      more(2, [
        'Verso l’una l’androne era una pasticceria bombardata. {B} arrivò con l’impasto finito, caldo, nell’ultima scatola azzurra. <«Questo lo aprite subito» disse. E lo aprirono subito.>',
      ]),
      core(
        [
          'L’anno dopo, nell’ingresso {h.di}, non c’era nessuna fila. Un panettone solo, già aperto, e un coltello. Chi passava ne tagliava una fetta. Dalla finestra del secondo veniva una canzone, e al primo la radio era spenta.',
        ],
        [
          'Restarono soltanto le scatole, impilate accanto al portone. {H} le guardò dal letto, dalla porta socchiusa. <{W.fine}> Nell’androne qualcuno scopava ancora uvetta. Poi, nel cortile, si aprì una finestra, e una voce cominciò, bassa. Al piano di sotto ci fu un piccolo clic. Era una radio che si spegneva.',
          'La scatola azzurra {h} la tenne. È sull’armadio, con l’ammaccatura a forma di fagiolo. Dentro ci sono undici biglietti, di undici mani diverse, tutti con tanti auguri. Nessuno è indirizzato a nessuno. Il dodicesimo l’ha scritto {h}, e ci ha messo un nome.',
        ],
      ),
    ]),
  ],
}
