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
  /** What `fontFiles` and `fontLicence` say, each with its line's end; empty where the site has no fonts of its own. */
  fontFiles: string;
  fontLicence: string;
  /** The folders to publish, such as `images/`. */
  folders: readonly string[];
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
  /** The line on fonts/, which holds the typefaces of these names. */
  fontFiles(names: string): string;
  fontLicence(names: string): string;
  text(parts: ReadmeParts): string;
}
