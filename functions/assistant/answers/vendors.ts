import { contract } from '../../../shared/contract';
import { type Line, line, link } from '../../../shared/domain/assistant/answer';
import { repairCategory } from '../../../shared/domain/assistant/faults';
import { entityOf, places, type Teller, to, told } from '../asking';
import type { Reply } from '../reply';

const { vendors } = contract;
const open = link('Open Vendors', '/vendors');
const screenOf = (id: string) => to('/vendor', { id });

/** By whatever of phone and email is written down. */
function reachParts(reply: Reply<unknown>, at: string, each: { mobile_number: string; email: string }) {
  const phone = each.mobile_number === '' ? [] : line`, ${reply.text(`${at}mobile_number`)}`.parts;
  const email = each.email === '' ? [] : line`, ${reply.text(`${at}email`)}`.parts;
  return [...phone, ...email];
}

/** Vendors of the trade that the question speaks of, else all of them. */
export const ourVendors: Teller = async ({ read, question }) => {
  const trade = repairCategory(question);
  const reply = await read(vendors.listVendors, { query: { ...(trade && { trade }) } });
  const { shown, hasMore, isEmpty } = places(reply.data.vendors);
  if (isEmpty)
    return told(
      trade ? line`No vendor of that trade is written down.` : line`No vendor is written down.`,
      line`${open}`,
    );
  const items = shown.map(
    ({ each, index }): Line => ({
      isItem: true,
      parts: [
        reply.text(`vendors/${index}/name`, screenOf(each.vendor_id)),
        ...reachParts(reply, `vendors/${index}/`, each),
      ],
    }),
  );
  return told(
    trade ? line`Your vendors for that:` : line`Your vendors:`,
    ...items,
    hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`,
  );
};

export const vendorContact: Teller = async (asking) => {
  const { id, name } = entityOf(asking);
  const reply = await asking.read(vendors.getVendor, { params: { id } });
  return told(
    { isItem: false, parts: [name, ...reachParts(reply, '', reply.data)] },
    line`Open requests: ${reply.count('open_jobs', screenOf(id))}.`,
  );
};
