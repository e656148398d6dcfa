import type { CSSProperties } from 'react';

import { fontSizes } from '../../src/theme/scales';
import { textStyles } from '../../src/theme/textStyles';
import { tokens } from '../../src/theme/tokens';
import { DocsTable } from './DocsTable';

const fonts: Record<string, { value: string }> = tokens.fonts;
const sizes: Record<string, { value: string }> = fontSizes;

const styles = Object.entries<{ value?: object }>(textStyles)
  .map(([name, { value }]) => [name, { value: { ...value } as Record<string, string> }] as const)
  .filter(([, { value }]) => Object.keys(value).length > 0)
  .map(([name, { value }]) => ({
    name,
    value,
    css: {
      ...value,
      fontFamily: fonts[value.fontFamily ?? 'body']?.value,
      fontSize: sizes[value.fontSize ?? '']?.value ?? value.fontSize,
    } as CSSProperties,
  }));

/** Every text style, set in itself. */
export function TypeTable() {
  return (
    <DocsTable
      caption="Text styles"
      columns={['Style', 'Sample', 'Values']}
      rows={styles.map(({ name, value, css }) => ({
        key: name,
        cells: [
          <code key="name">{name}</code>,
          <span key="sample" style={css}>
            Open on Sunday, 9:00
          </span>,
          <small key="values">
            {Object.entries(value)
              .map(([property, set]) => `${property}: ${set}`)
              .join('; ')}
          </small>,
        ],
      }))}
    />
  );
}

export function FontTable() {
  return (
    <DocsTable
      caption="Type families"
      columns={['Family', 'Sample', 'Stack']}
      rows={Object.entries(fonts).map(([name, { value }]) => ({
        key: name,
        cells: [
          name,
          <span key="sample" style={{ fontFamily: value, fontSize: 20 }}>
            Aa Bb 0123 – Il1 O0
          </span>,
          <code key="stack">{value}</code>,
        ],
      }))}
    />
  );
}
