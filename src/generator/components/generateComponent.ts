import type { ComponentAnswer, Framework } from '../../../machines/entities';
import { COMPONENT_NAME } from '../../../machines/limits';
import { firstGraphemes } from '../../../machines/text';
import { indented } from '../render/indented';
import { drawComponent } from './drawComponent';
import { previewDocument } from './previewDocument';
import { refusalOf, understandComponent } from './understand/understandComponent';

export interface ComponentDescription {
  description: string;
  framework: Framework;
}

/**
 * A component from its description (specification section 2, UI Components): the markup to copy and a document that
 * shows it; or, where no kind of component fits, why, in place of another thing. The name is the description's first
 * 30 graphemes. Deterministic; the text of the description is escaped. Rejects only when a style sheet cannot be loaded.
 */
export async function generateComponent({
  description,
  framework,
}: ComponentDescription): Promise<ComponentAnswer> {
  const intent = understandComponent(description);
  if (intent === null) return { fits: false, refusal: refusalOf(description) };
  const { value: drawn } = drawComponent(intent, framework);
  const name = firstGraphemes(description.trim(), COMPONENT_NAME);
  return {
    fits: true,
    component: {
      name,
      category: intent.category,
      framework,
      code: indented(drawn),
      preview: await previewDocument({ name, framework, code: drawn }),
    },
  };
}
