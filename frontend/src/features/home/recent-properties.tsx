import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { PropertyLine } from '../../../../shared/contract/properties';
import { displayDay } from '../../ui/instant';
import { PropertyName } from '../../ui/property-name';
import { Section } from '../../ui/section';
import { TextLink } from '../../ui/text-link';

const Row = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minH: '14',
      px: { base: '4', md: '6' },
      py: '2',
      color: 'inherit',
      textDecoration: 'none',
      borderTopWidth: '1px',
      borderColor: 'border',
      _hover: { bg: 'surface.hover' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  }),
);

/** The properties added last, each a link to its details. */
export function RecentProperties({ properties }: { properties: readonly PropertyLine[] }) {
  return (
    <Section title="Recently added" flush action={<TextLink to="/propertiesList">All properties</TextLink>}>
      <chakra.ul m="0" p="0" listStyleType="none">
        {properties.map((line) => (
          <li key={line.property_id}>
            <Row to="/getproperty-data" search={{ id: line.property_id }}>
              <chakra.span flex="1" minW="0">
                <PropertyName
                  title={line.property_title}
                  address={`${line.street_address}, ${line.city}`}
                  imageUrl={line.image_url}
                />
              </chakra.span>
              <chakra.time
                dateTime={line.created_at}
                color="muted"
                fontSize="xs"
                fontVariantNumeric="tabular-nums"
                whiteSpace="nowrap"
              >
                {displayDay(line.created_at)}
              </chakra.time>
            </Row>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}
