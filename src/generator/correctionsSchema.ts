import * as v from 'valibot';

import { type Corrections, SITE_LANGUAGES, SITE_TONES } from '../../machines/entities';

const words = v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2_000))));
const language = v.picklist(SITE_LANGUAGES);

/** What corrections must be wherever they are read: saved work, an exported site, a shared link (faults 27 and 28). */
export const correctionsSchema = v.object({
  language: v.exactOptional(language),
  secondLanguage: v.exactOptional(v.nullable(language)),
  trade: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))),
  name: words,
  place: words,
  audience: words,
  tone: v.exactOptional(v.nullable(v.picklist(SITE_TONES))),
  offerings: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(200)),
  ),
  sections: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)), v.boolean())),
  isMultiPage: v.exactOptional(v.boolean()),
  email: words,
  phone: words,
  address: words,
  hours: words,
  webAddress: words,
} satisfies Record<keyof Corrections, v.GenericSchema>);

/** Which of a theme's designs a site has. */
export const directionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
