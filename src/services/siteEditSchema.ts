import * as v from 'valibot';

import type { ArrangingAct } from '../../machines/arrangement';
import type { ItemAct } from '../../machines/itemActs';
import type { SiteEdit } from '../../machines/siteEdits';
import type { PageAct } from '../../machines/pageActs';
import {
  APPEARANCES,
  CORNERS,
  SPACINGS,
  type StyleChoice,
  TYPEFACE_PAIRS,
} from '../../machines/styleChoices';
import {
  customizationSchema,
  layoutSchema,
  linkTargetSchema,
} from '../generator/customizationSchema';
import { MOST } from '../generator/schemaParts';

const words = v.pipe(v.string(), v.maxLength(MOST.text));
/** Of a section, an item, a page or a text; as a key it must be no name that every object knows. */
const id = v.pipe(
  v.string(),
  v.regex(/^(?!__proto__$|constructor$|prototype$)[A-Za-z0-9][\w.-]{0,80}$/),
);
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST.items));
const item = v.object({ title: words, body: words, detail: words });

const arrangingSchema = v.variant('act', [
  v.object({ act: v.picklist(['move', 'add']), id, to: place }),
  v.object({ act: v.picklist(['duplicate', 'hide', 'show', 'remove', 'putBack']), id }),
  v.object({
    act: v.literal('choose'),
    id,
    choice: v.object({
      layout: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,20}$/))),
      wording: v.exactOptional(v.pipe(place, v.minValue(1), v.maxValue(99))),
    }),
    what: v.picklist(['layout', 'wording']),
    at: place,
    of: place,
  }),
]) satisfies v.GenericSchema<unknown, ArrangingAct>;

const pageSchema = v.variant('act', [
  v.object({ act: v.picklist(['addPage', 'renamePage']), name: v.pipe(words, v.nonEmpty()) }),
  v.object({ act: v.literal('movePage'), to: place }),
  v.object({ act: v.literal('removePage') }),
  v.object({ act: v.literal('transfer'), id, on: id, to: place }),
]) satisfies v.GenericSchema<unknown, PageAct>;

const styleSchema = v.union([
  v.strictObject({ typefaces: v.nullable(v.picklist(TYPEFACE_PAIRS)) }),
  v.strictObject({ corners: v.nullable(v.picklist(CORNERS)) }),
  v.strictObject({ spacing: v.nullable(v.picklist(SPACINGS)) }),
]) satisfies v.GenericSchema<unknown, StyleChoice>;

const itemSchema = v.variant('act', [
  v.object({ act: v.literal('add'), words: item }),
  v.object({ act: v.literal('edit'), id, words: item }),
  v.object({ act: v.literal('move'), id, to: place }),
  v.object({ act: v.picklist(['remove', 'putBack']), id }),
]) satisfies v.GenericSchema<unknown, ItemAct>;

/** What an edit must be that waits in saved work for its site to be drawn. */
export const siteEditSchema = v.variant('type', [
  v.object({ type: v.literal('colors.set'), colors: customizationSchema.entries.colors }),
  v.object({ type: v.literal('appearance.choose'), appearance: v.picklist(APPEARANCES) }),
  v.object({ type: v.literal('section.toggle'), section: v.keyof(layoutSchema) }),
  v.object({
    type: v.literal('sections.arrange'),
    page: id,
    done: v.union([arrangingSchema, pageSchema]),
  }),
  v.object({ type: v.literal('style.choose'), choice: styleSchema }),
  v.object({ type: v.literal('link.choose'), id, target: v.nullable(linkTargetSchema) }),
  v.object({ type: v.literal('items.change'), section: id, done: itemSchema }),
  v.object({
    type: v.literal('content.change'),
    field: v.picklist(['title', 'subtitle', 'description']),
    value: words,
  }),
  v.object({ type: v.literal('text.change'), id, value: words }),
]) satisfies v.GenericSchema<unknown, SiteEdit>;
