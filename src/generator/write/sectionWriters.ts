import type { Action, CopyItem, FormField, SectionKind, Text, Understood } from '../types';
import { capitalised } from './fillLine';
import { headingRequest, isBare, primaryAction, requestsFor, sectionFrame, type WrittenSection } from './sectionFrame';
import { asSentence } from './writeTexts';
import type { WritingContext } from './WritingContext';

interface PageTexts {
  title: Text;
  subtitle: Text;
  description: Text;
}

type SectionWriter = (context: WritingContext, page: PageTexts) => WrittenSection;

/** What is offered, each with the price and the words beside it. */
function offered({ brief, fromPrompt }: WritingContext, section: SectionKind): CopyItem[] {
  return brief.offerings.map(({ id, name, price, detail }) => ({
    title: fromPrompt(`${section}.${id}.title`, { ...name, value: capitalised(name.value) }),
    body: detail === null ? null : fromPrompt(`${section}.${id}.body`, { ...detail, value: asSentence(detail.value) }),
    detail: price === null ? null : fromPrompt(`${section}.${id}.detail`, price),
  }));
}

/** What the prompt says beside a section that it asks for: what the section is to hold, and further words for it. */
function asked(context: WritingContext, kind: SectionKind): CopyItem[] {
  const requests = requestsFor(context, kind);
  const item = (id: string, words: Understood<string>, detail: Understood<string> | null = null, price: Understood<string> | null = null): CopyItem => ({
    title: context.fromPrompt(`${kind}.${id}.title`, { ...words, value: capitalised(words.value) }),
    body: detail === null ? null : context.fromPrompt(`${kind}.${id}.body`, { ...detail, value: asSentence(detail.value) }),
    detail: price === null ? null : context.fromPrompt(`${kind}.${id}.detail`, price),
  });
  const heading = headingRequest(context, kind);
  return requests.flatMap((request, index) => [
    ...(request === heading || isBare(context, request) ? [] : [item(`asked${index + 1}`, request.words)]),
    ...request.items.map(({ id, name, detail, price }) => item(id, name, detail, price)),
  ]);
}

const orElse = (items: CopyItem[], others: () => CopyItem[]): CopyItem[] => (items.length > 0 ? items : others());

const withStock =
  (kind: SectionKind): SectionWriter =>
  (context) => ({ ...sectionFrame(context, kind), items: [...asked(context, kind), ...context.stock(kind)] });

const withGaps =
  (kind: SectionKind, title: 'text' | 'person' = 'text', body: 'text' | 'review' | 'link' = 'text'): SectionWriter =>
  (context) => ({ ...sectionFrame(context, kind), items: orElse(asked(context, kind), () => context.gaps(kind, title, body)) });

const TYPE = { name: 'text', email: 'email', phone: 'tel', date: 'date', message: 'textarea' } as const;
const AUTOCOMPLETE = { name: 'name', email: 'email', phone: 'tel', date: 'off', message: 'off' } as const;

function fields({ pack, standard }: WritingContext, kind: SectionKind, names: readonly (keyof typeof TYPE)[]): FormField[] {
  return names.map((name) => ({
    name,
    label: standard(`${kind}.${name}.label`, pack.labels.form[name]),
    type: TYPE[name],
    autocomplete: AUTOCOMPLETE[name],
    required: name !== 'phone' && name !== 'date',
  }));
}

function facts(context: WritingContext, kind: 'visit' | 'contact', names: readonly ('address' | 'hours' | 'phone' | 'email')[], all: boolean): CopyItem[] {
  const { brief, pack } = context;
  return names.flatMap((fact): CopyItem[] => {
    const known = brief.facts[fact];
    const id = `${kind}.${fact}`;
    if (known === null && !(all && (fact === 'address' || fact === 'hours'))) return [];
    return [
      {
        title: context.standard(`${id}.title`, pack.labels.facts[fact]),
        body: known === null ? context.placeholder(`${id}.body`, pack.labels.gaps[fact], fact) : context.fromPrompt(`${id}.body`, known),
        detail: null,
      },
    ];
  });
}

/** To add a section: its kind in types.ts, its words in each language's sections.yaml, a row here. */
export const sectionWriters: Record<SectionKind, SectionWriter> = {
  hero: (context, page) => {
    const { plan, trade, sectionWords, standard } = context;
    const leads = [trade.leadsTo, 'offerings', 'features', 'about'] as const;
    const to = leads.find((kind) => plan.sections.some((section) => section.kind === kind));
    const second: Action[] = to === undefined ? [] : [{ label: standard('hero.action.2', sectionWords(to).nav), href: `#${to}` }];
    return {
      ...sectionFrame(context, 'hero'),
      heading: page.title,
      intro: page.description,
      actions: [primaryAction(context, 'hero.action.1'), ...second],
    };
  },
  features: (context) => {
    const frame = sectionFrame(context, 'features');
    const own = context.brief.requests.filter(({ kind }) => kind === null);
    const items = own.flatMap(({ words, items: members }, index): CopyItem[] => {
      const titled = (id: string, { value, evidence }: Understood<string>, body: string | null = null): CopyItem => ({
        title: context.fromPrompt(`features.${id}.title`, { value: capitalised(value), evidence }),
        body: body === null ? null : context.fromPrompt(`features.${id}.body`, { value: asSentence(body), evidence }),
        detail: null,
      });
      return [titled(`own${index + 1}`, words), ...members.map(({ id, name, detail }) => titled(id, name, detail?.value ?? null))];
    });
    return { ...frame, items: orElse([...asked(context, 'features'), ...items], () => context.stock('features')) };
  },
  about: (context) => {
    const { brief, pack, fromPrompt, placeholder, standard } = context;
    const frame = sectionFrame(context, 'about');
    const paragraphs = brief.statements.map((statement, index) =>
      fromPrompt(`about.p${index + 1}`, { ...statement, value: asSentence(statement.value) }),
    );
    const since = context.write('about.since', pack.sentences.since);
    const story = placeholder('about.story.body', pack.labels.gaps.story, 'text');
    if (paragraphs.length > 0) return { ...frame, intro: since, paragraphs, items: asked(context, 'about') };
    return {
      ...frame,
      intro: frame.intro ?? since ?? story,
      items: [
        ...asked(context, 'about'),
        ...(frame.intro === null && since === null ? [] : [{ title: standard('about.story.title', pack.labels.facts.story), body: story, detail: null }]),
      ],
    };
  },
  offerings: (context) => ({
    ...sectionFrame(context, 'offerings'),
    items: orElse([...offered(context, 'offerings'), ...asked(context, 'offerings')], () =>
      context.words.todo.map((value, index) => ({
        title: context.placeholder(`offerings.todo${index + 1}.title`, value, 'text'),
        body: context.placeholder(`offerings.todo${index + 1}.body`, context.pack.labels.gaps.offering, 'text'),
        detail: null,
      })),
    ),
  }),
  menu: (context) => ({
    ...sectionFrame(context, 'menu'),
    items: orElse([...offered(context, 'menu'), ...asked(context, 'menu')], () =>
      context.words.todo.map((value, index) => ({
        title: context.placeholder(`menu.todo${index + 1}.title`, value, 'text'),
        body: null,
        detail: context.placeholder(`menu.todo${index + 1}.detail`, context.pack.labels.gaps.price, 'price'),
      })),
    ),
  }),
  gallery: (context) => {
    const { pack, brief, fromPrompt, placeholder } = context;
    return {
      ...sectionFrame(context, 'gallery'),
      items: orElse(asked(context, 'gallery'), () => pack.labels.gaps.picture.map((value, index) => {
        const offering = brief.offerings[index];
        return {
          title:
            offering === undefined
              ? placeholder(`gallery.todo${index + 1}.title`, value, 'text')
              : fromPrompt(`gallery.${offering.id}.title`, { ...offering.name, value: capitalised(offering.name.value) }),
          body: null,
          detail: null,
        };
      })),
    };
  },
  process: withStock('process'),
  pricing: (context) => {
    const { pack, words } = context;
    const { todo } = context.sectionWords('pricing');
    const wanted = todo.length > 0 ? todo.map(({ title }) => title) : words.todo;
    const priced = offered(context, 'pricing').map((item) => ({
      ...item,
      body: null,
      detail: item.detail ?? context.placeholder(item.title.id.replace(/title$/, 'detail'), pack.labels.gaps.price, 'price'),
    }));
    return {
      ...sectionFrame(context, 'pricing'),
      items: orElse([...priced, ...asked(context, 'pricing')], () =>
        wanted.map((value, index) => ({
          title: context.placeholder(`pricing.todo${index + 1}.title`, value, 'text'),
          body: null,
          detail: context.placeholder(`pricing.todo${index + 1}.detail`, pack.labels.gaps.price, 'price'),
        })),
      ),
    };
  },
  testimonials: withGaps('testimonials', 'person', 'review'),
  team: withGaps('team', 'person'),
  faq: (context) => {
    const answer = (id: string) => context.placeholder(`${id}.body`, context.pack.labels.gaps.answer, 'text');
    const questions = asked(context, 'faq').map((item) => ({ ...item, body: item.body ?? answer(item.title.id.replace(/\.title$/, '')) }));
    return { ...sectionFrame(context, 'faq'), items: orElse(questions, () => context.stock('faq')) };
  },
  visit: (context) => ({ ...sectionFrame(context, 'visit'), items: [...facts(context, 'visit', ['address', 'hours', 'phone', 'email'], true), ...asked(context, 'visit')] }),
  posts: withGaps('posts'),
  events: (context) => {
    const { dates } = context.brief.facts;
    const known = dates.map(({ when, what }, index): CopyItem => ({
      title: context.fromPrompt(`events.${index + 1}.title`, what ?? when),
      body: null,
      detail: what === null ? null : context.fromPrompt(`events.${index + 1}.detail`, when),
    }));
    return { ...sectionFrame(context, 'events'), items: orElse([...known, ...asked(context, 'events')], () => context.gaps('events')) };
  },
  callToAction: (context) => ({
    ...sectionFrame(context, 'callToAction'),
    actions: [primaryAction(context, 'callToAction.action')],
  }),
  contact: (context) => ({
    ...sectionFrame(context, 'contact'),
    items: [...facts(context, 'contact', ['phone', 'email'], false), ...asked(context, 'contact')],
    fields: fields(context, 'contact', ['name', 'email', ...(context.trade.form ?? []), 'message']),
    submit: context.standard('contact.submit', context.words.submit),
  }),
  newsletter: (context) => ({
    ...sectionFrame(context, 'newsletter'),
    items: asked(context, 'newsletter'),
    fields: fields(context, 'newsletter', ['email']),
    submit: context.standard('newsletter.submit', context.sectionWords('newsletter').submit ?? context.words.submit),
  }),
  booking: (context) => ({
    ...sectionFrame(context, 'booking'),
    items: asked(context, 'booking'),
    fields: fields(context, 'booking', ['name', 'email', 'phone', 'date', 'message']),
    submit: context.standard('booking.submit', context.sectionWords('booking').submit ?? context.words.submit),
  }),
  donate: withGaps('donate', 'text', 'link'),
  sponsors: withGaps('sponsors'),
  caseStudies: withGaps('caseStudies'),
  downloads: withGaps('downloads', 'text', 'link'),
  listings: withGaps('listings'),
  careers: withGaps('careers'),
  stats: withGaps('stats'),
};
