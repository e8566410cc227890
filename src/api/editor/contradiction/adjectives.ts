/** Between an article and who somebody is, with a space behind; a list, so that an expression's cost can be proven. */
const optional = (words: string): string => `(?:(?:${words}) )?`

export const ADJECTIVE: Readonly<Record<string, string>> = {
  en: optional(
    'very small|small|little|tiny|big|tall|young|old|brave|clever|bright|good|nice|kind|quiet|shy|curious|lively|happy|funny|strange|grey|gray|black|white|brown|real|strong|tired',
  ),
  de: optional(
    '(?:klein|groß|jung|alt|mutig|tapfer|klug|schlau|lieb|nett|still|ruhig|schüchtern|neugierig|lebhaft|fröhlich|lustig|seltsam|grau|schwarz|weiß|braun|echt|stark|müd|dick|dünn)(?:e[mnrs]?)?',
  ),
  fr: optional(
    'petite?|grande?|jeune|vieux|vieil|vieille|brave|bonne?|gentille?|curieux|curieuse|timide|calme|drôle|joyeux|joyeuse|beau|bel|belle|gros|grosse|vraie?',
  ),
  es: optional(
    'pequeñ[oa]|gran|joven|viej[oa]|valiente|buen|buena|curios[oa]|tímid[oa]|tranquil[oa]|alegre|gracios[oa]|bonit[oa]|gord[oa]',
  ),
  it: optional(
    'piccol[oa]|grande|gran|giovane|vecchi[oa]|coraggios[oa]|buon|buona|brav[oa]|curios[oa]|timid[oa]|tranquill[oa]|allegr[oa]|bell[oa]|bel|grosso|grossa',
  ),
}
