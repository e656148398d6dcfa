export type GuideBlock =
  | { type: 'heading'; text: string; id: string }
  | { type: 'paragraph'; text: string }
  | { type: 'numbered'; items: string[] }
  | { type: 'dashes'; items: string[] }
  | { type: 'questions'; items: { question: string; answer: string }[] }
  | { type: 'steps'; steps: { title: string; blocks: GuideBlock[] }[] };

const HEADING = /^#\s+(.+)$/;
const STEP = /^Step\s+\d+:\s*(.+)$/i;
const QUESTION = /^Q:\s*(.+)$/;
const ANSWER = /^A:\s*(.+)$/;
const NUMBERED = /^\d+[.)]\s+(.+)$/;
const DASH = /^[-–•]\s+(.+)$/;

/**
 * A guide's content (specification section 3, "Guide") becomes headings,
 * steps, lists, and questions with answers. What stands under a step up to the next heading or question belongs to it.
 * A line of no known kind is text; nothing throws.
 */
export function parseGuide(content: string): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  let openStep: GuideBlock[] | null = null;

  for (const line of content.split(/\r?\n/).map((text) => text.trim())) {
    if (line === '') continue;
    const heading = HEADING.exec(line)?.[1];
    const step = STEP.exec(line)?.[1];
    const question = QUESTION.exec(line)?.[1];
    const answer = ANSWER.exec(line)?.[1];
    if (heading !== undefined) {
      openStep = null;
      blocks.push({ type: 'heading', text: heading, id: idOf(heading) });
    } else if (step !== undefined) {
      openStep = [];
      lastOf(blocks, 'steps', { steps: [] }).steps.push({ title: step, blocks: openStep });
    } else if (question !== undefined) {
      openStep = null;
      lastOf(blocks, 'questions', { items: [] }).items.push({ question, answer: '' });
    } else if (answer !== undefined && openQuestion(blocks) !== null) {
      const item = openQuestion(blocks);
      if (item !== null) item.answer = item.answer === '' ? answer : `${item.answer} ${answer}`;
    } else {
      addLine(openStep ?? blocks, line);
    }
  }
  return blocks;
}

function addLine(blocks: GuideBlock[], line: string) {
  const numbered = NUMBERED.exec(line)?.[1];
  const dash = DASH.exec(line)?.[1];
  if (numbered !== undefined) lastOf(blocks, 'numbered', { items: [] }).items.push(numbered);
  else if (dash !== undefined) lastOf(blocks, 'dashes', { items: [] }).items.push(dash);
  else blocks.push({ type: 'paragraph', text: line });
}

type BlockOf<TType extends GuideBlock['type']> = Extract<GuideBlock, { type: TType }>;

/** The last block if it is of the type, or a new one of the type at the end. */
function lastOf<TType extends GuideBlock['type']>(
  blocks: GuideBlock[],
  type: TType,
  empty: Omit<BlockOf<TType>, 'type'>,
): BlockOf<TType> {
  const last = blocks.at(-1);
  if (last?.type === type) return last as BlockOf<TType>;
  const block = { type, ...empty } as BlockOf<TType>;
  blocks.push(block);
  return block;
}

function openQuestion(blocks: readonly GuideBlock[]) {
  const last = blocks.at(-1);
  return last?.type === 'questions' ? (last.items.at(-1) ?? null) : null;
}

function idOf(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']).join('-');
}
