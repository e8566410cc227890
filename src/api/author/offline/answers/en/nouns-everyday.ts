/** Food, callings, feasts and things of every day, beside the lists by what they count as. */
export const EVERYDAY_COUNTED = `axolotl brooch accordion acorn bakery blackbird bonfire bookshop buffalo cinema cockroach eel emu fern gull heron hornet jackdaw kestrel nightingale polar-bear poppy swallow tadpole yak lipstick notepad vinyl mic
  raincoat scooter compass accountant actor actress architect archer aunty axe bagpiper banker barber bassoon beanie beetroot bicycle binder birthday anniversary
  wedding christening graduation retirement engagement honeymoon blazer bluebell bobsleigh bonnet boomerang bowtie boxer brewery bricklayer brownie builder bungalow butcher
  calculator camcorder campervan candlestick canvas caravan cardigan carpenter cashew cassette caterpillar cello chessboard chinchilla clarinet cleaner clown coaster cockatoo
  coder cornflake corkscrew croissant crumpet cupcake curlew dachshund decorator detective doorkey dressmaker drone drummer dumpling electrician elk engineer espresso ewe
  farmer ferret fiddle firefighter fisherman flapjack flipflop florist fridge frisbee gardener gerbil glider gnome goldfinch greyhound grizzly guinea hairdresser hamper
  handkerchief harp hatter headtorch hedgehog highchair hoodie hoover hourglass hoverboard iguana jeweller joiner journalist judge kayak kazoo keyring kingfisher kite kookaburra
  lawyer lemur leopard librarian lighter linen llama locket lunchbox lute magnifying-glass magician magnet mandolin manta mantelpiece marshmallow mechanic meerkat
  midwife milkman milkshake miner mitten moped motorbike musician narwhal necktie nightie notebook novelist oboe octopus onesie orca orchid otter paddleboard painter
  pancake pasty penknife photographer pigeon pilot platypus plumber podcast polaroid polecat policeman policewoman postman postwoman potter programmer quiche quilt raccoon recorder
  retriever roadie robin rucksack sailor samosa sandwich saxophone scarf schnitzel scientist scone screwdriver seahorse seamstress secretary sewing-machine shepherd sloth slipper
  smoothie snorkel sofa soldier songbook souvenir spaniel spanner spatula squid squirrel stapler starling stethoscope stingray stopwatch surgeon surfboard swan sweatshirt
  tambourine taxi teapot teaspoon telescope terrapin thermos thimble tortoise toucan tractor trainer trombone trowel trumpet tuba tuxedo typewriter ukulele umbrella unicycle
  vet viola violin vulture waffle waiter waitress walkman wallaby wallet walrus warthog waterfall wheelbarrow whistle woodpecker wombat wren xylophone yacht zookeeper
  apprentice artist author chef dancer doctor explorer inventor king knight lifeguard mermaid nanny poet referee robot singer teacher vicar writer exam needle injection lift escalator basement
  burp hiccup sneeze raisin satsuma clementine tangerine mango papaya pomegranate plum apricot fig date olive pickle gherkin sprout leek parsnip turnip swede radish courgette aubergine
  taco burrito enchilada fajita quesadilla wrap bagel baguette bun burger sausage meatball kebab pie pasty pudding trifle crumble tart cheesecake sundae lolly sorbet`
export const EVERYDAY_UNCOUNTED =
  'custard mash blood cinnamon nutmeg ginger vanilla rosemary thyme basil mint parsley sage lavender incense pine resin wax beeswax candlewax gunpowder petrol varnish soap perfume aftershave tobacco ' +
  'ramen pho biryani dhal dal tofu mozzarella cheddar feta parmesan guacamole salsa mustard mayonnaise mayo marzipan nougat tiramisu granola muesli oatmeal bacon salami ham tuna salmon cod haddock ' +
  'paella goulash stew casserole chilli moussaka ratatouille gumbo jambalaya haggis gravy stuffing cider beer wine champagne prosecco gin whisky rum squash eggnog punch ' +
  'fog mist frost hail slush moonlight sunlight daylight nightfall loneliness failure criticism change traffic noise silence boredom ageing deadlines'
export const EVERYDAY_PLURALS =
  'oysters prawns mussels noodles nachos fries meatballs dumplings leftovers sweets deadlines heights crowds needles injections exams'
