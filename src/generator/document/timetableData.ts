import type { Customization } from '../../../machines/entities';
import { isTime } from '../../../machines/itemKinds';
import { type EntryTime, ON_A_DATE, timeOf } from '../../../machines/timetable';
import type { CopyItem, Site } from '../types';
import type { SiteDocument } from './document';
import { withTexts } from './withTexts';

/** The days as schema.org names them, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * A page that tells search engines what it lists with a day, as events in the terms of schema.org; what is hidden, or in
 * words alone, is none. Pure.
 */
export function withTimetable(
  page: SiteDocument,
  { copy, translation, brief }: Site,
  customization: Customization,
): SiteDocument {
  const { structuredData } = page;
  if (structuredData === null) return page;
  const own = translation?.language === page.language ? translation : copy;
  const listed = new Set(page.sections.map(({ id }) => id));
  const events = withTexts(own, customization, brief)
    .sections.filter(({ id, kind }) => listed.has(id) && isTime(kind, 'detail'))
    .flatMap(({ items }) => items.flatMap((item) => eventOf(item, page.language)));
  const graph = [...structuredData['@graph'], ...events];
  return { ...page, structuredData: { ...structuredData, '@graph': graph } };
}

function eventOf({ title, body, detail }: CopyItem, language: string): object[] {
  const time = detail === null ? null : timeOf(detail.value, language);
  if (time === null || title.value === '' || title.source.from === 'placeholder') return [];
  const isTold = body !== null && body.value !== '' && body.source.from !== 'placeholder';
  return [
    {
      '@type': 'Event',
      name: title.value,
      ...(isTold ? { description: body.value } : {}),
      ...(time.day === ON_A_DATE ? onDate(time) : eachWeek(time)),
      organizer: { '@id': '#organization' },
    },
  ];
}

const onDate = ({ date, begins, ends }: EntryTime): object => ({
  startDate: begins === '' ? date : `${date}T${begins}`,
  ...(ends === '' ? {} : { endDate: `${date}T${ends}` }),
});

const eachWeek = ({ day, begins, ends }: EntryTime): object => ({
  eventSchedule: {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: `https://schema.org/${DAYS[Number(day)] ?? ''}`,
    ...(begins === '' ? {} : { startTime: begins }),
    ...(ends === '' ? {} : { endTime: ends }),
  },
});
