/** Death, illness, parting: nothing that a story tells by the way. */
export const HEAVY =
  /(?:^|[^\p{L}])(?:mort|morte|morts|décès|décéd\p{L}*|enterrement|obsèques|cimetière|tombe|cancer|tumeur|chimio\p{L}*|opération|opéré\p{L}*|hôpital|maladie|accident|divorc\p{L}*|séparé\p{L}*|séparation|fausse couche|suicid\p{L}*|dépress\p{L}*|handicap\p{L}*|guerre)(?!\p{L})/iu
