/** @typedef {import('../src/generator/types').Brief} Brief */
/** @typedef {import('../src/generator/types').Item} Item */

/**
 * A line for each part of a prompt: its role, its words, the rule that gave it the role.
 * @param {string} prompt
 * @param {Pick<Brief, 'parts'>} brief
 */
export function partRows(prompt, { parts }) {
  return parts.map(
    ({ role, start, end, reason }) =>
      `${role.padEnd(12)} ${oneLine(prompt.slice(start, end))}   (${reason})`,
  );
}

/**
 * A line for each value of a brief that the prompt gives.
 * @param {string} prompt
 * @param {Brief} brief
 */
export function briefRows(prompt, brief) {
  const { dates, price, ...facts } = brief.facts;
  /** @type {[string, string[]][]} */
  const values = [
    ['language', [brief.language, ...one(brief.secondLanguage)]],
    ['subject', one(brief.subject)],
    ['kind', [...one(brief.noun), `(${brief.trade}, ${brief.schemaType ?? 'type of its trade'})`]],
    ['name', one(brief.name)],
    ['slogan', one(brief.slogan)],
    ['place', one(brief.place)],
    ['audience', one(brief.audience)],
    ['tone', one(brief.tone)],
    ['offerings', brief.offerings.map(itemText)],
    ['requests', brief.requests.map(requestText)],
    ['refusals', brief.refusals.map(({ kind, words }) => kinded(words.value, kind))],
    ['statements', brief.statements.map(({ value }) => value)],
    ['colors', Object.entries(brief.colors).map(([role, { value }]) => `${role} ${value}`)],
    [
      'facts',
      Object.entries(facts).flatMap(([key, fact]) => (fact ? [`${key} ${fact.value}`] : [])),
    ],
    ['dates', dates.map(({ when, what }) => [when.value, ...one(what)].join(': '))],
    ['price', one(price)],
    ['pages', brief.pages === null ? [] : [brief.pages].flat()],
    [
      'left over',
      brief.parts
        .filter(({ role }) => role === 'leftOver')
        .map(({ start, end }) => prompt.slice(start, end)),
    ],
  ];
  return values
    .filter(([, texts]) => texts.length > 0)
    .map(([key, texts]) => `${key.padEnd(12)} ${texts.map(oneLine).join(' | ')}`);
}

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ');

const one = (/** @type {{ value: string } | null} */ value) =>
  value === null ? [] : [value.value];

const kinded = (/** @type {string} */ words, /** @type {string | null} */ kind) =>
  kind === null ? words : `${words} [${kind}]`;

function itemText(/** @type {Item} */ { name, price, detail }) {
  return [name.value, ...one(price), ...one(detail).map((text) => `(${text})`)].join(' ');
}

function requestText(/** @type {Brief['requests'][number]} */ { kind, words, items, need }) {
  const holds = items.length === 0 ? '' : `: ${items.map(itemText).join(', ')}`;
  return `${kinded(words.value, kind)}${need === null ? '' : ` needs ${need}`}${holds}`.trim();
}
