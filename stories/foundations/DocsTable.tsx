import type { CSSProperties, ReactNode } from 'react';

import { palette } from '../../src/theme/palette';
import { tokens } from '../../src/theme/tokens';

export interface DocsTableProps {
  caption: string;
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

const edge = `1px solid ${palette.rule.soft}`;
const cell: CSSProperties = {
  padding: '8px 16px 8px 0',
  borderBottom: edge,
  textAlign: 'start',
  verticalAlign: 'top',
};

/** A table of a documentation page; it scrolls by itself where the page is narrow. */
export function DocsTable({ caption, columns, rows }: DocsTableProps) {
  return (
    <div
      className="sb-unstyled"
      role="region"
      aria-label={caption}
      tabIndex={0}
      style={{ overflowX: 'auto', marginBlock: 16 }}
    >
      <table
        style={{
          width: '100%',
          borderCollapse: 'collapse',
          color: palette.ink[950],
          fontFamily: tokens.fonts.body.value,
          fontSize: 14,
          lineHeight: 1.45,
        }}
      >
        <caption style={{ paddingBlock: 8, textAlign: 'start', color: palette.ink[600] }}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={{ ...cell, color: palette.ink[600] }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" style={{ ...cell, fontWeight: 650 }}>
                {first}
              </th>
              {others.map((content, index) => (
                <td key={columns[index + 1]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
