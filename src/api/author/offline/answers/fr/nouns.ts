export const MASCULINE = `ponton muret perron palier trottoir parvis gradin rivage hangar cellier abri garde-manger vestiaire coin recoin terrier compartiment débarras dressing vestibule pavillon kiosque souterrain sous-sol pigeonnier préau réfectoire pré marécage ravin arrêt guichet comptoir bar carrefour lavoir
  abricot accordéon agneau aigle aimant album alligator alien alphabet amiral ami ananas âne ange animal anneau appareil appartement aquarium arbre arc arc-en-ciel argent arrosoir ascenseur aspirateur astronaute atelier autobus autocollant avion avocat
  bac badge bain balai balcon ballon bambou banc bandeau banjo baobab bateau bâton bavoir beignet berceau bermuda beurre biberon bijou billet biscuit bison blaireau bloc blouson bocal bois bol bonbon bonhomme bonnet bord bouchon bouclier bouton bouquet bowling bracelet bras brocoli bruit buisson bureau burger bus buzzer
  cabanon cabas cacao cactus cadeau cadenas cadre café cahier caillou calendrier caméléon camion camp camping canapé canard canari caniche canon canoë capitaine carnet caramel carillon carreau carrosse cartable carton casque castor castelet cauchemar cercle cerf cerf-volant chagrin chalet chameau champ champignon chandail chapeau chariot charbon chat chaton château chaudron chauffeur chausson chemin chevalier cheval chevreuil chewing-gum chien chiot chiffon chimpanzé chiffre chocolat chou cirque citron clavier clocher clou clown cochon coq coquelicot coquillage cor corbeau cornichon corps coffre collier compas concombre coloriage cookie copain copilote costume coton cou coucou coude coussin couteau couvercle crabe crapaud crayon creux cristal croco crocodile croissant cube cuisinier cygne cyclope
  dauphin dé déguisement dessert dessin diable diamant dictionnaire dinosaure dino disque dodo doigt donjon donut dortoir dos doudou dragon drap drapeau dromadaire dragibus
  écran écrou écureuil édredon élan éléphant élastique elfe emballage enfant épouvantail escalier escargot espace étang éventail
  fantôme faucon fauteuil fauve fennec fer feu feutre ficus fil filet film flacon flamant flan flocon foin footballeur forgeron fossile foulard four fossé frelon frère frigo fromage fruit fusil fondant feuilletage
  galet galion gant garage garçon gardien gâteau gazon gecko gel géant génie genou gilet gland glaçon glaive globe goéland gorille goûter grain grand-père gratin grelot grenier griffon grillon grimoire gris-gris guépard guide guidon gymnase gyrophare
  hamac hamburger hameau hamster hanneton harmonica haricot hélicoptère hérisson héron héros hibou hippocampe hippopotame hochet homard homme hôpital hôtel houx hublot
  igloo iguane immeuble insecte instrument iris
  jaguar jambon jardin jeu jouet joujou journal jumeau jus judo
  kangourou kart kayak ketchup képi kiwi koala karaoké
  labyrinthe lac lacet lait lama lampadaire lampion lapin laser lasso légo lego lézard lévrier lion lit livre logo lutin loup luth lynx
  macaron mari magasin magicien magnétophone maillot maïs manche manège manteau marché marin marron marteau martien masque matelas matelot médaillon melon mensonge métro miel miroir mobile moineau monocle monocycle monopoly monstre morceau mot moteur mouchoir moulin moustique mouton muguet mur murmure musée muscle
  nain nez nid nénuphar noir nom nombre nougat nounours nuage
  objet océan octogone œil œuf ogre oiseau oignon ongle opossum orage orang-outan ordinateur oreiller orgue orme orteil os ours ourson outil ouistiti
  pain palais palmier panda panier panneau pantalon paon papier papillon paquet parachute parapluie parasol parc parking passage passeport patin patinage peigne peignoir peintre pélican perroquet personnage petit-déjeuner phare phoque piano pic pied pigeon pinceau pingouin pion pique-nique pirate pistolet placard plafond plancher plastron plat platane plateau poème poignard poireau poisson poivre poivron pompier pompon pont poney porc porc-épic port portail porte-bonheur porte-clés portefeuille pot potager potiron poulain poulailler poulet poulpe poussin prince puits pull pupitre puzzle pyjama
  quai quartier quatre-quarts
  radis radeau rail raisin ragondin rat râteau raton renard renne requin réveil rêve rhinocéros rhume rideau rire riz robinet robot rocher roi roller roman rond rossignol rouge-gorge roulé ruban rubis ruisseau
  sable sabre sac sachet sapin saphir sandwich sanglier satellite saucisson saut savon saxophone sceptre scarabée scooter scorpion seau sel sentier serpent short sifflet signal singe sirop skate skateboard ski slip soldat soleil sommeil son sorcier soulier soupir sourire sous-marin souvenir squelette stade steak stylo sucre surligneur surf sweat sweat-shirt stéthoscope sushi
  tableau tabouret talisman talon tambour tambourin tamanoir tank tapis tapir taureau taxi télescope temple tennis terrain têtard téléphone thé théâtre ticket tigre timbre tipi tiroir tobogan toboggan toit tonnerre tournesol tournevis tracteur train traîneau trampoline transat travail trèfle trésor tricycle triangle tricératops troll trombone trône tronc trou trousseau tuba tunnel tutu tuyau tyrannosaure
  ukulélé uniforme univers
  vaisseau vase vautour veau vélo ventilateur vent ventre ver verger verre vêtement vieillard violon violoncelle visage voilier voisin volant volcan voyage
  wagon xylophone yaourt yéti yoyo yo-yo zèbre zoo zombie papi papy papa tonton oncle cousin neveu grand-papa voleur maître professeur bébé`
export const FEMININE = `jetée digue passerelle esplanade promenade scène estrade pelouse berge rive mezzanine souche cabine remise médiathèque ludothèque laverie halle haie clairière niche entrée loge chapelle crypte galerie étable écurie arrière-cour arrière-boutique cantine crique baie calanque carrière orangerie
  abeille addition affiche agrafeuse aiguille aile allumette aquarelle araignée arbalète ardoise armoire armure assiette aubergine autruche aventure
  bague baguette baignoire balançoire baleine balle banane bannière barbe barque barrette basket batterie belette bestiole bête betterave bibliothèque biche bicyclette bière bille biscotte blouse bobine boisson boîte boite bombe bosse botte bottine bouche boucle bouée bougie bouilloire boulangerie boule bourse boussole bouteille branche breloque brioche brique broche brosse brouette bûche bulle
  cabane cachette cage caisse calculatrice calèche caméra camionnette canne canneberge cape capuche caravane caravelle carotte carpette carte carabine carapace casquette cassette casserole catapulte cave ceinture cerise chaîne chaise chambre chanson chandelle charrette chatte chauffeuse chaussette chaussure chauve-souris chemise cheminée chenille cheville chèvre chienne chouette chorale ciboulette cigale cigogne citadelle citrouille clarinette classe clé clef cloche clochette coccinelle colère colline colle collection colombe comète compote confiture console coquille corde cornemuse couche couette couleur coupe cour couronne course courgette couverture craie crainte cravate crème crêpe crevette crinière croix croûte cuillère cuiller cuisine culotte cymbale
  dame danse dent dentelle dînette diligence draisienne dune douche douceur
  eau écharpe échelle école écorce écrevisse encre endive énigme enveloppe éolienne épaule épée épingle éponge équerre escalade étagère étiquette étoile expérience
  fable falaise famille farine fauvette fée fenêtre ferme feuille fève ficelle fiche figurine figue fille flaque flèche fleur flûte foire fontaine forêt fossette fougère fourchette fourmi fourrure fraise framboise frange frite fronde fumée fusée friandise
  galaxie galette gamelle gare garderie gaufre gazelle gazinière girafe girouette glace glissade gomme gourde gourmette goutte grange grand-mère grenade grenouille grotte grue guirlande guimauve guêpe guitare gouttière
  hache halte harpe hauteur herbe hirondelle histoire horloge huile hutte huître hyène
  idée île image imprimante infirmière insomnie
  jambe jardinière jonquille jongle joue jument jupe jungle jumelle
  lampe lance langue langouste lanterne larme lavande lecture lentille lettre libellule licorne ligne limace lionne litière locomotive loupe louve loutre lumière lune luge lunette luciole
  machine madeleine magie maison malle mallette mandarine mandoline manette mangue manivelle maquette marche marelle margarine marguerite marionnette marmite marmotte marraine mascotte massue matraque médaille méduse mélodie menthe mer merguez mésange météorite meringue meule mitaine moissonneuse momie montagne montgolfière montre moquette mosaïque mouche moufle moule mousse moustache moto mouette moutarde mule muraille musique mygale myrtille
  nappe natte nature navette neige noisette noix nouille nounou nuit
  obscurité odeur oie olive omelette ombre orange orchidée oreille ourse
  paille palette palme panthère pantoufle papeterie pastèque pâte patate patinette patte pâtisserie paupière peau pêche peinture pelle pelleteuse peluche pendule péniche pensée perle perruche perruque phrase photo pie pierre pieuvre pile pince pintade pipe piqûre piscine pistache pivoine pizza place plage plaine planche planète plante plume pluie poche poêle poire pomme poubelle poule poulie poupée poussette poutre poudre prairie princesse prise prune puce purée pyramide
  quiche quille queue
  radio raclette rafale raie rame ratatouille raquette reine règle réglisse remorque rivière robe roche rondelle rose roue roulotte route rue ruche ruine rhubarbe
  salade salle salopette sandale sangle sarbacane sardine sauce saucisse sauterelle savane scie sculpture selle semelle serre serviette sieste silhouette sirène sœur sonnette sorcière soucoupe soupe souris spatule spirale statue statuette station sucette suzette surprise
  table tablette tache tanière taupe tarte tartine tasse tempête tente terre terrasse tétine théière tige timbale tirelire tisane toile toilette tomate tombola tondeuse tong torche tornade tortue touche toupie tour tourterelle trace traînée trappe tresse tresseuse trompe trompette trottinette trousse truite truffe tulipe tuile tunique turbulette tyrolienne
  usine vache vague vaisselle valise vallée vanille varicelle veilleuse vedette véranda veste vie vipère vis visière vitre vitrine voile voiture voix vaccination
  yourte mamie mamy maman tante tata tatie cousine nièce voisine maîtresse marraine copine amie poney-club`
export const BOTH = 'pirate enfant élève artiste astronaute pianiste camarade collègue dentiste'
/** In the plural alone. */
export const PLURAL_MASCULINE =
  'yeux nuggets tacos nems muffins cookies pancakes donuts hot-dogs spaghettis spaghetti macaronis petits-pois raviolis ciseaux parents grands-parents jumeaux légos legos gnocchis cheveux vertiges'
export const PLURAL_FEMININE =
  'lunettes chips céréales jumelles lasagnes tagliatelles pâtes vacances coquillettes castagnettes maracas menottes rillettes ténèbres'
export const UNCOUNTED =
  'lait beurre chocolat cacao café thé miel sucre sel poivre pain riz jus sirop fromage jambon confiture farine eau neige pluie musique magie sable lego légo ketchup ' +
  'moutarde purée compote soupe boue argent tonnerre brouillard vent bruit silence herbe mousse réglisse nutella peinture colle mayonnaise ratatouille couscous maïs poulet poisson'
export const UNIQUE = 'noir obscurité univers hauteur vide solitude nuit'
export const KIN = 'papi papy papa tonton mamie mamy maman tante tata tatie oncle parrain marraine'
