import { languagePack } from '../languages/languages';
import type { Brief, Copy, Plan, SectionCopy, Text } from '../types';
import { writingContext } from './WritingContext';

/** How a section is headed and introduced. */
export type Wording = Pick<SectionCopy, 'heading' | 'intro'>;

/**
 * The ways in which a section of a copy can be headed and introduced, the one that it has first; what the brief does not fill is
 * none. Pure; throws where the language of the copy is not loaded.
 */
export function wordingsOf(brief: Brief, plan: Plan, copy: Copy, section: SectionCopy): Wording[] {
  const { kind, heading, intro } = section;
  const own = [{ heading, intro }];
  // The hero has the words of the Content tab, a topic those of the prompt.
  if (kind === 'hero' || (kind === 'topic' && heading.source.from === 'prompt')) return own;
  const context = writingContext(brief, plan, languagePack(copy.language));
  const usual = [context.sectionWords(kind), context.pack.sections[kind]];
  const written = (first: Text, lines: readonly string[]): Text[] => {
    const texts = lines.flatMap((line) => context.write(first.id, [line]) ?? []);
    const all = new Map([first, ...texts].reverse().map((text) => [text.value, text]));
    return [first, ...[...all.values()].reverse().filter(({ value }) => value !== first.value)];
  };
  const headings = written(
    heading,
    usual.flatMap((words) => [...words.heading, words.nav]),
  ).filter(({ value }) => value !== copy.title.value);
  const intros =
    intro === null
      ? [null]
      : written(
          intro,
          usual.flatMap((words) => words.intro),
        );
  return Array.from({ length: Math.max(headings.length, intros.length) }, (_, index) => ({
    heading: headings[index % headings.length] ?? heading,
    intro: intros[index % intros.length] ?? null,
  }));
}
