import {
  Box,
  Button,
  chakra,
  Field,
  Flex,
  Grid,
  IconButton,
  Kbd,
  Stack,
  Text,
  Textarea,
  Wrap,
} from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';

export interface PromptFormProps {
  /** Names the form to screen readers. */
  label: string;
  question: string;
  placeholder: string;
  hint: string;
  /** Something was made already: what helps to begin takes little room. */
  isBegun?: boolean;
  /** Present: the form can be a line that holds the field and Generate alone. */
  fold?: { isFolded: boolean; onToggle: () => void };
  rows: number;
  value: string;
  suggestions: readonly { label: string; prompt: string }[];
  /** While busy it is the work that waits: nothing is wrong with the prompt. */
  problem: string | null;
  /** What is said to the prompt in place of a result. */
  answer?: ReactNode;
  isBusy: boolean;
  /** The prompt says nothing yet. Pressing Generate is still answered, with a message. */
  isBlank: boolean;
  /** What can be chosen besides the prompt. */
  choices: ReactNode;
  /** A second button that stands beside Generate, in whose place Cancel comes while busy. */
  action?: ReactNode;
  /** How far the generation is. */
  progress?: ReactNode;
  note: string;
  onChange: (value: string) => void;
  onSuggestion: (prompt: string) => void;
  onEditEnd?: () => void;
  onGenerate: () => void;
  onCancel: () => void;
}

/** From here on the device's own font: browsers take minutes to break one endless word of a web font into lines. */
const LONG_TEXT = 5000;
/** One line, as high as the button beside it, also in focus: what stands below must not move under a press. */
const foldedField = { height: '11', minHeight: '11', whiteSpace: 'nowrap', overflow: 'hidden' };
const BEGIN = 'Or start from one of these';
/** The marker of a summary goes with `display: list-item`, which a line as high as a finger keeps. */
const fingerRow = { lineHeight: '1.5rem', '@media (pointer: coarse)': { lineHeight: '2.75rem' } };

/** Say in your own words what is to be made, choose, generate: with the button, or Ctrl or ⌘ + Enter while typing. */
export function PromptForm({
  label,
  question,
  placeholder,
  hint,
  isBegun = false,
  fold,
  rows,
  value,
  suggestions,
  problem,
  answer = null,
  isBusy,
  isBlank,
  choices,
  action = null,
  progress = null,
  note,
  onChange,
  onSuggestion,
  onEditEnd,
  onGenerate,
  onCancel,
}: PromptFormProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasInField = useRef(false);
  const isFolded = fold?.isFolded ?? false;
  // A disabled field loses the focus: the button has it until the words can be edited again.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy && wasInField.current) buttonRef.current?.focus();
    else if (!isBusy && wasInField.current) {
      wasInField.current = false;
      if (activeElement === buttonRef.current || activeElement === body) fieldRef.current?.focus();
    }
  }, [isBusy]);

  const generateOnShortcut = (event: KeyboardEvent) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.nativeEvent.isComposing) return;
    event.preventDefault();
    wasInField.current = true;
    onGenerate();
  };

  const suggested = (
    <Wrap gap="2">
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion.label}
          type="button"
          size="sm"
          variant="outline"
          disabled={isBusy}
          title={suggestion.prompt}
          onClick={() => onSuggestion(suggestion.prompt)}
        >
          {suggestion.label}
        </Button>
      ))}
    </Wrap>
  );

  return (
    <chakra.form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        wasInField.current = false;
        onGenerate();
      }}
    >
      <Grid
        columnGap="2"
        rowGap={isBegun ? '4' : '5'}
        alignItems="start"
        templateColumns={isFolded ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)'}
      >
        <Field.Root invalid={problem !== null && !isBusy} disabled={isBusy}>
          <Field.Label textStyle="ui" fontWeight="600" srOnly={isFolded}>
            {question}
          </Field.Label>
          <Textarea
            ref={fieldRef}
            dir="auto"
            rows={isFolded ? 1 : rows}
            maxH="40vh"
            resize={isFolded ? 'none' : 'vertical'}
            css={isFolded ? foldedField : {}}
            fontFamily={value.length > LONG_TEXT ? 'system-ui, sans-serif' : undefined}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={generateOnShortcut}
            onBlur={onEditEnd}
          />
          {isBegun ? null : <Field.HelperText textStyle="caption">{hint}</Field.HelperText>}
          {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
        </Field.Root>

        {answer}

        {isBegun ? (
          <chakra.details display={isFolded ? 'none' : undefined} aria-label="Suggestions">
            <chakra.summary textStyle="caption" color="fg.muted" cursor="button" css={fingerRow}>
              {BEGIN}
            </chakra.summary>
            <Box pt="2">{suggested}</Box>
          </chakra.details>
        ) : (
          <Stack gap="2" role="group" aria-label="Suggestions">
            <Text textStyle="caption" color="fg.muted">
              {BEGIN}
            </Text>
            {suggested}
          </Stack>
        )}

        {/* Stays drawn: what it loads is not asked for again when a generation unfolds the form (fault 64). */}
        <Box display={isFolded ? 'none' : 'contents'}>{choices}</Box>

        <Stack gap="3">
          <Flex gap={isFolded ? '1' : '3'} wrap={isFolded ? 'nowrap' : 'wrap'}>
            <BusyButton
              ref={buttonRef}
              type="submit"
              variant="sign"
              size={isFolded ? 'md' : 'lg'}
              flex={isFolded ? 'none' : '1'}
              px={isFolded ? '4' : undefined}
              busy={isBusy}
              // What is not busy while it is folded keeps no room for these words.
              busyText={isFolded ? 'Generate' : 'Generating...'}
              aria-disabled={isBlank ? true : undefined}
            >
              Generate
            </BusyButton>
            {isBusy ? (
              <Button type="button" size="lg" variant="outline" onClick={onCancel}>
                Cancel
              </Button>
            ) : isFolded ? null : (
              action
            )}
            {fold === undefined ? null : (
              <IconButton
                type="button"
                size={isFolded ? 'md' : 'lg'}
                variant="ghost"
                aria-label="All options"
                title="All options"
                aria-expanded={!isFolded}
                disabled={isBusy}
                onClick={fold.onToggle}
              >
                {isFolded ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
              </IconButton>
            )}
          </Flex>
          {progress}
          {isFolded ? null : (
            <Text textStyle="caption" color="fg.muted">
              <chakra.span hideBelow="md">
                <Kbd size="sm">Ctrl</Kbd> or <Kbd size="sm">⌘</Kbd> + <Kbd size="sm">Enter</Kbd>{' '}
                generates.{' '}
              </chakra.span>
              {note}
            </Text>
          )}
        </Stack>
      </Grid>
    </chakra.form>
  );
}
