import type { PropertyRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { furnishedTypes } from '../../../../../shared/domain/portfolio/property-types';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Prose } from '../../../ui/primitives/text';

const furnishing = (type: string): string =>
  Object.entries(furnishedTypes).find(([known]) => known === type)?.[1] ?? type;

/** The property's description, below its units. */
export function PropertyFacts({ property }: { property: PropertyRead }) {
  const { property_desc: words } = property;
  return (
    <Section title="About this property">
      <Stack gap="4">
        <Prose isEmpty={words === ''}>{words || messages.noDescription}</Prose>
        <Facts>
          <Fact label="Type">{property.property_type}</Fact>
          <Fact label="Furnishing">{furnishing(property.furnished_type)}</Fact>
          <Fact label="Parking spaces">{property.parking.toLocaleString('en-US')}</Fact>
        </Facts>
      </Stack>
    </Section>
  );
}
