import type { PropertyRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { furnishedTypes } from '../../../../../shared/domain/property-types';
import { Fact, Facts } from '../../../ui/facts';
import { Stack } from '../../../ui/layout';
import { Section } from '../../../ui/section';
import { Prose } from '../../../ui/text';

const furnishing = (type: string): string =>
  Object.entries(furnishedTypes).find(([known]) => known === type)?.[1] ?? type;

/** What was written about the property, below its units. */
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
