import { contract } from '../../../shared/contract';
import { item, type Line, line, link } from '../../../shared/domain/assistant/answer';
import { type Asking, places, type Teller, to, told } from '../asking';

const { properties } = contract;
const leaseScreen = (id: string) => to('/showLease', { id });

type Step = 'holdover' | 'deposit' | 'move-out' | 'move-in';

/** What the home screen has of one kind. */
async function steps({ read }: Asking, { kind, nothing, lead }: { kind: Step; nothing: Line; lead: Line }) {
  const reply = await read(properties.getDashboard, { query: {} });
  const { shown, isEmpty, hasMore } = places(reply.data.leases, (each) => each.kind === kind);
  const home = link('Open Home', '/propertyDashboard');
  if (isEmpty) return [nothing, line`${home}`];
  const lines = shown.map(
    ({ each, index }) =>
      item`Unit ${reply.text(`leases/${index}/unit_number`, leaseScreen(each.lease_id))}, ${reply.text(`leases/${index}/property_title`)}: ${reply.day(`leases/${index}/on`)}`,
  );
  return [lead, ...lines, hasMore ? line`There are more. ${home}` : line`${home}`];
}

export const whoHoldsOver: Teller = async (asking) =>
  told(
    ...(await steps(asking, {
      kind: 'holdover',
      nothing: line`Nobody is in holdover.`,
      lead: line`In holdover since the day shown:`,
    })),
  );

export const depositsToReturn: Teller = async (asking) =>
  told(
    ...(await steps(asking, {
      kind: 'deposit',
      nothing: line`No deposit waits to be returned.`,
      lead: line`Deposits to return, with the last day:`,
    })),
  );

export const movesIn: Teller = async (asking) =>
  told(
    ...(await steps(asking, {
      kind: 'move-in',
      nothing: line`No move-in is coming up.`,
      lead: line`Move-ins coming up:`,
    })),
  );

export const movesOut: Teller = async (asking) =>
  told(
    ...(await steps(asking, {
      kind: 'move-out',
      nothing: line`No move-out is coming up.`,
      lead: line`Move-outs coming up:`,
    })),
  );

export const waitsForMe: Teller = async ({ read }) => {
  const reply = await read(properties.getDashboard, { query: {} });
  const home = link('Open Home', '/propertyDashboard');
  const { shown, isEmpty, hasMore } = places(reply.data.leases);
  if (isEmpty) return told(line`No lease waits for you.`, line`${home}`);
  const lines = shown.map(
    ({ each, index }) =>
      item`${reply.state(`leases/${index}/kind`)}: unit ${reply.text(`leases/${index}/unit_number`, leaseScreen(each.lease_id))}, ${reply.text(`leases/${index}/property_title`)}, ${reply.day(`leases/${index}/on`)}`,
  );
  return told(line`This waits for you:`, ...lines, hasMore ? line`There is more. ${home}` : line`${home}`);
};
