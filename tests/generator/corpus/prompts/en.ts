import type { CorpusRow } from '../CorpusRow';

export const en: readonly CorpusRow[] = [
  ['bar in leeds', 'bar'],
  ['COCKTAIL BAR WEBSITE, CALLED THE LAST LANTERN, IN GLASGOW. DARK. NO PRICES', 'bar'],
  [
    'A calm yoga studio in Bristol for beginners and pregnant women, since 2009. Classes: hatha, yin, restorative',
    'yoga',
  ],
  [
    'family law firm Hale & Osei in Cardiff: divorce, custody, mediation. Opening hours Mon-Fri 9-17',
    'lawyer',
  ],
  ['dentist', 'dentist'],
  [
    'my dental practise “Bright Lane” in York, 14 Mill Street, call 01904 555 0142, check-ups £40, fillings £85',
    'dentist',
  ],
  ['Landscape gardener in Kent 🌿🌳 lawns, hedges, ponds', 'gardener'],
  [
    'Builder in Derby called Stone & Sons, established 1978: extensions, loft conversions, kitchens',
    'builder',
  ],
  ['an architect studio for small houses in Aarhus, minimalist, black and white', 'architect'],
  ['Travel agency “Slow Rails”, train trips through Europe for couples aged over fifty', 'travel'],
  [
    'Nursery Little Acorns in Bath, playful and colourful, for children from one to five',
    'nursery',
  ],
  ['fashion label NORD&WEST, linen shirts, wool coats, lookbook, no blog', 'fashion'],
  ['Hill Farm in Devon sells eggs, honey and apples at the gate, open Saturday 9-13', 'farm'],
  [
    'Oil painter Ines Roth: landscapes, portraits, exhibitions on 3 June and 17 September 2026',
    'artist',
  ],
  ['Day spa in Harrogate with massages, facials and a sauna. Luxury feel, rose gold', 'spa'],
  ['caterer for weddings and office lunches in Leeds, called Ladle', 'caterer'],
  [
    'Hello! I would like you to make a website for our small bakery. It is called Crumb & Ember and it stands in Porto, on Rua das Flores 12. We bake sourdough, rye and spelt bread, and on Sundays there are cinnamon buns. People can order by e-mail: orders@crumb.example. We are open Tue-Sun 7:30-14:00. Please use green and cream, keep it warm, show a gallery and leave out prices and testimonials.',
    'bakery',
  ],
  [
    'i ned a websit for my resturant in brighton wit a galery and contct form, no prcing',
    'restaurant',
  ],
  ['photografer portolio, dark backgroud', 'photographer'],
  ['coffe shop named Nook in Ghent, flat white, filter, cakes', 'cafe'],
  ['hair saloon & barbr in Hull', 'salon'],
  ['🍕🍕🍕 pizzeria in Brooklyn called Slice Theory 🍕', 'restaurant'],
  ['Plumber. Leeds. Boilers, leaks, bathrooms. 0113 496 0000. Since 1999.', 'homeServices'],
  ['Menu:\n1. Ramen €12\n2. Gyoza €6\n3. Matcha cake €5\nRestaurant Kumo in Berlin', 'restaurant'],
  ['wedding website — Ana & Tom — 12 June 2027 — Sintra', 'wedding'],
  [
    'Invoicing software “Tallyhive” aimed at freelancers and small agencies; features, pricing, FAQ; #0ea5e9',
    'software',
  ],
  ['cat shelter Nine Lives in Cork needs volunteers and donations', 'nonprofit'],
  ['Blog about sourdough, by a baker', 'blog'],
  ['Guitar lessons for kids and adults in Hove, £30 per hour', 'tutor'],
  [
    'Website for the conference “Quiet Web” in Ghent on 2026-10-14, talks, workshops, tickets',
    'event',
  ],
  [
    'hi can you make me a website for my dog walking business its called Waggy Walks im based in Leeds and i do group walks, solo walks and puppy visits. £12 per walk. my number is 07700 900123 thanks!!',
    'petCare',
  ],
  [
    "Subject: new website\nHi there,\n\nI run a small accountancy practice, Fenwick & Hale, in Norwich. We'd like a clean professional website with our services (bookkeeping, payroll, VAT returns), a team section and a contact form. No prices, no testimonials.\n\nAddress: 14 Elm Hill, Norwich NR3 1HN\nOpen Mon-Fri 9am-5.30pm\n\nMany thanks,\nGemma Hale",
    'professional',
  ],
  ['nail salon, Las Vegas — "Polished" — manicure $25 / pedicure $40 / gel set $55', 'salon'],
  [
    'tattoo studio INK & IRON, Glasgow, fine line, blackwork, cover-ups. black bg, white text',
    'salon',
  ],
  [
    'Create a multi-page website for Harbour View Hotel in Galway with rooms, restaurant, spa and events pages',
    'hotel',
  ],
  ['MENU: espresso 2.50, flat white 3.20, cake 4.00. Cafe Tram 28, Lisboa', 'cafe'],
  [
    "I'm Dr. Aisha Khan, a dermatologist in Lahore. Acne treatment, laser, skin checks. Book by phone +92 300 5550123",
    'clinic',
  ],
  [
    'Real estate agent Carla Mendes, Cascais. Villas, apartments, rentals. WhatsApp +351 912 555 014',
    'realEstate',
  ],
  [
    'Sushi restaurant Kōyō – omakase, nigiri, sake. Amsterdam, Herengracht 201. Reserve: +31 20 555 01 23',
    'restaurant',
  ],
  [
    'startup: Ledgerly. AI bookkeeping for small restaurants. features: receipt scanning, bank sync, monthly reports. pricing: $19/month, $49/month',
    'software',
  ],
  ['A wedding planner in Lyon called Oui & Co', 'planner'],
  ['event planning agency in Austin, corporate events and galas', 'planner'],
  ['Wedding venue in the Cotswolds called The Long Barn, for up to 120 guests', 'planner'],
  ['gelateria called Neve in Bologna with gelato, sorbet and affogato', 'iceCream'],
  ['ice cream parlour in Brighton', 'iceCream'],
  ['An ice cream van called Mr Frosty in Margate, cones, lollies and birthday parties', 'iceCream'],
  ['frozen yogurt shop in austin with toppings and smoothies', 'iceCream'],
  ['Scoop: homemade ice cream and sundaes in Whitby', 'iceCream'],
  ["Smokin' Joe's BBQ in Memphis, ribs, brisket and pulled pork", 'restaurant'],
  ['smokehouse in texas named old oak', 'restaurant'],
  ['phone repair shop in Leeds, screens, batteries and water damage', 'general'],
  ['computer repair, call 0113 555 0199', 'general'],
  ['coworking space in Lisbon called The Dock, hot desks from €15 per day', 'general'],
  ['Pharmacy in Turin with prescriptions, vaccinations and cosmetics', 'general'],
  ['taxi service in Bath, airport transfers 24/7, 01225 555 010', 'general'],
  ['driver service in Geneva for business travellers', 'general'],
  ['bike workshop in Utrecht: repairs, rentals and tune-ups', 'general'],
  [
    'hi! i need a website for my mobile dog grooming van, we\'re called "Wag & Wash", we cover bristol and bath. full groom £45, nail clip £10, puppy intro £25. call or whatsapp 07700 900123',
    'petCare',
  ],
  [
    'Tattoo studio in Berlin, name: Black Thistle. fineline, blackwork, cover-ups. Dark site, no prices, walk-ins Saturday 12-6',
    'salon',
  ],
  [
    'NEED SITE FOR MY ROOFING COMPANY IN TAMPA FLORIDA. SUNSHINE ROOFING LLC. FREE ESTIMATES. 813-555-0188',
    'builder',
  ],
  [
    'Therapist Dr. Hannah Weiss, Vienna, online and in person, anxiety, burnout, couples. calm look, sage green. no testimonials please',
    'clinic',
  ],
  ['a landing page for my newsletter about slow travel by train', 'blog'],
  [
    "Mario's Pizza, 12 Elm Street, Springfield. Open daily 11am-10pm. Margherita $9, Pepperoni $11, Calzone $10. Phone 555-0123-456",
    'restaurant',
  ],
  [
    "We're a family-run vineyard in Tuscany since 1962, tastings €25 per person, three rooms to stay in, olive oil",
    'bar',
  ],
  [
    'piano teacher for kids and adults in Edinburgh, 15 years experience, £30 per half hour, no gallery',
    'tutor',
  ],
  [
    'Landscaping business GreenThumb Gardens: mowing, hedges, patios; servicing all of Kent; want a quote form',
    'gardener',
  ],
  [
    'Escape room in Utrecht, three rooms, €28 per person, for groups of 2-6, kids birthday parties',
    'general',
  ],
  ['Sewing patterns shop, digital downloads, size 6-30, called needle & thyme', 'shop'],
  ['bouncy castle hire in essex, castles slides and soft play, delivery included', 'general'],
  [
    'Martial arts dojo for kids: karate and judo. Mondays and Wednesdays 5-7pm. First class free. Sensei Ken Mori, Leeds',
    'fitness',
  ],
  [
    'Immigration consultant Priya Nair helps Indian students move to Canada. Study permits, PR applications. Phone +91 98765 43210',
    'professional',
  ],
  [
    'Portfolio for a UX designer. My name is Tomasz Zieliński. Case studies: banking app, museum guide, bike sharing. No pricing. No blog.',
    'portfolio',
  ],
  [
    'Handmade soap, candles and bath bombs from Cornwall. Name is Salt & Fern. Pastel colours. hello@saltfern.example',
    'shop',
  ],
  ['self storage units in denver from $49 per month, 24/7 access, climate controlled', 'general'],
  [
    'driving school "Pass First" in Cardiff, manual & automatic lessons, £38/hr, intensive courses £900',
    'tutor',
  ],
  [
    'wedding venue, barn in the peak district, called hollow farm, sleeps 24, ceremonies and receptions up to 140 guests, from £6,500',
    'planner',
  ],
];
