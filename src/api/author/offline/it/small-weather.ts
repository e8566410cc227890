import type { Weather, WeatherId } from '../pack/weather.ts'

export const smallWeathers: Readonly<Record<WeatherId, Weather>> = {
  rain: { there: 'Piove. Tic, tic, tic.', still: 'Piove ancora un po’.', over: 'Non piove più.' },
  wind: { there: 'C’è vento. Fuuu!', still: 'Il vento corre ancora.', over: 'Il vento va a letto.' },
  fog: { there: 'C’è la nebbia. È tutto morbido.', still: 'La nebbia è ancora qui.', over: 'La nebbia va via.' },
  clear: { there: 'Il cielo è grande.', still: 'Il cielo è ancora grande.', over: 'Il cielo riposa.' },
  snow: { there: 'Nevica. Sst, fanno i fiocchi.', still: 'Nevica ancora.', over: 'Non nevica più.' },
}
