/** Food, callings, feasts and things of every day, beside the lists by letter. */
export const EVERYDAY_MASCULINE = `sang salé sablé axolotl imperméable cassoulet briquet vinyle tourne-disque duvet thermos grille-pain mixeur barbecue tram merle manchot léopard vampire extraterrestre bourdon
  clafoutis éclair croque-monsieur rôti couscous tajine risotto velouté camembert roquefort sorbet cidre vin champagne pastis thym romarin ail pois encens échec silence médecin pilote policier
  boulanger instituteur facteur fermier jardinier coiffeur musicien chanteur danseur acteur écrivain juge ingénieur mariage anniversaire baptême déménagement examen couteau gratin tartare
  pot-au-feu bœuf bouillon ragoût aïoli taboulé houmous saumon thon cabillaud bar homard crabe calamar poulpe jambonneau boudin pâté foie rillons chausson pain-d’épices caramel nougatine
  financier cannelé kouign-amann macaron millefeuille paris-brest opéra baba tiramisu cheesecake pudding porridge muesli granola smoothie milk-shake expresso cappuccino diabolo sirop
  basilic persil laurier gingembre safran curry cumin piment cornichon poireau chou-fleur brocoli épinard artichaut céleri fenouil navet panais potiron potimarron
  sapin feu-de-bois santal musc patchouli jasmin muguet lilas mimosa tilleul chèvrefeuille goudron pétrichor
  carnet journal-intime bouquin roman-photo porte-clés porte-bonheur portefeuille porte-monnaie trousseau mouchoir nœud-papillon béret canotier bob bonnet-d’âne
  harmonium accordéon hautbois basson cor tuba trombone violoncelle synthétiseur ukulélé banjo tam-tam djembé triangle carillon
  blaireau castor chamois bouquetin marcassin faon chevreuil furet cochon-d’inde cobaye chinchilla poney poulain étalon percheron bichon caniche teckel labrador berger bouledogue
  moustique scarabée cafard mille-pattes ver-luisant bernard-l’hermite oursin martin-pêcheur pivert cormoran goéland héron milan condor vautour
  apiculteur architecte avocat barman bibliothécaire boucher charpentier chef chirurgien comédien comptable concierge conducteur couturier cuisinier designer docteur électricien forain garagiste
  grutier horloger informaticien journaliste libraire maçon magicien maraîcher mécanicien menuisier meunier musicien notaire ostéopathe pâtissier paysan photographe plombier pompier pâtissier
  pêcheur postier prof réparateur routier sculpteur serveur souffleur tailleur tapissier technicien traducteur vendeur vétérinaire viticulteur
  abandon avenir changement vieillissement bruit cri craquement grincement ronflement tic-tac clapotis chuchotement hurlement sifflement souffle silence`
export const EVERYDAY_FEMININE = `choucroute serrure cafetière mobylette salamandre orque otarie fondue tartiflette blanquette paella lasagne praline limonade cannelle mûre amande châtaigne cire foule solitude
  boulangère institutrice musicienne chanteuse danseuse actrice communion retraite naissance bière bouillabaisse brandade daube potée flammekueche piperade ratatouille tapenade
  aligot/0 galette-des-rois frangipane ganache chantilly pavlova profiterole religieuse meringue crème-brûlée panna-cotta madeleine gaufrette chouquette tropézienne tarte-tatin
  tortilla quesadilla enchilada moussaka feta mozzarella burrata raclette poutine vanille menthe lavande verveine camomille sauge ciboulette coriandre badiane girofle muscade
  sève résine naphtaline lessive poudre bougie guirlande couronne étoile crèche
  veilleuse lampe-torche bouilloire théière louche passoire poêle râpe spatule cocotte marmite fronde pagaie pirogue trompette clarinette contrebasse harpe guimbarde vielle cornemuse
  montre-gousset gourmette alliance médaille chevalière boucle barrette casquette capeline salopette marinière doudoune chaussette pantoufle
  loutre fouine martre musaraigne hermine marmotte brebis jument pouliche génisse vache truie oie dinde pintade cane tourterelle hirondelle mésange alouette corneille buse chouette-effraie
  sauterelle cigale punaise guêpe abeille tique puce araignée méduse crevette langoustine palourde coque raie murène sole
  apicultrice architecte avocate bibliothécaire bouchère chirurgienne comédienne comptable conductrice couturière cuisinière docteure factrice fermière fleuriste infirmière ingénieure jardinière journaliste juge
  libraire maîtresse mécanicienne mairesse nounou pâtissière photographe pilote policière pompière professeure puéricultrice sage-femme serveuse traductrice vendeuse vétérinaire
  noce fiançaille bar-mitsva rentrée piqûre rencontre critique routine mort-subite vitesse profondeur nuit tempête obscurité foudre
  écharpe brosse éponge serpillière prise pile batterie télécommande manette console tablette imprimante machine-à-écrire`
export const EVERYDAY_PLURAL_FEMININE =
  'fiançailles noces pâtes jumelles lasagnes moules-frites rillettes castagnettes noix-de-saint-jacques'
export const EVERYDAY_UNCOUNTED =
  'sang cannelle vanille cire encens champagne cidre vin bière pastis limonade thym romarin menthe lavande gingembre safran basilic persil choucroute bouillabaisse tartiflette raclette ail silence résine tapenade houmous taboulé saumon thon'
