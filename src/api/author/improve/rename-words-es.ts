import type { RenameWords } from './rename-words.ts'

export const spanishRenames: RenameWords = {
  fillers: 'por favor|mejor|ahora|desde ahora|siempre',
  patterns: [
    'X (?:debe|debería|tiene que|podría) llamarse Y',
    '(?:quiero|quisiera|me gustaría) que X se llame Y',
    '(?:que )?X se llam[ae] Y',
    '(?:llama|llamad|ponle) (?:a )?X Y',
    'renombra (?:a )?X como Y',
    '(?:cambia|reemplaza|sustituye)(?: el nombre)?(?: de| a)? X por Y',
    'cambia el nombre de X (?:a|en) Y',
  ],
  articles: 'el|la|los|las|un|una|mi|mis|nuestro|nuestra|su|sus',
}
