import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { siteContact } from '../../src/content/siteContact';
import { OfficeMap } from '../../src/marketing/contact/OfficeMap';
import { system } from '../../src/theme/system';

/** What of the map would be loaded from elsewhere. */
const loadedBy = (isAllowed: boolean) =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <OfficeMap isAllowed={isAllowed} onAllow={() => undefined} />
    </ChakraProvider>,
  ).match(/(?:\bsrc="|\bsrcset="|url\()[^")]*/g) ?? [];

describe('the map of the office', () => {
  it('fault 65: asks no other host before it is allowed', () => {
    expect(loadedBy(false)).toEqual([]);
    expect(loadedBy(true)).toEqual([`src="${siteContact.map.embed.replaceAll('&', '&amp;')}`]);
  });
});
