import { exportWebsite } from './export/exportWebsite';
import { generateWebsite } from './generateWebsite';
import { loadDialects } from './render/dialects';
import type { WorkerAnswer, WorkerQuestion } from './workerProtocol';

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  const { id } = question;
  try {
    switch (question.type) {
      case 'prepare':
        await loadDialects();
        return { id, ok: true, type: 'prepare', value: null };
      case 'generate':
        return { id, ok: true, type: 'generate', value: await generateWebsite(question.request) };
      case 'export':
        return { id, ok: true, type: 'export', value: await exportWebsite(question.build) };
    }
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});
