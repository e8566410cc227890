import { anyOf, type RequestWords } from './request-words.ts'

export const englishRequests: RequestWords = {
  shorter: anyOf('shorter|shorten|less text|too long|cut it down|more concise|tighter'),
  longer: anyOf('longer|lengthen|more text|too short|more detail'),
  tones: {
    funny: anyOf('funn|humou?r|comic|hilarious|wittier|witty|make me laugh|more laugh|jokes?(?![\\p{L}])'),
    thrilling: anyOf('thrilling|exciting|suspense|tension|gripping'),
    sad: anyOf('sadder|sad(?![\\p{L}])|melanchol'),
    moving: anyOf('moving|touching|heartfelt|emotional'),
    happy: anyOf('happier|happy(?![\\p{L}])|cheerful|joyful'),
    motivating: anyOf('motivating|encouraging'),
    inspiring: anyOf('inspiring|inspirational'),
    dark: anyOf('darker|gloom|spookier|eerie'),
    romantic: anyOf('romantic|romance'),
    futuristic: anyOf('futuristic'),
    dystopian: anyOf('dystopian'),
  },
  said: [
    '‘One more thing,’ said {a}. ‘{w}.’ {H} looked up. ‘What, now?’ ‘When else?’',
    '‘Do you know what’s missing?’ said {h}. ‘{w}.’ {A} thought about it for longer than was needed. ‘That can be arranged.’',
    '{A} unfolded a scrap of paper. ‘{w},’ it said. ‘Who’s that from?’ asked {h}. ‘Somebody who knows us.’',
    '‘If I had a wish,’ said {h}, ‘it would be this one: {w}.’ {A} nodded. ‘I’m glad you said so.’',
    'Somebody had chalked a few words on the wall: ‘{w}.’ {H} read them twice and did not rub them out.',
    '‘{w},’ said {a}, out of nowhere. {H} stopped. ‘What made you think of that?’ ‘It was in the air.’',
    'On the ground lay a note that had not been there a minute ago. ‘{w},’ it said. {H} picked it up and kept it.',
    '‘Did you hear that?’ said {h}. Somewhere, somebody had called: ‘{w}!’ Then it was quiet again.',
    '‘{w},’ murmured {h}, just to try it out. It sounded right.',
  ],
  saidSmall: [
    'There was a note. ‘{w},’ it said. Well, well.',
    '‘{w},’ said {h}. ‘Yes,’ said {a}.',
    'Somebody called outside: ‘{w}!’ {H} listened.',
    '‘{w},’ sang {a}. {H} sang along.',
  ],
}
