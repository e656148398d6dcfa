/** The days as schema.org writes them, Monday first. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Words without what tells their spellings apart: case, marks, kinds of dashes and spaces. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Names of the seven days, Monday first, whole and as they are shortened, in the languages that hours are read in. */
const NAMES: readonly (readonly string[])[] = [
  [
    'mo mon monday mondays',
    'lu lun lunes lundi lunedi',
    'seg segunda segunda-feira',
    'montag montags',
    '月 月曜 月曜日 सोम सोमवार الاثنين',
  ],
  [
    'tu tue tues tuesday tuesdays',
    'ma mar martes mardi martedi',
    'ter terca terca-feira',
    'di dienstag dienstags',
    '火 火曜 火曜日 मंगल मंगलवार الثلاثاء',
  ],
  [
    'we wed wednesday wednesdays',
    'mi mie mer miercoles mercredi mercoledi',
    'qua quarta quarta-feira',
    'mittwoch mittwochs',
    '水 水曜 水曜日 बुध बुधवार الأربعاء',
  ],
  [
    'th thu thur thurs thursday thursdays',
    'ju jue jeu gio jueves jeudi giovedi',
    'qui quinta quinta-feira',
    'do donnerstag donnerstags',
    '木 木曜 木曜日 गुरु गुरुवार الخميس',
  ],
  [
    'fr fri friday fridays',
    'vi vie ven viernes vendredi venerdi',
    'sex sexta sexta-feira',
    'freitag freitags',
    '金 金曜 金曜日 शुक्र शुक्रवार الجمعة',
  ],
  [
    'sa sat saturday saturdays',
    'sab sam sabado samedi sabato',
    '',
    'samstag samstags',
    '土 土曜 土曜日 शनि शनिवार السبت',
  ],
  [
    'su sun sunday sundays',
    'do dom dim domingo dimanche domenica',
    '',
    'so sonntag sonntags',
    '日 日曜 日曜日 रवि रविवार الأحد',
  ],
].map((names) => plain(names.join(' ')).split(' ').filter(Boolean));

const EVERY_DAY =
  /^(?:daily|every ?day|taglich|jeden tag|tous les jours|todos los dias|diariamente|todos os dias|tutti i giorni|ogni giorno)$/;

/** The number of a day, Monday 0. "do" is Thursday in German and Sunday in Spanish: what two days share tells neither. */
export function dayNumber(name: string): number | null {
  const found = NAMES.flatMap((names, index) => (names.includes(name) ? [index] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function readDays(text: string): string | null {
  if (EVERY_DAY.test(text)) return 'Mo-Su';
  const parts = text.split(/ ?(?:,|&|\+| and | y | e | et | und ) ?/);
  const ranges = parts.map((part) => {
    const ends = part
      .split(/ ?(?:-| to | bis | a | au | al | ate ) ?/)
      .map((name) => dayNumber(name.replace(/\.$/, '').trim()));
    const [first, last = first] = ends;
    if (ends.length > 2 || first === null || first === undefined || last === null) return null;
    return first === last ? DAYS[first] : `${DAYS[first] ?? ''}-${DAYS[last ?? first] ?? ''}`;
  });
  return ranges.some((range) => range === null) ? null : ranges.join(',');
}

/** A time of the day: its hour, its minutes and its half of the day. */
export const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h)?`;
const HOURS = new RegExp(String.raw`${TIME}\s?(?:-|to|until|till|bis|a|as|alle|et)\s?${TIME}`);

/** A time as minutes of the day; NaN where no clock shows it. */
export function minutes(hour = '', minute = '0', half = ''): number {
  const clock = Number(hour);
  const isTwelve = /^[ap]/.test(half);
  if (isTwelve && (clock < 1 || clock > 12)) return Number.NaN;
  const whole = isTwelve ? (clock % 12) + (half.startsWith('p') ? 12 : 0) : clock;
  return whole > 24 || Number(minute) > 59 ? Number.NaN : whole * 60 + Number(minute);
}

/** Minutes of the day as `09:00`, the way a time field has it. */
export const clock = (time: number): string =>
  `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;

/**
 * Opening hours as schema.org writes them, such as `Tu-Su 07:00-15:00`; null where any part of the words is not surely
 * understood, because wrong hours are worse than none.
 */
export function openingHours(words: string): string[] | null {
  const groups = plain(words).split(/ ?[;\n/] ?|(?<=\d(?: ?(?:[ap]m|uhr|h))?), (?=\p{L})/u);
  const lines = groups.map((group) => {
    const hours = HOURS.exec(group);
    if (hours === null) return null;
    const days = readDays(
      group
        .slice(0, hours.index)
        .replace(/[ :,]*(?:from|von|de|das|dalle|des)?[ :,]*$/, '')
        .trim(),
    );
    const isWhole = group.slice(hours.index + hours[0].length).trim() === '';
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = hours;
    const from = minutes(fromHour, fromMinute, fromHalf);
    const to = minutes(toHour, toMinute, toHalf);
    return days === null || !isWhole || !(from < to) ? null : `${days} ${clock(from)}-${clock(to)}`;
  });
  const known = lines.filter((line) => line !== null);
  return known.length === lines.length && known.length > 0 ? known : null;
}
