import type { Channel } from 'storybook/internal/channels';
import type { AnyMachineSnapshot, Subscription } from 'xstate';

import {
  type LiveMachine,
  liveMachines,
  onLiveMachinesChange,
} from '../../stories/support/liveMachines';
import { samplesFor } from '../../stories/support/sampleEvents';
import { type MachineReport, REFUSED, REPORT, SEND, type Send } from './channel';
import { describeChart } from './describeChart';
import { layoutChart } from './layoutChart';
import { activeNodes, choicesIn, chosenEvent, toOffer } from './offers';
import type { PlacedChart } from './placedChart';

const REMEMBERED = 3;

/** Tells the panel where the story's machines stand, each time it changes, and hands them its events. */
export function startReporting(channel: Channel, width: number): () => void {
  const layouts = new WeakMap<object, Promise<PlacedChart>>();
  const said = new WeakMap<LiveMachine, string[]>();
  let subscriptions: Subscription[] = [];
  let turn = 0;

  const layoutOf = ({ machine }: LiveMachine) => {
    const layout = layouts.get(machine.config) ?? layoutChart(describeChart(machine), width);
    layouts.set(machine.config, layout);
    return layout;
  };

  const report = async () => {
    const mine = ++turn;
    const machines = await Promise.all(
      [...liveMachines()].map(([prop, entry]) =>
        reportOf(prop, entry, layoutOf(entry), said.get(entry) ?? []),
      ),
    );
    if (mine === turn) channel.emit(REPORT, { machines });
  };

  const watch = () => {
    subscriptions.forEach((subscription) => subscription.unsubscribe());
    subscriptions = [...liveMachines().values()].flatMap((entry) => [
      entry.actorRef.subscribe({ next: () => void report(), complete: () => void report() }),
      entry.actorRef.on('*', (emitted) => {
        said.set(entry, [JSON.stringify(emitted), ...(said.get(entry) ?? [])].slice(0, REMEMBERED));
        void report();
      }),
    ]);
    void report();
  };

  const send = async ({ prop, type, choice: wanted }: Send) => {
    const entry = liveMachines().get(prop);
    if (entry === undefined) return;
    const samples = await samplesFor(entry.machine.id);
    const snapshot = entry.actorRef.getSnapshot() as AnyMachineSnapshot;
    const choice = choicesIn(entry.machine, snapshot, samples).find((each) => each.type === type);
    if (choice === undefined) return;
    try {
      const event = chosenEvent(choice, wanted);
      if (choice.kind === 'after') letTimePass(entry, event.type, choice.milliseconds ?? 0);
      else entry.actorRef.send(event);
    } catch (error) {
      channel.emit(REFUSED, error instanceof Error ? error.message : String(error));
    }
  };

  channel.on(SEND, send);
  const unlisten = onLiveMachinesChange(watch);
  watch();

  return () => {
    turn++;
    channel.off(SEND, send);
    unlisten();
    subscriptions.forEach((subscription) => subscription.unsubscribe());
  };
}

/** A frozen state has no timer to run out: there the end of the delay is sent as an event. */
function letTimePass({ actorRef, clock }: LiveMachine, type: string, milliseconds: number) {
  let hasRunOut = false;
  const watching = actorRef.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.event.type === type) hasRunOut = true;
  });
  clock.increment(milliseconds);
  watching.unsubscribe();
  if (!hasRunOut) actorRef.send({ type });
}

async function reportOf(
  prop: string,
  { machine, actorRef }: LiveMachine,
  layout: Promise<PlacedChart>,
  said: string[],
): Promise<MachineReport> {
  const chart = await layout;
  const samples = await samplesFor(machine.id);

  const snapshot = actorRef.getSnapshot() as AnyMachineSnapshot;
  const active = activeNodes(machine.root, snapshot.value);
  return {
    ...{ prop, id: machine.id, chart, said },
    activeIds: active.slice(1).map((node) => node.id),
    activePaths: active
      .filter((node) => Object.keys(node.states).length === 0)
      .map((node) => node.path.join(' › ')),
    offers: choicesIn(machine, snapshot, samples).map((choice) => toOffer(choice, snapshot)),
    isDone: snapshot.status !== 'active',
  };
}
