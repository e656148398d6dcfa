import type { Framework, GeneratedComponent } from '../../../machines/entities';
import { COMPONENT_NAME } from '../../../machines/limits';
import { firstGraphemes } from '../../../machines/text';
import { indented } from '../render/indented';
import { drawComponent } from './drawComponent';
import type { KindName } from './kinds/kinds';
import { previewDocument } from './previewDocument';
import { understandComponent } from './understand/understandComponent';

export interface ComponentDescription {
  description: string;
  framework: Framework;
}

/** A component, or that no kind of component fits the description. */
export type ComponentAnswer =
  | { fits: true; kind: KindName; component: GeneratedComponent }
  | { fits: false };

/**
 * A component from its description (specification section 2, UI Components): the markup to copy and a document that
 * shows it; or that nothing fits, in place of another thing. The name is the description's first 30 graphemes.
 * Deterministic; the text of the description is escaped. Rejects only when a style sheet cannot be loaded.
 */
export async function generateComponent({
  description,
  framework,
}: ComponentDescription): Promise<ComponentAnswer> {
  const intent = understandComponent(description);
  if (intent === null) return { fits: false };
  const drawn = drawComponent(intent, framework);
  const name = firstGraphemes(description.trim(), COMPONENT_NAME);
  return {
    fits: true,
    kind: intent.kind,
    component: {
      name,
      category: intent.category,
      framework,
      code: indented(drawn.value),
      preview: await previewDocument(drawn, framework, name),
    },
  };
}
