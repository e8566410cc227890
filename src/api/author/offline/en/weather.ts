import type { Weather, WeatherId } from '../pack/weather.ts'

export const weathers: Readonly<Record<WeatherId, Weather>> = {
  rain: {
    there: 'It was raining, but only on the people with umbrellas.',
    still: 'The rain had settled in and taken its shoes off.',
    over: 'The rain had stopped, and nobody had heard it go.',
  },
  wind: {
    there: 'A wind was going round trying all the door handles.',
    still: 'The wind was reading somebody’s newspaper, a page at a time.',
    over: 'The wind had lain down somewhere behind the bins.',
  },
  fog: {
    there: 'Fog stood at the windows like a guest too shy to knock.',
    still: 'The fog had thickened until it wanted a spoon.',
    over: 'The fog was going home in pieces.',
  },
  clear: {
    there: 'The sky had been wiped clean, right into the corners.',
    still: 'A thin moon hung about as if waiting for a lift.',
    over: 'The moon had moved along a bit for a better view.',
  },
  snow: {
    there: 'Snow was falling as if it had all night, which it had.',
    still: 'The snow had eaten every kerb and was starting on the steps.',
    over: 'The last flake came down, and no one was looking.',
  },
}
