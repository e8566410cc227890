import type { Outside } from './outside.ts'

/** x in fractions of the width, y of the height (0.68 is the horizon), size in hundredths of a unit. */
// biome-ignore format: a location is one row of a table
export const OUTSIDE = {
  beach: { back: 'sea', soil: '#e6cc96', ground: 'soft', behind: [['sailing-boat', 0.78, 0.645, 16]], before: [['parasol', 0.16, 0.82, 44], ['deckchair', 0.3, 0.84, 24], ['sandcastle', 0.82, 0.86, 20], ['shell', 0.66, 0.9, 8]] },
  harbour: { back: 'sea', soil: '#a89a8a', ground: 'paved', behind: [['crane', 0.14, 0.7, 46], ['ship', 0.64, 0.7, 46]], before: [['containers', 0.12, 0.78, 30], ['bollard', 0.86, 0.84, 16], ['rope', 0.74, 0.86, 14]] },
  market: { back: 'town', soil: '#c9a87a', ground: 'paved', behind: [['market-stall', 0.2, 0.76, 40], ['market-stall', 0.82, 0.75, 38]], before: [['basket', 0.12, 0.84, 16], ['pumpkin', 0.9, 0.84, 14], ['box', 0.78, 0.83, 14]] },
  street: { back: 'town', soil: '#9a929a', ground: 'paved', behind: [['street-lamp', 0.12, 0.73, 46], ['tree', 0.88, 0.74, 40]], before: [['bench', 0.2, 0.8, 24], ['mailbox', 0.9, 0.8, 22]] },
  'tram-stop': { back: 'town', soil: '#8f8a94', ground: 'paved', behind: [['tram', 0.34, 0.77, 48]], before: [['rails', 0.5, 0.79, 34], ['stop-sign', 0.88, 0.82, 40], ['bench', 0.8, 0.84, 20]] },
  'railway-station': { back: 'hills', soil: '#a8988a', ground: 'paved', behind: [['train', 0.42, 0.77, 48]], before: [['rails', 0.5, 0.785, 34], ['station-roof', 0.5, 0.84, 54], ['suitcase', 0.88, 0.86, 16]] },
  playground: { back: 'hills', soil: '#9fc07a', ground: 'soft', behind: [['climbing-frame', 0.84, 0.78, 36]], before: [['slide', 0.2, 0.82, 42], ['sandpit', 0.7, 0.85, 26], ['swing', 0.46, 0.78, 40]] },
  meadow: { back: 'hills', soil: '#8fbf6a', ground: 'soft', behind: [['tree', 0.82, 0.74, 44]], before: [['flower', 0.12, 0.86, 12], ['flower', 0.2, 0.89, 10], ['tulip', 0.84, 0.88, 12], ['tulip', 0.9, 0.86, 10], ['bush', 0.04, 0.8, 20]] },
  park: { back: 'town', soil: '#86b070', ground: 'soft', behind: [['tree', 0.12, 0.75, 46], ['birch', 0.9, 0.75, 46]], before: [['bench', 0.24, 0.83, 26], ['fountain', 0.76, 0.82, 34], ['street-lamp', 0.46, 0.77, 40]] },
  forest: { back: 'hills', soil: '#5f7d52', ground: 'soft', behind: [['tall-fir', 0.06, 0.78, 64], ['tall-fir', 0.2, 0.74, 52], ['tall-fir', 0.34, 0.71, 38], ['birch', 0.7, 0.72, 44], ['tall-fir', 0.84, 0.75, 56], ['tall-fir', 0.97, 0.79, 66]], before: [['mushroom', 0.16, 0.86, 11], ['mushroom', 0.86, 0.88, 9], ['bush', 0.94, 0.84, 22], ['tree', 0.03, 0.86, 70]] },
  moor: { back: 'none', soil: '#6a6a58', ground: 'soft', behind: [['dead-tree', 0.82, 0.76, 46], ['dead-tree', 0.2, 0.72, -28]], before: [['reeds', 0.1, 0.86, 28], ['reeds', 0.92, 0.88, 32], ['puddle', 0.3, 0.84, 26], ['puddle', 0.7, 0.88, 20]] },
  farm: { back: 'hills', soil: '#b9a868', ground: 'soft', behind: [['barn', 0.24, 0.74, 44], ['silo', 0.46, 0.73, 40], ['windmill', 0.86, 0.72, 38]], before: [['fence', 0.82, 0.82, 30], ['haystack', 0.12, 0.84, 24], ['hen', 0.68, 0.86, 10]] },
  zoo: { back: 'hills', soil: '#b0b87a', ground: 'paved', behind: [['giraffe', 0.22, 0.77, 48], ['elephant', 0.78, 0.78, 44], ['tree', 0.5, 0.72, 34]], before: [['cage-fence', 0.22, 0.81, 34], ['cage-fence', 0.8, 0.81, 34]] },
  roof: { back: 'town', soil: '#8f4a3c', ground: 'tiles', behind: [['antenna', 0.2, 0.72, 34], ['chimney', 0.8, 0.76, 40]], before: [['chimney', 0.1, 0.82, 30], ['washing', 0.5, 0.8, 36]] },
  balcony: { back: 'town', soil: '#a8705a', ground: 'tiles', behind: [], before: [['balcony', 0.5, 0.84, 42], ['flower-pot', 0.9, 0.86, 18]] },
  lake: { back: 'mountains', soil: '#4f8fa0', ground: 'water', behind: [['tall-fir', 0.08, 0.7, 40], ['tall-fir', 0.18, 0.69, 30], ['boat', 0.76, 0.74, 22]], before: [['jetty', 0.4, 0.89, 44], ['reeds', 0.93, 0.9, 30]] },
  river: { back: 'hills', soil: '#4a94a8', ground: 'water', behind: [['birch', 0.1, 0.7, 40], ['cottage', 0.82, 0.7, 28]], before: [['jetty', 0.56, 0.89, 40], ['reeds', 0.06, 0.9, 30], ['duck', 0.14, 0.8, 9]] },
  'mountain-hut': { back: 'mountains', soil: '#8a9a72', ground: 'soft', behind: [['log-hut', 0.3, 0.77, 44], ['tall-fir', 0.86, 0.76, 48]], before: [['signpost', 0.82, 0.84, 30], ['goat', 0.92, 0.87, 16]] },
  campsite: { back: 'hills', soil: '#7d9a62', ground: 'soft', behind: [['tent', 0.22, 0.8, 40], ['tall-fir', 0.92, 0.77, 56], ['tall-fir', 0.8, 0.74, 42]], before: [['campfire', 0.76, 0.86, 24], ['backpack', 0.1, 0.86, 14]] },
  fairground: { back: 'town', soil: '#b09a8a', ground: 'paved', behind: [['ferris-wheel', 0.24, 0.73, 36], ['carousel', 0.78, 0.76, 44]], before: [['market-stall', 0.06, 0.82, 26], ['balloon', 0.93, 0.72, 22]] },
  circus: { back: 'hills', soil: '#c9b07a', ground: 'soft', behind: [['circus-tent', 0.5, 0.78, 60]], before: [['wagon', 0.12, 0.84, 24], ['ball', 0.86, 0.87, 10], ['drum', 0.92, 0.84, 14]] },
  'football-field': { back: 'town', soil: '#6fae5c', ground: 'soft', behind: [['goal', 0.72, 0.77, 40]], before: [['football', 0.26, 0.88, 8], ['flag', 0.06, 0.84, 26]] },
  'snow-field': { back: 'mountains', soil: '#dfeaf0', ground: 'soft', behind: [['tall-fir', 0.08, 0.76, 48], ['tall-fir', 0.94, 0.75, 44], ['cottage', 0.7, 0.75, 30]], before: [['snowman', 0.18, 0.86, 34], ['sled', 0.82, 0.88, 18]] },
  'ice-land': { back: 'mountains', soil: '#bfe0ea', ground: 'soft', behind: [['ice-blocks', 0.16, 0.76, 34], ['igloo', 0.76, 0.78, 36]], before: [['penguin', 0.12, 0.86, 16], ['ice-blocks', 0.92, 0.9, -26]] },
  'moon-surface': { back: 'none', soil: '#b8b4c4', ground: 'soft', behind: [['planet', 0.26, 0.46, 22], ['rocket', 0.8, 0.78, 46]], before: [['moon-crater', 0.26, 0.83, 30], ['moon-crater', 0.8, 0.9, 22], ['flag', 0.1, 0.82, 26]] },
  'wishing-well': { back: 'hills', soil: '#86a86a', ground: 'soft', behind: [['cottage', 0.8, 0.75, 36], ['apple-tree', 0.14, 0.77, 46]], before: [['well', 0.3, 0.84, 30], ['fence', 0.86, 0.84, 28]] },
} satisfies Readonly<Record<string, Outside>>
