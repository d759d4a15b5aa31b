import { portfolioTotals, readPortfolio } from '../../shared/domain/imports/portfolio-file';
import { propertyKey } from '../../shared/domain/imports/portfolio-groups';
import type {
  ImportedProperty,
  KnownOwners,
  NumberedRow,
  RowProblem,
} from '../../shared/domain/imports/portfolio-parts';
import { mayNameOwners } from '../common/portfolio/name-owners';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { knownOwners } from './file-owners';

export type PropertyLines = { readonly index: number; readonly rows: readonly NumberedRow[] };

/** One property of the call: its form, if its lines make one, and its problems. */
export type CheckedProperty = {
  readonly index: number;
  readonly property: ImportedProperty | undefined;
  readonly problems: readonly RowProblem[];
};

const existsAlready = 'A property with this name and address exists already.';
const severalProperties = 'These lines do not belong to one property';
const mayNotName = 'Your plan or role does not allow owners other than yourself';

const at = ({ rows }: PropertyLines, column: RowProblem['column'], message: string): RowProblem => ({
  row: rows[0]?.row ?? 1,
  column,
  message,
});

const keyOf = ({ form }: ImportedProperty): string => propertyKey(form);

/** The keys of properties with one of these titles that the caller sees. */
async function keysTaken(
  properties: readonly ImportedProperty[],
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  { properties: stored }: Deps,
): Promise<Set<string>> {
  const titles = properties.map(({ form }) => form.property_title);
  const found = await stored.named({ organizationId: viewer.organizationId, titles });
  const scope = scopeOf(viewer, now);
  const seen = found.filter(
    ({ propertyId }) => scope?.kind !== 'listed' || scope.propertyIds.includes(propertyId),
  );
  return new Set(seen.map(({ title, ...place }) => propertyKey({ property_title: title, ...place })));
}

/** What only the server knows of the lines' properties. */
export type Standing = { readonly owners: KnownOwners; readonly takenKeys: ReadonlySet<string> };

/** Which owners of the lines are known, and which names and addresses are taken. */
export async function standingOf(
  lines: readonly PropertyLines[],
  asked: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<Standing> {
  const drafts = lines.flatMap(({ rows }) => readPortfolio(rows).properties);
  const emails = drafts.flatMap(({ form }) => form.rentalOwners.map(({ email }) => email));
  const [owners, taken] = await Promise.all([
    knownOwners(emails, asked, deps),
    keysTaken(drafts, asked, deps),
  ]);
  return { owners, takenKeys: taken };
}

/** Repeats the browser's check and adds what only the server knows: known owners, existing properties,
 * whom the caller may name. The second of two with one name and address in a call is a problem. */
export function checkProperties(
  lines: readonly PropertyLines[],
  { owners, takenKeys }: Standing,
  { viewer, planId }: Pick<ViewerCall, 'viewer'> & { planId: number },
): CheckedProperty[] {
  const taken = new Set(takenKeys);
  return lines.map((each): CheckedProperty => {
    const { properties, problems } = readPortfolio(each.rows, { owners });
    const [property, other] = properties;
    if (!property || other)
      return { ...each, property, problems: [...problems, at(each, '', severalProperties)] };
    const ofServer: RowProblem[] = [];
    if (taken.has(keyOf(property))) ofServer.push(at(each, 'property_title', existsAlready));
    taken.add(keyOf(property));
    if (!mayNameOwners({ owners: property.form.rentalOwners, viewer, planId }))
      ofServer.push(at(each, 'owner1_email', mayNotName));
    return { index: each.index, property, problems: [...problems, ...ofServer] };
  });
}

/** Sums over all of them, with or without problems. */
export const totalsOf = (checked: readonly CheckedProperty[]) =>
  portfolioTotals(checked.flatMap(({ property }) => (property ? [property] : [])));
