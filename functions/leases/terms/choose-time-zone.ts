import { leases as rows } from '../../../shared/contract/leases';
import { changeZone, zoneChoices, zonesOf } from '../../../shared/domain/leases/time-zones';
import { refuse } from '../../../shared/wire/refusals';
import { findHead } from '../../common/portfolio/find-property';
import { change } from '../../runtime/change';

/** The new zone counts from the old one's next midnight, so that no day comes twice (D6). */
export const chooseTimeZone = change(rows.chooseTimeZone, {
  read: ({ viewer, now, body }, deps) =>
    findHead({ viewer, now, propertyId: body.property_id, area: 'leases' }, deps),
  act: async ({ found: { property }, body: { zone }, now, trace }, { properties }) => {
    if (!zoneChoices(property).includes(zone))
      throw refuse('invalid', { fields: { zone: 'Choose a time zone' } });
    const before = zonesOf(property);
    const zones = changeZone(before, { zone, now });
    const object = { kind: 'property', id: property.propertyId, name: property.title } as const;
    const left = trace({ action: 'property.zone', object, after: { zone } });
    const reply = { success: 1 as const };
    await properties.chooseZone({ property, zones, trace: { ...left, reply } });
    return reply;
  },
});
