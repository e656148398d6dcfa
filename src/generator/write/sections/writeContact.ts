import type { FormField } from '../../types';
import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

const AUTOCOMPLETE = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  date: 'off',
  message: 'off',
} as const;
const TYPE = {
  name: 'text',
  email: 'email',
  phone: 'tel',
  date: 'date',
  message: 'textarea',
} as const;
const FACTS = ['phone', 'email'] as const;

/** The form, with the extra fields that the trade asks for, and the ways to reach the owner that the prompt gives. */
export const writeContact: SectionWriter = (context) => {
  const { intent, pack, trade, words } = context;
  const names = ['name', 'email', ...trade.form, 'message'] as const;
  const fields: FormField[] = names.map((name) => ({
    name,
    label: context.standard(`contact.${name}.label`, pack.form[name]),
    type: TYPE[name],
    autocomplete: AUTOCOMPLETE[name],
    required: name !== 'phone' && name !== 'date',
  }));
  return {
    ...sectionFrame(context, 'contact'),
    items: FACTS.flatMap((fact) => {
      const known = intent.facts[fact];
      return known === null
        ? []
        : [
            {
              title: context.standard(`contact.${fact}.title`, pack.facts[fact]),
              body: context.fromPrompt(`contact.${fact}.body`, known),
              detail: null,
            },
          ];
    }),
    fields,
    submit: context.standard('contact.submit', words.submit),
  };
};
