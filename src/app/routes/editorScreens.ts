import { isOnline } from '../../services/network';
import type { PrivateHandle } from '../head/pageMeta';
import type { AppRoute } from './appRoute';
import type { Load } from './waitingScreen';

const loadWaitingScreen = () => import('./waitingScreen');

/**
 * A screen of the editor. Without a network it is a panel that says so, and that loads the screen once there is one.
 */
function screen(title: string, load: Load): { handle: PrivateHandle; lazy: Load } {
  return {
    handle: { title },
    lazy: async () => {
      // Beside the first screen: without a network it could not be loaded any more.
      const waiting = loadWaitingScreen();
      waiting.catch(() => undefined);
      try {
        return await load();
      } catch (error) {
        if (isOnline()) throw error;
        return { Component: (await waiting).waitingFor(load) };
      }
    },
  };
}

/** What stands below /editor (specification section 2, "Route table"). */
export const editorScreens = [
  { index: true, ...screen('Dashboard', () => import('./DashboardRoute')) },
  { path: 'builder', ...screen('Website Builder', () => import('./BuilderRoute')) },
  { path: 'ui-components', ...screen('UI Components', () => import('./UIComponentsRoute')) },
  { path: 'image-generator', ...screen('Image Generator', () => import('./ImageGeneratorRoute')) },
  { path: 'settings', ...screen('Settings', () => import('./SettingsRoute')) },
  { path: 'billing', ...screen('Billing', () => import('./BillingRoute')) },
  { path: '*', ...screen('Page not found', () => import('./EditorNotFoundRoute')) },
] satisfies AppRoute[];

/** Loads all of them, so that going to one later asks the network for nothing. What fails is loaded when it is gone to. */
export async function loadEditorScreens(): Promise<void> {
  await Promise.allSettled(editorScreens.map(({ lazy }) => lazy?.()));
}
