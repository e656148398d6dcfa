import { Box, Button, chakra, Flex, Progress, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';

import type { ModelSource } from '../../../machines/languageModel';
import { BusyButton } from '../../ui/BusyButton';
import { TextField } from '../../ui/TextField';
import { SelectBox } from '../parts/SelectBox';
import { type LanguageModelProps, LanguageModelState } from './LanguageModelState';

const SOURCES: { value: ModelSource; label: string }[] = [
  { value: 'browser', label: 'This browser’s own' },
  { value: 'server', label: 'A server on this computer' },
];

const ABOUT: Record<ModelSource, string> = {
  browser:
    'Chrome has one on desktop from version 148. It downloads it once, several gigabytes, when you press Download; then it works without a network. It knows German, English, Spanish, French and Japanese.',
  server:
    'A model in Ollama, LM Studio or llama-server. This page connects to no other computer, and to this address only from your first check on. Models in a cloud are not offered.',
};

/** The language model of one's own (specification section 2, "Language model"): which one, and how it is. */
export function LanguageModelSection({ actorRef, origin }: LanguageModelProps) {
  const source = useSelector(actorRef, ({ context }) => context.source);
  const models = useSelector(actorRef, ({ context }) => context.models);
  const model = useSelector(actorRef, ({ context }) => context.model);
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="well"
      gap="4"
      mt="4"
      p={{ base: '4', sm: '5' }}
    >
      <Box>
        <chakra.h2 id={id} textStyle="h3">
          Language model
        </chakra.h2>
        <chakra.p textStyle="ui" color="fg.muted" mt="1">
          A language model on your own device may read your prompts and write words for your site.
          No prompt leaves this device. Without a model, or while it fails, the rules do all the
          work, as they always did. With one, the same prompt may give other words.
        </chakra.p>
      </Box>
      <SelectBox
        label="Which model"
        value={source}
        options={SOURCES}
        onChoose={(chosen) => actorRef.send({ type: 'source.choose', source: chosen })}
      />
      <chakra.p textStyle="ui" color="fg.muted">
        {ABOUT[source]}
      </chakra.p>
      <SourceForm key={source} actorRef={actorRef} source={source} />
      <LanguageModelState actorRef={actorRef} origin={origin} />
      {models.length === 0 ? null : (
        <SelectBox
          label="Model of the server"
          value={model ?? ''}
          options={models.map((name) => ({ value: name, label: name }))}
          onChoose={(chosen) => actorRef.send({ type: 'model.choose', model: chosen })}
        />
      )}
      <chakra.p textStyle="ui">
        <chakra.span asChild textDecoration="underline">
          <Link to="/learn/guide/own-model">How to use your own model</Link>
        </chakra.span>
      </chakra.p>
    </Stack>
  );
}

function SourceForm({
  actorRef,
  source,
}: Pick<LanguageModelProps, 'actorRef'> & { source: ModelSource }) {
  const address = useSelector(actorRef, ({ context }) => context.address);
  const problem = useSelector(actorRef, ({ context }) => context.addressProblem);
  const isChecking = useSelector(actorRef, (snapshot) => snapshot.matches({ enabled: 'checking' }));
  const isDownloading = useSelector(actorRef, (snapshot) =>
    snapshot.matches({ enabled: 'downloading' }),
  );
  const canDownload = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'download.start' }));
  const fieldRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasDownloading = useRef(isDownloading);

  useEffect(() => {
    if (problem !== null) fieldRef.current?.focus();
  }, [problem]);

  // The button that stops a download goes with it: focus that was there goes to what began it.
  useEffect(() => {
    if (wasDownloading.current && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    wasDownloading.current = isDownloading;
  }, [isDownloading]);

  return (
    <form
      aria-label="Language model"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: canDownload ? 'download.start' : 'connection.check' });
      }}
    >
      <Stack gap="4">
        {source === 'server' ? (
          <TextField
            ref={fieldRef}
            label="Address of the server"
            helper="Ollama uses port 11434, LM Studio 1234, llama-server 8080."
            type="url"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            problem={problem}
            onChange={(event) =>
              actorRef.send({ type: 'address.change', value: event.target.value })
            }
          />
        ) : null}
        {isDownloading ? <DownloadProgress actorRef={actorRef} /> : null}
        <Flex gap="3" wrap="wrap">
          <BusyButton
            ref={buttonRef}
            type="submit"
            busy={isChecking || isDownloading}
            busyText={isDownloading ? 'Downloading' : 'Checking'}
          >
            {canDownload || isDownloading ? 'Download' : 'Check connection'}
          </BusyButton>
          {isDownloading ? (
            <Button
              variant="outline"
              onClick={() => {
                actorRef.send({ type: 'download.cancel' });
                buttonRef.current?.focus();
              }}
            >
              Cancel
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </form>
  );
}

function DownloadProgress({ actorRef }: Pick<LanguageModelProps, 'actorRef'>) {
  const percent = useSelector(actorRef, ({ context }) => Math.floor(context.loaded * 100));
  return (
    <Progress.Root value={percent} size="md" colorPalette="enamel">
      <chakra.p textStyle="ui" color="fg.muted" mb="2">
        {percent}%
      </chakra.p>
      <Progress.Track aria-label="Download">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
