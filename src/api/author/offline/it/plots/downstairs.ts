import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror of the friendly kind: somebody below knocks with a broom because of the noise, and there is no below. */
export const downstairs: Plot = {
  id: 'downstairs',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Rino', gender: 'male', connection: 'cugino' },
    b: { name: 'Palmira', gender: 'female', connection: '' },
  },
  titles: ['Il piano di sotto', 'Colpi di scopa', '{h} e i vicini che non ci sono'],
  teasers: [
    'Qualcuno batte con la scopa sotto il pavimento: troppo rumore. Ma {h} abita al pianterreno, e sotto non c’è niente.',
    'Toc, toc, toc, fa il pavimento. Poi arriva una lettera di protesta. È scritta alla rovescia.',
  ],
  start: '{H} abita al pianterreno. Una notte qualcuno, da sotto, batte con la scopa perché c’è troppo rumore.',
  byname: '{h}, passi leggeri',
  places: [
    { name: 'Il pavimento', description: 'Piastrelle bianche e nere. Una suona vuota.' },
    { name: 'La cantina', description: 'Non c’è. È proprio questo il problema.' },
    { name: 'La scala in giù', description: 'Comincia dove nessuno ha mai spazzato.' },
  ],
  scenes: [
    scene(['Toc, toc, toc', 'Troppo rumore'], 'Il pavimento protesta.', [
      core(
        [
          'A {h} cadde un cucchiaio. Toc, toc, toc, fece il pavimento: qualcuno, sotto, batteva con la scopa. Ma {h} abitava al pianterreno, e la casa, {lì}, non aveva cantina.',
        ],
        [
          'Tutto cominciò con un cucchiaio. Cadde, rimbalzò, fece il suo rumore di cucchiaio. Erano le undici di sera. Subito dopo, da sotto, vennero tre colpi: toc, toc, toc. {H} conosceva quel suono: una scopa, dalla parte del manico, contro il soffitto. Lo fanno i vicini quando si disturba. <«Scusate» disse {h}, per educazione.> Solo che {h} abitava al pianterreno. Sotto, {lì}, c’era la terra.',
          'C’è chi ha i vicini di sopra, chi di fianco. {H}, {lì}, abitava al pianterreno di una casa senza cantina, e di vicini di sotto non ne aveva mai avuti. Perciò quella sera, quando spostò la sedia e dal pavimento risposero tre colpi di scopa, disse: «Avanti». <Poi si accorse di quello che aveva detto.> Non entrò nessuno. Toc, fece ancora la piastrella nera, con più garbo.',
        ],
      ),
      core(
        [
          'La mattina, infilato tra due piastrelle, c’era un biglietto scritto alla rovescia. Allo specchio si leggeva: «Terzo avviso. Poi saliamo».',
        ],
        [
          '{H} camminò in punta di piedi per due giorni. Non servì. Bastava posare un libro. E il terzo mattino, tra due piastrelle, spuntava un foglietto. Era scritto al contrario, e {h} lo lesse nello specchio del bagno. «Rumori molesti. Terzo avviso. Al prossimo saliamo noi.» Non c’era firma. {H} voleva solo che restassero dov’erano.',
          'Il biglietto sembrava una riga di formiche. Era passato da sotto, tra piastrella e piastrella. {H} lo girò, lo capovolse, lo mise davanti allo specchio. «Gentile soffitto» diceva. «Qui si cerca di vivere. Terzo e ultimo avviso: se continua, veniamo a parlarne di persona.» <Su «di persona» l’inchiostro aveva fatto una macchia a forma di mano. Piccola. Con sei dita, o cinque e una sbavatura.>',
        ],
      ),
      core(
        ['{A.+} venne a vedere. Mise l’orecchio a terra. «Stanno apparecchiando» disse {a}.'],
        [
          '«Sotto non c’è niente» disse {a.+}, e per provarlo saltò. Toc, toc, toc. {A} rimase per un momento su un piede solo. «Allora è un niente nervoso» disse {a}.',
          '{A.+} si sdraiò e mise l’orecchio sulla piastrella nera. «Che senti?» «Piatti» disse {a}. «E uno che dice: sst.» Un’orecchia si era fatta rossa, l’altra era diventata fredda come il marmo.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Misero i feltrini sotto tutte le sedie. Misero le pantofole alle pantofole. <Il gatto dei vicini entrò, fece un passo, e fu ripreso con un colpo solo.>',
      ]),
    ]),
    scene(['Tappeti', 'L’ultimo avviso'], 'Fanno piano, e va peggio.', [
      core(
        [
          'Coprirono tutto con i tappeti. Nel silenzio, sotto, i colpi aumentarono. A mezzanotte una piastrella si alzò di un dito. Dalla fessura uscì un filo di luce gialla, e il manico di una scopa.',
        ],
        [
          'Chiesero in prestito tappeti a tutto il palazzo. Ne misero tre strati, e per prudenza fermarono gli orologi. Si parlavano a gesti, cucinavano cose che non friggono. <Le carote le succhiavano.> Eppure, più facevano piano, più sotto si agitavano. Toc toc. Toctoctoc. A mezzanotte i tappeti si gonfiarono al centro, come una schiena. Una piastrella si era alzata. Ne usciva una lama di luce gialla, e per un attimo, prima che {a} ci si sedesse sopra, il manico di una scopa che tastava l’aria.',
          '«Silenzio totale» decise {h}. Stesero tappeti su tappeti. Fermarono gli orologi. Si tolsero anche le scarpe, anche i calzini: camminavano sulle mani, quando si poteva. Per cedere meno peso al pavimento regalarono la credenza. Quella notte, nel silenzio perfetto, da sotto venne un gemito. Poi passi. Salivano. <Si fermarono proprio sotto il letto, e qualcuno, molto vicino, si schiarì la gola.>',
        ],
      ),
      slot('road'),
      more(1, [
        'Dalla fessura della piastrella nera usciva un odore di minestra. {A} ci passò un filo con appeso un biglietto: «Chi siete?». Il filo fu tirato due volte. <Quando lo ripresero, al posto del biglietto c’era un raviolo, cucito alla rovescia: il ripieno fuori.>',
      ]),
      more(2, [
        'L’amministratore non ne volle sapere. «Non risultano» disse al telefono. «Hanno millesimi?» «Hanno una scopa» disse {h}. <«La scopa non è millesimale» disse l’amministratore, e riattaccò.>',
      ]),
    ]),
    scene(['La pianta della casa', 'Scendere'], 'Qualcuno sa che cosa c’è sotto.', [
      core(
        [
          'In soffitta {b.+} aveva la pianta della casa. «Ve la mostro» disse {b}. «Ma chi la guarda poi scende a chiedere scusa. Di persona, e in calzini.»',
        ],
        [
          'Le carte della casa stavano in soffitta, e in soffitta quel giorno c’era {b.+}. «La pianta ce l’ho» disse {b}. «Bisogna girarla, però. E c’è una condizione: non si guarda in casa d’altri senza poi andarci. Scenderete. In calzini, con qualcosa in mano.» {H} guardò i propri calzini. <Uno era bucato: proprio oggi.>',
          '«Voi fate troppo piano» disse {b.+} prima ancora che aprissero bocca. «Da quassù si sente benissimo. So chi c’è sotto. Ve lo dico in cambio di una cosa: la prossima volta che salgono, voi non scappate.» {A} aveva già un piede sulla scala.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Promisero. {B} capovolse il foglio. La casa era doppia: sotto il pianterreno ce n’era un altro, a testa in giù, come in uno stagno.',
        ],
        [
          '«Va bene» disse {h}. {B} stese il foglio sul baule e lo girò. Sotto la riga del pavimento la casa continuava. Era la stessa, con il tetto in giù: la stessa porta, la stessa cucina, un altro pianterreno. «Il vostro pavimento è il loro pavimento» disse {b}. «Ci camminano dall’altra parte. Non battono contro il soffitto. Battono contro i vostri piedi.»',
          'Promisero in coro. {B} aprì la pianta della casa e ci accostò uno specchio. «Ecco» disse. Dalla riga di terra partivano due case, una in su e una in giù, attaccate per i piedi. <«Se voi saltate, loro saltano. Per forza.»> «E se noi stiamo fermi?» chiese {h}. {B} non rispose. Arrotolò il foglio con molta calma.',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Piastrella nera', 'Salgono'], 'Si apre il pavimento.', [
      core(
        [
          'A mezzanotte la piastrella nera si spostò di lato. Comparvero due piedi, scalzi, con le dita in su. Poi il resto. Erano in tre, pallidi, con la scopa.',
        ],
        [
          'Non scapparono. Fu la cosa più difficile di tutte, e durò da mezzanotte a mezzanotte e un minuto. La piastrella nera si spostò di lato, da sola. Prima uscirono due piedi, con le piante verso l’alto. Poi le gambe, poi un grembiule, e un viso capovolto, pallido come la farina. Dietro ne venivano altri due. La scopa, in mezzo, sembrava la più sveglia. <«Permesso» disse il viso, dalla parte sbagliata.>',
          'Il pavimento si aprì come una scatola di biscotti. Nella luce gialla c’era una cucina, uguale a questa, con i lampadari piantati in terra. Tre persone a testa in giù guardavano in su, cioè in giù. Avevano occhiaie profonde. La più piccola teneva la scopa con tutte e due le mani. {A} strinse il braccio {h.di}. Nessuno scappò. Nessuno, però, respirava.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Siamo spiacenti» disse {h}, con la voce di qualcuno più piccolo. «Faremo ancora più piano.» I tre si guardarono con orrore. <La scopa cadde, e fece toc da sola.>',
      ]),
    ]),
    scene(['Di più', 'I piedi di sotto'], '{H} capisce la protesta.', [
      slot('key'),
      core(
        [
          '«Piano?» disse la piccola. «Ma noi battiamo perché non vi sentiamo più!» Al rovescio, anche la lettera. {H} fece un salto. E da sotto, contro le sue suole, saltarono altri due piedi, contenti. Se sopra si stava fermi, sotto non ci si poteva muovere.',
        ],
        [
          'Il biglietto era scritto alla rovescia. I piedi, la cucina, le voci: tutto. E {h} l’aveva letta allo specchio, ma l’aveva capita per dritto. «Non è troppo rumore» disse {h} piano. «È troppo poco.» I tre annuirono, cioè alzarono il mento. «Noi camminiamo sui vostri passi» disse la piccola. «Quando voi state fermi, stiamo fermi anche noi. Sono nove giorni che la nonna è bloccata davanti al forno.»\n{H} guardò i tappeti, le pantofole, gli orologi fermi. Poi prese un cucchiaio e lo lasciò cadere. Suonò benissimo.',
          'Se di qua si salta, di là si salta. E se si sta fermi? {H} si tolse le pantofole. Mise un piede nudo sulla piastrella bianca e sentì, dall’altra parte, un altro piede. Era freddo. Aspettava. {H} batté il tallone: uno. Da sotto: uno. <Era proprio la sua misura.> «Non volevano il silenzio» disse {h}. «Bussavano per farci ballare.»',
        ],
      ),
      core(
        [
          'Arrotolarono i tappeti. {A} rimise in moto gli orologi, e poi la radio. Ballarono fino alle tre, in sei, pianta contro pianta.',
        ],
        [
          'I tappeti volarono in corridoio. {A} accese la radio e cominciò, male, un valzer. Da sotto le piastrelle veniva un altro valzer, capovolto, che stava bene con il primo. I bicchieri tintinnavano, le sedie andavano avanti e indietro. <Una nonna, là sotto, ballava più di tutti.> Il gatto dei vicini attraversò la stanza facendo apposta rumore.',
          'Fu una notte di tacchi. Provarono la polka, la corda, la corsa nei sacchi. Sotto ogni piede c’era un piede, e chi inciampava di sopra veniva raddrizzato dal basso. Alle tre la più piccola appoggiò la scopa contro il muro. Contro il soffitto, per lei. <«Basta così?» chiese {h}. «Basta così» disse lei. «Domani, il mambo.»>',
        ],
      ),
    ]),
    scene(['Buon vicinato', 'Pianta contro pianta'], 'La casa ha ripreso i suoi rumori.', [
      slot('after'),
      more(1, [
        'Una volta al mese, adesso, si mangia insieme: la tovaglia di qua, la tovaglia di là, e in mezzo una piastrella aperta per passarsi il sale. <I ravioli di sotto, una volta che ci si abitua, sono anche meglio.>',
      ]),
      core(
        [
          'Di notte {h} fa cadere un cucchiaio, prima di dormire. Toc, risponde il pavimento. Uno solo. Vuol dire buonanotte.',
        ],
        [
          'Chi viene in visita si meraviglia: in quella casa si cammina forte, e di gusto. <{W.fine}> La sera, prima di spegnere, {h} si siede sul letto e appoggia i piedi nudi a terra. Per un momento le piastrelle restano fredde. Poi, dall’altra parte, qualcuno si siede sul suo letto, e le piastrelle diventano tiepide.',
          'L’ultima lettera è arrivata ieri, tra la bianca e la nera. {H} l’ha letta senza specchio: ormai viene naturale. «Gentile pavimento» dice. «Ieri sera il vostro passo era stanco. Va tutto bene?» {H} ha risposto subito. Tre colpi di tallone, allegri. Poi due, più leggeri, {a.di}. Da sotto, una scopa ha fatto l’inchino.',
        ],
      ),
    ]),
  ],
}
