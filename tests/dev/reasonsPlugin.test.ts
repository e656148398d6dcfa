import { describe, expect, it } from 'vitest';

import { withoutReasons } from '../../dev/reasonsPlugin';

describe('the reasons of the reader', () => {
  it('are left out, on one line and on several', () => {
    const code = `score.add(18, 'first words', index === 0);
score.add(
  isAsked ? -24 : -28,
  'late, it’s \\'far\\'',
  index > 6 && has('late', word),
);`;
    expect(withoutReasons(code)).toBe(`score.add(18, '', index === 0);
score.add(
  isAsked ? -24 : -28, '',
  index > 6 && has('late', word),
);`);
  });

  it('of a role are left out, but for those that rules ask for', () => {
    const code = "push({ words, role: 'clause', reason: 'says when' }, { reason: CLOSES_LETTER });";
    expect(withoutReasons(code)).toBe(
      "push({ words, role: 'clause', reason: '' }, { reason: CLOSES_LETTER });",
    );
  });

  it('leave other calls as they are', () => {
    const code = "names.add('first words'); score.add(points, reason, true);";
    expect(withoutReasons(code)).toBe(code);
  });
});
