import { expect, test } from 'vitest';
import { fallenIn, raised, scoreRows, type Scores } from './scoreCorpus';

const SCORES: Scores = {
  English: {
    name: { hits: 2, total: 3 },
    place: { hits: 9, total: 10 },
    whole: { hits: 1, total: 4 },
  },
};

test('a figure under its floor is named; one at its floor is not', () => {
  expect(fallenIn(SCORES, { English: { name: 66.6, place: 95 } })).toEqual([
    'English: place 90 %, floor 95 %',
  ]);
});

test('floors rise and never fall', () => {
  expect(raised(SCORES, { English: { name: 50, place: 95 } })).toEqual({
    English: { name: 66.6, place: 95, whole: 25 },
  });
});

test('the table has a line for each figure, and their mean without the whole', () => {
  expect(scoreRows(SCORES, {}).map((row) => row.replace(/ +/g, ' ').trim())).toEqual([
    'English',
    'name 2/3 66.6 % floor 0.0 %',
    'place 9/10 90.0 % floor 0.0 %',
    'whole 1/4 25.0 % floor 0.0 %',
    'mean of the figures 78.3 %',
  ]);
});
