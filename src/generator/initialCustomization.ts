import type { Customization } from '../../machines/entities';
import type { Site } from './types';

/** What the Customize panel shows before a person changes anything: colours, layout and content of the site itself. */
export function initialCustomization({ copy, design, plan }: Site): Customization {
  return {
    colors: design.colors,
    layout: plan.layout,
    content: {
      title: copy.title.value,
      subtitle: copy.subtitle.value,
      description: copy.description.value,
    },
  };
}
