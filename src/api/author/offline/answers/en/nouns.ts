/** Things that are counted, as the last word of a phrase. */
export const COUNTED = `control roast kit bicycle-bell rod drumstick airplane album alarm alien alligator alpaca amulet anchor angel ankle ant antler apple apricot apron armband armchair arrow astronaut attic aubergine avocado axe
  baby backpack badge badger bag bagel bagpipe ball ballerina balloon banana band bandage banjo barn barrel basin basket basketball bat bath bathtub battery beach bead beak beam bean bear beard
  beaver bed bedroom bee beetle bell belt bench berry bicycle bike bin biro bird birthday biscuit blackboard blackberry blade blanket blaster blender block blueberry boat bobble bolt bone bonnet book bookmark boomerang boot bottle boulder bow bowl
  box boy bracelet brace branch brick bridge briefcase brooch broom brother brownie brush bubble bucket buckle bug buggy bulb bulldozer bumblebee bun bunny burger burrito bus bush butterfly button
  cabin cable cactus cage cake calculator calendar camel camera camp campfire can canary candle cane cannon canoe canyon cap cape car caravan card cardigan carpet carriage carrot cart cassette castle cat caterpillar catapult cauldron cave cello centipede
  cereal chain chair chalk chameleon champion charm chart cheetah cherry chest chick chicken chimney chimpanzee chip chocolate chopstick church circle city clarinet claw clay cliff cloak clock cloth cloud clown coach coat cobra cobweb coconut coffin coin collar
  comb comet comforter comic compass computer cone conker console cookie corner costume cot cottage couch country cousin cow cowboy crab cracker cradle crane crayon creature cricket crisp crocodile crocus cross crow crown crumb crumpet crystal cub cube cuckoo cucumber cup cupboard cupcake curtain cushion custard
  daffodil dagger daisy den desk diamond diary dice dictionary digger dinosaur doctor dog doll dollhouse dolphin donkey donut door doorbell doughnut dove drawer drawing dragon dragonfly dream dress drill drone drum duck duckling dumpling dungaree dustbin duvet
  eagle ear earring earthquake easel egg elbow elephant elevator elf elk emerald engine envelope eraser escalator eye eyebrow eyelash
  face fairy falcon fan feather fence ferret ferry field fig finger fire firefly fireman firework fish fishbowl flag flamingo flashlight flask flea flower flute fly football footprint forest fork fort fossil fountain fox freckle friend fridge frog fruit funfair
  galaxy game garage garden garland gate gazelle gecko ghost giant gift giraffe girl glacier glass globe glove goal goat goblin goldfish goose gorilla grandchild grandfather grandmother granddaughter grandson grape grapefruit grasshopper greenhouse guinea guitar gun
  hairband hairbrush hairclip hairdryer hamburger hammer hammock hamster hand handbag handkerchief hanger harbour hare harmonica harp hat hatchet hawk headband headphone heart hedge hedgehog helicopter helmet hen hero highchair hill hippo hippopotamus hobbyhorse hole holiday hoodie hoof hook hoop hoover horn horse hose hospital hotel hourglass house hummingbird husband hut hyena
  icicle idea igloo iguana imp insect instrument island
  jacket jaguar jam jar jellyfish jewel jigsaw joke joker journey journal jug juice jumper
  kangaroo kayak kettle key keyboard keyring king kingfisher kitchen kite kitten kiwi knee knife knight knot koala
  label lace ladder ladle lady ladybird ladybug lake lamb lamp lantern laptop lasagne lawnmower leaf legging lemon lemur lens leopard letter library lid lift light lighthouse lightbulb lily lime line lion lip lizard llama lobster locket lollipop lolly lorry lynx
  machine magician magnet magnifier magpie mammoth man map marble marker market marshmallow mask mast mat match mattress maze medal meerkat megaphone melody melon mermaid meteor microphone microscope mirror mitten mobile model mole moneybox monkey monster moose moped mosquito moth motorbike motorcycle mountain mouse moustache mouth muffin mug mule mummy mushroom musician
  nail nanny napkin necklace needle neighbour neighbor nephew nest net newspaper newt niece nightlight nightmare noodle nose notebook nugget nurse nut
  oak oar octopus olive omelette onion orange orangutan orchestra orchid organ ostrich otter oven owl ox oyster
  paddle paintbrush painting palace pan pancake panda panther paper parachute parcel parent park parrot party passport pasty path paw pea peach peacock peanut pear pearl pebble pedal peg pelican pen pencil penguin penknife pepper petal phone photo photograph piano picnic picture pie pig pigeon pillow pillowcase pilot pin pineapple pinecone piper pirate pitchfork plane planet plant plate platypus playground pocket pocketwatch poem pond pony poodle pool popsicle porcupine portrait poster postcard pot potato potion pram prawn present president prince princess printer prize propeller puddle puffin pumpkin puppet puppy purse pushchair puzzle pyramid python
  quail queen question quilt
  rabbit raccoon room radiator radio radish raft railway rainbow raincoat raindrop raisin rake ram ranger raspberry rat rattle raven recipe record recorder reindeer remote reptile restaurant rhino rhinoceros ribbon riddle ring river road robin robot rock rocket rope rose rower rubber rucksack rug ruler
  sack saddle sail sailor salamander salad sandal sandcastle sandpit sandwich satchel satellite sausage saw saxophone scab scale scar scarecrow scarf school scone scooter scorpion scout screw screwdriver sea seagull seahorse seal seashell seat secret seed seesaw shadow shark shawl shed sheep sheet shelf shell shield ship shirt shoe shoelace shop shoulder shovel shrew shrimp sibling sign siren sister skateboard skeleton ski skirt skull skunk skyscraper sled sledge sleigh slide slipper sloth slug smoothie smoke snack snail snake sneaker snorkel snowball snowdrop snowflake snowman soap sock sofa soldier son song sound soup spaceship spade spanner sparrow spatula spear speaker spell sphinx spider spinner spirit sponge spoon spot spring square squid squirrel stag stage stair staircase stamp star starfish statue steak stegosaurus step stethoscope stick sticker stocking stone stool stork storm story straw strawberry stream street string submarine suitcase sun sunflower surfboard swan sweater sweet swimsuit swing sword
  table tablet tail tambourine tangerine tank tap tapir tart tattoo taxi teabag teacher teacup teapot tear teaspoon teddy telephone telescope television tent termite thermos thing thistle thumb thunderstorm ticket tie tiger tile tin toad toaster toe toilet tomato tongue tooth toothbrush top torch tornado tortoise toucan towel tower town toy tractor train trainer tram trampoline tray treasure tree treehouse trees triangle triceratops tricycle troll trolley trombone trophy truck trumpet trunk tuba tulip tunnel turkey turnip turtle tutu twig twin typewriter tyre
  ukulele umbrella uncle unicorn unicycle
  vacuum valley vampire van vase vegetable vest video violet violin volcano vulture
  waffle wagon waiter walkie-talkie wall wallet walnut walrus wand wardrobe warthog washer wasp watch watermelon wave waxwork weasel web wedding whale wheel wheelbarrow wheelchair whisk whisker whisper whistle wig wind windmill window wing witch wizard wolf woman wombat woodlouse woodpecker word world worm wreath wren wrist
  xylophone yacht yeti yo-yo yoyo zebra zip zombie zoo aunt collection pair piece set band pack heap pile sister brother daughter mother father grandma grandpa cleaner tractor mixer dryer blanket comforter lovey cuddly bunny teddies height clown needle dentist crowd lift shot injection bang firework exam test heights`

/** Without "a", and in the singular: "thunder", "hot chocolate". */
export const UNCOUNTED =
  'pizza dough ice-cream cream spaghetti pasta chocolate cocoa milk tea coffee water balm juice lemonade squash soup bread toast butter jam honey cheese rice porridge cereal sugar salt pepper ketchup curry chicken fish meat bacon ham beef fruit jelly custard ' +
  'yoghurt yogurt popcorn candyfloss lasagne risotto couscous hummus sushi cake pie pudding gravy salad broccoli spinach cauliflower cabbage corn sweetcorn garlic marmalade peanut-butter nutella gingerbread fudge caramel toffee syrup thunder lightning rain snow ice fog wind darkness silence noise music ' +
  'sand mud clay slime play-dough playdough plasticine lego playmobil duplo glitter wool cotton wood gold silver money luggage furniture homework maths time sleep air smoke dust dirt grass hay straw moss string tape paper paint ink glue chalk soap magic courage luck love football basketball tennis chess cricket minecraft being'

/** With "the" alone: there is one of each. */
export const UNIQUE = 'dark sky universe internet moon'
export const PROPER =
  'lego playmobil duplo nutella yorkshire victoria minecraft christmas easter halloween monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december ' +
  'english french italian german spanish swiss greek turkish indian chinese japanese mexican american british irish scottish welsh danish dutch swedish victorian'
/** In the plural alone. */
export const PLURALS =
  'scissors glasses sunglasses binoculars trousers jeans pants shorts pyjamas pajamas tights wellies headphones tweezers goggles clothes leggings dungarees overalls stairs fries crisps noodles beans oats sweets knickers spectacles pliers heights crowds marbles bagpipes maracas castanets people'
export const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  children: 'child',
  grandchildren: 'grandchild',
  men: 'man',
  women: 'woman',
  snowmen: 'snowman',
  firemen: 'fireman',
  wolves: 'wolf',
  knives: 'knife',
  leaves: 'leaf',
  scarves: 'scarf',
  shelves: 'shelf',
  elves: 'elf',
  loaves: 'loaf',
  lives: 'life',
  oxen: 'ox',
  dice: 'die',
  cacti: 'cactus',
  woodlice: 'woodlouse',
}
/** The same in singular and plural. */
export const UNCHANGED =
  'fish goldfish sheep deer reindeer moose swordfish jellyfish starfish squid salmon trout species series spacecraft aircraft'

export const MALE =
  'brother father dad daddy uncle grandfather grandad grandpa son nephew boy man king prince husband boyfriend godfather grandson stepdad stepbrother papa pop pops gramps wizard'
export const FEMALE =
  'sister mother mum mummy mom mommy mama aunt auntie grandmother grandma granny nana nan gran daughter niece girl woman queen princess wife girlfriend godmother granddaughter stepmum stepsister witch mermaid'
/** Neither "it" nor known to be "he" or "she". */
export const PEOPLE =
  'friend neighbour neighbor teacher cousin baby child twin doctor nurse dentist coach sibling parent grandparent partner colleague boss person kid mate pal friend'
/** No nouns, although an article may stand before them. */
export const ADJECTIVES =
  'big small little tiny huge old new young red blue green yellow black white pink purple orange grey gray brown golden silver brave happy sad funny clever quick slow round square soft hard hot cold warm wet dry dark bright loud quiet rusty shiny dirty clean broken favourite favorite best worst good bad nice pretty ugly long short tall high low wooden woolly fluffy stripy spotty invisible imaginary real fake scary spooky great'
/** Names without an article: "Grandad", "Auntie Jo". */
export const CALLED =
  'mum mummy mom mommy mama dad daddy papa pop grandad grandpa gramps granny nana nan gran grandma auntie aunt uncle'
