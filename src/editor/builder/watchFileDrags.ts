/**
 * Calls back when a file is dragged into `document`, and keeps the browser from opening it there, which would end what
 * the person is working on. Returns what ends that.
 */
export function watchFileDrags(document: Document, onEnter: () => void): () => void {
  const enter = (event: DragEvent) => {
    if (hasFiles(event)) onEnter();
  };
  const keep = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
  };
  document.addEventListener('dragenter', enter);
  document.addEventListener('dragover', keep);
  document.addEventListener('drop', keep);
  return () => {
    document.removeEventListener('dragenter', enter);
    document.removeEventListener('dragover', keep);
    document.removeEventListener('drop', keep);
  };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer !== null && [...dataTransfer.types].includes('Files');
}
