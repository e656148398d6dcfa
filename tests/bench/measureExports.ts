import { unzipSync, zipSync } from 'fflate';

import { FRAMEWORKS, type Framework, THEMES, type WebsiteRequest } from '../../machines/entities';
import { websiteSuggestions } from '../../src/content/suggestions';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { generateWebsite } from '../../src/generator/generateWebsite';

/** Milliseconds in which a whole site should be there, at the 95th percentile. */
export const SITE_AIM = 60;
/** Bytes that a ZIP without pictures should not exceed. */
export const ZIP_AIMS: Record<Framework, number> = {
  tailwind: 60_000,
  bootstrap: 120_000,
  vuetify: 260_000,
};

export interface ExportMeasure {
  framework: Framework;
  /** Milliseconds from the prompt to the whole site, its preview drawn. */
  site: number[];
  /** Milliseconds from the site to its ZIP. */
  export: number[];
  /** Bytes of the ZIPs. */
  whole: number[];
  withoutPictures: number[];
}

const ROUNDS = 8;
const WARM_UP_ROUNDS = 2;

/** What is measured: every suggestion of the builder in every theme. */
export const BENCH_REQUESTS = THEMES.flatMap((theme) =>
  websiteSuggestions.map(({ prompt }) => ({ prompt, theme })),
);

/** Times and sizes of whole sites and their ZIPs, a framework each, after a warm-up. */
export async function measureExports(): Promise<ExportMeasure[]> {
  const measures: ExportMeasure[] = [];
  for (const framework of FRAMEWORKS) {
    const measure: ExportMeasure = {
      framework,
      site: [],
      export: [],
      whole: [],
      withoutPictures: [],
    };
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const request of BENCH_REQUESTS) {
        const time = await timeOf({ ...request, framework });
        if (round >= 0) measure.site.push(time);
      }
    }
    for (const request of BENCH_REQUESTS) await measureExport({ ...request, framework }, measure);
    measures.push(measure);
  }
  return measures;
}

async function timeOf(request: WebsiteRequest): Promise<number> {
  const startedAt = performance.now();
  await generateWebsite(request);
  return performance.now() - startedAt;
}

async function measureExport(request: WebsiteRequest, measure: ExportMeasure): Promise<void> {
  const website = await generateWebsite(request);
  const startedAt = performance.now();
  const { bytes } = await exportWebsite({
    ...request,
    website,
    customization: website.customization,
  });
  measure.export.push(performance.now() - startedAt);
  measure.whole.push(bytes.length);
  const others = Object.entries(unzipSync(bytes)).filter(([path]) => !path.startsWith('images/'));
  measure.withoutPictures.push(zipSync(Object.fromEntries(others), { level: 9 }).length);
}

/** The files of a site for each framework, each in another theme, to be looked at as published ones. */
export async function exportedSites(): Promise<
  { framework: Framework; files: Record<string, Uint8Array> }[]
> {
  return Promise.all(
    FRAMEWORKS.map(async (framework, index) => {
      const { prompt } = websiteSuggestions[0] ?? { prompt: '' };
      const request = { prompt, theme: THEMES[index] ?? 'modern', framework };
      const website = await generateWebsite(request);
      const build = { ...request, website, customization: website.customization };
      const { bytes } = await exportWebsite(build);
      return { framework, files: unzipSync(bytes) };
    }),
  );
}
