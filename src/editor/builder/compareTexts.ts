import type { Build } from '../../../machines/entities';
import { pagesOf } from '../../../machines/shownPage';
import { applyPatch } from '../../generator/preview/applyPatch';
import { patchOf } from './patchOf';
import { LANGUAGE_NAMES } from './understanding/fieldTexts';

const AROUND_THE_PAGE = 'Header and footer';

/** A text with other words in two builds. */
export interface TextDifference {
  id: string;
  /** What its section is called, and its language where that is the site's second. */
  place: string;
  /** Its words in both; null where it does not stand. */
  values: readonly [string | null, string | null];
}

interface StandingText {
  place: string;
  words: string;
  isInSection: boolean;
}

/** The texts of all pages of two builds that differ, in the order of the pages; `labels`: what sections are called. */
export function compareTexts(
  builds: readonly [Build, Build],
  labels: ReadonlyMap<string, string>,
): TextDifference[] {
  const [texts, others] = [textsOf(builds[0], labels), textsOf(builds[1], labels)];
  return [...new Map([...others, ...texts]).keys()]
    .sort(byPlaceIn([...texts.keys()]))
    .map((id): TextDifference => {
      const [text, other] = [texts.get(id), others.get(id)];
      return {
        id,
        place: (text ?? other)?.place ?? '',
        values: [text?.words ?? null, other?.words ?? null],
      };
    })
    .filter(({ values: [words, otherWords] }) => words !== otherWords);
}

/** What stands in the other build alone comes last. */
function byPlaceIn(ids: readonly string[]): (one: string, other: string) => number {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (id: string) => places.get(id) ?? ids.length;
  return (one, other) => placeOf(one) - placeOf(other);
}

/** Every text of a build as its pages show it, by id; one that stands in several places is one, in its section. */
function textsOf(build: Build, labels: ReadonlyMap<string, string>): Map<string, StandingText> {
  const { html } = build.website;
  const pages = pagesOf(build);
  const first = pages[0]?.language;
  const texts = new Map<string, StandingText>();
  for (const page of pages.length === 0 ? [{ html, lead: 'hero', label: '' }] : pages) {
    const document = new DOMParser().parseFromString(page.html, 'text/html');
    const language = document.documentElement.lang;
    applyPatch(document, patchOf(build, { language, lead: page.lead }));
    const suffix =
      (first ?? language) === language ? '' : `, ${LANGUAGE_NAMES[language] ?? language}`;
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
      const id = element.dataset.text ?? '';
      const section = element.closest<HTMLElement>('[data-section]')?.dataset.section;
      const known = texts.get(id);
      if (known !== undefined && (known.isInSection || section === undefined)) continue;
      const label =
        section === undefined ? AROUND_THE_PAGE : (labels.get(section) ?? (page.label || section));
      texts.set(id, {
        place: `${label}${suffix}`,
        words: element.textContent,
        isInSection: section !== undefined,
      });
    }
  }
  return texts;
}
