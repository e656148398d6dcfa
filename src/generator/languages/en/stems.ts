/** Words that an English word may be a form of: its singular, its infinitive, what it is derived from. */
export function stemsOf(word: string): string[] {
  const stems: string[] = [];
  const add = (stem: string): void => {
    if (stem.length > 2) stems.push(stem);
  };
  if (/[^s]s$/.test(word)) add(word.slice(0, -1));
  if (word.endsWith('es')) add(word.slice(0, -2));
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`);
  for (const ending of ['ed', 'ing', 'er', 'ers', 'or']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    add(stem);
    add(`${stem}e`);
    if (/(.)\1$/.test(stem)) add(stem.slice(0, -1));
    if (stem.endsWith('i')) add(`${stem.slice(0, -1)}y`);
  }
  for (const ending of DERIVING) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    add(stem);
    add(`${stem}e`);
  }
  /* "Happiness", "calculation" */
  if (word.endsWith('iness')) add(`${word.slice(0, -5)}y`);
  if (word.endsWith('ation')) add(`${word.slice(0, -5)}ate`);
  return stems;
}

const DERIVING = [
  'ly',
  'ness',
  'ment',
  'ful',
  'less',
  'ship',
  'able',
  'ation',
  'ion',
  'ism',
  'ist',
  'ity',
  'ive',
  'al',
  'ous',
];
