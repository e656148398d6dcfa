import type { Framework, GeneratedComponent } from '../../../machines/entities';
import { COMPONENT_NAME } from '../../../machines/limits';
import { firstGraphemes } from '../../../machines/text';
import { drawComponent } from './drawComponent';
import { indented } from '../render/indented';
import { previewDocument } from './previewDocument';
import { understandComponent } from './understand/understandComponent';

export interface ComponentDescription {
  description: string;
  framework: Framework;
}

/**
 * A component from its description (specification section 2, UI Components): the markup to copy and a document that
 * shows it. The name is the description's first 30 graphemes. Deterministic; the text of the description is escaped.
 * Rejects only when a style sheet cannot be loaded.
 */
export async function generateComponent({
  description,
  framework,
}: ComponentDescription): Promise<GeneratedComponent> {
  const intent = understandComponent(description);
  const component = drawComponent(intent, framework);
  const name = firstGraphemes(description.trim(), COMPONENT_NAME);
  return {
    name,
    category: intent.category,
    framework,
    code: indented(component.value),
    preview: await previewDocument(component, framework, name),
  };
}
