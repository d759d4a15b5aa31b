import type { Contract } from '../../../shared/contract';
import { journalColumns, journalRows } from '../../../shared/domain/ledger/reports/journal';
import { productName } from '../../../shared/domain/product';
import { peopleNames } from '../../common/audit/actor-names';
import { shownOfOwn } from '../../common/ledger/own-book';
import type { Handler } from '../../runtime/handler';
import { noteAccess } from '../../runtime/note-access';
import { isOrganizationBook } from '../../table/ledger/record';
import { nextEntries } from './next-entries';
import { bankNamesIn, ownerNames } from './report-names';

/** About 2 MB; Lambda answers with 6 MB at most. */
const entriesPerPage = 1_000;

/** The journal of a period, ledger by ledger. Every start of an export is logged. */
export const exportJournal: Handler<Contract['ledger']['exportJournal']> = async (request, deps) => {
  const { from, to, property_id: propertyId, after } = request.query;
  const page = nextEntries(
    { call: request, propertyId, days: { from, to }, after, most: entriesPerPage },
    deps,
  );
  const [{ found, next }, { organizationId: id, name }] = await Promise.all([page, request.organization()]);
  const accounts = found.flatMap(({ entry }) => Object.keys(entry.lines));
  const people = found.map(({ entry }) => entry.by);
  const [names, ownerName, bankName] = await Promise.all([
    peopleNames(people, deps),
    ownerNames(accounts, request, deps),
    bankNamesIn(id, deps),
    noteAccess(
      request,
      {
        action: 'ledger.export',
        object: { kind: 'organization', id, name },
        everyTime: after === undefined,
      },
      deps,
    ),
  ]);
  const rows = found.flatMap(({ head, entry }) =>
    journalRows(isOrganizationBook(head) ? { ...head, shown: shownOfOwn({ name }) } : head, entry, {
      actor: entry.process ?? names.get(entry.by) ?? productName,
      ownerName,
      bankName,
    }),
  );
  return { success: 1, data: { columns: [...journalColumns], rows, next } };
};
