import { Button } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { builderPanelsMachine } from '../../../machines/builderPanels';
import { findBuild, hasBuild } from '../../../machines/builderDocument';
import { FRAMEWORKS, THEMES } from '../../../machines/entities';
import type { generationMachine } from '../../../machines/generation';
import { capitalized, isBlank } from '../../../machines/text';
import { websiteSuggestions } from '../../content/suggestions';
import { ChoiceGroup } from '../parts/ChoiceGroup';
import { FrameworkLogo } from '../parts/FrameworkLogo';
import { PromptForm } from '../parts/PromptForm';
import { GenerationProgress } from './GenerationProgress';

export interface WebsiteFormProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
}

const themeOptions = THEMES.map((value) => ({ value, label: capitalized(value) }));
const frameworkOptions = FRAMEWORKS.map((value) => ({
  value,
  label: (
    <>
      <FrameworkLogo framework={value} />
      {capitalized(value)}
    </>
  ),
}));

/** Describe the site, choose theme and framework, generate (specification section 2, Builder). */
export function WebsiteForm({ actorRef, generationRef, panelsRef }: WebsiteFormProps) {
  const prompt = useSelector(actorRef, ({ context }) => context.prompt);
  const theme = useSelector(actorRef, ({ context }) => context.theme);
  const framework = useSelector(actorRef, ({ context }) => context.framework);
  const currentId = useSelector(actorRef, ({ context }) => context.currentId);
  const isBuilt = useSelector(actorRef, ({ context }) => hasBuild(context));
  const canReset = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'builder.reset' }));
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const isFolded = useSelector(panelsRef, (snapshot) => snapshot.matches({ form: 'folded' }));
  const problem = useSelector(generationRef, ({ context }) => context.problem);

  return (
    <PromptForm
      label="Describe your website"
      question="What should your website be?"
      placeholder="A bakery called … in …, with a menu and a contact form"
      hint="Your description is the prompt: name, place and offers go into the site as you write them."
      isBegun={isBuilt}
      fold={
        isBuilt
          ? {
              isFolded: isFolded && !isBusy,
              onToggle: () => panelsRef.send({ type: 'form.toggle' }),
            }
          : undefined
      }
      rows={4}
      value={prompt}
      suggestions={websiteSuggestions}
      problem={problem}
      isBusy={isBusy}
      isBlank={isBlank(prompt)}
      choices={
        <>
          <ChoiceGroup
            label="Theme"
            value={theme}
            options={themeOptions}
            isDisabled={isBusy}
            onChoose={(value) => actorRef.send({ type: 'theme.choose', theme: value })}
          />
          <ChoiceGroup
            label="Framework"
            value={framework}
            options={frameworkOptions}
            isDisabled={isBusy}
            onChoose={(value) => actorRef.send({ type: 'framework.choose', framework: value })}
          />
        </>
      }
      action={
        <Button
          type="button"
          size="lg"
          variant="outline"
          disabled={!canReset}
          onClick={({ currentTarget }) => {
            actorRef.send({ type: 'builder.reset' });
            currentTarget.form?.querySelector('textarea')?.focus();
          }}
        >
          <RotateCcw aria-hidden size={18} />
          Reset
        </Button>
      }
      progress={isBusy ? <GenerationProgress actorRef={generationRef} /> : null}
      note="Your site is made in this browser by fixed rules, without an AI service; what you type is not sent anywhere."
      onChange={(value) => {
        actorRef.send({ type: 'prompt.change', value });
        generationRef.send({ type: 'problem.dismiss' });
      }}
      onSuggestion={(suggestion) => {
        actorRef.send({ type: 'suggestion.choose', prompt: suggestion });
        generationRef.send({ type: 'problem.dismiss' });
      }}
      onEditEnd={() => actorRef.send({ type: 'edit.end' })}
      onGenerate={() => {
        const from = findBuild(actorRef.getSnapshot().context, currentId) ?? undefined;
        generationRef.send({
          type: 'generation.start',
          request: { kind: 'website', prompt, theme, framework, from },
        });
      }}
      onCancel={() => generationRef.send({ type: 'generation.cancel' })}
    />
  );
}
