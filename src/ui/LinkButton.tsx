import { chakra, useRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const StyledLink = chakra(Link);

export type LinkButtonProps = ComponentProps<typeof StyledLink> & {
  variant?: 'sign' | 'solid' | 'outline';
  size?: 'sm' | 'md' | 'lg';
};

/** A link that looks like a button; a real link, without a button's attributes. */
export function LinkButton({ variant, size, ...props }: LinkButtonProps) {
  const recipe = useRecipe({ key: 'button' });
  return <StyledLink css={recipe({ variant, size })} {...props} />;
}
