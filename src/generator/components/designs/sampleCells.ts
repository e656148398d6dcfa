const KNOWN: readonly { pattern: RegExp; values: readonly string[]; isNumber?: boolean }[] = [
  {
    pattern: /e-?mail/iu,
    values: ['shop@example.com', 'orders@example.com', 'studio@example.com', 'hello@example.com'],
  },
  { pattern: /status|state|stage/iu, values: ['Active', 'Pending', 'Paused', 'Active'] },
  {
    pattern: /price|cost|amount|total|revenue|salary|budget|fee|sum/iu,
    values: ['$24.00', '$18.50', '$96.00', '$42.00'],
    isNumber: true,
  },
  {
    pattern:
      /stock|quantity|qty|count|number|sales|orders|score|points|units|age|hours|visits|rank/iu,
    values: ['12', '48', '3', '27'],
    isNumber: true,
  },
  {
    pattern: /percent|share|rate|growth|%/iu,
    values: ['12 %', '48 %', '3 %', '27 %'],
    isNumber: true,
  },
  {
    pattern: /date|joined|created|updated|due|since|last/iu,
    values: ['2 Mar 2026', '9 Mar 2026', '17 Mar 2026', '30 Mar 2026'],
  },
  { pattern: /time|start|end/iu, values: ['09:00', '10:30', '14:00', '16:15'] },
  { pattern: /phone|mobile/iu, values: ['555-0101', '555-0102', '555-0103', '555-0104'] },
  {
    pattern: /product|item|article|description/iu,
    values: ['Desk lamp', 'Oak shelf', 'Wool rug', 'Tea set'],
  },
  { pattern: /role|job|position|title/iu, values: ['Designer', 'Baker', 'Engineer', 'Florist'] },
  { pattern: /city|place|location|office|town/iu, values: ['Porto', 'Leeds', 'Lisbon', 'Ghent'] },
  { pattern: /country/iu, values: ['Portugal', 'England', 'Belgium', 'Spain'] },
  { pattern: /team|department|group/iu, values: ['Sales', 'Support', 'Design', 'Kitchen'] },
  { pattern: /plan/iu, values: ['Free', 'Pro', 'Enterprise', 'Free'] },
  { pattern: /id\b|invoice|order|no\.?$|#/iu, values: ['1041', '1042', '1043', '1044'] },
  {
    // No invented people: a name is that of a shop, and a person is 'Customer 1'.
    pattern: /name|company|business|shop|brand/iu,
    values: ['Corner Bakery', 'Harbour Bikes', 'North Studio', 'Market Florist'],
  },
];

export interface SampleColumn {
  label: string;
  isNumber: boolean;
  isStatus: boolean;
  /** The sample value of a row, counted from 0. */
  cell: (row: number) => string;
}

/** A table column with sample values that fit its heading. */
export function sampleColumn(label: string): SampleColumn {
  const known = KNOWN.find(({ pattern }) => pattern.test(label));
  const values = known?.values ?? [];
  return {
    label,
    isNumber: known?.isNumber ?? false,
    isStatus: /status|state|stage/iu.test(label),
    cell: (row) => values[row % Math.max(values.length, 1)] ?? `${label} ${row + 1}`,
  };
}
