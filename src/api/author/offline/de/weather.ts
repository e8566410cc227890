import type { Weather, WeatherId } from '../pack/weather.ts'

export const weathers: Readonly<Record<WeatherId, Weather>> = {
  rain: {
    there: 'Es regnete, aber nur auf der einen Straßenseite.',
    still: 'Der Regen tat inzwischen, als gehöre er dazu.',
    over: 'Der Regen hatte aufgehört, ohne Bescheid zu sagen.',
  },
  wind: {
    there: 'Ein Wind ging um und probierte alle Türklinken.',
    still: 'Der Wind blätterte in einer Zeitung, die keinem gehörte.',
    over: 'Der Wind hatte sich hingelegt, irgendwo hinter den Garagen.',
  },
  fog: {
    there: 'Nebel stand vor den Fenstern wie jemand, der nicht klingeln mag.',
    still: 'Der Nebel war so dicht, dass man ihn beiseiteschieben wollte.',
    over: 'Der Nebel ging nach Hause, Fetzen für Fetzen.',
  },
  clear: {
    there: 'Der Himmel war so blank, als hätte ihn jemand für Besuch geputzt.',
    still: 'Über allem hing ein dünner Mond, den keiner bestellt hatte.',
    over: 'Der Mond war ein Stück weitergerückt, um besser zu sehen.',
  },
  snow: {
    there: 'Es schneite in großen, langsamen Flocken, jede mit viel Zeit.',
    still: 'Der Schnee hatte inzwischen alle Bordsteine verschluckt.',
    over: 'Es schneite nicht mehr. Die letzte Flocke fiel, und keiner sah es.',
  },
}
