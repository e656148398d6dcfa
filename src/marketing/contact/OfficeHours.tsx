import { chakra } from '@chakra-ui/react';

import { officeHours } from '../../content/officeHours';
import { EnamelSign } from '../../ui/EnamelSign';

/** The sign at the door (specification section 9, "Office hours displayed"). */
export function OfficeHours() {
  return (
    <EnamelSign px={{ base: '7', sm: '10', xl: '12' }} py={{ base: '10', xl: '12' }}>
      <chakra.h2 textStyle="h2" fontSize={{ base: '1.75rem', xl: '2rem' }}>
        Office hours
      </chakra.h2>
      <chakra.dl mt="6" display="grid" rowGap="4">
        {officeHours.map(({ days, hours }) => (
          <chakra.div
            key={days}
            borderTopWidth="1px"
            borderColor="enamel.600"
            pt="3"
            fontFamily="heading"
          >
            <chakra.dt textStyle="ui" color="enamel.100">
              {days}
            </chakra.dt>
            <chakra.dd
              mt="1"
              fontWeight="640"
              fontStretch="82%"
              fontSize={{ base: '1.25rem', sm: '1.375rem' }}
              lineHeight="1.2"
              fontVariantNumeric="tabular-nums lining-nums"
            >
              {hours}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </EnamelSign>
  );
}
