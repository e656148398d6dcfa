import { addons } from 'storybook/preview-api';

import { ASK, LEAVE, type Ask } from './channel';

/** Waits for the Statechart panel; nothing of it is loaded before the panel asks. */
export function answerPanel(): void {
  let stop: Promise<() => void> | null = null;

  const leave = () => {
    void stop?.then((end) => end());
    stop = null;
  };

  void addons.ready().then((channel) => {
    channel.on(ASK, (ask: Ask) => {
      leave();
      stop = import('./reporting').then(({ startReporting }) => startReporting(channel, ask.width));
    });
    channel.on(LEAVE, leave);
  });
}
