import type { LanguageWords } from './language-words.ts'

export const en: LanguageWords = {
  options: {
    hair: {
      black: ['black hair', 'black-haired', 'hair was black', 'hair as black', 'black curls', 'black fringe'],
      brown: ['brown hair', 'brown-haired', 'hair was brown', 'hair as brown', 'brown curls', 'brown fringe'],
      blond: ['blond hair', 'blonde hair', 'fair hair', 'fair-haired', 'blond-haired', 'blonde', 'blond'],
      red: ['red hair', 'red-haired', 'redhead', 'hair was red', 'hair as red', 'red curls', 'red fringe'],
      colorful: ['hair of many colours', 'colourful hair', 'many-coloured hair', 'rainbow hair', 'every colour'],
    },
    eyes: {
      black: ['black eyes', 'black-eyed', 'eyes were black'],
      brown: ['brown eyes', 'brown-eyed', 'eyes were brown'],
      green: ['green eyes', 'green-eyed', 'eyes were green'],
      blue: ['blue eyes', 'blue-eyed', 'eyes were blue'],
    },
    build: {
      tall: ['tall', 'taller', 'tallest', 'long legs', 'long arms'],
      muscular: ['muscular', 'strong', 'strength', 'muscles', 'stronger'],
      small: ['small', 'little', 'smaller', 'smallest', 'short'],
      slender: ['slender', 'thin', 'slight', 'willowy'],
      slim: ['slim', 'narrow', 'lean'],
      athletic: ['athletic', 'quick', 'fast', 'fit', 'nimble', 'sporty'],
    },
  },
  years: ['years', 'year', 'years old', 'year-old'],
}
