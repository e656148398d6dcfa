import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { componentLibraryMachine } from '../../../machines/componentLibrary';
import { FRAMEWORKS } from '../../../machines/entities';
import type { generationMachine } from '../../../machines/generation';
import { capitalized, isBlank } from '../../../machines/text';
import { componentSuggestions } from '../../content/componentSuggestions';
import { FrameworkLogo } from '../parts/FrameworkLogo';
import { PromptForm } from '../parts/PromptForm';
import { SelectBox } from '../parts/SelectBox';
import { NothingFits } from './NothingFits';

export interface DescriptionFormProps {
  actorRef: ActorRefFromLogic<typeof componentLibraryMachine>;
  generationRef: ActorRefFromLogic<typeof generationMachine>;
}

const frameworkOptions = FRAMEWORKS.map((value) => ({ value, label: capitalized(value) }));

/** Describe a component, choose its framework, generate it (specification section 2, UI Components). */
export function DescriptionForm({ actorRef, generationRef }: DescriptionFormProps) {
  const description = useSelector(actorRef, ({ context }) => context.description);
  const framework = useSelector(actorRef, ({ context }) => context.framework);
  const isBusy = useSelector(generationRef, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(generationRef, ({ context }) => context.problem);
  const refusal = useSelector(generationRef, ({ context }) => context.refusal);
  const isRefused = useSelector(generationRef, (snapshot) => snapshot.matches('refused'));

  const describe = (value: string) => {
    actorRef.send({ type: 'description.change', value });
    generationRef.send({ type: 'problem.dismiss' });
  };

  return (
    <PromptForm
      label="Describe your component"
      question="What should your component be?"
      placeholder="A booking form with name, email, date and number of guests"
      hint="Say what it is, its words in quotes, and its fields, columns or links."
      rows={4}
      value={description}
      suggestions={componentSuggestions}
      problem={problem}
      answer={
        isRefused && refusal !== null && 'reason' in refusal ? (
          <NothingFits refusal={refusal} />
        ) : null
      }
      isBusy={isBusy}
      isBlank={isBlank(description)}
      choices={
        <SelectBox
          label="Framework"
          value={framework}
          mark={<FrameworkLogo key={framework} framework={framework} />}
          options={frameworkOptions}
          isDisabled={isBusy}
          onChoose={(value) => actorRef.send({ type: 'framework.choose', framework: value })}
        />
      }
      note="Made in this browser by fixed rules, without an AI service. The code needs no script of its own, only the framework’s style sheet."
      onChange={describe}
      onSuggestion={describe}
      onGenerate={() =>
        generationRef.send({
          type: 'generation.start',
          request: { kind: 'component', prompt: description, framework },
        })
      }
      onCancel={() => generationRef.send({ type: 'generation.cancel' })}
    />
  );
}
