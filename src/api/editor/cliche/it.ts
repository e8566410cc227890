import { entriesOf } from '../phrase-pattern.ts'

export const CLICHES_IT = entriesOf(`un'avventura indimenticabile|un'avventura incredibile|l'avventura della sua vita|
  un'avventura che non avrebbe mai dimenticato|un'avventura che non avrebbero mai dimenticato|così cominciò l'avventura|
  così iniziò l'avventura|così iniziò la sua avventura|così cominciò la sua avventura|l'avventura era appena cominciata|
  l'avventura era appena iniziata|una giornata indimenticabile|un sorriso le illuminò il viso|un sorriso gli illuminò il viso|
  un sorriso illuminò il suo volto|con un sorriso a trentadue denti|un largo sorriso|non poté fare a meno di sorridere|
  non poté trattenere un sorriso|con gli occhi spalancati|con gli occhi sgranati|sgranò gli occhi|strabuzzò gli occhi|
  gli occhi le brillavano|gli occhi gli brillavano|i suoi occhi brillavano di|con gli occhi lucidi|con gli occhi che brillavano|
  non credeva ai suoi occhi|non credeva ai propri occhi|non poteva credere ai suoi occhi|il cuore le batteva forte|
  il cuore gli batteva forte|il cuore in gola|con il cuore in gola|col cuore in gola|il cuore le balzò in gola|
  il cuore gli balzò in gola|il suo cuore fece un salto|il cuore colmo di gioia|il cuore pieno di gioia|con il cuore leggero|
  un brivido le corse lungo|un brivido gli corse lungo|un brivido lungo la schiena|
  come per magia|come per incanto|dal nulla apparve|il tempo si fermò|il tempo sembrò fermarsi|il sussurro del vento|
  il vento sussurrava|le stelle brillavano nel cielo|le stelle scintillavano|sotto un manto di stelle|un manto di stelle|
  illuminato dalla luce della luna|bagnato dalla luce della luna|immerso in una luce dorata|una lacrima le rigò|
  una lacrima gli rigò|lacrime di gioia|pieno di gioia|piena di gioia|saltava di gioia|nel profondo del suo cuore|
  in fondo al suo cuore|si fece coraggio|prese il coraggio a due mani|con rinnovato coraggio|con rinnovata forza|
  il vero tesoro|il tesoro più grande di tutti|il regalo più bello di tutti|il vero significato del natale|
  la magia del natale|lo spirito del natale|il potere dell'amicizia|la magia dell'amicizia|la forza dell'amicizia|
  tutti scoppiarono a ridere|e tutti risero|da quel giorno in poi|da quel giorno|vissero felici e contenti|
  vissero per sempre felici|era stato tutto un sogno|era solo un sogno|non sapeva ancora che|non immaginava che|
  in una terra lontana|in un paese lontano lontano|farfalle nello stomaco|un misto di paura e|un turbine di emozioni|
  in un batter d'occhio|una sinfonia di|un silenzio assordante`)
