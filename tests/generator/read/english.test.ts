import { describe, expect, it } from 'vitest';

import { understand } from '../../../src/generator/read/understand';

const nameOf = async (prompt: string) => (await understand(prompt)).name?.value ?? null;
const placeOf = async (prompt: string) => (await understand(prompt)).place?.value ?? null;
const subjectOf = async (prompt: string) => (await understand(prompt)).subject?.value ?? null;

describe('the name', () => {
  it.each([
    ['Trellis has no vines. It is a rota planner for hospices. Price list and contact.', 'Trellis'],
    ['Tidewrack\n- kayak hire, Oban\n- half-day tours, lessons\n- book online', 'Tidewrack'],
    ['hand therapist for musicians / Loose Fingers / Leeds / assessment, splints', 'Loose Fingers'],
    ['bicycle repair shop, Hanlon’s\n- wheels trued, gears set\n- no blog', 'Hanlon’s'],
    ['Site for the volunteers of Bright Corner, Newcastle. Rota, donations.', 'Bright Corner'],
    ['We are firm Pietra Viva, we cut stone for kitchens.', 'Pietra Viva'],
    ['Create a one-page site for hollyfern, a command line tool for backups.', 'hollyfern'],
    [
      'It’s the Back Row Choir and Moana who leads it is a saint. Gigs and a FAQ.',
      'Back Row Choir',
    ],
  ])('in: %s', async (prompt, name) => {
    expect(await nameOf(prompt)).toBe(name);
  });

  it.each([
    'mahjong club, Thursdays, Parramatta, beginners welcome',
    'A website for a community hydro scheme on the River Goyt in New Mills.',
    'Two houseboats in Grou, "De Otter" for 4 and "De Reiger" for 6 persons. Photos, prices.',
    'Podcast about bridges. Hosts: Loretta Dunphy and "Big Sal" Ochoa. Tone: never "ethnic chic".',
  ])('is none in: %s', async (prompt) => {
    expect(await nameOf(prompt)).toBeNull();
  });
});

describe('the place', () => {
  it.each([
    ['I teach marbling: weekend workshops in my Saskatoon garage, kits by mail.', 'Saskatoon'],
    ['Vintage tractor parts, Skibbereen. Carburettors, magnetos, manuals.', 'Skibbereen'],
    ['A swimming club in Kowie Street, Port Alfred. Lessons and galas.', 'Port Alfred'],
  ])('in: %s', async (prompt, place) => {
    expect(await placeOf(prompt)).toBe(place);
  });

  it.each([
    'Saddles mended. 31 Palace Street, closed Mondays. A form for a fitting.',
    'We took over the launderette, me and my pal Shona. Service washes, duvets.',
    'A tide app. It has harbours from Brittany to the Faroes so far.',
  ])('is none in: %s', async (prompt) => {
    expect(await placeOf(prompt)).toBeNull();
  });
});

describe('the subject', () => {
  it.each([
    ['Make me a website as a piano tuner and technician. Tuning, regulation.', /piano tuner/],
    ['Objective: a modest site for a bedside choir that sings in hospices.', /bedside choir/],
    [
      'Create a site for hollyfern, a command line tool that finds lost files.',
      /command line tool/,
    ],
    ['We’re opening a retreat for writers at the end of a lane in Cork.', /retreat/],
  ])('in: %s', async (prompt, subject) => {
    expect(await subjectOf(prompt)).toMatch(subject);
  });
});

describe('sections', () => {
  it.each([
    ['A smokehouse. Need the price list, how we smoke, where to find us.', 'process'],
    ['An oyster farm. Show how oysters grow, and our walks.', 'process'],
    ['A speech therapist. Pages: first session explained, prices.', 'process'],
    ['A life drawing group. Show the session times and work by regulars.', 'gallery'],
    ['A roller derby league. We need skater profiles and merch.', 'team'],
    ['An app for sailors. I’d like a changelog and a mail address.', 'posts'],
    ['A community hydro scheme. Show the energy generated so far.', 'stats'],
  ])('in: %s', async (prompt, kind) => {
    const { requests } = await understand(prompt);
    expect(requests.map((request) => request.kind)).toContain(kind);
  });

  it.each([
    ['A seed merchant. Do not implement a shopping cart or show prices.', 'pricing'],
    ['A podcast. Nobody should be able to request a freight quote.', 'booking'],
  ])('are refused in: %s', async (prompt, kind) => {
    const { requests, refusals } = await understand(prompt);
    expect(refusals.map((refusal) => refusal.kind)).toContain(kind);
    expect(requests.map((request) => request.kind)).not.toContain(kind);
  });
});
