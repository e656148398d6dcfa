import type { Build, WebsiteRequest } from '../../machines/entities';
import { builtSite } from '../../src/generator/builtSite';
import { generateSite } from '../../src/generator/generateSite';

/** Requests with a prompt, and the builds that they give; each may ask for more, or for another prompt. */
export function asking(prompt: string) {
  const requestOf = (more: Partial<WebsiteRequest> = {}): WebsiteRequest => ({
    prompt,
    theme: 'modern',
    framework: 'tailwind',
    ...more,
  });
  const buildOf = async (more: Partial<WebsiteRequest> = {}): Promise<Build> => {
    const request = requestOf(more);
    const built = await builtSite(await generateSite(request));
    return { id: 'build-1', createdAt: 0, prompt: request.prompt, ...built };
  };
  return { requestOf, buildOf };
}
