import { waitFor } from 'storybook/test';

/** The preview's frame, once its document is loaded and customized. */
export async function loadedFrame(canvasElement: HTMLElement): Promise<HTMLIFrameElement> {
  return waitFor(() => {
    const frame = canvasElement.querySelector('iframe');
    if (frame?.contentDocument?.querySelector('h1') == null || !isShown(frame)) {
      throw new Error('The preview is not loaded yet.');
    }
    return frame;
  });
}

function isShown(frame: HTMLIFrameElement): boolean {
  return frame.style.opacity !== '0';
}

/** A custom property of the document in the frame. */
export function styleOf(frame: HTMLIFrameElement, property: string): string {
  return frame.contentDocument?.documentElement.style.getPropertyValue(property).trim() ?? '';
}
