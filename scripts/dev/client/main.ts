import * as refresh from 'react-refresh/runtime';
import type { DevelopmentState } from '../state-stream';
import { exchange } from './exchange';
import { BuildFollower } from './follow-builds';
import { showProblems } from './overlay';

// React Refresh must be installed before React is evaluated.
refresh.injectIntoGlobalHook(window);

const RELOADED_FOR = 'development-reloaded-for';

/** Prevents endless reloads while the server falls back to an older version. */
function reloadOnce(build: string | null): void {
  if (sessionStorage.getItem(RELOADED_FOR) === build) return;
  sessionStorage.setItem(RELOADED_FOR, build ?? '');
  location.reload();
}

const script = document.currentScript;
const follower = new BuildFollower(
  {
    reload: reloadOnce,
    refresh: () => void refresh.performReactRefresh(),
    show: showProblems,
  },
  script?.dataset['failed'] !== undefined,
);

window.huobanDevelopment = {
  registerUpdater: (updater) => follower.offer(updater),
  register: refresh.register,
  signature: refresh.createSignatureFunctionForTransform,
  acceptUpdates: exchange,
};

new EventSource('/-/dev/state').addEventListener('message', (message: MessageEvent<string>) => {
  follower.tell(JSON.parse(message.data) as DevelopmentState);
});
