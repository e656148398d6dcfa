import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

const FACTS = ['address', 'hours', 'phone', 'email'] as const;

/** Address and opening hours always, phone and e-mail where the prompt gives them. */
export const writeVisit: SectionWriter = (context) => {
  const { intent, pack } = context;
  return {
    ...sectionFrame(context, 'visit'),
    items: FACTS.flatMap((fact) => {
      const known = intent.facts[fact];
      if (known === null && (fact === 'phone' || fact === 'email')) return [];
      return [
        {
          title: context.standard(`visit.${fact}.title`, pack.facts[fact]),
          body:
            known === null
              ? context.placeholder(`visit.${fact}.body`, pack.placeholders[fact], fact)
              : context.fromPrompt(`visit.${fact}.body`, known),
          detail: null,
        },
      ];
    }),
  };
};
