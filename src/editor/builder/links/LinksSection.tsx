import { Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { SiteLink } from '../../../../machines/linkForm';
import { linkNow, targetName } from '../../../../machines/linkTargets';
import { itemTextKey } from '../../../../machines/itemTexts';
import { namedIn, withPageName } from '../../../../machines/pageLinks';
import { SelectBox } from '../../parts/SelectBox';
import { linksIn } from './linksIn';
import { BuilderPartsContext, type LinkFormRef } from '../BuilderPartsContext';
import { TargetField } from './TargetField';
import { useCurrentBuild } from '../useCurrentBuild';

export interface LinksSectionProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** Every button and link of the site, and where it leads. */
export function LinksSection(props: LinksSectionProps) {
  const linkFormRef = use(BuilderPartsContext).linkFormRef;
  return linkFormRef === undefined ? null : (
    <LinksSectionWith {...props} linkFormRef={linkFormRef} />
  );
}

export function LinksSectionWith({
  actorRef,
  linkFormRef,
  isDisabled,
}: LinksSectionProps & { linkFormRef: LinkFormRef }) {
  const build = useCurrentBuild(actorRef);
  const open = useSelector(linkFormRef, ({ context }) => context.link);
  const website = build?.website;
  const links = useMemo(() => (website === undefined ? [] : linksIn(website)), [website]);
  if (build === null || links.length === 0) return null;
  const { texts, links: chosen = {} } = build.customization;
  const firstLabels = new Map(links.map(({ id, label }) => [id, label]));
  const labelOf = ({ id, label }: SiteLink) => {
    const named = namedIn(id) ?? '';
    const name = texts?.[named];
    return texts?.[id] ?? (name ? withPageName(label, firstLabels.get(named) ?? '', name) : label);
  };
  const shown = links
    .map((link) => ({ ...link, label: labelOf(link) }))
    .filter(({ label }) => label !== '');
  const keyOf = (id: string) => itemTextKey(id);
  const link = shown.find(({ id }) => open !== null && keyOf(id) === keyOf(open.id)) ?? null;
  const lost = shown.filter(({ id }) => linkNow(build.customization, id, '').lost !== null);
  return (
    <Stack gap="3">
      <Text as="h3" textStyle="ui" fontWeight="600">
        Buttons and links
      </Text>
      <SelectBox
        label="Button or link"
        value={link?.id ?? ''}
        options={[
          { value: '', label: 'Choose one' },
          ...shown.map(({ id, label, target }) => ({
            value: id,
            label: `${label} → ${targetName(linkNow(build.customization, id, target).target, build)}`,
          })),
        ]}
        isDisabled={isDisabled}
        onChoose={(id) => {
          const found = shown.find((one) => one.id === id);
          linkFormRef.send(
            found === undefined ? { type: 'link.close' } : { type: 'link.open', link: found },
          );
        }}
      />
      {link === null ? null : (
        <TargetField {...{ linkFormRef, build, link, isDisabled }} key={link.id} />
      )}
      {lost.map(({ id, label }) =>
        id === link?.id ? null : (
          <Text key={id} textStyle="caption" color="marigold.fg">
            “{label}” was set to lead to {targetName(chosen[keyOf(id)] ?? '', build)}, which is
            hidden. Until it is shown, the link leads where it did when generated.
          </Text>
        ),
      )}
    </Stack>
  );
}
