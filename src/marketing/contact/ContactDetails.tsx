import { chakra, Link, VisuallyHidden } from '@chakra-ui/react';
import { Mail, MapPin, Phone } from 'lucide-react';

import { contactLinks, siteContact } from '../../content/siteContact';

const DETAILS = [
  { label: 'E-mail', icon: Mail, text: siteContact.email, href: contactLinks.email },
  { label: 'Phone', icon: Phone, text: siteContact.phone, href: contactLinks.phone },
  { label: 'Address', icon: MapPin, text: siteContact.address, href: contactLinks.address },
] as const;

/** E-mail, phone and address as mail, tel and map links (specification section 2, "Contact"). */
export function ContactDetails() {
  return (
    <chakra.address fontStyle="normal">
      <chakra.dl display="grid" gap="1">
        {DETAILS.map(({ label, icon: Icon, text, href }) => (
          <chakra.div key={label} display="flex" gap="3" alignItems="center">
            <chakra.dt color="enamel.700" flexShrink="0">
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </chakra.dt>
            <chakra.dd minW="0">
              <Link
                href={href}
                color="fg"
                textStyle="prose"
                fontWeight="medium"
                textDecoration="underline"
                textDecorationColor="border.emphasized"
                textUnderlineOffset="0.25em"
                display="inline-flex"
                alignItems="center"
                minH="touch"
                py="1"
                lineHeight="1.35"
                overflowWrap="anywhere"
                _hover={{ color: 'enamel.700', textDecorationColor: 'currentColor' }}
              >
                {text}
              </Link>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.address>
  );
}
