import { entriesOf } from '../phrase-pattern.ts'

export const CLICHES_FR = entriesOf(`un sourire illumina son visage|un sourire illuminait son visage|un large sourire|
  un sourire se dessina sur|esquissa un sourire|le sourire aux lèvres|les yeux brillants de|les yeux écarquillés|
  ses yeux s'écarquillèrent|ses yeux brillaient de|ses yeux pétillaient|les yeux pétillants de|des étoiles plein les yeux|
  des étoiles dans les yeux|le cœur battant|le cœur battait la chamade|son cœur battait la chamade|son cœur battait à tout rompre|
  son cœur fit un bond|son cœur se serra|son cœur s'emballa|le cœur léger|le cœur rempli de joie|le cœur plein de joie|
  une aventure inoubliable|une aventure extraordinaire|l'aventure ne faisait que commencer|ainsi commença l'aventure|
  ainsi commença leur aventure|ainsi commença son aventure|ainsi débuta|une journée inoubliable|un frisson parcourut|
  un frisson lui parcourut|n'en croyait pas ses yeux|n'en crut pas ses yeux|ne se doutait pas que|était loin de se douter|
  étaient loin de se douter|comme par magie|comme par enchantement|le temps semblait s'être arrêté|le temps s'arrêta|
  le temps suspendit son vol|le vent murmurait|le murmure du vent|les étoiles scintillaient|mille et une étoiles|
  sous un ciel étoilé|baigné de lumière|baignée de lumière|baignait la pièce d'une douce|une douce lumière dorée|
  une lueur d'espoir|une larme roula sur|une larme coula sur|des larmes de joie|fou de joie|folle de joie|
  au plus profond de son cœur|au fond de son cœur|au fond de lui-même|au fond d'elle-même|
  avec un courage nouveau|prit son courage à deux mains|n'écoutant que son courage|la magie de noël|l'esprit de noël|
  la force de l'amitié|le pouvoir de l'amitié|la magie de l'amitié|le véritable trésor|le plus beau des trésors|
  le plus beau des cadeaux|tous éclatèrent de rire|éclatèrent de rire ensemble|à partir de ce jour|depuis ce jour-là|
  vécurent heureux|ils vécurent heureux et|ce n'était qu'un rêve|tout cela n'était qu'un rêve|dans une contrée lointaine|
  au cœur de la forêt enchantée|un sentiment de paix|un mélange de peur et|des papillons dans le ventre|
  un silence de mort|le silence était assourdissant|telle une symphonie|un témoignage de|en un clin d'œil`)
