import { LEAST_RATIO, measureContrast } from './contrastPairs';
import { DocsTable } from './DocsTable';
import type { Mode } from './themeColors';

/** Every pair of colors in use, measured now from the theme. */
export function ContrastTable({ mode }: { mode: Mode }) {
  const results = measureContrast().filter((result) => result.mode === mode);
  const failed = results.filter(({ passes }) => !passes).length;
  return (
    <DocsTable
      caption={`${results.length} pairs, ${mode}: ${results.length - failed} pass, ${failed} fail`}
      columns={['Sample', 'Foreground', 'Background', 'Use', 'Ratio', 'Needs', 'Result']}
      rows={results.map(({ pair, foreground, background, ratio, passes }) => ({
        key: `${pair.foreground} ${pair.background} ${pair.use}`,
        cells: [
          <span
            key="sample"
            style={{
              ...{ background, color: foreground, display: 'inline-block', padding: '4px 12px' },
              ...{ borderRadius: 4, border: `2px solid ${foreground}` },
            }}
          >
            Aa
          </span>,
          <Token key="foreground" name={pair.foreground} hex={foreground} />,
          <Token key="background" name={pair.background} hex={background} />,
          pair.use,
          `${ratio.toFixed(2)} : 1`,
          `${LEAST_RATIO[pair.needs]} : 1 (${pair.needs})`,
          passes ? '✓ pass' : '✗ fail',
        ],
      }))}
    />
  );
}

function Token({ name, hex }: { name: string; hex: string }) {
  return (
    <>
      <code>{name}</code>
      <br />
      <small>{hex}</small>
    </>
  );
}
