import { contract } from '../../../shared/contract';
import type { HomeLease } from '../../../shared/contract/tenants';
import { item, type Line, line, link, type Part } from '../../../shared/domain/assistant/answer';
import { type Asking, places, type Teller, type Told, to, told } from '../asking';
import type { Reply } from '../reply';

const { tenants, ledger } = contract;

type Home = {
  readonly reply: Reply<{ leases: HomeLease[] }>;
  readonly lease: HomeLease;
  /** `leases/0`. */
  readonly at: string;
  readonly name: readonly Part[];
};

const nothingHere = line`You have no lease here.`;

/**
 * The lease that the person lives under, else the first of theirs. Other leases of theirs have their own
 * pages.
 */
async function home({ read }: Asking): Promise<Home | undefined> {
  const reply = await read(tenants.getHome, {});
  const lived = reply.data.leases.findIndex(({ lives_there }) => lives_there);
  const index = Math.max(lived, 0);
  const lease = reply.data.leases[index];
  if (!lease) return undefined;
  const at = `leases/${index}`;
  const name = line`Unit ${reply.text(`${at}/unit_number`)}, ${reply.text(`${at}/property_title`)}: `.parts;
  return { reply, lease, at, name };
}

const atHome =
  (tell: (home: Home, asking: Asking) => Told | Promise<Told>): Teller =>
  async (asking) => {
    const found = await home(asking);
    return found ? tell(found, asking) : told(nothingHere);
  };

const about = ({ name }: Home, rest: Line): Line => ({ isItem: false, parts: [...name, ...rest.parts] });
const rent = link('Open Rent', '/ledgesData');
const leasePage = link('Open My lease', '/showLease');

export const myBalance = atHome((at) => {
  const { lease, reply } = at;
  if (!lease.money) return told(about(at, line`the balance is not yours to see.`));
  const screen = to('/ledgesData', { id: lease.lease_id });
  const standing =
    lease.money.balance > 0
      ? line`you owe ${reply.money(`${at.at}/money/balance`, screen)}. Past due are ${reply.money(`${at.at}/money/past_due`, screen)}.`
      : line`you owe nothing. The balance is ${reply.money(`${at.at}/money/balance`, screen)}.`;
  return told(
    about(at, standing),
    line`${rent}`,
    ...(lease.money.payable > 0 ? [line`${link('Pay rent', '/payrent')}`] : []),
  );
});

async function myLedger({ lease }: Home, { read }: Asking) {
  return read(ledger.getMyLedger, { params: { leaseId: lease.lease_id }, query: {} });
}

export const whyIOwe = atHome(async (at, asking) => {
  if (!at.lease.money) return told(about(at, line`the balance is not yours to see.`));
  const reply = await myLedger(at, asking);
  const { shown, isEmpty } = places(reply.data.open);
  if (isEmpty) return told(about(at, line`nothing is open.`), line`${rent}`);
  const lines = shown.map(
    ({ index }) =>
      item`${reply.text(`open/${index}/label`)}, due ${reply.day(`open/${index}/due`)}: ${reply.money(`open/${index}/cents`)}`,
  );
  return told(
    about(at, line`you owe ${reply.money('balance')}, made of these charges:`),
    ...lines,
    line`${rent}`,
  );
});

export const isMyRentPaid = atHome(async (at, asking) => {
  const { lease } = at;
  if (!lease.money) return told(about(at, line`the balance is not yours to see.`));
  const reply = await myLedger(at, asking);
  const paid = reply.data.lines.findIndex(({ type, payment }) => type === 'payment' && payment !== undefined);
  const last =
    paid < 0
      ? []
      : [
          line`The last payment was ${reply.money(`lines/${paid}/payment/cents`)} on ${reply.day(`lines/${paid}/on`)}.`,
        ];
  const standing =
    reply.data.past_due > 0
      ? line`no, ${reply.money('past_due')} are past due.`
      : reply.data.balance > 0
        ? line`nothing is past due. ${reply.money('balance')} are open.`
        : line`yes, nothing is open.`;
  return told(about(at, standing), ...last, line`${rent}`);
});

export const myRent = atHome((at) => {
  const { reply } = at;
  return told(
    about(
      at,
      line`the rent is ${reply.money(`${at.at}/rent`)} a month, due on day ${reply.count(`${at.at}/due_day`)} of the month.`,
    ),
    line`${rent}`,
  );
});

/** Until when the home is theirs, as the lease stands. */
function untilLine({ reply, lease, at }: Home): Line {
  const { kind, on, renewed_to } = lease.until;
  const status = reply.state(`${at}/status`);
  if (on === undefined) return line`your lease has no last day. It is ${status}.`;
  const day = reply.day(`${at}/until/on`);
  if (kind === 'past' || kind === 'ended') return line`your last day was ${day}. It is ${status}.`;
  if (kind === 'term')
    return line`the term of your lease ends on ${day}, then it goes on month-to-month. It is ${status}.`;
  if (kind !== 'renewed') return line`your lease ends on ${day}. It is ${status}.`;
  return renewed_to === undefined
    ? line`the term of your lease ends on ${day}. It is renewed month-to-month.`
    : line`the term of your lease ends on ${day}. It is renewed until ${reply.day(`${at}/until/renewed_to`)}.`;
}

export const myLeaseEnd = atHome((at) => told(about(at, untilLine(at)), line`${leasePage}`));

export const myDeposit = atHome((at) => {
  const { reply, lease } = at;
  if (!lease.money) return told(about(at, line`the deposit is not yours to see.`));
  return told(
    about(at, line`a deposit of ${reply.money(`${at.at}/money/deposit_held`)} is held for this lease.`),
    line`${rent}`,
  );
});

export const myDepositBack = atHome(async (at, asking) => {
  if (!at.lease.money) return told(about(at, line`the deposit is not yours to see.`));
  const reply = await myLedger(at, asking);
  const { settlement } = reply.data;
  if (settlement)
    return told(about(at, line`your deposit was settled on ${reply.day('settlement/on')}.`), line`${rent}`);
  return told(
    about(
      at,
      line`a deposit of ${reply.money('deposit_held')} is held. Your landlord settles it after you have moved out and returned the keys.`,
    ),
    line`The help says how. ${link('Read about deposits', to('/help', { page: 'my-deposit' }))}`,
  );
});

export const myContact = atHome((at) => {
  const { reply } = at;
  const contact = `${at.at}/contact`;
  return told(
    about(
      at,
      line`call ${reply.text(`${contact}/name`)}, ${reply.text(`${contact}/mobile_number`)}, ${reply.text(`${contact}/email`)}`,
    ),
  );
});

export const myAutopay = atHome(async (at, { read }) => {
  if (!at.lease.money) return told(about(at, line`payments are not yours to see.`));
  const reply = await read(ledger.getMyAutopay, { params: { leaseId: at.lease.lease_id } });
  const open = link('Open Autopay', '/autopay');
  const state = about(at, line`autopay is ${reply.state('state')}.`);
  if (!reply.data.next) return told(state, line`${open}`);
  return told(state, line`Next: ${reply.money('next/cents')} on ${reply.day('next/on')}.`, line`${open}`);
});

/** What a tenant may do is written in the lease; whoever runs the home says yes or no. */
export const myRules = atHome((at) => {
  const contact = `${at.at}/contact`;
  return told(
    about(
      at,
      line`your lease says what is allowed. Ask ${at.reply.text(`${contact}/name`)} before you do it: ${at.reply.text(`${contact}/email`)}`,
    ),
    line`${leasePage}`,
  );
});

export const myLeaseText = atHome((at) =>
  told(
    about(at, line`your lease stands on its own page, with its text to read and to save.`),
    line`${leasePage}`,
  ),
);

export const myToSign: Teller = async ({ read }) => {
  const reply = await read(tenants.getHome, {});
  const { shown, isEmpty } = places(reply.data.leases, ({ to_sign }) => to_sign !== undefined);
  if (isEmpty) return told(line`You have nothing to sign.`);
  const lines = shown.map(
    ({ index }) =>
      item`Unit ${reply.text(`leases/${index}/unit_number`)}, ${reply.text(`leases/${index}/property_title`)}: the lease from ${reply.day(`leases/${index}/to_sign/from`)}, to be signed by ${reply.day(`leases/${index}/to_sign/expires_on`)}`,
  );
  return told(line`You have this to sign:`, ...lines, line`${link('Open Home', '/propertyDashboard')}`);
};

export const myAddress = atHome((at) => told(about(at, line`${at.reply.text(`${at.at}/address`)}.`)));

export const myNotice = atHome(async (at, { read }) => {
  const reply = await read(tenants.getMyLease, { params: { leaseId: at.lease.lease_id } });
  return told(
    about(at, line`your lease asks for ${reply.count('notice_days')} days of notice.`),
    line`${leasePage}`,
  );
});
