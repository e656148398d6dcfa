import { compile } from 'tailwindcss';
import preflight from 'tailwindcss/preflight.css?raw';
import theme from 'tailwindcss/theme.css?raw';

/** Tailwind 4 with its own theme, compiled for exactly these class names. */
export async function tailwindStyles(used: ReadonlySet<string>): Promise<string> {
  const compiler = await compile(
    `@layer theme, base, components, utilities;\n${theme}\n@layer base {\n${preflight}\n}\n@layer utilities {\n@tailwind utilities;\n}`,
  );
  return compiler.build([...used].sort());
}
