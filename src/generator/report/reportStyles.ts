/** The looks of `report.html`, which stands alone: on a light and on a dark screen, from 320 pixels, and printed. */
export const REPORT_STYLES = `:root { color-scheme: light dark; --ink: #1f2937; --quiet: #4b5563; --paper: #f9fafb; --card: #fff; --line: #d1d5db; --passed: #166534; --open: #9a3412; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5e7eb; --quiet: #9ca3af; --paper: #111827; --card: #1f2937; --line: #374151; --passed: #86efac; --open: #fdba74; } }
@media print { :root { --paper: #fff; } li { break-inside: avoid; } }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
p { margin: .25rem 0; }
.site { margin: .5rem 0 1.25rem; font-size: 1.25rem; color: var(--quiet); }
main > ul { margin: 0; padding: 0; list-style: none; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
main > h2 + p + ul { margin-block-start: .75rem; }
main > ul > li { padding: .75rem 1rem; }
main > ul > li + li { border-top: 1px solid var(--line); }
li li { padding: .125rem 0; }
.passed strong { color: var(--passed); }
.open strong { color: var(--open); }
.passed strong::before { content: "✓ " / ""; }
.open strong::before { content: "! " / ""; }
code { font: .8125rem/1.4 ui-monospace, monospace; color: var(--quiet); }
`;
