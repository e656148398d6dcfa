import { LinkButton } from '../../ui/LinkButton';
import { ClosingSign } from '../ClosingSign';

/** The enamel sign at the end of the street. */
export function Closing() {
  return (
    <ClosingSign
      title="Your sign is still blank. Write on it."
      action={
        <LinkButton to="/editor" variant="outline" size="lg" borderColor="sheet">
          Get Started
        </LinkButton>
      }
    >
      One sentence about your business is enough for a first site. You can change everything that
      comes out of it.
    </ClosingSign>
  );
}
