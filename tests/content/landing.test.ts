import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { FIRST_QUESTIONS, LATEST_POSTS } from '../../machines/limits';
import { benefits, claims } from '../../src/content/benefits';
import { counterpartOf } from '../../src/content/editorPlans';
import { cardExcerpt } from '../../src/content/excerpt';
import { faq } from '../../src/content/faq';
import { marketingPlans } from '../../src/content/marketingPlans';
import { officeHours } from '../../src/content/officeHours';
import { partners } from '../../src/content/partners';
import { posts } from '../../src/content/posts';
import { contactLinks, siteContact } from '../../src/content/siteContact';
import { testimonials } from '../../src/content/testimonials';

const wordsIn = (text: string) => text.match(/[\p{L}\d’']+/gu)?.length ?? 0;
const hosting = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
const sourcesOf = (directive: string) =>
  new RegExp(`${directive} ([^;]+);`).exec(hosting)?.[1]?.split(' ') ?? [];

describe('what stands on the landing page', () => {
  it('has the counts of the specification', () => {
    expect(
      [marketingPlans, testimonials, partners, faq, benefits].map(({ length }) => length),
    ).toEqual([3, 4, 5, 6, 6]);
    expect([FIRST_QUESTIONS, LATEST_POSTS]).toEqual([3, 3]);
    expect(posts.length).toBeGreaterThanOrEqual(LATEST_POSTS);
  });

  it('has the plans, prices and features of the specification', () => {
    expect(
      marketingPlans.map(({ name, price, firstMonth, features }) => [
        name,
        price,
        firstMonth,
        features.join(', '),
      ]),
    ).toEqual([
      [
        'Starter Plan',
        '$0',
        null,
        '5 websites per month, 10 UI components per month, 20 AI images per month, Basic templates, Email support, Community access',
      ],
      [
        'Pro Plan',
        '$29',
        '$15.99',
        'Unlimited websites and UI components, 500 AI images per month, Premium templates, Priority support, Custom domains, Advanced customization, Export source code, HD image generation, Custom component styles',
      ],
      [
        'Agency Plan',
        '$79',
        null,
        'Everything in Pro, Unlimited AI images, Team collaboration, White-label, Dedicated support, SLA guarantee, Custom integrations, Bulk image generation, Advanced UI component library, Custom brand templates',
      ],
    ]);
  });

  it('sends each plan to one that the editor knows', () => {
    expect(marketingPlans.map(({ id }) => counterpartOf(id))).toEqual([
      'Free',
      'Pro',
      'Enterprise',
    ]);
  });

  it('names every benefit and both claims', () => {
    expect(benefits.map(({ name }) => name)).toEqual([
      'Smart templates',
      'Content creation',
      'Design consistency',
      'SEO optimization',
      'Multilingual support',
      'Instant responsiveness',
    ]);
    expect(`${claims.time.figure} ${claims.time.text}`).toBe('70% less development time');
    expect(claims.agency.figure).toBe('$3,000 to $50,000+');
  });

  it('has the office hours of the specification', () => {
    expect(officeHours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Monday to Friday 9:00 AM to 6:00 PM EST',
      'Saturday 10:00 AM to 4:00 PM EST',
      'Sunday Closed',
    ]);
  });

  it.each(testimonials.map((testimonial) => [testimonial.name, testimonial] as const))(
    '%s says 25 to 45 words and has a shop of their own',
    (_, { feedback, company, avatar }) => {
      expect(wordsIn(feedback)).toBeGreaterThanOrEqual(25);
      expect(wordsIn(feedback)).toBeLessThanOrEqual(45);
      expect(company).not.toBe('');
      expect(testimonials.filter((other) => other.avatar === avatar)).toHaveLength(1);
    },
  );

  it('answers what people ask: limits, session, export, desktop', () => {
    const answers = faq.map(({ answer }) => answer).join(' ');
    for (const word of ['5 websites', '10 UI components', '20 AI images', 'session', 'premium']) {
      expect(answers).toContain(word);
    }
    expect(answers).toContain('desktop');
    expect(new Set(faq.map(({ question }) => question)).size).toBe(6);
  });

  it('links to partners over https only', () => {
    expect(partners.filter(({ url }) => !url.startsWith('https://'))).toEqual([]);
  });
});

describe('a card’s excerpt', () => {
  it.each(posts.map((post) => [post.id, post] as const))('%s: 100 characters', (_, post) => {
    expect(cardExcerpt(post)).toBe(post.excerpt.slice(0, 100));
    expect(cardExcerpt(post)).toHaveLength(100);
    // No card of ours ends in the middle of a word.
    expect(post.excerpt.slice(99, 101)).toContain(' ');
  });

  it('fault 25: never ends in half an emoji', () => {
    expect(cardExcerpt({ excerpt: `${'a'.repeat(99)}👩🏽‍🌾 and more` })).toBe(`${'a'.repeat(99)}👩🏽‍🌾`);
  });
});

describe('how to reach us', () => {
  it('is on reserved names and numbers, as mail, tel and map links', () => {
    expect(siteContact.email).toMatch(/@example\.com$/);
    expect(siteContact.phone).toMatch(/555-01\d\d$/);
    expect(contactLinks).toEqual({
      email: 'mailto:hello@example.com',
      phone: 'tel:+12075550142',
      address: siteContact.map.link,
    });
  });

  it('fault 60: the hosting’s policy allows the map’s frame and the contact service', () => {
    expect(sourcesOf('frame-src')).toContain(new URL(siteContact.map.embed).origin);
    expect(sourcesOf('connect-src')).toContain('https://api.web3forms.com');
  });
});
