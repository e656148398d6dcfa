import { loadEnv } from 'vite';

import { deploymentProblems } from './deploymentProblems.mjs';
import { PlainProblem, runMain } from './ensureInstalled.mjs';
import { openModules } from './modules.mjs';
import { policyOf } from './contentPolicy.mjs';
import { hostingConfiguration } from './hosting.mjs';

/** Before a deployment: whether firebase.json lets the site do what it is configured for. */
await runMain(async () => {
  const modules = await openModules();
  const { readConfig } = await modules.ssrLoadModule('/src/services/config.ts');
  await modules.close();
  const config = readConfig(loadEnv('production', process.cwd()));
  const problems = deploymentProblems(policyOf(hostingConfiguration()), config);
  if (problems.length > 0)
    throw new PlainProblem(
      `The policy in firebase.json does not fit the configuration:\n  ${problems.join('\n  ')}`,
    );
  console.log('The policy in firebase.json fits the configuration.');
});
