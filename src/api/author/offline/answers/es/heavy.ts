/** Death, illness, parting: nothing that a story tells by the way. */
export const HEAVY =
  /(?:^|[^\p{L}])(?:muert[oae]s?|murió|morir|falleci\p{L}*|difunt[oa]|entierro|funeral|cementerio|tumba|cáncer|tumor|quimio\p{L}*|operación|operan|operad[oa]|operar\p{L}*|hospital|enfermedad|accidente|divorci\p{L}*|separad[oa]s?|separación|aborto|suicid\p{L}*|depresi\p{L}*|discapaci\p{L}*|guerra)(?!\p{L})/iu
