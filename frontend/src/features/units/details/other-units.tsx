import type { PropertyRead } from '../../../../../shared/contract/properties';
import { limits } from '../../../../../shared/domain/limits';
import { Row } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Amount } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { rentText } from '../list/unit-texts';

/** A few of the property's other units (PRP-25); the property's page lists all of them. */
export function OtherUnits({ property, unitId }: { property: PropertyRead; unitId: string }) {
  const others = property.property_units.filter(({ unit_id }) => unit_id !== unitId);
  if (others.length === 0) return null;
  return (
    <Section
      title="Other units"
      action={
        <TextLink to="/getproperty-data" search={{ id: property.property_id }}>
          All {property.unit_count}
        </TextLink>
      }
    >
      <PlainList>
        {others.slice(0, limits.unitListPage).map((unit) => (
          <Row as="li" spread key={unit.unit_id}>
            <TextLink to="/getunit-data" search={{ id: unit.unit_id }}>
              <bdi>{unit.unit_number}</bdi>
            </TextLink>
            <Amount color="muted">{rentText(unit.rent_price)}</Amount>
          </Row>
        ))}
      </PlainList>
    </Section>
  );
}
