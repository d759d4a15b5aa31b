import { chakra } from '@chakra-ui/react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { limits } from '../../../../../shared/domain/limits';
import { Section } from '../../../ui/section';
import { TextLink } from '../../../ui/text-link';
import { rentText } from '../list/unit-texts';

/** The remaining units of the property (PRP-25), a few of them; all stand with the property. */
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
      <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="1">
        {others.slice(0, limits.unitListPage).map((unit) => (
          <chakra.li
            key={unit.unit_id}
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="3"
            minH="8"
          >
            <TextLink to="/getunit-data" search={{ id: unit.unit_id }}>
              <bdi>{unit.unit_number}</bdi>
            </TextLink>
            <chakra.span color="muted" fontVariantNumeric="tabular-nums" dir="ltr">
              {rentText(unit.rent_price)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
