const LIST_START =
  /\b(?:with(?: the)?|including|includes|containing|contains|showing|listing|columns?|fields?|links?|tabs?|options?|steps?|labell?ed|asking for)\b[ :]*|:\s*/giu;
const LEADING =
  /^(?:(?:and|or|with|a|an|the|some|its|both|two|three|four|five|six|\d+(?=\s+(?:buttons?|columns?|fields?|links?|tabs?|options?|steps?|items?)\b)|buttons?|columns?|fields?|links?|tabs?|options?|steps?|features?|items?|inputs?|entries|called|labell?ed|for|of|to|such as|like)\s+)+/iu;
const TRAILING =
  /\s+(?:columns?|fields?|links?|tabs?|inputs?|buttons?|steps?|options?|rows?|inside|in it|on it)$/iu;
const MAX_PARTS = 10;
const MAX_LENGTH = 48;

const HEADINGS = /^(?:columns|fields|links|tabs|options|steps|features|items|inputs|icons?)$/iu;

/** What the description lists ("with name, price and stock"), capitalized and each once; empty when it lists nothing. */
export function listedParts(description: string): string[] {
  const starts = [...description.matchAll(LIST_START)].map(
    (match) => match.index + match[0].length,
  );
  const lists = starts.map((start) => partsIn(sentenceFrom(description, start)));
  return lists.find((parts) => parts.length > 1) ?? lists.find((parts) => parts.length > 0) ?? [];
}

function sentenceFrom(description: string, start: number): string {
  return /^[^.!?\n]*/u.exec(description.slice(start, start + 600))?.[0] ?? '';
}

function partsIn(list: string): string[] {
  const parts = list
    .split(/\s*(?:[,;/|+•]|\s(?:and|&|or|then)\s)\s*/iu)
    .map((part) => bare(part))
    .filter((part) => part !== '' && !HEADINGS.test(part) && part.length <= MAX_LENGTH);
  const seen = new Set<string>();
  return parts
    .filter((part) => !seen.has(part.toLowerCase()) && seen.add(part.toLowerCase()))
    .slice(0, MAX_PARTS)
    .map(capitalized);
}

function bare(part: string): string {
  return part
    .replace(/["“”‘’]/gu, '')
    .trim()
    .replace(LEADING, '')
    .replace(TRAILING, '')
    .trim();
}

/** With its first letter in upper case. */
export function capitalized(words: string): string {
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
