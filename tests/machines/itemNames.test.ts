import { describe, expect, it } from 'vitest';

import { itemKind } from '../../machines/itemKinds';
import { namedItems } from '../../machines/itemNames';

const named = (kind: string, label: string) => {
  const { one = '', many = '' } = namedItems(kind, label) ?? {};
  return [one, many];
};

describe('the items of a section', () => {
  it.each([
    ['posts', 'Episodes', 'episode', 'Episodes'],
    ['posts', 'Latest stories', 'story', 'Stories'],
    ['events', 'Timetable', 'entry', 'Entries'],
    ['events', 'Class schedule', 'entry', 'Entries'],
    ['events', 'Classes', 'class', 'Classes'],
    ['offerings', 'Courses 2', 'course', 'Courses'],
    ['features', 'DISHES', 'dish', 'Dishes'],
    ['careers', 'Vacancies', 'vacancy', 'Vacancies'],
  ])('are called as it is: %s, %s', (kind, label, one, many) => {
    expect(named(kind, label)).toEqual([one, many]);
  });

  it.each([
    ['posts', 'Journal'],
    ['posts', 'News'],
    ['posts', 'Episodios'],
    ['events', 'Dates'],
    ['events', "What's on"],
    ['pricing', 'Prices'],
    ['offerings', 'Courses and prices'],
    ['team', 'Artists & friends'],
    ['faq', ''],
  ])('have the names of their kind where it is called after neither: %s, %s', (kind, label) => {
    expect(namedItems(kind, label)).toBe(itemKind(kind));
  });

  it('keep their fields, whatever they are called', () => {
    expect(namedItems('events', 'Courses')?.fields).toBe(itemKind('events')?.fields);
    expect(namedItems('hero', 'Episodes')).toBeNull();
  });
});
