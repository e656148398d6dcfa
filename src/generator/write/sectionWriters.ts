import { GENERAL } from '../trades/trades';
import { capitalized } from '../../../machines/text';
import { topicsOf, unplaced } from '../plan/topics';
import type { Action, CopyItem, SectionKind, Text } from '../types';
import { bookingFields, formFields } from './formFields';
import { contactActions, waysAsked } from './requestedWays';
import {
  isBare,
  notesFor,
  primaryAction,
  requestsFor,
  sectionFrame,
  type WrittenSection,
} from './sectionFrame';
import { asked, dated, figures, itemOf, offered, points, unplacedItems } from './sectionItems';
import { asSentence } from './writeTexts';
import type { WritingContext } from './WritingContext';

interface PageTexts {
  title: Text;
  subtitle: Text;
  description: Text;
}

/** `id`: the section's, which only topics have besides their kind. */
type SectionWriter = (context: WritingContext, page: PageTexts, id: string) => WrittenSection;

const orElse = (items: CopyItem[], others: () => CopyItem[]): CopyItem[] =>
  items.length > 0 ? items : others();

const withGaps =
  (
    kind: SectionKind,
    title: 'text' | 'person' = 'text',
    body: 'text' | 'review' | 'link' = 'text',
  ) =>
  (context: WritingContext): WrittenSection => ({
    ...sectionFrame(context, kind),
    items: orElse(asked(context, kind), () => context.gaps(kind, title, body)),
  });

/** What the prompt states, and a gap for what is `needed` and not stated. */
function facts(
  context: WritingContext,
  kind: 'visit' | 'contact',
  names: readonly ('address' | 'hours' | 'phone' | 'email')[],
  needed: readonly string[],
): CopyItem[] {
  const { brief, pack } = context;
  return names.flatMap((fact): CopyItem[] => {
    const known = brief.facts[fact];
    const id = `${kind}.${fact}`;
    if (known === null && !needed.includes(fact)) return [];
    return [
      {
        title: context.standard(`${id}.title`, pack.labels.facts[fact]),
        body:
          known === null
            ? context.placeholder(`${id}.body`, pack.labels.gaps[fact], fact)
            : context.fromPrompt(`${id}.body`, known),
        detail: null,
      },
    ];
  });
}

/** What a visit needs to be told: nothing where only a phone number or an address to write to is given instead of a form. */
function visitedBy({ brief }: WritingContext): readonly string[] {
  const { address, hours, phone, email } = brief.facts;
  const isAsked = brief.requests.some(({ kind }) => kind === 'visit');
  const isReached = phone !== null || email !== null;
  const isRefused = brief.refusals.some(({ kind }) => kind === 'contact');
  const isInstead = isRefused && isReached && address === null && hours === null;
  return isInstead && !isAsked ? [] : ['address', 'hours'];
}

/** The sentences of the prompt. */
const told = ({ brief, fromPrompt }: WritingContext, section: SectionKind): Text[] =>
  brief.statements.map((statement, index) =>
    fromPrompt(`${section}.p${index + 1}`, { ...statement, value: asSentence(statement.value) }),
  );

/** Whether an item has a price, or words of its own in its place: "Children – free", "20 basic". */
const saysPrice = ({ title, body, detail }: CopyItem): boolean =>
  detail !== null || body !== null || /\p{Nd}/u.test(title.value);

/** To add a section: its kind in types.ts, its words in each language's sections.yaml, a row here. */
export const sectionWriters: Record<SectionKind, SectionWriter> = {
  hero: (context, page) => {
    const { plan, trade, sectionWords, standard } = context;
    const leads = [trade.leadsTo, 'offerings', 'features', 'about'] as const;
    const to = leads.find((kind) => plan.sections.some((section) => section.kind === kind));
    const second: Action[] =
      to === undefined
        ? []
        : [{ label: standard('hero.action.2', sectionWords(to).nav), href: `#${to}` }];
    const ways = contactActions(context, waysAsked(context), 'hero.action');
    return {
      ...sectionFrame(context, 'hero'),
      heading: page.title,
      intro: page.description,
      actions: [
        ...ways,
        primaryAction(context, 'hero.action.1'),
        ...(ways.length > 0 ? [] : second),
      ],
    };
  },
  features: (context) => {
    const frame = sectionFrame(context, 'features');
    /* "No about page": what is told stands in the overview. */
    const isTold = context.plan.sections.some(({ kind }) => kind === 'about');
    return {
      ...frame,
      paragraphs: isTold ? frame.paragraphs : told(context, 'features'),
      items: orElse(
        [...asked(context, 'features'), ...points(context), ...unplacedItems(context)],
        () => context.stock('features'),
      ),
      notes: notesFor(context, 'features', [
        ...requestsFor(context, 'features'),
        ...unplaced(context.brief),
      ]),
    };
  },
  about: (context) => {
    const { brief, pack, placeholder, standard } = context;
    const frame = sectionFrame(context, 'about');
    const { audience } = brief;
    const isSaid = brief.statements.some(({ value }) => value.includes(audience?.value ?? ''));
    const whom = isSaid ? null : context.write('about.audience', pack.sentences.audience);
    const paragraphs = [...told(context, 'about'), ...(whom === null ? [] : [whom])];
    const since = context.write('about.since', pack.sentences.since);
    const story = placeholder('about.story.body', pack.labels.gaps.story, 'text');
    if (paragraphs.length > 0)
      return { ...frame, intro: since, paragraphs, items: asked(context, 'about') };
    return {
      ...frame,
      intro: frame.intro ?? since ?? story,
      items: [
        ...asked(context, 'about'),
        ...(frame.intro === null && since === null
          ? []
          : [
              {
                title: standard('about.story.title', pack.labels.facts.story),
                body: story,
                detail: null,
              },
            ]),
      ],
    };
  },
  offerings: (context) => ({
    ...sectionFrame(context, 'offerings'),
    items: orElse([...offered(context, 'offerings'), ...asked(context, 'offerings')], () =>
      context.words.todo.map((value, index) => ({
        title: context.placeholder(`offerings.todo${index + 1}.title`, value, 'text'),
        body: context.placeholder(
          `offerings.todo${index + 1}.body`,
          context.pack.labels.gaps.offering,
          'text',
        ),
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
        detail: context.placeholder(
          `menu.todo${index + 1}.detail`,
          context.pack.labels.gaps.price,
          'price',
        ),
      })),
    ),
  }),
  gallery: (context) => {
    const { pack, brief, fromPrompt, placeholder } = context;
    return {
      ...sectionFrame(context, 'gallery'),
      items: orElse(asked(context, 'gallery'), () =>
        pack.labels.gaps.picture.map((value, index) => {
          const offering = brief.offerings[index];
          return {
            title:
              offering === undefined
                ? placeholder(`gallery.todo${index + 1}.title`, value, 'text')
                : fromPrompt(`gallery.${offering.id}.title`, {
                    ...offering.name,
                    value: capitalized(offering.name.value),
                  }),
            body: null,
            detail: null,
          };
        }),
      ),
    };
  },
  process: (context) => {
    const items = asked(context, 'process');
    /* Steps of an order are none of "how to play". */
    const isOwn = requestsFor(context, 'process').some((request) => !isBare(context, request));
    return {
      ...sectionFrame(context, 'process'),
      items: isOwn
        ? orElse(items, () => context.gaps('topic', 'text', 'text', 'process'))
        : [...items, ...context.stock('process')],
    };
  },
  pricing: (context) => {
    const { pack, words } = context;
    const { todo } = context.sectionWords('pricing');
    const wanted = todo.length > 0 ? todo.map(({ title }) => title) : words.todo;
    const toPrice = (title: Text): CopyItem => ({
      title,
      body: null,
      detail: context.placeholder(
        title.id.replace(/title$/, 'detail'),
        pack.labels.gaps.price,
        'price',
      ),
    });
    const others = asked(context, 'pricing').map((item) =>
      saysPrice(item) ? item : toPrice(item.title),
    );
    /* "Options: half day. Prices: half day $180": what is named twice has one row. */
    const priced = offered(context, 'pricing')
      .filter(({ title }) => others.every((other) => other.title.id !== title.id))
      .map(({ title, detail }) =>
        detail === null ? toPrice(title) : { title, body: null, detail },
      );
    return {
      ...sectionFrame(context, 'pricing'),
      items: orElse([...priced, ...others], () =>
        wanted.map((value, index) =>
          toPrice(context.placeholder(`pricing.todo${index + 1}.title`, value, 'text')),
        ),
      ),
    };
  },
  testimonials: withGaps('testimonials', 'person', 'review'),
  team: withGaps('team', 'person'),
  faq: (context) => {
    const answer = (id: string) =>
      context.placeholder(`${id}.body`, context.pack.labels.gaps.answer, 'text');
    const questions = asked(context, 'faq').map((item) => ({
      ...item,
      body: item.body ?? answer(item.title.id.replace(/\.title$/, '')),
    }));
    return {
      ...sectionFrame(context, 'faq'),
      items: orElse(questions, () => context.stock('faq')),
    };
  },
  visit: (context) => ({
    ...sectionFrame(context, 'visit'),
    items: [
      ...facts(context, 'visit', ['address', 'hours', 'phone', 'email'], visitedBy(context)),
      ...asked(context, 'visit'),
    ],
  }),
  posts: withGaps('posts'),
  events: (context) => {
    const dates = dated(context);
    const known = new Set(dates.map(({ title }) => title.value));
    const others = asked(context, 'events').filter(({ title }) => !known.has(title.value));
    return {
      ...sectionFrame(context, 'events'),
      items: orElse([...dates, ...others], () => context.gaps('events')),
    };
  },
  callToAction: (context) => ({
    ...sectionFrame(context, 'callToAction'),
    actions: [primaryAction(context, 'callToAction.action')],
  }),
  contact: (context) => {
    const ways = waysAsked(context);
    const needed = ways.map((way) => (way === 'mail' ? 'email' : 'phone'));
    return {
      ...sectionFrame(context, 'contact'),
      items: [
        ...facts(context, 'contact', ['phone', 'email'], needed),
        ...asked(context, 'contact'),
      ],
      actions: contactActions(context, ways, 'contact.action'),
      fields: formFields(context, 'contact', [
        'name',
        'email',
        ...(context.isBooked ? [] : (context.trade.form ?? [])),
        'message',
      ]),
      submit: context.standard('contact.submit', contactSubmit(context)),
    };
  },
  newsletter: (context) => ({
    ...sectionFrame(context, 'newsletter'),
    items: asked(context, 'newsletter'),
    fields: formFields(context, 'newsletter', ['email']),
    submit: submitOf(context, 'newsletter'),
  }),
  booking: (context) => ({
    ...sectionFrame(context, 'booking'),
    items: asked(context, 'booking'),
    fields: bookingFields(context),
    submit: submitOf(context, 'booking'),
  }),
  donate: (context) => ({
    ...withGaps('donate', 'text', 'link')(context),
    actions: askingAction(context, 'donate'),
  }),
  sponsors: withGaps('sponsors'),
  caseStudies: withGaps('caseStudies'),
  downloads: withGaps('downloads', 'text', 'link'),
  listings: withGaps('listings'),
  careers: (context) => ({
    ...withGaps('careers')(context),
    actions: askingAction(context, 'careers'),
  }),
  stats: (context) => ({
    ...sectionFrame(context, 'stats'),
    items: orElse([...figures(context), ...asked(context, 'stats')], () => context.gaps('stats')),
  }),
  topic: (context, _, id) => {
    const frame = sectionFrame(context, 'topic', id);
    const topic = topicsOf(context.brief).find((one) => one.id === id);
    if (topic === undefined)
      return { ...frame, items: context.gaps('topic', 'text', 'text', id), notes: [] };
    const { label, request } = topic;
    const words = { ...label, value: capitalized(label.value) };
    return {
      ...frame,
      isWanted: true,
      navLabel: context.fromPrompt(`${id}.nav`, words),
      heading: context.fromPrompt(`${id}.heading`, words),
      intro: null,
      items: orElse(
        request.items.map((item) => itemOf(context, id, item)),
        () => context.gaps('topic', 'text', 'text', id),
      ),
      notes: notesFor(context, id, [request]),
    };
  },
};

/** A trade's own button sends what its booking asks for where there is one. */
const contactSubmit = ({ isBooked, pack, words }: WritingContext): string =>
  (isBooked ? pack.trades[GENERAL]?.submit : undefined) ?? words.submit;

const submitOf = (context: WritingContext, kind: 'newsletter' | 'booking'): Text =>
  context.standard(`${kind}.submit`, context.sectionWords(kind).submit ?? context.words.submit);

/** The button from a section without a form to the one that has it. */
function askingAction(context: WritingContext, kind: 'donate' | 'careers'): Action[] {
  const { action } = context.sectionWords(kind);
  return action === undefined || !context.plan.layout.showContact
    ? []
    : [{ label: context.standard(`${kind}.action`, action), href: '#contact' }];
}
