import type { Brief, BriefRequest, Item, Understood } from '../types';
import { nameOfAddress, withoutScheme } from './names/addressName';
import { audiencesBeside } from './subject/audience';
import { chooseColors } from './colors/chooseColors';
import { datesIn } from './dates';
import {
  best,
  chosen,
  type Candidate,
  type Draft,
  itemDraft,
  type ItemDraft,
  type Phrase,
  overlaps,
  without,
} from './draft';
import { figuresIn } from './figures';
import { kindIn } from './subject/kinds';
import { readPages } from './sections/pages';
import { CONTENT, headEnd, isCapital, isSoft } from './text/phrases';
import type { Drafted, ReadingLanguage } from './ReadingLanguage';
import { bookingIn, isReach, isService, needOf, wayOf, waysBeside } from './sections/requests';
import { claimOf, factClaims, leftOver, partition } from './partition';
import { rankedSubjects } from './subject/subject';
import { itemsOf } from './lists/itemsOf';
import { askedAstray, type ListScene, mainListOf } from './lists/mainList';
import { endsSaying, headingOf, isSaying, isWellFormed } from './lists/wellFormed';
import { isSectionName } from './sections/sections';
import { statementsOf } from './statements';
import { toneIn } from './tone';
import { goodsOf } from './subject/goodsOf';
import { subjectAbroad } from './subject/subjectAbroad';
import type { Lexicon } from './text/lexicon';
import { townOf } from './places/townOf';
import { withNextPlace } from './places/withNextPlace';
import { workNamed } from './subject/workNamed';
import { amountOf, withCapitals, wordsOf } from './text/shownWords';
import type { Word } from './text/words';

/** Turns what was drafted of a prompt into its brief: the readings that compete are weighed, each value gets its words. */
export function assemble(
  prompt: string,
  drafted: Drafted,
  language: ReadingLanguage & { id: string },
): Brief {
  const { words, clauses, draft, capitalsTell, languages } = drafted;
  const understood = (phrase: Phrase): Understood<string> => ({
    value: wordsOf(phrase, prompt),
    evidence: prompt.slice(phrase[0]?.start, phrase.at(-1)?.end),
  });
  const maybe = (candidate: Candidate | null): Understood<string> | null =>
    candidate && understood(candidate.words);

  const name = chosen(draft.names);
  const place = withNextPlace(chosen(draft.places), words, draft, language.lexicon);
  const audience = best([...draft.audiences, ...audiencesBeside(clauses, draft, language, name)]);
  /** A street address, or what a key for places has with a number in it. */
  const isAddress =
    place?.words[0]?.fact === 'address' ||
    (place !== null && place.by === 'key' && /\d/.test(wordsOf(place.words, prompt)));
  const ranked = rankedSubjects(draft, clauses, language, [name, place, audience])[0] ?? null;
  const subject = ranked?.words ?? null;
  const work = workNamed(ranked, words, prompt, language);
  const slogan = best(draft.slogans);
  const since = best(draft.since);
  const head = (phrase: Phrase): number => headEnd(phrase, language.lexicon);
  /* "Indexer for academic books": what it is for is no kind. */
  const withoutAudience = (phrase: Phrase): Phrase => {
    const end = phrase.findIndex(
      ({ lower }, at) => at > 0 && language.lexicon.has('audienceLinks', lower),
    );
    return end < 0 ? phrase : phrase.slice(0, end);
  };
  const kind =
    (subject && kindIn(language.kinds, subject, head)) ??
    (subject && kindIn(language.kinds, withoutAudience(subject), ({ length }) => length)) ??
    (name && kindIn(language.kinds, name.words, ({ length }) => length)) ??
    (name && kindIn(language.kinds, name.words, head)) ??
    (name && kindIn(language.kinds, name.words, () => 1));

  const workKind = work?.kind ? { ...work.kind, name: work.name } : null;

  const { pages, wants: read } = readPages(drafted, language);
  const lower = (phrase: Phrase): string => phrase.map((word) => word.lower).join(' ');
  const isRefused = ({ core }: ItemDraft): boolean =>
    draft.refused.some((refused) => lower(refused.core) === lower(core));
  /* "We repair watches. We don't sell watches" */
  const isDenied = ({ core }: ItemDraft): boolean =>
    draft.refused.some(({ words: own }) => lower(own) === lower(core));
  /* "Keep it mustard. Ok, mustard" */
  const isColor = ({ core }: ItemDraft): boolean =>
    core.length > 0 && draft.colors.some(({ words: own }) => lower(own) === lower(core));
  const wants = [
    ...read.filter((want) => !isReach(want) && !isRefused(want)),
    ...draft.offers.filter((offer) => isService(offer, language.requests)),
  ];
  /** "Boats | in Whitby trading as Hull & Keel", "a bindery | in Malden": where it is and its name go with no single thing. */
  const withoutOwn = (item: ItemDraft): ItemDraft => {
    const { detail } = item;
    const at = detail.findIndex(
      (word) => place?.words.includes(word) || name?.words.includes(word),
    );
    const lead = detail.slice(0, Math.max(0, at)).findLastIndex(({ tag }) => tag === 'preposition');
    const isAll = lead === 0 && detail.length === 1 + (place?.words.length ?? 0);
    const isNamed = lead >= 0 && detail.some((word) => name?.words.includes(word));
    return isAll || isNamed ? { ...item, detail: detail.slice(0, lead) } : item;
  };
  const items = (drafts: readonly ItemDraft[]): Item[] =>
    itemsOf(drafts.map(withoutOwn), draft.claims, language, understood);
  const isOffered = ranked?.by === 'offer' || ranked?.by === 'told';
  const said = [
    ...(name?.words ?? []),
    ...(place?.words ?? []),
    ...(isOffered || subject === null ? [] : subject),
  ];
  /** "Irene Campos, researcher in León": a kind of business between its name and place is nothing offered. */
  const isBesideName = ({ core, words: own }: ItemDraft): boolean =>
    core[0]?.at === (name?.words.at(-1)?.at ?? -2) + 1 &&
    own.some((word) => place?.words.includes(word)) &&
    kindIn(language.kinds, core, head) !== null;
  /* "Powers of attorney; certified copies; apostille": a kind that is only named in a list is one of its members. */
  const isOneOfMany = draft.offers.length > 2 && (ranked?.by === 'kind' || isOffered);
  /** The business itself, with what describes it, its name or its place, read as the first of a list. */
  const isSubject = (offer: ItemDraft): boolean => {
    const { core, price } = offer;
    const isName = (candidate: Candidate | null): boolean =>
      candidate !== null &&
      [candidate.words, candidate.words.filter(({ tag }) => tag !== 'article')].some(
        (words) => lower(core) === lower(words),
      );
    if (price === null && (isName(name) || isName(place))) return true;
    /* "I run a small bindery in Malden" */
    const lead = words[(offer.words[0]?.at ?? 0) - 1];
    const isRun = language.lexicon.classes.get('run')?.has(lead?.lower ?? '') === true;
    const after = (offer.words.at(-1)?.at ?? 0) + 1;
    const isListed = draft.offers.some(({ words: own }) => own[0]?.at === after);
    if (price === null && isRun && !isListed && core.at(-1) === subject?.at(-1)) return true;
    /* "Café Nuage à Colmar", "Hochzeitsfotografin in Tirol" */
    const holds = (candidate: Candidate | null): boolean =>
      candidate !== null && without(candidate.words, [core]).length === 0;
    const opensAsKind = kindIn(language.kinds, core.slice(0, 1), () => 1) !== null;
    if (price === null && holds(name) && (opensAsKind || holds(place))) return true;
    if (price === null && !isOffered && holds(ranked) && holds(place)) return true;
    return (
      price === null &&
      core.length > 0 &&
      !isOneOfMany &&
      (clauses.some(
        ({ key, setting, words: own }) => key === null && setting !== 'item' && own[0] === core[0],
      ) ||
        offer.isListed) &&
      (isBesideName(offer) ||
        core.every((word) => word.tag === 'preposition' || said.includes(word)) ||
        (!isOffered && kind !== null && isHeadOf(kind.words, core)))
    );
  };
  /** "Leeds | bradford wakefield", "Galway | and Clare": where it is goes on. */
  const isPlaceToo = ({ core, words: own, price }: ItemDraft): boolean =>
    price === null &&
    place !== null &&
    own[0]?.at === (place.words.at(-1)?.at ?? -2) + 1 &&
    (own[0]?.tag === 'and' ||
      /^[^\S\n]*$/.test(own[0]?.gap ?? ',') ||
      language.lexicon.has('regions', lower(core))) &&
    core.every((word) => word.tag === 'and' || isCapital(word) || language.places.has(word.lower));
  /** "Ostéopathe équin saumur | bilan annuel poulains": what follows the business, its name or its place is offered. */
  const behindOwn = (offer: ItemDraft): ItemDraft => {
    const isSaid = (word: Phrase[number]): boolean => said.includes(word);
    const end = offer.words.findLastIndex((word) => !isSaid(word)) + 1;
    const start = offer.words.findIndex((word) => !isSaid(word));
    const rest = offer.words.slice(start, end);
    const isBehind =
      offer.price === null &&
      start > 0 &&
      rest.length > 1 &&
      CONTENT.has(rest[0]?.tag ?? 'fact') &&
      rest.every(({ gap }) => isSoft(gap)) &&
      !rest.some(isSaid);
    return isBehind && !isPlaceToo(itemDraft(rest)) ? itemDraft(rest) : offer;
  };
  /** Words that only name a section are those of the site's language, where that is another one. */
  const site = languages?.first ?? language.id;
  const isForeign = site !== language.id;
  const abroad = isForeign ? subjectAbroad(draft, clauses, { site, prompt: language.id }) : null;
  const spokenOf = (want: ItemDraft): Understood<string> => {
    const heading = headingOf([...want.core, ...want.detail], language.lexicon);
    const words = understood(heading);
    const isStock =
      want.section !== null &&
      (isSaying(heading, language.lexicon) ||
        (isForeign && isSectionName(language.sections, want.section, words.value)));
    return want.isMention || isStock
      ? { value: '', evidence: understood(want.words).evidence }
      : words;
  };
  const request = (want: ItemDraft): BriefRequest => {
    const way = want.page === undefined ? wayOf(want, language.requests) : null;
    return {
      kind: want.section,
      words: spokenOf(want),
      items: items(want.members),
      need: way === null ? (want.need ?? needOf(want, language.requests)) : null,
      way,
      booking: want.section === 'booking' ? bookingIn(want.words, language.requests) : null,
      page: want.page === undefined ? null : understood(want.page),
      isCapability: want.isCapability,
    };
  };
  const hasButton = wants.some((want) => wayOf(want, language.requests) !== null);
  const buttons = hasButton
    ? []
    : waysBeside(words, draft, language.requests).map((phrase) =>
        request(itemDraft(phrase, 'contact')),
      );
  const fact = (kindOf: string): Understood<string> | null => {
    const word = words.find((one) => one.fact === kindOf);
    return word === undefined ? null : understood([word]);
  };
  const webAddress = fact('webAddress');
  const spelled = (phrase: Phrase) => withCapitals(understood(phrase), language.lexicon);
  const town =
    place &&
    (isAddress
      ? townOf(understood(place.words), (part) => language.lexicon.has('regions', part))
      : understood(place.words));
  /* "A contra dance every Saturday. $12, students $6": what costs it is the business itself. */
  const thing = kind?.words ?? (ranked !== null && !isOffered ? withoutAudience(ranked.words) : []);
  const priced = (offer: ItemDraft): ItemDraft =>
    offer.price !== null && offer.core.length === 0 ? { ...offer, core: thing } : offer;
  const sold = draft.offers
    .map(priced)
    .map(behindOwn)
    .filter(
      (offer) =>
        !isSubject(offer) &&
        !isPlaceToo(offer) &&
        !isDenied(offer) &&
        !isColor(offer) &&
        !isService(offer, language.requests),
    );
  const scene: ListScene = {
    ...language,
    said: [name?.words ?? [], place?.words ?? []],
    isSet: (phrase) =>
      clauses.some(
        ({ key, setting, words: own }) =>
          (key !== null || setting === 'brackets') && overlaps(own, phrase),
      ),
  };
  const asked = wants.filter(
    (want) =>
      want.section !== null || want.page !== undefined || isWellFormed(want, language.lexicon),
  );
  const isUnplaced = (want: ItemDraft): boolean =>
    want.section === null &&
    want.page === undefined &&
    wayOf(want, language.requests) === null &&
    (want.need ?? needOf(want, language.requests)) === null;
  const astrayWants = askedAstray(asked, scene).filter(isUnplaced);
  /* Where it is unsure what the site is about, the first thing that is offered may say it. */
  const isSure = ranked !== null && ranked.weight >= SURE;
  const { leading, astray } = mainListOf(sold, asked, scene);
  const offered = items(sold.filter((offer) => !astray.includes(offer)));
  /* "Umbrella repairs. Walking canes too": what the site is about is the first thing offered. */
  const goods =
    subject === null
      ? []
      : items(goodsOf(subject, offered.length, language)).filter(
          ({ name: own }) =>
            !offered.some((one) => one.name.value.toLowerCase().includes(own.value.toLowerCase())),
        );
  const parts = partition(
    prompt,
    [
      ...claimOf('name', name),
      ...factClaims(words),
      ...claimOf('slogan', slogan),
      ...claimOf('since', since),
      ...claimOf('place', place),
      ...claimOf('subject', ranked),
      ...claimOf('audience', audience),
      ...[...astray, ...astrayWants].map((item) => leftOver(item.words)),
      ...draft.claims,
    ],
    words,
  );
  const told = statementsOf(sentencesIn(draft, language.lexicon), {
    name: name?.words ?? [],
    place: place?.words ?? [],
    subject: subject ?? [],
    claims: draft.claims,
    lexicon: language.lexicon,
    kinds: language.kinds,
  });
  const siteWords = language.lexicon.classes.get('site');
  const tone = toneIn(language.tones, words, parts, {
    noun: kind?.words ?? [],
    sites: words.filter((_, at) => (siteWords?.lengthAt(words, at) ?? 0) > 0),
  });
  const about = (abroad ?? subject) && understood((abroad ?? subject) as Phrase);
  return {
    language: site,
    secondLanguage:
      languages?.second == null
        ? null
        : { value: languages.second, evidence: understood(languages.words).evidence },
    parts,
    subject: about && (work === null ? about : { ...about, value: work.name }),
    noun:
      (workKind && about && { ...about, value: workKind.name }) ?? (kind && understood(kind.words)),
    trade: (workKind ?? kind)?.trade ?? 'general',
    schemaType: (workKind ?? kind)?.type ?? null,
    motif: (workKind ?? kind)?.motif ?? null,
    name:
      (name && (capitalsTell ? understood : spelled)(name.words)) ??
      (webAddress && nameOfAddress(webAddress)),
    slogan: maybe(slogan),
    place: town && withCapitals(town, language.lexicon),
    audience: maybe(audience),
    tone: tone && { ...understood(tone.words), value: tone.tone },
    offerings: [...goods, ...offered],
    ...(about === null || isSure ? {} : { isSubjectUnsure: true as const }),
    ...(isSure ? { leading: items(leading).map(({ id }) => id) } : {}),
    requests: [...asked.filter((want) => !astrayWants.includes(want)).map(request), ...buttons],
    refusals: draft.refused.map((refused) => ({
      /* "No phone number" refuses no form. */
      kind: language.lexicon.has('reachWords', lower(refused.core)) ? null : refused.section,
      words: understood(refused.words),
    })),
    statements: told.sentences.map(understood),
    points: told.points.map(understood),
    colors: chooseColors({ mentions: draft.colors, dark: draft.dark }, understood),
    facts: {
      email: fact('email'),
      phone: fact('phone'),
      address: fact('address') ?? (isAddress ? maybe(place) : null),
      hours: fact('hours'),
      webAddress: webAddress && { ...webAddress, value: withoutScheme(webAddress.value) },
      since: maybe(since),
      dates: datesIn(drafted, language)
        .map(({ when, what, where }) => ({
          when: understood([when]),
          what: what && !(name && overlaps(what, name.words)) ? understood(what) : null,
          where: where && understood(where),
        }))
        .filter(
          ({ when, what }, index, all) =>
            what !== null || all.findIndex((date) => date.when.value === when.value) === index,
        ),
      price: null,
      figures: figuresIn(words, language.lexicon, language.requests).map(({ amount, what }) => ({
        amount: amountOf(understood(amount), prompt, amount),
        what: understood(what),
      })),
    },
    pages,
  };
}

/** Whether words stand in others, behind no preposition: "nozze" in "nozze al mare", not in "partecipazioni di nozze". */
const isHeadOf = (words: Phrase, whole: Phrase): boolean =>
  words.every((word) => whole.includes(word)) &&
  whole[whole.indexOf(words[0] as Word) - 1]?.tag !== 'preposition';

/** What is told, and what was read in a list and says something by itself: "認知症の相談も承ります", "احنا شباب متطوعين". */
function sentencesIn({ statements, offers }: Draft, lexicon: Lexicon): Phrase[] {
  const isSaid = (words: Phrase): boolean =>
    endsSaying(words, lexicon) || lexicon.has('selves', words[0]?.lower ?? '');
  const said = offers.flatMap(({ words, price }) =>
    price === null && words.length > LONGEST_THING && isSaid(words) ? [words] : [],
  );
  return said.length === 0
    ? statements
    : [...statements, ...said].sort((one, other) => (one[0]?.at ?? 0) - (other[0]?.at ?? 0));
}

/** What is so sure of being the subject needs no offering to say it. */
const SURE = 50;
/** More words of a list may say something by themselves. */
const LONGEST_THING = 3;
