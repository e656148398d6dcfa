import { palette } from '../../src/theme/palette';
import { DocsTable } from './DocsTable';
import { hexOf, MODES, paletteColors, semanticNames } from './themeColors';

/** The colors by name: one row a palette, its shades side by side. */
export function PaletteTable() {
  const families = [
    ...new Set([...paletteColors.keys()].map((name) => name.split('.')[0] ?? name)),
  ];
  return (
    <DocsTable
      caption="Palette"
      columns={['Name', 'Shades']}
      rows={families.map((family) => ({
        key: family,
        cells: [
          family,
          <div key="shades" style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {[...paletteColors]
              .filter(([name]) => name === family || name.startsWith(`${family}.`))
              .map(([name, hex]) => (
                <Swatch
                  key={name}
                  hex={hex}
                  label={name === family ? '' : name.replace(`${family}.`, '')}
                />
              ))}
          </div>,
        ],
      }))}
    />
  );
}

/** The colors by role, as screens name them. */
export function SemanticTable() {
  return (
    <DocsTable
      caption="Colors by role"
      columns={['Role', ...MODES]}
      rows={semanticNames.map((name) => ({
        key: name,
        cells: [
          <code key="name">{name}</code>,
          ...MODES.map((mode) => <Swatch key={mode} hex={hexOf(name, mode)} label="" />),
        ],
      }))}
    />
  );
}

function Swatch({ hex, label }: { hex: string; label: string }) {
  return (
    <span style={{ display: 'inline-grid', gap: 2, minWidth: 64 }}>
      <span
        aria-hidden
        style={{
          ...{ background: hex, height: 32, borderRadius: 4 },
          border: `1px solid ${palette.rule.strong}`,
        }}
      />
      {label === '' ? null : <span>{label}</span>}
      <small>{hex}</small>
    </span>
  );
}
