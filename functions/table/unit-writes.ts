import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { messages } from '../../shared/domain/messages';
import { type Refusal, refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import type { Property, Unit } from './properties';
import type { Write } from './transact';
import type { NextPicture } from './units';

/** A unit more or fewer, or with and without its rent, in the organization's counters. One more needs room under the plan's limit (PRP-30). */
export function countWrites(
  table: TableClient,
  organizationId: string,
  { units = 0, withoutRent = 0 }: { units?: 1 | 0 | -1; withoutRent?: number },
): Write<'organization'>[] {
  if (units === 0 && withoutRent === 0) return [];
  return [
    {
      name: 'organization',
      write: organizationEntities(table)
        .organization.build(UpdateTransaction)
        .item({
          organizationId,
          ...(units !== 0 && { unitCount: $add(units), unitsLeft: $add(-units) }),
          ...(withoutRent !== 0 && { unitsWithoutRent: $add(withoutRent) }),
        })
        .options({
          condition: units > 0 ? { attr: 'unitsLeft', gte: units } : { attr: 'organizationId', exists: true },
        }),
    },
  ];
}

export const withoutRent = ({ monthlyRent }: Pick<Unit, 'monthlyRent'>): 1 | 0 =>
  monthlyRent === undefined ? 1 : 0;

export const numberTaken = (): Refusal =>
  refuse('invalid', { fields: { 'unit.unitNumber': messages.unitNumberUnique } });

/** Whether the property's picture is one of the unit's photos. */
export const givesPicture = (unit: Unit, { image }: Property): boolean =>
  image !== '' && unit.images.includes(image);

/** The other unit's photo must still be its first when it becomes the picture, so that the picture never is one that was removed. */
export const pictureStands = (table: TableClient, unit: Unit, next: NextPicture): Write<'picture'>[] =>
  next
    ? [
        {
          name: 'picture',
          write: propertyEntities(table)
            .unit.build(ConditionCheck)
            .key({ organizationId: unit.organizationId, propertyId: unit.propertyId, unitId: next.unitId })
            .condition({ attr: 'images[0]', eq: next.image }),
        },
      ]
    : [];
