import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';
import { capitalised } from '../fillLine';

const PICTURES = 3;

/** Three pictures, captioned with the prompt's offerings as far as they go. */
export const writeGallery: SectionWriter = (context) => ({
  ...sectionFrame(context, 'gallery'),
  items: context.pack.placeholders.picture.slice(0, PICTURES).map((value, index) => {
    const offering = context.intent.offerings[index];
    const id = `gallery.${index + 1}.title`;
    return {
      title:
        offering === undefined
          ? context.placeholder(id, value, 'text')
          : context.fromPrompt(id, { ...offering, value: capitalised(offering.value) }),
      body: null,
      detail: null,
    };
  }),
});
