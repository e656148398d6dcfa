import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import {
  DELIVERIES,
  DELIVERY_FIELDS,
  type DeliveryDraft,
  type DeliveryField,
  deliveryDraft,
  deliverySentence,
} from '../../../../machines/delivery';
import { buildDelivery, type deliveryFormMachine } from '../../../../machines/deliveryForm';
import { SelectBox } from '../../parts/SelectBox';
import { TextField } from '../../../ui/TextField';
import { DELIVERY_HELP, DELIVERY_NAMES, deliveryField } from './deliveryTexts';
import { BuilderPartsContext } from '../BuilderPartsContext';
import { DraftForm } from '../DraftForm';
import { useCurrentBuild } from '../useCurrentBuild';

export interface DeliverySectionProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** Where messages go that visitors write into the site's forms. */
export function DeliverySection(props: DeliverySectionProps) {
  const deliveryRef = use(BuilderPartsContext).deliveryRef;
  return deliveryRef === undefined ? null : (
    <DeliverySectionWith {...props} deliveryRef={deliveryRef} />
  );
}

export function DeliverySectionWith({
  actorRef,
  deliveryRef,
  isDisabled,
}: DeliverySectionProps & { deliveryRef: ActorRefFromLogic<typeof deliveryFormMachine> }) {
  const build = useCurrentBuild(actorRef);
  const draft = useSelector(deliveryRef, ({ context }) => context.draft);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = useSelector(deliveryRef, (snapshot) => snapshot.matches('refused'));

  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRefused]);

  if (build === null) return null;
  const now = buildDelivery(build);
  const shown = draft ?? deliveryDraft(now);
  const leave = (how: 'save' | 'cancel') => {
    deliveryRef.send({ type: `delivery.${how}` });
    if (deliveryRef.getSnapshot().matches('unchanged'))
      form.current?.querySelector('select')?.focus();
  };

  return (
    <DraftForm
      ref={form}
      aria-labelledby="delivery-heading"
      isDrafted={draft !== null}
      isDisabled={isDisabled}
      onLeave={leave}
    >
      <Text as="h3" id="delivery-heading" textStyle="ui" fontWeight="600">
        Where messages go
      </Text>
      <SelectBox
        label="Messages from the form go to"
        value={shown.to}
        options={DELIVERIES.map((value) => ({ value, label: DELIVERY_NAMES[value] }))}
        isDisabled={isDisabled}
        onChoose={(to) => deliveryRef.send({ type: 'choice.choose', to })}
      />
      <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere" role="status">
        {draft === null ? deliverySentence(now) : DELIVERY_HELP[shown.to]}
      </Text>
      {DELIVERY_FIELDS[shown.to].map((field) => (
        <OneField key={`${shown.to}.${field}`} {...{ deliveryRef, field, shown, isDisabled }} />
      ))}
    </DraftForm>
  );
}

interface OneFieldProps {
  deliveryRef: ActorRefFromLogic<typeof deliveryFormMachine>;
  field: DeliveryField;
  shown: DeliveryDraft;
  isDisabled: boolean;
}

function OneField({ deliveryRef, field, shown, isDisabled }: OneFieldProps) {
  const problem = useSelector(deliveryRef, ({ context }) => context.problems[field]);
  return (
    <TextField
      {...deliveryField(field, shown)}
      dir="ltr"
      autoComplete={field === 'address' ? 'email' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      disabled={isDisabled}
      value={shown[field]}
      problem={problem ?? null}
      onChange={({ target }) =>
        deliveryRef.send({ type: 'field.change', field, value: target.value })
      }
    />
  );
}
