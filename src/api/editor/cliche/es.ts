import { entriesOf } from '../phrase-pattern.ts'

export const CLICHES_ES = entriesOf(`una aventura inolvidable|una aventura increíble|la aventura de su vida|
  una aventura que nunca olvidaría|una aventura que jamás olvidaría|una aventura que nunca olvidarían|así comenzó la aventura|
  así comenzó su aventura|así empezó su aventura|y así empezó la aventura|la aventura no había hecho más que empezar|
  un día inolvidable|una sonrisa iluminó su rostro|una sonrisa se dibujó en|con una sonrisa de oreja a oreja|
  con una gran sonrisa|no pudo evitar sonreír|no pudo evitar una sonrisa|esbozó una sonrisa|con los ojos muy abiertos|
  con los ojos como platos|abrió los ojos como platos|sus ojos brillaban de|sus ojos brillaron de|sus ojos se iluminaron|
  con los ojos brillantes|no podía creer lo que veía|no podía creer lo que veían sus ojos|el corazón le latía con fuerza|
  su corazón latía con fuerza|el corazón le dio un vuelco|su corazón dio un vuelco|con el corazón en un puño|
  con el corazón lleno de|el corazón se le llenó de|el corazón le latía a mil|le latía el corazón a mil|
  un escalofrío recorrió|un escalofrío le recorrió|como por arte de magia|
  como por encanto|de la nada apareció|el tiempo se detuvo|el tiempo pareció detenerse|el susurro del viento|
  el viento susurraba|las estrellas brillaban en el cielo|las estrellas titilaban|bajo un manto de estrellas|
  un manto de estrellas|bañado por la luz de la luna|bañada por la luz de la luna|bañaba todo con una luz dorada|
  una lágrima rodó por|lágrimas de alegría|saltaba de alegría|llenos de alegría|llena de alegría|lleno de alegría|
  en lo más profundo de su corazón|en lo más profundo de su ser|en el fondo de su corazón|se armó de valor|
  con renovado valor|con renovadas fuerzas|el verdadero tesoro|el mayor tesoro de todos|el mejor regalo de todos|
  el verdadero significado de la navidad|la magia de la navidad|el espíritu de la navidad|el poder de la amistad|
  la magia de la amistad|todos rieron|todos se echaron a reír|y todos rieron|desde aquel día|a partir de aquel día|
  vivieron felices|y fueron felices|colorín colorado|todo había sido un sueño|no era más que un sueño|
  poco sabía que|no sabía lo que le esperaba|lo que no sabía era que|en un lugar muy lejano|en una tierra lejana|
  mariposas en el estómago|una mezcla de miedo y|un torbellino de emociones|en un abrir y cerrar de ojos|
  una sinfonía de|el silencio era ensordecedor`)
