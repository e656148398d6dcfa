import { isValidElement } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';

import { leavesIn, restableStates } from './restableStates';

export interface StoryModule {
  default: { title?: string; component?: unknown; args?: Record<string, unknown> };
  [story: string]: unknown;
}

interface Story {
  args?: Record<string, unknown>;
  play?: unknown;
}

/** The machines that a folder's modules export, by id; a helper without a `createMachine` result is passed over. */
export function machinesIn(modules: Record<string, Record<string, unknown>>) {
  return Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isMachine);
}

/** What no story draws, as `signIn: linkSent.cooling`; empty when all is drawn. */
export function undrawnStates(machines: AnyStateMachine[], modules: StoryModule[]): string[] {
  return machines.flatMap((machine) => {
    const drawn = new Set(modules.flatMap((module) => drawnIn(module, machine)));
    return restableStates(machine)
      .filter((state) => !drawn.has(state))
      .map((state) => `${machine.id}: ${state}`);
  });
}

function drawnIn({ default: meta, ...exported }: StoryModule, machine: AnyStateMachine): string[] {
  const props = Object.entries(machinesOf(meta.component))
    .filter(([, drawn]) => drawn === machine)
    .map(([prop]) => prop);
  const stateStories = Object.values(exported)
    .filter(isStory)
    .filter((story) => !story.play);
  return props.flatMap((prop) =>
    stateStories.flatMap((story) => {
      const args = { ...meta.args, ...story.args };
      const still = (args[prop] ?? args) as { value?: StateValue };
      return still.value === undefined ? [] : leavesIn(machine, still.value);
    }),
  );
}

function machinesOf(component: unknown): Record<string, AnyStateMachine> {
  const isComponent = typeof component === 'function' || typeof component === 'object';
  if (!isComponent || component === null || !('machines' in component)) return {};
  return component.machines as Record<string, AnyStateMachine>;
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && !isValidElement(value);
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'resolveState' in value && 'root' in value;
}
