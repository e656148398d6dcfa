import { LinkButton } from '../../ui/LinkButton';
import { ClosingSign } from '../ClosingSign';

/** The enamel sign at the end of the street. */
export function Closing() {
  return (
    <ClosingSign
      title="Start with one sentence"
      action={
        <LinkButton to="/editor" variant="outline" size="lg" borderColor="sheet">
          Get Started
        </LinkButton>
      }
    >
      A sentence about your business is enough for a first site. You can change everything that
      comes out of it.
    </ClosingSign>
  );
}
