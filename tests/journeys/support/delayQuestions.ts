/** Run in the page: every question that a worker is asked from then on reaches it so many milliseconds later. */
export function delayQuestions(delay: number): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    setTimeout(() => Reflect.apply(postMessage, this, message), delay);
  };
}
