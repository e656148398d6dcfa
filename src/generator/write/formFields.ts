import { capitalized } from '../../../machines/text';
import type { Booking, FieldName } from '../requestKinds';
import type { FormField, SectionKind, Text } from '../types';
import type { WritingContext } from './WritingContext';

/** What each booking asks for; an appointment where the prompt names no narrower sort. */
const BOOKED: Record<Booking | 'appointment', readonly FieldName[]> = {
  appointment: ['name', 'email', 'phone', 'date', 'time', 'message'],
  table: ['name', 'email', 'phone', 'people', 'date', 'time', 'message'],
  stay: ['name', 'email', 'arrival', 'departure', 'people', 'message'],
  quote: ['name', 'email', 'phone', 'place', 'item', 'message'],
  rsvp: ['name', 'email', 'coming', 'people', 'diet', 'message'],
  session: ['name', 'email', 'phone', 'people', 'item', 'message'],
  order: ['name', 'email', 'phone', 'date', 'item', 'quantity', 'message'],
};

const TYPES: Partial<Record<FieldName, FormField['type']>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
  arrival: 'date',
  departure: 'date',
  people: 'number',
  quantity: 'number',
  coming: 'select',
  message: 'textarea',
};
const AUTOCOMPLETE: Partial<Record<FieldName, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
};
const REQUIRED: ReadonlySet<FieldName> = new Set([
  'name',
  'email',
  'arrival',
  'departure',
  'coming',
]);

/** So many things to choose from make a list; others are written by hand. */
const CHOICE = { least: 2, most: 12 };

/** The fields of a form, in order. */
export function formFields(
  context: WritingContext,
  kind: SectionKind,
  names: readonly FieldName[],
): FormField[] {
  const { pack, standard, sectionWords } = context;
  return names.map((name): FormField => {
    const id = `${kind}.${name}`;
    const words = (name === 'item' ? sectionWords(kind).item : undefined) ?? pack.labels.form[name];
    const options = optionsOf(context, name, id);
    return {
      name,
      label: standard(`${id}.label`, words),
      type: options.length > 0 ? 'select' : (TYPES[name] ?? 'text'),
      autocomplete: AUTOCOMPLETE[name] ?? 'off',
      required: REQUIRED.has(name) || (name === 'message' && kind === 'contact'),
      ...(options.length > 0 ? { options } : {}),
    };
  });
}

export const bookingFields = (context: WritingContext): FormField[] =>
  formFields(context, 'booking', BOOKED[context.booking ?? 'appointment']);

function optionsOf(
  { brief, pack, standard, fromPrompt }: WritingContext,
  name: FieldName,
  id: string,
): Text[] {
  if (name === 'coming')
    return pack.labels.coming.map((answer, index) => standard(`${id}.${index + 1}`, answer));
  const { length } = brief.offerings;
  if (name !== 'item' || length < CHOICE.least || length > CHOICE.most) return [];
  return brief.offerings.map((offering) =>
    fromPrompt(`${id}.${offering.id}`, {
      ...offering.name,
      value: capitalized(offering.name.value),
    }),
  );
}
