import type { PlaceholderKind } from '../types';

interface ReadmeParts {
  title: string;
  /** As many "=" as the title has letters. */
  underline: string;
  /** The lines of the list of gaps. */
  todo: readonly string[];
  /** How to use more of the framework, some lines. */
  more: string;
  framework: string;
  licence: string;
}

/** The README.txt of an exported site. Lines have at most 100 characters. */
export interface ReadmeWords {
  kinds: Record<PlaceholderKind, string>;
  needs(id: string, value: string, kind: string): string;
  formWithoutReceiver: readonly string[];
  /** The owner's web address is not known. */
  withoutAddress: readonly string[];
  /** `file` is what styles.css is built from, by commands that follow. */
  sourceSheet(file: string): string;
  /** styles.css holds what the pages use of the framework, which is all in `file`. */
  wholeSheet(framework: string, file: string): string;
  text(parts: ReadmeParts): string;
}
