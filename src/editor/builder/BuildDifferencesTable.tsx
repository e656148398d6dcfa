import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';

import type { Build } from '../../../machines/entities';
import { capitalized, firstGraphemes } from '../../../machines/text';
import { type BuildDifferences, compareBuilds, looksIn, NOT_DRAWN } from './compareBuilds';
import { UNDERSTOOD, type UnderstandingDifference } from './compareUnderstanding';
import { DifferenceRow } from './DifferenceRow';
import { TextDifferenceRows } from './TextDifferenceRows';

const PROMPT_SHOWN = 400;
const OWN_LOOKS = 'As the design has them';

/** What differs between two builds, in a sentence and one by one. */
export function BuildDifferencesTable({ builds }: { builds: readonly [Build, Build] }) {
  const [one, other] = builds;
  const differences = useMemo(() => compareBuilds([one, other]), [one, other]);
  const { prompt, theme, framework, colors, looks, sections, locks, understood, texts } =
    differences;
  return (
    <Box as="section" aria-labelledby="differences-heading" p={{ base: '3', md: '5' }}>
      <Heading as="h3" id="differences-heading" textStyle="h3">
        What differs
      </Heading>
      <Text mt="1" textStyle="ui" color="fg.muted">
        {summaryOf(differences)}
      </Text>
      <chakra.table
        mt="4"
        width="100%"
        textStyle="ui"
        css={{
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': {
            verticalAlign: 'top',
            textAlign: 'start',
            padding: '2',
            borderBottom: '1px solid',
            borderColor: 'border',
            overflowWrap: 'anywhere',
          },
          '& th': { fontWeight: '600' },
          '& thead th:first-of-type': { width: { base: '7rem', md: '9rem' } },
        }}
      >
        <chakra.thead>
          <tr>
            <th scope="col">
              <chakra.span srOnly>What</chakra.span>
            </th>
            <th scope="col">Build A</th>
            <th scope="col">Build B</th>
          </tr>
        </chakra.thead>
        <tbody>
          <DifferenceRow
            name="Prompt"
            isSame={!prompt}
            values={[<Prompt key="A" build={one} />, <Prompt key="B" build={other} />]}
          />
          <DifferenceRow
            name="Theme"
            isSame={!theme}
            values={[capitalized(one.theme), capitalized(other.theme)]}
          />
          <DifferenceRow
            name="Framework"
            isSame={!framework}
            values={[capitalized(one.framework), capitalized(other.framework)]}
          />
          <DifferenceRow
            name="Colors"
            isSame={colors.length === 0}
            values={[
              <Swatches key="A" colors={colors.map((color) => [color.role, color.values[0]])} />,
              <Swatches key="B" colors={colors.map((color) => [color.role, color.values[1]])} />,
            ]}
            same="The same"
          />
          <DifferenceRow
            name="Looks"
            isSame={!looks}
            values={[looksIn(one) || OWN_LOOKS, looksIn(other) || OWN_LOOKS]}
          />
          <DifferenceRow
            name="Sections"
            isSame={sections.flat().length === 0}
            values={[onlyHere(sections[0]), onlyHere(sections[1])]}
            same="The same"
          />
          <DifferenceRow
            name="Locks"
            isSame={locks.flat().length === 0}
            values={[onlyHere(locks[0]), onlyHere(locks[1])]}
            same="The same"
          />
          {understood?.map(({ name, values }) => (
            <DifferenceRow
              key={name}
              name={name}
              isSame={values[0].length === 0}
              values={[<Told key="A" said={values[0]} />, <Told key="B" said={values[1]} />]}
              same="The same"
            />
          )) ?? <DifferenceRow name={UNDERSTOOD} isSame values={['', '']} same={NOT_DRAWN} />}
          {saidOf(differences).map(({ name, said }) => (
            <DifferenceRow
              key={name}
              name={name}
              isSame
              values={['', '']}
              same={said ?? 'The same'}
            />
          ))}
          <TextDifferenceRows texts={texts} />
        </tbody>
      </chakra.table>
    </Box>
  );
}

function Prompt({ build: { prompt } }: { build: Build }) {
  const start = firstGraphemes(prompt, PROMPT_SHOWN);
  return (
    <bdi>
      {start}
      {start.length < prompt.length ? '…' : null}
    </bdi>
  );
}

function Swatches({ colors }: { colors: (readonly [string, string])[] }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {colors.map(([role, value]) => (
        <chakra.li key={role}>
          <Flex align="center" gap="2" wrap="wrap">
            <Box
              aria-hidden
              boxSize="4"
              flexShrink="0"
              borderWidth="1px"
              borderColor="border.emphasized"
              borderRadius="4px"
              style={{ backgroundColor: value }}
            />
            <span>{capitalized(role)}</span>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.span>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Told({ said }: { said: UnderstandingDifference['values'][number] }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {said.map(([label, value]) => (
        <li key={label}>
          {label}: <bdi>{value ?? 'none'}</bdi>
        </li>
      ))}
    </chakra.ul>
  );
}

function onlyHere(sections: string[]): string {
  return sections.length === 0 ? 'No others' : `Only here: ${sections.join(', ')}`;
}

/** What is said of both together, name by name; null: it is the same. */
function saidOf(differences: BuildDifferences): { name: string; said: string | null }[] {
  const { design, arrangement, layouts, items, pictures, links, messages, listings } = differences;
  const of = (said: string, sections: string[]) =>
    sections.length === 0 ? null : `${said}: ${sections.join(', ')}`;
  return [
    { name: 'Design', said: design ? 'Another one of the same theme' : null },
    { name: 'Arrangement', said: arrangement ? 'Moved, added or removed' : null },
    { name: 'Layout and wording', said: of('Different in', layouts) },
    { name: 'Items', said: of('Different in', items) },
    { name: 'Pictures', said: of('Different in', pictures) },
    { name: 'Links', said: links ? 'Some go elsewhere' : null },
    { name: 'Messages', said: messages ? 'Sent elsewhere' : null },
    {
      name: 'Search and sharing',
      said: listings ? 'Different titles, descriptions or images' : null,
    },
  ];
}

function summaryOf(differences: BuildDifferences): string {
  const { prompt, theme, framework, colors, looks, sections, locks, understood, texts, site } =
    differences;
  const parts = [
    prompt ? 'prompt' : null,
    theme ? 'theme' : null,
    framework ? 'framework' : null,
    colors.length > 0 ? 'colors' : null,
    looks ? 'looks' : null,
    sections.flat().length > 0 ? 'sections' : null,
    locks.flat().length > 0 ? 'locks' : null,
    ...(understood ?? []).map(({ name, values }) =>
      values[0].length === 0 ? null : name.toLowerCase(),
    ),
    ...saidOf(differences).map(({ name, said }) => (said === null ? null : name.toLowerCase())),
    texts !== null && texts.length > 0 ? 'texts' : null,
  ].filter((part) => part !== null);
  if (parts.length > 0) return `These builds differ in ${new Intl.ListFormat('en').format(parts)}.`;
  if (site) return 'These builds differ only in how they were drawn.';
  return understood === null || texts === null ? `${NOT_DRAWN}.` : 'These two builds are the same.';
}
