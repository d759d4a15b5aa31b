import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { PropertyLine } from '../../../../shared/contract/properties';
import { PropertyName } from '../../ui/property-name';
import { Section } from '../../ui/section';
import { Muted } from '../../ui/text';
import { TextLink } from '../../ui/text-link';
import { Day } from '../../ui/when';

const RowLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minH: '14',
      px: { base: '4', md: '6' },
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
      _hover: { bg: 'surface.hover' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  }),
);

/** The latest properties, each a link to its details. */
export const RecentProperties = ({ properties }: { properties: readonly PropertyLine[] }) => (
  <Section title="Recently added" flush action={<TextLink to="/propertiesList">All properties</TextLink>}>
    <ul>
      {properties.map((line) => (
        <li key={line.property_id}>
          <RowLink to="/getproperty-data" search={{ id: line.property_id }}>
            <PropertyName
              title={line.property_title}
              address={`${line.street_address}, ${line.city}`}
              imageUrl={line.image_url}
            />
            <Muted as="span" small>
              <Day at={line.created_at} />
            </Muted>
          </RowLink>
        </li>
      ))}
    </ul>
  </Section>
);
