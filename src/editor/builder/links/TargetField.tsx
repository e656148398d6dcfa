import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import type { Build } from '../../../../machines/entities';
import type { SiteLink, TargetChoice } from '../../../../machines/linkForm';
import { FACT_TARGETS, linkNow, placesOn, targetName } from '../../../../machines/linkTargets';
import { SelectBox } from '../../parts/SelectBox';
import { TextField } from '../../../ui/TextField';
import type { LinkFormRef } from '../BuilderPartsContext';
import { DraftForm } from '../DraftForm';

export interface TargetFieldProps {
  linkFormRef: LinkFormRef;
  build: Build;
  link: SiteLink;
  isDisabled: boolean;
}

/** Where one button or link leads. */
export function TargetField({ linkFormRef, build, link, isDisabled }: TargetFieldProps) {
  const draft = useSelector(linkFormRef, ({ context }) => context.draft);
  const problem = useSelector(linkFormRef, ({ context }) => context.problem);
  const form = useRef<HTMLFormElement>(null);
  const { target, lost } = linkNow(build.customization, link.id, link.target);
  const isChosen = linkNow(build.customization, link.id, '').target !== '';
  const isWeb = draft !== null || (isChosen && target.startsWith('https://'));

  const isTyping = draft !== null;

  useEffect(() => {
    if (isTyping) form.current?.querySelector('input')?.focus();
  }, [isTyping]);

  const leave = (how: 'save' | 'cancel') => {
    linkFormRef.send({ type: `link.${how}` });
    if (linkFormRef.getSnapshot().context.draft === null)
      form.current?.querySelector('select')?.focus();
    else form.current?.querySelector('input')?.focus();
  };
  const places = placesOn(build);
  const { understanding } = build.website;
  const options: { value: TargetChoice; label: string }[] = [
    { value: 'first', label: 'As generated' },
    ...places.map(({ target: place, label, isPage }) => ({
      value: place,
      label: `${isPage ? 'Page' : 'Section'}: ${label}`,
    })),
    ...(understanding?.phone ? [{ value: FACT_TARGETS.call, label: 'Call the phone number' }] : []),
    ...(understanding?.email ? [{ value: FACT_TARGETS.email, label: 'Write an e-mail' }] : []),
    ...(understanding?.address ? [{ value: FACT_TARGETS.map, label: 'Show the map' }] : []),
    { value: 'web', label: 'A web address' },
  ];
  const value = isWeb ? 'web' : isChosen ? target : 'first';
  return (
    <DraftForm
      ref={form}
      aria-label={`Where “${link.label}” leads`}
      isDrafted={draft !== null}
      isDisabled={isDisabled}
      onLeave={leave}
    >
      <SelectBox
        label={`“${link.label}” leads to`}
        value={options.some((option) => option.value === value) ? value : 'first'}
        options={options}
        isDisabled={isDisabled}
        onChoose={(choice) => linkFormRef.send({ type: 'target.choose', choice })}
      />
      {lost === null ? null : (
        <Text textStyle="caption" color="marigold.fg" role="status">
          It was set to lead to {targetName(lost, build)}, which is hidden. Until it is shown, the
          link leads where it did when generated.
        </Text>
      )}
      {isWeb ? (
        <TextField
          label="Web address"
          type="url"
          dir="ltr"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://www.example.com/page"
          disabled={isDisabled}
          value={draft ?? target}
          problem={problem}
          onChange={({ target: { value: typed } }) =>
            linkFormRef.send({ type: 'address.change', value: typed })
          }
        />
      ) : null}
    </DraftForm>
  );
}
