import type { ThingWords } from '../../scenes/ThingWords';

export const things: ThingWords = {
  head: 'last',
  endings: ['s', 'es'],
  joins: 'and, with, for, in, from, on, at, by, to, without, plus',
  wide: 'home, machine, food, lunch, dinner, desk, workspace, computer, box, boxes, oil, present, people, child, man, woman, girl, boy, teacher, doctor, tool, weight, pot, vessel, blossom, cherry, sail, sailing, altar, speaker, orange, key, print, palace, tower, camera, journal, blog, book, shampoo, coat, plant, birthday, light, pen, heart, record, ball, paint, party, board',
  things: {
    house:
      'a house | house, home, cottage, cabin, barn, farmhouse, hut, villa, farm, chalet | sale, sales, buying, selling, property, properties, family home, extension, renovation, conversion, roof, roofing, new build, loft',
    castle: 'a castle | castle, fortress, palace, tower, citadel',
    lighthouse: 'a lighthouse | lighthouse, beacon',
    apartments:
      'a house of flats | apartment | flat, letting, rental, renting, rent, office, offices, commercial, school, housing',
    houseModel:
      'a model house |  | model, valuation, viewing, private house, design, interior, interiors',
    shopfront: 'the front of a shop',
    boat: 'a sailing boat | boat, ship, sailboat, yacht, sailing, sail, canoe, ferry | cruise',
    car: 'a car | car, automobile, truck, taxi, van, vehicle, convertible | diagnostics, inspection, mot, service, servicing, bodywork, transfer',
    train: 'a train | train, railway | rail, journey',
    plane: 'a plane | plane, airplane, aeroplane | flight, airport',
    bicycle: 'a bicycle | bicycle, bike | cycling, rental, hire, tune-up',
    tractor: 'a tractor | tractor | harvest, field',
    rocket: 'a rocket | rocket, spaceship, shuttle, spacecraft, starship',
    balloon: 'a hot-air balloon | balloon, airship',
    robot: 'a robot | robot, android, cyborg, droid',
    person:
      'a person | person, woman, man, girl, boy, portrait, astronaut, child, people, hiker, dancer, wizard, teacher, doctor',
    tent: 'a tent | tent, campsite | camping, marquee',
    tree: 'a tree | tree, oak, maple, cherry, blossom, willow, bonsai | tree care, tree surgery',
    crane: 'a crane |  | new build, construction, demolition, groundwork',
    mountains: 'mountains |  | mountain, hike, hiking, alps, ski, walking tour',
    cat: 'a cat | cat, kitten, kitty, tiger, lion, leopard | boarding, sitting',
    dog: 'a dog | dog, puppy, wolf, fox, hound, retriever | walk, walking, training, cut, cuts, groom, grooming',
    bird: 'a bird | bird, robin, sparrow, parrot, owl, eagle, crow, dove, finch, hummingbird | wildlife',
    hen: 'a hen |  | hen, chicken, poultry',
    fish: 'a fish | fish, goldfish, shark, whale, dolphin, koi, salmon | river, water',
    petBowl: 'a bowl for a pet |  | feeding, diet, food, day care',
    bone: 'a bone |  | treat, bone, chew',
    brush: 'a brush |  | brush, brushing, groom, grooming, trim, coat',
    tub: 'a bath tub | bathtub | bath, bathing, wash, bathroom, hydrotherapy',
    flower: 'flowers | flower, sunflower, daisy, lily, poppy, peony, lavender | meadow',
    tulip: 'a tulip | tulip | stem, bulb, spring',
    rose: 'roses | rose',
    orchid: 'an orchid | orchid | aromatherapy, relaxation',
    lotus:
      'a lotus | lotus | meditation, breath, breathing, breathwork, prenatal, yin, mindfulness',
    bouquet:
      'a bouquet | bouquet | wedding, weddings, wedding flower, arrangement, subscription, gift, table flower',
    wreath: 'a wreath | wreath | funeral, sympathy, christmas, dried',
    vase: 'a vase of flowers | vase | subscription, office flower, event flower',
    plant:
      'a potted plant | plant, fern, monstera, succulent, houseplant, pot plant, potted plant | planting, balcony, terrace',
    sapling: 'a young tree |  | planting, tree, hedge, nature, restoration, sapling, reforestation',
    wateringCan:
      'a watering can | watering can | watering, irrigation, gardening, garden, garden care, plant care, maintenance, volunteer',
    spade: 'a spade | spade, shovel | garden, gardening, design, digging, landscaping, soil, bed',
    rake: 'a rake | rake | leaves, clearance, autumn, tidy, clean-up, cleanup, clean',
    shears:
      'garden shears | shears, secateurs | hedge, trim, trimming, pruning, cut, cutting, topiary',
    wheelbarrow:
      'a wheelbarrow | wheelbarrow | patio, paving, path, terrace, compost, clearance, stone',
    lawnMower: 'a lawn mower | mower, lawnmower | lawn, mowing, grass, turf',
    bread:
      'a loaf of bread | bread, loaf, sourdough, loaves, focaccia, ciabatta, toast, flatbread | rye, spelt, wholemeal, wholegrain',
    baguette: 'a basket of baguettes | baguette',
    bun: 'a cinnamon bun | bun, brioche, bread roll, cinnamon roll, cinnamon bun, scone | roll, cinnamon',
    croissant:
      'croissants | croissant, pastry, pastries, viennoiserie, pain au chocolat | breakfast',
    pretzel: 'a pretzel | pretzel',
    cake: 'a cake | cake, dessert, birthday, birthday cake, gateau, gateaux, torte, cheesecake, brownie, sponge | celebration, sweet, sweets, order, pudding',
    cupcake: 'cupcakes | cupcake, muffin, macaron',
    pie: 'a pie | pie, quiche, tart, tartlet, strudel, crumble',
    tiramisu: 'tiramisu | tiramisu, panna cotta, trifle, mousse | dessert',
    weddingCake: 'a wedding cake | wedding cake | wedding, tiered',
    cookies: 'cookies | cookie, biscuit, shortbread, gingerbread | snack, treat',
    donut: 'a doughnut | donut, doughnut',
    iceCream:
      'an ice cream | ice cream, gelato, sorbet, sundae, icecream, milkshake | scoop, cone, flavour, flavor, lolly, lollies, popsicle, pistachio, vanilla, stracciatella',
    pizza: 'a pizza | pizza, margherita, calzone, pizze',
    plate:
      'a plate of food | plate, dish, meal, dinner, lunch, food, dishes | tasting menu, menu, dining, set menu, small plate, tapas, specials, dinner party, brunch, supper, risotto, paella, chef, private dining',
    pasta:
      'a plate of pasta | pasta, spaghetti, tagliatelle, tortellini, lasagne, lasagna, ravioli, gnocchi, noodle, ramen',
    salad: 'a bowl of salad | salad | vegan, vegetarian, lunch, garden lunch, salads',
    soup: 'a bowl of soup | soup, broth, stew, chowder | starter',
    burger: 'a burger | burger, hamburger, cheeseburger | grill',
    sandwich:
      'a sandwich | sandwich, sandwiches, toastie, panini, bagel, wrap, hot dog | lunch, office lunch',
    tacos: 'tacos | taco, quesadilla, burrito, nacho, enchilada',
    sushi: 'sushi | sushi, maki, nigiri, sashimi',
    curry: 'a bowl of curry | curry, dal, biryani, masala, rice bowl',
    fishDish: 'a fish on a plate | seafood, fish and chips | fish, salmon, trout, mussels, oyster',
    meat: 'a steak | steak, barbecue, bbq, roast | meat, beef, lamb, pork, sausage, grill, meat box',
    canapes:
      'a tray of canapés | canapé, canape, finger food | reception, drinks, starter, tapas, small plate, snack',
    cloche:
      'a dish under a silver dome |  | wedding, banquet, dinner, dinner party, gala, private, private dining, catering, wine pairing, pairing',
    breakfastTray: 'a breakfast tray | breakfast | brunch, room service, half board',
    fruit:
      'a bowl of fruit | fruit, apple, orange, pear, lemon, peach, still-life, grape, berry, berries, strawberry, strawberries | smoothie',
    vegetables:
      'a crate of vegetables | vegetable, veg, carrot, tomato, potato, potatoes, tomatoes, cabbage, onion | veg box, box, produce, seasonal, organic, herb',
    pumpkin: 'a pumpkin | pumpkin, squash',
    basket: 'a basket | basket | hamper, picnic, gift basket',
    eggs: 'eggs | egg | free range',
    milk: 'milk | milk, yoghurt, yogurt, butter, cream | dairy',
    cheese: 'a piece of cheese | cheese, cheddar, gouda, brie | dairy',
    jars: 'jars | jar, honey, jam, preserve, spice, marmalade, chutney, pickle | sauce, deli, pantry, preserves',
    rollingPin:
      'a rolling pin | rolling pin | baking, baking class, workshop, course, pastry class',
    cup: 'a cup of coffee | coffee, cup, tea, mug, espresso, latte, cappuccino, teacup, flat white, macchiato, americano, cocoa, hot chocolate | drink, everyday, brunch, morning, talk, conversation',
    teapot: 'a teapot | teapot | tea, afternoon tea, herbal',
    coffeeBag:
      'a bag of coffee | coffee bean | bean, roast, roasting, subscription, house blend, to take home',
    coffeeMachine:
      'a coffee machine | espressomachine, machine, coffee machine | pour-over, pour over, filter, barista, brewing',
    wine: 'a bottle of wine with glasses | wine | pairing, wine pairing, tasting, cellar, evening, bottle list',
    champagne:
      'a glass of champagne | champagne, prosecco, sparkling wine, cava | reception, toast, drinks, party, celebration',
    cocktail:
      'a cocktail | cocktail, martini, negroni, mojito, spritz, margarita, mocktail | signature, happy hour, long drink, aperitif, drink',
    spirits: 'a bottle of spirits | whisky, whiskey, gin, rum, vodka, tequila, liqueur | spirit',
    beer: 'a glass of beer | beer, ale, lager, stout, pint | cider, draught, tap, craft',
    shaker:
      'a cocktail shaker | shaker | bar, class, masterclass, workshop, live, jazz, private event',
    juice:
      'a bottle of juice | juice, lemonade, smoothie, horchata | apple juice, cider, soft drink',
    wineBarrel: 'a wine barrel | barrel | cellar, wine tasting, cellar tour, local wine, winery',
    bed: 'a bed | bed, pillow | bedroom, double room, single room, suite, room, night, overnight, stay, family room, sleep',
    lamp: 'a lamp | lamp, lighting | evening, light',
    candle:
      'candles | candle, candlelight | evening, restorative, romantic, scent, ceremony, relaxation',
    mirror: 'a standing mirror | mirror | styling, bridal, make-up, makeup, fitting, consultation',
    chair: 'a chair |  | chair, furniture',
    sofa: 'a sofa | sofa, couch | interior, interiors, furnished, living room, staging, lounge, furniture',
    towels:
      'rolled towels and stones | towel, oil | massage, sauna, steam, wellness, hammam, surf, pool, spa, ritual',
    suitcase:
      'a suitcase | suitcase, luggage | family trip, trip, holiday, package, weekend, tour, city break, honeymoon',
    bell: 'a hotel bell |  | reception, concierge, check-in, service, front desk',
    keys: 'house keys | key | sale, buying, handover, letting, management, rental, check-in, room, apartment, property',
    signpost:
      'a sign on a post |  | sale, for sale, sold, selling, land, plot, directions, new homes, villas',
    pottery:
      'a clay jug and bowls | pottery, ceramic, ceramics, vessel, pot, bowl, tableware | mug, handmade, workshop, home',
    soap: 'soap | soap | bath, care, natural',
    globe:
      'a globe | globe | geography, language, world, languages, international, project, earth, climate, travel',
    books:
      'a pile of books | book, novel, textbook, picture book | reading, law, publication, research, property law, contract law, literature, advice, essay, family law, exam, story, stories',
    notebook:
      'a notebook | notebook, notepad, blog, journal | writing, note, exam, exam preparation, preparation, homework, post, planning, diary, lesson, teaching, project',
    sketchbook:
      'a sketchbook | sketchbook | drawing, sketch, illustration, illustrations, commission',
    album: 'a photo album | photo book, photo album | album, wedding, family, families, weddings',
    papers:
      'papers with a signature | document, contract | agreement, employment, employment law, immigration, will, tax return, paperwork, terms, filing, tender, permit, planning permission, report, mortgage',
    plans:
      'plans of a house | blueprint, floor plan | plan, planning, design, house, extension, survey, drawing, drawings, permit',
    invoice:
      'an invoice | invoice, receipt | billing, payroll, expense, expenses, bookkeeping, accounts, tax',
    clipboard:
      'a clipboard |  | check-up, checkup, examination, consultation, assessment, screening, plan, treatment',
    pen: 'a pen | pen, fountain pen | writing, letter, essay, signature',
    pencils:
      'pencils | pencil, crayon | drawing, homework, design, craft, sketch, illustration, illustrations, art',
    ruler: 'a ruler | ruler | geometry, measuring, maths, math',
    dividers: 'a pair of dividers |  | planning, detail, survey, geometry',
    setSquare: 'a set square | set square | geometry, technical drawing, competition, feasibility',
    swatches:
      'colour swatches |  | brand, branding, identity, logo, colour, color, design, web design, graphic design',
    blackboard:
      'a blackboard | blackboard, chalkboard, whiteboard | algebra, calculus, maths, math, mathematics, lesson, class, physics',
    calculator:
      'a calculator | calculator | bookkeeping, tax, payroll, accounting, accounts, maths, math, algebra, arithmetic, budget, vat',
    calendar:
      'a calendar | calendar | agenda, programme, program, schedule, day, date, booking, planning',
    clock: 'a clock | clock | time tracking, time, hours, schedule, tracking, reminder',
    envelope: 'a letter | envelope, postcard | letter, contact, newsletter, mail',
    invitation: 'an invitation | invitation | rsvp, save the date, ceremony, stationery, programme',
    glasses:
      'a pair of glasses | spectacles, eyeglasses | reading, optician, research, glasses, eyewear',
    laptop:
      'a laptop | laptop, computer, desk, workspace | website, web, software, online, dashboard, app, digital, remote, talks, web design',
    phone: 'a phone | phone, smartphone | app, mobile, call, notification',
    typewriter: 'a typewriter | typewriter | writing, story, essay, copywriting, journal',
    chart:
      'a chart | chart | report, reports, analytics, advice, consulting, strategy, statistics, growth, insight, finance, marketing, controlling',
    cloud: 'a cloud |  | cloud, hosting, backup, sync, integration, api',
    padlock: 'a padlock | padlock | security, privacy, lock, locksmith, password, encryption',
    briefcase:
      'a briefcase | briefcase | business, employment, corporate, consulting, company law, labour law, career, management, consultancy',
    gavel:
      'a gavel | gavel | litigation, court, trial, defence, criminal law, dispute, criminal, inheritance',
    scales:
      'a pair of scales |  | law, justice, mediation, family law, contract, contracts, legal, rights, property',
    passport: 'a passport | passport | visa, immigration, abroad',
    handshake:
      'two hands that shake | handshake | consulting, advice, mediation, agreement, partnership, partner, negotiation, networking',
    graduationCap:
      'a graduation cap | graduation | exam, exam preparation, degree, diploma, academic',
    scissors:
      'scissors and combs | scissors, comb, shampoo, haircut | cut, cuts, trim, nail trim, barber, children, puppy cut, alteration, tailoring',
    comb: 'a comb |  | styling, updo, cut, perm',
    hairDryer:
      'a hair dryer | hair dryer, hairdryer | blow-dry, blow dry, drying, styling, bridal, bridal styling, wedding, updo',
    razor: 'a razor | razor | shave, shaving, beard, beard trim',
    bottle:
      'a bottle |  | shampoo, colour, color, treatment, highlights, balayage, oil, lotion, wash, dye, care, facial',
    barberChair: 'a barber chair | barberchair, barber chair | barber, shave, gentleman, men',
    creamJar:
      'a jar of cream | face cream, body cream | facial, cream, mask, skin, skincare, peeling, cosmetic',
    stones: 'stacked stones |  | hot stone, massage, stone, ritual, relaxation, body, treatment',
    stethoscope:
      'a stethoscope | stethoscope | check-up, checkup, general, cardiology, examination, family medicine, consultation, paediatrics, health',
    medicalBag:
      'a medical bag | medicine, bandage, firstaid, first aid | home visit, emergency, sport, sports injury, sports injuries, rehabilitation, back pain, travel medicine',
    pills:
      'a bottle of pills | pill | prescription, pharmacy, medication, vaccination, vitamin, pain, back',
    thermometer: 'a thermometer | thermometer | fever, vaccination, children, child, lab, flu',
    microscope: 'a microscope | microscope | laboratory, lab, blood test, test, research',
    cross: 'the sign of a practice |  | practice, emergency',
    heart:
      'a heart | heart | donation, donate, care, prevention, cardiology, love, support, help, member, food bank',
    tooth:
      'a tooth | tooth, teeth | filling, crown, root canal, check-up, checkup, orthodontics, dentistry, braces, whitening, veneer',
    toothbrush:
      'a toothbrush | toothbrush | cleaning, hygiene, prevention, prophylaxis, children, child',
    toothpaste: 'a tube of toothpaste | toothpaste | whitening, bleaching, fluoride, prevention',
    dentalMirror:
      'a dentist’s mirror |  | check-up, checkup, examination, exam, consultation, emergency, surgery',
    implant: 'a dental implant | dental implant | implant, bridge, prosthetics, denture, crown',
    weights: 'dumbbells and a kettlebell | weight, barbell',
    dumbbell:
      'a dumbbell | dumbbell | strength, strength training, gym, training, personal training, fitness, membership',
    kettlebell:
      'a kettlebell | kettlebell | functional, circuit, crossfit, hiit, bootcamp, small group',
    spinBike:
      'an exercise bike | exercise bike | spin, spinning, cycling, cardio, indoor cycling, endurance',
    boxingGloves: 'boxing gloves | boxing glove | boxing, kickboxing, martial arts, self-defence',
    waterBottle: 'a water bottle | water bottle | nutrition, running, hiit, hot, power, recovery',
    mat: 'a yoga mat | mat, yogamat, yoga mat | yoga, pilates, stretching, vinyasa, hatha, mobility, class, flow, ashtanga, beginner',
    yogaBlocks:
      'yoga blocks | yoga block | iyengar, alignment, hatha, beginner, back, prenatal, course',
    cushion: 'a cushion | cushion | meditation, restorative, yin, pregnancy, prenatal, postnatal',
    singingBowl:
      'a singing bowl | singing bowl | sound, sound bath, gong, retreat, kundalini, workshop, nidra',
    ball: 'a ball |  | ball, football, play, sport, game, dog park, day care, outdoor',
    toolbox:
      'a toolbox | toolbox | repair, emergency, handyman, maintenance, service, fitting, odd job, tune-up, assembly',
    hammer:
      'a hammer | hammer | carpentry, loft, conversion, joinery, demolition, roof, renovation',
    wrench:
      'a wrench | wrench, spanner | boiler, boiler repair, leak, repair, brakes, plumbing, heating, assembly, service, tune-up, wheel',
    hangingTools: 'hanging tools | tool, screwdriver',
    drill:
      'a drill | power drill | drill, installation, fitting, assembly, kitchen, kitchens, renovation, carpentry',
    tap: 'a tap | tap, faucet | leak, leak detection, bathroom, bathroom fitting, plumbing, kitchen, drain, water, pipe',
    radiator: 'a radiator | radiator | heating, boiler, boiler repair, boiler service, heat pump',
    plug: 'a plug and a socket | power socket | electrical, wiring, electrician, charging, charging station, charger, socket, rewiring, installation',
    bulb: 'a light bulb | light bulb, lightbulb | light, lighting, electrical, electrician, idea, smart home',
    solarPanel: 'a solar panel | solar panel | solar, photovoltaic, photovoltaics',
    paint:
      'cans of paint | paint, paints | painting, decorating, facade, wallpaper, walls, renovation',
    bucket:
      'a bucket | bucket | cleaning, clean, office cleaning, window cleaning, move-out cleaning, beach clean, clean-up',
    broom: 'a broom | broom | cleaning, sweeping, clearance, move-out cleaning, end of tenancy',
    ladder:
      'a ladder | ladder | roof, roofing, roofs, gutter, loft, window cleaning, facade, painting',
    bricks:
      'a stack of bricks | brick | wall, extension, masonry, house, new build, bricklaying, foundation, walls',
    trowel:
      'a trowel | trowel | plastering, extension, masonry, tiling, plaster, rendering, repair',
    helmet:
      'a safety helmet | hard hat | construction, site management, helmet, new build, safety, supervision',
    tyre: 'a tyre | tyre, tire | wheel, wheels, wheel building, tyre change, alignment',
    oilCan: 'an oil can |  | oil, oil change, service, servicing, lubrication, filter',
    brakeDisc: 'a brake disc | brake disc | brake, brakes, suspension, clutch',
    battery:
      'a car battery | car battery | battery, electrics, electronics, air conditioning, diagnostics, electric',
    camera:
      'a camera | camera, lens | photography, editorial, travel, portrait, photo, photos, shoot, documentary, reportage',
    tripod:
      'a camera on a tripod | tripod | portrait, portraits, film, video, studio, headshot, product',
    studioLight:
      'a studio light | studio light | editorial, fashion, product, studio, headshot, lighting, portraits, portrait, commercial',
    print: 'a print |  | print, poster, postcard, landscape, map, editorial, fine art',
    art: 'a framed picture | artwork, oil painting, watercolour | painting, gallery, exhibition, landscape, abstract, portrait, portraits, picture, illustration, illustrations, poster, posters, print, canvas',
    easel:
      'an easel | easel | painting, portrait, portraits, commission, plein air, landscape, oil painting, course, class',
    paintPalette:
      'a palette with paints | paint palette | oil, oil paintings, colour, watercolour, acrylic, course, class',
    brushes:
      'brushes in a jar | paintbrush, paintbrushes | brush, painting, watercolour, lettering, drawing, workshop',
    sculpture: 'a sculpture | sculpture, statue, bust | bronze, clay, marble, stone, figure',
    guitar: 'a guitar | guitar, ukulele | acoustic, concert, live, gig, song, lesson, band',
    violin: 'a violin | violin, cello, fiddle | string, strings, classical, ceremony',
    piano: 'a piano | piano, keyboard | jazz, classical, composition',
    drum: 'a drum | drum | percussion, rhythm, tour',
    microphone:
      'a microphone | microphone, mic, singer | talk, talks, voice, singing, keynote, speech, interview, podcast, open mic, tour, vocals, panel, lecture, live music',
    amplifier: 'an amplifier | amplifier, amp, speaker, loudspeaker | sound, dj, gig, show, party',
    headphones:
      'headphones | headphone | podcast, radio, sound, mixing, recording, listen, silence, stream, streaming, album, production',
    record: 'a record | vinyl | record, album, single, release, ep, lp, music, dj',
    ticket:
      'tickets | ticket | tour date, tour, concert, show, entry, admission, festival, event, tour dates',
    badge:
      'a badge on a band |  | badge, workshop, workshops, talk, networking, registration, speaker, sponsor, pass, participant',
    megaphone:
      'a megaphone | megaphone | campaign, announcement, awareness, volunteer, volunteers, protest, marketing',
    balloons: 'balloons |  | balloon, party, birthday, kids, celebration, children, anniversary',
    donationBox:
      'a donation box |  | donation, donations, donate, fundraising, collection, food bank, gift',
    parcels:
      'parcels | parcel, package, box, boxes | delivery, shipping, order, box, subscription, set, online shop, returns',
    gift: 'a gift | gift, present | voucher, gift card, gift set, wish list, registry, birthday',
    shoppingBag:
      'a shopping bag |  | shop, shopping, collection, new in, range, sale, accessories, bag, tote',
    clothes:
      'a rail of clothes | clothes, shirt, coat, clothing, garment, blouse | collection, skirt, trousers, jacket, outfit',
    dress:
      'a dress | dress, dresses, gown | evening wear, bridal, occasion, tailoring, made to measure, skirt',
    jumper: 'a jumper | jumper, sweater, cardigan, knitwear, pullover | knit, wool',
    tShirt: 'a T-shirt | t-shirt, tshirt, hoodie | merch, merchandise, shirt',
    hanger:
      'a dress on a hanger | hanger | tailoring, alteration, personal shopping, styling, wardrobe, capsule, second hand',
    shoe: 'a shoe | shoe, sneaker, trainers, sandal | footwear, heel',
    hat: 'a hat | hat, cap, beanie | accessory, accessories, headwear',
    handbag: 'a handbag | handbag, purse | bag, accessory, accessories, leather, tote',
    necklace:
      'a necklace | necklace, jewellery, jewelry, earring, bracelet | accessory, gold, silver',
    sunglasses: 'sunglasses | sunglasses | accessory, beach, summer',
    watch: 'a watch | watch, wristwatch | accessory',
    rings:
      'wedding rings | wedding ring, engagement ring | wedding, ceremony, elopement, marriage, engagement, vows',
    arch: 'a flower arch | arch, altar | ceremony, wedding, elopement, full planning, garden',
    compass:
      'a compass | compass | hike, hiking, walking tour, adventure, guide, orientation, tour, expedition, slow travel, travel',
    foldedMap:
      'a map | road map | map, route, city tour, itinerary, tour, walking tour, trip, maps',
    surfboard: 'a surfboard | surfboard | surf, surfing, surf lesson',
    umbrella: 'a parasol | umbrella, parasol | beach, insurance, summer, coast',
    backpack:
      'a backpack | backpack, rucksack | trek, trekking, adventure, school trip, excursion, family trip, travel',
    boots: 'walking boots | boot | hike, hiking, walk, walking, walking tour, trek, trekking',
    blocks:
      'toy blocks | building block, toy block | play, toddler, learning, day care, crèche, group, preschool',
    teddy:
      'a teddy bear | teddy, teddy bear | baby, babies, nap, settling in, care, infant, toddler, toy',
    stackingRings: 'stacking rings |  | baby, babies, toddler, motor, crèche, under two, play',
    rockingHorse: 'a rocking horse | rocking horse | playroom, play, outdoor, garden, preschool',
    puzzle: 'a puzzle | puzzle | learning, game, preschool, solution, integration',
    stroller: 'a pram | pram, stroller | baby, babies, family',
    vault: 'a vault',
    steps: 'steps |  | step, process',
    cone: 'a cone',
    cube: 'a cube',
  },
};
