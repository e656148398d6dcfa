import { config } from './configuration';
import { contactActorsFor } from './contactForm';

/** The contact form's actor of this build's configuration, for `.provide` at the composition root. */
export const { sendMessage } = contactActorsFor(config.contact);
