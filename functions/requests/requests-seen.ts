import type { RequestLine } from '../../shared/contract/request-shapes';
import { chosenIn, isInRange, readRange } from '../../shared/domain/lists/list-filters';
import type { Viewer } from '../../shared/domain/people/roles';
import type { RequestFacts } from '../../shared/domain/requests/request';
import { isOpen, statusOf } from '../../shared/domain/requests/status';
import { propertiesChosen } from '../common/lists/properties-chosen';
import { readLine, withoutStaffParts } from '../common/requests/read-line';
import { isShownToOwner, isShownToTenant, sideOf } from '../common/requests/request-at';
import { tenantPlace } from '../common/tenants/tenant-place';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { unitIdOfLease } from '../table/leases/record';
import type { StoredRequest } from '../table/requests/record';

/** What narrows a list, each as an address has it. */
export type Filters = {
  readonly property?: string | undefined;
  readonly owner?: string | undefined;
  readonly unit?: string | undefined;
  readonly assignee?: string | undefined;
  readonly priority?: string | undefined;
  readonly category?: string | undefined;
  readonly status?: string | undefined;
  readonly days?: string | undefined;
  readonly search?: string | undefined;
};

type Asked = ViewerCall;

/** Requests that a list reads whole at most, and a board. */
export const mostRead = { list: 10_000, board: 2000 } as const;
/** What a tenant or an owner has at most. */
const mostOfOne = 200;
const readAtOnce = 500;

/** A request in a list, with its place there. */
export type Seen = {
  readonly line: RequestLine;
  readonly place: readonly [string, string];
  readonly isEnded: boolean;
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const isAssignee = ({ assignee }: RequestLine, asked: string, viewer: Viewer): boolean => {
  if (asked === 'none') return assignee === undefined;
  return assignee?.id === (asked === 'me' ? viewer.userRoleId : asked);
};

const dayMilliseconds = 86_400_000;

/** Whole days since a request was raised, on the clock. */
const daysSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / dayMilliseconds));

/** Whether a line is one that the filters leave. Properties and owners are decided where lines are read. */
export function passes(line: RequestLine, filters: Filters, { viewer, now }: Asked): boolean {
  const isChosen = (asked: string | undefined, is: string | undefined): boolean => {
    const chosen = chosenIn(asked);
    return chosen.length === 0 || (is !== undefined && chosen.includes(is));
  };
  const people = chosenIn(filters.assignee);
  const text = plain(
    [line.name, line.words, line.property_title, line.unit_number, line.area, line.assignee?.name ?? ''].join(
      ' ',
    ),
  );
  return (
    isChosen(filters.unit, line.unit_id) &&
    isChosen(filters.priority, line.priority) &&
    isChosen(filters.category, line.category) &&
    isChosen(filters.status, line.status) &&
    (people.length === 0 || people.some((asked) => isAssignee(line, asked, viewer))) &&
    isInRange(daysSince(line.raised_at, now), readRange(filters.days)) &&
    text.includes(plain((filters.search ?? '').trim()))
  );
}

type Facts = RequestFacts & { readonly requestId: string; readonly version: number };

export const seenOf = (facts: Facts, { place, now }: { place: string; now: string }): Seen => ({
  line: readLine(facts, now),
  place: [place, facts.requestId],
  isEnded: !isOpen(statusOf(facts, now)),
});

type Reading = Pick<Filters, 'property' | 'owner'> & {
  /** Empty for the open ones. */
  readonly year: string;
  /** Lines that are read at most. */
  readonly most: number;
};

/** Every line of a list of the organization that this person sees, at most so many; staff only. */
async function staffLines(asked: Asked, { year, most, ...filters }: Reading, deps: Deps) {
  const sees = await propertiesChosen(filters, 'requests', asked, deps);
  const { organizationId } = asked.viewer;
  const at = asked.now.toISOString();
  const seen: Seen[] = [];
  let from: string | undefined;
  let read = 0;
  while (sees && read < most) {
    const lines = await deps.requests.lines({ organizationId, year, from, limit: readAtOnce });
    read += lines.length;
    const shown = lines.filter(({ facts }) => sees(facts.place.propertyId));
    seen.push(
      ...shown.map(({ facts, requestId, version, place }) =>
        seenOf({ ...facts, requestId, version }, { place, now: at }),
      ),
    );
    from = lines.at(-1)?.place;
    if (lines.length < readAtOnce) return { seen, isCut: false };
  }
  return { seen, isCut: sees !== undefined };
}

/** Those of the own homes, or of the own properties that are shown to owners. */
async function ownRequests({ viewer, now }: Asked, deps: Deps): Promise<StoredRequest[]> {
  const { organizationId } = viewer;
  if (sideOf(viewer) === 'tenant') {
    const tenancies = await deps.tenants.of(viewer);
    const found = await Promise.all(
      tenancies.map(async (tenancy) => {
        const { leaseId, propertyId } = tenancy;
        const unitId = unitIdOfLease(leaseId);
        const [home, all] = await Promise.all([
          tenantPlace({ tenancy, now }, deps),
          deps.requests.ofPlace({ organizationId, propertyId, unitId, limit: mostOfOne }),
        ]);
        return all.filter(
          (request) => home && request.place.leaseId === leaseId && isShownToTenant(request, home, viewer),
        );
      }),
    );
    return found.flat();
  }
  const scope = {
    kind: 'owner',
    ownerId: viewer.ownerId ?? '',
    today: now.toISOString().slice(0, 10),
  } as const;
  const owned = await deps.properties.page({ organizationId, scope, sort: 'newest', limit: mostOfOne });
  const found = await Promise.all(
    owned.properties.map(async ({ propertyId }) => {
      const key = { organizationId, propertyId };
      const [terms, all] = await Promise.all([
        deps.repairTerms.ofProperty(key),
        deps.requests.ofPlace({ ...key, limit: mostOfOne }),
      ]);
      return all.filter((request) => isShownToOwner({ request, terms }, viewer));
    }),
  );
  return found.flat();
}

/** Of the own ones, those at the chosen properties. A tenant sees no owners, and so none of theirs. */
async function ownChosen(asked: Asked, { property, owner }: Reading, deps: Deps) {
  const own = await ownRequests(asked, deps);
  if (property === undefined && owner === undefined) return own;
  const ids = chosenIn(property);
  const sees =
    owner === undefined
      ? (id: string) => ids.length === 0 || ids.includes(id)
      : await propertiesChosen({ property, owner }, 'requests', asked, deps);
  return own.filter(({ place }) => sees?.(place.propertyId));
}

/** What the caller may see of the open ones, or of those that ended in a year, in the order of the list. */
export async function requestsSeen(asked: Asked, reading: Reading, deps: Deps) {
  const { year } = reading;
  const at = asked.now.toISOString();
  if (sideOf(asked.viewer) === 'staff') {
    const { seen, isCut } = await staffLines(asked, reading, deps);
    // What silence has confirmed stands among the open ones until the job has moved it.
    return { seen: year === '' ? seen.filter(({ isEnded }) => !isEnded) : seen, isCut };
  }
  const own = await ownChosen(asked, reading, deps);
  const seen = own.map((request) => {
    const one = seenOf(request, { place: request.raised.at, now: at });
    const line = sideOf(asked.viewer) === 'owner' ? withoutAssignee(one.line) : one.line;
    return { ...one, line: withoutStaffParts(line), ended: request.listed.year };
  });
  const wanted = seen.filter(({ isEnded, line, ended }) =>
    year === '' ? !isEnded : isEnded && (ended || line.raised_at.slice(0, 4)) === year,
  );
  return {
    seen: wanted.toSorted((one, other) => other.place[0].localeCompare(one.place[0])),
    isCut: false,
  };
}

const withoutAssignee = ({ assignee: _, ...line }: RequestLine): RequestLine => line;
