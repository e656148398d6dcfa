import type { CorpusRow } from './CorpusRow';
import { CORPUS } from './corpus';
import { publishSite, type PublishedSite } from './publishedSite';
import { FIGURES, type Finding, scoreSite } from './score';

export interface ScoredRow {
  row: CorpusRow;
  /** Null where no site came of the prompt. */
  published: PublishedSite | null;
  findings: Finding[];
}

/** How often what is counted was right. */
export interface Share {
  hits: number;
  total: number;
}

/** Group of languages → figure → what it came to. */
export type Scores = Record<string, Record<string, Share>>;
/** Group of languages → figure → percent that it must not fall under. */
export type Floors = Record<string, Record<string, number>>;

const OTHER_SCRIPTS = ['ar', 'hi', 'ja'];
const groupOf = ({ lang }: CorpusRow): string => {
  const [language = ''] = lang.split('-');
  if (language === 'en') return 'English';
  return OTHER_SCRIPTS.includes(language) ? 'Arabic, Hindi, Japanese' : 'other European';
};

/** Makes the site of every row, one after the other, and scores it. */
export async function scoreCorpus(): Promise<ScoredRow[]> {
  const scored: ScoredRow[] = [];
  for (const row of CORPUS) scored.push(await scoreRow(row));
  return scored;
}

async function scoreRow(row: CorpusRow): Promise<ScoredRow> {
  try {
    const published = await publishSite(row.prompt);
    const findings = [
      { figure: 'builds' as const, isHit: true, miss: '' },
      ...scoreSite(row, published),
    ];
    return { row, published, findings };
  } catch (error) {
    const findings = [{ figure: 'builds' as const, isHit: false, miss: String(error) }];
    return { row, published: null, findings };
  }
}

/** Every figure of every group, in order; `whole`: sites without a miss. Pure. */
export function scoresOf(scored: readonly ScoredRow[]): Scores {
  const scores: Scores = {};
  const count = (group: string, figure: string, isHit: boolean): void => {
    const share = ((scores[group] ??= {})[figure] ??= { hits: 0, total: 0 });
    share.total += 1;
    if (isHit) share.hits += 1;
  };
  for (const figure of FIGURES)
    for (const { row, findings } of scored)
      for (const finding of findings)
        if (finding.figure === figure) count(groupOf(row), figure, finding.isHit);
  for (const { row, findings } of scored)
    count(
      groupOf(row),
      'whole',
      findings.every(({ isHit }) => isHit),
    );
  return scores;
}

/** In percent with one decimal, never more than it is. */
const percent = ({ hits, total }: Share): number => Math.floor((1000 * hits) / total) / 10;

const eachFigure = (scores: Scores): [group: string, figure: string, share: Share][] =>
  Object.entries(scores).flatMap(([group, figures]) =>
    Object.entries(figures).map(([figure, share]): [string, string, Share] => [
      group,
      figure,
      share,
    ]),
  );

/** Figures that came to less than their floor. Pure. */
export const fallenIn = (scores: Scores, floors: Floors): string[] =>
  eachFigure(scores).flatMap(([group, figure, share]) => {
    const floor = floors[group]?.[figure] ?? 0;
    return percent(share) < floor
      ? [`${group}: ${figure} ${percent(share)} %, floor ${floor} %`]
      : [];
  });

/** The floors with each figure that has risen above its own. Pure. */
export const raised = (scores: Scores, floors: Floors): Floors =>
  Object.fromEntries(
    Object.entries(scores).map(([group, figures]) => [
      group,
      Object.fromEntries(
        Object.entries(figures).map(([figure, share]) => [
          figure,
          Math.max(percent(share), floors[group]?.[figure] ?? 0),
        ]),
      ),
    ]),
  );

/** Lines of a table: figure, hits of total, percent, floor. Pure. */
export const scoreRows = (scores: Scores, floors: Floors): string[] =>
  Object.entries(scores).flatMap(([group, figures]) => [
    group,
    ...Object.entries(figures).map(([figure, share]) => {
      const cells = [
        figure.padEnd(20),
        `${share.hits}/${share.total}`.padStart(11),
        `${percent(share).toFixed(1)} %`.padStart(8),
        `floor ${(floors[group]?.[figure] ?? 0).toFixed(1)} %`.padStart(14),
      ];
      return `  ${cells.join(' ')}`;
    }),
    `  ${'mean of the figures'.padEnd(20)} ${' '.repeat(11)} ${`${meanOf(figures).toFixed(1)} %`.padStart(8)}`,
  ]);

function meanOf({ whole: _, ...figures }: Record<string, Share>): number {
  const shares = Object.values(figures);
  return (100 / shares.length) * shares.reduce((sum, { hits, total }) => sum + hits / total, 0);
}

/** A line for each miss: its prompt, its figure, what is there instead. Pure. */
export const missRows = (scored: readonly ScoredRow[]): string[] =>
  scored.flatMap(({ row, findings }) =>
    findings
      .filter(({ isHit }) => !isHit)
      .map(({ figure, miss }) => `${row.id}: ${figure}: ${miss}`),
  );
