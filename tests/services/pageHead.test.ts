// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';

import { showInHead } from '../../src/services/pageHead';

beforeEach(() => {
  document.head.innerHTML =
    '<title>Old</title><meta name="description" content="Old words."><link rel="canonical" href="https://shop.example/old">';
  history.replaceState(null, '', '/new?x=1#y');
});

const head = () => [
  document.title,
  document.querySelector('meta[name=description]')?.getAttribute('content'),
  document.querySelector('link[rel=canonical]')?.getAttribute('href'),
];

it('names the page that a navigation leads to, its address without query and hash', () => {
  showInHead({ title: 'New', description: 'New words.' });
  expect(head()).toEqual(['New', 'New words.', 'https://shop.example/new']);
});

it('leaves the description where a page has none, and a head without these tags as it is', () => {
  showInHead({ title: 'New', description: null });
  expect(head()[1]).toBe('Old words.');
  document.head.innerHTML = '';
  showInHead({ title: 'New', description: 'New words.' });
  expect(document.head.querySelectorAll('meta, link')).toHaveLength(0);
});
