import { spoken, type Spelling } from '../languages/spoken';
import type { SectionKind } from '../types';
import type { Word } from './words';

export interface SectionMatch {
  kind: SectionKind;
  from: number;
  to: number;
}

/** By which words sections are asked for, compiled once a language. */
export interface SectionIndex {
  /** Phrases by their first word, longest first. */
  byFirst: ReadonlyMap<string, readonly { words: readonly string[]; kind: SectionKind }[]>;
}

export function indexSections(
  sections: Readonly<Record<string, { asked: string }>>,
  spelling: Spelling,
): SectionIndex {
  const byFirst = new Map<string, { words: readonly string[]; kind: SectionKind }[]>();
  for (const [kind, { asked }] of Object.entries(sections)) {
    for (const phrase of asked.split(',')) {
      const words = spoken(phrase.trim(), spelling).split(/[\s/&-]+/).filter(Boolean);
      const first = words[0];
      if (first === undefined) continue;
      const row = { words, kind: kind as SectionKind };
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [row]);
      else others.push(row);
    }
  }
  for (const rows of byFirst.values()) rows.sort((a, b) => b.words.length - a.words.length);
  return { byFirst };
}

/** The longest phrase for a section that stands at a word. */
export function sectionAt(
  { byFirst }: SectionIndex,
  words: readonly Word[],
  from: number,
  to: number,
): SectionMatch | null {
  /* Hyphenated words are compared part by part. */
  const parts: { text: string; at: number }[] = [];
  for (let at = from; at < Math.min(to, from + 6); at += 1)
    for (const text of (words[at]?.lower ?? '').split('-')) parts.push({ text, at });
  for (const row of byFirst.get(parts[0]?.text ?? '') ?? []) {
    const fits = row.words.every((word, index) => parts[index]?.text === word);
    const next = parts[row.words.length];
    const last = parts[row.words.length - 1];
    if (fits && last !== undefined && (next === undefined || next.at > last.at))
      return { kind: row.kind, from, to: last.at + 1 };
  }
  return null;
}
