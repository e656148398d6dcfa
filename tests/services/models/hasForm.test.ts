import { describe, expect, it } from 'vitest';

import { hasForm } from '../../../src/services/models/hasForm';

const schema = {
  type: 'object',
  required: ['parts'],
  properties: {
    parts: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        required: ['role', 'text'],
        properties: { role: { enum: ['name', 'place'] }, text: { type: 'string' } },
      },
    },
  },
};
const good = { role: 'place', text: 'Porto' };

describe('the form of an answer', () => {
  it.each([
    [{ parts: [good] }],
    [{ parts: [] }],
    [{ parts: [good, { role: 'colour', text: 'red' }] }],
    [{ parts: [{ ...good, why: 'it says so' }], notes: [] }],
  ])('is as asked: %j', (answer) => {
    expect(hasForm(answer, schema)).toBe(true);
  });

  it.each([
    ['text'],
    [7],
    [null],
    [[good]],
    [{}],
    [{ parts: null }],
    [{ parts: { 0: good } }],
    [{ parts: [good, good, good] }],
    [{ parts: ['Porto'] }],
    [{ parts: [{ role: 'place' }] }],
    [{ parts: [{ role: 'colour', text: 'red' }] }],
    [{ parts: [{ role: 'place', text: 4 }] }],
    [{ parts: [Object.create({ role: 'place', text: 'Porto' })] }],
  ])('is another: %j', (answer) => {
    expect(hasForm(answer, schema)).toBe(false);
  });
});
