import { describe, expect, it } from 'vitest';

import { findGuide, guideAfter, guides } from '../../src/content/guides';
import { type GuideBlock, parseGuide } from '../../src/content/parseGuide';

describe('parseGuide', () => {
  it('reads the four kinds of line, headings and plain text', () => {
    expect(
      parseGuide(
        'Hello.\n\n# Do this\n\nStep 1: Open\nThe door.\n- slowly\n1. turn\n2. push\nStep 2: Enter\n\nQ: Why?\nA: Because.\nA: Always.\n- outside\n- too',
      ),
    ).toEqual([
      { type: 'paragraph', text: 'Hello.' },
      { type: 'heading', text: 'Do this', id: 'do-this' },
      {
        type: 'steps',
        steps: [
          {
            title: 'Open',
            blocks: [
              { type: 'paragraph', text: 'The door.' },
              { type: 'dashes', items: ['slowly'] },
              { type: 'numbered', items: ['turn', 'push'] },
            ],
          },
          { title: 'Enter', blocks: [] },
        ],
      },
      { type: 'questions', items: [{ question: 'Why?', answer: 'Because. Always.' }] },
      { type: 'dashes', items: ['outside', 'too'] },
    ] satisfies GuideBlock[]);
  });

  it('takes lines it does not know, and answers without a question, for text', () => {
    expect(parseGuide('A: alone\r\n\r\n#no heading\n1.5 million\n-5 degrees\nStep one')).toEqual(
      ['A: alone', '#no heading', '1.5 million', '-5 degrees', 'Step one'].map((text) => ({
        type: 'paragraph',
        text,
      })),
    );
  });

  it('reads nothing out of nothing', () => {
    expect(parseGuide(' \n\n\t\n')).toEqual([]);
  });
});

describe('the guides', () => {
  it('are the five of the specification, in its order, and one of our own', () => {
    expect(guides.map(({ id }) => id)).toEqual([
      'quickstart',
      'prompt-perfect',
      'ai-writer',
      'ai-design',
      'faq',
      'own-model',
    ]);
  });

  it.each(guides.map((guide) => [guide.id, guide] as const))(
    '%s has all fields, all kinds of line, and says what every guide says',
    (_, guide) => {
      expect(Object.keys(guide).sort()).toEqual(
        ['id', 'title', 'icon', 'title_card', 'button', 'desc', 'headline', 'content'].sort(),
      );
      expect(Object.values(guide).filter((value) => value.trim() === '')).toEqual([]);
      expect(guide.button).toBe('View Guide');

      const types = JSON.stringify(parseGuide(guide.content));
      for (const type of ['heading', 'steps', 'questions', 'numbered', 'dashes', 'paragraph'])
        expect(types).toContain(`"type":"${type}"`);

      const words = guide.content.match(/[\p{L}\d]+/gu) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(250);
      expect(words.length).toBeLessThanOrEqual(500);
      for (const said of [
        /session/i,
        /export and publishing may be premium features/i,
        /free tier/i,
        /desktop/i,
        /1920px/,
      ])
        expect(guide.content).toMatch(said);
    },
  );

  it('have the commands that start a server for a model of one’s own', () => {
    const { title_card, content = '' } = findGuide('own-model') ?? {};
    expect(title_card).toBe('Use your own model');
    for (const command of [
      'OLLAMA_ORIGINS=https://this.site ollama serve',
      'lms server start --cors',
      'llama-server -m model.gguf --port 8080',
    ])
      expect(content).toContain(command);
  });

  it('have an answer to every question', () => {
    const open = guides.flatMap(({ content }) =>
      parseGuide(content).flatMap((block) =>
        block.type === 'questions' ? block.items.filter(({ answer }) => answer === '') : [],
      ),
    );
    expect(open).toEqual([]);
  });
});

describe('findGuide', () => {
  it('gives the first guide without an id, and each by its id', () => {
    expect(findGuide(undefined)).toBe(guides[0]);
    expect(findGuide('')).toBe(guides[0]);
    expect(guides.map(({ id }) => findGuide(id))).toEqual([...guides]);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'QUICKSTART',
    'quickstart/',
    '%00',
    '\0',
    '%E0%A4%A',
    'x'.repeat(10_000),
    '🍞',
  ])('fault 51: finds no guide for %j', (id) => {
    expect(findGuide(id)).toBeNull();
  });

  it('knows which guide comes next, and that none comes after the last', () => {
    expect(guides.map((guide) => guideAfter(guide)?.id ?? null)).toEqual([
      ...guides.slice(1).map(({ id }) => id),
      null,
    ]);
  });
});
