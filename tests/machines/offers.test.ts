import { describe, expect, it } from 'vitest';

import { CORRECTION_LENGTH, MOST_OFFERINGS } from '../../machines/limits';
import { messages } from '../../machines/messages';
import { itemTextKey } from '../../machines/itemTexts';
import { newOfferId, parseOffers, shownOfferings } from '../../machines/offers';
import { placing } from '../../machines/placing';

const offerings = [
  { id: 'i1', value: 'Rye', evidence: 'rye', price: '4 €' },
  { id: 'i2', value: 'Buns', evidence: 'buns', price: null },
];

describe('what is offered', () => {
  it('is shown as the person wrote it on the page, wherever it stands there', () => {
    const texts = { 'offerings.i1.title': 'Dark rye', 'pricing.i2.detail': '3 €' };
    expect(shownOfferings({ offerings }, texts)).toEqual([
      { id: 'i1', name: 'Dark rye', price: '4 €' },
      { id: 'i2', name: 'Buns', price: '3 €' },
    ]);
  });

  it('is what was filled in where nothing was understood', () => {
    const texts = {
      'offerings.todo10.title': 'Cakes',
      'pricing.todo2.title': 'Rolls',
      'pricing.todo2.detail': '1 €',
      'about.intro': 'We bake.',
    };
    expect(shownOfferings({ offerings: [] }, texts)).toEqual([
      { id: 'todo2', name: 'Rolls', price: '1 €' },
      { id: 'todo10', name: 'Cakes', price: '' },
    ]);
  });

  it('has the same words in every section, and others in another language', () => {
    expect(
      ['offerings.i1f.title', 'pricing.i1f.title', 'es.menu.i1f.title', 'visit.intro'].map(
        itemTextKey,
      ),
    ).toEqual(['i1f.title', 'i1f.title', 'es.i1f.title', 'visit.intro']);
  });

  it('gets an id that nothing has', () => {
    expect(newOfferId([], {})).toBe('n1');
    expect(newOfferId([{ id: 'n2', name: '', price: '' }], { 'pricing.n7.detail': '3 €' })).toBe(
      'n8',
    );
  });

  it('is refused where a name is missing or something is too long or too many', () => {
    const long = (length: number) => 'x'.repeat(length + 1);
    expect(
      parseOffers([
        { id: 'n1', name: ' ', price: '' },
        { id: 'n2', name: '', price: '3 €' },
        { id: 'n3', name: long(CORRECTION_LENGTH.offering), price: long(CORRECTION_LENGTH.price) },
      ]).problems,
    ).toEqual({
      'n2.name': messages.understanding.noOfferName,
      'n3.name': messages.understanding.tooLong(CORRECTION_LENGTH.offering),
      'n3.price': messages.understanding.tooLong(CORRECTION_LENGTH.price),
    });
    const many = Array.from({ length: MOST_OFFERINGS + 1 }, (_, index) => ({
      id: `n${index}`,
      name: 'Bun',
      price: '',
    }));
    expect(parseOffers(many).problems).toEqual({
      offerings: messages.understanding.tooMany(MOST_OFFERINGS),
    });
  });
});

describe('words that get a role', () => {
  const site = { understanding: { offerings }, corrections: undefined, texts: undefined };
  const listed = { ...site, corrections: { offerings: [] } };

  it('take the place of what was typed in the field of that role', () => {
    expect(placing('piano tuner', 'subject', site)).toStrictEqual({
      placed: { 'piano tuner': 'subject' },
      kind: undefined,
    });
    expect(placing('by the sea', 'clause', site)).toEqual({ placed: { 'by the sea': 'clause' } });
  });

  it('come to a list of offers that was corrected, and leave it again', () => {
    expect(placing('Toast', 'offering', listed)).toEqual({
      placed: { Toast: 'offering' },
      offerings: [
        { id: 'i1', name: 'Rye', price: '4 €' },
        { id: 'i2', name: 'Buns', price: null },
        { id: 'n1', name: 'Toast' },
      ],
    });
    expect(placing('Rye', null, listed)).toEqual({
      placed: { Rye: null },
      offerings: [{ id: 'i2', name: 'Buns', price: null }],
    });
  });
});
