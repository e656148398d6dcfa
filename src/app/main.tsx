import '../theme/fonts';

import { awaitFirstInteraction } from '../services/firstInteraction';
import { markPage } from '../services/pageMarks';
import { reloadOnStaleChunk } from '../services/staleChunk';

/*
 * The whole of the script that a public page needs to be read, and no more: the HTML is there, its links are links. The
 * app takes it over at the first sign that a person may want more than that. Every other page needs the app at once.
 */
reloadOnStaleChunk();
markPage();

const path = location.pathname.replace(/\/+$/, '') || '/';
const root = document.getElementById('root');
if (root?.dataset.prerendered === path && !isOnTheWayIn()) {
  const { replay } = awaitFirstInteraction(() => void takeOver(replay));
} else {
  void takeOver(() => undefined);
}

/** Who is signed in already is sent on from sign-in. */
function isOnTheWayIn(): boolean {
  return path === '/auth' && document.documentElement.dataset.session === 'signedIn';
}

async function takeOver(onTaken: () => void) {
  const { start } = await import('./start');
  await start(onTaken);
}
