import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Fails with the violations that axe finds in the page, WCAG 2.2 AA and best practices. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  // Evaluated by the debugger, not loaded as a script: the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    // A dialog that is still faint is none to axe, and the page behind it is hidden.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().iterations !== Infinity,
        )
        .map(({ finished }) => finished),
    );
    const runner = (window as unknown as { axe: typeof axe }).axe;
    const results = await runner.run(document, {
      resultTypes: ['violations'],
      // A frame of a site runs no script: axe would wait for its answer in vain.
      iframes: false,
      // Would fetch style sheets, which an exported page forbids.
      preload: false,
    });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
  });
  expect(violations, `axe on ${where}`).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `horizontal overflow of ${where}`).toBeLessThanOrEqual(0);
}
