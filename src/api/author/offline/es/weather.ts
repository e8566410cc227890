import type { Weather, WeatherId } from '../pack/weather.ts'

export const weathers: Readonly<Record<WeatherId, Weather>> = {
  rain: {
    there: 'Llovía, pero solo en la acera de enfrente.',
    still: 'La lluvia ya se había quitado los zapatos y pensaba quedarse.',
    over: 'Había dejado de llover, y nadie sabía desde cuándo.',
  },
  wind: {
    there: 'El viento iba de puerta en puerta probando los picaportes.',
    still: 'El viento pasaba las hojas de un periódico sin leer ninguna.',
    over: 'El viento se había echado a dormir detrás de alguna tapia.',
  },
  fog: {
    there: 'La niebla esperaba delante de la ventana, sin atreverse a llamar.',
    still: 'La niebla se había puesto tan espesa que pedía cuchara.',
    over: 'La niebla se iba a su casa, jirón a jirón.',
  },
  clear: {
    there: 'El cielo estaba limpio hasta en las esquinas.',
    still: 'Arriba había una luna delgada que parecía esperar un taxi.',
    over: 'La luna se había corrido un poco para ver mejor.',
  },
  snow: {
    there: 'Nevaba despacio, con copos que no tenían prisa.',
    still: 'La nieve se había comido los bordillos y empezaba con los escalones.',
    over: 'Cayó el último copo, y nadie lo vio.',
  },
}
