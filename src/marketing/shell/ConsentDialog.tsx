import { Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useId } from 'react';

import type { CookieConsentRef } from '../../../machines/cookieConsent';
import { ModalDialog } from '../ModalDialog';

/** 'Cookie Settings': one box a category, Essential always on. */
export function ConsentDialog({ actorRef }: { actorRef: CookieConsentRef }) {
  const isOpen = useSelector(actorRef, (snapshot) => snapshot.matches('customizing'));
  const analytics = useSelector(actorRef, ({ context }) => context.draft.analytics);
  const marketing = useSelector(actorRef, ({ context }) => context.draft.marketing);
  const asksForPrivacy = useSelector(actorRef, ({ context }) => context.asksForPrivacy);
  const headingId = useId();
  const close = () => actorRef.send({ type: 'settings.close' });
  return (
    <ModalDialog
      open={isOpen}
      onDismiss={close}
      aria-labelledby={headingId}
      m="auto"
      w="min(520px, calc(100vw - 32px))"
      maxH="calc(100dvh - 32px)"
      bg="bg.panel"
      borderRadius="panel"
      boxShadow="float"
      overflowY="auto"
    >
      <chakra.form
        px={{ base: '5', sm: '8' }}
        py="6"
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'preferences.save' });
        }}
      >
        <Flex align="center" justify="space-between">
          <chakra.h2 id={headingId} textStyle="h3">
            Cookie Settings
          </chakra.h2>
          <IconButton type="button" variant="ghost" aria-label="Close" me="-2.5" onClick={close}>
            <X aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        </Flex>
        {asksForPrivacy ? (
          <chakra.p textStyle="ui" color="fg.muted" mt="2">
            Your browser asks all sites for privacy. Nothing optional is on unless you turn it on
            here.
          </chakra.p>
        ) : null}
        <Category
          name="Essential"
          text="Keeps you signed in and remembers what you choose here. Always on."
          isAllowed
        />
        <Category
          name="Analytics"
          text="Would count visits. Nothing on this site does so today."
          isAllowed={analytics}
          onChange={(isAllowed) =>
            actorRef.send({ type: 'category.change', category: 'analytics', isAllowed })
          }
        />
        <Category
          name="Marketing"
          text="Content of other companies, such as the map on the contact block. They see your IP address."
          isAllowed={marketing}
          onChange={(isAllowed) =>
            actorRef.send({ type: 'category.change', category: 'marketing', isAllowed })
          }
        />
        <Button type="submit" mt="6" w={{ base: 'full', sm: 'auto' }}>
          Save Preferences
        </Button>
      </chakra.form>
    </ModalDialog>
  );
}

interface CategoryProps {
  name: string;
  text: string;
  isAllowed: boolean;
  /** Absent where there is nothing to choose. */
  onChange?: (isAllowed: boolean) => void;
}

function Category({ name, text, isAllowed, onChange }: CategoryProps) {
  const textId = useId();
  return (
    <chakra.label
      display="grid"
      gridTemplateColumns="24px 1fr"
      columnGap="4"
      py="4"
      borderBottomWidth="1px"
      borderColor="border"
      cursor={onChange === undefined ? 'default' : 'pointer'}
    >
      <chakra.input
        type="checkbox"
        aria-describedby={textId}
        checked={isAllowed}
        disabled={onChange === undefined}
        onChange={(event) => onChange?.(event.target.checked)}
        boxSize="6"
        m="0"
        accentColor="enamel.solid"
      />
      <span>
        <chakra.span display="block" textStyle="ui" fontWeight="semibold">
          {name}
        </chakra.span>
        <chakra.span id={textId} display="block" textStyle="ui" color="fg.muted" mt="0.5">
          {text}
        </chakra.span>
      </span>
    </chakra.label>
  );
}
