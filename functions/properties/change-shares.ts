import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { displayDate, isLocalDate, localDateOf } from '../../shared/domain/dates';
import { nameOf } from '../../shared/domain/names';
import { ownersProblems } from '../../shared/domain/owners';
import { toFields } from '../../shared/domain/problem';
import { reachOf, type Viewer } from '../../shared/domain/roles';
import { type ShareSet, setOn, setsTakenBack, withShareSet } from '../../shared/domain/shares';
import { Refusal, refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { findHead } from '../portfolio/find-property';
import { refuseOwnersBeyond, sharesOf, takenEmails } from '../portfolio/property-owners';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { NewProperty, PropertyHead } from '../table/properties';
import { shareSetsOf } from '../table/share-sets';
import { versionOf } from '../table/versions';
import { tidyOwner } from './property-form';

type Row = Contract['properties']['changeShares'];
type Request = RequestOf<Row> & ViewerCall;
type Asked = Pick<Request, 'viewer' | 'now' | 'params' | 'body'>;
type Found = Awaited<ReturnType<typeof look>>;

/** A year mistyped is seen at once. */
const yearsAhead = 5;

/** Who owns how much is not a rental owner's to say, whatever else of the property was granted. */
function refuseOwnChange(viewer: Viewer): void {
  const reach = reachOf(viewer, { area: 'owners', level: 'change' });
  if (reach !== 'all' && reach !== 'granted') throw refuse('not-permitted');
}

/** What counted already stays as it was; what is still to come may be taken back. */
function refuseDate(from: string, { sets, now }: { sets: readonly ShareSet[]; now: Date }): void {
  const no = (sentence: string) => refuse('invalid', { fields: { effective_from: sentence } });
  if (!isLocalDate(from)) throw no('Choose the day from which the shares count');
  const last = setOn(sets, localDateOf(now))?.from ?? '';
  if (from < last) throw no(`The shares count from ${displayDate(last)} on. Choose that day or a later one.`);
  const latest = localDateOf(new Date(now.getTime() + yearsAhead * 366 * 86_400_000));
  if (from > latest) throw no(`Choose a day within the next ${yearsAhead} years`);
}

const asPlain = (shares: NewProperty['shares']) =>
  shares.map(({ owner, percentage }) => ({ ownerId: owner.ownerId, percentage }));

/** A set with names, as the log keeps it: an owner's name then is the owner's name then. */
const loggedSet = ({ from, shares }: ShareSet, names: ReadonlyMap<string, string>) => ({
  effectiveFrom: from,
  shares: shares.map(({ ownerId, percentage }) => ({ ownerId, percentage, name: names.get(ownerId) ?? '' })),
});

const namesOf = ({ everOwners }: PropertyHead, shares: NewProperty['shares']) =>
  new Map([...everOwners, ...shares.map(({ owner }) => owner)].map((one) => [one.ownerId, nameOf(one)]));

const find = ({ viewer, now, params }: Asked, deps: Deps) =>
  findHead({ viewer, now, propertyId: params.id }, deps);

/** The property, and its owners by the form. */
async function look(asked: Asked, deps: Deps) {
  const { viewer, now, body } = asked;
  const head = find(asked, deps);
  const [found, shares] = await Promise.all([
    head,
    // The store writes the title into new owners' records.
    sharesOf(body.rentalOwners.map(tidyOwner), { viewer, title: '', now, head }, deps),
  ]);
  return { found, shares };
}

/**
 * The owners and their shares from a day on, which may be still to come; what counted before stays in the history, and a change that was to come
 * on that day or later gives way. Shares that are not 100 %
 * together are refused in the spec's words (PRP-12).
 */
export const changeShares: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  look,
  async (request, deps) => {
    const { viewer, now, params, body } = request;
    refuseOwnChange(viewer);
    const owners = body.rentalOwners.map(tidyOwner);
    const problems = ownersProblems(owners);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const { planId } = (await request.organization()).subscription;
    refuseOwnersBeyond({ owners, viewer, planId });
    const { found, shares } = await request.first();
    const { title } = found.property;
    const from = body.effective_from;
    const after = { from, shares: asPlain(shares), by: viewer.userId };
    const stands = shareSetsOf(found);
    refuseDate(from, { sets: stands, now });
    if (isDeepStrictEqual(withShareSet(stands, after), stands))
      return { success: 1, data: { version: versionOf(found.property) } };

    try {
      const version = await again(async (attempt) => {
        const head = attempt === 1 ? found : await find(request, deps);
        if (versionOf(head.property) !== body.version) throw refuse('changed-meanwhile');
        const sets = shareSetsOf(head);
        const before = sets.at(-1) ?? { from: '', shares: [] };
        const takenBack = setsTakenBack(sets, withShareSet(sets, after));
        const names = namesOf(head, shares);
        const audit = audited(
          request,
          {
            action: 'property.shares',
            object: { kind: 'property', id: params.id, name: title },
            before: {
              ...loggedSet(before, names),
              ...(takenBack.length > 0 && { takenBack: takenBack.map((set) => loggedSet(set, names)) }),
            },
            after: loggedSet(after, names),
          },
          deps,
        );
        return deps.properties.changeShares({ head, from, shares, audit });
      });
      return { success: 1, data: { version } };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'owner-email-taken') throw error;
      throw refuse('owner-email-taken', { fields: await takenEmails(shares, request, deps) });
    }
  },
);
