import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A printed ticket with a punched hole: prices, promotions, plans. Never for plain labels. */
export function PriceTicket(props: HTMLChakraProps<'span'>) {
  return (
    <chakra.span
      layerStyle="priceTag"
      textStyle="ticket"
      display="inline-block"
      paddingBlock="1.5"
      paddingInlineStart="24px"
      paddingInlineEnd="2.5"
      maskImage="radial-gradient(circle 3.5px at 11px 50%, transparent 92%, black 100%)"
      _rtl={{
        maskImage:
          'radial-gradient(circle 3.5px at calc(100% - 11px) 50%, transparent 92%, black 100%)',
      }}
      {...props}
    />
  );
}
