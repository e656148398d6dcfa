import * as v from 'valibot';
import { SITE_TONES } from '../../machines/entities';
import { itemId } from './itemId';
import { known, languageId, listOf, MOST, recordOf, text, understood } from './schemaParts';
import { sectionRequest } from './sectionRequest';
import { SECTION_KINDS } from './sectionKinds';
import type { Brief } from './types';

const color = v.optional(understood);
const kinds = listOf(v.object({ value: v.picklist(SECTION_KINDS), evidence: text }), MOST.passages);

/** Key among the prices of one that belongs to no offering. */
const WHOLE_BUSINESS = '';

/** What sites of version 1 were read as, made a brief: exported ZIPs, share links and saved work of that time still open. */
export const earlierIntentSchema = v.pipe(
  v.object({
    language: languageId,
    trade: understood,
    name: known,
    place: known,
    offerings: listOf(understood, MOST.items),
    audience: v.optional(known, null),
    tone: v.optional(v.nullable(v.object({ value: v.picklist(SITE_TONES), evidence: text })), null),
    wanted: kinds,
    unwanted: kinds,
    colors: v.object({
      primary: color,
      secondary: color,
      accent: color,
      background: color,
      text: color,
    }),
    facts: v.object({
      email: known,
      phone: known,
      address: known,
      hours: known,
      webAddress: v.optional(known, null),
      since: v.optional(known, null),
      dates: v.optional(listOf(understood, MOST.items), []),
      prices: recordOf(text, understood, MOST.items),
    }),
  }),
  v.transform(({ language, trade, wanted, unwanted, offerings, facts, ...read }): Brief => {
    const { dates, prices, ...stated } = facts;
    const noun = trade.evidence === '' ? null : { value: trade.evidence, evidence: trade.evidence };
    const priceOf = (key: string) => (Object.hasOwn(prices, key) ? (prices[key] ?? null) : null);
    return {
      language,
      secondLanguage: null,
      parts: [],
      subject: noun,
      noun,
      trade: /^[A-Za-z]{1,40}$/.test(trade.value) ? trade.value : 'general',
      schemaType: null,
      motif: null,
      name: read.name,
      slogan: null,
      place: read.place,
      audience: read.audience,
      tone: read.tone,
      offerings: offerings.map((name) => ({
        id: itemId(name.value),
        name,
        price: priceOf(name.value.toLowerCase()),
        detail: null,
      })),
      requests: wanted.map(({ value, evidence }) =>
        sectionRequest(value, { value: evidence, evidence }),
      ),
      refusals: unwanted.map(({ value, evidence }) => ({
        kind: value,
        words: { value: evidence, evidence },
      })),
      statements: [],
      points: [],
      colors: read.colors,
      facts: {
        ...stated,
        dates: dates.map((when) => ({ when, what: null, where: null })),
        price: priceOf(WHOLE_BUSINESS),
        figures: [],
      },
      pages: null,
    };
  }),
);
