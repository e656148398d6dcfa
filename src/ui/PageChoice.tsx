import { capitalized } from '../../machines/text';
import { chakra } from '@chakra-ui/react';
import { ChevronsUpDown } from 'lucide-react';

import { fingerSize } from '../theme/fingerSize';

interface Page {
  path: string;
  /** BCP 47 tag. */
  language: string;
  label: string;
}

export interface PageChoiceProps {
  pages: readonly Page[];
  /** Path of the page in view. */
  value: string;
  isDisabled?: boolean;
  onChoose: (path: string) => void;
}

/** Which page of a site is in view; where there are two languages each is named beside its pages. */
export function PageChoice({ pages, value, isDisabled = false, onChoose }: PageChoiceProps) {
  const languages = [...new Set(pages.map(({ language }) => language))];
  const isBilingual = languages.length > 1;
  // Closed there is no room for a whole name: the code of the language tells pages of the same name apart.
  const options = (some: readonly Page[]) =>
    some.map(({ path, language, label }) => (
      <option key={path} value={path} lang={language}>
        {isBilingual ? `${label} · ${language.toUpperCase()}` : label}
      </option>
    ));
  return (
    <chakra.span position="relative" display="inline-flex" flex="1" minW="0" maxW="100%">
      <chakra.select
        aria-label="Page of the site"
        title="Page of the site"
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.value)}
        textStyle="ui"
        fontWeight="600"
        appearance="none"
        minH="9"
        w="100%"
        maxW="14rem"
        minW="0"
        ps="3"
        pe="9"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="control"
        bg="bg.panel"
        color="fg"
        textOverflow="ellipsis"
        css={fingerSize}
      >
        {isBilingual
          ? languages.map((language) => (
              <optgroup key={language} label={nameOf(language)}>
                {options(pages.filter((page) => page.language === language))}
              </optgroup>
            ))
          : options(pages)}
      </chakra.select>
      <chakra.span
        position="absolute"
        insetEnd="3"
        top="0"
        bottom="0"
        display="inline-flex"
        alignItems="center"
        pointerEvents="none"
        color="fg.muted"
      >
        <ChevronsUpDown aria-hidden size={14} />
      </chakra.span>
    </chakra.span>
  );
}

/** A language as it calls itself. */
function nameOf(language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  return capitalized(names.of(language) ?? language);
}
