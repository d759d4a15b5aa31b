import { dayAt } from '../../shared/domain/leases/time-zones';
import type { Viewer } from '../../shared/domain/people/roles';
import { isInView, type UnitView } from '../../shared/domain/portfolio/vacancy';
import { Refusal } from '../../shared/wire/refusals';
import { findHead } from '../common/portfolio/find-property';
import type { Deps } from '../runtime/deps/deps';
import { mapAll } from '../runtime/map-all';
import { cursorOf, placeOf } from '../table/db/cursor';
import { plainText } from '../table/db/natural-order';
import { afterByName, type PropertyScope } from '../table/properties/page';
import { type PropertyLine, searchTextOf } from '../table/properties/record';
import { calendarOf, type Unit, unitPlace } from '../table/units/record';

type Asked = {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly scope: PropertyScope;
  readonly view?: UnitView | undefined;
  readonly search?: string | undefined;
  readonly after?: string | undefined;
  /** Without an end for all of them. */
  readonly limit: number;
  /** Narrows the properties; absent: all of the scope. */
  readonly isShown?: ((propertyId: string) => boolean) | undefined;
};
export type FoundUnit = { readonly property: PropertyLine; readonly unit: Unit };
type Building = { readonly property: PropertyLine; readonly units: readonly Unit[] };

const propertiesListed = 50;
const propertiesAtOnce = 10;
/** A filter that matches little ends its page here, so that a call stays short. */
export const propertiesPerCall = 200;

/** All units of a property, or those after a place; a property's first 200 take one Query. */
async function unitsOf(
  { organizationId, propertyId }: Pick<PropertyLine, 'organizationId' | 'propertyId'>,
  { deps, from }: { deps: Deps; from?: string },
): Promise<Unit[]> {
  const key = { organizationId, propertyId };
  const begun = from === undefined ? await deps.properties.byId(key) : { units: [], next: from };
  const units = [...(begun?.units ?? [])];
  for (let after = begun?.next; after !== undefined; ) {
    const page = await deps.units.after({ ...key, after });
    units.push(...page.units);
    after = page.next;
  }
  return units;
}

/** The rest of the building where the last page ended; nothing if the caller may no longer see it. */
async function restOf(list: string, from: string, { viewer, now }: Asked, deps: Deps): Promise<Building[]> {
  const [, propertyId] = placeOf('name', list);
  const key = { organizationId: viewer.organizationId, propertyId };
  const reading = [findHead({ viewer, now, propertyId }, deps), unitsOf(key, { deps, from })] as const;
  const found = await Promise.all(reading).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not-found') return undefined;
    throw error;
  });
  return found ? [{ property: found[0].property, units: found[1] }] : [];
}

/** The properties by name with their units, from a place on, ten in parallel. */
async function* buildings(asked: Asked, deps: Deps): AsyncGenerator<Building> {
  const [list, within] = asked.after?.split('.') ?? [];
  if (list !== undefined && within) yield* await restOf(list, within, asked, deps);
  const { organizationId } = asked.viewer;
  let after = list;
  do {
    const wanted = { organizationId, scope: asked.scope, sort: 'name', limit: propertiesListed } as const;
    const { properties, next } = await deps.properties.page({ ...wanted, after });
    const shown = properties.filter(({ propertyId }) => asked.isShown?.(propertyId) ?? true);
    for (let at = 0; at < shown.length; at += propertiesAtOnce)
      yield* await mapAll(
        shown.slice(at, at + propertiesAtOnce),
        async (property) => ({ property, units: await unitsOf(property, { deps }) }),
        { concurrency: propertiesAtOnce },
      );
    after = next;
  } while (after !== undefined);
}

/** Each word must appear in the unit's number or its property's name or address. */
function isWanted({ property, unit }: FoundUnit, { search = '', view, now }: Asked): boolean {
  const text = `${searchTextOf(property)} ${plainText(unit.unitNumber)}`;
  if (
    !plainText(search)
      .split(' ')
      .every((word) => text.includes(word))
  )
    return false;
  const listed = { ...unit, calendar: calendarOf(unit) };
  return view === undefined || isInView(listed, { view, on: dayAt(property, now) });
}

/**
 * Units in the order of the property list by name, then by number. A cursor holds the place in that list and,
 * after a dot, the one in the building. Refuses `invalid` for any other.
 */
export async function pageOfUnits(
  asked: Asked,
  deps: Deps,
): Promise<{ found: FoundUnit[]; next?: string | undefined }> {
  const found: FoundUnit[] = [];
  let read = 0;
  for await (const { property, units } of buildings(asked, deps)) {
    found.push(...units.map((unit) => ({ property, unit })).filter((each) => isWanted(each, asked)));
    const last = found[asked.limit - 1];
    if (last && found.length > asked.limit) {
      const next = `${afterByName(last.property)}.${cursorOf('units', unitPlace(last.unit))}`;
      return { found: found.slice(0, asked.limit), next };
    }
    read += 1;
    if (read === propertiesPerCall && Number.isFinite(asked.limit))
      return { found, next: afterByName(property) };
  }
  return { found };
}
