import { expect, it } from 'vitest';

import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { buildDocuments } from '../../src/generator/document/buildDocument';
import { drawPicture } from '../../src/generator/render/drawPicture';

it('writes the words of a drawing as they are, signs that mean something in a replacement among them', async () => {
  const site = await generateSite({ prompt: 'a bakery', theme: 'modern', framework: 'tailwind' });
  const [document] = buildDocuments(site, initialCustomization(site));
  const [picture] = site.design.pictures;
  if (document === undefined || picture === undefined) throw new Error('A site has pictures.');
  const drawn = drawPicture(
    { ...picture, alt: "Cakes: $& $$ $' $`" },
    { mode: 'preview', document },
    true,
  );
  expect(drawn.value).toContain(' aria-label="Cakes: $&amp; $$ $&#39; $`" ');
});
