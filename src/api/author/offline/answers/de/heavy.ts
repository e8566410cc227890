/** Death, illness, parting: nothing that a story tells by the way. */
export const HEAVY =
  /(?:gestorben|verstorben|verstarb|(?:^|[^\p{L}])(?:tot|tote[rsnm]?|tod|krebs|starb)(?![\p{L}])|beerdig|begräbnis|friedhof|scheidung|geschieden|getrennt|trennung|operation|operiert|krankheit|krankenhaus|tumor|unfall|fehlgeburt|selbstmord|depress|behinder|missbrauch|krieg)/iu
