import { afterEach, describe, expect, it } from 'vitest';

import { countSince, monthStart } from '../../machines/usage';

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('monthStart', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-03-01T00:00:00+14:00'],
    ['America/Los_Angeles', '2026-02-01T00:00:00-08:00'],
    ['UTC', '2026-02-01T00:00:00Z'],
  ])('fault 37: in %s the last hour of February in UTC belongs to %s', (zone, start) => {
    process.env.TZ = zone;
    expect(monthStart(new Date('2026-02-28T23:30:00Z'))).toBe(Date.parse(start));
  });

  it('stays the first of the month across a change of summer time', () => {
    process.env.TZ = 'Europe/Berlin';
    expect(monthStart(new Date('2026-03-31T12:00:00Z'))).toBe(Date.parse('2026-02-28T23:00:00Z'));
  });
});

describe('countSince', () => {
  it('fault 37: counts the first moment, and nothing without a date', () => {
    const since = Date.UTC(2026, 2, 1);
    const made = [since, since - 1, since + 1, 0, Number.NaN].map((createdAt) => ({ createdAt }));
    expect(countSince(made, since)).toBe(2);
  });

  it('leaves out what was opened from a file', () => {
    expect(countSince([{ createdAt: 2 }, { createdAt: 3, isOpened: true }], 1)).toBe(1);
  });
});
