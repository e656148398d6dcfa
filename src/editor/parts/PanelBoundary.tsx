import { Button, Stack } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';

import { InlineProblem } from '../../ui/InlineProblem';
import { MAIN_ID } from '../../ui/SkipLink';

export interface PanelBoundaryProps {
  /** What could not be shown, as a sentence begins: 'The preview'. */
  name: string;
  /** `li` where the panel is an item of a list. */
  as?: 'div' | 'li';
  children: ReactNode;
}

/** Keeps what fails in one panel in that panel: a plain message and a way to try again, the rest of the page stays. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Stack as={this.props.as} layerStyle="pane" gap="3" p="4" align="flex-start">
        <InlineProblem role="alert">
          {this.props.name} could not be shown. Everything else still works.
        </InlineProblem>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            // The button goes away with the message: focus must not go with it.
            document.getElementById(MAIN_ID)?.focus();
            this.setState({ hasFailed: false });
          }}
        >
          Try again
        </Button>
      </Stack>
    );
  }
}
