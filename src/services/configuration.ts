import { type Config, readConfig } from './config';

/** This build's configuration. Importing it throws `ConfigurationError` when a service is set in half. */
export const config: Config = readConfig(import.meta.env);
