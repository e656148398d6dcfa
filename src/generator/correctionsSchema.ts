import * as v from 'valibot';

import { itemId } from './itemId';
import { listOf, MOST, profiles, recordOf } from './schemaParts';
import {
  type CorrectedItem,
  type Corrections,
  PLACED_ROLES,
  SITE_TONES,
} from '../../machines/entities';

const words = v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2_000))));
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));
const short = v.pipe(v.string(), v.maxLength(2_000));

const item = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,20}$/)),
  name: short,
  price: v.exactOptional(v.nullable(short)),
});
/** Work of an earlier version has names alone. */
const namedItem = v.pipe(
  short,
  v.transform((name): CorrectedItem => ({ id: itemId(name), name })),
);

/** What corrections must be wherever they are read: saved work, an exported site, a shared link (faults 27 and 28). */
export const correctionsSchema = v.object({
  language: v.exactOptional(language),
  secondLanguage: v.exactOptional(v.nullable(language)),
  kind: words,
  name: words,
  place: words,
  audience: words,
  tone: v.exactOptional(v.nullable(v.picklist(SITE_TONES))),
  offerings: v.exactOptional(listOf(v.union([item, namedItem]), 200)),
  placed: v.exactOptional(recordOf(short, v.nullable(v.picklist(PLACED_ROLES)), MOST.passages)),
  placedByModel: v.exactOptional(recordOf(short, v.picklist(PLACED_ROLES), MOST.passages)),
  sections: v.exactOptional(
    recordOf(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)), v.boolean(), MOST.sections),
  ),
  isMultiPage: v.exactOptional(v.boolean()),
  email: words,
  phone: words,
  address: words,
  hours: words,
  webAddress: words,
  profiles: v.exactOptional(profiles),
} satisfies Record<keyof Corrections, v.GenericSchema>);

/** Which of a theme's designs a site has. */
export const directionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
