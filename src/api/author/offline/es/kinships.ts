import type { Gender } from '../../../story/brief.ts'
import type { Somebody } from '../pack/cast.ts'

export interface Kinship {
  readonly gender: Gender
  readonly kind: Somebody['kind']
  /** Part of the name, with its article: "la abuela Remedios". */
  readonly isTitle: boolean
}

const table = (words: string, gender: Gender, kind: Kinship['kind'] = 'person', isTitle = false): [string, Kinship][] =>
  words.split(' ').map(word => [word, { gender, kind, isTitle }])

/** An animal has the gender of its word: Spanish has no other way to speak of it. */
export const KINSHIPS: ReadonlyMap<string, Kinship> = new Map([
  ...table('abuela abuelita yaya nana tía tita bisabuela madrina', 'female', 'person', true),
  ...table('abuelo abuelito yayo tío tito bisabuelo padrino', 'male', 'person', true),
  ...table(
    'madre mamá mami mama hermana hermanita hermanastra prima sobrina hija nieta madrastra suegra cuñada nuera ahijada tatarabuela',
    'female',
  ),
  ...table(
    'padre papá papi papa hermano hermanito hermanastro primo sobrino hijo nieto padrastro suegro cuñado yerno ahijado tatarabuelo',
    'male',
  ),
  ...table(
    'amiga amiguita novia esposa mujer prometida vecina maestra profesora profe entrenadora jefa compañera socia alumna doctora enfermera',
    'female',
  ),
  ...table(
    'capitana heroína rival enemiga niñera cuidadora directora canguro panadera cartera amada reina princesa bruja maga gemela melliza',
    'female',
  ),
  ...table(
    'amigo amiguito novio esposo marido prometido vecino maestro profesor entrenador jefe compañero socio alumno doctor enfermero',
    'male',
  ),
  ...table(
    'capitán héroe enemigo niñero cuidador director panadero cartero amado rey príncipe brujo mago gemelo mellizo médico',
    'male',
  ),
  ...table('pareja colega rival compinche bebé amor crush ayudante guía cómplice canguro ex amante mentor', 'unsaid'),
  ...table(
    'perro perrito cachorro gato gatito hámster conejo conejito caballo poni burro burrito loro periquito canario pez pato gallo cerdo',
    'male',
    'animal',
  ),
  ...table('erizo ratón zorro lobo oso cuervo búho caracol grillo dragón unicornio dinosaurio', 'male', 'animal'),
  ...table(
    'perra perrita gata gatita coneja yegua burra cotorra tortuga cobaya rata pata gallina oveja cabra vaca cerda zorra loba osa',
    'female',
    'animal',
  ),
  ...table('araña serpiente lagartija rana iguana mascota dragona paloma', 'female', 'animal'),
  ...table('peluche osito robot muñeco títere', 'male', 'thing'),
  ...table('muñeca marioneta manta', 'female', 'thing'),
])

/** Before the head word: "mejor amiga". */
export const BEFORE_HEAD = /^(?:mejor|gran|buen|buena|querid[oa]|viej[oa]|nuev[oa]|antigu[oa]|pequeñ[oa])$/iu

/** Between head word and name: "hermana pequeña Frida", "compañero de clase Max". */
export const AFTER_HEAD =
  /^(?: (?:mayor|menor|pequeñ[oa]|mediana?|gemel[oa]|melliz[oa]|favorit[oa]|polític[oa]|adoptiv[oa]|íntim[oa]|imaginari[oa]|secret[oa]|nuev[oa]|viej[oa]|grande|valiente|matern[oa]|patern[oa]|segund[oa]|blanc[oa]|negr[oa]|gris|marrón|del alma|del cole|del colegio|del trabajo|de clase|de piso|de trabajo|de juegos|de equipo|de viaje|de viajes|de aventuras|de la infancia|de toda la vida|de peluche|de trapo|de abajo|de arriba|de enfrente))+$/iu
