import { describe, expect, test } from 'vitest';

import { article, grammar } from '../../src/generator/languages/en/grammar';
import { LANGUAGES, languagePack, loadLanguage } from '../../src/generator/languages/languages';
import { MOTIF_NAMES } from '../../src/generator/pictures/motifs';
import { planSite } from '../../src/generator/plan/planSite';
import { kindIn } from '../../src/generator/read/subject/kinds';
import { headEnd } from '../../src/generator/read/text/phrases';
import { draftOf } from '../../src/generator/read/read';
import { understand } from '../../src/generator/read/understand';
import { GENERAL, TRADE_IDS, tradeOf, TRADES } from '../../src/generator/trades/trades';

await Promise.all(LANGUAGES.map(loadLanguage));

/** What the noun phrase that a prompt consists of leads to. */
function kindOf(phrase: string, language = 'en') {
  const { reader } = languagePack(language);
  const { words } = draftOf(phrase, { ...reader, id: language });
  return kindIn(reader.kinds, words, (part) => headEnd(part, reader.lexicon));
}

test.each(TRADE_IDS)('%s leads to a section it has', (id) => {
  expect(TRADES[id]?.sections).toContain(TRADES[id]?.leadsTo);
});

test('every motif that a trade or a noun names is drawn', () => {
  const ofNouns = LANGUAGES.flatMap((language) =>
    Object.values(languagePack(language).trades).flatMap(({ nouns }) =>
      nouns.flatMap(({ motif }) => motif ?? []),
    ),
  );
  const named = [...Object.values(TRADES).map(({ motif }) => motif), ...ofNouns];
  expect(named.filter((name) => !(MOTIF_NAMES as readonly string[]).includes(name))).toEqual([]);
});

describe('the kind of what is named is its head’s', () => {
  test.each([
    ['software for coffee shops', 'software'],
    ['software for dentists', 'software'],
    ['an accountant for lawyers', 'professional'],
    ['a school for bakers', 'tutor'],
    ['a museum of bread', 'museum'],
    ['a blog about travel and gardening', 'blog'],
    ['a law blog', 'blog'],
    ['a fashion photographer', 'photographer'],
    ['a boutique hotel', 'hotel'],
    ['a spa hotel', 'hotel'],
    ['a coffee bar', 'cafe'],
    ['a sushi bar', 'restaurant'],
    ['a farm-to-table restaurant', 'restaurant'],
    ['a plant nursery', 'florist'],
    ['a dog daycare', 'petCare'],
    ['a makeup artist', 'salon'],
    ['a tattoo artist', 'salon'],
    ['a martial artist', 'fitness'],
    ['a house painter', 'builder'],
    ['a software architect', 'portfolio'],
    ['wedding catering', 'caterer'],
    ['a lighthouse museum', 'museum'],
    ['a bakery school', 'tutor'],
    ['a wine museum', 'museum'],
    ['a guitar shop', 'shop'],
    ['a hedgehog rescue', 'nonprofit'],
    ['an animal hospital', 'petCare'],
    ['a blood bank', 'clinic'],
  ])('%s: %s', (phrase, trade) => {
    expect(kindOf(phrase)?.trade).toBe(trade);
  });

  test('and a head that says little yields to what belongs to it', () => {
    expect(kindOf('a plumbing company')?.trade).toBe('homeServices');
    expect(kindOf('a portfolio of a painter')?.trade).toBe('artist');
    expect(kindOf('a law firm')?.trade).toBe('lawyer');
  });

  test('and stays open where nobody knows the head, whatever stands before it', () => {
    for (const phrase of ['a bakery widget', 'a hotel zibble', 'a zibble', 'a yoga contraption'])
      expect([phrase, kindOf(phrase)?.trade ?? GENERAL]).toEqual([phrase, GENERAL]);
  });
});

describe('compounds and the order of words in other languages', () => {
  test.each([
    ['de', 'Uhrenmuseum', 'museum'],
    ['de', 'Fahrradwerkstatt', 'general'],
    ['de', 'Ökobäckerei', 'bakery'],
    ['de', 'Kindertheater', 'museum'],
    ['de', 'Hundefriseursalon', 'salon'],
    ['es', 'museo del pan', 'museum'],
    ['fr', 'école de boulangerie', 'tutor'],
    ['it', 'museo del vino', 'museum'],
    ['pt', 'escola de dança', 'fitness'],
    ['ja', '時計博物館', 'museum'],
  ])('%s: %s', (language, phrase, trade) => {
    expect(kindOf(phrase, language)?.trade).toBe(trade);
  });
});

test.each([
  ['self-storage', 'general'],
  ['self storage', 'general'],
  ['co-working space', 'general'],
  ['non-profit', 'nonprofit'],
  ['b&b', 'hotel'],
  ['bed & breakfast', 'hotel'],
  ['singer-songwriter', 'musician'],
])('a noun is the same however its parts are joined: %s', (phrase, trade) => {
  expect(kindOf(phrase)?.trade).toBe(trade);
});

/** What strangers name: businesses, clubs, events, persons and products. */
test.each([
  ['locksmith', 'homeServices', 'Locksmith'],
  ['beekeeper', 'farm', null],
  ['mosque', 'club', 'Mosque'],
  ['food bank', 'nonprofit', null],
  ['podcast', 'blog', null],
  ['escape room', 'museum', 'EntertainmentBusiness'],
  ['tuition center', 'tutor', null],
  ['dog groomer', 'petCare', null],
  ['marching band', 'musician', null],
  ['wedding DJ', 'musician', 'Person'],
  ['tattoo studio', 'salon', 'TattooParlor'],
  ['credit union', 'professional', 'FinancialService'],
  ['homeschool co-op', 'club', null],
  ['bike kitchen', 'general', 'BikeStore'],
  ['film festival', 'event', null],
  ['pub quiz', 'event', null],
  ['rowing club', 'club', 'SportsClub'],
  ['climbing gym', 'fitness', null],
  ['hospice', 'clinic', 'MedicalOrganization'],
  ['pet cemetery', 'general', null],
  ['model railway club', 'club', null],
  ['record store', 'shop', null],
  ['butcher', 'shop', 'GroceryStore'],
  ['tailor', 'fashion', null],
  ['jeweller', 'fashion', 'JewelryStore'],
  ['optician', 'clinic', 'Optician'],
  ['life coach', 'professional', null],
  ['novelist', 'portfolio', null],
  ['magician', 'musician', 'Person'],
  ['wedding celebrant', 'planner', null],
  ['campsite', 'hotel', 'Campground'],
  ['surf school', 'fitness', 'SportsActivityLocation'],
  ['christmas tree farm', 'farm', null],
  ['roofer', 'builder', 'RoofingContractor'],
  ['sailmaker', 'maker', null],
  ['self storage', 'general', 'SelfStorage'],
  ['notary', 'lawyer', 'Notary'],
  ['mobile app', 'software', 'SoftwareApplication'],
  ['drone pilot', 'photographer', null],
  ['choir', 'musician', null],
  ['bowling alley', 'museum', 'BowlingAlley'],
  ['gin distillery', 'bar', 'Distillery'],
  ['food truck', 'cafe', 'FastFoodRestaurant'],
  ['town council', 'general', 'GovernmentOffice'],
  ['kindergarten', 'nursery', 'Preschool'],
  ['library', 'museum', 'Library'],
  ['candle maker', 'maker', null],
  ['laundromat', 'general', 'DryCleaningOrLaundry'],
  ['nail bar', 'salon', 'NailSalon'],
  ['yoga retreat', 'yoga', null],
  ['veterinary clinic', 'petCare', 'VeterinaryCare'],
  ['pharmacy', 'general', 'Pharmacy'],
  ['petition', 'nonprofit', null],
  ['birthday party', 'wedding', null],
  ['art gallery', 'artist', 'ArtGallery'],
])('%s: %s, %s', (phrase, trade, type) => {
  const { trade: found, type: foundType } = kindOf(phrase) ?? {};
  expect([found, foundType]).toEqual([trade, type]);
});

test.each([
  ['Brewery in Ghent', 'Brewery'],
  ['Winery in Mendoza', 'Winery'],
  ['Notary in Geneva', 'Notary'],
  ['Roofer in Dallas', 'RoofingContractor'],
  ['House painter in Leeds', 'HousePainter'],
  ['Preschool in Oslo', 'Preschool'],
  ['Jeweler in Antwerp', 'JewelryStore'],
  ['Art gallery in Vienna', 'ArtGallery'],
  ['Bar in Leeds', 'BarOrPub'],
])('%s is a %s', async (prompt, schemaType) => {
  expect(planSite(await understand(prompt)).schemaType).toBe(schemaType);
});

test.each(['__proto__', 'constructor', 'toString', '', 'Bakery'])(
  'an unknown trade id is general: %s',
  (id) => {
    expect(tradeOf(id)).toBe(TRADES[GENERAL]);
  },
);

test.each([
  ['bakery', 'a'],
  ['accounting firm', 'an'],
  ['optician', 'an'],
  ['hotel', 'a'],
  ['university', 'a'],
  ['online shop', 'an'],
  ['HVAC company', 'an'],
  ['hour', 'an'],
  ['one-room school', 'a'],
  ['umbrella shop', 'an'],
])('%s takes "%s"', (noun, expected) => {
  expect(article(noun)).toBe(expected);
});

test.each([
  [[], ''],
  [['rye'], 'rye'],
  [['rye', 'spelt'], 'rye and spelt'],
  [['rye', 'spelt', 'oats'], 'rye, spelt and oats'],
  [['fish and chips', 'ale'], 'fish and chips, ale'],
])('%j is listed as "%s"', (items, expected) => {
  expect(grammar.list(items)).toBe(expected);
});
